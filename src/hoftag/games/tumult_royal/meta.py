"""The game as the rest of the house sees it."""

from typing import ClassVar, Final

from hoftag.core.boxed import BoxedGame, Parts
from hoftag.core.moves import Catalogue, Move
from hoftag.core.strategy import Strategy
from hoftag.games.tumult_royal import position
from hoftag.games.tumult_royal.components import TumultBox
from hoftag.games.tumult_royal.facts import BoxView, facts
from hoftag.games.tumult_royal.figures import figures
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.terms import TumultTerms


class TumultRoyalGame(BoxedGame[TumultBox, TumultTerms, TumultRoyal, BoxView]):
    """Tumult Royale for 2 to 4 players."""

    name: ClassVar[str] = "tumult_royal"
    package: ClassVar[str] = "hoftag.games.tumult_royal"
    rules_version: ClassVar[int] = 3
    oldest_rules: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    longest: ClassVar[int] = 50_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    @property
    def strategy(self) -> Strategy[TumultRoyal] | None:
        from hoftag.games.tumult_royal.strategy import STRATEGY

        return STRATEGY


def empty_table(terms: TumultTerms) -> TumultRoyal:
    return TumultRoyal(terms)


PARTS: Final = Parts(TumultBox, TumultTerms, empty_table, position.blank, facts, figures)
GAME: Final = TumultRoyalGame(PARTS)
