"""Tables, and the lines of their records."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, Select, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.sql.dml import Update

from hoftag.server.store import schema
from hoftag.server.store.interface import TableStore
from hoftag.server.store.sql.database import Job, Row, SqlDatabase
from hoftag.server.store.sql.results import result_job
from hoftag.server.store.values import (
    Standings,
    StoredEnd,
    StoredEntry,
    StoredMatch,
    StoredSnapshot,
    StoredTable,
    StoredTerms,
    TableQuery,
)
from hoftag.server.wire.tables import Visibility

TABLES: Final = schema.tables.c
ENTRIES: Final = schema.entries.c
SNAPSHOTS: Final = schema.snapshots.c
SEATS: Final = schema.seats.c


def change_of(*columns: str) -> Update:
    """New values for these columns of one table."""
    of_one = update(schema.tables).where(TABLES.id == bindparam("of_table"))
    return of_one.values({name: bindparam(name) for name in columns})


INSERT_TABLE: Final = insert(schema.tables)
INSERT_SEAT: Final = insert(schema.seats)
INSERT_ENTRY: Final = insert(schema.entries)
INSERT_SNAPSHOT: Final = insert(schema.snapshots)
DELETE_SEATS: Final = delete(schema.seats).where(SEATS.table_id == bindparam("of_table"))
CHANGE: Final = change_of("document", "open_seats")
START: Final = change_of("state", "document", "open_seats", "seed", "header", "to_act")
END: Final = change_of("state", "standings")
COMPLETE: Final = change_of("to_act", "standings")
SEAT_LIST: "Final[msgspec.json.Decoder[list[int]]]" = msgspec.json.Decoder(list[int])
STANDINGS: "Final[msgspec.json.Decoder[Standings]]" = msgspec.json.Decoder(Standings)


def with_last_lines(page: Select[tuple[object, ...]]) -> Select[tuple[object, ...]]:
    """Tables with the last line of each record, newest first. The page is cut first: only its lines are looked up."""
    found = page.subquery("page")
    lines = schema.entries.alias("lines")
    last_number = select(func.max(lines.c.number)).where(lines.c.table_id == found.c.id).scalar_subquery()
    last_line = and_(ENTRIES.table_id == found.c.id, ENTRIES.number == last_number)
    return (
        select(
            *(column for column in found.c if column.name != "to_act"),
            func.coalesce(ENTRIES.number, 0).label("version"),
            func.coalesce(ENTRIES.to_act, found.c.to_act).label("to_act"),
        )
        .outerjoin_from(found, schema.entries, last_line)
        .order_by(found.c.created.desc())
    )


FIND: Final = with_last_lines(select(schema.tables).where(TABLES.id == bindparam("of_table")))


class SqlTables(TableStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    # --- writing --------------------------------------------------------------------------------------------------

    async def add(
        self, table: str, terms: StoredTerms, *, game: str, visibility: Visibility, owner: str, created: float
    ) -> None:
        row = {
            "id": table,
            "game": game,
            "state": "waiting",
            "visibility": visibility,
            "open_seats": terms.open_seats,
            "owner": owner,
            "created": created,
            "seed": None,
            "header": None,
            "document": terms.document,
            "to_act": None,
            "standings": None,
        }
        await self._database.write((INSERT_TABLE, [row]), *seat_jobs(table, terms.persons))

    async def change(self, table: str, terms: StoredTerms, *, persons: bool) -> None:
        row = {"of_table": table, "document": terms.document, "open_seats": terms.open_seats}
        seats = seat_jobs(table, terms.persons) if persons else []
        await self._database.write((CHANGE, [row]), *seats)

    async def start(self, table: str, terms: StoredTerms, *, seed: str, header: str, to_act: Sequence[int]) -> None:
        row = {
            "of_table": table,
            "state": "playing",
            "document": terms.document,
            "open_seats": terms.open_seats,
            "seed": seed,
            "header": header,
            "to_act": json_text(to_act),
        }
        await self._database.write((START, [row]), *seat_jobs(table, terms.persons))

    async def append(
        self,
        table: str,
        entries: Sequence[StoredEntry],
        snapshot: StoredSnapshot | None = None,
        end: StoredEnd | None = None,
    ) -> None:
        jobs: list[Job] = [(INSERT_ENTRY, [entry_row(table, entry) for entry in entries])]
        if snapshot is not None:
            jobs.append((INSERT_SNAPSHOT, [snapshot_row(table, snapshot)]))
        if end is not None:
            row = {"of_table": table, "state": "over", "standings": json_text(end.standings)}
            jobs += [(END, [row]), result_job(end.results)]
        await self._database.write(*jobs)

    async def complete(self, table: str, to_act: Sequence[int], standings: Standings | None) -> None:
        ended = None if standings is None else json_text(standings)
        await self._database.write((COMPLETE, [{"of_table": table, "to_act": json_text(to_act), "standings": ended}]))

    # --- reading --------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> StoredTable | None:
        return await self._database.first(FIND, table_of, {"of_table": table})

    async def page(self, query: TableQuery) -> list[StoredTable]:
        page = select(schema.tables).where(TABLES.game.in_(query.games))
        if query.person is None:
            page = page.where(TABLES.visibility == "public")
        else:
            page = page.where(TABLES.id.in_(select(SEATS.table_id).where(SEATS.person == query.person)))
        if query.state is not None:
            page = page.where(TABLES.state == query.state)
        if query.with_open_seats:
            page = page.where(TABLES.open_seats > 0)
        if query.before is not None:
            page = page.where(TABLES.created < query.before)
        newest = page.order_by(TABLES.created.desc()).limit(query.most)
        return await self._database.all(with_last_lines(newest), table_of)

    async def playing(self) -> list[StoredTable]:
        running = select(schema.tables).where(TABLES.state == "playing")
        return await self._database.all(with_last_lines(running), table_of)

    async def of_person(self, person: str) -> list[str]:
        found = select(SEATS.table_id).where(SEATS.person == person).distinct()
        return await self._database.all(found, lambda row: str(row["table_id"]))

    async def match(self, table: str) -> StoredMatch:
        entries = select(schema.entries).where(ENTRIES.table_id == table).order_by(ENTRIES.number)
        snapshots = select(schema.snapshots).where(SNAPSHOTS.table_id == table).order_by(SNAPSHOTS.number)
        return StoredMatch(
            entries=await self._database.all(entries, entry_of),
            snapshots=await self._database.all(snapshots, snapshot_of),
        )


def seat_jobs(table: str, persons: Mapping[int, str]) -> list[Job]:
    """Who sits here, so that people find their tables."""
    rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in persons.items()]
    return [(DELETE_SEATS, [{"of_table": table}]), (INSERT_SEAT, rows)]


def entry_row(table: str, entry: StoredEntry) -> Row:
    return {
        "table_id": table,
        "number": entry.number,
        "line": entry.line,
        "at": entry.at,
        "clocks": entry.clocks,
        "message": entry.message,
        "to_act": json_text(entry.to_act),
    }


def snapshot_row(table: str, snapshot: StoredSnapshot) -> Row:
    return {
        "table_id": table,
        "number": snapshot.number,
        "state": snapshot.state,
        "happened": snapshot.happened,
    }


def table_of(row: RowMapping) -> StoredTable:
    return StoredTable(
        id=row["id"],
        game=row["game"],
        state=row["state"],
        visibility=row["visibility"],
        owner=row["owner"],
        created=row["created"],
        document=row["document"],
        seed=row["seed"],
        header=row["header"],
        version=row["version"],
        to_act=seat_list(row["to_act"]),
        standings=None if row["standings"] is None else STANDINGS.decode(row["standings"]),
    )


def entry_of(row: RowMapping) -> StoredEntry:
    return StoredEntry(
        number=row["number"],
        line=row["line"],
        at=row["at"],
        clocks=row["clocks"],
        message=row["message"],
        to_act=seat_list(row["to_act"]),
    )


def snapshot_of(row: RowMapping) -> StoredSnapshot:
    return StoredSnapshot(number=row["number"], state=row["state"], happened=row["happened"])


def seat_list(text: str | None) -> list[int] | None:
    return None if text is None else SEAT_LIST.decode(text)


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
