"""The one writer. Whatever arrives while a commit is under way goes into the next one, and is answered after it.

It writes in a thread of its own, with one hop there and one back for each commit, however many wait for it. A commit
costs as much work as several moves, so a busy writer pauses between two of them; an idle one writes at once. What a
commit is, the database says.
"""

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Final, Generic, TypeVar

J = TypeVar("J")
BREATH: Final = 0.01
"""So many seconds lie between the beginnings of two commits, at least."""


class Committer(ABC, Generic[J]):
    """The writer's connection; it is used in the writer's thread alone."""

    @abstractmethod
    def commit(self, jobs: Sequence[J]) -> None:
        """All of them, or an error and none; they are on the disk when this returns."""

    @abstractmethod
    def close(self) -> None: ...


class Unit(Generic[J]):
    """What must be stored together, and who waits for it."""

    __slots__ = ("done", "failed", "jobs")

    def __init__(self, jobs: Sequence[J], done: "Future[None]") -> None:
        self.jobs = jobs
        self.done = done
        self.failed: Exception | None = None


class Writer(Generic[J]):
    """Group commit: one transaction at a time, with everything that waits."""

    def __init__(self, connect: Callable[[], Committer[J]]) -> None:
        self._connect = connect
        self._waiting: list[Unit[J]] = []
        self._queue: SimpleQueue[list[Unit[J]] | None] = SimpleQueue()
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

    def write(self, *jobs: J) -> "Future[None]":
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

    def _settle(self, units: Sequence[Unit[J]]) -> None:
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
            committer = self._connect()
        except Exception as error:  # noqa: BLE001 - whoever starts the writer is told
            loop.call_soon_threadsafe(connected.set_exception, error)
            return
        loop.call_soon_threadsafe(connected.set_result, None)
        try:
            while (units := self._queue.get()) is not None:
                self._store(committer, units)
                loop.call_soon_threadsafe(self._settle, units)
        finally:
            committer.close()

    def _store(self, committer: Committer[J], units: Sequence[Unit[J]]) -> None:
        """All of them in one transaction; if one fails, the others are stored without it."""
        jobs = [job for unit in units for job in unit.jobs]
        if not jobs:
            return
        try:
            committer.commit(jobs)
            self.commits += 1
        except Exception:  # noqa: BLE001 - found out below whose fault it is
            for unit in units:
                try:
                    committer.commit(unit.jobs)
                    self.commits += 1
                except Exception as error:  # noqa: BLE001 - whoever waits is told
                    unit.failed = error
