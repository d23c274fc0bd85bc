"""SQLite: one file, any number of readers, one writer, one server. All that only SQLite has is here.

SQLAlchemy makes the statements and runs those that read. Those of the writer it only compiles, each once; text and
rows then go to the driver. A move is one row of one INSERT; a commit that runs it through SQLAlchemy takes more than
half as much processor time again (docs/dependencies.md has the figures). It is safe because all columns are texts,
numbers and bytes, which the driver takes as they are.
"""

import asyncio
import os
import sqlite3
from asyncio import Future
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import IO, Final, TypeVar

from sqlalchemy import URL, Connection, Executable, NullPool, RowMapping, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

from hoftag.server.store import schema
from hoftag.server.store.errors import ConflictError, StoreError
from hoftag.server.store.migrate import bring_up_to_date
from hoftag.server.store.sql.database import Job, Row, SqlDatabase
from hoftag.server.store.sql.store import SqlStore
from hoftag.server.store.writer import Committer, Writer

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
DIALECT: Final = sqlite.dialect(paramstyle="qmark")
TOGETHER: Final = 64
"""So many rows go into one INSERT. Fewer statements mean that the thread waits less often for the interpreter."""
T = TypeVar("T")

schema.entries.dialect_options["sqlite"]["with_rowid"] = False  # a line is found by its key, so it lies in the key


def sqlite_store(path: Path) -> SqlStore:
    """The store in a file, which is made if it is not there."""
    return SqlStore(SqliteDatabase(path))


class SqliteDatabase(SqlDatabase):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(
            self._url,
            isolation_level="AUTOCOMMIT",  # a look needs no transaction, and must not keep the writer waiting
            pool_size=READERS,
            pool_reset_on_return=None,
        )
        event.listen(self._engine, "connect", prepare)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer: Writer[Job] = Writer(lambda: SqliteCommitter(path))
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        """Check the file, bring it up to date, start the writer."""
        make_folder(self.path)
        with in_words(self.path):
            self._lock = only_one_server(self.path)
            check(self.path)
            self._bring_up_to_date()
        await self._writer.start()

    def _bring_up_to_date(self) -> None:
        """In one transaction, which also holds changes of the schema: a migration happens whole or not at all."""
        engine = create_engine(self._url, poolclass=NullPool)
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
        with engine.begin() as connection:
            bring_up_to_date(connection, self.path)

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def write(self, *jobs: Job) -> "Future[None]":
        return self._writer.write(*jobs)

    async def all(self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None) -> list[T]:
        """In a thread, so that the event loop does not wait for the disk."""

        def look() -> list[T]:
            with self._engine.connect() as connection:
                return [read(row) for row in connection.execute(statement, values).mappings()]

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def first(
        self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None
    ) -> T | None:
        found = await self.all(statement, read, values)
        return found[0] if found else None

    def put(self, table: Table) -> UpdateBase:
        new = sqlite.insert(table)
        others = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
        return new.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)


# --- the file ---------------------------------------------------------------------------------------------------------


def make_folder(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"{path} is a folder; name a file with --database")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"the folder {path.parent} cannot be made: {error.strerror}; name another file with --database"
        ) from None


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
    """Turn what SQLite or the system says about a file into a sentence."""
    try:
        yield
    except (sqlite3.DatabaseError, DBAPIError, OSError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        if isinstance(error, OSError) and error.strerror is not None:
            reason = error.strerror
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
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged ({found})")
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and "alembic_version" not in names:
            raise sqlite3.DatabaseError("it is a database of another program")
    finally:
        connection.close()


# --- connections ------------------------------------------------------------------------------------------------------


def prepare(connection: sqlite3.Connection, _record: object = None) -> None:
    """Every connection: write-ahead log, and a commit that is on the disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so, not by the driver's guess
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class SqliteCommitter(Committer[Job]):
    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)
        prepare(self._connection)

    def commit(self, jobs: Sequence[Job]) -> None:
        calls = [call for statement, rows in gathered(jobs) for call in prepared(statement).calls(rows)]
        if not calls:
            return
        execute = self._connection.execute
        try:
            if len(calls) == 1:  # a statement alone is a transaction
                execute(*calls[0])
                return
            execute("BEGIN IMMEDIATE")
            for text, values in calls:
                execute(text, values)
            execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise ConflictError(str(error)) from error
            raise

    def close(self) -> None:
        self._connection.close()


def gathered(jobs: Iterable[Job]) -> list[tuple[UpdateBase, list[Row]]]:
    """The jobs in order; neighbours with the same statement go together."""
    found: list[tuple[UpdateBase, list[Row]]] = []
    for statement, rows in jobs:
        if found and found[-1][0] is statement:
            found[-1][1].extend(rows)
        else:
            found.append((statement, list(rows)))
    return found


class Prepared:
    """A statement as the driver takes it."""

    def __init__(self, statement: UpdateBase) -> None:
        compiled = statement.compile(dialect=DIALECT)
        assert isinstance(compiled, sqlite.base.SQLiteCompiler)
        self._text = str(compiled)
        self._names = tuple(compiled.positiontup or ())
        self._one_row = f"({', '.join('?' * len(self._names))})"
        self._is_insert = self._text.endswith(f" VALUES {self._one_row}")
        self._values: Callable[[Row], Iterable[object]] = values_of(self._names)

    def calls(self, rows: Sequence[Row]) -> Iterator[tuple[str, list[object]]]:
        """Texts with their values: many rows go into one INSERT, anything else is run once for each row."""
        together = TOGETHER if self._is_insert else 1
        for at in range(0, len(rows), together):
            some = rows[at : at + together]
            more = f",{self._one_row}" * (len(some) - 1)
            yield self._text + more, list(chain.from_iterable(map(self._values, some)))


def values_of(names: Sequence[str]) -> Callable[[Row], Iterable[object]]:
    """What finds the values of a row in the order of these names; in C, for it is done for every move."""
    return itemgetter(*names) if len(names) > 1 else lambda row: [row[name] for name in names]


@lru_cache(maxsize=256)  # there are a few dozen
def prepared(statement: UpdateBase) -> Prepared:
    return Prepared(statement)
