"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.boxed import BoxedGame
from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.strategy import Strategy
from hoftag.games.citadels import position
from hoftag.games.citadels.components import CitadelsBox
from hoftag.games.citadels.facts import BoxView, facts
from hoftag.games.citadels.moves import MOVES
from hoftag.games.citadels.rules import setup
from hoftag.games.citadels.state import Citadels, CitadelsTerms


class CitadelsGame(BoxedGame[CitadelsBox, CitadelsTerms, Citadels]):
    """Citadels for 2 to 7 players."""

    name: ClassVar[str] = "citadels"
    package: ClassVar[str] = "hoftag.games.citadels"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 8)
    longest: ClassVar[int] = 50_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    def open_box(self, overlay: Mapping[str, object] | None) -> CitadelsBox:
        return CitadelsBox(overlay)

    def agree(self, seats: int, options: Mapping[str, OptionValue]) -> CitadelsTerms:
        return CitadelsTerms(self.box, seats, options)

    def empty_table(self, terms: CitadelsTerms) -> Citadels:
        return Citadels(terms)

    def lay(self, table: Citadels, seed: int, tell: Tell | None) -> None:
        table.rng = seed
        setup.lay_table(table)
        table.go_on(tell)

    def fill(self, table: Citadels, reader: Reader) -> None:
        position.load(table, reader)

    def blank(self, document: Document) -> None:
        position.blank(document)

    def box_view(self) -> BoxView:
        return facts(self.box)

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.citadels.strategy import STRATEGY

        return STRATEGY


GAME = CitadelsGame()
