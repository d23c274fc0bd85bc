"""The bots at a table: whenever one is asked something it thinks, and then moves like anybody else."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from hoftag.bots.pace import thinking_time
from hoftag.core.rng import Rng
from hoftag.server.table.questions import Question

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

APART: Final = 0.3
"""So many seconds lie between the moves of two bots at a live table, at least."""


class Thinking:
    """What the bots of one table are thinking about."""

    def __init__(self, table: "Table") -> None:
        """Nothing yet."""
        self._table = table
        self._about: dict[int, int] = {}
        """The decision that each seat has thought about last."""
        self._thoughts: set[asyncio.Task[None]] = set()
        self._luck = Rng(secrets.randbits(64))
        self._moves_next = 0.0
        """When the last of the bots that take their time will move."""

    def go_on(self) -> None:
        """Let every bot think that is asked something new; in a rush they have hands, see `hands`."""
        if self._table.racing.is_on():
            return
        for seat, question in self._table.questions.items():
            spec = self._table.terms.chairs[seat].bot()
            if spec is not None and self._about.get(seat) != question.decision:
                self._about[seat] = question.decision
                thought = asyncio.get_running_loop().create_task(self._think(seat, question, spec))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    def forget(self, seat: int) -> None:
        """A person has this seat again; a bot that gets it later thinks anew."""
        self._about.pop(seat, None)

    def is_busy(self) -> bool:
        """Whether anybody thinks."""
        return bool(self._thoughts)

    def stop(self) -> None:
        """Nobody thinks any more."""
        for thought in self._thoughts:
            thought.cancel()

    def _pause(self, options: int, *, live: bool) -> float:
        """A breath; at a live table as long as a person thinks, and no two bots move in the same moment."""
        if not live:
            return self._table.services.config.bot_pause
        now = self._table.services.time.now()
        self._moves_next = max(now + thinking_time(options, self._luck), self._moves_next + APART)
        return self._moves_next - now

    async def _think(self, seat: int, question: Question, spec: str) -> None:
        """Decide, and post the move."""
        table = self._table
        services = table.services
        match = table.playing().match
        if len(question.legal) == 1:
            text = question.legal[0].text
        else:
            text = await services.bots.choose(match.game, match.state.copy(), len(table.terms.chairs), seat, spec)
        if services.config.bot_pause:
            await asyncio.sleep(self._pause(len(question.legal), live=match.state.live()))

        async def play() -> None:
            if table.questions.get(seat) is question and table.terms.chairs[seat].bot() is not None:
                await table.play_move(seat, table.game.moves.from_text(text))

        table.post(play)
