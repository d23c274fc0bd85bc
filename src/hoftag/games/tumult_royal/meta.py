"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.boxed import BoxedGame
from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.rng import derive
from hoftag.core.strategy import Strategy
from hoftag.games.tumult_royal import position
from hoftag.games.tumult_royal.components import SETUP, TumultBox
from hoftag.games.tumult_royal.facts import BoxView, facts
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.rules import setup
from hoftag.games.tumult_royal.state import TumultRoyal, TumultTerms


class TumultRoyalGame(BoxedGame[TumultBox, TumultTerms, TumultRoyal]):
    """Tumult Royal for 2 to 4 players."""

    name: ClassVar[str] = "tumult_royal"
    package: ClassVar[str] = "hoftag.games.tumult_royal"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 50_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    def open_box(self, overlay: Mapping[str, object] | None) -> TumultBox:
        return TumultBox(overlay)

    def agree(self, seats: int, options: Mapping[str, OptionValue]) -> TumultTerms:
        return TumultTerms(self.box, seats, options)

    def empty_table(self, terms: TumultTerms) -> TumultRoyal:
        return TumultRoyal(terms)

    def lay(self, table: TumultRoyal, seed: int, tell: Tell | None) -> None:
        table.luck = seed
        table.rng = derive(seed, SETUP)
        setup.lay_table(table, tell)
        table.go_on(tell)

    def fill(self, table: TumultRoyal, reader: Reader) -> None:
        position.load(table, reader)

    def blank(self, document: Document) -> None:
        position.blank(document)

    def box_view(self) -> BoxView:
        return facts(self.box)

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.tumult_royal.strategy import STRATEGY

        return STRATEGY


GAME = TumultRoyalGame()
