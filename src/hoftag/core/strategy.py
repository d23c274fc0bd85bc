"""What bots know of a game, beside its rules. One class per game, used by every bot alike.

Everything here is asked of worlds that a seat may imagine (`State.resample`), never of the real table. Inside such
a world, `prior` and `default_move` still use only what the deciding seat may know: opponents in a search do not
read each other's cards either.
"""

from collections.abc import Sequence

from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng


class Nerves:
    """How steady a bot is in a rush: seconds for a look, and how often it forgets what it saw, or its hand slips."""

    __slots__ = ("forgets", "look", "slips")

    def __init__(self, look: float, forgets: float, slips: float) -> None:
        """Take them as they are."""
        self.look = look
        self.forgets = forgets
        self.slips = slips


class Hand:
    """A bot's hand in one rush, from its start to its end. It may remember, and forget."""

    def next(self, world: State, left: float) -> Move | None:
        """The next act with so many seconds left, in a world that the seat may imagine; None holds still for now."""
        raise NotImplementedError


class RandomHand(Hand):
    """Does anything that is legal."""

    def __init__(self, seat: int, rng: Rng) -> None:
        """A seat, and luck of its own."""
        self.seat = seat
        self.rng = rng

    def next(self, world: State, left: float) -> Move | None:
        """Any legal move."""
        moves = world.legal(self.seat)
        return moves[self.rng.below(len(moves))] if moves else None


class Strategy:
    """Heuristics over states of one game."""

    def at_border(self, state: State) -> bool:
        """Whether the position is one to be evaluated: hidden choices are resolved, little is in the air."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """The chance of each seat to win, adding up to 1, at a border or after the end."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> list[float]:
        """The facts of a position that matter to a seat, in a fixed order: for learners."""
        raise NotImplementedError

    def prior(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        """How promising each move looks at a glance; the highest is what a greedy player does."""
        raise NotImplementedError

    def default_move(self, state: State, seat: int, rng: Rng) -> Move:
        """A quick sensible move, for playing on inside a search."""
        raise NotImplementedError

    def hand(self, seat: int, nerves: Nerves, rng: Rng) -> Hand:
        """A hand for one rush, in games that have such a thing."""
        return RandomHand(seat, rng)
