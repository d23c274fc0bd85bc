"""Timed phases: the game says how long one may last, the table ends it with a move of its own."""

from hoftag.core.events import TABLE
from hoftag.core.game import State
from hoftag.core.moves import Move


class TimedPhase:
    __slots__ = ("ends",)

    def __init__(self) -> None:
        self.ends: float | None = None

    def settle(self, state: State, now: float) -> None:
        """Begin one if the position says so; one that runs goes on. A rush runs by itself, see `rush`."""
        seconds = state.timed() if state.rush() is None else None
        if seconds is None:
            self.ends = None
        elif self.ends is None:
            self.ends = now + seconds

    def reset(self) -> None:
        """The table has moved, or moves were taken back: the next phase begins anew."""
        self.ends = None

    def left(self, now: float) -> float | None:
        """How many seconds are left; None if no phase runs."""
        return None if self.ends is None else max(0.0, self.ends - now)

    def ending(self, state: State, now: float) -> Move | None:
        """The move with which the table ends the phase, once its time is up."""
        if self.ends is None or self.ends > now:
            return None
        legal = state.legal(TABLE)
        return legal[0] if legal else None
