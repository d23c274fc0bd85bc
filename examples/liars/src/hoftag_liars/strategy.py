"""What bots know: how likely a bid is true, what a die is worth, and what bids tell about dice."""

from collections.abc import Sequence
from functools import cache
from math import comb, exp
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag_liars.moves import BIDS, CHALLENGE, FACE, ONES, LiarsMove
from hoftag_liars.state import Liars

SPREAD: Final = 10.0
"""A certainty on the scale of priors: a bid that is 40 % less likely than the best is not worth a thought."""
BELIEF: Final = 0.8
"""How many dice more than chance says a bidder is believed to have of the face."""
WORTH: Final = 1.3
"""The chance to win grows a little faster than the number of dice."""
WAVER: Final = 1.5
"""How far chance may lift a move when a game is played on."""
HONESTY: Final = 6.0
"""How surely people bid what they have: at 6, half as often what is 12 % worse."""
BLUFFS: Final = 0.05
"""And how often they do what nothing under their cup speaks for."""


@cache
def at_least(need: int, dice: int, wild: bool) -> float:
    """The chance that at least so many of so many unseen dice count."""
    if need <= 0:
        return 1.0
    p = 1 / 3 if wild else 1 / 6
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(need, dice + 1))


def chance(table: Liars, seat: int, bid: LiarsMove, belief: float = 0.0) -> float:
    """How likely a bid is true as this seat sees it, if its bidder has so many dice of the face more than usual."""
    own = table.dice[seat]
    need = bid.quantity + 1 - table.found(bid.face, [own])
    unseen = table.total() - len(own)
    wild = table.wild and bid.face != ONES
    return (1 - belief) * at_least(need, unseen, wild) + belief * at_least(need - 1, unseen, wild)


def good(table: Liars, seat: int, move: Move, standing: LiarsMove | None) -> float:
    """The chance that a seat loses no die by this move, if it is challenged at once."""
    assert isinstance(move, LiarsMove)
    if move is CHALLENGE and standing is not None:
        return 1 - chance(table, seat, standing, BELIEF)
    return chance(table, seat, move)


def sensible(table: Liars, standing: LiarsMove | None) -> list[LiarsMove]:
    """The lowest bid of each face, and the challenge: more dice of a face are never safer than fewer."""
    lowest = 0 if standing is None else standing.code + 1
    bids = BIDS[lowest : min(lowest + len(FACE), table.total() * len(FACE))]
    return bids if standing is None else [*bids, CHALLENGE]


def fits(table: Liars, seat: int, bid: LiarsMove, standing: LiarsMove | None) -> float:
    """How likely a seat with its dice makes this bid: the less, the worse it is than the best there was to do."""
    best = max(good(table, seat, move, standing) for move in sensible(table, standing))
    return BLUFFS + (1 - BLUFFS) * exp(HONESTY * (good(table, seat, bid, standing) - best))


class LiarsStrategy(Strategy[Liars]):
    def at_border(self, state: Liars) -> bool:
        """Between two rounds: nobody has bid."""
        return state.bid is None

    def evaluate(self, state: Liars) -> list[float]:
        weights = [len(dice) ** WORTH for dice in state.dice]
        return [weight / sum(weights) for weight in weights]

    def prior(self, state: Liars, seat: int, moves: Sequence[Move]) -> list[float]:
        return [SPREAD * good(state, seat, move, state.bid) for move in moves]

    def default_move(self, state: Liars, seat: int, rng: Rng) -> Move:
        moves = sensible(state, state.bid)
        scores = [score + WAVER * rng.random() for score in self.prior(state, seat, moves)]
        return moves[scores.index(max(scores))]

    def likelihood(self, world: Liars, seat: int) -> float:
        """How well the bids of the others fit the dice that they have in this world."""
        likely = 1.0
        bidder = world.bidder
        for number in reversed(range(len(world.bids))):
            if bidder != seat:
                standing = world.bids[number - 1] if number else None
                likely *= fits(world, bidder, world.bids[number], standing)
            bidder = world.before(bidder)
        return likely


STRATEGY: Final = LiarsStrategy()
