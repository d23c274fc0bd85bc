"""What bots know: moves in the right spirit, standings that add up, and no peeking."""

from hoftag.bots.player import Seat
from hoftag.bots.specs import read
from hoftag.core.conformance import check_blindness
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.strategy import STRATEGY
from hoftag.games.staufer.strategy.values import homecomings
from tests.games.staufer.table import Table, given, random_game


def favourite(table: Table) -> str:
    moves = table.state.legal(table.actor)
    scores = STRATEGY.prior(table.state, table.actor, moves)
    return moves[max(range(len(moves)), key=scores.__getitem__)].text


def test_standings_add_up_at_every_border() -> None:
    borders = 0
    for state, _ in random_game(4, 7):
        if STRATEGY.at_border(state):
            borders += 1
            chances = STRATEGY.evaluate(state)
            assert abs(sum(chances) - 1) < 1e-9
            assert len(STRATEGY.features(state, 0)) == len(STRATEGY.features(state, 3))
    assert borders >= 5


def test_more_points_make_a_better_standing() -> None:
    chances = STRATEGY.evaluate(given(points={2: 12}).state)
    assert max(range(4), key=chances.__getitem__) == 2


def test_every_legal_move_gets_a_score() -> None:
    for state, _ in random_game(3, 11, {"privileges": "drawn"}):
        moves = state.legal(state.actor)
        assert len(STRATEGY.prior(state, state.actor, moves)) == len(moves)
        assert STRATEGY.default_move(state, state.actor, Rng(1)) in moves


def test_a_privilege_is_bought_at_once_and_the_best_points_first() -> None:
    late = given(chests={0: ["violet", "violet"]}, in_round=5)
    assert favourite(late) == "take-privilege vp_8"


def test_a_majority_that_is_scored_now_is_worth_its_price() -> None:
    table = given(
        court={0: (8, 1)},
        order=[0, 1, 1, 1],
        supplied=[0, 0, 2, 2, 2, 3, 3, 3],
        regions=["nimwegen"],
        conditions=["b_king_region"],
        king="nimwegen",
    )
    assert favourite(table).startswith("occupy nimwegen")


def test_the_king_s_calendar_is_known() -> None:
    table = given(journeys=["c_5", "c_1", "c_2", "c_3"], king="nimwegen")
    home = dict(zip(GAME_REGIONS, homecomings(table.state), strict=True))
    assert (home["strassburg"], home["aachen"], home["augsburg"], home["mailand"]) == (1, 1, 2, 3)


GAME_REGIONS = ("aachen", "augsburg", "mailand", "nimwegen", "palermo", "strassburg")


def test_greedy_does_not_peek() -> None:
    def choose(state: State, seat: int, seed: int) -> Move:
        return read("greedy").make(seed).choose(Seat(GAME, state, seat, len(state.view(seat)["players"])))  # type: ignore[arg-type]

    assert check_blindness(GAME, choose, positions=40, worlds=2) == 40
