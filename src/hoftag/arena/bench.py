"""How fast the engine is: whole random games, and copies; beside another engine in the same run if asked.

Times are CPU times of this process. Rounds of the two engines alternate, and a ratio is the median of the ratios
within a round, so that a busy machine disturbs both alike.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import median
from time import process_time
from typing import Any

from hoftag.core.build import build
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game, State
from hoftag.core.registry import find_game, game_names
from hoftag.core.rng import derive

PEERS = ("catanatron",)
SEATS = 4
COPIES = 200
"""Copies timed in one go, of a position in mid-game."""


class Round:
    """What one engine did in one round."""

    __slots__ = ("copy_us", "decisions", "games", "seconds")

    def __init__(self, decisions: int, games: int, seconds: float, copy_us: float) -> None:
        """Count and time."""
        self.decisions = decisions
        self.games = games
        self.seconds = seconds
        self.copy_us = copy_us

    def per_second(self) -> float:
        """Decisions in a second of CPU time."""
        return self.decisions / self.seconds


class Engine:
    """Something that plays random games."""

    def play(self, seed: int) -> int:
        """Play one whole game; returns its number of decisions."""
        raise NotImplementedError

    def copy(self) -> float:
        """The seconds a copy takes."""
        raise NotImplementedError

    def run(self, seconds: float, seed: int) -> Round:
        """Play whole games for about this long, then copy."""
        decisions = games = 0
        began = process_time()
        while True:
            decisions += self.play(derive(seed, games))
            games += 1
            spent = process_time() - began
            if spent >= seconds:
                return Round(decisions, games, spent, 1e6 * self.copy())


class Ours(Engine):
    """A game of ours with everything in its box: who acts, what is legal, choose, play."""

    def __init__(self, game: Game) -> None:
        """Four seats, or the nearest number that can play."""
        self.game = game
        self.seats = min(max(SEATS, game.seats.start), game.seats.stop - 1)

    def play(self, seed: int) -> int:
        state = self.game.new(self.seats, seed, self.game.fullest)
        return self.play_on(state, Random(seed), self.game.longest)

    def play_on(self, state: State, rng: Random, most: int) -> int:
        """Random moves to the end, or as many as that."""
        decisions = 0
        random = rng.random
        while decisions < most:
            waiting = state.to_act()
            if not waiting:
                break
            seat = waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    def copy(self) -> float:
        state = self.game.new(self.seats, 1, self.game.fullest)
        length = self.play_on(state.copy(), Random(1), self.game.longest)
        self.play_on(state, Random(1), length // 2)
        began = process_time()
        for _ in range(COPIES):
            state.copy()
        return (process_time() - began) / COPIES


class Catanatron(Engine):
    """Catan with four random players; a decision is one playable action applied."""

    def __init__(self) -> None:
        """Find the package, or say how to get it."""
        try:
            self.version = version("catanatron")
            # Not installed where types are checked, and without types of its own.
            self.module: Any = import_module("catanatron")
        except (ImportError, PackageNotFoundError):
            raise HoftagError(
                "catanatron is not installed; ./hoftag bench engine --against catanatron does it"
            ) from None

    def make(self, seed: int) -> Any:  # noqa: ANN401 - the peer has no types
        """A game with its own seed."""
        colours = list(self.module.Color)[:SEATS]
        return self.module.Game([self.module.RandomPlayer(colour) for colour in colours], seed=seed)

    def play(self, seed: int) -> int:
        game = self.make(seed)
        limit = import_module("catanatron.game").TURNS_LIMIT
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    def copy(self) -> float:
        game = self.make(1)
        for _ in range(400):
            game.play_tick()
        began = process_time()
        for _ in range(COPIES):
            game.copy()
        return (process_time() - began) / COPIES


def bench_engine(against: str | None, rounds: int, seconds: float) -> dict[str, object]:
    """The whole document."""
    peer = Catanatron() if against == "catanatron" else None
    ours = {name: Ours(find_game(name)) for name in game_names()}
    found: dict[str, list[Round]] = {name: [] for name in ours}
    beside: list[Round] = []
    for engine in [*ours.values(), *([peer] if peer else [])]:
        engine.run(min(seconds, 0.2), 0)  # imports and caches
    for number in range(rounds):
        if peer is not None:
            beside.append(peer.run(seconds, number))
        for name, engine in ours.items():
            found[name].append(engine.run(seconds, number))
    return {
        "build": build(),
        "peer": None if peer is None else summary_of_peer(peer, beside),
        "games": {name: summary(ours[name], found[name], beside) for name in ours},
    }


def summary_of_peer(peer: Catanatron, rounds: list[Round]) -> dict[str, object]:
    """The peer's medians."""
    return {
        "name": "catanatron",
        "version": peer.version,
        "decisions_per_second": round(median([one.per_second() for one in rounds])),
        "copy_us": round(median([one.copy_us for one in rounds]), 2),
    }


def summary(engine: Ours, rounds: list[Round], beside: list[Round]) -> dict[str, object]:
    """A game's medians, and how many times faster than the peer it decides."""
    ratios = [one.per_second() / other.per_second() for one, other in zip(rounds, beside, strict=False)]
    return {
        "seats": engine.seats,
        "decisions_per_second": round(median([one.per_second() for one in rounds])),
        "games_per_second": round(median([one.games / one.seconds for one in rounds]), 1),
        "decisions_per_game": round(sum(one.decisions for one in rounds) / sum(one.games for one in rounds), 1),
        "copy_us": round(median([one.copy_us for one in rounds]), 2),
        "ratio": round(median(ratios), 2) if ratios else None,
    }
