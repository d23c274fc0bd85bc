"""How a position stands at the end of a season: the facts that count, and the chance to win they give."""

from math import exp
from typing import Final

from hoftag.games.kingsburg.components import AUTUMN, BUILDING, RECRUITING
from hoftag.games.kingsburg.rules.supply import goods
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.strategy import winters
from hoftag.games.kingsburg.strategy.values import FIGHTING, PLUS2, Needs, effect, seasons_left

FEATURES: Final = ("points", "purse", "tokens", "effects", "winter", "goods left over", "envoy")
WEIGHTS: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 0.85, 1.0, -0.08, 0.8)
"""What each fact adds to a standing, in points."""
FAR: Final = 0.8
"""How much of the coming winter is settled while there are seasons to come before it."""


def features(table: Kingsburg, seat: int) -> list[float]:
    """The facts of FEATURES about one seat."""
    seasons = seasons_left(table) + int(table.phase <= AUTUMN)  # at a border the season has just begun
    winters_after = table.terms.box.years - 1 - table.year
    needs = Needs(table, seat)
    purse = needs.purse(table.gold[seat], table.wood[seat], table.stone[seat]) if seasons else 0.0
    future = 0.0
    built = table.built[seat]
    for number in range(len(BUILDING)):
        if built >> number & 1:
            future += effect(number, seasons, winters_after if FIGHTING >> number & 1 else winters_after + 1)
    winter = 0.0
    if table.phase <= RECRUITING:
        outlook, recruits = winters.outlook(table, seat)
        winter = outlook if table.phase == RECRUITING else FAR * outlook
        if table.phase == RECRUITING and winters_after and recruits:
            purse *= 0.9
    if not seasons:
        purse = winters.good_price(table, seat) * goods(table, seat)
    return [
        float(table.points[seat]),
        purse,
        PLUS2 * min(table.plus2[seat], seasons),
        future,
        winter,
        float(max(0, goods(table, seat) - 6)),
        float(table.envoy == seat and seasons > 0),
    ]


def standing(table: Kingsburg, seat: int) -> float:
    """The facts, weighed and added up."""
    return sum([weight * fact for weight, fact in zip(WEIGHTS, features(table, seat), strict=True)])


def evaluate(table: Kingsburg) -> list[float]:
    """Each seat's chance to win; the shares of the win once the game is over."""
    if table.is_over():
        return table.outcome().shares()
    calm = 2.0 + 0.35 * seasons_left(table)
    standings = [standing(table, seat) / calm for seat in range(table.seats)]
    highest = max(standings)
    odds = [exp(value - highest) for value in standings]
    total = sum(odds)
    return [value / total for value in odds]
