"""What bots know of Die Staufer: what things are worth, a quick player, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.staufer.rules.turn import TURN
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.strategy import evaluation, policy


class StauferStrategy(Strategy[Staufer]):
    """Heuristics over tables of Die Staufer."""

    def at_border(self, state: Staufer) -> bool:
        """The start of a round: regions are scored, the king has travelled, nobody has acted yet."""
        if state.actor < 0:
            return True
        return state.step is TURN and not state.acted and not state.supplied and not state.deployed and not state.active

    def evaluate(self, state: Staufer) -> list[float]:
        return evaluation.evaluate(state)

    def features(self, state: Staufer, seat: int) -> list[float]:
        return evaluation.features(state, seat)

    def prior(self, state: Staufer, seat: int, moves: Sequence[Move]) -> list[float]:
        return policy.scores(state, seat, moves)

    def default_move(self, state: Staufer, seat: int, rng: Rng) -> Move:
        return policy.sensible_move(state, seat, rng)


STRATEGY: Final = StauferStrategy()
