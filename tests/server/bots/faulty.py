"""A package from outside: games beside which bots come that do everything a bot must not do."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from tribute import BID, TributeGame

from hoftag.bots.player import Bot, Seat
from hoftag.bots.specs import BOTS
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.registry import find_game
from hoftag.core.strategy import Strategy


class AwkwardError(Exception):
    """Cannot be pickled and read again."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


class Raises(Bot):
    name: ClassVar[str] = "raises"
    needs_strategy: ClassVar[bool] = False

    def choose(self, seat: Seat) -> Move:
        raise AwkwardError(1, 2)


class Leaves(Raises):
    name: ClassVar[str] = "leaves"

    def choose(self, seat: Seat) -> Move:
        sys.exit("enough")


class Nothing(Raises):
    name: ClassVar[str] = "nothing"

    def choose(self, seat: Seat) -> Move:
        return None  # type: ignore[return-value]


class Foreign(Raises):
    name: ClassVar[str] = "foreign"

    def choose(self, seat: Seat) -> Move:
        return find_game("citadels").moves.from_text("take-gold")


class Illegal(Raises):
    """Bids a card that it does not have any more."""

    name: ClassVar[str] = "illegal"

    def choose(self, seat: Seat) -> Move:
        legal = seat.legal()
        return next((move for move in BID if move not in legal), legal[-1])


class Sleeps(Raises):
    name: ClassVar[str] = "sleeps"

    def choose(self, seat: Seat) -> Move:
        while True:
            time.sleep(1)


class Spins(Raises):
    name: ClassVar[str] = "spins"

    def choose(self, seat: Seat) -> Move:
        while True:
            pass


class Eats(Raises):
    name: ClassVar[str] = "eats"

    def choose(self, seat: Seat) -> Move:
        eaten = []
        while True:
            eaten.append(bytearray(8 * 1024 * 1024))


class Exits(Raises):
    name: ClassVar[str] = "exits"

    def choose(self, seat: Seat) -> Move:
        os._exit(3)


class Shouts(Raises):
    """Writes where the answers go."""

    name: ClassVar[str] = "shouts"

    def choose(self, seat: Seat) -> Move:
        os.write(3, b"nonsense\n")
        return seat.legal()[0]


class Forks(Raises):
    """Starts a program of its own and waits for it."""

    name: ClassVar[str] = "forks"

    def choose(self, seat: Seat) -> Move:
        subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"], check=True)
        return seat.legal()[0]


class Lowest(Raises):
    """Nothing is wrong with this one: always the lowest card, and it prints something."""

    name: ClassVar[str] = "lowest"

    def choose(self, seat: Seat) -> Move:
        sys.stdout.write("nonsense\n")
        sys.stdout.flush()
        return seat.legal()[0]


class Muses(Lowest):
    """Takes its time."""

    name: ClassVar[str] = "muses"

    def choose(self, seat: Seat) -> Move:
        time.sleep(0.5)
        return super().choose(seat)


class DiesOnce(Lowest):
    """As if the system had killed its process: the next time all is well."""

    name: ClassVar[str] = "dies-once"

    def choose(self, seat: Seat) -> Move:
        mark = Path(os.environ["HOFTAG_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), 9)
        return super().choose(seat)


KINDS = (
    *(Raises, Leaves, Nothing, Foreign, Illegal, Sleeps, Spins, Eats, Exits, Shouts, Forks),
    *(Lowest, Muses, DiesOnce),
)


def register() -> None:
    BOTS.update({kind.name: kind for kind in KINDS})


register()  # a process in which bots think loads the games, and learns of the bots with them


class HighestCard(Strategy):
    """The house's bot bids its highest card."""

    def prior(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return [10.0 * number for number in range(len(moves))]


class BrokenStrategy(Strategy):
    def at_border(self, state: State) -> bool:
        raise LookupError("no border")

    def prior(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        raise LookupError("no idea")

    def default_move(self, state: State, seat: int, rng: object) -> Move:
        raise LookupError("no move")


class Fair(TributeGame):
    """Tribute with a strategy."""

    name: ClassVar[str] = "fair"

    @property
    def strategy(self) -> Strategy:
        return HighestCard()


class Broken(TributeGame):
    """Tribute with a strategy that raises, whatever it is asked."""

    name: ClassVar[str] = "broken"

    @property
    def strategy(self) -> Strategy:
        return BrokenStrategy()


class Unborn(TributeGame):
    """Tribute with a strategy that does not even come into being."""

    name: ClassVar[str] = "unborn"

    @property
    def strategy(self) -> Strategy:
        raise ImportError("no strategy")


FAIR = Fair()
BROKEN = Broken()
UNBORN = Unborn()
