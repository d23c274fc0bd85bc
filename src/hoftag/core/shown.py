"""Parts of views that stay as they are while most moves are made: each is made anew only when something in it changes.

A table keeps what it showed last, and no more. What was once shown is looked for nowhere: to find it among that of
all tables would take longer than to make it.
"""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

S = TypeVar("S")
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

    def part_until(self, make: Callable[[S, int], T], state: S, seat: int, *stamp: int) -> T:
        """What `make` makes of a position for a seat; the same object as long as the stamp is the same.

        A position only goes on, and one that is gone back to is another object: so a few numbers that rise with every
        change are enough to tell that nothing has changed.
        """
        last = self._parts.get(make)
        if last is not None and last[0] == stamp:
            found: T = last[1]
            return found
        made = make(state, seat)
        self._parts[make] = stamp, made
        return made


def nothing_shown(seats: int) -> list[Shown]:
    """One for each seat, for what it sees and what is seen of it, and a last one for all else that everybody sees."""
    return [Shown() for _ in range(seats + 1)]
