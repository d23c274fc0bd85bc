"""The processes in which bots think: one a slot, each with limits of time and memory that end it and no other."""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from hoftag.bots.stand_in import RANDOM, bots_in_turn
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.server.bots.worker import Answer, Thought

START_MOST: Final = 30.0
"""So many seconds a process may take to start."""
END_MOST: Final = 5.0
"""So many seconds a process may take to end that was told to."""
ANSWER_MOST: Final = 1024 * 1024
"""So many bytes an answer may have."""


class BotFailedError(Exception):
    """A bot gave no legal move; the text says why, with the traceback if there is one."""


class WorkerDiedError(BotFailedError):
    """A process ended before it answered."""


class Choice(msgspec.Struct, frozen=True):
    """A move, the bot that chose it, and why those that were asked before it did not."""

    move: Move
    bot: str
    failures: tuple[str, ...] = ()


class Worker:
    """One process; it thinks about one thing at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, megabytes: int) -> "Worker":
        """A process that can import whatever this one can, in a group of its own: it ends with all that it started."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "hoftag.server.bots.worker", str(megabytes)),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                limit=ANSWER_MOST,
                start_new_session=True,
            )
        )

    async def ask(self, thought: Thought) -> Answer:
        line = self._process.stdin
        assert line is not None
        if not line.is_closing():  # else it has died since the last thought, and there will be no answer
            line.write(msgspec.json.encode(thought) + b"\n")
            with contextlib.suppress(ConnectionError):
                await line.drain()
        return await self.answer()

    async def answer(self) -> Answer:
        assert self._process.stdout is not None
        try:
            return msgspec.json.decode(await self._process.stdout.readline(), type=Answer)
        except (ValueError, ConnectionError):  # no whole line, or one that is no answer
            await self.end()
            raise WorkerDiedError(f"its process ended with code {self._process.returncode}") from None

    async def end(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_MOST):
                self._kill()
                await self._process.wait()

    def _kill(self) -> None:
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)


class BotPool:
    """So many processes at most, each started when it is needed."""

    def __init__(self, processes: int, seconds: float, megabytes: int, house: str) -> None:
        """`seconds` for a thought, `megabytes` for a process; `house` is the bot that plays on for one that failed."""
        self._seconds = seconds
        self._megabytes = megabytes
        self._house = house
        self._slots = asyncio.Semaphore(processes)
        self._idle: list[Worker] = []
        self._started: set[Worker] = set()
        self._closed = False

    async def choose(self, game: Game, state: State, seats: int, seat: int, spec: str) -> Choice:
        """What a bot does; if it fails, what the house's bot does; if that fails too, any legal move."""
        legal = state.legal(seat)
        failures: list[str] = []
        for bot in bots_in_turn(game, spec, self._house):
            if bot == RANDOM:
                break
            try:
                move = await self._choose(game, state, seats, seat, bot)
            except BotFailedError as error:
                failures.append(f"{bot}: {error}")
            except Exception:  # noqa: BLE001 - a game that cannot be saved, for one: it is told, and play goes on
                failures.append(f"{bot}: {traceback.format_exc()}")
            else:
                return Choice(move, bot, tuple(failures))
        return Choice(secrets.choice(legal), RANDOM, tuple(failures))

    async def _choose(self, game: Game, state: State, seats: int, seat: int, bot: str) -> Move:
        position = msgspec.Raw(msgspec.json.encode(state.save()))
        thought = Thought(game.name, game.rules, dict(game.overlay), position, seats, seat, bot)
        async with self._slots:
            try:
                text = await self._think(thought)
            except WorkerDiedError:  # perhaps not by the bot's fault: once more, in another process
                text = await self._think(thought)
        for move in state.legal(seat):
            if move.text == text:
                return move
        raise BotFailedError(f"it chose '{text:.200}', which is not legal")

    async def _think(self, thought: Thought) -> str:
        async with self._worker() as worker:
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await worker.ask(thought)
            except TimeoutError:
                raise BotFailedError(f"it chose nothing within {self._seconds:g} seconds") from None
            if answer.trouble:
                raise BotFailedError(answer.trouble)
            return answer.move

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A process that is free. It ends if the bot fails, whatever the bot has done in there."""
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            yield worker
        except BaseException:
            await self._end(worker)
            raise
        self._idle.append(worker)

    async def _start(self) -> Worker:
        if self._closed:
            raise asyncio.CancelledError
        try:
            worker = await Worker.start(self._megabytes)
        except OSError as error:
            raise BotFailedError(f"no process can be started: {error}") from error
        self._started.add(worker)
        try:
            async with asyncio.timeout(START_MOST):
                await worker.answer()
        except TimeoutError:
            await self._end(worker)
            raise BotFailedError(f"its process did not start within {START_MOST:g} seconds") from None
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker) -> None:
        await worker.end()
        self._started.discard(worker)

    async def close(self) -> None:
        """No process is left."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*(self._end(worker) for worker in list(self._started)))
