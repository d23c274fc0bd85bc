"""The kit finds nothing in sound games, and plays the same ones everywhere; `test_faults` has what it does find."""

import json
import os
import subprocess
import sys

import pytest
from tribute import BID, GAME, Tribute

from hoftag.core import conformance
from hoftag.core.conformance import ConformanceError, Plan, check_blindness, check_game
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from tests.ours import told_with

CITADELS = told_with("citadels")


@pytest.mark.parametrize("game", [CITADELS, GAME], ids=["citadels", "tribute"])
def test_sound_games_pass(game: Game) -> None:
    report = check_game(game, Plan(games=40))
    assert report.games == 40
    assert report.worlds_that_differ > 20


def test_options_and_seat_counts_all_take_part() -> None:
    met = list(conformance.settings(CITADELS, Plan(games=400)))
    assert {setting.seats for setting in met} == set(CITADELS.seats)
    for option in CITADELS.options:
        assert {setting.options[option.name] for setting in met} == set(option.values)


def test_the_same_games_whatever_the_hash_seed() -> None:
    """Two processes with different hash seeds come to the same digest over all final positions."""
    program = (
        "import json; from hoftag.core.conformance import Plan, check_game; from hoftag.core.registry import find_game;"
        "print(json.dumps(check_game(find_game('citadels'), Plan(games=12, positions=1)).to_json()))"
    )
    found = []
    for hash_seed in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(run.stdout))
    assert found[0] == found[1]


# --- blindness -------------------------------------------------------------------------------------------------------


def honest(state: State, seat: int, seed: int) -> Move:
    moves = state.resample(seat, Rng(seed)).legal(seat)
    return moves[seed % len(moves)]


def peeking(state: State, seat: int, seed: int) -> Move:
    """Bids one more than somebody's sealed bid, which it should not know."""
    assert isinstance(state, Tribute)
    for move in state.legal(seat):
        if move is not BID[0] and any(move is BID[min(bid + 1, 5)] for bid in state.bids if bid >= 0):
            return move
    return state.legal(seat)[0]


def clairvoyant(state: State, seat: int, seed: int) -> Move:
    """Looks at what the generator would bring next."""
    moves = state.legal(seat)
    return moves[state.rng % len(moves)]


def test_an_honest_bot_is_blind() -> None:
    assert check_blindness(GAME, honest, positions=100) == 100
    assert check_blindness(CITADELS, honest, positions=60) == 60


@pytest.mark.parametrize("cheat", [peeking, clairvoyant])
def test_a_bot_that_peeks_or_knows_the_future_is_found(cheat: conformance.Choose) -> None:
    with pytest.raises(ConformanceError, match="in a world it cannot tell apart"):
        check_blindness(GAME, cheat, positions=200)
