"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.errors import RecordError
from hoftag.core.events import Tell
from hoftag.core.game import Document, Game, Option, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.rng import Source, derive
from hoftag.core.strategy import Strategy
from hoftag.games.tumult_royal import position
from hoftag.games.tumult_royal.components import SETUP, Box
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.rules import setup
from hoftag.games.tumult_royal.rules.setup import FIRST_STATUE
from hoftag.games.tumult_royal.state import Terms, TumultRoyal


class TumultRoyalGame(Game):
    """Tumult Royal for 2 to 4 players."""

    name: ClassVar[str] = "tumult_royal"
    package: ClassVar[str] = "hoftag.games.tumult_royal"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 50_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        """Open the box, with an owner's corrections if there are any."""
        self.box = Box(overlay)
        self.overlay: Mapping[str, object] = self.box.overlay
        self.options = tuple(Option(name, default, values) for name, (default, values) in self.box.options.items())
        self._terms: dict[tuple[object, ...], Terms] = {}

    def _agreed(self, seats: int, options: Mapping[str, object] | None) -> Terms:
        """The terms of a table; the same for all tables that have agreed on the same."""
        chosen = self.check_options(options)
        key = (self.check_seats(seats), *chosen.values())
        if key not in self._terms:
            self._terms[key] = Terms(self.box, seats, chosen)
        return self._terms[key]

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        source: Source | None = None,
        tell: Tell | None = None,
    ) -> TumultRoyal:
        table = TumultRoyal(self._agreed(seats, options), FIRST_STATUE)
        table.luck = seed
        table.rng = derive(seed, SETUP)
        table.source = source
        setup.lay_table(table, tell)
        table.source = None
        return table

    def load(self, document: Mapping[str, object]) -> TumultRoyal:
        reader = Reader(document)
        if reader.get("game") != self.name:
            raise RecordError(f"game: this is a position of {reader.get('game')}, not of {self.name}")
        if reader.get("components") != dict(self.overlay):
            raise RecordError("components: the position was saved with other component data")
        seats = self.check_seats(reader.number("seats", 0, 99))
        table = TumultRoyal(self._agreed(seats, dict(reader.reader("options").items())), FIRST_STATUE)
        position.load(table, document)
        return table

    def blank(self, document: Document) -> None:
        position.blank(document)

    def with_components(self, overlay: Mapping[str, object]) -> "TumultRoyalGame":
        return TumultRoyalGame(overlay)

    def owner_names(self, language: str) -> Mapping[str, str]:
        return self.box.names.get(language, {})

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.tumult_royal.strategy import STRATEGY

        return STRATEGY


GAME = TumultRoyalGame()
