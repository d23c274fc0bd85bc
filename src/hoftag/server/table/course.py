"""The course of a match, and how a table is stored: the statements that write it, and reading it back."""

from array import array
from collections.abc import Sequence

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, insert, select, update

from hoftag.core import record as records
from hoftag.core.events import TABLE, Event
from hoftag.core.game import Document, Game
from hoftag.core.match import Match, repeat, resumed, standing, takes_back
from hoftag.core.record import Record
from hoftag.core.rng import Repeated
from hoftag.server.store import schema
from hoftag.server.store.database import Database
from hoftag.server.store.writer import Job
from hoftag.server.table.chairs import TableTerms
from hoftag.server.table.clocks import Clocks
from hoftag.server.table.history import History
from hoftag.server.wire.socket import ChatLine

INSERT_ENTRY = insert(schema.entries)
INSERT_SNAPSHOT = insert(schema.snapshots)
INSERT_RESULT = insert(schema.results)
INSERT_CHAT = insert(schema.chat)
INSERT_TABLE = insert(schema.tables)
INSERT_SEAT = insert(schema.seats)
DELETE_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("of_table"))
UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("state", "open_seats", "document", "seed", "header")})
)
CHAT_KEPT = 200
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


def table_row(table_id: str, state: str, terms: TableTerms, seed: str | None, header: str | None) -> dict[str, object]:
    """The parts of a table's row that change."""
    return {
        "of_table": table_id,
        "state": state,
        "open_seats": len(terms.open_seats()),
        "document": msgspec.json.encode(terms).decode(),
        "seed": seed,
        "header": header,
    }


def seat_jobs(table_id: str, terms: TableTerms) -> list[Job]:
    """Who sits here, so that people find their tables."""
    rows = [
        {"table_id": table_id, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(terms.chairs)
        if chair.person is not None
    ]
    jobs: list[Job] = [(DELETE_SEATS, [{"of_table": table_id}])]
    return [*jobs, (INSERT_SEAT, rows)] if rows else jobs


def entry_job(table_id: str, course: Course, clocks: Clocks, at: float, messages: Sequence[str | None]) -> Job:
    """The last lines of the record, as many as there are messages that they answer."""
    first = course.version - len(messages)
    saved = msgspec.json.encode(clocks.save()).decode() if clocks.any() else None
    rows = [
        {
            "table_id": table_id,
            "number": number,
            "line": str(course.match.record.entries[number - 1]),
            "at": at,
            "clocks": saved,
            "message": message,
        }
        for number, message in enumerate(messages, first + 1)
    ]
    return INSERT_ENTRY, rows


def result_jobs(table_id: str, course: Course, terms: TableTerms, ended: float) -> list[Job]:
    """How the game ended for each person."""
    outcome = course.match.state.outcome()
    shares = outcome.shares()
    rows = [
        {
            "table_id": table_id,
            "seat": seat,
            "person": chair.person,
            "game": course.match.game.name,
            "ended": ended,
            "seats": len(terms.chairs),
            "bots": sum(other.kind != "person" for other in terms.chairs),
            "place": outcome.places[seat],
            "share": shares[seat],
            "score": outcome.scores[seat],
            "parts": msgspec.json.encode(outcome.parts[seat]).decode(),
        }
        for seat, chair in enumerate(terms.chairs)
        if chair.person is not None
    ]
    return [(INSERT_RESULT, rows)] if rows else []


def chat_job(table_id: str, line: ChatLine) -> Job:
    row = {
        "table_id": table_id,
        "number": line.number,
        "room": line.room,
        "person": line.by,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
    return INSERT_CHAT, [row]


def snapshot_job(table_id: str, course: Course, happened: bytes) -> Job:
    """The position now, and what happened since the last snapshot."""
    row = {
        "table_id": table_id,
        "number": course.version,
        "state": msgspec.json.encode(course.match.state.save()),
        "happened": happened,
    }
    return INSERT_SNAPSHOT, [row]


async def load_course(
    database: Database, game: Game, table_id: str, header: str
) -> tuple[Course, list[RowMapping], int]:
    """The course of a table from the store: its snapshot, then the lines since; and the number of the snapshot."""
    lines = await database.all(
        select(schema.entries).where(schema.entries.c.table_id == table_id).order_by(schema.entries.c.number)
    )
    text = header + "".join(f"{line['line']}\n" for line in lines)
    record = records.read(text)
    if record.components != game.overlay:
        game = game.with_components(record.components)
    chunks = await database.all(
        select(schema.snapshots).where(schema.snapshots.c.table_id == table_id).order_by(schema.snapshots.c.number)
    )
    if chunks:
        at = chunks[-1]["number"]
        course = from_snapshot(record, game, at, chunks)
    else:
        at = 0
        source = Repeated(record.start)
        match = Match(game, record.seats, record.seed, record.options, record.players, source=source)
        course = new_course(match, 0.0)
    for entry, line in zip(record.entries[at:], lines[at:], strict=True):
        repeat_entry(course, entry, line["at"])
    return course, list(lines), at if chunks else -1


def from_snapshot(record: Record, game: Game, at: int, chunks: Sequence[RowMapping]) -> Course:
    history = History()
    for chunk in chunks:
        history.put(chunk["number"] + 1, chunk["happened"])
    position: Document = msgspec.json.decode(chunks[-1]["state"])
    entries = record.entries
    record.entries = entries[:at]
    log = [NOTHING] * (1 + len(standing(record.entries)))
    match = resumed(record, game, at, game.load(position), log)
    record.entries = entries
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


async def load_chat(database: Database, table_id: str) -> list[ChatLine]:
    """The last lines of the chat."""
    rows = await database.all(
        select(schema.chat)
        .where(schema.chat.c.table_id == table_id)
        .order_by(schema.chat.c.number.desc())
        .limit(CHAT_KEPT)
    )
    return [
        ChatLine(row["number"], row["room"], row["person"], row["name"], row["text"], row["at"])
        for row in reversed(rows)
    ]
