"""Chapters 5, 6 and 14: dice lie with the advisors, and leave them again."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.games.kingsburg.components import ADVISOR, RANKS
from hoftag.games.kingsburg.dice import EMPTY, dice_name

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

NEUTRAL: Final = 5
"""Who holds an advisor on whom the dice of an unused colour lie."""
NEUTRAL_DICE: Final = 2
"""K-14.1: with so many players, neutral dice are rolled."""


def occupy(table: "Kingsburg", advisor: int, dice: int, tell: Tell | None) -> None:
    """K-14.4: neutral dice close an advisor."""
    table.occupied |= 1 << advisor
    table.holder[advisor] = NEUTRAL
    table.laid[advisor] = dice
    if tell is not None:
        tell.all("neutral-dice", advisor=ADVISOR.ids[advisor], dice=dice_name(dice))


def highest(table: "Kingsburg", seat: int) -> int:
    """The highest advisor that a seat has influenced; -1 if there is none."""
    found = [advisor for advisor in range(RANKS) if table.holder[advisor] == seat]
    if table.envoy_by == seat:
        found.append(table.envoy_at)
    return max(found, default=-1)


def recall_envoy(table: "Kingsburg") -> None:
    """No second group lies with any advisor."""
    table.envoy_at = table.envoy_by = -1
    table.envoy_dice = EMPTY


def leave(table: "Kingsburg", advisor: int) -> None:
    """The first group leaves an advisor; one that came with the envoy is now alone there."""
    if table.envoy_at == advisor:
        table.holder[advisor] = table.envoy_by
        table.laid[advisor] = table.envoy_dice
        recall_envoy(table)
    else:
        table.holder[advisor] = -1
        table.laid[advisor] = EMPTY
        table.occupied &= ~(1 << advisor)


def take_dice_back(table: "Kingsburg") -> None:
    """K-6.5, K-3.5: player dice come back, bonus dice go to the supply; neutral dice stay until the season ends."""
    if table.seats > NEUTRAL_DICE:
        clear(table)
    else:
        for advisor, seat in enumerate(table.holder):
            if seat >= 0 and seat != NEUTRAL:
                table.holder[advisor] = -1
                table.laid[advisor] = EMPTY
                table.occupied ^= 1 << advisor
    recall_envoy(table)
    table.due = []
    table.hands = [EMPTY] * table.seats
    table.bonus = [0] * table.seats


def clear(table: "Kingsburg") -> None:
    if table.occupied:
        table.holder = [-1] * len(ADVISOR)
        table.laid = [EMPTY] * len(ADVISOR)
        table.occupied = 0


def end_season(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-14.4: the neutral dice leave at the end of the season."""
    clear(table)
    return False
