"""`greedy`: what looks best at a glance, with a whim now and then."""

from typing import ClassVar

from hoftag.bots.player import Bot, Seat
from hoftag.core.moves import Move
from hoftag.core.strategy import WHIM


class GreedyBot(Bot):
    """Takes the move with the highest prior; `whim` is how far chance may lift any of them."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int, whim: float = WHIM) -> None:
        """Whims must be smaller than the lead of what is clearly best, or the bot blunders."""
        super().__init__(seed)
        self.whim = whim

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        strategy = seat.strategy()
        if len(moves) == 1:
            return moves[0]
        scores = strategy.prior(seat.world(self.rng), seat.number, moves)
        best = max(range(len(moves)), key=[score + self.whim * self.rng.random() for score in scores].__getitem__)
        return moves[best]
