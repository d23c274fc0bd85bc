"""What bots know of Citadels: characters, districts, a quick player, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.citadels.rules.draft import KEEP_CHARACTER
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import evaluation, glance, policy


class CitadelsStrategy(Strategy):
    """Heuristics over tables of Citadels."""

    def at_border(self, state: State) -> bool:
        """The start of a round: all characters are known again, and nobody has chosen a new one."""
        assert isinstance(state, Citadels)
        return state.actors == 0 or (state.draft_step == 0 and state.step is KEEP_CHARACTER)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Citadels)
        return evaluation.evaluate(state)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Citadels)
        return evaluation.features(state, seat)

    def prior(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Citadels)
        return glance.prior(state, seat, moves)

    def default_move(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, Citadels)
        return policy.sensible_move(state, seat, rng)


STRATEGY: Final = CitadelsStrategy()
