"""How a position stands at the border between two rounds: the facts that count, and the chance to win they give."""

from math import exp
from typing import Final

from hoftag.games.citadels.components import COLOUR
from hoftag.games.citadels.rules import scoring
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import cards, roles

FEATURES: Final = (
    "points",
    "districts",
    "six or more",
    "seven or more",
    "colours",
    "gold",
    "gold squared",
    "cards",
    "no cards",
    "best next building",
    "can build next",
    "best income",
    "crown",
    "complete first",
    "districts squared",
    "points x districts",
)
WEIGHTS: Final[tuple[float, ...]] = (
    0.30,
    0.10,
    0.3,
    0.5,
    0.35,
    0.30,
    -0.012,
    0.20,
    -0.4,
    0.08,
    0.2,
    0.08,
    0.0,
    1.0,
    0.02,
    0.01,
)
"""What each fact adds to a seat's standing; a difference of 1 between two seats makes odds of about 3 to 1."""


def features(table: Citadels, seat: int) -> list[float]:
    """The facts of FEATURES about one seat; asked of an imagined world, so its hand counts as well."""
    city = table.cities[seat]
    districts = len(city)
    points = scoring.district_points(table.terms, city)
    gold = min(table.gold[seat], 10)
    useful, best = prospects(table, seat)
    five = scoring.has_five_colours(table.terms, city, table.ghost_round[seat] == table.round)
    colours = len(COLOUR) if five else cards.colours_of(table, seat).bit_count()
    return [
        float(points),
        float(districts),
        float(districts >= roles.TALL),
        float(districts > roles.TALL),
        float(colours),
        float(gold),
        float(gold * gold),
        float(min(useful, 4)),
        float(useful == 0),
        float(best),
        float(best > 0),
        float(max(roles.incomes(table, seat))),
        float(table.crown == seat),
        float(table.first_complete == seat),
        float(districts * districts),
        float(points * districts),
    ]


def prospects(table: Citadels, seat: int) -> tuple[int, int]:
    """How many cards in hand can be built some day, and the points of the best one that can be next turn."""
    cost = table.terms.cost
    points = table.terms.points
    not_these = cards.barred(table, seat)
    purse = table.gold[seat] + table.terms.box.take_gold
    useful = best = 0
    for card in table.hands[seat]:
        if not not_these >> card & 1:
            useful += 1
            if cost[card] <= purse and points[card] > best:
                best = points[card]
    return useful, best


def standing(table: Citadels, seat: int) -> float:
    """The facts, weighed and added up."""
    return sum([weight * fact for weight, fact in zip(WEIGHTS, features(table, seat), strict=True)])


def evaluate(table: Citadels) -> list[float]:
    """Each seat's chance to win; the shares of the win once the game is over."""
    if table.is_over():
        return table.outcome().shares()
    standings = [standing(table, seat) for seat in range(table.seats)]
    highest = max(standings)
    odds = [exp(value - highest) for value in standings]
    total = sum(odds)
    return [value / total for value in odds]
