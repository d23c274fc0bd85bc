"""People who look elsewhere, or whose line is gone: the hourglass waits until somebody is there."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.rules import rules
from tests.server.kit import Json, config
from tests.server.rush.kit import AHEAD, LiveTable, grabbing, live_server

LONG = 600.0
"""Seconds after which every time is up."""


def play_to(table: LiveTable, step: str) -> None:
    """Whoever is asked plays what comes first, until the game is there."""
    while table.state().step.name != step:
        found = next(((line, view) for line in table.lines if (view := line.asked())), None)
        if found is None:
            table.later(1)
        else:
            line, view = found
            line.move(view, view["legal"][0]["move"])
            table.rest()


def look(table: LiveTable, seat: int, *, away: bool) -> None:
    table.lines[seat].ask({"type": "away", "away": away})
    table.rest()


def clocks(table: LiveTable, seat: int = 0) -> Json:
    return table.lines[seat].clocks or {}


def presence(table: LiveTable) -> Json:
    """Who is there, as the first line was told last."""
    told = (json.loads(text) for text in reversed(table.lines[0].heard))
    return next(message for message in told if message["type"] == "presence")


@contextmanager
def alone(folder: Path) -> Iterator[LiveTable]:
    """Anna and two bots."""
    with live_server(config(folder)) as (server, clock), ExitStack() as stack:
        anna = server.guest("Anna")
        seats = ("me", "bot:greedy", "bot:greedy")
        where = anna.lay(*seats, game="tumult_royal", options={"taxing": "live"})
        line = stack.enter_context(anna.at(where))
        anna.start(where)
        line.until("started")
        yield LiveTable(server, clock, [anna], where, [line])


@rules("L-3")
def test_nobody_who_is_alone_with_bots_is_made_ready(tmp_path: Path) -> None:
    with alone(tmp_path) as table:
        play_to(table, "ready")
        table.later(LONG)
        assert table.state().step.name == "ready"


@rules("L-14")
def test_while_everybody_looks_elsewhere_time_stands_still_and_then_begins_anew(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2, begun=False) as table:
        play_to(table, "ready")
        table.later(50)
        look(table, 0, away=True)
        assert not clocks(table).get("held"), "the other one is there"
        look(table, 1, away=True)
        assert clocks(table)["held"]
        table.later(LONG)
        assert table.state().step.name == "ready"
        look(table, 0, away=False)
        assert not clocks(table).get("held")
        assert clocks(table)["phase_left"] == 60
        table.later(59)
        assert table.state().step.name == "ready"
        table.later(2 + AHEAD)
        assert table.state().step.name == "tax"


@rules("L-14")
def test_a_lost_line_is_as_good_as_looking_elsewhere(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2, begun=False) as table, ExitStack() as stack:
        play_to(table, "ready")
        look(table, 0, away=True)
        table.lines.pop().socket.close()
        table.lines[0].until("presence", seats=[0])
        table.later(LONG)
        assert table.state().step.name == "ready"
        table.lines.append(stack.enter_context(table.people[1].at(table.id)))
        table.rest()
        assert clocks(table, 1)["phase_left"] == 60


@rules("L-14")
def test_the_sand_does_not_run_before_somebody_looks(tmp_path: Path) -> None:
    """The last one is ready and gone in the same moment."""
    with alone(tmp_path) as table:
        play_to(table, "ready")
        table.rest()
        line = table.lines[0]
        view = line.asked()
        if view is not None:
            line.send({"type": "away", "id": "gone", "away": True})
            line.move(view, view["legal"][0]["move"])
        table.later(LONG)
        while table.state().step.name != "tax":
            line.hear()  # the bots think as long as they need
        assert table.rush().get("begins") is None
        look(table, 0, away=False)
        assert table.rush()["begins"] > table.clock.now()


def test_everybody_is_told_who_looks_elsewhere(tmp_path: Path) -> None:
    with grabbing(tmp_path, 2, begun=False) as table:
        look(table, 1, away=True)
        assert presence(table)["away"] == [1]
        assert presence(table)["seats"] == [0, 1], "the line is open"
        look(table, 1, away=False)
        assert presence(table)["away"] == []
