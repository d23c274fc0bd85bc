"""Hands race at a table: acts are gathered, settled in spans (`rush`), played, stored and told together.

The table knows no rule. The game says that a phase is a rush, how long it lasts, at which pace hands move and what
becomes of whoever is away; here its clock is run, and what was done becomes the order in which it is played.
"""

import logging
from typing import TYPE_CHECKING, Final

from hoftag.core.events import TABLE
from hoftag.core.game import Rush
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.server.faults import FaultError, conflict
from hoftag.server.rush.attendance import Attendance
from hoftag.server.rush.batch import Sent, Span, refuse
from hoftag.server.rush.bot_hands import Hands
from hoftag.server.rush.lines import UNKNOWN, Measuring
from hoftag.server.rush.order import Act, Order
from hoftag.server.rush.recent_legal import Offered
from hoftag.server.table.audience import Answer
from hoftag.server.table.course import Course
from hoftag.server.timekeeper import Alarm
from hoftag.server.wire.play import RushInfo

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

log = logging.getLogger("hoftag.racing")
COME_BACK: Final = 30.0
"""So many seconds the sand stands still for those who are not back after a restart."""
MOMENT: Final = 0.0005
"""An alarm rings a little late rather than early."""
TRY_AGAIN: Final = 1.0
"""When the disk refuses, the next attempt comes after so many seconds."""


class Racing:
    """The rush of a table, if one is on."""

    def __init__(self, table: "Table") -> None:
        """None is on."""
        self._table = table
        self._order: Order[Sent] | None = None
        self._stands = False
        """Whether the next rush waits until everybody is back."""
        self._waits = False
        """Whether this one does."""
        self._sand = 0.0
        """How many seconds had run before this start."""
        self._pending: dict[str, Sent] = {}
        self._offered = Offered()
        self._warned: set[tuple[int, str]] = set()
        self._hands = Hands(self)
        self._alarm: Alarm | None = None
        self._rings = 0.0
        """When the alarm rings."""
        self._attendance = Attendance(self)
        self.lines = Measuring(table)

    @property
    def table(self) -> "Table":
        """The table that it belongs to."""
        return self._table

    @property
    def order(self) -> Order[Sent] | None:
        """The order of the rush, once its start is announced."""
        return self._order

    def is_on(self) -> bool:
        """Whether hands race, or are about to."""
        return self._order is not None or self._waits

    # --- beginning and ending -------------------------------------------------------------------------------------

    def sand_stands(self) -> None:
        """The table comes back from the store: a rush that was on waits for everybody before it goes on."""
        self._stands = True

    def settle(self) -> None:
        """A new position: a rush begins, goes on or is over."""
        table = self._table
        assert table.course is not None
        state = table.course.match.state
        stands, self._stands = self._stands, False
        rush = state.rush() if table.state == "playing" else None
        self.lines.settle(on=state.timed() is not None and state.live() and table.state == "playing")
        if rush is None:
            if self.is_on():
                self.stop()
        elif self._order is not None:
            self._hands.seat_bots()
        elif not self._waits:
            self._sand = run_so_far(table.course)
            if stands:
                self._wait(rush)
            else:
                self._begin(rush)

    def stop(self) -> None:
        """No hand moves any more; whoever still waits for an answer gets one."""
        if self._order is not None:
            for act in self._order.rest():
                if act.what.answer is not None:
                    refuse(act.what.answer, conflict("time-up", "the time is up"))
        self._order = self._table.timing.rush = None
        self._waits = False
        self._pending.clear()
        self._warned.clear()
        self._hands.stop()
        self._attendance.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """The table leaves the memory."""
        self.stop()
        self.lines.settle(on=False)

    def _seconds(self) -> float:
        """How much sand is left."""
        assert self._table.course is not None
        return max(0.0, (self._table.course.match.state.timed() or 0.0) - self._sand)

    def _begin(self, rush: Rush) -> None:
        """Announce the start, so long ahead that everybody hears of it in time."""
        table = self._table
        assert table.course is not None
        self._waits = False
        begins = table.services.time.now() + rush.ahead
        left = self._seconds()
        seed = derive(int(table.seed or "0", 16), table.course.version)
        self._order = Order(rush, len(table.terms.chairs), begins, begins + left, seed)
        self._order.hold = self.lines.hold()
        self._offered = Offered()
        table.timing.rush = RushInfo(rush.pace, left, begins, begins + left)
        self._hands.begin(seed)
        self._attendance.look(rush.ahead + rush.away)
        self._set_alarm()

    def _wait(self, rush: Rush) -> None:
        """The sand stands still."""
        self._waits = True
        self._table.timing.rush = RushInfo(rush.pace, self._seconds(), waits_for=self._attendance.missing())
        self._alarm = self._table.services.time.after(COME_BACK, lambda: self._table.post(self._go_on))

    async def _go_on(self) -> None:
        """Everybody is back, or has had long enough."""
        course = self._table.course
        rush = None if course is None else course.match.state.rush()
        if not self._waits or rush is None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._begin(rush)
        self._table.audience.tell_clocks()

    # --- who is here ----------------------------------------------------------------------------------------------

    def came_or_went(self) -> None:
        """Somebody opened a line, or lost one."""
        self.lines.again()
        rush = self._table.timing.rush
        if self._waits and rush is not None:
            rush.waits_for = self._attendance.missing()
            if rush.waits_for:
                self._table.audience.tell_clocks()
            else:
                self._table.post(self._go_on)
        if self._order is not None:
            self._attendance.look(self._order.rush.away)

    async def absent(self, seat: int) -> None:
        """A seat has been without a line for too long: the game says what becomes of what it holds."""
        order, course = self._order, self._table.course
        move = None if course is None else course.match.state.absent(seat)
        if order is not None and move is not None:
            now = min(self._table.services.time.now(), order.ends)
            order.put(seat, now, Sent(move, now, forced=True))
            self._set_alarm()

    # --- acts -----------------------------------------------------------------------------------------------------

    def hear(self, seat: int, move: Move, answer: Answer, claimed: float | None, received: float) -> None:
        """Somebody acts. Whether it counts is known when its span closes; nonsense is refused at once."""
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
        order.put(seat, counts, sent)
        self._set_alarm()

    def act(self, seat: int, move: Move, at: float) -> None:
        """A bot's hand acts, by the same rules."""
        order = self._order
        assert order is not None
        delay = self.lines.middle()
        order.put(seat, order.admit(seat, at, at + delay, delay), Sent(move, at - delay))
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Ring when the next span closes in which something was done, or the last of all."""
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
        self._alarm = self._table.services.time.after(wait, lambda: self._table.post(self._close))

    async def _close(self) -> None:
        """Play what was done in the spans that are over; store it with one write, then tell it in one frame each."""
        order, course = self._order, self._table.course
        self._alarm = None
        if order is None or course is None or self._table.state != "playing":
            return
        order.hold = self.lines.hold()
        span = Span(course, self._table.services.time.now())
        over = span.now >= order.last_due()
        self._offered.note(self._table.questions, span.now)
        for act in order.due(span.now):
            fault = self._why_not(order, course, act)
            if act.what.answer is not None:
                del self._pending[act.what.answer.name]
            if fault is None:
                span.played.append((act, span.play(act.seat, act.what.move, self._run_at(order, act.at))))
            else:
                span.refused.append((act, fault))
        if over and course.match.state.rush() is not None:
            span.play(TABLE, course.match.state.legal(TABLE)[0], self._run_at(order, order.ends))
        if await self._stored(span):
            self._told(order, span)

    def _run_at(self, order: Order[Sent], at: float) -> float:
        """How much sand has run by a time."""
        return self._sand + at - order.begins

    async def _stored(self, span: Span) -> bool:
        """Store and tell a span; False if the disk refuses, and nothing has happened."""
        table = self._table
        if span.course.version > span.since:
            try:
                table.settle(now=span.now)
                await table.store(span.course, span.messages(), span.now)
            except FaultError as error:
                for answer in span.answers():
                    refuse(answer, error)
                for answer, fault in span.refusals():
                    refuse(answer, fault)
                self._ring_in(TRY_AGAIN)
                return False
            failed = [(answer, fault.refused(answer.id)) for answer, fault in span.refusals()]
            table.audience.tell_rush(span.course, span.since, span.answers(), failed)
            table.after_step(span.course)
        else:
            for answer, fault in span.refusals():
                refuse(answer, fault)
        return True

    def _told(self, order: Order[Sent], span: Span) -> None:
        """Everybody knows now: hands need a moment to look, and bots go on."""
        if self._order is not order:
            return
        now = self._table.services.time.now()
        for act, fault in span.refused:
            if fault.code == "missed":
                order.missed(act)
            else:
                self._warn(act.seat, fault)
            self._hands.answered(act.seat, now, shown=False)
        for act, events in span.played:
            shown = any(event.seats is not None and act.seat in event.seats for event in events)
            if shown:
                order.saw(act.seat, now + self.lines.delay_of(act.seat))
            self._hands.answered(act.seat, now, shown=shown)
        self._set_alarm()

    def _why_not(self, order: Order[Sent], course: Course, act: Act[Sent]) -> FaultError | None:
        """Why an act whose turn it is comes to nothing, if it does."""
        state = course.match.state
        move = act.what.move
        if state.rush() is None:
            return conflict("time-up", "the time is up")
        if not act.what.forced and order.too_soon(act):
            return conflict("too-soon", "a hand must see a thing before it decides about it")
        if move in state.legal(act.seat):
            return None
        refusal = state.why_not(act.seat, move)
        if self._offered.had(act.seat, move, act.what.knew):
            return FaultError(409, "missed", "somebody else was first", refusal=refusal)
        return FaultError(409, "illegal", f"'{move.text}' is not legal now ({refusal.rule})", refusal=refusal)

    def _warn(self, seat: int, error: FaultError) -> None:
        """Note what should not happen, once for each seat and rush."""
        if (seat, error.code) not in self._warned:
            self._warned.add((seat, error.code))
            log.warning("table %s: seat %d is refused (%s): %s", self._table.id, seat, error.code, error.message)


def run_so_far(course: Course) -> float:
    """How many seconds of a rush are over, by the last of its moves that stand: the record says so."""
    sand = 0.0
    for entry in reversed(course.match.standing):
        if entry.at is None:
            break
        sand = max(sand, entry.at)
    return sand
