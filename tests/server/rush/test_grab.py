"""The grab over real sockets: start, contention, pace, end; time passes when the test says so."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from hoftag.core.match import replayed
from hoftag.core.record import read
from hoftag.server.net.sockets import Connection
from tests.rules import rules
from tests.server.kit import Json, Line, config
from tests.server.rush.kit import AHEAD, grabbing, lay, live_server


def events(line: Line, kind: str) -> list[Json]:
    """All events of a kind that a line was told in rushes and steps."""
    found = []
    for text in line.heard:
        message = json.loads(text)
        steps = message.get("steps", [message] if message["type"] == "step" else [])
        found += [event for step in steps for event in step["events"] if event["event"] == kind]
    return found


@rules("L-3")
def test_the_start_is_announced_ahead_and_nothing_counts_before(tmp_path: Path) -> None:
    with grabbing(tmp_path, begun=False) as table:
        table.to_rush()
        rush = table.rush()
        assert rush["begins"] - table.clock.now() == pytest.approx(AHEAD, abs=0.01)
        assert AHEAD >= 1.5
        assert rush["ends"] - rush["begins"] == rush["left"] == 20
        assert table.do(0, "lift 1") == "not-started"
        table.later(AHEAD)
        assert table.do(0, "lift 1") == "accepted"
        assert table.state().hand[0] == 0


@rules("L-3")
def test_the_table_waits_a_minute_for_everybody_to_be_ready(tmp_path: Path) -> None:
    with grabbing(tmp_path, begun=False) as table:
        while table.state().step.name != "ready":
            line, view = next((line, view) for line in table.lines if (view := line.asked()))
            line.move(view, view["legal"][0]["move"])
            table.rest()
        table.later(59)
        assert table.state().step.name == "ready"
        table.later(2)
        assert table.state().step.name == "tax"
        assert table.rush()["begins"] > table.clock.now()


@rules("L-1", "L-9")
def test_a_lifted_tile_shows_its_face_to_its_hand_alone_and_goes_back_to_its_place(tmp_path: Path) -> None:
    with grabbing(tmp_path) as table:
        assert table.do(1, "lift 7") == "accepted"
        (seen,) = events(table.lines[1], "lifted")
        assert seen["args"]["slot"] == "7"
        assert not events(table.lines[0], "lifted")
        assert events(table.lines[0], "lifted-hidden") == [{"event": "lifted-hidden", "args": {"seat": 1, "slot": "7"}}]
        assert table.lines[1].seats[0]["own"]["hand"] == {"slot": "7", "tile": seen["args"]["tile"]}
        assert table.lines[0].public["players"][1]["hand"] == "7"
        table.later(0.3)
        assert table.do(1, "lay-back") == "accepted"
        assert "7" in table.lines[0].public["taxing"]["centre"]
        table.later(0.3)
        assert table.do(2, "lift 7") == "accepted"
        assert events(table.lines[2], "lifted")[0]["args"]["tile"] == seen["args"]["tile"]


@rules("L-7", "Q-3")
def test_of_several_hands_one_gets_the_tile_and_the_others_may_reach_again_at_once(tmp_path: Path) -> None:
    with grabbing(tmp_path, 4) as table:
        winners = set()
        for slot in range(1, 13):
            names = [table.send(seat, f"lift {slot}") for seat in range(4)]
            table.later(0.3)
            codes = [table.code(seat, name) for seat, name in enumerate(names)]
            assert sorted(codes) == ["accepted", "missed", "missed", "missed"]
            winner = codes.index("accepted")
            winners.add(winner)
            refused = table.lines[(winner + 1) % 4].told(names[(winner + 1) % 4])
            assert (refused["key"], refused["rule"]) == ("refusal-in-hand", "Q-3")
            table.later(0.3)
            assert table.do(winner, "lay-back") == "accepted"
            table.later(0.2)
        assert len(winners) > 1


@rules("L-6")
def test_what_happens_in_one_span_comes_in_one_frame(tmp_path: Path) -> None:
    with grabbing(tmp_path, 4) as table:
        before = len(table.lines[0].heard)
        now = table.clock.now()
        for seat in range(4):
            table.send(seat, f"lift {seat + 1}", now + seat / 100)
        table.later(0.3)
        told = [json.loads(text) for text in table.lines[0].heard[before:]]
        (frame,) = [message for message in told if message["type"] not in {"pong", "presence"}]
        assert frame["type"] == "rush"
        assert [step["version"] for step in frame["steps"]] == list(range(frame["version"] - 3, frame["version"] + 1))
        assert {step["seat"] for step in frame["steps"]} == {0, 1, 2, 3}
        assert len(frame["accepted"]) == 1


@rules("L-5")
def test_who_moved_first_wins_although_the_message_comes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 moved 90 ms before seat 0, whose message came first."""
    monkeypatch.setattr(Connection, "delay", property(lambda _: 0.09))
    with grabbing(tmp_path, 2) as table:
        now = table.clock.now()
        table.later(0.1)
        first = table.send(0, "lift 3", now + 0.1)
        table.rest()
        second = table.send(1, "lift 3", now + 0.01)
        table.later(0.3)
        assert (table.code(0, first), table.code(1, second)) == ("missed", "accepted")


@rules("L-8")
def test_a_hand_that_is_too_quick_is_refused_and_a_blind_one_as_well(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2) as table:
        now = table.clock.now()
        lift, keep = table.send(0, "lift 1", now), table.send(0, "keep", now + 0.02)
        blind = table.send(1, "lift 2", now)
        table.later(0.2)
        assert table.code(0, keep) == "too-soon"
        assert (table.code(0, lift), table.code(1, blind)) == ("accepted", "accepted")
        assert table.state().hand == [0, 1]
        assert table.do(1, "keep") == "too-soon"
        table.later(0.1)
        assert table.do(1, "keep") == "accepted"


@rules("L-10")
def test_time_is_up_when_the_last_span_is_closed(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2) as table:
        ends = table.rush()["ends"]
        table.later(ends - table.clock.now() - 0.01)
        name = table.send(0, "lift 4")
        table.later(0.02)
        assert table.state().step.name == "tax"
        late = table.send(1, "lift 5")
        table.later(0.3)
        assert table.code(0, name) == "accepted"
        assert table.code(1, late) == "time-up"
        assert table.state().step.name == "hands"
        asked = table.lines[0].asked()
        assert asked is not None
        assert [one["move"]["move"] for one in asked["legal"]] == ["keep", "lay-back"]
        table.later(3.1)
        assert events(table.lines[1], "laid-back")[-1]["args"] == {"seat": 0, "slot": "4"}
        assert table.state().round == 2


@rules("L-13", "Q-19")
@pytest.mark.parametrize("seconds", [20, 30, 40])
def test_the_hourglass_is_as_long_as_agreed_and_shown_before_the_game(tmp_path: Path, seconds: int) -> None:
    with grabbing(tmp_path, 2, options={"hourglass": seconds}) as table:
        shown = table.people[1].get(f"/api/tables/{table.id}")["options"]
        assert shown == {"taxing": "live", "hourglass": seconds}
        assert table.rush()["left"] == seconds
        assert table.do(0, "done") == "accepted"
        assert table.do(1, "done") == "accepted"
        assert table.state().round == 2


@rules("L-12")
def test_the_record_keeps_order_and_times_and_replays_exactly(tmp_path: Path) -> None:
    with grabbing(tmp_path, 3) as table:
        begins = table.rush()["begins"]
        moment = table.clock.now() - begins
        for seat in range(3):
            table.send(seat, "lift 9")
        table.later(0.3)
        table.later(0.3)
        holder = next(seat for seat, slot in enumerate(table.state().hand) if slot >= 0)
        table.send(holder, "keep")
        table.later(0.5)
        actor = table.actor()
        assert actor.match is not None
        text = actor.match.record.text()
        lines = [line for line in text.splitlines() if "@" in line]
        assert lines[0].startswith(f"{holder} lift 9 @{moment:.3f} !")
        assert lines[1] == f"{holder} keep @{moment + 0.6:.3f}"
        again = replayed(read(text))
        assert again.state.digest() == table.state().digest()
        assert again.record.text() == text
        assert again.true_to_seed


@rules("L-11")
def test_whoever_loses_the_line_lays_back_after_a_second(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2) as table:
        assert table.do(0, "lift 1") == "accepted"
        table.later(0.3)
        assert table.do(0, "keep") == "accepted"
        table.later(0.2)
        assert table.do(0, "lift 2") == "accepted"
        table.lines[0].socket.close()
        gone, table.lines = table.lines[0], table.lines[1:]
        table.lines[0].until("presence", seats=[1])
        table.later(0.9)
        assert table.state().hand[0] == 1
        table.later(0.2)
        table.later(0.3)
        assert table.state().hand[0] == -1
        assert table.state().castle[0] == 1
        assert table.rush()["ends"] > table.clock.now()
        with table.people[0].at(table.id, since=gone.version) as back:
            table.lines.insert(0, back)
            assert back.seats[0]["own"]["hand"] is None
            assert table.do(0, "lift 3") == "accepted"


@rules("L-11")
def test_whoever_is_back_in_time_keeps_the_tile(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2) as table:
        assert table.do(0, "lift 2") == "accepted"
        table.lines[0].socket.close()
        table.lines.pop(0).closed()
        table.lines[0].until("presence", seats=[1])
        table.later(0.8)
        with table.people[0].at(table.id) as back:
            table.lines.insert(0, back)
            table.later(1.0)
            assert table.state().hand[0] == 1
            assert back.clocks["rush"]["ends"] == table.rush(1)["ends"]
            assert table.do(0, "keep") == "accepted"


@rules("Q-20")
def test_after_a_restart_the_sand_waits_for_everybody_and_goes_on_where_it_stood(tmp_path: Path) -> None:
    settings = config(tmp_path)
    with live_server(settings) as (server, clock), ExitStack() as stack:
        table = lay(server, clock, stack, 3)
        table.later(5.0)
        assert table.do(1, "lift 4") == "accepted"
        table.later(2.0)
    run = 5.0
    clock.pass_by(600)
    with live_server(settings, clock) as (server, _), ExitStack() as stack:
        table.server = server
        for person in table.people:
            person.url = server.url
        table.lines = [stack.enter_context(person.at(table.id)) for person in table.people[:2]]
        table.rest()
        rush = table.rush()
        assert rush["waits_for"] == [2]
        assert rush["left"] == pytest.approx(20 - run, abs=0.1)
        assert "begins" not in rush
        assert table.state().hand[1] == 3
        assert table.do(0, "lift 1") == "not-started"
        table.later(20)
        assert "begins" not in table.rush()
        table.lines.append(stack.enter_context(table.people[2].at(table.id)))
        table.rest()
        rush = table.rush()
        assert rush["begins"] == pytest.approx(clock.now() + AHEAD)
        assert rush["ends"] - rush["begins"] == pytest.approx(20 - run, abs=0.1)
        table.later(AHEAD)
        assert table.do(1, "keep") == "accepted"
        assert table.do(0, "lift 1") == "accepted"
        table.later(20)
        assert table.state().step.name in {"hands", "place"}


@rules("Q-20")
def test_after_thirty_seconds_nobody_is_waited_for(tmp_path: Path) -> None:
    settings = config(tmp_path)
    with live_server(settings) as (server, clock), ExitStack() as stack:
        table = lay(server, clock, stack, 2)
        assert table.do(1, "lift 4") == "accepted"
    with live_server(settings, clock) as (server, _), ExitStack() as stack:
        table.server = server
        table.people[0].url = server.url
        table.lines = [stack.enter_context(table.people[0].at(table.id))]
        table.later(29.5)
        assert table.rush()["waits_for"] == [1]
        table.later(1.0)
        assert table.rush()["begins"] > clock.now()
        table.later(AHEAD)
        table.later(1.1)
        table.later(0.3)
        assert table.state().hand[1] == -1, "whoever is not back lays down what they held"
