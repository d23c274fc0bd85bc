"""How a position stands at the border between two rounds, and the chance to win that follows from it."""

from math import exp
from typing import Final

from hoftag.games.staufer.components import REGIONS
from hoftag.games.staufer.rules import ending, scoring
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.strategy.values import NOBLE_TIMES, Look

FEATURES: Final = (
    "points",
    "figures at court",
    "figures on the way",
    "majorities to come",
    "tasks as they stand",
    "brown chests",
    "turquoise chests",
    "violet chests",
    "privileges",
    "first turn",
)
WEIGHTS: Final[tuple[float, ...]] = (1.0, 0.85, 1.0, 0.8, 0.55, 1.0, 1.7, 3.2, 1.0, 1.2)
"""What each fact adds to the points expected in the end."""
SPREAD: Final[tuple[float, ...]] = (3.0, 4.5, 6.0, 7.5, 9.0)
"""So many points more, and the odds are e to 1; by rounds to come."""


def features(table: Staufer, seat: int) -> list[float]:
    """The facts of FEATURES about one seat; asked of an imagined world, so its tasks count as well."""
    look = Look(table, seat)
    at = 2 * seat
    court = table.court[at] + NOBLE_TIMES * table.court[at + 1]
    width = 2 * table.seats
    lying = majorities = 0.0
    for region in range(REGIONS):
        figures = table.paid[region * width + at] + NOBLE_TIMES * table.paid[region * width + at + 1]
        if figures:
            lying += figures * look.lying(region)
        ranks = scoring.ranking(table, region)
        if seat in ranks[:3]:
            majorities += look.weight_of(region) * look.places(region)[ranks.index(seat)]
    tasks = sum([ending.task_points(table, seat, card) for card in table.tasks[3 * seat : 3 * seat + 3]])
    kinds = table.terms.kinds
    mine = table.chests[seat * kinds : (seat + 1) * kinds]
    lasting = sum([look.privilege(card) for card in table.terms.box.kinds if table.rights[seat] >> card & 1])
    return [
        float(ending.points(table, seat)),
        min(court, 12.0) + 0.3 * max(0.0, court - 12.0),
        lying,
        majorities,
        float(tasks),
        float(ending.brown_points(table, ending.brown_chests(table, seat))),
        float(sum([mine[kind] for kind in table.terms.turquoise])),
        float(sum([mine[kind] for kind in table.terms.violet])),
        lasting,
        sum([0.5 / (1 + place) for place, other in enumerate(table.order[:4]) if other == seat]),
    ]


def expected_points(table: Staufer, seat: int) -> float:
    """The facts, weighed and added up."""
    return sum([weight * fact for weight, fact in zip(WEIGHTS, features(table, seat), strict=True)])


def evaluate(table: Staufer) -> list[float]:
    """Each seat's chance to win; the shares of the win once the game is over."""
    if table.is_over():
        return table.outcome().shares()
    spread = SPREAD[table.terms.box.rounds - table.round]
    standings = [expected_points(table, seat) / spread for seat in range(table.seats)]
    highest = max(standings)
    odds = [exp(value - highest) for value in standings]
    total = sum(odds)
    return [value / total for value in odds]
