"""Saved positions: their head, their digest, and how they are read: a fault is one sentence that names the place."""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b

from hoftag.core.errors import RecordError, there_is
from hoftag.core.moves import Domain

RULES = "rules"
"""Where a saved position names the version of the rules, unless it is the oldest."""


def hexadecimal(number: int) -> str:
    """A 64-bit number as text, since JSON readers lose the last digits of large numbers."""
    return f"{number:016x}"


def head(game: str, seats: int, options: Mapping[str, object], rng: int) -> dict[str, object]:
    """How every saved position begins: what `Game.load` reads itself."""
    return {"game": game, "seats": seats, "options": dict(options), "generator": hexadecimal(rng)}


def digest_of(document: Mapping[str, object]) -> int:
    """The digest of a saved position."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Reader:
    """One table of a saved position."""

    def __init__(self, fields: Mapping[str, object], where: str = "") -> None:
        """Read the fields found at `where`."""
        self.fields = fields
        self.where = where

    def fault(self, name: str, reason: str) -> RecordError:
        """An error that names the field."""
        return RecordError(f"{self.where}{name}: {reason}")

    def get(self, name: str) -> object:
        """A field as it stands; it must be there."""
        if name not in self.fields:
            raise self.fault(name, "is missing")
        return self.fields[name]

    def items(self) -> Iterator[tuple[str, object]]:
        """Every field."""
        return iter(self.fields.items())

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(name, f"{value!r} is no number from {low} to {high}")
        return value

    def hexadecimal(self, name: str) -> int:
        """A 64-bit number written by `hexadecimal`."""
        value = self.get(name)
        try:
            return int(str(value), 16) & 0xFFFFFFFFFFFFFFFF
        except ValueError:
            raise self.fault(name, f"{value!r} is no hexadecimal number") from None

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.fault(name, f"{value!r} is neither true nor false")
        return value

    def word(self, name: str, among: tuple[str, ...]) -> str:
        """One of the allowed words."""
        value = self.get(name)
        if not isinstance(value, str) or value not in among:
            raise self.fault(name, f"{value!r} is not allowed; {there_is(among)}")
        return value

    def words(self, name: str, among: tuple[str, ...]) -> list[str]:
        """Any of the allowed words."""
        found = [str(item) for item in self.items_of(name)]
        for word in found:
            if word not in among:
                raise self.fault(name, f"'{word}' is not allowed; {there_is(among)}")
        return found

    def member(self, name: str, domain: Domain) -> int:
        """A member of a domain, or -1 for none."""
        value = self.get(name)
        return -1 if value is None else self._member(name, value, domain)

    def members(self, name: str, domain: Domain) -> list[int]:
        """Members of a domain."""
        return [self._member(name, item, domain) for item in self.items_of(name)]

    def _member(self, name: str, value: object, domain: Domain) -> int:
        if not isinstance(value, str) or value not in domain.index:
            raise self.fault(name, f"{value!r} is no {domain.name}; {there_is(domain.ids)}")
        return domain.index[value]

    def items_of(self, name: str) -> list[object]:
        """A list of anything."""
        value = self.get(name)
        if not isinstance(value, list):
            raise self.fault(name, f"{value!r} is no list")
        return value

    def lists(self, name: str) -> list[list[object]]:
        """A list of lists."""
        found = self.items_of(name)
        for item in found:
            if not isinstance(item, list):
                raise self.fault(name, f"{item!r} is no list")
        return [item for item in found if isinstance(item, list)]

    def reader(self, name: str) -> "Reader":
        """A table inside this one."""
        value = self.get(name)
        if not isinstance(value, Mapping):
            raise self.fault(name, f"{value!r} is no table")
        return Reader(value, f"{self.where}{name}.")

    def readers(self, name: str) -> "list[Reader]":
        """A list of tables."""
        found = []
        for number, item in enumerate(self.items_of(name)):
            if not isinstance(item, Mapping):
                raise self.fault(name, f"{item!r} is no table")
            found.append(Reader(item, f"{self.where}{name}.{number}."))
        return found
