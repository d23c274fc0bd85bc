"""Rate limits."""

from collections.abc import Callable
from typing import Final

from hoftag.server.faults import FaultError
from hoftag.server.lru import Lru

KNOWN_MOST: Final = 10_000
"""So many are counted at once; beyond that whoever was silent longest is forgotten and begins anew."""


class TokenBucket:
    """A bucket that fills at a steady rate; whoever finds it empty is refused."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """One bucket for each address or person: `rate` a second, `most` at once."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        """So many a second, so many at once."""
        self.rate = rate
        self.most = most
        self.now = now
        self._known: Lru[str, TokenBucket] = Lru(KNOWN_MOST)

    def check(self, who: str) -> None:
        """Refuse whoever comes too fast."""
        now = self.now()
        allowance = self._known.get(who)
        if allowance is None:
            allowance = TokenBucket(self.rate, self.most, now)
            self._known.put(who, allowance)
        if not allowance.take(now):
            raise FaultError(429, "too-fast", "too many at once; wait a moment")
