"""Seats for our bots: they think in processes of their own, never more than a few at once, and within a time budget."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from hoftag.core.errors import HoftagError
from hoftag.core.game import Game, State
from hoftag.core.registry import find_game, game_names
from hoftag.server.faults import bad
from hoftag.server.wire import BotInfo, BotList

log = logging.getLogger("hoftag.bots")

LEVELS: Final = (
    ("random", "random"),
    ("greedy", "greedy"),
    ("search-quick", "search:ms=200"),
    ("search", "search:ms=1000"),
    ("search-deep", "search:ms=3000"),
)
MOST_MS: Final = 5_000
MOST_SAMPLES: Final = 2_000


def check_bot(game: Game, text: str) -> str:
    """A spec that this game's bots understand and that does not think for ever."""
    from hoftag.bots import specs

    try:
        spec = specs.read(text)
        spec.check(game)
    except HoftagError as error:
        raise bad("bad-bot", str(error)) from None
    if spec.given.get("ms", 0) > MOST_MS or spec.given.get("samples", 0) > MOST_SAMPLES:
        raise bad("bad-bot", f"at this table a bot thinks {MOST_MS} ms or {MOST_SAMPLES} samples at most")
    return spec.text


def bots_for(game: Game) -> list[BotInfo]:
    """The bots that can play a game."""
    return [BotInfo(name, spec) for name, spec in LEVELS if name == "random" or game.strategy is not None]


def all_bots() -> BotList:
    """The bots for every game."""
    return BotList({name: bots_for(find_game(name)) for name in game_names()})


def stand_in(game: Game) -> str:
    """The bot that plays for somebody who is away."""
    return "random" if game.strategy is None else "greedy"


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


def end_with_the_server() -> None:
    """In a bot's process: whoever kills the server must not leave its bots behind."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class BotPool:
    """A few processes that think, started when the first bot is asked."""

    def __init__(self, processes: int, seconds: float) -> None:
        """So many at once, and so long for each move."""
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(processes)

    async def choose(self, game: Game, state: State, seats: int, seat: int, spec: str) -> str:
        """The move a bot chooses; if it fails or dawdles, one of the legal moves at random."""
        thought = Thought(game.name, dict(game.overlay), msgspec.json.encode(state.save()), seats, seat, spec)
        legal = state.legal(seat)
        async with self._room:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, end_with_the_server)
            call = self._pool.submit(think, thought)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(call), self._seconds)
            except (TimeoutError, BrokenProcessPool, HoftagError) as error:
                log.warning("bot %s failed at %s: %r", spec, game.name, error)
                self._start_again()
        return secrets.choice(legal).text

    def _start_again(self) -> None:
        """A process that does not come back is ended; the next move gets a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is no other way to end a thought
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def close(self) -> None:
        """Everybody stops thinking."""
        self._start_again()
