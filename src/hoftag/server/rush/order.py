"""A rush: acts with claimed times become one order that favours no seat and no line. Without a clock of its own.

An act says when it was meant. How far that is believed depends on what was measured of its line (`ActOrder.admit`).
Acts are gathered in slots of time; a slot closes some time after its end, when the slowest healthy line has been heard,
and within it the lot decides. Which acts exclude each other is not known here: they are played in this order, and what
is no longer legal was missed.
"""

from collections import deque
from math import ceil, floor
from typing import Final, Generic, TypeVar

from hoftag.core.rng import Rng, derive
from hoftag.core.rush import Rush
from hoftag.server.faults import FaultError

SLOT: Final = 0.05
"""Acts within so many seconds are as good as simultaneous."""
LEAST_HOLD: Final = 0.06
MOST_HOLD: Final = 0.2
"""How long after its end a slot stays open, at least and at most."""
JITTER: Final = 0.012
"""A line may take so much longer than it was measured to take."""
SPARE: Final = 0.04
MOST_EXCUSED: Final = 0.2
"""An act counts no earlier before its arrival than its line explains: the measured delay and this, but never more."""
CLOCKS_DIFFER: Final = 0.1
"""By so much a claimed time may be impossible, and is put right; beyond it the act is refused."""
TOO_LONG_AGO: Final = 2.0
PATIENCE: Final = 0.1
"""An act that comes too early for the pace by no more than this waits; beyond it it is refused."""

NEVER: Final = float("-inf")

T = TypeVar("T")


def hold_for(delays: list[float]) -> float:
    """How long slots stay open at a table whose healthy lines take so long, one way."""
    return min(MOST_HOLD, max([LEAST_HOLD, *(delay + JITTER for delay in delays)]))


class Act(Generic[T]):
    """What a seat did: `at` is the time that counts, `what` is whatever came with it."""

    __slots__ = ("at", "seat", "what")

    def __init__(self, seat: int, at: float, what: T) -> None:
        self.seat = seat
        self.at = at
        self.what = what


class ActOrder(Generic[T]):
    """The order of one rush. Times are those of the table's clock."""

    def __init__(self, rush: Rush, seats: int, begins: float, ends: float, seed: int) -> None:
        """From `begins` to `ends`; `seed` settles every lot."""
        self.rush = rush
        self.begins = begins
        self.ends = ends
        self.hold = MOST_HOLD
        """How long after its end a slot stays open; whoever measures the lines changes it."""
        self._seats = seats
        self._seed = seed
        self._slots: dict[int, list[Act[T]]] = {}
        self._settled = -1
        """The last slot that is closed."""
        self._claimed = [NEVER] * seats
        self._acted = [NEVER] * seats
        self._shown = [NEVER] * seats
        self._free = [True] * seats
        """Who need not wait for the pace, because the last act came to nothing."""

    # --- coming in ------------------------------------------------------------------------------------------------

    def admit(self, seat: int, claimed: float, received: float, delay: float) -> float:
        """The time that counts for an act; refused if its time is impossible or too soon after the last."""
        self._check(seat, claimed, received)
        self._claimed[seat] = claimed
        counts = max(claimed, received - min(delay + SPARE, MOST_EXCUSED))
        counts = max(min(counts, received), self.begins, self._ready(seat))
        if counts >= self.ends:
            raise FaultError(409, "time-up", "the time is up")
        self._acted[seat] = counts
        self._free[seat] = False
        return counts

    def _check(self, seat: int, claimed: float, received: float) -> None:
        if not claimed > self._claimed[seat]:  # also what is no number
            raise FaultError(409, "bad-time", "each act must have a later time than the one before")
        if claimed > received + CLOCKS_DIFFER:
            raise FaultError(409, "bad-time", "that time has not come yet")
        if claimed < received - TOO_LONG_AGO:
            raise FaultError(409, "bad-time", "that was too long ago")
        if claimed < self.begins - CLOCKS_DIFFER:
            raise FaultError(409, "not-started", "it has not begun yet")
        if claimed >= self.ends:
            raise FaultError(409, "time-up", "the time is up")
        pace = self.rush.pace
        if not self._free[seat] and claimed < max(self._claimed[seat], self._shown[seat]) + pace - PATIENCE:
            raise FaultError(409, "too-soon", f"a hand needs {pace * 1000:.0f} ms from one act to the next")

    def _ready(self, seat: int) -> float:
        """When a seat can act again at the earliest."""
        return NEVER if self._free[seat] else max(self._acted[seat], self._shown[seat]) + self.rush.pace

    def add(self, seat: int, at: float, what: T) -> None:
        """Lay an act into its slot, or into the oldest that is open: nothing is rewound."""
        slot = floor((at - self.begins) / SLOT)
        if slot <= self._settled:
            slot = self._settled + 1
            at = self.begins + slot * SLOT
        self._slots.setdefault(slot, []).append(Act(seat, at, what))

    def note_shown(self, seat: int, at: float) -> None:
        """A seat has been shown something; it needs a moment to look at it."""
        self._shown[seat] = at

    def note_missed(self, act: Act[T]) -> None:
        """An act came to nothing: its seat may act again at once, unless it has already."""
        if self._acted[act.seat] <= act.at:
            self._free[act.seat] = True

    def too_soon(self, act: Act[T]) -> bool:
        """Whether an act that is due was sent before its seat can have seen what its last one brought."""
        return act.at < self._shown[act.seat] + self.rush.pace - PATIENCE

    # --- going out ------------------------------------------------------------------------------------------------

    def next_due(self) -> float | None:
        """When the next slot closes in which somebody did something."""
        return self._closes(min(self._slots)) if self._slots else None

    def last_due(self) -> float:
        """When the last slot of all closes."""
        return self._closes(ceil((self.ends - self.begins) / SLOT - 1e-9) - 1)

    def _closes(self, slot: int) -> float:
        return self.begins + (slot + 1) * SLOT + self.hold

    def take_due(self, now: float) -> deque[Act[T]]:
        """Close every slot whose time has come; their acts in the order that counts."""
        last = floor((now - self.hold - self.begins) / SLOT + 1e-9) - 1
        self._settled = max(self._settled, last)
        found: deque[Act[T]] = deque()
        for slot in sorted(slot for slot in self._slots if slot <= self._settled):
            places = self.lots(slot)
            found += sorted(self._slots.pop(slot), key=lambda act: (places[act.seat], act.at))
        return found

    def take_unplayed(self) -> list[Act[T]]:
        """The acts that nobody will play any more."""
        found = [act for slot in sorted(self._slots) for act in self._slots[slot]]
        self._slots.clear()
        return found

    def lots(self, slot: int) -> list[int]:
        """The place of each seat in a slot, drawn by lot."""
        drawn = list(range(self._seats))
        Rng(derive(self._seed, slot)).shuffle(drawn)
        places = [0] * self._seats
        for place, seat in enumerate(drawn):
            places[seat] = place
        return places
