"""Timed phases: the game says how long one may last, the table ends it with a move of its own.

In a game in which hands race, time stands still while nobody is there, and begins anew when somebody is.
"""

from hoftag.core.events import TABLE
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.server.rush.attendance import Attendance


class TimedPhase:
    __slots__ = ("ends", "held")

    def __init__(self) -> None:
        self.ends: float | None = None
        self.held = False
        """Whether it waits until somebody is there."""

    def settle(self, state: State, who: Attendance, now: float) -> None:
        """Begin one if the position says so; one that runs goes on. A rush runs by itself, see `rush`."""
        seconds = state.timed()
        if seconds is None or state.rush() is not None:
            self.held, self.ends = False, None
            return
        self.held = state.live() and who.deserted()
        if self.held or (who.alone() and state.patient()):
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
