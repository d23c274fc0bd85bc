"""Liar's Dice keeps the contract, speaks both languages, and its bots know what bids tell."""

import pytest
from hoftag_liars import GAME
from hoftag_liars.moves import BID, CHALLENGE, FACE
from hoftag_liars.state import Liars
from hoftag_liars.strategy import STRATEGY

from hoftag.bots.player import Seat
from hoftag.bots.specs import read
from hoftag.core.conformance import Plan, check_blindness, check_game
from hoftag.core.events import Args
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.words import game_words


def test_the_kit_finds_nothing() -> None:
    assert check_game(GAME, Plan(games=100)).games == 100


@pytest.mark.parametrize("spec", ["greedy", "search:samples=10"])
def test_bots_are_blind(spec: str) -> None:
    def choose(state: State, seat: int, seed: int) -> Move:
        return read(spec).make(seed).choose(Seat(GAME, state, seat, 2))

    assert check_blindness(GAME, choose, positions=20, worlds=2) == 20


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Bid one four", "Bid 3 fours", "Challenge: “Liar!”"]),
        ("de", ["Eine Vier bieten", "3 Vieren bieten", "Zweifeln: „Lügner!“"]),
    ],
)
def test_a_bid_is_said_with_the_plural_of_its_face(language: str, labels: list[str]) -> None:
    words = game_words(GAME, language, strict=True)
    assert [words.move(move) for move in (BID[0][3], BID[2][3], CHALLENGE)] == labels


@pytest.mark.parametrize(
    ("language", "to_all", "to_the_seat"),
    [
        ("en", "Ben had 2× four.", "You had 2× four."),
        ("de", "Ben hatte 2× Vier.", "Du hattest 2× Vier."),
    ],
)
def test_a_lifted_cup_is_told_to_its_owner_as_theirs(language: str, to_all: str, to_the_seat: str) -> None:
    words = game_words(GAME, language, ("Anna", "Ben"), strict=True)
    args: Args = {"seat": 1, "faces": ["4", "4"]}
    assert [words.say("event-lifted", args, viewer) for viewer in (0, 1)] == [to_all, to_the_seat]


def bidding() -> Liars:
    """Two with five dice each; seat 1 has bid three fours, and seat 0 has none."""
    state = GAME.new(2, 1)
    state.dice = [[0, 0, 1, 2, 4], [0, 1, 2, 3, 4]]
    state.turn = 1
    state.play(1, BID[2][3])
    return state


def test_worlds_in_which_the_bidder_has_the_dice_are_likelier() -> None:
    state = bidding()
    likely = []
    for fours in range(4):
        state.dice[1] = sorted([3] * fours + [0, 1, 2, 4, 5][fours:])
        likely.append(STRATEGY.likelihood(state, 0))
    assert likely == sorted(likely)
    assert likely[3] > 4 * likely[0]
    assert STRATEGY.likelihood(state, 1) == 1.0


def test_worlds_themselves_are_dealt_by_the_dice_alone() -> None:
    """What the rules make likely: each of five dice shows a four in one case of six, whatever was bid."""
    state, rng = bidding(), Rng(5)
    fours = [state.resample(0, rng).dice[1].count(3) for _ in range(3000)]
    assert sum(fours) / len(fours) == pytest.approx(5 / len(FACE), abs=0.05)
