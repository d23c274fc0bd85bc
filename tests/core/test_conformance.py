"""The kit finds nothing in sound games, and finds every fault that is planted."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Self

import pytest
from tribute import BID, CARD, GAME, Tribute, TributeGame

from hoftag.core import conformance
from hoftag.core.conformance import ConformanceError, Plan, check_blindness, check_game
from hoftag.core.events import Tell
from hoftag.core.game import Document, Game, OptionValue, Outcome, Prompt, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.rush import Rush
from hoftag.games.citadels import GAME as CITADELS


@pytest.mark.parametrize("game", [CITADELS, GAME], ids=["citadels", "tribute"])
def test_sound_games_pass(game: Game) -> None:
    report = check_game(game, Plan(games=60))
    assert report.games == 60
    assert report.worlds_that_differ > 20


def test_options_and_seat_counts_all_take_part() -> None:
    met = list(conformance.settings(CITADELS, Plan(games=400)))
    assert {setting.seats for setting in met} == set(CITADELS.seats)
    for option in CITADELS.options:
        assert {setting.options[option.name] for setting in met} == set(option.values)


def test_the_same_games_whatever_the_hash_seed() -> None:
    """Two processes with different hash seeds come to the same digest over all final positions."""
    program = (
        "import json; from hoftag.core.conformance import Plan, check_game; from hoftag.games.citadels import GAME;"
        "print(json.dumps(check_game(GAME, Plan(games=24, positions=1)).to_json()))"
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


# --- planted faults --------------------------------------------------------------------------------------------------


class Faulty(Tribute):
    """Tribute with one fault; each subclass overrides a single method."""


class ShowsBids(Faulty):
    def view(self, viewer: int) -> Document:
        return {**super().view(viewer), "bids": list(self.bids)}


class WorldsFromTheTruth(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = self.copy()
        new.rng = rng.below(1 << 62)
        return new


class WorldsKeepTheFuture(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = super().resample(seat, rng)
        new.rng = self.rng + 1
        return new


class WorldsWithTheRealFuture(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = super().resample(seat, rng)
        new.rng = self.rng
        return new


class SharedHands(Faulty):
    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands
        return new


class UnsortedMoves(Faulty):
    def legal(self, seat: int) -> list[Move]:
        return super().legal(seat)[::-1]


class DeadEnd(Faulty):
    def legal(self, seat: int) -> list[Move]:
        return super().legal(seat) if len(self.pile) > 2 else []


class LosesCards(Faulty):
    def award(self, tell: Tell | None) -> None:
        super().award(tell)
        self.hands[0] = self.hands[0][1:]


class Chatty(Faulty):
    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(seat, move, tell)
        if tell is not None and self.won[0]:
            self.won[0].reverse()
            self.won[0][0] = (self.won[0][0] + 1) % len(CARD)


class ForgetsBids(Faulty):
    def save(self) -> Document:
        return {**super().save(), "bids": [None] * self.seats}


class NoRule(Faulty):
    def prompt(self, seat: int) -> Prompt:
        return Prompt("bid", "")


class PartsDoNotAddUp(Faulty):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        outcome.scores = [score + 1 for score in outcome.scores]
        return outcome


class Endless(Faulty):
    def award(self, tell: Tell | None) -> None:
        self.hands = [list(range(len(CARD))) for _ in self.hands]
        self.bids = [-1] * self.seats
        self.pile = list(range(5))


class Racing(Faulty):
    """Tribute as a race: whoever has not bid yet may, and nobody must."""

    def live(self) -> bool:
        return True

    def rush(self) -> Rush | None:
        return None if self.is_over() else Rush(3.0, 0.2, 1.0)


class RaceOnASlowTable(Racing):
    def live(self) -> bool:
        return False


class RaceWithoutEnd(Racing):
    pass


class RaceThatWaits(Racing):
    def timed(self) -> float | None:
        return 20.0


class RaceForTheAbsent(RaceThatWaits):
    def to_act(self) -> tuple[int, ...]:
        return ()

    def may_act(self) -> tuple[int, ...]:
        return () if self.is_over() else super().to_act()

    def absent(self, seat: int) -> Move | None:
        return BID[5]


class NeverAtRest(RaceForTheAbsent):
    def absent(self, seat: int) -> Move | None:
        return (self.legal(seat) or [BID[0]])[0]


class AbsentWithoutARace(Faulty):
    def absent(self, seat: int) -> Move | None:
        return BID[0]


class NotJson(Faulty):
    def view(self, viewer: int) -> Document:
        return {**super().view(viewer), "seats": {0: "a"}}


@pytest.mark.parametrize(
    ("faulty", "finding"),
    [
        (ShowsBids, "sees a difference in a resampled world"),
        (WorldsFromTheTruth, "never changes what is hidden|depends on what that seat cannot know"),
        (WorldsKeepTheFuture, "depends on what that seat cannot know"),
        (WorldsWithTheRealFuture, "has the future of the real one"),
        (SharedHands, "changes the original|another position|does not lead back"),
        (UnsortedMoves, "not sorted"),
        (DeadEnd, "has no legal move"),
        (LosesCards, "is counted, at the start it was"),
        (Chatty, "when somebody listens"),
        (ForgetsBids, "saved and loaded|asks somebody else|another digest|cannot know"),
        (NoRule, "cites no rule"),
        (PartsDoNotAddUp, "do not add up"),
        (Endless, "does not end|is counted"),
        (NotJson, "through JSON"),
        (RaceOnASlowTable, "to a table that is not live"),
        (RaceWithoutEnd, "a rush has no end"),
        (RaceThatWaits, "a rush waits for somebody"),
        (RaceForTheAbsent, "of absent seat 0 is not legal"),
        (NeverAtRest, "is never at rest|is not legal"),
        (AbsentWithoutARace, "absent without a rush"),
    ],
)
def test_every_planted_fault_is_found(faulty: type[Faulty], finding: str) -> None:
    with pytest.raises(ConformanceError, match=finding):
        check_game(FaultyGame(faulty), Plan(games=80, positions=6))


class FaultyGame(TributeGame):
    """Tribute with states of a faulty class."""

    def __init__(self, faulty: type[Faulty]) -> None:
        super().__init__()
        self.faulty = faulty

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Faulty:
        return self.faulty(self, seats, options)


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
