"""What each line of a record did: who, when, and what it told.

All of it stays in memory, for whoever comes back is told what they missed; but it grows with every move and is rarely
asked for. So what a snapshot has stored is kept as it was stored, and packed.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from hoftag.core.events import Event, Value

QUICKLY: Final = 1
"""How hard to pack: in all four games a fifth of the size is left, for less than a microsecond a move."""
SavedEvent = tuple[str, dict[str, Value], tuple[int, ...] | None, list[object] | None, bool]
"""Key, arguments, readers, shadow, and whether it shows something."""
SavedLine = tuple[int, float, bool, msgspec.Raw]
"""Seat, time, whether it took something back, and events."""
SAVED: "msgspec.json.Decoder[list[SavedLine]]" = msgspec.json.Decoder(list[SavedLine])


class History:
    """What was told from the set-up on, which is number 0."""

    __slots__ = ("_packed", "_recent")

    def __init__(self) -> None:
        self._packed: list[tuple[int, bytes]] = []
        """Chunks, each with the number that follows its last."""
        self._recent: list[SavedLine] = []

    def __len__(self) -> int:
        """How many lines it has, the set-up included."""
        return (self._packed[-1][0] if self._packed else 0) + len(self._recent)

    def add(self, seat: int, events: Sequence[Event], at: float, *, undo: bool = False) -> None:
        self._recent.append((seat, at, undo, msgspec.Raw(SAVER.encode(events))))

    def since(self, first: int) -> list[SavedLine]:
        """All from a number on."""
        found: list[SavedLine] = []
        begin = 0
        for end, chunk in self._packed:
            if end > first:
                found += SAVED.decode(zlib.decompress(chunk))[max(0, first - begin) :]
            begin = end
        return found + self._recent[max(0, first - begin) :]

    # --- snapshots ------------------------------------------------------------------------------------------------

    def recent(self) -> bytes:
        """What came after the last snapshot, as the next one stores it."""
        return msgspec.json.encode(self._recent)

    def pack(self, stored: bytes) -> None:
        """A snapshot has stored what was recent: keep it compressed."""
        self.put(len(self), stored)
        self._recent = []

    def put(self, end: int, stored: bytes) -> None:
        """What a snapshot has stored, up to but without this number."""
        self._packed.append((end, zlib.compress(stored, QUICKLY)))


# --- events as they are stored ----------------------------------------------------------------------------------------


def save_event(event: object) -> list[object]:
    """An event with its audience, for the store alone."""
    assert isinstance(event, Event)
    return [event.key, event.args, event.seats, event.shadow, event.shows]


SAVER: Final = msgspec.json.Encoder(enc_hook=save_event)


def load_events(saved: msgspec.Raw) -> list[Event]:
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
