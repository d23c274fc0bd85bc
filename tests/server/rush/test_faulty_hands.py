"""Bots' hands that fail in a rush: the rush goes on, the log says so once, and another hand takes over."""

import logging
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from hoftag.core import registry
from hoftag.core.strategy import Hand
from tests.server.bots.kit import serving
from tests.server.kit import Guest, config
from tests.server.rush import faulty
from tests.server.rush.kit import AHEAD, LiveTable, live_server
from tests.server.rush.test_bots import moves_of, with_bots

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (faulty.Raises, "LookupError: no idea"),
        (faulty.Leaves, "SystemExit"),
        (faulty.Foreign, "which is not legal"),
        (faulty.Nonsense, "which is not legal"),
        (faulty.Slow, "it took longer than 0.5 seconds"),
        (faulty.Unborn, "LookupError: no hand"),
    ],
)
def test_a_hand_that_fails_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[Hand], why: str
) -> None:
    monkeypatch.setitem(registry._corrected, "tumult_royal", faulty.FaultyGame(kind))
    with live_server(config(tmp_path, bot_hand_seconds=0.5)) as (server, clock), ExitStack() as stack:
        anna = server.guest("Anna")
        where = anna.lay("me", "bot:greedy", game="tumult_royal", options={"taxing": "live"})
        line = stack.enter_context(anna.at(where))
        anna.start(where)
        line.until("started")
        table = LiveTable(server, clock, [anna], where, [line])
        with_bots(table, line)
        table.later(AHEAD)
        assert table.do(0, "lift 1") == "accepted"
        for _ in range(60):
            table.later(0.1)
        acts = [text.split()[0] for _, text in moves_of(table, 1)]
        assert {"lift", "done"} & set(acts), "it does anything legal"
        assert line.table["seats"][1]["spec"] == "greedy"
        assert line.table["seats"][1]["stand_in"] == "random"
    (told,) = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert told.startswith(f"table {where}, seat 1: greedy failed, random plays on\n")
    assert why in told


def test_a_hand_without_end_is_interrupted(tmp_path: Path) -> None:
    preparation = (
        "from hoftag.core.registry import correct",
        "from tests.server.rush.faulty import Endless, FaultyGame",
        "correct(FaultyGame(Endless))",
    )
    with serving(tmp_path, *preparation) as (_, url):
        anna = Guest(url, "Anna")
        anna.post("/api/guest", {"name": "Anna"}, 201)
        where = anna.lay("me", "bot:greedy", game="tumult_royal", options={"taxing": "live"})
        with anna.at(where) as line:
            anna.start(where)
            line.until("started")
            while "rush" not in (line.clocks or {}):
                view = line.asked()
                if view is None:
                    line.hear()
                else:
                    line.move(view, view["legal"][0]["move"])
            told = line.until("table")
            assert told["table"]["seats"][1]["stand_in"] == "random"
            asked = time.monotonic()
            line.quiet()
            assert time.monotonic() - asked < 5
            line.until("rush")
        assert (tmp_path / "log").read_text().count("it was interrupted after 1 seconds") == 1
