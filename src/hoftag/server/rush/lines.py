"""When the lines of a live table are measured: from before a rush until it is over."""

from typing import Final

BURST: Final = 5
BURST_EVERY: Final = 0.1
EVERY: Final = 2.0
"""Lines are measured in a burst first, and then every so many seconds."""


class Probing:
    __slots__ = ("_burst", "next_at")

    def __init__(self) -> None:
        self.next_at: float | None = None
        """When lines are measured next; None: they are not."""
        self._burst = 0

    def switch(self, now: float, *, on: bool) -> None:
        if on and self.next_at is None:
            self._begin(now)
        elif not on:
            self.next_at = None

    def restart(self, now: float) -> None:
        """A line is new: measure in a burst again."""
        if self.next_at is not None:
            self._begin(now)

    def _begin(self, now: float) -> None:
        self.next_at = now
        self._burst = BURST

    def is_due(self, now: float) -> bool:
        """Whether it is time; if so, the next time is later."""
        if self.next_at is None or self.next_at > now:
            return False
        self._burst -= 1
        self.next_at = now + (BURST_EVERY if self._burst > 0 else EVERY)
        return True
