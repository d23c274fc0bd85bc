"""Asking seats: the state remembers who owes which decision."""

from typing import TYPE_CHECKING

from hoftag.core.moves import Move
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def ask(table: "Kingsburg", seat: int, step: Step, moves: list[Move] | None = None) -> bool:
    """Wait for this seat; true, so that a stage can end with it. `moves` are its legal moves, if they are known."""
    table.actors = 1 << seat
    table.step = step
    table.ready = moves
    return True


def ask_all(table: "Kingsburg", seats: int, step: Step) -> bool:
    """Wait for all seats of a mask."""
    table.actors = seats
    table.step = step
    table.ready = None
    return True
