"""What all games share when figures are read out of their records."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hoftag.core.events import Event
from hoftag.core.game import State
from hoftag.core.record import Entry


class Seat:
    """What is known of one seat after a game: counts, and what it had in the end."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.counts: Counter[str] = Counter()
        self.had: set[str] = set()
        self.score = 0
        self.share = 0.0


Seats = list[Seat]


def seat_in(event: Event, seats: Seats) -> Seat | None:
    """Whom an event is about."""
    seat = event.args.get("seat")
    return seats[seat] if isinstance(seat, int) else None


def number_in(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def names_in(event: Event, name: str) -> Sequence[str]:
    value = event.args.get(name, ())
    return [value] if isinstance(value, str) else value if isinstance(value, Sequence) else []


class Facts(NamedTuple):
    """How a game is read: before a move, after each event, and at the end."""

    move: Callable[[State, Entry, Seats], None] | None
    event: Callable[[Event, Seats], None]
    end: Callable[[State, Seats], None]
