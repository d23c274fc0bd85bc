"""The latency of a line. The server measures it itself: nobody can make a line seem shorter than it is."""

import secrets
from collections import deque
from statistics import median
from typing import Final

SAMPLES: Final = 9
"""So many of the last measurements count."""
OVERDUE: Final = 1.5
"""A line that owes an answer for so many seconds is not healthy."""


class Latency:
    """The latency of one line. Whoever sends and receives the probes brings the time."""

    __slots__ = ("_round_trips", "_sent", "one_way")

    def __init__(self) -> None:
        self._sent: dict[bytes, float] = {}
        self._round_trips: deque[float] = deque(maxlen=SAMPLES)
        self.one_way: float | None = None
        """Half of the middle round trip; None before the first."""

    def probe(self, now: float) -> bytes:
        """A probe goes out; returns what it carries."""
        if len(self._sent) >= SAMPLES:
            del self._sent[next(iter(self._sent))]
        payload = secrets.token_bytes(8)
        self._sent[payload] = now
        return payload

    def heard(self, payload: bytes, now: float) -> None:
        """A probe has come back; one that was not sent is ignored, and older ones are given up."""
        sent = self._sent.get(payload)
        if sent is not None:
            while next(iter(self._sent)) != payload:
                del self._sent[next(iter(self._sent))]
            del self._sent[payload]
            self._round_trips.append(now - sent)
            self.one_way = median(self._round_trips) / 2

    def is_healthy(self, now: float) -> bool:
        """Whether it answers: the oldest probe that is out is not overdue."""
        return self.one_way is not None and (not self._sent or now - next(iter(self._sent.values())) < OVERDUE)
