"""Bots at a live table: real hands over the server's own clock, at human speed."""

import json
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

from tests.rules import rules
from tests.server.kit import Json, Line, config, running
from tests.server.rush.kit import AHEAD, LiveTable, live_server


def with_bots(table: LiveTable, line: Line) -> None:
    """The person plays what comes first until the grab is announced."""
    while "rush" not in (line.clocks or {}):
        view = line.asked()
        if view is None:
            line.hear()
        else:
            line.move(view, view["legal"][0]["move"])


def moves_of(table: LiveTable, seat: int) -> list[tuple[float, str]]:
    match = table.actor().match
    assert match is not None
    return [(entry.at, entry.text) for entry in match.record.entries if entry.seat == seat and entry.at is not None]


@rules("B-1", "B-2", "B-5")
def test_bots_grab_as_quickly_as_people_and_no_quicker(tmp_path: Path) -> None:
    with live_server(config(tmp_path)) as (server, clock), ExitStack() as stack:
        anna = server.guest("Anna")
        seats = ("bot:random", "bot:greedy", "bot:search:samples=4", "me")
        where = anna.lay(*seats, game="tumult_royal", options={"taxing": "live"})
        line = stack.enter_context(anna.at(where))
        anna.start(where)
        line.until("started")
        table = LiveTable(server, clock, [anna], where, [line])
        with_bots(table, line)
        table.later(AHEAD)
        for _ in range(420):
            if table.state().step.name != "tax":
                break
            table.later(0.05)
        first = min(moves_of(table, seat)[0][0] for seat in range(3))
        assert 0.35 <= first <= 0.95  # the others may have reached for the same tile, and missed
        for seat, least in ((0, 0.7), (1, 0.7), (2, 0.7)):
            acts = moves_of(table, seat)
            lifts = [at for at, text in acts if text.startswith("lift")]
            assert all(after - before >= least - 0.06 for before, after in pairwise(lifts)), lifts
            assert all(after[0] - before[0] >= 0.19 for before, after in pairwise(acts)), acts
            assert len(lifts) <= 20 / least
        greedy = [text for _, text in moves_of(table, 1)]
        assert len([text for text in greedy if text.startswith("lift")]) >= 4
        assert "keep" in greedy


def faces_told(line: Line) -> list[Json]:
    return [text for text in line.heard if '"lifted"' in text]


@rules("B-1", "L-9")
def test_nobody_learns_what_a_bot_holds(tmp_path: Path) -> None:
    with live_server(config(tmp_path)) as (server, clock), ExitStack() as stack:
        anna = server.guest("Anna")
        where = anna.lay("me", "bot:greedy", game="tumult_royal", options={"taxing": "live"})
        line = stack.enter_context(anna.at(where))
        anna.start(where)
        line.until("started")
        table = LiveTable(server, clock, [anna], where, [line])
        with_bots(table, line)
        table.later(AHEAD)
        for _ in range(60):
            table.later(0.05)
        assert moves_of(table, 1)
        assert any("lifted-hidden" in text for text in line.heard)
        assert not faces_told(line)


@rules("B-6")
def test_elsewhere_bots_take_their_time_and_never_move_together(tmp_path: Path) -> None:
    with running(config(tmp_path, bot_pause=0.6)) as server:
        anna = server.guest("Anna")
        seats = ("bot:greedy", "bot:greedy", "bot:greedy", "me")
        where = anna.lay(*seats, game="tumult_royal", options={"taxing": "live"})
        with anna.at(where) as line:
            anna.start(where)
            line.until("started")
            while len({seat for seat, _ in ready(line)}) < 3:
                view = line.asked()
                if view is not None and view["legal"][0]["move"]["move"] != "ready":
                    line.move(view, view["legal"][0]["move"])
                else:
                    line.hear()
        times = sorted(at for _, at in ready(line))
        # 0.3 s apart, and a busy machine may be late with any of them.
        assert all(after - before >= 0.1 for before, after in pairwise(times)), times
        asked = next(at for kind, at in steps(line) if kind in {"spun", "spun-alone"})
        assert min(times) - asked >= 0.75


def steps(line: Line) -> list[tuple[str, float]]:
    told = [json.loads(text) for text in line.heard]
    return [(event["event"], one["at"]) for one in told if one["type"] == "step" for event in one["events"]]


def ready(line: Line) -> list[tuple[int, float]]:
    """When each bot said that it is ready."""
    told = [json.loads(text) for text in line.heard]
    found = [one for one in told if one["type"] == "step" and any(event["event"] == "ready" for event in one["events"])]
    return [(one["seat"], one["at"]) for one in found if one["seat"] < 3]
