"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.errors import RecordError
from hoftag.core.events import Tell
from hoftag.core.game import Document, Game, Option, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.rng import Source
from hoftag.core.strategy import Strategy
from hoftag.games.staufer import position
from hoftag.games.staufer.components import Box
from hoftag.games.staufer.moves import MOVES
from hoftag.games.staufer.rules import setup
from hoftag.games.staufer.rules.turn import TURN
from hoftag.games.staufer.state import Staufer, Terms


class StauferGame(Game):
    """Die Staufer for 2 to 5 players."""

    name: ClassVar[str] = "staufer"
    package: ClassVar[str] = "hoftag.games.staufer"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    longest: ClassVar[int] = 5_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        """Open the box, with an owner's corrections if there are any."""
        self.box = Box(overlay)
        self.overlay: Mapping[str, object] = self.box.overlay
        self.options = tuple(Option(name, default, values) for name, (default, values) in self.box.options.items())
        self._terms: dict[tuple[OptionValue, ...], Terms] = {}

    def terms(self, seats: int, options: Mapping[str, object] | None) -> Terms:
        """What a table agrees on, made once for all tables that agree on the same."""
        chosen = self.check_options(options)
        key = (self.check_seats(seats), *chosen.values())
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = Terms(self.box, seats, chosen)
        return found

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        source: Source | None = None,
        tell: Tell | None = None,
    ) -> Staufer:
        table = Staufer(self.terms(seats, options), TURN)
        table.rng = seed
        table.source = source
        setup.lay_table(table, tell)
        table.source = None
        return table

    def load(self, document: Mapping[str, object]) -> Staufer:
        reader = Reader(document)
        if reader.get("game") != self.name:
            raise RecordError(f"game: this is a position of {reader.get('game')}, not of {self.name}")
        if reader.get("components") != dict(self.overlay):
            raise RecordError("components: the position was saved with other component data")
        seats = reader.number("seats", 0, 99)
        table = Staufer(self.terms(seats, dict(reader.reader("options").items())), TURN)
        position.load(table, document)
        return table

    def blank(self, document: Document) -> None:
        position.blank(document)

    def with_components(self, overlay: Mapping[str, object]) -> "StauferGame":
        return StauferGame(overlay)

    def owner_names(self, language: str) -> Mapping[str, str]:
        return self.box.names.get(language, {})

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.staufer.strategy import STRATEGY

        return STRATEGY


GAME = StauferGame()
