"""What holds in every game, whatever is played; and the conformance kit for every way of taxing."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from hoftag.core.conformance import Plan, check_game
from hoftag.core.masks import members
from hoftag.core.options import OptionValue
from hoftag.core.rng import Noted, Repeated
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.rules import ending
from tests.games.tumult_royal.table import random_game
from tests.rules import rules

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in GAME.options})
SOME = hypothesis_settings(max_examples=12)


def test_the_conformance_kit_finds_nothing() -> None:
    """Options, the ways of taxing among them, are chosen at random."""
    report = check_game(GAME, Plan(games=45, positions=2))
    assert report.games == 45
    assert report.worlds_that_differ


@pytest.mark.parametrize("taxing", ["live", "ticks", "orders"])
def test_a_game_that_was_saved_between_two_grabs_is_the_same_at_the_next(taxing: str) -> None:
    """A grab leaves nothing behind: neither its tick nor the order of hands comes back in the next one."""
    loaded = None
    for state, seat, move in random_game(3, 6, {"taxing": taxing}):
        if loaded is None and state.round >= 1 and not state.faces:
            loaded = GAME.load(state.save())
        if loaded is not None:
            assert (loaded.tick, loaded.priority) == (state.tick, state.priority)
            assert loaded.digest() == state.digest()
            loaded.play(seat, move)
    assert loaded is not None


@SOME
@given(SEATS, SEEDS, OPTIONS)
@rules("T-0.2", "T-0.3", "T-4.7", "Q-12", "Q-17")
def test_supporters_statues_and_tiles_are_neither_made_nor_lost(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    """X-34, over whole games."""
    box = GAME.box
    for state, _, _ in random_game(seats, seed, options):
        assert state.supply + sum(state.supporters) == 105
        assert min(state.supporters) >= 0
        assert state.supply >= 0
        lying = [face for face in state.faces if face >= 0]
        held = [at % 9 for counts in (state.stock, state.people) for at, n in enumerate(counts) for _ in range(n)]
        assert sorted([*state.bag, *lying, *held]) == state.terms.tiles
        taken = 0
        for seat, fields in enumerate(state.fields):
            assert not taken & fields
            taken |= fields
            standing = sum(box.field_statues[state.land[field]] for field in members(fields))
            assert state.statues[seat] == standing + state.royal[seat]
            assert 0 <= state.statues[seat] < 25
        assert sorted(state.order) == list(range(seats))
        assert [state.order[rank] for rank in state.rank] == list(range(seats))


@SOME
@given(SEATS, SEEDS, OPTIONS)
@rules("T-9.2", "T-9.4", "T-9.1")
def test_every_game_ends_by_one_of_three_ways(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    last = None
    for state, seat, move in random_game(seats, seed, options):
        last = (state.copy(), seat, move)
    assert last is not None
    state, seat, move = last
    state.play(seat, move)
    assert state.is_over()
    assert 1 <= state.round <= 10
    if state.ended == ending.STATUES:
        assert max(state.statues) == 25
    elif state.ended == ending.GAP:
        assert ending.gap(state) > GAME.box.spaces[state.round - 1].threshold
    else:
        assert state.round == 10
    outcome = state.outcome()
    assert sorted(outcome.places) == list(range(1, seats + 1))


@SOME
@given(SEATS, SEEDS, OPTIONS)
@rules("L-12")
def test_the_same_seed_and_choices_give_the_same_game(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    """And noted luck gives it too, whatever the seed."""
    noted = Noted()
    first = GAME.new(seats, seed, options, source=noted)
    noted_only = GAME.new(seats, 0, options, source=Repeated(noted.drawn))
    for number, (_, seat, move) in zip(range(150), random_game(seats, seed, options), strict=False):
        noted = Noted()
        first.source = noted
        first.play(seat, move)
        noted_only.source = Repeated(noted.drawn)
        noted_only.play(seat, move)
        if number % 25 == 0:
            unlucky = {"generator": "", "luck": ""}
            assert {**noted_only.save(), **unlucky} == {**first.save(), **unlucky}


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_seat_is_favoured_by_random_play(seats: int) -> None:
    wins = Counter()  # type: Counter[int]
    for seed in range(120):
        state = GAME.new(seats, seed, {"taxing": "orders"})
        for last, seat, move in random_game(seats, seed, {"taxing": "orders"}):
            state = last
            final = (seat, move)
        assert final
        wins[state.outcome().winners()[0]] += 1
    assert all(wins[seat] > 120 / seats / 2 for seat in range(seats))
