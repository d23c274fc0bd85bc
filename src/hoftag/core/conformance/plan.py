"""What is to be checked, and what was: how many games, with which seats and options, and what came of it."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hoftag.core.conformance.shares import DealtAnew
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.core.options import OptionValue
from hoftag.core.rng import derive


class ConformanceError(HoftagError):
    """The game breaks the contract."""


class Finding(ConformanceError):  # noqa: N818, the word for it
    """What is wrong, before it is said in which game and where."""


class Plan:
    """How much to check."""

    def __init__(
        self, games: int = 100, seed: int = 1, seats: int | None = None, positions: int = 4, worlds: int = 2
    ) -> None:
        """`positions` per game are looked at closely, each from every seat with `worlds` worlds."""
        self.games = games
        self.seed = seed
        self.seats = seats
        self.positions = positions
        self.worlds = worlds


class Report:
    """What was checked: counts, and a digest over all final positions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.positions = 0
        self.worlds = 0
        self.worlds_that_differ = 0
        self.longest_record = 0
        self.digest = 0
        self.sentences = 0
        """How many messages were put into words, in each language."""
        self.moves_overheard = 0
        """How often a move was played in a world as well, and a viewer who saw no difference listened to both."""
        self.played_on = 0
        """How many loaded positions were played on beside those that they were saved from."""
        self.asked_blindly = 0
        """How often strategy and bots were asked again in a world that the seat cannot tell apart."""
        self.passing: list[str] = []
        """The events that say of themselves that they are seen in passing: nobody proves that for the game."""
        self.dealt_anew: list[DealtAnew] = []
        """By seat: in which share of its worlds something differs that it cannot see, and the others' own views."""

    def to_json(self) -> dict[str, object]:
        """All of it; the digest as text."""
        return {**vars(self), "digest": f"{self.digest:016x}"}


class Setting(NamedTuple):
    """What one game is played with."""

    seats: int
    options: dict[str, OptionValue]
    seed: int


def settings(game: Game, plan: Plan) -> Iterator[Setting]:
    """Every seat count in turn; the first games with the options as they are by default, then at random."""
    counts = [plan.seats] if plan.seats is not None else list(game.seats)
    everything = list(product(*(option.values for option in game.options)))
    for number in range(plan.games):
        seed = derive(plan.seed, number)
        if number < len(counts) * 2:
            chosen = tuple(option.default for option in game.options)
        else:
            chosen = everything[derive(seed, 1) % len(everything)]
        names = [option.name for option in game.options]
        yield Setting(counts[number % len(counts)], dict(zip(names, chosen, strict=True)), seed)
