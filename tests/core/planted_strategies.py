"""Strategies for Liar's Dice with one fault each, for the tests of the conformance kit."""

from collections.abc import Sequence

from hoftag_liars.moves import CHALLENGE
from hoftag_liars.state import Liars
from hoftag_liars.strategy import LiarsStrategy

from hoftag.core.moves import Move
from hoftag.core.rng import Rng


class ShortPrior(LiarsStrategy):
    def prior(self, state: Liars, seat: int, moves: Sequence[Move]) -> list[float]:
        return super().prior(state, seat, moves)[1:]


class PriorThatRaises(LiarsStrategy):
    def prior(self, state: Liars, seat: int, moves: Sequence[Move]) -> list[float]:
        raise ZeroDivisionError("division by zero")


class PriorOfNoNumbers(LiarsStrategy):
    def prior(self, state: Liars, seat: int, moves: Sequence[Move]) -> list[float]:
        return [float("nan") for _ in moves]


class PriorThatPeeks(LiarsStrategy):
    def prior(self, state: Liars, seat: int, moves: Sequence[Move]) -> list[float]:
        return [float(sum(map(sum, state.dice))) for _ in moves]


class DefaultThatPeeks(LiarsStrategy):
    def default_move(self, state: Liars, seat: int, rng: Rng) -> Move:
        moves = state.legal(seat)
        return moves[sum(map(sum, state.dice)) % len(moves)]


class IllegalDefault(LiarsStrategy):
    def default_move(self, state: Liars, seat: int, rng: Rng) -> Move:
        return CHALLENGE if state.bid is None else state.bid


class NoDistribution(LiarsStrategy):
    def evaluate(self, state: Liars) -> list[float]:
        return [0.5 for _ in state.dice] if len(state.dice) != 2 else [0.7, 0.7]


class ShortEvaluation(LiarsStrategy):
    def evaluate(self, state: Liars) -> list[float]:
        return [1.0]


class NegativeLikelihood(LiarsStrategy):
    def likelihood(self, world: Liars, seat: int) -> float:
        return -1.0
