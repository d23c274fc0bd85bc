"""Nonsense in the grab: refused with a code, noted in the log, and harmless to everybody else."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules import rules
from tests.server.rush.kit import LiveTable, grabbing


@pytest.fixture
def table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[LiveTable]:
    with caplog.at_level(logging.WARNING, "hoftag.rush"), grabbing(tmp_path, 3) as found:
        yield found


def unharmed(table: LiveTable) -> None:
    """The others go on as if nothing had happened."""
    before = table.state().castle[2]
    free = next(slot for slot in range(21) if table.state().centre >> slot & 1)
    assert table.do(2, f"lift {free + 1}") == "accepted"
    table.later(0.3)
    assert table.do(2, "keep") == "accepted"
    assert table.state().castle[2] == before | 1 << free
    table.later(0.2)


def noted(caplog: pytest.LogCaptureFixture, code: str) -> bool:
    return any(f"({code})" in record.getMessage() for record in caplog.records)


def test_lifting_with_a_full_hand(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    assert table.do(0, "lift 1") == "accepted"
    table.later(0.3)
    name = table.send(0, "lift 2")
    table.later(0.3)
    refused = table.lines[0].told(name)
    assert (refused["code"], refused["rule"], refused["key"]) == ("illegal", "T-2.3", "refusal-hand-full")
    assert table.state().hand[0] == 0
    assert noted(caplog, "illegal")
    unharmed(table)


def test_lifting_from_a_castle_or_a_hand(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    assert table.do(1, "lift 1") == "accepted"
    table.later(0.3)
    assert table.do(1, "keep") == "accepted"
    table.later(0.3)
    assert table.do(1, "lift 2") == "accepted"
    table.later(1.5)
    for slot, rule in (("1", "T-2.4"), ("2", "Q-3")):
        name = table.send(0, f"lift {slot}")
        table.later(0.3)
        refused = table.lines[0].told(name)
        assert (refused["code"], refused["rule"]) == ("illegal", rule)
    assert table.state().hand[1] == 1
    assert noted(caplog, "illegal")
    unharmed(table)


def test_what_there_is_not(table: LiveTable) -> None:
    assert table.do(0, "lift 39") == "illegal"
    assert table.do(0, "lift 99") == "unknown-move"
    assert table.do(0, "steal") == "unknown-move"
    assert table.do(0, "time-up") == "illegal"
    table.later(0.2)
    assert table.do(0, "keep") == "illegal"
    assert table.do(0, "spin") == "illegal"
    unharmed(table)


def test_somebody_elses_seat(table: LiveTable) -> None:
    message = {"type": "move", "id": "m", "seat": 1, "move": {"move": "lift", "slot": "1"}, "at": table.clock.now()}
    assert table.lines[0].ask(message)["code"] == "not-your-seat"
    assert table.state().hand == [-1, -1, -1]
    unharmed(table)


@rules("L-3")
def test_before_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "hoftag.rush"), grabbing(tmp_path, 3, begun=False) as table:
        table.to_rush()
        assert table.do(0, "lift 1") == "not-started"
        assert table.do(0, "lift 1", table.rush()["begins"] + 0.5) == "bad-time"
        assert noted(caplog, "not-started")
        table.later(3.0)
        unharmed(table)


@rules("L-10")
def test_after_the_end(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    assert table.do(1, "lift 1") == "accepted"
    ends = table.rush()["ends"]
    table.later(ends - table.clock.now() + 0.01)
    late = table.send(0, "lift 2")
    table.rest()
    assert table.code(0, late) == "time-up"
    assert noted(caplog, "time-up")
    table.later(0.3)
    assert table.do(0, "lift 2") == "out-of-turn"
    asked = table.lines[1].asked()
    assert asked is not None
    assert table.lines[1].move(asked, {"move": "keep"})["type"] == "accepted"
    table.rest()
    assert any('"kept"' in text and '"seat":1' in text for text in table.lines[0].heard)
    assert table.state().step.name not in {"tax", "hands"}


@rules("L-8")
def test_faster_than_the_pace(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    now = table.clock.now()
    names = [table.send(0, f"lift {number + 1}", now + number / 1000) for number in range(10)]
    table.later(0.3)
    codes = [table.code(0, name) for name in names]
    assert codes == ["accepted"] + ["too-soon"] * 9
    assert noted(caplog, "too-soon")
    unharmed(table)


@rules("L-4")
def test_replayed_times(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    now = table.clock.now()
    assert table.do(0, "lift 1", now) == "accepted"
    table.later(0.3)
    assert table.do(0, "lay-back") == "accepted"
    table.later(0.3)
    assert table.do(0, "lift 1", now) == "bad-time"
    assert noted(caplog, "bad-time")
    unharmed(table)


@rules("L-4")
def test_a_message_that_comes_twice_is_done_once_and_answered_again(table: LiveTable) -> None:
    message = {"type": "move", "id": "twice", "seat": 0, "move": {"move": "lift", "slot": "1"}, "at": table.clock.now()}
    for _ in range(3):
        table.lines[0].send(message)
    table.later(0.3)
    assert table.code(0, "twice") == "accepted"
    version = table.lines[0].version
    table.lines[0].send(message)
    answer = table.lines[0].answer_to("twice")
    assert (answer["type"], answer["version"]) == ("accepted", version)
    assert table.state().hand[0] == 0
    unharmed(table)


@rules("L-4", "L-5")
def test_forged_times(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    """From the future, from long ago, from before the start; a little too early gains nothing."""
    table.later(1.0)
    now = table.clock.now()
    assert table.do(0, "lift 1", now + 5) == "bad-time"
    assert table.do(0, "lift 1", now - 5) == "bad-time"
    assert table.do(0, "lift 1", 0.0) == "bad-time"
    assert table.do(0, "lift 1", -1e300) == "bad-time"
    assert noted(caplog, "bad-time")
    honest = table.send(1, "lift 2")
    table.later(0.1)
    forged = table.send(0, "lift 2", table.clock.now() - 1.5)
    table.later(0.3)
    assert (table.code(0, forged), table.code(1, honest)) == ("missed", "accepted")
    unharmed(table)


def test_a_flood_is_noted_once(table: LiveTable, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(200):
        table.send(0, "lift 1", 1.0)
    table.rest()
    assert len([record for record in caplog.records if "(bad-time)" in record.getMessage()]) == 1
    unharmed(table)


def test_nothing_is_taken_back_while_hands_race(table: LiveTable) -> None:
    assert table.do(0, "lift 1") == "accepted"
    answer = table.lines[0].ask({"type": "undo", "seat": 0, "ask": True})
    assert answer["code"] == "no-undo"


def test_a_line_that_says_no_time_is_believed_to_have_meant_it_when_it_was_sent(table: LiveTable) -> None:
    message = {"type": "move", "id": "plain", "seat": 0, "move": {"move": "lift", "slot": "1"}}
    table.lines[0].send(message)
    table.later(0.3)
    assert table.code(0, "plain") == "accepted"
    assert table.state().hand[0] == 0


def test_a_move_with_a_decision_is_no_act(table: LiveTable) -> None:
    decision = table.lines[0].seats[0]["decision"]
    move = {"move": "lift", "slot": "2"}
    assert table.lines[0].ask({"type": "move", "seat": 0, "decision": decision, "move": move})["code"] == "stale"
    table.later(0.3)
    assert table.state().hand[0] == -1


def test_who_asks_why_in_a_rush_has_not_acted(table: LiveTable) -> None:
    assert table.do(1, "lift 1") == "accepted"
    taken = table.lines[0].ask({"type": "why", "seat": 0, "move": {"move": "lift", "slot": "1"}})
    assert (taken["type"], taken["code"]) == ("refused", "illegal")
    assert taken["rule"]
    assert table.lines[0].ask({"type": "why", "seat": 0, "move": {"move": "lift", "slot": "2"}})["type"] == "legal"
    table.later(0.3)
    assert table.state().hand[0] == -1
