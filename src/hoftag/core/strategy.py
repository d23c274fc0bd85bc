"""What bots know of a game, beside its rules. One class per game, used by every bot alike.

Everything here is asked of worlds that a seat may imagine (`State.resample`), never of the real table. Inside such
a world, `prior` and `default_move` still use only what the deciding seat may know: opponents in a search do not
read each other's cards either.
"""

from collections.abc import Sequence
from typing import Final, Generic

from typing_extensions import TypeVar

from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng

S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)

WHIM: Final = 0.8
"""On the scale of priors: how far chance may lift a move for a greedy player. A clear lead is more than this."""
FLOOR: Final = 4.0
"""On the scale of priors: what lies further below the best move is not worth a thought."""


class Nerves:
    """How steady a bot is in a rush: seconds for a look, and how often it forgets what it saw, or its hand slips."""

    __slots__ = ("forgets", "look", "slips")

    def __init__(self, look: float, forgets: float, slips: float) -> None:
        """Take them as they are."""
        self.look = look
        self.forgets = forgets
        self.slips = slips


class Hand(Generic[S_contra]):
    """A bot's hand in one rush, from its start to its end. It may remember, and forget."""

    def next(self, world: S_contra, left: float) -> Move | None:
        """The next act with so many seconds left, in a world that the seat may imagine; None holds still for now."""
        raise NotImplementedError


class RandomHand(Hand[State]):
    """Does anything that is legal."""

    def __init__(self, seat: int, rng: Rng) -> None:
        """A seat, and luck of its own."""
        self.seat = seat
        self.rng = rng

    def next(self, world: State, left: float) -> Move | None:
        """Any legal move."""
        moves = world.legal(self.seat)
        return moves[self.rng.below(len(moves))] if moves else None


class Strategy(Generic[S_contra]):
    """Heuristics over states of one game."""

    def at_border(self, state: S_contra) -> bool:
        """Whether the position is one to be evaluated: hidden choices are resolved, little is in the air."""
        raise NotImplementedError

    def evaluate(self, state: S_contra) -> list[float]:
        """The chance of each seat to win, adding up to 1, at a border or after the end."""
        raise NotImplementedError

    def prior(self, state: S_contra, seat: int, moves: Sequence[Move]) -> list[float]:
        """How promising each move looks at a glance, as many numbers as moves; only their differences count.

        The scale: within `WHIM` of each other, two moves are as good as equal, and a greedy player takes either; what
        is more than `FLOOR` below the best, a search does not try. Chances from 0 to 1 would be lost on it: spread
        them.
        """
        raise NotImplementedError

    def default_move(self, state: S_contra, seat: int, rng: Rng) -> Move:
        """A quick sensible move, for playing on inside a search."""
        raise NotImplementedError

    def likelihood(self, world: S_contra, seat: int) -> float:
        """How likely what the others have done is in this world, if they play sensibly; up to a factor.

        `State.resample` deals worlds as likely as the rules make them. What follows from how people play belongs
        here: whoever bids fours rather has some. A search weighs by it what it sees in each world; 0 is out of the
        question. Only what the seat has seen the others do may count, judged by what each of them holds in the world.
        """
        return 1.0

    def features(self, state: S_contra, seat: int) -> list[float]:
        """The facts of a position that matter to a seat, in a fixed order, for learners; none by default."""
        return []

    def hand(self, seat: int, nerves: Nerves, rng: Rng) -> Hand[S_contra]:
        """A hand for one rush, in games that have such a thing."""
        return RandomHand(seat, rng)
