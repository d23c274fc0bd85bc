"""Chapter 2: the course of the game, round by round."""

from typing import TYPE_CHECKING, Final

from hoftag.core.stepped import Stage
from hoftag.games.citadels.rules import calling, draft

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

COURSE: "Final[list[Stage[Citadels]]]" = [
    draft.begin_round,
    draft.draft,
    calling.begin_calling,
    calling.calling,
    calling.end_round,
]
DRAFT: Final = COURSE.index(draft.draft)
CALLING: Final = COURSE.index(calling.calling)
