"""The bots at a table: whenever one is asked something it thinks, and then moves like anybody else."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from hoftag.bots.pace import thinking_time
from hoftag.core.rng import Rng
from hoftag.server.bots.pool import Choice
from hoftag.server.faults import FaultError
from hoftag.server.table.absence import replace_failed_bot
from hoftag.server.table.questions import Question
from hoftag.server.timekeeper import Alarm

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

APART: Final = 0.3
"""So many seconds lie between the moves of two bots at a live table, at least."""
TRY_AGAIN: Final = 1.0
"""A move that could not be stored is thought over again after so many seconds."""


class BotTurns:
    """The bots of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._last_decision: dict[int, int] = {}
        """The last decision that each seat was asked about."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._luck = Rng(secrets.randbits(64))
        self._moves_next = 0.0
        """When the last of the bots that take their time will move."""
        self._retry: Alarm | None = None

    def start(self) -> None:
        """Let every bot think that is asked something new; in a rush `BotHands` moves for them."""
        if self._table.rush.is_on():
            return
        for seat, question in self._table.questions.items():
            spec = self._table.terms.chairs[seat].bot()
            if spec is not None and self._last_decision.get(seat) != question.decision:
                self._last_decision[seat] = question.decision
                task = asyncio.get_running_loop().create_task(self._think(seat, question, spec))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def forget(self, seat: int) -> None:
        """A person has this seat again; a bot that gets it later thinks anew."""
        self._last_decision.pop(seat, None)

    def is_busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._retry is not None:
            self._retry.cancel()

    def _pause(self, options: int, *, live: bool) -> float:
        """A short pause; at a live table as long as a person thinks, and no two bots move at the same moment."""
        if not live:
            return self._table.services.config.bot_pause
        now = self._table.services.time.now()
        self._moves_next = max(now + thinking_time(options, self._luck), self._moves_next + APART)
        return self._moves_next - now

    async def _think(self, seat: int, question: Question, spec: str) -> None:
        table = self._table
        services = table.services
        match = table.playing()
        if len(question.legal) == 1:
            choice = Choice(question.legal[0], spec)
        else:
            choice = await services.bots.choose(match.game, match.state.copy(), len(table.terms.chairs), seat, spec)
        if services.config.bot_pause:
            await asyncio.sleep(self._pause(len(question.legal), live=match.state.live()))

        async def play() -> None:
            try:
                if choice.failures:
                    await replace_failed_bot(table, seat, spec, choice.bot, choice.failures)
                if table.questions.get(seat) is question and table.terms.chairs[seat].bot() is not None:
                    await table.play_move(seat, choice.move)
            except FaultError:
                self._ask_again(seat)
                raise

        table.post(play)

    def _ask_again(self, seat: int) -> None:
        """Nothing was stored, and nobody else would ask this bot again."""
        table = self._table
        self.forget(seat)

        async def start() -> None:
            self._retry = None
            if table.state == "playing":
                self.start()

        if self._retry is None:
            self._retry = table.services.time.after(TRY_AGAIN, lambda: table.post(start))
