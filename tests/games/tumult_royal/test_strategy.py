"""What bots know of Tumult Royale: legal, honest, and sensible in positions with one good answer."""

from collections.abc import Iterator

import pytest

from hoftag.core.rng import Rng, derive
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.components import TERRAIN
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import STRATEGY, evaluation, plan
from tests.games.tumult_royal.table import Table, arranged, placing, started

WAYS = pytest.mark.parametrize("taxing", ["live", "ticks", "orders"])


def positions(taxing: str, games: int) -> Iterator[tuple[TumultRoyal, int, Rng]]:
    """Every decision of some games, half random, half sensible."""
    for number in range(games):
        seats = 2 + number % 3
        rng = Rng(derive(number, seats))
        state = GAME.new(seats, number, {"taxing": taxing, "gamblers": bool(number % 2)})
        while not state.is_over():
            may = state.may_act()
            if not may:
                break
            seat = may[rng.below(len(may))]
            yield state, seat, rng
            moves = state.legal(seat)
            sensible = rng.below(2) == 0
            state.play(seat, STRATEGY.default_move(state, seat, rng) if sensible else moves[rng.below(len(moves))])


@WAYS
def test_the_default_move_is_legal_and_every_legal_move_has_a_prior(taxing: str) -> None:
    for state, seat, rng in positions(taxing, 4):
        moves = state.legal(seat)
        assert STRATEGY.default_move(state, seat, Rng(1)) in moves
        if rng.below(4) == 0:
            assert len(STRATEGY.prior(state, seat, moves)) == len(moves)


@WAYS
def test_prior_and_default_move_use_only_what_the_seat_knows(taxing: str) -> None:
    for state, seat, rng in positions(taxing, 3):
        if rng.below(4) == 0:
            other = state.resample(seat, rng)
            moves = state.legal(seat)
            assert STRATEGY.prior(other, seat, moves) == STRATEGY.prior(state, seat, moves)
            assert STRATEGY.default_move(other, seat, Rng(5)) is STRATEGY.default_move(state, seat, Rng(5))


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_to_win_add_up_to_one_and_are_exact_after_the_end(seats: int) -> None:
    state = GAME.new(seats, 3)
    rng = Rng(3)
    borders = 0
    while not state.is_over():
        if STRATEGY.at_border(state):
            borders += 1
            assert sum(STRATEGY.evaluate(state)) == pytest.approx(1)
            assert len(STRATEGY.features(state, 0)) == len(evaluation.FEATURES)
        seat = state.to_act()[0]
        state.play(seat, STRATEGY.default_move(state, seat, rng))
    assert borders == state.round
    assert STRATEGY.at_border(state)
    assert STRATEGY.evaluate(state) == state.outcome().shares()


def best(table: Table) -> str:
    """What the prior puts first."""
    seat = table.actor
    moves = table.state.legal(seat)
    scores = STRATEGY.prior(table.state, seat, moves)
    return moves[scores.index(max(scores))].text


def test_three_statues_come_before_one() -> None:
    tiles = "bread-1 marble-2 tools-3"
    assert best(placing(2, tiles={0: tiles}, fields={0: "c2", 1: "f1"})) == "place b2"


def test_large_tiles_are_spent_where_they_bring_supporters() -> None:
    table = placing(2, tiles={0: "bread-1 bread-3 marble-1"}, fields={0: "e2", 1: "a1"}).do("place d2")
    assert best(table) == "pay bread 3"


def test_exact_tiles_are_saved_for_a_second_field() -> None:
    table = placing(2, tiles={0: "bread-1 bread-2 marble-1 marble-2"}, fields={0: "e2 c3 a2", 1: "f1"})
    table.do("place d2")
    assert best(table) == "pay bread 1"


def test_a_hand_lays_back_what_the_plan_does_not_need() -> None:
    table = started(2)
    need, limits = plan.wanted(table.state, 0)
    assert all(0 <= wish <= limit for wish, limit in zip(need, limits, strict=True))
    table.all_do("lift 1", "wait")
    table.state.castle[0] = 0b1111100
    table.state.faces[2:7] = [2, 2, 5, 5, 8]
    table.state.seen[0] |= 0b1111100
    assert STRATEGY.default_move(table.state, 0, Rng(1)).text == "lay-back"


def test_whoever_has_mercy_takes_more_and_the_king_less() -> None:
    table = arranged(4, {"ranks": [0, 1, 2, 3]})
    plain = plan.shares(table.state, 1)
    assert sum(plan.shares(table.state, 0)) <= sum(plain)
    table.state.mercy = 2
    assert plan.shares(table.state, 1) > plain


def test_the_first_statue_stands_near_a_village_or_palace() -> None:
    for seed in range(8):
        table = Table(GAME.new(3, seed))
        table.do(best(table))
        seat = table.state.order[2]
        inhabited = table.state.free[TERRAIN.of("village")] | table.state.free[TERRAIN.of("palace")]
        assert table.state.reach[seat] & inhabited
