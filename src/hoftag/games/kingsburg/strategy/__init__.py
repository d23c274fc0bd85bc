"""What bots know of Kingsburg: prices, the winter to come, a quick player, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.kingsburg.moves import KingsburgMove
from hoftag.games.kingsburg.rules.changing import CHANGE_DICE
from hoftag.games.kingsburg.rules.council import NEUTRAL
from hoftag.games.kingsburg.rules.influence import PLACE_DICE
from hoftag.games.kingsburg.rules.optional import Moment
from hoftag.games.kingsburg.rules.recruiting import RECRUIT_SOLDIERS
from hoftag.games.kingsburg.rules.winter import SEND_TOKEN
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.strategy import evaluation, policy

SCALE: Final = 2.5
"""Priors count against whims and the floor of the search: a point is this much."""
CERTAIN: Final = 20.0
AT_A_GLANCE: Final = (CHANGE_DICE, SEND_TOKEN)
"""Questions that a search to the end of the season answers no better than a glance does."""


class KingsburgStrategy(Strategy[Kingsburg]):
    """Heuristics over tables of Kingsburg."""

    def at_border(self, state: Kingsburg) -> bool:
        """The season is over: new dice lie there and nobody has placed any, or it is time to recruit."""
        if state.step is PLACE_DICE:
            return state.passed == 0 and state.envoy_at < 0 and all(seat in (-1, NEUTRAL) for seat in state.holder)
        return state.step is RECRUIT_SOLDIERS or state.actors == 0

    def evaluate(self, state: Kingsburg) -> list[float]:
        return evaluation.evaluate(state)

    def features(self, state: Kingsburg, seat: int) -> list[float]:
        return evaluation.features(state, seat)

    def prior(self, state: Kingsburg, seat: int, moves: Sequence[Move]) -> list[float]:
        known = [move for move in moves if isinstance(move, KingsburgMove)]
        scores = [SCALE * score for score in policy.scored(state, seat, known)]
        if state.step in AT_A_GLANCE or isinstance(state.step, Moment):
            scores[scores.index(max(scores))] += CERTAIN
        return scores

    def default_move(self, state: Kingsburg, seat: int, rng: Rng) -> Move:
        return policy.sensible_move(state, seat)


STRATEGY: Final = KingsburgStrategy()
