"""Clocks, owned by the server: how long each seat has, which clocks run, and when the next one falls.

Nothing here reads the time by itself: whoever calls brings it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hoftag.server.faults import bad
from hoftag.server.wire.play import ClockInfo, RushInfo
from hoftag.server.wire.tables import BankClock, ClockRule, DaysClock, MoveClock

HOUR = 3600.0


def check_rule(rule: ClockRule) -> None:
    """Refuse hours that never come and zones that do not exist."""
    if isinstance(rule, DaysClock):
        if rule.from_hour >= rule.to_hour:
            raise bad("bad-clock", "the playing hours must begin before they end")
        zone_of(rule)


def zone_of(rule: DaysClock) -> tzinfo:
    if rule.zone == "UTC":
        return UTC
    try:
        return ZoneInfo(rule.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise bad("bad-clock", f"there is no time zone '{rule.zone}'") from None


class Clocks:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.any: Final = isinstance(rule, MoveClock | BankClock | DaysClock)
        """Whether there is anything to measure."""
        self.left = [full(rule)] * seats
        self.running: dict[int, float] = {}
        """Since when each running clock runs."""

    def moved(self, seat: int, now: float) -> None:
        """A seat has decided: its clock stops, and it gets what the rule gives for a decision."""
        if seat not in self.running:
            return
        left = self.left[seat] - self._used(self.running.pop(seat), now)
        if isinstance(self.rule, BankClock):
            self.left[seat] = max(left, 0) + self.rule.increment
        else:
            self.left[seat] = full(self.rule)

    def owed_by(self, seats: Sequence[int], now: float) -> None:
        """These seats owe a decision now: their clocks run, all others stand."""
        for seat in [seat for seat in self.running if seat not in seats]:
            used = self._used(self.running.pop(seat), now)
            self.left[seat] = max(self.left[seat] - used, 0) if isinstance(self.rule, BankClock) else full(self.rule)
        for seat in seats:
            self.running.setdefault(seat, now)

    def leave_at_least(self, seat: int, seconds: float) -> None:
        """Somebody comes back, perhaps to a clock that has fallen."""
        self.left[seat] = max(self.left[seat], seconds)

    def fallen(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self.running) if self._left(seat, now) <= 0]

    def next_fall(self, now: float) -> float | None:
        """In how many seconds the next clock falls, if nobody moves."""
        if not self.any or not self.running:
            return None
        return max(0.0, min(self._falls_in(seat, now) for seat in self.running))

    def info(self, now: float, phase_left: float | None = None, rush: RushInfo | None = None) -> ClockInfo | None:
        if not self.any:
            nothing = phase_left is None and rush is None
            return None if nothing else ClockInfo([], [], now, phase_left, rush)
        left = [round(self._left(seat, now), 3) for seat in range(len(self.left))]
        return ClockInfo(left, sorted(self.running), now, phase_left, rush)

    def save(self) -> list[object]:
        return [[round(left, 3) for left in self.left], [[seat, since] for seat, since in self.running.items()]]

    def load(self, saved: object) -> None:
        """As it was stored; the time that a server was down counts, as for anybody who is away."""
        assert isinstance(saved, list)
        left, running = saved
        self.left = [float(one) for one in left]
        self.running = {int(seat): float(since) for seat, since in running}

    def _left(self, seat: int, now: float) -> float:
        since = self.running.get(seat)
        return self.left[seat] if since is None else self.left[seat] - self._used(since, now)

    def _used(self, since: float, now: float) -> float:
        """How much of the clock a stretch of time takes."""
        if isinstance(self.rule, DaysClock):
            return playing_time(self.rule, since, now)
        return max(0.0, now - since)

    def _falls_in(self, seat: int, now: float) -> float:
        left = self._left(seat, now)
        if isinstance(self.rule, DaysClock):
            return until_played(self.rule, now, left)
        return left


def full(rule: ClockRule) -> float:
    """What a seat has when its clock starts."""
    if isinstance(rule, DaysClock):
        return rule.hours * HOUR
    if isinstance(rule, MoveClock | BankClock):
        return float(rule.seconds)
    return 0.0


def playing_hours(rule: DaysClock, at: float) -> tuple[float, float]:
    """Begin and end of the playing hours of the day that a moment belongs to."""
    day = datetime.fromtimestamp(at, zone_of(rule)).replace(minute=0, second=0, microsecond=0)
    begin = day.replace(hour=rule.from_hour)
    end = (day + timedelta(days=1)).replace(hour=0) if rule.to_hour == 24 else day.replace(hour=rule.to_hour)
    return begin.timestamp(), end.timestamp()


def next_day(rule: DaysClock, at: float) -> float:
    day = datetime.fromtimestamp(at, zone_of(rule)).replace(hour=0, minute=0, second=0, microsecond=0)
    return (day + timedelta(days=1)).timestamp()


def playing_time(rule: DaysClock, since: float, until: float) -> float:
    """How much of a stretch of time lies in the playing hours."""
    total, at = 0.0, since
    while at < until:
        begin, end = playing_hours(rule, at)
        total += max(0.0, min(end, until) - max(begin, at))
        at = next_day(rule, at)
    return total


def until_played(rule: DaysClock, now: float, seconds: float) -> float:
    """In how many seconds so much playing time will have passed."""
    at = now
    while True:
        begin, end = playing_hours(rule, at)
        begin = max(begin, at)
        if end - begin >= seconds:
            return begin + seconds - now
        seconds -= max(0.0, end - begin)
        at = next_day(rule, at)
