"""Chapter 2: a year has eight phases."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.games.kingsburg.components import PHASE

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def enter(table: "Kingsburg", phase: int, tell: Tell | None) -> None:
    """K-2.1: the next phase begins."""
    table.phase = phase
    table.cursor = 0
    if tell is not None:
        tell.all("phase", phase=PHASE.ids[phase])
