"""How a position stands at the border between two rounds: the facts that count, and the chance to win they give."""

from math import exp
from typing import Final

from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import plan

FEATURES: Final = (
    "statues",
    "statues late",
    "supporters",
    "ahead for the crown",
    "king",
    "mercy",
    "best fields at hand",
    "free fields at hand",
)
WEIGHTS: Final[tuple[float, ...]] = (0.28, 0.30, 0.04, 0.03, -0.05, 0.05, 0.08, 0.03)
"""What each fact adds to a seat's standing; a difference of 1 between two seats makes odds of about 3 to 1."""
AVERAGE: Final = (5, 5, 4)
"""Goods that a seat may hope for in a round."""


def features(table: TumultRoyal, seat: int) -> list[float]:
    """The facts of FEATURES about one seat; all of them are public at a border."""
    late = table.round / len(table.terms.box.spaces)
    most = max([count for other, count in enumerate(table.supporters) if other != seat])
    statues = table.statues[seat] - sum(table.statues) / table.seats
    counts = plan.near(table, seat)
    best = plan.best_set(AVERAGE, counts, table.terms.costs, table.terms.gains)
    return [
        float(statues),
        statues * late,
        min(30.0, float(table.supporters[seat])),
        max(-6.0, min(6.0, float(table.supporters[seat] - most))) * (1 + (late > 0.5)),
        float(table.order[0] == seat),
        float(table.mercy >> seat & 1),
        best,
        float(sum(counts[:-2])),
    ]


def evaluate(table: TumultRoyal) -> list[float]:
    """Each seat's chance to win; the shares of the win once the game is over."""
    if table.is_over():
        return table.outcome().shares()
    standings = [
        sum([weight * fact for weight, fact in zip(WEIGHTS, features(table, seat), strict=True)])
        for seat in range(table.seats)
    ]
    highest = max(standings)
    odds = [exp(value - highest) for value in standings]
    total = sum(odds)
    return [value / total for value in odds]
