"""The time, and alarms. Everything on the server asks a `Timekeeper`; tests bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from hoftag.core.build import mypyc_attr

LEAP: Final = 2.0
"""If the clock of the machine leaps by more seconds than this, ours follows."""


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
