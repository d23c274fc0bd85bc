"""Everything that happened at a table, line by line of its record.

All of it stays in memory, for whoever comes back is told what they missed; but it grows with every move and is rarely
asked for. So what a snapshot has stored is kept as it was stored, and packed.
"""

import zlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from hoftag.core.events import Event, Value

QUICKLY: Final = 1
"""How hard to pack: in all four games a fifth of the size is left, for less than a microsecond a move."""
SavedEvent = tuple[str, dict[str, Value], tuple[int, ...] | None, list[object] | None, bool]
"""Key, arguments, readers, shadow, and whether it shows something."""
SavedHappening = tuple[int, float, bool, msgspec.Raw]
"""Seat, time, whether it took something back, and events."""
SAVED: "msgspec.json.Decoder[list[SavedHappening]]" = msgspec.json.Decoder(list[SavedHappening])


class Happening:
    """What one line of the record did: who, when, with which events, and whether it was taken back later."""

    __slots__ = ("at", "saved", "seat", "undo", "undone")

    def __init__(self, seat: int, saved: bytes, at: float, *, undo: bool = False) -> None:
        """Something that stands, so far; `saved` are its events."""
        self.seat = seat
        self.saved = saved
        self.at = at
        self.undo = undo
        self.undone = False

    @property
    def events(self) -> list[Event]:
        return load_events(self.saved)


class History:
    """What happened from the set-up on, which is number 0."""

    __slots__ = ("_packed", "_recent", "_undone")

    def __init__(self) -> None:
        self._packed: list[tuple[int, bytes]] = []
        """Chunks, each with the number that follows its last."""
        self._recent: list[Happening] = []
        self._undone: set[int] = set()

    def __len__(self) -> int:
        """How many lines it has, the set-up included."""
        return self._length_packed() + len(self._recent)

    def _length_packed(self) -> int:
        return self._packed[-1][0] if self._packed else 0

    def add(self, seat: int, events: Sequence[Event], at: float, *, undo: bool = False) -> None:
        self._recent.append(Happening(seat, save_events(events), at, undo=undo))

    def take_back(self, numbers: Iterable[int]) -> None:
        self._undone.update(numbers)

    def since(self, first: int) -> list[Happening]:
        """All from a number on."""
        found: list[Happening] = []
        begin = 0
        for end, chunk in self._packed:
            if end > first:
                found += unpacked(chunk)[max(0, first - begin) :]
            begin = end
        found += self._recent[max(0, first - begin) :]
        for number, happening in enumerate(found, first):
            happening.undone = number in self._undone
        return found

    # --- snapshots ------------------------------------------------------------------------------------------------

    def recent(self) -> bytes:
        """What came after the last snapshot, as the next one stores it."""
        return msgspec.json.encode([(one.seat, one.at, one.undo, msgspec.Raw(one.saved)) for one in self._recent])

    def pack(self, stored: bytes) -> None:
        """A snapshot has stored what was recent: keep it compressed."""
        self.put(len(self), stored)
        self._recent = []

    def put(self, end: int, stored: bytes) -> None:
        """What a snapshot has stored, up to but without this number."""
        self._packed.append((end, zlib.compress(stored, QUICKLY)))


def unpacked(chunk: bytes) -> list[Happening]:
    return [
        Happening(seat, bytes(events), at, undo=undo) for seat, at, undo, events in SAVED.decode(zlib.decompress(chunk))
    ]


# --- events as they are stored ----------------------------------------------------------------------------------------


def save_event(event: object) -> list[object]:
    """An event with its audience, for the store alone."""
    assert isinstance(event, Event)
    return [event.key, event.args, event.seats, event.shadow, event.shows]


SAVER: Final = msgspec.json.Encoder(enc_hook=save_event)


def save_events(events: Sequence[Event]) -> bytes:
    """What one move told."""
    return SAVER.encode(events)


def load_events(saved: bytes) -> list[Event]:
    """What one move told, from the store."""
    return [load_event(event) for event in msgspec.json.decode(saved, type=list[SavedEvent])]


def load_event(saved: SavedEvent) -> Event:
    key, args, seats, shadow, shows = saved
    return Event(
        key,
        args,
        seats,
        None if shadow is None else load_event(msgspec.convert(shadow, SavedEvent)),
        shows=shows,
    )
