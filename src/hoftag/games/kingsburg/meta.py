"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.boxed import BoxedGame
from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue
from hoftag.core.moves import Catalogue, Move
from hoftag.core.position import Reader
from hoftag.core.strategy import Strategy
from hoftag.games.kingsburg import position
from hoftag.games.kingsburg.components import KingsburgBox
from hoftag.games.kingsburg.facts import BoxView, facts
from hoftag.games.kingsburg.moves import MOVES
from hoftag.games.kingsburg.rules import setup
from hoftag.games.kingsburg.rules.reach import REACHES, Reach
from hoftag.games.kingsburg.state import Kingsburg, KingsburgTerms


class KingsburgGame(BoxedGame[KingsburgBox, KingsburgTerms, Kingsburg]):
    """Kingsburg for 2 to 5 players."""

    name: ClassVar[str] = "kingsburg"
    package: ClassVar[str] = "hoftag.games.kingsburg"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    longest: ClassVar[int] = 5_000
    moves: ClassVar[Catalogue[Move]] = MOVES
    fullest: ClassVar[Mapping[str, OptionValue]] = {"more_buildings": True, "governors": True, "army_tokens": True}

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        super().__init__(overlay)
        self._reaches: list[Reach | None] = [None] * REACHES

    def open_box(self, overlay: Mapping[str, object] | None) -> KingsburgBox:
        return KingsburgBox(overlay)

    def agree(self, seats: int, options: Mapping[str, OptionValue]) -> KingsburgTerms:
        return KingsburgTerms(self.box, seats, options, self._reaches)

    def empty_table(self, terms: KingsburgTerms) -> Kingsburg:
        return Kingsburg(terms)

    def lay(self, table: Kingsburg, seed: int, tell: Tell | None) -> None:
        table.rng = seed
        setup.lay_table(table, tell)
        table.go_on(tell)

    def fill(self, table: Kingsburg, reader: Reader) -> None:
        position.load(table, reader)

    def blank(self, document: Document) -> None:
        position.blank(document)

    def box_view(self) -> BoxView:
        return facts(self.box)

    @property
    def strategy(self) -> Strategy | None:
        from hoftag.games.kingsburg.strategy import STRATEGY

        return STRATEGY


GAME = KingsburgGame()
