"""The database: opened, checked and brought up to date, or refused with words. It is never overwritten."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, TypeVar

from sqlalchemy import Connection, Executable, MappingResult, NullPool, RowMapping, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from hoftag.core.errors import HoftagError
from hoftag.server.store.writer import Writer

HEAD: Final = "0001"
"""The newest migration. It stands here so that a start without migrations need not import Alembic."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "wal_autocheckpoint=4000",  # a commit that tidies up makes everybody wait, so it should be rare
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "cache_size=-8000",
)
READERS: Final = 2
"""So many can look something up at once."""
T = TypeVar("T")


class StoreError(HoftagError):
    """The database cannot be used as it is."""


class Database:
    """A SQLite file: any number of readers, and one writer."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading = create_engine(
            f"sqlite:///{path}",
            isolation_level="AUTOCOMMIT",  # a look needs no transaction, and must not keep the writer waiting
            pool_size=READERS,
            pool_reset_on_return=None,
        )
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writing = create_engine(f"sqlite:///{path}", poolclass=NullPool)
        for engine in (self._reading, self._writing):
            event.listen(engine, "connect", _prepare)
        event.listen(self._writing, "begin", _begin)
        self.writer = Writer(self._writing)
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        """Check the file, bring it up to date, start the writer."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = only_one_server(self.path)
        with in_words(self.path):
            check(self.path)
            with self._writing.begin() as connection:
                bring_up_to_date(connection, self.path)
        await self.writer.start()

    async def close(self) -> None:
        """Write what waits, then close."""
        await self.writer.stop()
        self._readers.shutdown()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.close()

    async def all(self, statement: Executable, values: Mapping[str, object] | None = None) -> Sequence[RowMapping]:
        return await self._look(statement, values, lambda rows: rows.all())

    async def first(self, statement: Executable, values: Mapping[str, object] | None = None) -> RowMapping | None:
        return await self._look(statement, values, lambda rows: rows.first())

    async def _look(
        self, statement: Executable, values: Mapping[str, object] | None, take: Callable[[MappingResult], T]
    ) -> T:
        """In a thread, so that the event loop does not wait for the disk."""

        def look() -> T:
            with self._reading.connect() as connection:
                return take(connection.execute(statement, dict(values or {})).mappings())

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)


def _prepare(connection: object, _record: object) -> None:
    """Every connection: write-ahead log, and a commit that is on the disk when it returns."""
    connection.isolation_level = None  # type: ignore[attr-defined] # transactions begin below, not by the driver's guess
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that also holds changes of the tables themselves: a migration happens whole or not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def only_one_server(path: Path) -> IO[bytes] | None:
    """Two servers on one file would each believe they know the truth: the second is refused."""
    try:
        import fcntl
    except ImportError:  # Windows keeps others out by itself
        return None
    lock = path.with_name(f"{path.name}.lock").open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(f"another server uses {path} already; stop it, or name another file with --database") from None
    return lock


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Turn what SQLite says about a broken file into a sentence."""
    try:
        yield
    except (sqlite3.DatabaseError, DBAPIError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        raise StoreError(
            f"{path} cannot be used: {reason}. Nothing was changed; put a backup in its place, "
            "or name another file with --database"
        ) from None


def check(path: Path) -> None:
    """Look at an existing file without writing to it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    if not os.access(path, os.R_OK | os.W_OK):
        raise StoreError(f"{path} cannot be read and written; see to its permissions")
    connection = sqlite3.connect(f"file:{path}?mode=rw", uri=True)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged ({found})")
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and "alembic_version" not in names:
            raise sqlite3.DatabaseError("it is a database of another program")
    finally:
        connection.close()


def bring_up_to_date(connection: Connection, path: Path) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.has_table(connection, "alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
        if version is not None and str(version) > HEAD:
            raise StoreError(
                f"{path} was written by a newer Hoftag (version {version} of the tables, this knows {HEAD})"
            )
    migrate(connection)


def migrate(connection: Connection, to: str = "head") -> None:
    """Go up to a version with Alembic."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
