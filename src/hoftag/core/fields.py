"""A state whose fields are declared once; how they begin, are copied, saved and loaded follows from that.

    class Tribute(DeclaredState):
        hands: list[list[int]] = per_seat(members(CARD))
        on_offer: int = member(CARD, empty=True)

For games that need no copy written by hand for speed. What is not declared cannot be set, so nothing can be forgotten.
A type checker takes each declaration for a value of the field, as it does with those of a dataclass.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, cast, overload

from hoftag.core.errors import HoftagError
from hoftag.core.game import Document, Game, State
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.options import OptionValue
from hoftag.core.position import RULES, Reader, head

T = TypeVar("T")
M = TypeVar("M", bound=Move)
EMPTY = -1
"""A seat that is nobody, a member of a domain that is none; null in a document."""


class Kind(Generic[T]):
    """What a field holds."""

    def start(self, seats: int) -> T:
        """What is there on an empty table."""
        raise NotImplementedError

    def copied(self, value: T) -> T:
        """A copy that shares nothing that changes."""
        return value

    def written(self, value: T) -> object:
        """The value as it stands in a document."""
        return value

    def read(self, reader: Reader, name: str, seats: int) -> T:
        """The value from a document, or one sentence that names the place."""
        raise NotImplementedError


class Number(Kind[int]):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def start(self, seats: int) -> int:
        return self.low

    def read(self, reader: Reader, name: str, seats: int) -> int:
        return reader.number(name, self.low, self.high)


class Flag(Kind[bool]):
    def start(self, seats: int) -> bool:
        return False

    def read(self, reader: Reader, name: str, seats: int) -> bool:
        return reader.flag(name)


class Word(Kind[str]):
    def __init__(self, among: tuple[str, ...]) -> None:
        self.among = among

    def start(self, seats: int) -> str:
        return self.among[0]

    def read(self, reader: Reader, name: str, seats: int) -> str:
        return reader.word(name, self.among)


class Seat(Kind[int]):
    def __init__(self, *, empty: bool) -> None:
        self.empty = empty

    def start(self, seats: int) -> int:
        return EMPTY if self.empty else 0

    def written(self, value: int) -> int | None:
        return None if value == EMPTY else value

    def read(self, reader: Reader, name: str, seats: int) -> int:
        return EMPTY if self.empty and reader.get(name) is None else reader.number(name, 0, seats - 1)


class Member(Kind[int]):
    def __init__(self, of: Domain, *, empty: bool) -> None:
        self.of = of
        self.empty = empty

    def start(self, seats: int) -> int:
        return EMPTY if self.empty else 0

    def written(self, value: int) -> str | None:
        return None if value == EMPTY else self.of.ids[value]

    def read(self, reader: Reader, name: str, seats: int) -> int:
        found = reader.member(name, self.of)
        if found == EMPTY and not self.empty:
            raise reader.fault(name, f"names no {self.of.name}")
        return found


class OneMove(Kind[Move | None]):
    def __init__(self, of: Catalogue[Move], *, empty: bool) -> None:
        self.of = of
        self.empty = empty

    def start(self, seats: int) -> Move | None:
        return None if self.empty else self.of.all[0]

    def written(self, value: Move | None) -> str | None:
        return None if value is None else value.text

    def read(self, reader: Reader, name: str, seats: int) -> Move | None:
        text = reader.get(name)
        if text is None and self.empty:
            return None
        try:
            return self.of.from_text(str(text))
        except HoftagError as error:
            raise reader.fault(name, str(error)) from None


class Several(Kind[list[T]]):
    def __init__(self, of: Kind[T]) -> None:
        self.of = of
        self.flat = type(of).copied is Kind.copied

    def start(self, seats: int) -> list[T]:
        return []

    def copied(self, value: list[T]) -> list[T]:
        return value[:] if self.flat else list(map(self.of.copied, value))

    def written(self, value: list[T]) -> list[object]:
        return list(map(self.of.written, value))

    def read(self, reader: Reader, name: str, seats: int) -> list[T]:
        items = {str(number): item for number, item in enumerate(reader.items_of(name))}
        inside = Reader(items, f"{reader.where}{name}.")
        return [self.of.read(inside, number, seats) for number in items]


class PerSeat(Several[T]):
    def start(self, seats: int) -> list[T]:
        return [self.of.start(seats) for _ in range(seats)]

    def read(self, reader: Reader, name: str, seats: int) -> list[T]:
        found = super().read(reader, name, seats)
        if len(found) != seats:
            raise reader.fault(name, f"has {len(found)} entries for {seats} seats")
        return found


# --- what a class is written with ------------------------------------------------------------------------------------


def number(low: int, high: int) -> int:
    """A whole number within bounds; it begins with the lower one."""
    return cast("int", Number(low, high))


def flag() -> bool:
    """True or false; false at first."""
    return cast("bool", Flag())


def word(*among: str) -> str:
    """One of these words; the first at first."""
    return cast("str", Word(among))


def seat(*, empty: bool = False) -> int:
    """A seat, the first one at first; if it may be empty, nobody (-1)."""
    return cast("int", Seat(empty=empty))


def member(of: Domain, *, empty: bool = False) -> int:
    """A member of a domain, the first one at first; if it may be empty, none (-1)."""
    return cast("int", Member(of, empty=empty))


def members(of: Domain) -> list[int]:
    """Members of a domain in a row, none at first."""
    return several(member(of))


@overload
def move(of: Catalogue[M], *, empty: Literal[True]) -> M | None: ...
@overload
def move(of: Catalogue[M]) -> M: ...
def move(of: Catalogue[M], *, empty: bool = False) -> M | None:
    """A move of the vocabulary, the first one at first; if it may be empty, None."""
    return cast("M | None", OneMove(of, empty=empty))


def several(of: T) -> list[T]:
    """Any number of something, none at first."""
    return cast("list[T]", Several(cast("Kind[T]", of)))


def per_seat(of: T) -> list[T]:
    """One of something for each seat."""
    return cast("list[T]", PerSeat(cast("Kind[T]", of)))


# --- the state -------------------------------------------------------------------------------------------------------


class Declaring(type):
    """Makes slots of what a class declares, and keeps the kinds of all of them."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "Declaring":
        """A class with its own fields after those of its base."""
        declared = {field: kind for field, kind in body.items() if isinstance(kind, Kind)}
        kept = {key: value for key, value in body.items() if key not in declared}
        inherited = {field: kind for base in bases for field, kind in getattr(base, "kinds", {}).items()}
        slots = (*body.get("__slots__", ()), *declared)
        return super().__new__(mcs, name, bases, {**kept, "__slots__": slots, "kinds": {**inherited, **declared}})


class DeclaredState(State, metaclass=Declaring):
    """Everything on the table, as declared, beside what every table has: its game, seats and options."""

    __slots__ = ("game", "options", "seats")

    kinds: ClassVar[Mapping[str, Kind[Any]]]

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        """An empty table; `set_up` lays it."""
        self.rng = 0
        self.source = None
        self.game = game
        self.seats = seats
        self.options = options
        for name, kind in self.kinds.items():
            setattr(self, name, kind.start(seats))

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.rng = self.rng
        new.source = None
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        for name, kind in self.kinds.items():
            setattr(new, name, kind.copied(getattr(self, name)))
        return new

    def save(self) -> Document:
        fields = {name: kind.written(getattr(self, name)) for name, kind in self.kinds.items()}
        return {**head(self.game.name, self.seats, self.options, self.rng), RULES: self.game.rules, **fields}

    def fill(self, reader: Reader) -> None:
        for name, kind in self.kinds.items():
            setattr(self, name, kind.read(reader, name, self.seats))
