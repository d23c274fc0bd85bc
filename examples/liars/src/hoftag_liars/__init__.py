"""Liar's Dice: bid what lies under all cups, raise or challenge, and keep your dice."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hoftag.core.game import Game
from hoftag.core.options import Option, OptionValue
from hoftag.core.strategy import Strategy
from hoftag_liars.moves import MOST_DICE, MOST_SEATS, MOVES
from hoftag_liars.state import Liars


class LiarsGame(Game[Liars]):
    """Liar's Dice for 2 to 6 players."""

    name = "liars"
    package = "hoftag_liars"
    rules_version = 1
    seats = range(2, MOST_SEATS + 1)
    longest = MOST_SEATS * MOST_DICE * len(MOVES)
    moves = MOVES
    options = (Option("wild", False, (False, True)), Option("dice", MOST_DICE, (MOST_DICE, 3)))
    fullest: ClassVar[Mapping[str, OptionValue]] = {"wild": True}

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Liars:
        return Liars(self, seats, options)

    @property
    def strategy(self) -> Strategy[Liars] | None:
        from hoftag_liars.strategy import STRATEGY

        return STRATEGY


GAME: Final = LiarsGame()
