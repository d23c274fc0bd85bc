"""Parts of views that stay as they are while most moves are made: each is made anew only when something in it changes.

A table keeps what it showed last, and no more. What was once shown is looked for nowhere: to find it among that of
all tables would take longer than to make it.
"""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Shown:
    """What was shown last, to one viewer or of one seat, by the functions that make it."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        """Nothing yet."""
        self._parts: dict[object, tuple[tuple[object, ...], Any]] = {}

    def part(self, make: Callable[[*Ts], T], *of: *Ts) -> T:
        """What `make` makes of this; the same object as last time if that was made of the same."""
        last = self._parts.get(make)
        if last is not None and last[0] == of:
            found: T = last[1]
            return found
        made = make(*of)
        self._parts[make] = of, made
        return made


def nothing_shown(seats: int) -> list[Shown]:
    """One for each seat, for what it sees and what is seen of it, and a last one for all else that everybody sees."""
    return [Shown() for _ in range(seats + 1)]
