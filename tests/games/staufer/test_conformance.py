"""The kit over all seat counts and options, and what holds in every game whatever is played."""

from hypothesis import given as any_of
from hypothesis import strategies as st

from hoftag.core.conformance import Plan, check_game
from hoftag.core.options import OptionValue
from hoftag.games.staufer.components import CHEST
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.rules.course import HANDLERS
from tests.games.staufer.table import random_game
from tests.rules import rules

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in GAME.options})


def test_the_game_keeps_the_contract() -> None:
    report = check_game(GAME, Plan(games=24, positions=2, worlds=1))
    assert report.games == 24
    assert report.longest < 400


def test_what_is_still_to_be_done_keeps_its_names() -> None:
    """Positions are stored with them: by other names, a table that waits in the middle of a turn could not go on."""
    of_cards = "draw_chests gain_envoys gain_nobles gain_points promote_seated_envoy recall_figures recall_region"
    of_the_course = "bring_home choose_way resolve_orange score_region take_chests vacate"
    assert set(HANDLERS) == {*of_cards.split(), *of_the_course.split(), "transfer_seated_figure"}


@any_of(SEATS, SEEDS, OPTIONS)
@rules("S-1.1", "S-1.2")
def test_figures_and_chests_are_neither_made_nor_lost(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for number, (state, _) in enumerate(random_game(seats, seed, options)):
        assert min(*state.court, *state.province, *state.paid, *state.chests) >= 0
        if number % 11 == 0:
            counted = state.counted()
            assert all(counted[f"envoys of {seat}"] == 15 for seat in range(seats))
            assert all(counted[f"nobles of {seat}"] == 3 for seat in range(seats))
            lying = [*state.pile, *state.discards, *state.pending, *state.drawn]
            lying += [kind for chests in state.under for kind in chests]
            lying += [at % len(CHEST) for at, count in enumerate(state.chests) for _ in range(count)]
            assert sorted(lying) == GAME.box.pile


@any_of(SEATS, SEEDS, OPTIONS)
@rules("S-3.2", "S-7.3", "S-8.4", "S-8.8")
def test_three_turns_each_one_or_two_regions_and_a_king_who_travels_at_night(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    turns = [0] * seats
    this, king = 1, -1
    for state, move in random_game(seats, seed, options):
        everybody = sorted(state.order + state.supplied + state.deployed)
        assert everybody == sorted(list(range(seats)) * 3)
        if state.round != this:
            assert turns == [3] * seats
            assert state.king != king
            turns, this = [0] * seats, state.round
        elif king >= 0:
            assert state.king == king
        king = state.king
        assert len(state.scored) <= 2
        if move.verb in ("supply", "occupy"):
            turns[state.actor] += 1
    assert turns == [3] * seats
    assert this == 5


@any_of(SEATS, SEEDS, OPTIONS)
@rules("S-6.8", "S-5.7")
def test_nobody_holds_what_is_not_allowed(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for state, move in random_game(seats, seed, options):
        assert all(0 <= left <= 2 for left in state.stock)
        if move.verb == "take-privilege":
            assert not state.rights[state.actor] & 1 << move.values[0]


@any_of(SEATS, SEEDS, OPTIONS)
def test_a_position_is_saved_and_loaded_whole(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for number, (state, _) in enumerate(random_game(seats, seed, options)):
        if number % 31 == seed % 31:
            loaded = GAME.load(state.save())
            assert loaded.save() == state.save()
            assert loaded.legal(state.actor) == state.legal(state.actor)
            assert all(loaded.view(viewer) == state.view(viewer) for viewer in range(-1, seats))
