"""An actor: an inbox and one task, so that what happens, happens one after the other."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hoftag.server.faults import FaultError

log = logging.getLogger("hoftag.actor")
T = TypeVar("T")


class Actor:
    """Does what is posted to it, in order; whatever goes wrong ends that piece of work and nothing else."""

    def __init__(self, name: str) -> None:
        """Nothing to do yet; `name` is for the log."""
        self._name = name
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        """There while the task has nothing to do; its result wakes it."""

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something after everything that was posted before."""
        self._inbox.append(work)
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
        elif self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Post something and wait for its result."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.post(run)
        return await answer

    async def _work(self) -> None:
        """One task for as long as the actor lives: it sleeps while there is nothing to do."""
        loop = asyncio.get_running_loop()
        while True:
            while self._inbox:
                work = self._inbox.popleft()
                try:
                    await work()
                except FaultError as error:
                    log.info("%s: %s", self._name, error)
                except Exception:
                    log.exception("%s", self._name)
            self._idle = idle = loop.create_future()
            await idle
            self._idle = None

    def is_working(self) -> bool:
        """Whether something is being done or waits to be."""
        return bool(self._inbox) or (self._task is not None and self._idle is None)

    def stop(self) -> None:
        """End the task, if it has nothing to do."""
        if self._task is not None and self._idle is not None:
            self._task.cancel()
            self._task = self._idle = None
