"""The one writer. Whatever arrives while a commit is under way goes into the next one, and is answered after it."""

import asyncio
from asyncio import Future
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = Mapping[str, object]
Job = tuple[Executable, Sequence[Row]]
"""A statement and the rows it is run with; no rows means once, without parameters."""


class Unit:
    """What must be stored together, and who waits for it."""

    __slots__ = ("done", "jobs")

    def __init__(self, jobs: Sequence[Job], done: "Future[None]") -> None:
        """Hold the jobs until they are committed."""
        self.jobs = jobs
        self.done = done


class Writer:
    """Group commit: one transaction at a time, with everything that waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Nothing to write yet."""
        self._engine = engine
        self._waiting: list[Unit] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.commits = 0

    async def start(self) -> None:
        """Take a connection and begin to write."""
        self._connection = await self._engine.connect()
        self._task = asyncio.create_task(self._run(self._connection))

    async def stop(self) -> None:
        """Write what waits and end."""
        if self._task is None or self._connection is None:
            return
        await self.write()
        self._task.cancel()
        await asyncio.wait([self._task])
        await self._connection.close()
        self._task = None

    def write(self, *jobs: Job) -> "Future[None]":
        """Store these together; the future is done when they are on the disk, or holds the error."""
        done: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Unit(jobs, done))
        self._wake.set()
        return done

    async def _run(self, connection: AsyncConnection) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            units, self._waiting = self._waiting, []
            if not units:
                continue
            try:
                await self._commit(connection, units)
            except Exception as error:  # noqa: BLE001 - whoever waits is told
                await self._one_by_one(connection, units, error)
                continue
            for unit in units:
                if not unit.done.done():
                    unit.done.set_result(None)

    async def _commit(self, connection: AsyncConnection, units: Sequence[Unit]) -> None:
        try:
            await connection.run_sync(run, [job for unit in units for job in unit.jobs])
        except BaseException:
            await connection.rollback()
            raise
        self.commits += 1

    async def _one_by_one(self, connection: AsyncConnection, units: Sequence[Unit], error: Exception) -> None:
        """One of them was at fault: the others must not suffer for it."""
        for unit in units:
            failed: Exception | None = error
            if len(units) > 1:
                try:
                    await self._commit(connection, [unit])
                    failed = None
                except Exception as own:  # noqa: BLE001
                    failed = own
            if unit.done.done():
                continue
            if failed is None:
                unit.done.set_result(None)
            else:
                unit.done.set_exception(failed)


def run(connection: Connection, jobs: Sequence[Job]) -> None:
    """All jobs in order in one transaction; neighbours with the same statement go together."""
    statement: Executable | None = None
    rows: list[Row] = []
    for following, more in jobs:
        if following is not statement or not more:
            flush(connection, statement, rows)
            statement, rows = following, []
            if not more:
                connection.execute(following)
                statement = None
        rows.extend(more)
    flush(connection, statement, rows)
    connection.commit()


def flush(connection: Connection, statement: Executable | None, rows: list[Row]) -> None:
    """Run a statement with all its rows."""
    if statement is not None and rows:
        connection.execute(statement, rows)
