"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hoftag.core.boxed import BoxedGame, Parts
from hoftag.core.moves import Catalogue, Move
from hoftag.core.options import OptionValue
from hoftag.core.strategy import Strategy
from hoftag.games.kingsburg import position
from hoftag.games.kingsburg.components import KingsburgBox
from hoftag.games.kingsburg.facts import BoxView, facts
from hoftag.games.kingsburg.figures import figures
from hoftag.games.kingsburg.moves import MOVES
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.terms import KingsburgTerms


class KingsburgGame(BoxedGame[KingsburgBox, KingsburgTerms, Kingsburg, BoxView]):
    """Kingsburg for 2 to 5 players."""

    name: ClassVar[str] = "kingsburg"
    package: ClassVar[str] = "hoftag.games.kingsburg"
    rules_version: ClassVar[int] = 2
    oldest_rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    longest: ClassVar[int] = 5_000
    moves: ClassVar[Catalogue[Move]] = MOVES
    fullest: ClassVar[Mapping[str, OptionValue]] = {"more_buildings": True, "governors": True, "army_tokens": True}

    @property
    def strategy(self) -> Strategy[Kingsburg] | None:
        from hoftag.games.kingsburg.strategy import STRATEGY

        return STRATEGY


def empty_table(terms: KingsburgTerms) -> Kingsburg:
    return Kingsburg(terms)


PARTS: Final = Parts(KingsburgBox, KingsburgTerms, empty_table, position.blank, facts, figures)
GAME: Final = KingsburgGame(PARTS)
