"""The order of a rush: which time counts, which slot it falls into, and who is first in it. No server, no clock."""

from collections import Counter

import pytest

from hoftag.core.rng import Rng
from hoftag.core.rush import Rush
from hoftag.server.faults import FaultError
from hoftag.server.rush.order import LEAST_HOLD, MOST_HOLD, ActOrder, hold_for
from tests.rules import rules

BEGIN, END = 1000.0, 1020.0
GRAB = Rush(3.0, 0.2, 1.0)


def order(seats: int = 4, seed: int = 1, hold: float = 0.12) -> ActOrder[str]:
    made: ActOrder[str] = ActOrder(GRAB, seats, BEGIN, END, seed)
    made.hold = hold
    return made


def code(made: ActOrder[str], seat: int, claimed: float, received: float, delay: float = 0.05) -> str:
    """Why an act is refused."""
    with pytest.raises(FaultError) as refused:
        made.admit(seat, claimed, received, delay)
    return refused.value.code


def put(made: ActOrder[str], seat: int, claimed: float, delay: float, what: str = "") -> float:
    """An act over an honest line: it arrives when it should."""
    counts = made.admit(seat, claimed, claimed + delay, delay)
    made.add(seat, counts, what)
    return counts


@rules("L-5")
def test_the_time_of_the_hand_counts_if_the_line_explains_it() -> None:
    for delay in (0.01, 0.06, 0.12, 0.18):
        assert order().admit(0, 1005.0, 1005.0 + delay, delay) == 1005.0


@rules("L-5")
def test_no_act_counts_earlier_than_its_line_explains() -> None:
    assert order().admit(0, 1005.0, 1005.5, 0.03) == pytest.approx(1005.5 - 0.07)
    assert order().admit(0, 1005.0, 1005.5, 5.0) == pytest.approx(1005.5 - 0.2)


@rules("L-5")
def test_no_act_counts_before_the_start_or_after_its_arrival() -> None:
    assert order().admit(0, 999.95, 1000.01, 0.05) == BEGIN
    assert order().admit(0, 1000.02, 999.97, 0.0) == BEGIN
    assert order().admit(0, 1005.08, 1005.02, 0.0) == 1005.02


@rules("L-4")
def test_impossible_times_are_refused() -> None:
    made = order()
    assert code(made, 0, 1005.0, 1004.8) == "bad-time"
    assert code(made, 0, 1002.0, 1004.8) == "bad-time"
    assert code(made, 0, float("nan"), 1004.8) == "bad-time"
    assert code(made, 0, 999.8, 999.9) == "not-started"
    assert code(made, 0, 1020.0, 1020.0) == "time-up"
    assert code(made, 0, 1021.0, 1021.0) == "time-up"


@rules("L-4")
def test_a_time_that_comes_twice_or_runs_back_is_refused() -> None:
    made = order()
    made.admit(0, 1005.0, 1005.05, 0.05)
    assert code(made, 0, 1005.0, 1005.3) == "bad-time"
    assert code(made, 0, 1004.9, 1005.3) == "bad-time"
    assert made.admit(1, 1004.9, 1005.0, 0.05) == pytest.approx(1004.91)
    assert made.admit(0, 1005.3, 1005.35, 0.05) == 1005.3


@rules("L-8")
def test_a_hand_has_a_pace() -> None:
    made = order()
    made.admit(0, 1005.0, 1005.05, 0.05)
    assert code(made, 0, 1005.08, 1005.1) == "too-soon"
    assert made.admit(0, 1005.15, 1005.2, 0.05) == pytest.approx(1005.2), "a little too early waits"
    made.note_shown(0, 1005.4)
    assert code(made, 0, 1005.45, 1005.5) == "too-soon"
    assert made.admit(0, 1005.6, 1005.65, 0.05) == 1005.6


@rules("L-8")
def test_what_a_stalled_line_delivers_at_once_is_spread_by_the_pace() -> None:
    made = order()
    first = made.admit(0, 1005.0, 1006.0, 0.05)
    second = made.admit(0, 1005.5, 1006.0, 0.05)
    assert second - first == pytest.approx(GRAB.pace)


@rules("L-8")
def test_nobody_decides_about_what_cannot_have_been_seen_yet() -> None:
    """Sent blindly behind the lift, before the tile was shown."""
    made = order()
    put(made, 0, 1005.0, 0.01, "lift")
    put(made, 0, 1005.2, 0.01, "keep")
    assert [act.what for act in made.take_due(1005.18)] == ["lift"]
    made.note_shown(0, 1005.19)
    (keep,) = made.take_due(1006.0)
    assert made.too_soon(keep)


@rules("L-7")
def test_whoever_misses_may_act_at_once() -> None:
    made = order()
    put(made, 0, 1005.0, 0.01, "lift")
    (act,) = made.take_due(1005.2)
    made.note_missed(act)
    assert made.admit(0, 1005.05, 1005.06, 0.01) == 1005.05


@rules("L-6")
def test_acts_are_gathered_in_slots_that_close_after_the_slowest_line() -> None:
    made = order(hold=0.12)
    put(made, 0, 1005.01, 0.01, "early")
    put(made, 1, 1005.04, 0.11, "same slot")
    put(made, 2, 1005.06, 0.01, "next slot")
    assert made.next_due() == pytest.approx(1005.05 + 0.12)
    assert not made.take_due(1005.16)
    assert {act.what for act in made.take_due(1005.171)} == {"early", "same slot"}
    assert made.next_due() == pytest.approx(1005.1 + 0.12)
    assert [act.what for act in made.take_due(1005.3)] == ["next slot"]
    assert made.next_due() is None


@rules("L-6")
def test_a_late_act_counts_for_the_oldest_open_slot_and_nothing_is_rewound() -> None:
    made = order(hold=0.06)
    put(made, 0, 1005.01, 0.01, "in time")
    assert [act.what for act in made.take_due(1005.12)] == ["in time"]
    put(made, 1, 1005.02, 0.1, "late")
    assert made.next_due() == pytest.approx(1005.1 + 0.06)
    (late,) = made.take_due(1005.2)
    assert late.at == pytest.approx(1005.05)


@rules("L-6")
def test_slots_stay_open_as_long_as_the_slowest_healthy_line_needs() -> None:
    assert hold_for([]) == LEAST_HOLD
    assert hold_for([0.01, 0.02]) == LEAST_HOLD
    assert 0.1 < hold_for([0.01, 0.1]) < 0.13
    assert hold_for([0.01, 0.19, 0.5]) == MOST_HOLD


@rules("L-7")
def test_within_a_slot_the_lot_decides_whatever_the_line() -> None:
    """Four lines of 10 to 180 ms, all hands at the same moment: each is first in a quarter of the slots."""
    delays = (0.01, 0.06, 0.12, 0.18)
    first: Counter[int] = Counter()
    rng = Rng(7)
    for seed in range(8000):
        made = order(seed=seed, hold=hold_for(list(delays)))
        moment = BEGIN + 1 + rng.random()
        for seat in sorted(range(4), key=lambda seat: delays[seat]):
            put(made, seat, moment, delays[seat])
        first[made.take_due(BEGIN + 5)[0].seat] += 1
    assert all(abs(first[seat] / 8000 - 0.25) < 0.02 for seat in range(4)), first


@rules("L-7")
def test_the_lot_is_settled_by_the_seed() -> None:
    assert order(seed=5).lots(17) == order(seed=5).lots(17)
    assert len({tuple(order(seed=5).lots(slot)) for slot in range(200)}) == 24


@rules("L-7")
def test_a_seat_keeps_the_order_of_its_own_acts() -> None:
    made: ActOrder[str] = ActOrder(Rush(3.0, 0.0, 1.0), 2, BEGIN, END, 3)
    for number in range(4):
        put(made, 0, 1005.001 + number / 100, 0.01, str(number))
    assert [act.what for act in made.take_due(1006.0)] == ["0", "1", "2", "3"]


@rules("L-10")
def test_what_was_meant_before_the_end_counts_until_the_last_slot_closes() -> None:
    made = order(hold=0.2)
    put(made, 0, 1019.99, 0.15, "just in time")
    assert made.last_due() == pytest.approx(END + 0.2)
    assert not made.take_due(END + 0.19)
    assert [act.what for act in made.take_due(made.last_due())] == ["just in time"]
