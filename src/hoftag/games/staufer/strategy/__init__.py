"""What bots know of Die Staufer: what things are worth, a quick player, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.staufer.rules.turn import TURN
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.strategy import evaluation, policy


class StauferStrategy(Strategy):
    """Heuristics over tables of Die Staufer."""

    def at_border(self, state: State) -> bool:
        """The start of a round: regions are scored, the king has travelled, nobody has acted yet."""
        assert isinstance(state, Staufer)
        if state.actor < 0:
            return True
        return state.step is TURN and not state.acted and not state.supplied and not state.deployed and not state.active

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Staufer)
        return evaluation.evaluate(state)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Staufer)
        return evaluation.features(state, seat)

    def prior(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Staufer)
        return policy.scores(state, seat, moves)

    def default_move(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, Staufer)
        return policy.sensible_move(state, seat, rng)


STRATEGY: Final = StauferStrategy()
