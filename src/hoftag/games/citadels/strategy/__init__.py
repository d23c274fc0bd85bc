"""What bots know of Citadels: characters, districts, a quick player, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.citadels.rules.draft import KEEP_CHARACTER
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import evaluation, glance, policy


class CitadelsStrategy(Strategy[Citadels]):
    """Heuristics over tables of Citadels."""

    def at_border(self, state: Citadels) -> bool:
        """The start of a round: all characters are known again, and nobody has chosen a new one."""
        return state.actors == 0 or (state.draft_step == 0 and state.step is KEEP_CHARACTER)

    def evaluate(self, state: Citadels) -> list[float]:
        return evaluation.evaluate(state)

    def features(self, state: Citadels, seat: int) -> list[float]:
        return evaluation.features(state, seat)

    def prior(self, state: Citadels, seat: int, moves: Sequence[Move]) -> list[float]:
        return glance.prior(state, seat, moves)

    def default_move(self, state: Citadels, seat: int, rng: Rng) -> Move:
        return policy.sensible_move(state, seat, rng)


STRATEGY: Final = CitadelsStrategy()
