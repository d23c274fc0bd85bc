"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.boxed import BoxedGame
from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.strategy import Strategy
from hoftag.games.staufer import position
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.facts import BoxView, facts
from hoftag.games.staufer.moves import MOVES
from hoftag.games.staufer.rules import setup
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.terms import StauferTerms


class StauferGame(BoxedGame[StauferBox, StauferTerms, Staufer]):
    """Die Staufer for 2 to 5 players."""

    name: ClassVar[str] = "staufer"
    package: ClassVar[str] = "hoftag.games.staufer"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    longest: ClassVar[int] = 5_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    def open_box(self, overlay: Mapping[str, object] | None) -> StauferBox:
        return StauferBox(overlay)

    def agree(self, seats: int, options: Mapping[str, OptionValue]) -> StauferTerms:
        return StauferTerms(self.box, seats, options)

    def empty_table(self, terms: StauferTerms) -> Staufer:
        return Staufer(terms)

    def lay(self, table: Staufer, seed: int, tell: Tell | None) -> None:
        table.rng = seed
        setup.lay_table(table, tell)
        table.go_on(tell)

    def fill(self, table: Staufer, reader: Reader) -> None:
        position.load(table, reader)

    def blank(self, document: Document) -> None:
        position.blank(document)

    def box_view(self) -> BoxView:
        return facts(self.box)

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.staufer.strategy import STRATEGY

        return STRATEGY


GAME = StauferGame()
