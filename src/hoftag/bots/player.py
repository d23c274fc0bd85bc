"""What a bot is, and what it may ask: the seat it plays on, never the table itself."""

from typing import Any, ClassVar, Final

from hoftag.core.build import mypyc_attr
from hoftag.core.errors import HoftagError
from hoftag.core.game import Document, Game, Prompt, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy


class Seat:
    """A seat that has to decide, with all that whoever sits there may know."""

    __slots__ = ("_state", "game", "number", "seats")

    def __init__(self, game: Game, state: State, number: int, seats: int) -> None:
        """Take the table to look at; only this class ever touches it."""
        self.game: Final = game
        self.number: Final = number
        self.seats: Final = seats
        self._state: Final = state

    def legal(self) -> list[Move]:
        """The moves there are, in canonical order."""
        return self._state.legal(self.number)

    def prompt(self) -> Prompt:
        """What is asked."""
        return self._state.prompt(self.number)

    def view(self) -> Document:
        """What can be seen from here."""
        return self._state.view(self.number)

    def world(self, rng: Rng) -> State:
        """A whole table that looks the same from here; all the rest of it is imagined."""
        return self._state.resample(self.number, rng)

    def strategy(self) -> Strategy[Any]:
        """What bots know of the game."""
        strategy = self.game.strategy
        if strategy is None:
            raise HoftagError(f"bots know nothing of {self.game.name} yet, only random can play it")
        return strategy


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It has luck of its own: the same seed and questions give the same answers."""

    name: ClassVar[str] = ""
    """The first part of a spec; the parameters of `__init__` after the seed are the rest, see `specs`."""
    needs_strategy: ClassVar[bool] = True
    """Whether it can play only what has a `strategy`."""

    def __init__(self, seed: int) -> None:
        """Sit down with a seed of at most 64 bits."""
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> Move:
        """One of the legal moves of a seat that owes a decision."""
        raise NotImplementedError
