"""The rush of a table: acts are gathered in slots (`order`), and those of closed slots are due together, as one batch.

Nothing here has a clock, plays or tells anything: whoever runs the table brings the time and who is there, wakes it
when something is due (`next_due`), plays what it hands out and says when that was told. The game says that a phase is a
rush, how long it lasts, at which pace hands move and what becomes of whoever is away.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from hoftag.core.game import Game, State
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.core.rush import Rush
from hoftag.server.faults import FaultError, conflict, illegal
from hoftag.server.rush.attendance import UNKNOWN, Attendance
from hoftag.server.rush.batch import Batch, Sent
from hoftag.server.rush.bot_hands import BotHand, BotHands, FailedHand
from hoftag.server.rush.lines import Probing
from hoftag.server.rush.order import Act, ActOrder
from hoftag.server.rush.recent_legal import RecentLegal
from hoftag.server.viewer import Answer, Refused
from hoftag.server.wire.play import RushInfo

log = logging.getLogger("hoftag.rush")
COME_BACK: Final = 30.0
"""So many seconds a rush waits for those who are not back after a restart, once somebody is."""
TRY_AGAIN: Final = 1.0
"""When the disk refuses, the next attempt comes after so many seconds."""
NEVER: Final = float("inf")


class Race:
    """A rush whose start is announced: the order of its acts, and the hands of bots."""

    __slots__ = ("_not_before", "away", "elapsed", "hands", "order", "pending", "recent_legal")

    def __init__(self, order: ActOrder[Sent], hands: BotHands, elapsed: float) -> None:
        self.order = order
        self.hands = hands
        self.elapsed = elapsed
        """How many seconds had passed before this start."""
        self.pending: dict[str, Sent] = {}
        """What people have sent and not been answered, by the name of their message."""
        self.recent_legal = RecentLegal()
        self.away: dict[int, float] = {}
        """Until when seats without a line are waited for."""
        self._not_before = 0.0

    def closes_at(self) -> float:
        """When the next slot closes in which something was done, or the last of all."""
        due, last = self.order.next_due(), self.order.last_due()
        return max(self._not_before, last if due is None else min(due, last))

    def delay(self, until: float) -> None:
        """Close no slot before that."""
        self._not_before = until

    def next_due(self) -> float:
        hand = self.hands.next_at()
        return min(self.closes_at(), NEVER if hand is None else hand, *self.away.values())

    def elapsed_at(self, at: float) -> float:
        """How many seconds of the rush have passed by a time."""
        return self.elapsed + at - self.order.begins


class RushRunner:
    """The rush of a table, if one is on, and everything that is under way in it."""

    def __init__(self, game: Game, table: str, hand_seconds: float) -> None:
        """`table` is for the log; a bot's hand may take so many seconds to decide."""
        self._game = game
        self._name = table
        self._hand_seconds = hand_seconds
        self._probing = Probing()
        self._race: Race | None = None
        self._waits_until: float | None = None
        """Until when the start waits for those who are not back; None if it does not wait."""
        self._wait_next = False
        """Whether the next rush waits."""
        self._warned: set[tuple[int, str]] = set()
        self.info: RushInfo | None = None
        """What everybody is told of it; None if none is on."""

    def is_on(self) -> bool:
        """Whether hands race, or are about to."""
        return self.info is not None

    def next_due(self) -> float | None:
        """When to wake it."""
        if self.info is None and self._probing.next_at is None:
            return None
        times = [
            time
            for time in (
                self._probing.next_at,
                self._waits_until,
                None if self._race is None else self._race.next_due(),
            )
            if time is not None and time < NEVER
        ]
        return min(times, default=None)

    # --- beginning and ending -------------------------------------------------------------------------------------

    def wait_for_players(self) -> None:
        """The table comes back from the store: a rush that was on waits for everybody before it goes on."""
        self._wait_next = True

    def settle(self, match: Match, who: Attendance, now: float) -> list[Refused]:
        """A new position: a rush begins, goes on or is over; returns the acts that will not be played any more."""
        state = match.state
        wait_first, self._wait_next = self._wait_next, False
        rush = state.rush()
        self._probing.switch(now, on=state.timed() is not None and state.live())
        if rush is None:
            return self.stop()
        if self._race is not None:
            self._race.hands.seat_bots(who.bots, self._race.order.begins, now)
        elif not self.is_on():
            left = max(0.0, (state.timed() or 0.0) - elapsed_in(match))
            wait_first = wait_first or who.deserted()
            self.info = RushInfo(pace=rush.pace, left=left, waits_for=who.missing() if wait_first else [])
            if wait_first:
                self._waits_until = NEVER if who.deserted() else now + COME_BACK
            else:
                self._begin(match, rush, who, now)
        return []

    def stop(self) -> list[Refused]:
        """End the rush; returns the acts that were not played."""
        unplayed: list[Refused] = []
        if self._race is not None:
            answers = [act.what.answer for act in self._race.order.take_unplayed()]
            unplayed = [(answer, conflict("time-up", "the time is up")) for answer in answers if answer is not None]
        self._race = self.info = self._waits_until = None
        self._warned.clear()
        return unplayed

    def _begin(self, match: Match, rush: Rush, who: Attendance, now: float) -> None:
        """Announce the start, so long ahead that everybody hears of it in time."""
        assert self.info is not None
        left, begins = self.info.left, now + rush.ahead
        seed = derive(match.record.seed, match.version)
        order: ActOrder[Sent] = ActOrder(rush, who.seats, begins, begins + left, seed)
        order.hold = who.hold()
        hands = BotHands(self._game, seed, self._hand_seconds)
        hands.seat_bots(who.bots, begins, now)
        self._race = Race(order, hands, elapsed_in(match))
        self._waits_until = None
        self.info = RushInfo(pace=rush.pace, left=left, begins=begins, ends=begins + left)
        self._check_lines(self._race, who, begins + rush.away)

    # --- who is here ----------------------------------------------------------------------------------------------

    def lines_changed(self, who: Attendance, now: float) -> bool:
        """Somebody opened a line, or lost one; returns whether everybody should be told who is waited for."""
        self._probing.restart(now)
        if self._race is not None:
            self._check_lines(self._race, who, now + self._race.order.rush.away)
        if self._waits_until is None or self.info is None:
            return False
        self.info.waits_for = who.missing()
        if not self.info.waits_for:
            self._waits_until = now
        elif who.deserted():
            self._waits_until = NEVER
        elif self._waits_until == NEVER:
            self._waits_until = now + COME_BACK
        return bool(self.info.waits_for)

    @staticmethod
    def _check_lines(race: Race, who: Attendance, deadline: float) -> None:
        """Seats without a line have until the deadline to come back."""
        here = who.here()
        for seat in range(who.seats):
            if seat in here:
                race.away.pop(seat, None)
            else:
                race.away.setdefault(seat, deadline)

    # --- waking up ------------------------------------------------------------------------------------------------

    def wake(self, match: Match, who: Attendance, now: float) -> bool:
        """Do what is due but for closing slots; returns whether a start was announced."""
        if self._probing.is_due(now):
            who.probe()
        rush = match.state.rush()
        announced = False
        if rush is not None and self._waits_until is not None and self._waits_until <= now:
            self._begin(match, rush, who, now)
            announced = True
        if self._race is not None:
            self._act_for_absent(self._race, match.state, now)
            for one in self._race.hands.due(now):
                self._act_of_bot(self._race, one, match.state, who, now)
        return announced

    def take_failed_hands(self) -> list[FailedHand]:
        """The bots whose hands have failed."""
        return [] if self._race is None else self._race.hands.take_failed()

    @staticmethod
    def _act_for_absent(race: Race, state: State, now: float) -> None:
        """The game says what becomes of what a seat holds that has been without a line for too long."""
        for seat in [seat for seat, deadline in race.away.items() if deadline <= now]:
            race.away[seat] = NEVER
            move = state.absent(seat)
            if move is not None:
                at = min(now, race.order.ends)
                race.order.add(seat, at, Sent(move, at, forced=True))

    def _act_of_bot(self, race: Race, one: BotHand, state: State, who: Attendance, now: float) -> None:
        """A bot's hand acts, by the same rules as a person's."""
        order, delay = race.order, who.median_delay()
        move = race.hands.decide(one, state, order.ends - now, now)
        if move is None:
            return
        try:
            at = order.admit(one.seat, now, now + delay, delay)
        except FaultError:  # the time is up, or it was too quick: a person's hand would have stopped as well
            race.hands.hold_still(one, now)
        else:
            order.add(one.seat, at, Sent(move, now - delay))

    # --- acts -----------------------------------------------------------------------------------------------------

    def act_of_person(self, seat: int, move: Move, answer: Answer, claimed: float | None, received: float) -> None:
        """Whether it counts is known when its slot closes; what cannot count is refused at once."""
        race = self._race
        if race is None:
            raise conflict("not-started", "the sand stands still until everybody is back")
        before = race.pending.get(answer.name)
        if before is not None:
            before.answer = answer  # sent again over another line: that one gets the answer
            return
        measured = answer.viewer.delay
        delay = UNKNOWN if measured is None else measured
        meant = received - delay if claimed is None else claimed
        try:
            counts = race.order.admit(seat, meant, received, delay)
        except FaultError as error:
            self._warn(seat, error)
            raise
        sent = race.pending[answer.name] = Sent(move, meant - delay, answer)
        race.order.add(seat, counts, sent)

    def close_slots(
        self, version: int, legal: Mapping[int, Sequence[Move]], who: Attendance, now: float
    ) -> Batch | None:
        """What was done in the slots that are over; None if none is. `legal` is what seats could do until now."""
        race = self._race
        if race is None or now < race.closes_at():
            return None
        race.order.hold = who.hold()
        race.recent_legal.note(legal, now)
        ends = now >= race.order.last_due()
        batch = Batch(race.order.take_due(now), version, now, ends=ends)
        for act in batch.acts:
            if act.what.answer is not None:
                del race.pending[act.what.answer.name]
        return batch

    def elapsed_at(self, at: float) -> float:
        """The time of an act as the record keeps it."""
        assert self._race is not None
        return self._race.elapsed_at(at)

    @property
    def ends(self) -> float:
        assert self._race is not None
        return self._race.order.ends

    def why_not(self, act: Act[Sent], state: State) -> FaultError | None:
        """Why an act that is due cannot be played, if it cannot."""
        race, move = self._race, act.what.move
        if race is None or state.rush() is None:
            return conflict("time-up", "the time is up")
        if not act.what.forced and race.order.too_soon(act):
            return conflict("too-soon", "a hand must see a thing before it decides about it")
        if move in state.legal(act.seat):
            return None
        if race.recent_legal.allowed(act.seat, move, act.what.knew):
            return FaultError(409, "missed", "somebody else was first", refusal=state.why_not(act.seat, move))
        return illegal(state, act.seat, move)

    def not_stored(self, now: float) -> None:
        """The disk has refused: whatever comes next waits a while."""
        if self._race is not None:
            self._race.delay(now + TRY_AGAIN)

    def told(self, batch: Batch, who: Attendance, now: float) -> None:
        """A batch is told: hands need a moment to look, and bots go on."""
        race = self._race
        if race is None:
            return
        pace = race.order.rush.pace
        for act, fault in batch.refused:
            if fault.code == "missed":
                race.order.note_missed(act)
            else:
                self._warn(act.seat, fault)
            race.hands.answered(act.seat, now + who.delay_of(act.seat), pace, shown=False)
        for act, events in batch.played:
            learns = now + who.delay_of(act.seat)
            shown = any(event.seats is not None and act.seat in event.seats for event in events)
            if shown:
                race.order.note_shown(act.seat, learns)
            race.hands.answered(act.seat, learns, pace, shown=shown)

    def _warn(self, seat: int, error: FaultError) -> None:
        """Log a refusal that an honest client does not cause, once for each seat and rush."""
        if (seat, error.code) not in self._warned:
            self._warned.add((seat, error.code))
            log.warning("table %s: seat %d is refused (%s): %s", self._name, seat, error.code, error.message)


def elapsed_in(match: Match) -> float:
    """How many seconds of a rush have passed, by the last of its moves that stand: the record says so."""
    elapsed = 0.0
    for version in reversed(match.standing):
        at = match.line(version).at
        if at is None:
            break
        elapsed = max(elapsed, at)
    return elapsed
