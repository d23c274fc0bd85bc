"""A table as values of the store, and the course of a match back from them."""

from collections.abc import Sequence

import msgspec

from hoftag.core import record as records
from hoftag.core.game import Document, Game, Outcome
from hoftag.core.match import Match, resumed
from hoftag.core.record import Record
from hoftag.core.rng import Repeated
from hoftag.server.store.values import (
    Standings,
    StoredCourse,
    StoredEnd,
    StoredEntry,
    StoredResult,
    StoredSnapshot,
    StoredTerms,
)
from hoftag.server.table.chairs import TableTerms
from hoftag.server.table.clocks import Clocks
from hoftag.server.table.course import Course, new_course
from hoftag.server.table.history import History


def stored_terms(terms: TableTerms) -> StoredTerms:
    return StoredTerms(
        document=msgspec.json.encode(terms).decode(),
        open_seats=len(terms.open_seats()),
        persons={seat: chair.person for seat, chair in enumerate(terms.chairs) if chair.person is not None},
    )


def last_entries(
    course: Course, clocks: Clocks, at: float, messages: Sequence[str | None], to_act: list[int]
) -> list[StoredEntry]:
    """The last lines of the record, as many as there are messages that they answer."""
    first = course.version - len(messages)
    saved = msgspec.json.encode(clocks.save()).decode() if clocks.any() else None
    entries = course.match.record.entries
    return [
        StoredEntry(
            number=number,
            line=str(entries[number - 1]),
            at=at,
            clocks=saved,
            message=message,
            to_act=to_act,
        )
        for number, message in enumerate(messages, first + 1)
    ]


def snapshot(course: Course, happened: bytes) -> StoredSnapshot:
    """The position now, and what happened since the last snapshot."""
    return StoredSnapshot(
        number=course.version, state=msgspec.json.encode(course.match.state.save()), happened=happened
    )


def standings(outcome: Outcome) -> Standings:
    return Standings(places=outcome.places, scores=outcome.scores)


def end(table: str, course: Course, terms: TableTerms, ended: float) -> StoredEnd:
    """How the game ended, for the table and for each person."""
    outcome = course.match.state.outcome()
    shares = outcome.shares()
    results = [
        StoredResult(
            table=table,
            seat=seat,
            person=chair.person,
            game=course.match.game.name,
            ended=ended,
            seats=len(terms.chairs),
            bots=sum(other.kind != "person" for other in terms.chairs),
            place=outcome.places[seat],
            share=shares[seat],
            score=outcome.scores[seat],
            parts=outcome.parts[seat],
        )
        for seat, chair in enumerate(terms.chairs)
        if chair.person is not None
    ]
    return StoredEnd(standings(outcome), results)


def load_course(game: Game, header: str, stored: StoredCourse) -> Course:
    """The course of a table: its last snapshot, then the lines since."""
    record = records.read(header + "".join(f"{entry.line}\n" for entry in stored.entries))
    if record.components != game.overlay:
        game = game.with_components(record.components)
    if stored.snapshots:
        at = stored.snapshots[-1].number
        course = from_snapshot(record, game, stored.snapshots)
    else:
        at = 0
        source = Repeated(record.start)
        match = Match(game, record.seats, record.seed, record.options, record.players, source=source)
        course = new_course(match, 0.0)
    for entry, line in zip(record.entries[at:], stored.entries[at:], strict=True):
        course.repeat(entry, line.at)
    return course


def from_snapshot(record: Record, game: Game, snapshots: Sequence[StoredSnapshot]) -> Course:
    history = History()
    for one in snapshots:
        history.put(one.number + 1, one.happened)
    at = snapshots[-1].number
    position: Document = msgspec.json.decode(snapshots[-1].state)
    return Course(resumed(record, game, at, game.load(position)), history)
