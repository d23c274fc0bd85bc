"""A step: one kind of decision, as the rulebook names it. The state holds the step it is in."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.moves import KingsburgMove

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


class Step:
    """What is asked, what may be answered, and what the answer does. Steps have no data of their own."""

    name: str = ""
    rule: str = ""
    """The rule that the question comes from, and that forbids what is no answer to it."""

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """The answers there are."""
        raise NotImplementedError

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """The question."""
        return Prompt(self.name, self.rule)

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Why a move is no answer now; `seat` is one that is asked."""
        return Refusal("not-now", self.rule)
