"""A game that comes in a box: component data that its owner may correct, and what a table agrees on before it plays."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Self, TypeVar

from hoftag.core import position
from hoftag.core.build import mypyc_attr
from hoftag.core.components import Box
from hoftag.core.events import Args
from hoftag.core.game import Document, Game
from hoftag.core.options import Option, OptionValue
from hoftag.core.stepped import SteppedState

B = TypeVar("B", bound=Box)
B_co = TypeVar("B_co", bound=Box, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Generic[B_co]):
    """What a table has agreed on: box, seats, options and version of the rules; a subclass works out what follows."""

    def __init__(self, box: B_co, seats: int, options: Mapping[str, OptionValue], rules: int) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.rules = rules
        """The version of the rules that is played; what an older one did otherwise asks for it."""
        self.names_rules = False
        """Whether saved positions name that version. Those of the oldest do not: they never did."""
        self.everybody: int = (1 << seats) - 1
        """All seats as a mask."""


T = TypeVar("T", bound=Terms[Box])
S = TypeVar("S", bound=SteppedState)
V = TypeVar("V", bound=Mapping[str, object])


class Parts(NamedTuple, Generic[B, T, S, V]):
    """What a game in a box is made of: how its box, terms and state are made, and the functions that fill them."""

    box: Callable[[Mapping[str, object] | None], B]
    terms: Callable[[B, int, Mapping[str, OptionValue], int], T]
    empty_table: Callable[[T], S]
    """A function, not the class of the state: mypyc leaves out `__init__` where such a class is called unseen."""
    blank: Callable[[Document], None]
    facts: Callable[[B], V]
    """What a client is shown of the box."""
    figures: Callable[[B], Mapping[str, Args]]
    """What its words say of the box."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedGame(Game[S], Generic[B, T, S, V]):
    """Opens the box, and lays tables with what is in it; a subclass says of what."""

    def __init__(self, parts: Parts[B, T, S, V], box: B | None = None, rules: int | None = None) -> None:
        """The game of the shipped box and the newest rules, unless others are given."""
        self.parts = parts
        self.box = parts.box(None) if box is None else box
        self._rules = self.rules_version if rules is None else rules
        self._options = tuple(option for option in self.box.options if option.since <= self._rules)
        self._terms: dict[tuple[OptionValue, ...], T] = {}
        self.by_rules: dict[int, BoxedGame[B, T, S, V]] = {self._rules: self}
        """The game of this box by each version of the rules that was asked for."""

    # --- the contract -------------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        return self._options

    @property
    def overlay(self) -> Mapping[str, object]:
        return self.box.overlay

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> S:
        return self.parts.empty_table(self.terms(seats, options))

    def terms(self, seats: int, options: Mapping[str, OptionValue]) -> T:
        """What a table agrees on, made once for all tables that agree on the same."""
        key = (seats, *options.values())
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self.parts.terms(self.box, seats, options, self._rules)
            found.names_rules = self._rules > self.oldest_rules
        return found

    def blank(self, document: Document) -> None:
        self.parts.blank(document)

    def box_view(self) -> V:
        return self.parts.facts(self.box)

    def figures(self) -> Mapping[str, Args]:
        return self.parts.figures(self.box)

    def with_components(self, overlay: Mapping[str, object]) -> Self:
        return type(self)(self.parts, self.parts.box(overlay), self._rules)

    @property
    def rules(self) -> int:
        return self._rules

    def with_rules(self, version: int) -> "BoxedGame[B, T, S, V]":
        found = self.by_rules.get(self.check_rules(version))
        if found is None:
            found = self.by_rules[version] = type(self)(self.parts, self.box, version)
            found.by_rules = self.by_rules
        return found

    def owner_names(self, language: str) -> Mapping[str, str]:
        return self.box.names.get(language, {})


def head(game: str, terms: Terms[Box], rng: int) -> Document:
    """How the position of a game in a box begins."""
    named = {position.RULES: terms.rules} if terms.names_rules else {}
    begin = position.head(game, terms.seats, terms.options, rng)
    return {**begin, **named, "components": dict(terms.box.overlay)}
