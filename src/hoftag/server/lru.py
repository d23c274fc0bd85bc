"""A cache with a bound."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Lru(Generic[K, V]):
    """A mapping that keeps so many: what was used longest ago goes first."""

    __slots__ = ("_kept", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: dict[K, V] = {}
        """The last used at the end."""

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def put(self, key: K, value: V) -> None:
        self._kept.pop(key, None)
        self._kept[key] = value
        if len(self._kept) > self.most:
            del self._kept[next(iter(self._kept))]

    def drop(self, key: K) -> None:
        self._kept.pop(key, None)
