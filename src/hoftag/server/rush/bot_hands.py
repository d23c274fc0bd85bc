"""The hands of bots in a rush: when they reach, look and decide. What they do is up to their strategy."""

import logging
import traceback
from typing import TYPE_CHECKING, Final

from hoftag.bots.pace import REACH, Pace, hand_of, nerves_of
from hoftag.bots.stand_in import RANDOM
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng, derive
from hoftag.core.strategy import Hand, RandomHand
from hoftag.server.faults import FaultError
from hoftag.server.rush.time_limit import call_within
from hoftag.server.table.absence import replace_failed_bot
from hoftag.server.timekeeper import Alarm

if TYPE_CHECKING:
    from hoftag.server.rush.runner import RushRunner

log = logging.getLogger("hoftag.bots")
ASK_AGAIN: Final = 0.3
"""A hand that holds still is asked again after so many seconds."""
LUCK, PACE, WORLDS = range(3)
"""Each bot has streams of luck of its own."""


class BotHand:
    __slots__ = ("alarm", "hand", "look", "luck", "pace", "seat", "since", "spec", "worlds")

    def __init__(self, seat: int, spec: str, luck: int, pace: Pace, worlds: Rng) -> None:
        self.seat = seat
        self.spec = spec
        self.luck = luck
        self.hand: Hand | None = None
        """None holds still for good."""
        self.pace = pace
        self.worlds = worlds
        self.look = pace.look()
        self.since = 0.0
        """When it acted last."""
        self.alarm: Alarm | None = None


class BotHands:
    """The hands of all bots of one table."""

    def __init__(self, runner: "RushRunner") -> None:
        self._runner = runner
        self._hands: dict[int, BotHand] = {}
        self._seed = 0

    def begin(self, seed: int) -> None:
        """A rush is announced: every bot gets a hand."""
        self.stop()
        self._seed = seed
        self.seat_bots()

    def seat_bots(self) -> None:
        """Every bot that sits here has a hand; one that stands in for somebody may come late."""
        table, order = self._runner.table, self._runner.order
        assert order is not None
        now = table.services.time.now()
        for seat, chair in enumerate(table.terms.chairs):
            spec = chair.bot()
            if spec is None:
                self._hands.pop(seat, None)
            if spec is None or seat in self._hands:
                continue
            luck, pace, worlds = (derive(self._seed, 1 + seat, stream) for stream in (LUCK, PACE, WORLDS))
            one = self._hands[seat] = BotHand(seat, spec, luck, Pace(nerves_of(spec), pace), Rng(worlds))
            try:
                one.hand = hand_of(table.game, spec, seat, luck)
            except (Exception, SystemExit):  # noqa: BLE001 - told, and another hand takes over
                self._replace(one, traceback.format_exc())
            self._at(one, max(now, order.begins) + one.pace.first())

    def stop(self) -> None:
        for one in self._hands.values():
            if one.alarm is not None:
                one.alarm.cancel()
        self._hands.clear()

    def answered(self, seat: int, now: float, *, shown: bool) -> None:
        """The result of a bot's last act is told: it looks at what it was shown, or reaches again."""
        one, order = self._hands.get(seat), self._runner.order
        if one is None or order is None:
            return
        learns = now + self._runner.lines.delay_of(seat)
        if shown:
            self._at(one, max(one.since + one.look * (1 - REACH), learns + order.rush.pace))
        else:
            one.look = one.pace.look()
            self._at(one, max(one.since + one.look * REACH, learns))

    def _at(self, one: BotHand, when: float) -> None:
        table = self._runner.table
        if one.alarm is not None:
            one.alarm.cancel()
        wait = max(0.0, when - table.services.time.now())

        async def act() -> None:
            self._act(one)

        one.alarm = table.services.time.after(wait, lambda: table.post(act))

    def _act(self, one: BotHand) -> None:
        """Look at the table as its seat sees it, and do something or hold still."""
        table, order = self._runner.table, self._runner.order
        if order is None or table.match is None or self._hands.get(one.seat) is not one:
            return
        state = table.match.state
        if one.seat not in state.may_act() or table.terms.chairs[one.seat].bot() is None:
            return
        now = table.services.time.now()
        try:
            move = self._decide(one, state, order.ends - now)
        except (Exception, SystemExit):  # noqa: BLE001 - told, and another hand takes over
            self._replace(one, traceback.format_exc())
            move = None
        if move is None:
            self._at(one, now + ASK_AGAIN)
            return
        one.since = now
        try:
            self._runner.act_of_bot(one.seat, move, now)
        except FaultError:  # the time is up, or it was too quick: a person's hand would have stopped as well
            self._at(one, now + ASK_AGAIN)

    def _decide(self, one: BotHand, state: State, left: float) -> Move | None:
        """A legal move, or None to hold still."""
        hand = one.hand
        if hand is None:
            return None
        seconds = self._runner.table.services.config.bot_hand_seconds
        move = call_within(seconds, lambda: hand.next(state.resample(one.seat, one.worlds), left))
        if move is not None and move not in state.legal(one.seat):
            raise ValueError(f"it chose {move!r:.200}, which is not legal")
        return move

    def _replace(self, one: BotHand, why: str) -> None:
        """A hand has failed: one that does anything legal takes over, and the seat says so."""
        table, seat, failed = self._runner.table, one.seat, one.spec
        if failed == RANDOM:
            one.hand = None
            log.error("table %s, seat %d: its hand failed and holds still\n%s", table.id, seat, why)
            return
        one.spec, one.hand = RANDOM, RandomHand(seat, Rng(one.luck))
        table.post(lambda: replace_failed_bot(table, seat, failed, RANDOM, [f"{failed}: {why}"]))
