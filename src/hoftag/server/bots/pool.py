"""The processes in which bots think: a few at once, each move within a time budget."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from hoftag.core.errors import HoftagError
from hoftag.core.game import Game, State
from hoftag.core.registry import find_game

log = logging.getLogger("hoftag.bots")


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked, as it goes to another process."""

    game: str
    overlay: Mapping[str, object]
    position: bytes
    seats: int
    seat: int
    spec: str


def think(about: Thought) -> str:
    """In a process of its own: look at the position from a seat and choose."""
    from hoftag.bots import specs
    from hoftag.bots.player import Seat

    game = find_game(about.game)
    if about.overlay != game.overlay:
        game = game.with_components(about.overlay)
    state = game.load(msgspec.json.decode(about.position))
    bot = specs.read(about.spec).make(secrets.randbits(64))
    return bot.choose(Seat(game, state, about.seat, about.seats)).text


def exit_with_parent() -> None:
    """In a bot's process: end when the server ends, however it ends."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class BotPool:
    """A few processes that think, started when the first bot is asked."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    async def choose(self, game: Game, state: State, seats: int, seat: int, spec: str) -> str:
        """The move a bot chooses; if it fails or takes too long, one of the legal moves at random."""
        thought = Thought(game.name, dict(game.overlay), msgspec.json.encode(state.save()), seats, seat, spec)
        legal = state.legal(seat)
        async with self._free:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, exit_with_parent)
            call = self._pool.submit(think, thought)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(call), self._seconds)
            except (TimeoutError, BrokenProcessPool, HoftagError) as error:
                log.warning("bot %s failed at %s: %r", spec, game.name, error)
                self._restart()
        return secrets.choice(legal).text

    def _restart(self) -> None:
        """End all processes; the next move starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is no other way to end a thought
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def close(self) -> None:
        self._restart()
