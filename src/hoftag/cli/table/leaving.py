"""Leaving a table before the game is over: by Ctrl-C, by a signal, or because the terminal was closed."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

CLOSED = getattr(signal, "SIGHUP", signal.SIGTERM)
"""What a process hears whose terminal is closed."""


class Left(BaseException):
    """Somebody, or the system, ends the session; `number` is the signal."""

    def __init__(self, number: int = signal.SIGINT) -> None:
        super().__init__(number)
        self.number = int(number)

    @property
    def status(self) -> int:
        """The exit code that shells expect."""
        return 128 + self.number


@contextmanager
def signals_as(leave: Callable[[int], None]) -> Iterator[None]:
    """While inside, SIGTERM and SIGHUP call `leave` instead of ending the process at once."""

    def handler(number: int, _frame: FrameType | None) -> None:
        leave(number)

    before = {number: signal.signal(number, handler) for number in SIGNALS}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def raise_left(number: int) -> None:
    """Leave from wherever the program is."""
    raise Left(number)
