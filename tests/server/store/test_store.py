"""The store: refused when broken, migrated when old, durable, and isolated from one bad apple."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from hoftag.server.store import schema
from hoftag.server.store.database import HEAD, Database, StoreError, migrate
from tests.server.kit import config, running


def opened(path: Path) -> None:
    async def run() -> None:
        database = Database(path)
        try:
            await database.open()
        finally:
            await database.close()

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


def test_migrations_lead_from_the_first_version_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite'}")
    with engine.begin() as connection:
        migrate(connection, "0001")
    with engine.begin() as connection:
        migrate(connection)
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
    wanted = create_engine(f"sqlite:///{tmp_path / 'wanted.sqlite'}")
    schema.METADATA.create_all(wanted)
    found, expected = inspect(engine), inspect(wanted)
    assert set(found.get_table_names()) - {"alembic_version"} == set(expected.get_table_names())
    for table in expected.get_table_names():
        columns = [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)]
        others = [(column["name"], str(column["type"]), column["nullable"]) for column in expected.get_columns(table)]
        assert columns == others
        assert {index["name"] for index in found.get_indexes(table)} == {
            index["name"] for index in expected.get_indexes(table)
        }
    engine.dispose()
    wanted.dispose()


def test_one_bad_entry_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def run() -> list[object]:
        database = Database(tmp_path / "tables.sqlite")
        await database.open()
        put = insert(schema.persons)

        def person(name: str) -> dict[str, object]:
            return {"id": name, "kind": "guest", "name": name, "settings": "{}", "created": 0.0}

        first = database.writer.write((put, [person("a")]))
        await first
        writes = [database.writer.write((put, [person(name)])) for name in ("b", "a", "c")]
        results: list[object] = list(await asyncio.gather(*writes, return_exceptions=True))
        rows = await database.all(select(schema.persons.c.id).order_by(schema.persons.c.id))
        await database.close()
        return [*results, [row["id"] for row in rows]]

    b, a, c, names = asyncio.run(run())
    assert (b, c, names) == (None, None, ["a", "b", "c"])
    assert isinstance(a, IntegrityError)


def test_whoever_looks_does_not_wait_for_whoever_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    opened(path)
    writing = sqlite3.connect(path, isolation_level=None)

    async def run() -> None:
        database = Database(path)
        await database.open()
        try:
            writing.execute("BEGIN IMMEDIATE")
            assert await database.all(select(schema.tables)) == []
        finally:
            writing.close()
            await database.close()

    asyncio.run(run())
