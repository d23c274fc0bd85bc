"""The statements are those of no database in particular: PostgreSQL's compiler takes them all."""

import asyncio
from asyncio import Future
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import ClauseElement, Executable, RowMapping, Table, make_url
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from sqlalchemy.sql.dml import UpdateBase

from hoftag.server.store import schema
from hoftag.server.store.sql.database import Job, Row, SqlDatabase
from hoftag.server.store.sql.store import SqlStore
from hoftag.server.store.values import (
    PersonChange,
    Standings,
    StoredEnd,
    StoredEntry,
    StoredPerson,
    StoredResult,
    StoredSession,
    StoredSnapshot,
    StoredTerms,
    TableQuery,
)
from hoftag.server.wire.socket import ChatLine

T = TypeVar("T")
DIALECT = make_url("postgresql://").get_dialect()()
TERMS = StoredTerms(document="{}", open_seats=0, persons={0: "anna"})
PERSON = StoredPerson(id="anna", kind="guest", name="Anna", settings="{}", created=0.0)
SESSION = StoredSession(digest="d", person="anna", kind="browser", device="", created=0.0, seen=0.0)
ENTRY = StoredEntry(number=1, line="0 keep king", at=0.0, clocks=None, message=None, to_act=[1])
RESULT = StoredResult(
    table="t", seat=0, person="anna", game="citadels", ended=0.0, seats=2, bots=0, place=1, share=1.0, score=9, parts={}
)


class Compiling(SqlDatabase):
    """Compiles for PostgreSQL what it is given, and has nothing stored."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def _compile(self, statement: Executable) -> set[str]:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(dialect=DIALECT)
        self.texts.append(str(compiled))
        return {name for name, value in compiled.params.items() if value is None}

    def write(self, *jobs: Job) -> "Future[None]":
        for statement, rows in jobs:
            wanted = self._compile(statement)
            assert all(set(row) == wanted for row in rows), statement
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def all(self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None) -> list[T]:
        wanted = self._compile(statement)
        assert values is None or set(values) == wanted, statement
        return []

    async def first(
        self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None
    ) -> T | None:
        await self.all(statement, read, values)
        return None

    def put(self, table: Table) -> UpdateBase:
        new = postgresql.insert(table)
        return new.on_conflict_do_update(
            index_elements=list(table.primary_key.columns), set_={"text": new.excluded.text}
        )


async def ask_everything(store: SqlStore) -> None:
    tables, people = store.tables, store.people
    await tables.add("t", TERMS, game="citadels", visibility="public", owner="anna", created=0.0)
    await tables.change("t", TERMS, persons=True)
    await tables.start("t", TERMS, seed="1", header="hoftag record 1", to_act=[0])
    end = StoredEnd(Standings([1, 2], [9, 8]), [RESULT])
    await tables.append("t", [ENTRY], StoredSnapshot(number=1, state=b"", happened=b""), end)
    await tables.complete("t", [], None)
    await tables.find("t")
    await tables.match("t")
    await tables.page(TableQuery(games=["citadels"], most=5, state="over", with_open_seats=True, before=1.0))
    await tables.page(TableQuery(games=["citadels"], most=5, person="anna"))
    await tables.playing()
    await tables.of_person("anna")
    await store.chat.add("t", ChatLine(number=1, room="players", by="anna", name="Anna", text="hello", at=0.0))
    await store.chat.last("t", 5)
    await store.notes.put("t", "anna", "a note")
    await store.notes.read("t", "anna")
    await store.results.of_person("anna")
    await store.records.add("r", "hoftag record 1", person="anna", created=0.0)
    await store.records.text("r")
    await people.add(PERSON, SESSION)
    await people.change("anna", PersonChange(name="Anne", mail=None))
    await people.find("anna")
    await people.by_user_name("anna")
    await people.open_session(SESSION)
    await people.end_sessions(["d"])
    people.note_seen("d", 1.0)
    await people.session("d")
    await people.devices("anna")
    await people.tokens("anna")


def test_every_statement_compiles_for_postgresql_with_the_values_it_is_given() -> None:
    database = Compiling()
    asyncio.run(ask_everything(SqlStore(database)))
    asked = " ".join(database.texts)
    for table in schema.METADATA.sorted_tables:
        assert table.name in asked
        assert "ROWID" not in str(CreateTable(table).compile(dialect=DIALECT))
