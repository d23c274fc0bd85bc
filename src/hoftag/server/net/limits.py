"""Rate limits."""

from collections.abc import Callable

from hoftag.server.faults import FaultError


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
        self._known: dict[str, TokenBucket] = {}

    def check(self, who: str) -> None:
        """Refuse whoever comes too fast."""
        now = self.now()
        if len(self._known) > 10_000:
            full_after = self.most / self.rate
            self._known = {name: one for name, one in self._known.items() if now - one.at < full_after}
        allowance = self._known.setdefault(who, TokenBucket(self.rate, self.most, now))
        if not allowance.take(now):
            raise FaultError(429, "too-fast", "too many at once; wait a moment")
