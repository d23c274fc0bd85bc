"""The course of a match."""

from collections.abc import Sequence

from hoftag.core.events import TABLE, Event
from hoftag.core.match import Match, NoLog, repeat
from hoftag.core.moves import Move
from hoftag.core.record import Entry
from hoftag.server.table.history import History, SavedLine, load_events


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


class Course:
    """A match, and the history of what its lines did: whatever is played at a table is played here."""

    def __init__(self, match: Match, history: History) -> None:
        self.match = match
        match.log = NoLog()  # the history has it, packed
        self.history = history

    @property
    def version(self) -> int:
        return self.match.version

    def play(
        self,
        seat: int,
        move: Move,
        now: float,
        *,
        legal: Sequence[Move] | None = None,
        elapsed: float | None = None,
    ) -> list[Event]:
        """Play a move; `legal` as in `Match.play`, `elapsed` is its time in a rush."""
        events = self.match.play(seat, move, legal=legal, at=elapsed)
        self.history.add(seat, events, now)
        return events

    def undo(self, seat: int, now: float) -> list[int]:
        """Take back a seat's last move; returns the versions that no longer stand."""
        gone = self.match.undo(seat)
        self.history.add(seat, (), now, undo=True)
        return gone

    def rewind(self, moves: int, now: float) -> list[int]:
        """Go back until so many moves stand; returns the versions that no longer do."""
        gone = self.match.rewind(moves)
        self.history.add(TABLE, (), now, undo=True)
        return gone

    def repeat(self, entry: Entry, at: float) -> None:
        """One more line of a record, done at that time."""
        self.history.add(entry.seat, repeat(self.match, entry), at, undo=entry.takes_back())

    def since(self, first: int) -> list[Happening]:
        """What happened from a version on."""
        lines = enumerate(self.history.since(first), first)
        return [Happening(version, line, stands=self.match.stands(version)) for version, line in lines]


def new_course(match: Match, at: float) -> Course:
    """The course of a match that has just been set up."""
    history = History()
    history.add(TABLE, match.log[0], at)
    return Course(match, history)
