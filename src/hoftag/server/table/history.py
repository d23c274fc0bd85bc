"""The log of a match at a table: what each version told, and when.

All of it stays in memory, for whoever comes back is told what they missed; but it grows with every move and is rarely
asked for. So what a snapshot has stored is kept as it was stored, and packed.
"""

import zlib
from typing import Final

import msgspec

from hoftag.core.events import TABLE, Event, Value
from hoftag.core.match import Log, Match
from hoftag.core.record import Entry

QUICKLY: Final = 1
"""How hard to pack: in all four games a fifth of the size is left, for less than a microsecond a move."""
SavedEvent = tuple[str, dict[str, Value], tuple[int, ...] | None, list[object] | None, bool]
"""Key, arguments, readers, shadow, and whether it shows something."""
SavedLine = tuple[int, float, bool, msgspec.Raw]
"""Seat, time, whether it took something back, and events."""
SAVED: "msgspec.json.Decoder[list[SavedLine]]" = msgspec.json.Decoder(list[SavedLine])


class Happening:
    """What one version did, and whether it was taken back later."""

    __slots__ = ("_saved", "at", "seat", "undo", "undone", "version")

    def __init__(self, version: int, line: SavedLine, *, stands: bool) -> None:
        self.version = version
        self.seat, self.at, self.undo, self._saved = line
        self.undone = not stands and not self.undo

    @property
    def events(self) -> list[Event]:
        return load_events(self._saved)


class History(Log):
    """`now` is the time of whatever is added next; whoever plays sets it."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now
        self._packed: list[tuple[int, bytes]] = []
        """Chunks, each with the version that follows its last."""
        self._recent: list[SavedLine] = []

    def __len__(self) -> int:
        """How many versions it has, the set-up included."""
        return (self._packed[-1][0] if self._packed else 0) + len(self._recent)

    def add(self, line: Entry | None, events: list[Event]) -> None:
        saved = msgspec.Raw(SAVER.encode([save_event(event) for event in events]))
        if line is None:
            self._recent.append((TABLE, self.now, False, saved))
        else:
            self._recent.append((line.seat, self.now, line.takes_back(), saved))

    def __getitem__(self, version: int) -> list[Event]:
        return load_events(self._lines(version)[0][3])

    def since(self, match: Match, first: int) -> list[Happening]:
        """What happened from a version on, in the match that this is the history of."""
        lines = enumerate(self._lines(first), first)
        return [Happening(version, line, stands=match.stands(version)) for version, line in lines]

    def _lines(self, first: int) -> list[SavedLine]:
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
        """What a snapshot has stored, up to but without this version."""
        self._packed.append((end, zlib.compress(stored, QUICKLY)))


# --- events as they are stored ----------------------------------------------------------------------------------------


def save_event(event: Event) -> list[object]:
    """An event with its audience, for the store alone."""
    shadow = None if event.shadow is None else save_event(event.shadow)
    return [event.key, event.args, event.seats, shadow, event.shows]


SAVER: Final = msgspec.json.Encoder()


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
