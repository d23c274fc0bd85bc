"""A step: one kind of decision, as the rulebook names it. The state holds the step it is in."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.citadels.moves import CitadelsMove

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


class Step:
    """What is asked, what may be answered, and what the answer does. Steps have no data of their own."""

    name: str = ""

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """The answers there are."""
        raise NotImplementedError

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """The question."""
        raise NotImplementedError

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Why a move is no answer now; `seat` is the one that is asked."""
        raise NotImplementedError
