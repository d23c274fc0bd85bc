"""The game as the rest of the house sees it."""

from typing import ClassVar, Final

from hoftag.core.boxed import BoxedGame, Parts
from hoftag.core.moves import Catalogue, Move
from hoftag.core.strategy import Strategy
from hoftag.games.staufer import position
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.facts import BoxView, facts
from hoftag.games.staufer.figures import figures
from hoftag.games.staufer.moves import MOVES
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.terms import StauferTerms


class StauferGame(BoxedGame[StauferBox, StauferTerms, Staufer, BoxView]):
    """Die Staufer for 2 to 5 players."""

    name: ClassVar[str] = "staufer"
    package: ClassVar[str] = "hoftag.games.staufer"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    longest: ClassVar[int] = 5_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    @property
    def strategy(self) -> Strategy[Staufer] | None:
        from hoftag.games.staufer.strategy import STRATEGY

        return STRATEGY


def empty_table(terms: StauferTerms) -> Staufer:
    return Staufer(terms)


PARTS: Final = Parts(StauferBox, StauferTerms, empty_table, position.blank, facts, figures)
GAME: Final = StauferGame(PARTS)
