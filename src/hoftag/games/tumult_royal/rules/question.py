"""What a question of this game says beside what every step says: who may answer it, and how long it may take."""

from typing import TYPE_CHECKING

from hoftag.core.game import Refusal
from hoftag.core.stepped import Step
from hoftag.games.tumult_royal.moves import TumultMove

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


class TumultStep(Step["TumultRoyal", TumultMove]):
    """A step; where it is timed, the table itself may answer it with `time-up`."""

    is_rush: bool = False
    """Whether hands race."""
    is_patient: bool = False
    """Whether somebody alone with bots may take as long as they like."""

    def may(self, table: "TumultRoyal") -> int:
        """The seats that may answer, as a mask; those that owe an answer unless nobody must."""
        return table.actors

    def timed(self, table: "TumultRoyal") -> float | None:
        """How many seconds this may take before the table ends it."""
        return None

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Why a seat that is not asked can do nothing."""
        return Refusal("not-your-turn", self.rule)
