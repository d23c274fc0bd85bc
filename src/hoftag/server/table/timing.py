"""Everything about time at a table: the clocks of the seats, a timed phase, and the alarm for whichever is up first."""

from collections.abc import Callable, Sequence

from hoftag.core.game import State
from hoftag.server.table.clocks import Clocks
from hoftag.server.table.phases import TimedPhase
from hoftag.server.timekeeper import Alarm, Timekeeper
from hoftag.server.wire.play import ClockInfo, RushInfo
from hoftag.server.wire.tables import ClockRule


class Timing:
    def __init__(self, time: Timekeeper, rule: ClockRule, seats: int) -> None:
        self._time = time
        self._alarm: Alarm | None = None
        self.clocks = Clocks(rule, seats)
        self.phase = TimedPhase()
        self.rush: RushInfo | None = None
        """The rush that is on, if one is."""

    def settle(self, state: State, owing: Sequence[int], now: float) -> None:
        """A new position: the clocks of these seats run, and perhaps a timed phase."""
        if self.clocks.any():
            self.clocks.owed_by(owing, now)
        self.phase.settle(state, now)

    def set_alarm(self, ring: Callable[[], None]) -> None:
        """Ring when the next clock falls or the phase ends."""
        self.cancel_alarm()
        if self.phase.ends is None and not self.clocks.any():
            return
        now = self._time.now()
        waits = [wait for wait in (self.phase.left(now), self.clocks.next_fall(now)) if wait is not None]
        if waits:
            self._alarm = self._time.after(min(waits) + 0.001, ring)

    def cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def has_alarm(self) -> bool:
        return self._alarm is not None

    def info(self) -> ClockInfo | None:
        """None if no time is kept."""
        if self.phase.ends is None and self.rush is None and not self.clocks.any():
            return None
        now = self._time.now()
        return self.clocks.info(now, self.phase.left(now), self.rush)
