"""What everybody sees of the chronicle: the next space, the next number, and how near the end is (chapter 9)."""

from typing import TYPE_CHECKING, Literal, TypedDict

from hoftag.core.standing import EndView, end_in
from hoftag.games.tumult_royal.rules import ending

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

Standing = Literal["below", "at", "above"]


class SpaceView(TypedDict):
    """The space that the next king places on; `ends`: with statues as they stand now, the game would end there."""

    space: int
    statues: int
    limit: int | None
    ends: bool


class LimitView(TypedDict):
    """The next number in the chronicle that the gap is held against, and how it stands."""

    space: int
    limit: int
    stands: Standing


def next_space(table: "TumultRoyal") -> SpaceView | None:
    spaces = table.terms.box.spaces
    number = len(table.chronicle)
    if number >= len(spaces):
        return None
    limit = spaces[number].threshold
    return {
        "space": number + 1,
        "statues": spaces[number].statues,
        "limit": limit if limit >= 0 else None,
        "ends": ending.ends_at(table, limit),
    }


def next_limit(table: "TumultRoyal") -> LimitView | None:
    spaces = table.terms.box.spaces
    for number in range(len(table.chronicle), len(spaces)):
        limit = spaces[number].threshold
        if limit >= 0:
            stands: Standing = "at" if ending.gap(table) == limit else "below"
            return {
                "space": number + 1,
                "limit": limit,
                "stands": "above" if ending.ends_at(table, limit) else stands,
            }
    return None


def nearing(table: "TumultRoyal", limit: LimitView | None) -> EndView:
    """T-9.1, T-9.2, T-9.4: the rounds left at most, when the gap is looked at, and the statues the leader has left."""
    written, box = len(table.chronicle), table.terms.box
    rounds, left = len(box.spaces) - written, box.statues - max(table.statues)
    if limit is None:
        return end_in("end-rounds", rounds=rounds, left=left)
    until = limit["space"] - written
    return end_in("end-gap", rounds=rounds, left=left, until=until, limit=limit["limit"], gap=ending.gap(table))
