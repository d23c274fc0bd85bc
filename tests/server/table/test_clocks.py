"""Clocks with a time that stands still until the test moves it."""

import json
import time
from pathlib import Path

import pytest

from hoftag.server.table.clocks import Clocks, playing_time, until_played
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.wire.tables import BankClock, DaysClock, MoveClock
from tests.server.kit import StillClock, config, running

NOON = 1_799_712_000.0 + 12 * 3600
NIGHTLY = DaysClock(24, 8, 22, "UTC")


def test_a_clock_for_each_move_starts_full_every_time() -> None:
    clocks = Clocks(MoveClock(60), 2)
    clocks.owed_by([0], 100.0)
    clocks.moved(0, 150.0)
    clocks.owed_by([1], 150.0)
    assert clocks.next_fall(170.0) == 40.0
    assert clocks.fallen(209.0) == []
    assert clocks.fallen(210.0) == [1]
    clocks.owed_by([0], 160.0)
    assert clocks.left == [60.0, 60.0]


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    clocks = Clocks(BankClock(100, 10), 2)
    clocks.owed_by([0, 1], 0.0)
    clocks.moved(0, 30.0)
    assert clocks.left[0] == 80.0
    clocks.owed_by([1], 30.0)
    info = clocks.info(40.0)
    assert info is not None
    assert (info.left, info.running) == ([80.0, 60.0], [1])
    again = Clocks(BankClock(100, 10), 2)
    again.load(clocks.save())
    assert again.next_fall(40.0) == 60.0


def test_time_runs_evenly_when_the_machines_clock_is_put_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step of the clock must not shorten or lengthen a rush; after a sleep the time is what it is."""
    real, keeper = time.time, Timekeeper()
    assert abs(keeper.now() - real()) < 0.1
    monkeypatch.setattr(time, "time", lambda: real() + 0.5)
    assert abs(keeper.now() - real()) < 0.1
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert abs(keeper.now() - real() - 3600) < 0.1
    assert abs(keeper.now() - real() - 3600) < 0.1


@pytest.mark.parametrize(("hours", "used"), [(5, 5), (10, 10), (20, 10), (24, 14), (48, 28)])
def test_days_count_only_the_playing_hours(hours: int, used: int) -> None:
    assert playing_time(NIGHTLY, NOON, NOON + hours * 3600) == used * 3600


def test_a_deadline_over_days_skips_the_nights() -> None:
    assert until_played(NIGHTLY, NOON, 5 * 3600) == 5 * 3600
    assert until_played(NIGHTLY, NOON, 11 * 3600) == 21 * 3600


def test_whoever_runs_out_of_time_gets_a_stand_in_and_may_come_back(tmp_path: Path) -> None:
    time = StillClock()
    with running(config(tmp_path), time) as server:
        anna, berta = server.guest("Anna"), server.guest("Berta")
        table = anna.lay("me", "open", clock={"kind": "move", "seconds": 60})
        berta.sit(table)
        anna.start(table)
        with anna.at(table) as hers, berta.at(table) as his:
            slow, other = (hers, his) if hers.asked() else (his, hers)
            person = anna if slow is hers else berta
            seat = slow.you["seats"][0]
            time.pass_by(59)
            assert slow.quiet()
            time.pass_by(2)
            told = other.until("table")["table"]["seats"][seat]
            assert told["stand_in"] == "greedy"
            other.until("step", seat=seat)
            slow.up_to(1)
            refused = slow.ask({"type": "move", "decision": 0, "move": {"move": "take-gold"}})
            assert refused["code"] == "out-of-turn"
            person.post(f"/api/tables/{table}/replace", {"seat": seat})
            assert other.until("table")["table"]["seats"][seat]["stand_in"] is None


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    time = StillClock()
    settings = config(tmp_path)
    with running(settings, time) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "Berta", clock={"kind": "bank", "seconds": 100, "increment": 0})
        anna.start(table)
        with anna.at(table) as line:
            view = line.asked()
            assert view is not None
            time.pass_by(30)
            answer = line.move(view, view["legal"][0]["move"])
            line.up_to(answer["version"])
        first = view["seat"]
    time.pass_by(20)
    with running(settings, time) as server, server.stranger().at(table) as line:
        clocks = json.loads(line.heard[0])["clocks"]
        assert clocks["left"][first] == 70.0
        assert clocks["left"][1 - first] == 80.0
        assert clocks["running"] == [1 - first]
