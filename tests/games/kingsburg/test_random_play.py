"""Why random players score so little: passing is final, and a building can be left unbuilt."""

from hoftag.core.moves import Move
from hoftag.core.rng import Rng, derive
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.moves import NO_BUILDING, PASS
from tests.rules import rules

GAMES = 60


def mean_score(*never: Move) -> float:
    """Four players who choose at random, but never these moves while there is another."""
    total = 0
    for number in range(GAMES):
        state = GAME.new(4, derive(31, number))
        rng = Rng(derive(32, number))
        while not state.is_over():
            seat = state.to_act()[0]
            moves = state.legal(seat)
            willing = [move for move in moves if move not in never] or moves
            state.play(seat, willing[rng.below(len(willing))])
        total += sum(state.outcome().scores)
    return total / (4 * GAMES)


@rules("K-5.2", "K-7.1")
def test_what_passing_and_not_building_cost() -> None:
    """The figures of docs/validation.md: 10.6, never passing 15.6, never leaving a building either 19.2."""
    careless, placing, building = mean_score(), mean_score(PASS), mean_score(PASS, NO_BUILDING)
    assert 9 < careless < 12
    assert careless + 3 < placing
    assert placing + 2 < building
