"""The one writer. Whatever arrives while a commit is under way goes into the next one, and is answered after it.

It writes in a thread of its own, with one hop there and one back for each commit, however many wait for it. A commit
costs as much work as several moves, so a busy writer pauses between two of them; an idle one writes at once.
"""

import asyncio
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Mapping, Sequence
from functools import lru_cache
from queue import SimpleQueue
from typing import Final

from sqlalchemy import Connection, Engine, Executable, Insert
from sqlalchemy.dialects import sqlite

Row = Mapping[str, object]
Job = tuple[Executable, Sequence[Row]]
"""A statement and the rows it is run with; no rows means once, without parameters."""
DIALECT: Final = sqlite.dialect(paramstyle="qmark")
TOGETHER: Final = 64
"""So many rows go into one INSERT. Fewer statements mean that the thread waits less often for the interpreter."""
BREATH: Final = 0.01
"""So many seconds lie between the beginnings of two commits, at least."""


class Unit:
    """What must be stored together, and who waits for it."""

    __slots__ = ("done", "failed", "jobs")

    def __init__(self, jobs: Sequence[Job], done: "Future[None]") -> None:
        self.jobs = jobs
        self.done = done
        self.failed: Exception | None = None


class Writer:
    """Group commit: one transaction at a time, with everything that waits."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Unit] = []
        self._queue: SimpleQueue[list[Unit] | None] = SimpleQueue()
        self._busy = False
        """Whether a commit is under way or about to be."""
        self._begun = 0.0
        self._loop: AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self.commits = 0

    async def start(self) -> None:
        """Begin to write; a connection that cannot be made is told at once."""
        self._loop = asyncio.get_running_loop()
        connected: Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, args=(self._loop, connected), name="writer", daemon=True)
        self._thread.start()
        await connected

    async def stop(self) -> None:
        """Write what waits and end; this waits for the disk, whatever else is being cancelled."""
        if self._thread is None:
            return
        units, self._waiting = self._waiting, []
        self._queue.put(units)
        self._queue.put(None)
        self._thread.join()
        self._thread = None
        await asyncio.sleep(0)

    def write(self, *jobs: Job) -> "Future[None]":
        """Store these together; the future is done when they are on the disk, or holds the error."""
        assert self._loop is not None
        done: Future[None] = self._loop.create_future()
        self._waiting.append(Unit(jobs, done))
        if not self._busy:
            self._hand_over_soon()
        return done

    def _hand_over_soon(self) -> None:
        """When the event loop has run everything that is ready, or after a short pause."""
        assert self._loop is not None
        self._busy = True
        wait = self._begun + BREATH - time.monotonic()
        if wait <= 0:
            self._loop.call_soon(self._hand_over)
        else:
            self._loop.call_later(wait, self._hand_over)

    def _hand_over(self) -> None:
        """Everything that waits goes into one commit."""
        self._begun = time.monotonic()
        units, self._waiting = self._waiting, []
        self._queue.put(units)

    def _settle(self, units: Sequence[Unit]) -> None:
        """A commit is done: start the next, and tell those who waited."""
        self._busy = False
        if self._waiting:
            self._hand_over_soon()
        for unit in units:
            if unit.done.done():
                continue
            if unit.failed is None:
                unit.done.set_result(None)
            else:
                unit.done.set_exception(unit.failed)

    # --- in the thread --------------------------------------------------------------------------------------------

    def _run(self, loop: AbstractEventLoop, connected: "Future[None]") -> None:
        try:
            connection = self._engine.connect()
        except Exception as error:  # noqa: BLE001 - whoever starts the writer is told
            loop.call_soon_threadsafe(connected.set_exception, error)
            return
        loop.call_soon_threadsafe(connected.set_result, None)
        with connection:
            while (units := self._queue.get()) is not None:
                self._store(connection, units)
                loop.call_soon_threadsafe(self._settle, units)

    def _store(self, connection: Connection, units: Sequence[Unit]) -> None:
        """All of them in one transaction; if one fails, the others are stored without it."""
        jobs = [job for unit in units for job in unit.jobs]
        if not jobs:
            return
        try:
            if not insert_quickly(connection, jobs):
                run(connection, jobs)
            self.commits += 1
        except Exception:  # noqa: BLE001 - found out below whose fault it is
            for unit in units:
                try:
                    run(connection, unit.jobs)
                    self.commits += 1
                except Exception as error:  # noqa: BLE001 - whoever waits is told
                    unit.failed = error


def gathered(jobs: Sequence[Job]) -> list[tuple[Executable, list[Row]]]:
    """The jobs in order; neighbours with the same statement go together."""
    found: list[tuple[Executable, list[Row]]] = []
    for statement, rows in jobs:
        if rows and found and found[-1][0] is statement and found[-1][1]:
            found[-1][1].extend(rows)
        else:
            found.append((statement, list(rows)))
    return found


def run(connection: Connection, jobs: Sequence[Job]) -> None:
    """Whatever there is to do, in one transaction."""
    try:
        for statement, rows in gathered(jobs):
            connection.execute(statement, rows or None)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


@lru_cache(maxsize=64)
def insert_of(statement: Executable, columns: tuple[str, ...]) -> tuple[str, str] | None:
    """A plain INSERT as text: what stands before the values, and the values of one row. None for anything else."""
    if not isinstance(statement, Insert):
        return None
    text = str(statement.compile(dialect=DIALECT, column_keys=columns))
    head, _, values = text.rpartition(" VALUES ")
    listed = f"({', '.join(columns)})"
    return (f"{head} VALUES ", values) if head.endswith(listed) and values.count("?") == len(columns) else None


def insert_quickly(connection: Connection, jobs: Sequence[Job]) -> bool:
    """What a move needs, without the detour over SQLAlchemy: one statement for many rows.

    Returns False, with nothing done, for jobs that are more than plain inserts.
    """
    found: list[tuple[str, list[object]]] = []
    for statement, rows in gathered(jobs):
        columns = tuple(rows[0]) if rows else ()
        text = insert_of(statement, columns)
        if text is None or any(tuple(row) != columns for row in rows):
            return False
        head, values = text
        for at in range(0, len(rows), TOGETHER):
            some = rows[at : at + TOGETHER]
            parts = [part for row in some for part in row.values()]
            found.append((head + ",".join([values] * len(some)), parts))
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return False
    if len(found) == 1:  # a statement alone is a transaction
        driver.execute(*found[0])
        return True
    driver.execute("BEGIN IMMEDIATE")
    try:
        for text_of_rows, parts in found:
            driver.execute(text_of_rows, parts)
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise
    return True
