"""Luck: a 64-bit generator (splitmix64), and the source that either notes its results or repeats noted ones.

One draw moves the generator by exactly one step, whatever is drawn and wherever the result comes from. So a
game resumed from its record goes on with the same luck, and a finished record can be checked against its seed.
"""

from collections.abc import Sequence
from typing import Final

from hoftag.core.build import mypyc_attr
from hoftag.core.errors import RecordError
from hoftag.core.moves import Domain

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB


def mixed(state: int) -> int:
    """The 64 random bits that belong to a generator state."""
    state = ((state ^ (state >> 30)) * MIX_1) & MASK
    state = ((state ^ (state >> 27)) * MIX_2) & MASK
    return state ^ (state >> 31)


MOST_AT_ONCE: Final = 64
ONCE_EACH: Final = [sum(1 << 128 * step for step in range(count)) for count in range(MOST_AT_ONCE + 1)]
STEPS_ON: Final = [sum((step + 1) * GOLDEN << 128 * step for step in range(count)) for count in range(MOST_AT_ONCE + 1)]


def next_bits(state: int, count: int) -> list[int]:
    """The random bits of so many steps of the generator in a row: what `mixed` says of each, in half the time.

    They are worked out side by side in one long number. Each has 128 bits of it, so that its products do not reach the
    next; of these the lower 64 count.
    """
    if count > MOST_AT_ONCE:
        after = (state + MOST_AT_ONCE * GOLDEN) & MASK
        return next_bits(state, MOST_AT_ONCE) + next_bits(after, count - MOST_AT_ONCE)
    masks = ONCE_EACH[count] * MASK
    states = (ONCE_EACH[count] * state + STEPS_ON[count]) & masks
    states = ((states ^ (states >> 30 & masks)) * MIX_1) & masks
    states = ((states ^ (states >> 27 & masks)) * MIX_2) & masks
    states ^= states >> 31 & masks
    return [states >> at & MASK for at in range(0, 128 * count, 128)]


def derive(seed: int, *numbers: int) -> int:
    """Make a seed of its own for the n-th of something, independent of its neighbours."""
    state = mixed((seed + GOLDEN) & MASK)
    for number in numbers:
        state = mixed(((state ^ ((number * GOLDEN) & MASK)) + GOLDEN) & MASK)
    return state


class Rng:
    """A generator of its own, for bots and tools; a game's state holds its generator state as a plain int."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start from a seed of at most 64 bits."""
        self.state = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = state = (self.state + GOLDEN) & MASK
        state = ((state ^ (state >> 30)) * MIX_1) & MASK
        state = ((state ^ (state >> 27)) * MIX_2) & MASK
        return ((state ^ (state >> 31)) * n) >> 64

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 53) / (1 << 53)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a draw is settled when somebody keeps a record. The generator proposes, the source decides."""

    def settle(self, proposed: int, among: Sequence[int], of: Domain) -> int:
        """Return the index of the entry drawn from `among`; `of` names the entries."""
        raise NotImplementedError


class Noted(Source):
    """Play: the generator's proposal stands and is noted by name."""

    def __init__(self) -> None:
        """Nothing drawn yet."""
        self.drawn: list[str] = []

    def settle(self, proposed: int, among: Sequence[int], of: Domain) -> int:
        """Note what was drawn."""
        self.drawn.append(of.ids[among[proposed]])
        return proposed


class Repeated(Source):
    """Replay: the noted results are drawn again, whatever the generator proposes."""

    def __init__(self, drawn: Sequence[str], line: int = 0) -> None:
        """Repeat these results; `line` is where the record holds them."""
        self.drawn = list(drawn)
        self.line = line
        self.at = 0
        self.differs = False

    def settle(self, proposed: int, among: Sequence[int], of: Domain) -> int:
        """Find the next noted result among what can be drawn."""
        if self.at >= len(self.drawn):
            raise RecordError(f"a chance result ({of.name}) is missing", self.line)
        name = self.drawn[self.at]
        self.at += 1
        value = of.index.get(name, -1)
        if value not in among:
            raise RecordError(f"'{name}' cannot be drawn here as {of.name}", self.line)
        found = among.index(value)
        if among[proposed] != value:
            self.differs = True
        return found

    def finish(self) -> None:
        """Complain about results that nothing asked for."""
        if self.at < len(self.drawn):
            raise RecordError(f"'{self.drawn[self.at]}' was never drawn", self.line)


class ChanceError(Exception):
    """Something was left to chance where nothing may be."""


class NoChance(Source):
    """Nothing is drawn: for what a move does whatever chance brings."""

    def settle(self, proposed: int, among: Sequence[int], of: Domain) -> int:
        raise ChanceError
