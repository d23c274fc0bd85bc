"""What each seat could do a moment ago: whoever acted on that and came too late has missed, and done nothing wrong."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from hoftag.core.moves import Move

MEMORY: Final = 1.0
"""So many seconds."""


class RecentLegal:
    """The legal moves of the last moments, by seat."""

    def __init__(self) -> None:
        self._until: dict[int, deque[tuple[float, Sequence[Move]]]] = {}

    def note(self, legal: Mapping[int, Sequence[Move]], now: float) -> None:
        """These are legal until now."""
        for seat, moves in legal.items():
            kept = self._until.setdefault(seat, deque())
            if kept and kept[-1][1] is moves:
                kept.pop()
            kept.append((now, moves))
            while kept[0][0] < now - MEMORY:
                kept.popleft()

    def allowed(self, seat: int, move: Move, since: float) -> bool:
        """Whether a seat could make a move at that time or later."""
        return any(move in legal for until, legal in self._until.get(seat, ()) if until >= since)
