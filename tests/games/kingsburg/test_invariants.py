"""What holds in every game, whatever is played: properties over random games."""

from hypothesis import given
from hypothesis import strategies as st

from hoftag.core.options import OptionValue
from hoftag.core.rng import Noted, Repeated, Rng
from hoftag.games.kingsburg.components import COLUMNS
from hoftag.games.kingsburg.dice import PLACED, TOTAL, minus
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import random_game
from tests.rules import rules

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in GAME.options})


@given(SEATS, SEEDS, OPTIONS)
@rules("K-7.2", "K-13.3")
def test_nothing_is_below_nothing_and_rows_have_no_gaps(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for state, _, _ in random_game(seats, seed, options):
        assert min(*state.gold, *state.wood, *state.stone, *state.plus2, *state.soldiers) >= 0
        for seat, built in enumerate(state.built):
            assert state.points[seat] == sum(state.parts[seat * 7 : seat * 7 + 7])
            for row in range(7):
                standing = built >> row * COLUMNS & 15
                assert standing in (0, 1, 3, 7, 15)


@given(SEATS, SEEDS, OPTIONS)
@rules("K-5.3", "K-5.4", "K-5.5", "K-5.6")
def test_every_placement_adds_up(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for state, seat, _ in random_game(seats, seed, options):
        if state.step.name != "place-dice":
            continue
        for move in state.legal(seat):
            if move.verb not in ("influence", "influence-again"):
                continue
            advisor, dice, aid = move.values
            rank = advisor + 1 if advisor < 18 else (5, 9)[advisor - 18]
            total = TOTAL[PLACED[dice]] + (2 if aid & 1 else 0)
            assert abs(rank - total) == (1 if aid & 2 else 0)
            assert minus(state.hands[seat], PLACED[dice]) >= 0
            assert bool(state.occupied >> advisor & 1) == (move.verb == "influence-again")


@given(SEATS, SEEDS, OPTIONS)
def test_a_decision_with_one_answer_is_not_asked(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for state, seat, _ in random_game(seats, seed, options):
        codes = [move.code for move in state.legal(seat)]
        assert len(codes) > 1
        assert codes == sorted(set(codes))


@given(SEATS, SEEDS, OPTIONS)
def test_moves_found_in_passing_are_those_that_are_found_afresh(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    state = GAME.new(seats, seed, options)
    luck = Rng(seed)
    while not state.is_over():
        seat = state.to_act()[0]
        fresh = state.copy().legal(seat)
        ready = state.ready
        assert state.legal(seat) == fresh
        assert state.ready is ready, "asking changes nothing"
        state.play(seat, fresh[luck.below(len(fresh))])


@given(SEATS, SEEDS, OPTIONS)
def test_the_same_luck_gives_the_same_game(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    noted = Noted()
    first = GAME.new(seats, seed, options, source=noted)
    other = GAME.new(seats, 0, options, source=Repeated(noted.drawn))
    for number, (_, seat, move) in zip(range(150), random_game(seats, seed, options), strict=False):
        noted = Noted()
        first.source = noted
        first.play(seat, move)
        other.source = Repeated(noted.drawn)
        other.play(seat, move)
        if number % 25 == 0:
            assert {**other.save(), "generator": ""} == {**first.save(), "generator": ""}


@given(SEATS, SEEDS, OPTIONS)
def test_a_position_is_saved_and_loaded_whole(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for number, (state, seat, _) in enumerate(random_game(seats, seed, options)):
        if number % 29 == seed % 29:
            loaded = GAME.load(state.save())
            assert loaded.save() == state.save()
            assert loaded.legal(seat) == state.legal(seat)
            assert all(loaded.view(viewer) == state.view(viewer) for viewer in range(-1, seats))
