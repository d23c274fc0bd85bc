"""Bots at a live table: human speed, human memory, and no better eyes."""

from statistics import mean, median, quantiles

import pytest

from hoftag.bots.pace import EASY, HARD, NORMAL, Pace, hand_of, nerves_of, thinking_time
from hoftag.core.moves import Move
from hoftag.core.rng import Rng, derive
from hoftag.core.strategy import Nerves
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import plan
from hoftag.games.tumult_royal.strategy.hand import GrabbingHand
from tests.games.tumult_royal.table import grabbing
from tests.rules import rules

STEADY = Nerves(1.0, 0.0, 0.0)


@rules("B-2")
@pytest.mark.parametrize(("nerves", "seconds"), [(EASY, 1.9), (NORMAL, 1.35), (HARD, 1.05)])
def test_a_look_takes_as_long_as_a_persons(nerves: Nerves, seconds: float) -> None:
    pace = Pace(nerves, 1)
    looks = [pace.look() for _ in range(4000)]
    assert median(looks) == pytest.approx(seconds, rel=0.03)
    assert min(looks) >= 0.7
    tenths = quantiles(looks, n=10)
    assert tenths[8] / tenths[4] == pytest.approx(1.378, rel=0.05), "a spread of 25 %"
    assert 9 < 20 / mean(looks) < 20
    firsts = [pace.first() for _ in range(1000)]
    assert min(firsts) >= 0.35
    assert max(firsts) <= 0.8


@rules("B-2", "B-4")
def test_the_level_comes_with_the_bot() -> None:
    assert [nerves_of(spec) for spec in ("random", "greedy:whim=2", "search:ms=200")] == [EASY, NORMAL, HARD]
    assert (EASY.forgets, NORMAL.forgets, HARD.forgets) == (0.3, 0.15, 0.05)
    assert (EASY.slips, NORMAL.slips, HARD.slips) == (0.05, 0.03, 0.02)


@rules("B-6")
def test_thinking_takes_longer_where_there_is_more_to_choose_from() -> None:
    rng = Rng(3)
    few, many = ([thinking_time(options, rng) for _ in range(500)] for options in (2, 40))
    assert min(few) >= 0.8
    assert max(many) <= 3.0
    assert mean(many) > mean(few) + 0.8
    assert thinking_time(1, rng) == 0.8


def act(state: TumultRoyal, hand: GrabbingHand, rng: Rng, left: float = 15.0) -> Move | None:
    """Let a hand act, from a world that it imagines."""
    move = hand.next(state.resample(hand.seat, rng), left)
    if move is not None:
        state.play(hand.seat, move)
    return move


def grab_all(nerves: Nerves, seed: int) -> tuple[TumultRoyal, list[Move]]:
    """One hand alone at the table until it is done, or for so many acts."""
    state = grabbing(3).state
    state.luck = state.rng = derive(seed)
    hand, rng = GrabbingHand(1, nerves, Rng(seed)), Rng(seed + 1)
    moves: list[Move] = []
    while DONE not in moves and len(moves) < 200:
        move = act(state, hand, rng)
        assert move is not None
        moves.append(move)
    return state, moves


@rules("B-3", "B-5")
def test_a_hand_takes_what_its_plan_needs_within_its_limits_and_stops() -> None:
    for seed in range(40):
        state, moves = grab_all(STEADY, seed)
        assert moves[-1] is DONE
        goods = plan.goods_taken(state, 1)
        need, limit = plan.wanted(state, 1)
        assert all(taken <= most for taken, most in zip(goods, limit, strict=True))
        if state.centre & ~state.seen[1]:
            assert all(taken >= least for taken, least in zip(goods, need, strict=True))


@rules("B-1")
def test_a_hand_learns_faces_only_by_lifting() -> None:
    """In two worlds that the seat cannot tell apart, the same hand does the same."""
    for seed in range(20):
        state = grabbing(3).state
        state.luck = state.rng = derive(seed)
        for slot in range(6):
            state.play(0, LIFT[slot])
            state.play(0, LAY_BACK)
        found = []
        for world in (state, state.resample(1, Rng(seed))):
            hand, rng = GrabbingHand(1, NORMAL, Rng(seed)), Rng(seed)
            found.append(hand.next(world.resample(1, rng), 10.0))
        assert found[0] is found[1]


@rules("B-4")
@pytest.mark.parametrize("nerves", [EASY, NORMAL, HARD])
def test_what_was_seen_is_forgotten_as_often_as_the_level_says(nerves: Nerves) -> None:
    back = forgotten = 0
    for seed in range(150):
        state = grabbing(4).state
        state.luck = state.rng = derive(seed)
        hand, rng = GrabbingHand(2, Nerves(1.0, nerves.forgets, 0.0), Rng(seed)), Rng(seed)
        for slot in range(10):
            state.play(2, LIFT[slot])
            hand.next(state.resample(2, rng), 10.0)
            state.play(2, LAY_BACK)
            hand.next(state.resample(2, rng), 10.0)
        back += 10
        forgotten += hand.forgotten.bit_count()
    assert forgotten / back == pytest.approx(nerves.forgets, abs=0.03)


@rules("B-4")
def test_a_forgotten_tile_is_as_good_as_unseen_until_it_is_lifted_again() -> None:
    state = grabbing(2).state
    hand, rng = GrabbingHand(0, Nerves(1.0, 1.0, 0.0), Rng(1)), Rng(1)
    state.play(0, LIFT[3])
    hand.next(state.resample(0, rng), 10.0)
    state.play(0, LAY_BACK)
    world = state.resample(0, rng)
    hand.next(world, 10.0)
    assert hand.forgotten == 1 << 3
    assert not world.seen[0] >> 3 & 1
    state.play(0, LIFT[3])
    hand.next(state.resample(0, rng), 10.0)
    assert hand.forgotten == 0


@rules("B-4")
def test_a_hand_slips_now_and_then() -> None:
    """The same hand with and without slips, asked about the same tile."""
    slips = 0
    for seed in range(2000):
        state = grabbing(2).state
        state.luck = state.rng = derive(seed // 20)
        state.play(0, LIFT[seed % 15])
        steady, clumsy = (GrabbingHand(0, Nerves(1.0, 0.0, rate), Rng(seed)) for rate in (0.0, 0.05))
        one, other = (hand.next(state.resample(0, Rng(seed)), 10.0) for hand in (steady, clumsy))
        assert {one, other} <= {KEEP, LAY_BACK}
        slips += one is not other
    assert 60 < slips < 140


@rules("B-5")
def test_shortly_before_the_end_a_hand_may_hold_on_to_its_tile() -> None:
    held = 0
    for seed in range(400):
        state = grabbing(2).state
        state.play(0, LIFT[1])
        hand = GrabbingHand(0, STEADY, Rng(seed))
        held += hand.next(state.resample(0, Rng(seed)), 0.5) is None
        early = GrabbingHand(0, STEADY, Rng(seed))
        assert early.next(state.resample(0, Rng(seed)), 5.0) is not None
    assert 100 < held < 180


def test_the_same_seed_gives_the_same_grab() -> None:
    for seed in range(5):
        one, other = grab_all(EASY, seed), grab_all(EASY, seed)
        assert one[1] == other[1]


def test_a_random_hand_does_anything_that_is_legal() -> None:
    state = grabbing(2).state
    hand = hand_of(GAME, "random", 0, 7)
    for _ in range(30):
        move = hand.next(state.resample(0, Rng(1)), 3.0)
        if move is None:
            break
        assert move in state.legal(0)
        state.play(0, move)
