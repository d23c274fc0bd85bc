"""The game as the rest of the house sees it."""

from typing import ClassVar, Final

from hoftag.core.boxed import BoxedGame, Parts
from hoftag.core.moves import Catalogue, Move
from hoftag.core.strategy import Strategy
from hoftag.games.citadels import position
from hoftag.games.citadels.components import CitadelsBox
from hoftag.games.citadels.facts import BoxView, facts
from hoftag.games.citadels.figures import figures
from hoftag.games.citadels.moves import MOVES
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.terms import CitadelsTerms


class CitadelsGame(BoxedGame[CitadelsBox, CitadelsTerms, Citadels, BoxView]):
    """Citadels for 2 to 7 players."""

    name: ClassVar[str] = "citadels"
    package: ClassVar[str] = "hoftag.games.citadels"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 8)
    longest: ClassVar[int] = 50_000
    moves: ClassVar[Catalogue[Move]] = MOVES

    @property
    def strategy(self) -> Strategy[Citadels] | None:
        from hoftag.games.citadels.strategy import STRATEGY

        return STRATEGY


def empty_table(terms: CitadelsTerms) -> Citadels:
    return Citadels(terms)


PARTS: Final = Parts(CitadelsBox, CitadelsTerms, empty_table, position.blank, facts, figures)
GAME: Final = CitadelsGame(PARTS)
