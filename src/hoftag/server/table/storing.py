"""A table as values of the store, and its match back from them."""

from collections.abc import Sequence

import msgspec

from hoftag.core import record as records
from hoftag.core.game import Document, Game
from hoftag.core.match import Match, begun, game_of, repeat, resumed
from hoftag.core.outcome import Outcome
from hoftag.server.store.values import (
    Standings,
    StoredEnd,
    StoredEntry,
    StoredMatch,
    StoredResult,
    StoredSnapshot,
    StoredTerms,
)
from hoftag.server.table.clocks import Clocks
from hoftag.server.table.history import History
from hoftag.server.table.terms import TableTerms


def stored_terms(terms: TableTerms) -> StoredTerms:
    return StoredTerms(
        document=msgspec.json.encode(terms).decode(),
        open_seats=len(terms.open_seats()),
        persons={
            seat: person
            for seat, chair in enumerate(terms.chairs)
            if (person := chair.person or chair.kept_for) is not None
        },
    )


def last_entries(
    match: Match, clocks: Clocks, at: float, messages: Sequence[str | None], to_act: list[int]
) -> list[StoredEntry]:
    """The last lines of the record, as many as there are messages that they answer."""
    first = match.version - len(messages)
    saved = msgspec.json.encode(clocks.save()).decode() if clocks.any else None
    return [
        StoredEntry(
            number=number,
            line=str(match.line(number)),
            at=at,
            clocks=saved,
            message=message,
            to_act=to_act,
        )
        for number, message in enumerate(messages, first + 1)
    ]


def snapshot(match: Match, happened: bytes) -> StoredSnapshot:
    """The position now, and what happened since the last snapshot."""
    return StoredSnapshot(number=match.version, state=msgspec.json.encode(match.state.save()), happened=happened)


def standings(outcome: Outcome) -> Standings:
    return Standings(places=outcome.places, scores=outcome.scores)


def end(table: str, match: Match, terms: TableTerms, ended: float) -> StoredEnd:
    """How the game ended, for the table and for each person."""
    outcome = match.state.outcome()
    shares = outcome.shares()
    results = [
        StoredResult(
            table=table,
            seat=seat,
            person=chair.person,
            game=match.game.name,
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


def load_match(game: Game, header: str, stored: StoredMatch) -> tuple[Match, History]:
    """The match of a table and its history: the last snapshot, then the lines since."""
    record = records.read(header + "".join(f"{entry.line}\n" for entry in stored.entries))
    history = History()
    for snapshot in stored.snapshots:
        history.put(snapshot.number + 1, snapshot.happened)
    if stored.snapshots:
        last = stored.snapshots[-1]
        position: Document = msgspec.json.decode(last.state)
        game = game_of(record, game)
        match = resumed(record, game, last.number, game.load(position), history)
    else:
        match = begun(record, game, history)
    at = match.version
    for entry, line in zip(record.entries[at:], stored.entries[at:], strict=True):
        history.now = line.at
        repeat(match, entry)
    return match, history
