"""The time, and alarms. Everything on the server asks a `Timekeeper`; tests bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from hoftag.core.build import mypyc_attr

LEAP: Final = 2.0
"""If the clock of the machine leaps by more seconds than this, ours follows."""
MOMENT: Final = 0.0005


class Alarm(Protocol):
    """A call that will be made unless it is cancelled."""

    def cancel(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Timekeeper:
    """The real time. It runs evenly: a small correction of the machine's clock must not change anybody's seconds."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        now, clock = time.monotonic() + self._ahead, time.time()
        if abs(clock - now) > LEAP:  # it slept, or its clock was wrong
            self._ahead += clock - now
            return clock
        return now

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(min(seconds, 86_400.0), call)


class Wakeup:
    """One alarm that is set anew whenever something changes."""

    def __init__(self, time: Timekeeper, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._alarm: Alarm | None = None
        self._rings = 0.0

    def set(self, at: float | None) -> None:
        """Ring at that time, a little late rather than early; at once if it has come, and not at all without one."""
        if self._alarm is not None:
            if at == self._rings:
                return
            self.cancel()
        if at is None:
            return
        wait = at - self._time.now()
        if wait <= 0:
            self._ring()
        else:
            self._rings = at
            self._alarm = self._time.after(wait + MOMENT, self._wake)

    def cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def is_set(self) -> bool:
        return self._alarm is not None

    def _wake(self) -> None:
        self._alarm = None
        self._ring()
