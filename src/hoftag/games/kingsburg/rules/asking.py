"""Asking a seat: the state remembers who owes which decision."""

from typing import TYPE_CHECKING

from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def ask(table: "Kingsburg", seat: int, step: Step) -> bool:
    """Wait for this seat; true, so that a stage can end with it."""
    table.actors = 1 << seat
    table.step = step
    return True
