"""What holds in every game, whatever is played: the invariants over random games."""

from hypothesis import given
from hypothesis import strategies as st

from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.rng import Noted, Repeated
from hoftag.games.citadels.components import ARCHITECT, KING
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import random_game
from tests.rules import rules

SEATS = st.integers(2, 7)
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in GAME.options})
ABILITIES = {"murder", "rob", "swap", "exchange", "bonus-gold", "bonus-cards", "destroy"}


@given(SEATS, SEEDS, OPTIONS)
@rules("C-1.1", "C-10.1", "A-13")
def test_cards_and_gold_are_neither_made_nor_lost(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    """I-1, I-2."""
    for state, *_ in random_game(seats, seed, options):
        held = [*state.pile, *state.discards, *(card for cards in (*state.hands, *state.cities) for card in cards)]
        if state.removed >= 0:
            held.append(state.removed)
        assert sorted(held) == GAME.box.deck
        assert min(state.gold) >= 0
        assert state.supply >= 0
        if state.terms.limited_gold:
            assert state.supply + sum(state.gold) == 30


@given(SEATS, SEEDS, OPTIONS)
@rules("C-3.2")
def test_the_king_is_never_face_up_and_there_is_one_crown(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    """I-6."""
    for state, *_ in random_game(seats, seed, options):
        assert not state.face_up >> KING & 1
        assert 0 <= state.crown < seats


class Round:
    """Counts what is limited to a round or a turn."""

    def __init__(self) -> None:
        self.turn: dict[str, int] = {}
        self.at = (0, -1)
        self.destroyed = 0

    def count(self, state: Citadels, move: Move) -> None:
        if state.round != self.at[0]:
            self.destroyed = 0
        if (state.round, state.rank) != self.at:
            self.at = (state.round, state.rank)
            self.turn = {}
        self.turn[move.verb] = self.turn.get(move.verb, 0) + 1
        self.destroyed += move.verb == "destroy"


@given(SEATS, SEEDS, OPTIONS)
@rules("C-5.1", "C-5.2", "C-6.2", "C-7.7", "C-7.8a")
def test_nothing_is_done_more_often_than_allowed(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    """I-4, I-5."""
    counts = Round()
    for state, _, move in random_game(seats, seed, options):
        sizes = [len(city) for city in state.cities]
        counts.count(state, move)
        after = state.copy()
        after.play(after.actor, move)
        for before, city in zip(sizes, after.cities, strict=True):
            if len(city) < before:
                assert move.verb == "destroy"
                assert before < 8
        assert counts.destroyed <= 1
        done = counts.turn
        assert done.get("take-gold", 0) + done.get("take-cards", 0) <= 1
        assert done.get("build", 0) <= (3 if state.rank == ARCHITECT else 1)
        assert sum(done.get(verb, 0) for verb in ABILITIES) <= 1
        assert all(done.get(verb, 0) <= 1 for verb in ("income", "laboratory", "smithy"))


@given(SEATS, SEEDS, OPTIONS)
def test_the_same_seed_and_choices_give_the_same_game(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    """I-7; and noted luck gives it too, whatever the seed."""
    noted = Noted()
    first = GAME.new(seats, seed, options, source=noted)
    again = GAME.new(seats, seed, options)
    noted_only = GAME.new(seats, 0, options, source=Repeated(noted.drawn))
    for number, (_, _, move) in zip(range(150), random_game(seats, seed, options), strict=False):
        noted = Noted()
        first.source = noted
        first.play(first.actor, move)
        again.play(again.actor, move)
        noted_only.source = Repeated(noted.drawn)
        noted_only.play(noted_only.actor, move)
        if number % 25 == 0:
            assert first.save() == again.save()
            assert {**noted_only.save(), "generator": ""} == {**first.save(), "generator": ""}


@given(SEATS, SEEDS, OPTIONS)
def test_a_position_is_saved_and_loaded_whole(seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    for number, (state, _, _) in enumerate(random_game(seats, seed, options)):
        if number % 29 == seed % 29:
            loaded = GAME.load(state.save())
            assert loaded.save() == state.save()
            assert loaded.legal(state.actor) == state.legal(state.actor)
            assert all(loaded.view(viewer) == state.view(viewer) for viewer in range(-1, seats))


@given(SEATS, SEEDS, OPTIONS)
def test_whoever_is_asked_has_a_move_and_moves_come_in_canonical_order(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    for state, *_ in random_game(seats, seed, options):
        codes = [move.code for move in state.legal(state.actor)]
        assert codes
        assert codes == sorted(set(codes))
