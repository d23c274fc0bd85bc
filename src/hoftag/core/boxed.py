"""A game that comes in a box: component data that its owner may correct, and what a table agrees on before it plays."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from hoftag.core.components import Box
from hoftag.core.errors import RecordError
from hoftag.core.events import Tell
from hoftag.core.game import Document, Game, Option, OptionValue, State
from hoftag.core.position import Reader, hexadecimal
from hoftag.core.rng import Source

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
S = TypeVar("S", bound=State)


class BoxedGame(Game, Generic[B, T, S]):
    """Opens the box, makes and loads tables; a subclass says of which kinds these are."""

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        """Open the box, with an owner's corrections if there are any."""
        self.box = self.open_box(overlay)
        self.overlay: Mapping[str, object] = self.box.overlay
        self.options = tuple(Option(name, default, values) for name, (default, values) in self.box.options.items())
        self._terms: dict[tuple[OptionValue, ...], T] = {}

    # --- what a game fills in -----------------------------------------------------------------------------------

    def open_box(self, overlay: Mapping[str, object] | None) -> B:
        raise NotImplementedError

    def agree(self, seats: int, options: Mapping[str, OptionValue]) -> T:
        """The terms for so many seats and these options, all of them checked."""
        raise NotImplementedError

    def empty_table(self, terms: T) -> S:
        raise NotImplementedError

    def lay(self, table: S, seed: int, tell: Tell | None) -> None:
        """Lay an empty table, and go on to the first question."""
        raise NotImplementedError

    def fill(self, table: S, reader: Reader) -> None:
        """Fill an empty table from a saved position."""
        raise NotImplementedError

    # --- the contract -------------------------------------------------------------------------------------------

    def terms(self, seats: int, options: Mapping[str, object] | None) -> T:
        """What a table agrees on, made once for all tables that agree on the same."""
        chosen = self.check_options(options)
        key = (self.check_seats(seats), *chosen.values())
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self.agree(seats, chosen)
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
        table = self.empty_table(self.terms(seats, options))
        table.source = source
        self.lay(table, seed, tell)
        table.source = None
        return table

    def load(self, document: Mapping[str, object]) -> S:
        reader = Reader(document)
        if reader.get("game") != self.name:
            raise RecordError(f"game: this is a position of {reader.get('game')}, not of {self.name}")
        if reader.get("components") != dict(self.overlay):
            raise RecordError("components: the position was saved with other component data")
        seats = reader.number("seats", 0, 99)
        table = self.empty_table(self.terms(seats, dict(reader.reader("options").items())))
        table.rng = reader.hexadecimal("generator")
        self.fill(table, reader)
        return table

    def with_components(self, overlay: Mapping[str, object]) -> "BoxedGame[B, T, S]":
        return type(self)(overlay)

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
