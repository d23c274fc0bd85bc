"""Everything about time at a table: the clocks of the seats, and a timed phase. Whoever calls brings the time."""

from collections.abc import Sequence

from hoftag.core.game import State
from hoftag.server.rush.attendance import Attendance
from hoftag.server.table.clocks import Clocks
from hoftag.server.table.phases import TimedPhase
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.wire.play import ClockInfo, RushInfo
from hoftag.server.wire.tables import ClockRule


class Timing:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.clocks = Clocks(rule, seats)
        self.phase = TimedPhase()

    def settle(self, state: State, owing: Sequence[int], who: Attendance, now: float) -> None:
        """A new position: the clocks of people who owe a decision run, and perhaps a timed phase."""
        if self.clocks.any:
            self.clocks.owed_by([seat for seat in owing if seat not in who.bots], now)
        self.phase.settle(state, who, now)

    def lines_changed(self, state: State, who: Attendance, now: float) -> bool:
        """Somebody has come, gone or looked away; returns whether everybody should be told what the time does now."""
        before = self.phase.ends, self.phase.held
        self.phase.settle(state, who, now)
        return before != (self.phase.ends, self.phase.held)

    def next_due(self, time: Timekeeper) -> float | None:
        """When the next clock falls or the phase ends."""
        ends = self.phase.ends
        if not self.clocks.running:
            return ends
        now = time.now()
        wait = self.clocks.next_fall(now)
        if wait is None:
            return ends
        return now + wait if ends is None else min(ends, now + wait)

    def info(self, now: float, rush: RushInfo | None) -> ClockInfo | None:
        """None if no time is kept."""
        if self.phase.held:
            info = self.clocks.info(now) or ClockInfo([], [], now)
            info.held = True
            return info
        if self.phase.ends is None and rush is None and not self.clocks.any:
            return None
        return self.clocks.info(now, self.phase.left(now), rush)
