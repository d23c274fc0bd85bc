"""A step: one kind of decision, as the rulebook names it. The state holds the step it is in."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.moves import TumultMove

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


class Step:
    """What is asked, what may be answered, and what the answer does. Steps have no data of their own."""

    name: str = ""
    rule: str = ""
    """The rule that whoever waits is told."""
    is_rush: bool = False
    """Whether hands race."""

    def may(self, table: "TumultRoyal") -> int:
        """The seats that may answer, as a mask; those that owe an answer unless nobody must."""
        return table.owing

    def timed(self, table: "TumultRoyal") -> float | None:
        """How many seconds this may take before the table ends it."""
        return None

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """The answers there are."""
        raise NotImplementedError

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """The question."""
        raise NotImplementedError

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Why a move is no answer now; `seat` is the one that is asked."""
        raise NotImplementedError

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Why a seat that is not asked can do nothing."""
        return Refusal("not-your-turn", self.rule)
