"""The course of a match."""

from array import array

from hoftag.core import record as records
from hoftag.core.events import TABLE, Event
from hoftag.core.match import Match, repeat, standing, takes_back
from hoftag.server.table.history import History

NOTHING: list[Event] = []


class Course:
    """The course of a match: the match itself, and what each line of its record did."""

    def __init__(self, match: Match, history: History) -> None:
        """A course so far; `history` begins with the set-up."""
        self.match = match
        self.history = history
        entries = match.record.entries
        self.stands = array("i", (place + 1 for place in standing(entries)))
        """The versions that stand."""
        self.version = len(history) - 1
        """How many lines the record has."""
        self._last_moves: dict[int, int] = {}
        if len(self.stands) < len(entries):
            left = set(self.stands)
            moves = (version for version, entry in enumerate(entries, 1) if not takes_back(entry))
            history.take_back(version for version in moves if version not in left)

    def played(self, seat: int, events: list[Event], at: float) -> None:
        """A move was played; the history keeps what it told, so the match need not."""
        self.match.log[-1] = NOTHING
        self.history.add(seat, events, at)
        self.version = version = self.version + 1
        self.stands.append(version)
        self._last_moves[seat] = version

    def took_back(self, seat: int, left: int, at: float) -> list[int]:
        """Moves were taken back so that `left` of them stand; returns the versions that no longer do."""
        gone = list(self.stands[left:])
        del self.stands[left:]
        self._last_moves.clear()
        self.history.take_back(gone)
        self.history.add(seat, (), at, undo=True)
        self.version += 1
        return gone

    def last_move_of(self, seat: int) -> int:
        """The version of a seat's last move that stands; 0 if there is none."""
        found = self._last_moves.get(seat)
        if found is None:
            moves = zip(reversed(self.stands), reversed(self.match.standing), strict=True)
            found = self._last_moves[seat] = next((version for version, entry in moves if entry.seat == seat), 0)
        return found


def new_course(match: Match, at: float) -> Course:
    """The course of a match that has just been set up."""
    history = History()
    history.add(TABLE, match.log[0], at)
    return Course(match, history)


def repeat_entry(course: Course, entry: records.Entry, at: float) -> None:
    """Repeat one more line of the record."""
    stood = len(course.match.standing)
    events = repeat(course.match, entry)
    left = len(course.match.standing)
    if left > stood:
        course.played(entry.seat, events, at)
    else:
        course.took_back(entry.seat, left, at)
