"""Bots at a live table: as quick, as forgetful and as clumsy as people are. How strong they are comes from planning."""

from math import cos, exp, log, log2, pi, sqrt
from typing import Final

from hoftag.bots.specs import has_strategy
from hoftag.core.game import Game
from hoftag.core.rng import Rng
from hoftag.core.strategy import Hand, Nerves, RandomHand

EASY: Final = Nerves(look=1.9, forgets=0.3, slips=0.05)
NORMAL: Final = Nerves(look=1.35, forgets=0.15, slips=0.03)
HARD: Final = Nerves(look=1.05, forgets=0.05, slips=0.02)
LEVELS: Final = {"random": EASY, "greedy": NORMAL, "search": HARD}
"""By the kind of bot."""

SPREAD: Final = 0.25
LEAST_LOOK: Final = 0.7
FIRST: Final = (0.35, 0.8)
"""From the start to the first reach."""
REACH: Final = 0.4
"""So much of a look is reaching; the rest is seeing and deciding."""
THINK: Final = (0.8, 3.0)
MANY: Final = 64
"""With so many options, thinking takes longest."""


def nerves_of(spec: str) -> Nerves:
    """The level of a bot."""
    return LEVELS.get(spec.partition(":")[0], NORMAL)


def hand_of(game: Game, spec: str, seat: int, seed: int) -> Hand:
    """The hand of a bot for one rush."""
    rng = Rng(seed)
    strategy = game.strategy if spec.partition(":")[0] != "random" and has_strategy(game) else None
    return RandomHand(seat, rng) if strategy is None else strategy.hand(seat, nerves_of(spec), rng)


class Pace:
    """How long a bot takes, with luck of its own."""

    def __init__(self, nerves: Nerves, seed: int) -> None:
        """A bot of a level."""
        self.nerves = nerves
        self.rng = Rng(seed)

    def first(self) -> float:
        """Seconds from the start to the first reach."""
        least, most = FIRST
        return least + (most - least) * self.rng.random()

    def look(self) -> float:
        """Seconds for a whole look: reach, see, decide. Log-normal, never shorter than a person can."""
        return max(LEAST_LOOK, self.nerves.look * exp(SPREAD * normal(self.rng)))


def thinking_time(options: int, rng: Rng) -> float:
    """Seconds for a decision that nobody races for: longer if there is more to choose from."""
    least, most = THINK
    share = min(1.0, log2(max(options, 1)) / log2(MANY))
    return least + (most - least) * share * (0.6 + 0.4 * rng.random())


def normal(rng: Rng) -> float:
    """A number from the standard normal distribution."""
    return sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())
