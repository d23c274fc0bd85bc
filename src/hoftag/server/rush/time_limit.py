"""Calls that may not take long: the whole server waits for them."""

import signal
import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def call_within(seconds: float, call: Callable[[], T]) -> T:
    """The result of a call, or a TimeoutError in the middle of it.

    Only the main thread of a system with alarm signals can be interrupted, and `hoftag serve` runs in it. Elsewhere
    a call that took too long fails when it is over.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        began = time.monotonic()
        result = call()
        if time.monotonic() - began > seconds:
            raise TimeoutError(f"it took longer than {seconds:g} seconds")
        return result

    def ring(*_: object) -> None:
        raise TimeoutError(f"it was interrupted after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
