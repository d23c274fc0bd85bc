"""The rush of a table by itself: no server, no socket, and a time that the test says."""

from itertools import pairwise

import pytest

from hoftag.core.events import TABLE
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.games.tumult_royal import GAME
from hoftag.server.faults import FaultError
from hoftag.server.rush.attendance import UNKNOWN, Attendance
from hoftag.server.rush.batch import Batch
from hoftag.server.rush.lines import BURST, BURST_EVERY, EVERY, Probing
from hoftag.server.rush.runner import COME_BACK, TRY_AGAIN, RushRunner
from hoftag.server.viewer import Answer, Viewer
from tests.rules import rules

pytestmark = pytest.mark.pure

NOW = 1000.0
AHEAD = 3.0
BEGINS = NOW + AHEAD


class Person(Viewer):
    """Somebody with a line of a known length."""

    def __init__(self, seat: int, delay: float | None = 0.02) -> None:
        super().__init__(f"person {seat}", f"P{seat}")
        self.seats = (seat,)
        self.line = delay
        self.probes = 0

    @property
    def delay(self) -> float | None:
        return self.line

    def probe(self) -> None:
        self.probes += 1

    def send(self, message: bytes) -> None:
        raise AssertionError("a rush sends nothing")


class Grab:
    """A match of Tumult Royale whose hourglass is about to run, and those who play it."""

    def __init__(self, people: int = 3, bots: dict[int, str] | None = None) -> None:
        self.match = Match(GAME, people + len(bots or {}), 5, {"taxing": "live"})
        self.people = [Person(seat) for seat in range(people)]
        self.viewers: set[Viewer] = {*self.people}
        self.bots = bots or {}
        self.runner = RushRunner(GAME, "t", 1.0)
        while self.match.state.rush() is None:
            seat = (self.match.state.may_act())[0]
            self.match.play(seat, self.match.state.legal(seat)[0])

    def who(self) -> Attendance:
        return Attendance(self.match.record.seats, self.bots, (), self.viewers)

    def announce(self) -> None:
        assert self.runner.settle(self.match, self.who(), NOW) == []

    def lift(self, slot: int) -> Move:
        return GAME.moves.from_text(f"lift {slot}")

    def act(self, seat: int, move: Move, at: float, name: str = "") -> Answer:
        answer = Answer(self.people[seat], f"m{seat}", name or f"{seat} {at}")
        self.runner.act_of_person(seat, move, answer, at, at + 0.02)
        return answer

    def close(self, now: float) -> Batch | None:
        legal = {seat: self.match.state.legal(seat) for seat in self.match.state.may_act()}
        return self.runner.close_slots(self.match.version, legal, self.who(), now)

    def play(self, batch: Batch) -> None:
        for act in batch.acts:
            fault = self.runner.why_not(act, self.match.state)
            if fault is None:
                elapsed = self.runner.elapsed_at(act.at)
                batch.played.append((act, self.match.play(act.seat, act.what.move, at=elapsed)))
            else:
                batch.refused.append((act, fault))


@rules("L-3")
def test_the_start_is_announced_and_then_told_from_one_place() -> None:
    grab = Grab()
    assert not grab.runner.is_on()
    grab.announce()
    info = grab.runner.info
    assert info is not None
    assert (info.begins, info.ends, info.left) == (BEGINS, BEGINS + 20.0, 20.0)
    assert grab.runner.next_due() == NOW, "lines are measured at once"
    assert not grab.runner.wake(grab.match, grab.who(), NOW), "nothing new is to be told"
    assert [person.probes for person in grab.people] == [1, 1, 1]
    assert grab.runner.next_due() == pytest.approx(NOW + BURST_EVERY)


@rules("L-6", "L-7")
def test_acts_of_closed_slots_are_handed_out_together_and_the_second_has_missed() -> None:
    grab = Grab()
    grab.announce()
    first, second = (grab.act(seat, grab.lift(1), BEGINS + 1.0) for seat in (0, 1))
    due = grab.runner.next_due()
    assert due is not None
    assert grab.close(BEGINS + 1.0) is None
    batch = grab.close(BEGINS + 1.2)
    assert batch is not None
    assert not batch.ends
    assert grab.close(BEGINS + 1.2) is None, "what was handed out is out"
    grab.play(batch)
    assert [fault.code for _, fault in batch.refusals()] == ["missed"]
    assert {answer.viewer for answer in batch.answers()} | {answer.viewer for answer, _ in batch.refusals()} == {
        first.viewer,
        second.viewer,
    }
    assert batch.messages(grab.match.version) == [batch.answers()[0].name]
    (entry,) = grab.match.record.entries[batch.since :]
    assert entry.at == pytest.approx(1.0, abs=0.001)
    grab.runner.told(batch, grab.who(), BEGINS + 1.2)
    loser = next(act.seat for act, _ in batch.refused)
    grab.act(loser, grab.lift(2), BEGINS + 1.21)
    winner = next(act.seat for act, _ in batch.played)
    with pytest.raises(FaultError, match="a hand needs"):
        grab.act(winner, GAME.moves.from_text("keep"), BEGINS + 1.21)


@rules("L-5")
def test_an_act_that_is_sent_again_is_one_act_and_the_new_line_gets_the_answer() -> None:
    grab = Grab()
    grab.announce()
    grab.act(0, grab.lift(1), BEGINS + 1.0, "same")
    again = grab.act(0, grab.lift(1), BEGINS + 1.0, "same")
    batch = grab.close(BEGINS + 1.3)
    assert batch is not None
    assert [act.what.answer for act in batch.acts] == [again]


@rules("L-11")
def test_a_seat_without_a_line_lays_back_what_it_holds() -> None:
    grab = Grab()
    grab.announce()
    grab.act(0, grab.lift(1), BEGINS + 1.0)
    batch = grab.close(BEGINS + 1.3)
    assert batch is not None
    grab.play(batch)
    grab.viewers.discard(grab.people[0])
    assert not grab.runner.lines_changed(grab.who(), BEGINS + 2.0)
    grab.runner.wake(grab.match, grab.who(), BEGINS + 2.9)
    assert grab.close(BEGINS + 2.99) is None
    grab.runner.wake(grab.match, grab.who(), BEGINS + 3.0)
    batch = grab.close(BEGINS + 3.3)
    assert batch is not None
    assert [(act.seat, act.what.move.text, act.what.answer) for act in batch.acts] == [(0, "lay-back", None)]


@rules("L-11")
def test_whoever_comes_back_in_time_keeps_the_tile() -> None:
    grab = Grab()
    grab.announce()
    grab.act(0, grab.lift(1), BEGINS + 1.0)
    batch = grab.close(BEGINS + 1.3)
    assert batch is not None
    grab.play(batch)
    grab.viewers.discard(grab.people[0])
    grab.runner.lines_changed(grab.who(), BEGINS + 2.0)
    grab.viewers.add(grab.people[0])
    grab.runner.lines_changed(grab.who(), BEGINS + 2.5)
    grab.runner.wake(grab.match, grab.who(), BEGINS + 4.0)
    assert grab.close(BEGINS + 5.0) is None


@rules("L-12")
def test_after_a_restart_the_sand_stands_still_until_everybody_is_back() -> None:
    grab = Grab()
    absent = grab.people[1]
    grab.viewers.clear()
    grab.runner.wait_for_players()
    grab.announce()
    info = grab.runner.info
    assert info is not None
    assert (info.begins, info.waits_for) == (None, [0, 1, 2])
    with pytest.raises(FaultError, match="the sand stands still"):
        grab.act(0, grab.lift(1), NOW)
    grab.viewers.update(person for person in grab.people if person is not absent)
    assert grab.runner.lines_changed(grab.who(), NOW + 1), "everybody is told for whom the sand waits"
    assert info.waits_for == [1]
    assert not grab.runner.wake(grab.match, grab.who(), NOW + 2)
    grab.viewers.add(absent)
    grab.runner.lines_changed(grab.who(), NOW + 3)
    assert grab.runner.next_due() == NOW + 3
    assert grab.runner.wake(grab.match, grab.who(), NOW + 3), "everybody is told of the start"
    assert grab.runner.info is not None
    assert grab.runner.info.begins == NOW + 3 + AHEAD


@rules("L-12")
def test_it_does_not_stand_still_for_ever() -> None:
    grab = Grab()
    grab.viewers.clear()
    grab.viewers.add(grab.people[0])
    grab.runner.wait_for_players()
    grab.announce()
    assert not grab.runner.wake(grab.match, grab.who(), NOW + COME_BACK - 0.1)
    assert grab.runner.wake(grab.match, grab.who(), NOW + COME_BACK)


@rules("L-14")
def test_with_nobody_there_it_stands_still_until_somebody_is() -> None:
    grab = Grab()
    for person in grab.people:
        person.away = True
    grab.announce()
    assert grab.runner.info is not None
    assert (grab.runner.info.begins, grab.runner.info.waits_for) == (None, [0, 1, 2])
    grab.runner.wake(grab.match, grab.who(), NOW)
    assert not grab.runner.wake(grab.match, grab.who(), NOW + 10 * COME_BACK)
    grab.people[0].away = False
    assert grab.runner.lines_changed(grab.who(), NOW + 400), "the others have a while to come back, too"
    assert not grab.runner.wake(grab.match, grab.who(), NOW + 400)
    assert grab.runner.wake(grab.match, grab.who(), NOW + 400 + COME_BACK)


def test_when_the_disk_refuses_the_next_attempt_waits() -> None:
    grab = Grab()
    grab.announce()
    grab.act(0, grab.lift(1), BEGINS + 1.0)
    grab.runner.not_stored(BEGINS + 1.1)
    assert grab.close(BEGINS + 1.1 + TRY_AGAIN - 0.01) is None
    assert grab.close(BEGINS + 1.1 + TRY_AGAIN) is not None


@rules("L-8")
def test_the_last_slot_ends_it_and_whatever_comes_later_is_refused() -> None:
    grab = Grab()
    grab.announce()
    batch = grab.close(BEGINS + 21.0)
    assert batch is not None
    assert batch.ends
    late = Answer(grab.people[0], "m", "late")
    with pytest.raises(FaultError, match="the time is up"):
        grab.runner.act_of_person(0, grab.lift(1), late, BEGINS + 20.5, BEGINS + 20.52)
    grab.match.play(TABLE, grab.match.state.legal(TABLE)[0])
    assert grab.runner.settle(grab.match, grab.who(), BEGINS + 21.0) == []
    assert (grab.runner.is_on(), grab.runner.info) == (False, None)


def test_acts_that_nobody_will_play_are_refused() -> None:
    grab = Grab()
    grab.announce()
    waiting = grab.act(0, grab.lift(1), BEGINS + 1.0)
    assert [(answer, fault.code) for answer, fault in grab.runner.stop()] == [(waiting, "time-up")]
    assert not grab.runner.is_on()
    assert grab.runner.stop() == []


@rules("B-2")
def test_a_bots_hand_needs_no_table() -> None:
    grab = Grab(people=2, bots={2: "greedy"})
    grab.announce()
    now, played = NOW, 0
    while now < BEGINS + 5.0:
        due = grab.runner.next_due()
        assert due is not None
        now = max(now, due)
        grab.runner.wake(grab.match, grab.who(), now)
        batch = grab.close(now)
        if batch is not None:
            grab.play(batch)
            played += len(batch.played)
            grab.runner.told(batch, grab.who(), now)
    assert played >= 2
    assert {entry.seat for entry in grab.match.record.entries if entry.at is not None} == {2}
    assert grab.runner.take_failed_hands() == []


def test_a_table_knows_how_long_its_lines_take() -> None:
    people = [Person(0, 0.03), Person(0, 0.01), Person(1, None), Person(2, 0.09)]
    watcher = Person(3, 0.5)
    watcher.seats = ()
    who = Attendance(5, {3: "greedy"}, (4,), {*people, watcher})
    assert who.here() == {0, 1, 2, 3}
    assert who.missing() == []
    assert [who.delay_of(seat) for seat in range(4)] == [0.01, UNKNOWN, 0.09, 0.03]
    assert who.hold() == pytest.approx(0.102)
    assert Attendance(2, {}, (), set()).missing() == [0, 1]


def test_a_table_knows_who_is_alone_and_whether_anybody_is_there() -> None:
    anna, berta = Person(0), Person(1)
    two = Attendance(3, {2: "greedy"}, (), {anna, berta})
    assert not two.alone()
    anna.away = True
    assert two.missing() == [0]
    assert not two.deserted()
    berta.away = True
    assert two.deserted()
    assert two.here() == {0, 1, 2}, "their lines are open"
    alone = Attendance(3, {2: "greedy"}, (1,), {anna})
    assert alone.alone()
    assert alone.deserted()
    assert not Attendance(2, {0: "greedy", 1: "greedy"}, (), set()).deserted(), "bots are always there"


@rules("L-2")
def test_lines_are_measured_in_a_burst_and_then_now_and_then() -> None:
    probing = Probing()
    assert not probing.is_due(NOW)
    probing.switch(NOW, on=True)
    times = []
    for _ in range(BURST + 3):
        now = probing.next_at
        assert now is not None
        assert probing.is_due(now)
        assert not probing.is_due(now)
        times.append(now)
    gaps = [after - before for before, after in pairwise(times)]
    assert gaps == pytest.approx([BURST_EVERY] * (BURST - 1) + [EVERY] * 3)
    probing.restart(2000.0)
    assert probing.next_at == 2000.0
    probing.switch(2001.0, on=False)
    assert probing.next_at is None
