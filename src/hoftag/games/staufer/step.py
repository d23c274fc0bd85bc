"""A step: one kind of decision, as the rulebook names it. The state holds the step it is in."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.moves import StauferMove

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


class Step:
    """What is asked, what may be answered, and what the answer does. Steps have no data of their own."""

    name: str = ""

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """The answers there are."""
        raise NotImplementedError

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """The question."""
        raise NotImplementedError

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Why a move is no answer now; `seat` is the one that is asked."""
        raise NotImplementedError
