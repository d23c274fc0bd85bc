"""A game that comes in a box: component data that its owner may correct, and what a table agrees on before it plays."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Self, TypeVar

from hoftag.core.components import Box
from hoftag.core.errors import RecordError
from hoftag.core.events import Args, Tell
from hoftag.core.game import Document, Game, Option, OptionValue
from hoftag.core.position import Reader, hexadecimal
from hoftag.core.rng import Source
from hoftag.core.stepped import SteppedState

B = TypeVar("B", bound=Box)
B_co = TypeVar("B_co", bound=Box, covariant=True)


class Terms(Generic[B_co]):
    """What a table has agreed on: the box, the number of seats and the options; a subclass works out what follows."""

    def __init__(self, box: B_co, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.everybody: int = (1 << seats) - 1
        """All seats as a mask."""


T = TypeVar("T", bound=Terms[Box])
S = TypeVar("S", bound=SteppedState)
V = TypeVar("V", bound=Mapping[str, object])


class Parts(NamedTuple, Generic[B, T, S, V]):
    """What a game in a box is made of: how its box, terms and state are made, and the functions that fill them."""

    box: Callable[[Mapping[str, object] | None], B]
    terms: Callable[[B, int, Mapping[str, OptionValue]], T]
    empty_table: Callable[[T], S]
    """A function, not the class of the state: mypyc leaves out `__init__` where such a class is called unseen."""
    lay: Callable[[S, Tell | None], None]
    """Sets an empty table up; then its course begins."""
    load: Callable[[S, Reader], None]
    """Fills an empty table from a saved position."""
    blank: Callable[[Document], None]
    facts: Callable[[B], V]
    """What a client is shown of the box."""
    figures: Callable[[B], Mapping[str, Args]]
    """What its words say of the box."""


class BoxedGame(Game, Generic[B, T, S, V]):
    """Opens the box, makes and loads tables; a subclass says of what."""

    def __init__(self, parts: Parts[B, T, S, V], overlay: Mapping[str, object] | None = None) -> None:
        """Open the box, with an owner's corrections if there are any."""
        self.parts = parts
        self.box = parts.box(overlay)
        self.overlay: Mapping[str, object] = self.box.overlay
        self.options = tuple(Option(name, default, values) for name, (default, values) in self.box.options.items())
        self._terms: dict[tuple[OptionValue, ...], T] = {}

    # --- the contract -------------------------------------------------------------------------------------------

    def terms(self, seats: int, options: Mapping[str, object] | None) -> T:
        """What a table agrees on, made once for all tables that agree on the same."""
        chosen = self.check_options(options)
        key = (self.check_seats(seats), *chosen.values())
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self.parts.terms(self.box, seats, chosen)
        return found

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        source: Source | None = None,
        tell: Tell | None = None,
    ) -> S:
        table = self.parts.empty_table(self.terms(seats, options))
        table.rng = seed
        table.source = source
        self.parts.lay(table, tell)
        table.go_on(tell)
        table.source = None
        return table

    def load(self, document: Mapping[str, object]) -> S:
        reader = Reader(document)
        if reader.get("game") != self.name:
            raise RecordError(f"game: this is a position of {reader.get('game')}, not of {self.name}")
        if reader.get("components") != dict(self.overlay):
            raise RecordError("components: the position was saved with other component data")
        seats = reader.number("seats", 0, 99)
        table = self.parts.empty_table(self.terms(seats, dict(reader.reader("options").items())))
        table.rng = reader.hexadecimal("generator")
        self.parts.load(table, reader)
        return table

    def blank(self, document: Document) -> None:
        self.parts.blank(document)

    def box_view(self) -> V:
        return self.parts.facts(self.box)

    def figures(self) -> Mapping[str, Args]:
        return self.parts.figures(self.box)

    def with_components(self, overlay: Mapping[str, object]) -> Self:
        return type(self)(self.parts, overlay)

    def owner_names(self, language: str) -> Mapping[str, str]:
        return self.box.names.get(language, {})


def head(game: str, terms: Terms[Box], rng: int) -> Document:
    """How every saved position begins: what `BoxedGame.load` reads itself."""
    return {
        "game": game,
        "seats": terms.seats,
        "options": dict(terms.options),
        "components": dict(terms.box.overlay),
        "generator": hexadecimal(rng),
    }
