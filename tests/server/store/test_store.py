"""The store: refused when broken, migrated when old, durable, and isolated from one bad apple."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from hoftag.server.store.errors import ConflictError, StoreError
from hoftag.server.store.migrate import HEAD, bring_up_to_date, migrate
from hoftag.server.store.sqlite import sqlite_store
from hoftag.server.store.values import StoredPerson, StoredSession
from tests.server.kit import config, running


def opened(path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(path)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "content", [b"this is no database at all, not even close", b"SQLite format 3\x00" + b"\x07" * 5000]
)
def test_what_is_no_database_is_refused_with_words_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"cannot be used.*Nothing was changed"):
        opened(path)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    opened(path)
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\xee" * 200
    path.write_bytes(content)
    with pytest.raises(StoreError, match="cannot be used"):
        opened(path)
    assert path.read_bytes() == bytes(content)


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (id INTEGER)")
    other.commit()
    other.close()
    with pytest.raises(StoreError, match="another program"):
        opened(path)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    opened(path)
    newer = sqlite3.connect(path)
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()
    with pytest.raises(StoreError, match="newer Hoftag"):
        opened(path)


def test_only_one_server_uses_a_file(tmp_path: Path) -> None:
    with running(config(tmp_path)), pytest.raises(StoreError, match="another server"):
        opened(tmp_path / "tables.sqlite")


def test_a_new_database_needs_no_migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "alembic", None)
    opened(tmp_path / "tables.sqlite")
    made = sqlite3.connect(tmp_path / "tables.sqlite")
    assert made.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    made.close()


def test_migrations_lead_from_the_first_version_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite'}")
    with engine.begin() as connection:
        migrate(connection, "0001")
    with engine.begin() as connection:
        migrate(connection)
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
    wanted = create_engine(f"sqlite:///{tmp_path / 'wanted.sqlite'}")
    with wanted.begin() as connection:
        bring_up_to_date(connection, "a new one")
    found, expected = inspect(engine), inspect(wanted)
    assert set(found.get_table_names()) == set(expected.get_table_names())
    for table in expected.get_table_names():
        columns = [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)]
        others = [(column["name"], str(column["type"]), column["nullable"]) for column in expected.get_columns(table)]
        assert columns == others
        assert {index["name"] for index in found.get_indexes(table)} == {
            index["name"] for index in expected.get_indexes(table)
        }
        assert found.get_pk_constraint(table) == expected.get_pk_constraint(table)
        assert found.get_foreign_keys(table) == expected.get_foreign_keys(table)
        assert found.get_unique_constraints(table) == expected.get_unique_constraints(table)
    engine.dispose()
    wanted.dispose()


def person(name: str, **more: str) -> StoredPerson:
    return StoredPerson(id=name, kind="guest", name=name, settings="{}", created=0.0, **more)


def session(name: str) -> StoredSession:
    return StoredSession(digest=f"of {name}", person=name, kind="browser", device="", created=0.0, seen=0.0)


def test_one_bad_entry_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        people = store.people
        await people.add(person("a"), session("a"))
        results = await asyncio.gather(
            people.add(person("b"), session("b")),
            people.add(person("a"), session("x")),
            people.add(person("c"), session("c")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), ConflictError, type(None)]
        assert [(await people.session(f"of {name}")) is not None for name in "abcx"] == [True, True, True, False]
        await store.close()

    asyncio.run(run())


def test_what_belongs_together_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        await store.people.add(person("a"), session("a"))
        with pytest.raises(ConflictError):
            await store.people.add(person("b"), session("a"))
        assert await store.people.find("b") is None
        await store.close()

    asyncio.run(run())


def test_more_rows_than_go_into_one_statement(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        names = [f"{number:03}" for number in range(200)]
        await asyncio.gather(*(store.people.add(person(name), session(name)) for name in names))
        found = [await store.people.session(f"of {name}") for name in names]
        assert [one and one.person for one in found] == names
        await store.people.end_sessions([f"of {name}" for name in names])
        assert await store.people.session("of 007") is None
        await store.close()

    asyncio.run(run())


def test_whoever_looks_does_not_wait_for_whoever_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    opened(path)
    writing = sqlite3.connect(path, isolation_level=None)

    async def run() -> None:
        store = sqlite_store(path)
        await store.open()
        try:
            writing.execute("BEGIN IMMEDIATE")
            assert await store.tables.playing() == []
        finally:
            writing.close()
            await store.close()

    asyncio.run(run())
