"""The bots at a table: whenever one is asked something it thinks, and then says what it has chosen."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hoftag.bots.pace import thinking_time
from hoftag.core.game import State
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.server.bots.pool import BotPool, Choice
from hoftag.server.timekeeper import Timekeeper

APART: Final = 0.3
"""So many seconds lie between the moves of two bots at a live table, at least."""


class BotTurn(NamedTuple):
    """What a bot has chosen: `bot` was asked, and these moves were legal."""

    seat: int
    bot: str
    legal: Sequence[Move]
    choice: Choice


class BotTurns:
    """The bots of one table, while they think."""

    def __init__(self, pool: BotPool, time: Timekeeper, pause: float, chosen: Callable[[BotTurn], None]) -> None:
        """`pause` are the seconds before a move, `chosen` is called with each."""
        self._pool = pool
        self._time = time
        self._pause_seconds = pause
        self._chosen = chosen
        self._last_decision: dict[int, int] = {}
        """The last decision that each seat was asked about."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._luck = Rng(secrets.randbits(64))
        self._moves_next = 0.0
        """When the last of the bots that take their time will move."""

    def ask(self, seat: int, bot: str, decision: int, legal: Sequence[Move], match: Match) -> None:
        """Let a bot think about a decision, unless it does already."""
        if self._last_decision.get(seat) != decision:
            self._last_decision[seat] = decision
            think = self._think(seat, bot, legal, match, match.state.copy())
            task = asyncio.get_running_loop().create_task(think)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, seat: int) -> None:
        """Whoever is asked for this seat next thinks anew."""
        self._last_decision.pop(seat, None)

    def is_busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _think(self, seat: int, bot: str, legal: Sequence[Move], match: Match, state: State) -> None:
        if len(legal) == 1:
            choice = Choice(legal[0], bot)
        else:
            choice = await self._pool.choose(match.game, state, match.record.seats, seat, bot)
        if self._pause_seconds:
            await asyncio.sleep(self._pause(len(legal), live=state.live()))
        self._chosen(BotTurn(seat, bot, legal, choice))

    def _pause(self, options: int, *, live: bool) -> float:
        """A short pause; at a live table as long as a person thinks, and no two bots move at the same moment."""
        if not live:
            return self._pause_seconds
        now = self._time.now()
        self._moves_next = max(now + thinking_time(options, self._luck), self._moves_next + APART)
        return self._moves_next - now
