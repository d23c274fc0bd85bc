"""Runs the rush of a table: acts are gathered in slots (`order`), and those of closed slots are played, stored and told
together, as one batch.

The table knows no rule. The game says that a phase is a rush, how long it lasts, at which pace hands move and what
becomes of whoever is away; here its clock is run.
"""

import logging
from typing import TYPE_CHECKING, Final

from hoftag.core.events import TABLE
from hoftag.core.game import Rush
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.server.faults import FaultError, conflict, illegal
from hoftag.server.rush.attendance import Attendance
from hoftag.server.rush.batch import Batch, Sent, refuse
from hoftag.server.rush.bot_hands import BotHands
from hoftag.server.rush.lines import UNKNOWN, Lines
from hoftag.server.rush.order import Act, ActOrder
from hoftag.server.rush.recent_legal import RecentLegal
from hoftag.server.table.audience import Answer
from hoftag.server.timekeeper import Alarm
from hoftag.server.wire.play import RushInfo

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

log = logging.getLogger("hoftag.rush")
COME_BACK: Final = 30.0
"""So many seconds a rush waits for those who are not back after a restart."""
MOMENT: Final = 0.0005
"""An alarm rings a little late rather than early."""
TRY_AGAIN: Final = 1.0
"""When the disk refuses, the next attempt comes after so many seconds."""


class RushRunner:
    """The rush of a table, if one is on."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._order: ActOrder[Sent] | None = None
        self._wait_next = False
        """Whether the next rush waits until everybody is back."""
        self._waiting = False
        """Whether this one does."""
        self._elapsed = 0.0
        """How many seconds had passed before this start."""
        self._pending: dict[str, Sent] = {}
        self._recent_legal = RecentLegal()
        self._warned: set[tuple[int, str]] = set()
        self._hands = BotHands(self)
        self._alarm: Alarm | None = None
        self._rings = 0.0
        """When the alarm rings."""
        self._attendance = Attendance(self)
        self.lines = Lines(table)

    @property
    def table(self) -> "Table":
        return self._table

    @property
    def order(self) -> ActOrder[Sent] | None:
        """The order of the rush, once its start is announced."""
        return self._order

    def is_on(self) -> bool:
        """Whether hands race, or are about to."""
        return self._order is not None or self._waiting

    # --- beginning and ending -------------------------------------------------------------------------------------

    def wait_for_players(self) -> None:
        """The table comes back from the store: a rush that was on waits for everybody before it goes on."""
        self._wait_next = True

    def settle(self) -> None:
        """A new position: a rush begins, goes on or is over."""
        table = self._table
        assert table.match is not None
        state = table.match.state
        wait_first, self._wait_next = self._wait_next, False
        rush = state.rush() if table.state == "playing" else None
        self.lines.measure(on=state.timed() is not None and state.live() and table.state == "playing")
        if rush is None:
            if self.is_on():
                self.stop()
        elif self._order is not None:
            self._hands.seat_bots()
        elif not self._waiting:
            self._elapsed = elapsed_in(table.match)
            if wait_first:
                self._wait(rush)
            else:
                self._begin(rush)

    def stop(self) -> None:
        """End the rush; acts that were not played are refused."""
        if self._order is not None:
            for act in self._order.take_unplayed():
                if act.what.answer is not None:
                    refuse(act.what.answer, conflict("time-up", "the time is up"))
        self._order = self._table.timing.rush = None
        self._waiting = False
        self._pending.clear()
        self._warned.clear()
        self._hands.stop()
        self._attendance.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        self.stop()
        self.lines.measure(on=False)

    def _time_left(self) -> float:
        assert self._table.match is not None
        return max(0.0, (self._table.match.state.timed() or 0.0) - self._elapsed)

    def _begin(self, rush: Rush) -> None:
        """Announce the start, so long ahead that everybody hears of it in time."""
        table = self._table
        assert table.match is not None
        self._waiting = False
        begins = table.services.time.now() + rush.ahead
        left = self._time_left()
        seed = derive(int(table.seed or "0", 16), table.match.version)
        self._order = ActOrder(rush, len(table.terms.chairs), begins, begins + left, seed)
        self._order.hold = self.lines.hold()
        self._recent_legal = RecentLegal()
        table.timing.rush = RushInfo(rush.pace, left, begins, begins + left)
        self._hands.begin(seed)
        self._attendance.check(rush.ahead + rush.away)
        self._set_alarm()

    def _wait(self, rush: Rush) -> None:
        """Wait for those who are not back; no time passes."""
        self._waiting = True
        self._table.timing.rush = RushInfo(rush.pace, self._time_left(), waits_for=self._attendance.missing())
        self._alarm = self._table.services.time.after(COME_BACK, lambda: self._table.post(self._end_waiting))

    async def _end_waiting(self) -> None:
        """Everybody is back, or has had long enough."""
        match = self._table.match
        rush = None if match is None else match.state.rush()
        if not self._waiting or rush is None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._begin(rush)
        self._table.audience.tell_clocks()

    # --- who is here ----------------------------------------------------------------------------------------------

    def viewers_changed(self) -> None:
        """Somebody opened a line, or lost one."""
        self.lines.restart()
        rush = self._table.timing.rush
        if self._waiting and rush is not None:
            rush.waits_for = self._attendance.missing()
            if rush.waits_for:
                self._table.audience.tell_clocks()
            else:
                self._table.post(self._end_waiting)
        if self._order is not None:
            self._attendance.check(self._order.rush.away)

    async def act_for_absent(self, seat: int) -> None:
        """A seat has been without a line for too long: the game says what becomes of what it holds."""
        order, match = self._order, self._table.match
        move = None if match is None else match.state.absent(seat)
        if order is not None and move is not None:
            now = min(self._table.services.time.now(), order.ends)
            order.add(seat, now, Sent(move, now, forced=True))
            self._set_alarm()

    # --- acts -----------------------------------------------------------------------------------------------------

    def act_of_person(self, seat: int, move: Move, answer: Answer, claimed: float | None, received: float) -> None:
        """Whether it counts is known when its slot closes; what cannot count is refused at once."""
        before = self._pending.get(answer.name)
        if before is not None:
            before.answer = answer  # sent again over another line: that one gets the answer
            return
        order = self._order
        if order is None:
            raise conflict("not-started", "the sand stands still until everybody is back")
        measured = answer.viewer.delay
        delay = UNKNOWN if measured is None else measured
        meant = received - delay if claimed is None else claimed
        try:
            counts = order.admit(seat, meant, received, delay)
        except FaultError as error:
            self._warn(seat, error)
            raise
        sent = self._pending[answer.name] = Sent(move, meant - delay, answer)
        order.add(seat, counts, sent)
        self._set_alarm()

    def act_of_bot(self, seat: int, move: Move, at: float) -> None:
        """A bot's hand acts, by the same rules."""
        order = self._order
        assert order is not None
        delay = self.lines.median_delay()
        order.add(seat, order.admit(seat, at, at + delay, delay), Sent(move, at - delay))
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Ring when the next slot closes in which something was done, or the last of all."""
        order = self._order
        assert order is not None
        due = order.next_due()
        last = order.last_due()
        rings = last if due is None else min(due, last)
        if self._alarm is None or rings < self._rings:
            self._rings = rings
            self._ring_in(rings - self._table.services.time.now())

    def _ring_in(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        wait = max(0.0, seconds) + MOMENT
        self._alarm = self._table.services.time.after(wait, lambda: self._table.post(self._close_slots))

    async def _close_slots(self) -> None:
        """Play what was done in the slots that are over; store it with one write, then tell it in one frame each."""
        order, match = self._order, self._table.match
        self._alarm = None
        if order is None or match is None or self._table.state != "playing":
            return
        order.hold = self.lines.hold()
        now = self._table.history.now = self._table.services.time.now()
        batch = Batch(match, now)
        over = batch.now >= order.last_due()
        self._recent_legal.note(self._table.questions, batch.now)
        for act in order.take_due(batch.now):
            fault = self._why_not(order, match, act)
            if act.what.answer is not None:
                del self._pending[act.what.answer.name]
            if fault is None:
                batch.played.append((act, batch.play(act.seat, act.what.move, self._elapsed_at(order, act.at))))
            else:
                batch.refused.append((act, fault))
        if over and match.state.rush() is not None:
            batch.play(TABLE, match.state.legal(TABLE)[0], self._elapsed_at(order, order.ends))
        if await self._store(batch):
            self._follow_up(order, batch)

    def _elapsed_at(self, order: ActOrder[Sent], at: float) -> float:
        """How many seconds of the rush have passed by a time."""
        return self._elapsed + at - order.begins

    async def _store(self, batch: Batch) -> bool:
        """Store and tell a batch; False if the disk refuses, and nothing has happened."""
        table = self._table
        if batch.match.version > batch.since:
            try:
                table.settle(now=batch.now)
                await table.store(batch.match, batch.messages(), batch.now)
            except FaultError as error:
                for answer in batch.answers():
                    refuse(answer, error)
                for answer, fault in batch.refusals():
                    refuse(answer, fault)
                self._ring_in(TRY_AGAIN)
                return False
            failed = [(answer, fault.refused(answer.id)) for answer, fault in batch.refusals()]
            table.audience.tell_rush(batch.match, batch.since, batch.answers(), failed)
            table.after_step(batch.match)
        else:
            for answer, fault in batch.refusals():
                refuse(answer, fault)
        return True

    def _follow_up(self, order: ActOrder[Sent], batch: Batch) -> None:
        """The batch is told: hands need a moment to look, and bots go on."""
        if self._order is not order:
            return
        now = self._table.services.time.now()
        for act, fault in batch.refused:
            if fault.code == "missed":
                order.note_missed(act)
            else:
                self._warn(act.seat, fault)
            self._hands.answered(act.seat, now, shown=False)
        for act, events in batch.played:
            shown = any(event.seats is not None and act.seat in event.seats for event in events)
            if shown:
                order.note_shown(act.seat, now + self.lines.delay_of(act.seat))
            self._hands.answered(act.seat, now, shown=shown)
        self._set_alarm()

    def _why_not(self, order: ActOrder[Sent], match: Match, act: Act[Sent]) -> FaultError | None:
        """Why an act that is due cannot be played, if it cannot."""
        state = match.state
        move = act.what.move
        if state.rush() is None:
            return conflict("time-up", "the time is up")
        if not act.what.forced and order.too_soon(act):
            return conflict("too-soon", "a hand must see a thing before it decides about it")
        if move in state.legal(act.seat):
            return None
        if self._recent_legal.allowed(act.seat, move, act.what.knew):
            return FaultError(409, "missed", "somebody else was first", refusal=state.why_not(act.seat, move))
        return illegal(state, act.seat, move)

    def _warn(self, seat: int, error: FaultError) -> None:
        """Log a refusal that an honest client does not cause, once for each seat and rush."""
        if (seat, error.code) not in self._warned:
            self._warned.add((seat, error.code))
            log.warning("table %s: seat %d is refused (%s): %s", self._table.id, seat, error.code, error.message)


def elapsed_in(match: Match) -> float:
    """How many seconds of a rush have passed, by the last of its moves that stand: the record says so."""
    elapsed = 0.0
    for version in reversed(match.standing):
        at = match.line(version).at
        if at is None:
            break
        elapsed = max(elapsed, at)
    return elapsed
