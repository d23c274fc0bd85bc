"""`random`: any legal move, all equally likely."""

from typing import ClassVar

from hoftag.bots.player import Bot, Seat
from hoftag.core.moves import Move


class RandomBot(Bot):
    """Knows the rules and nothing else; plays every game."""

    name: ClassVar[str] = "random"
    needs_strategy: ClassVar[bool] = False

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[self.rng.below(len(moves))]
