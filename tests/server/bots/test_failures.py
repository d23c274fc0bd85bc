"""Bots that fail at a real table, in real processes: the game goes on, the log says so once, nobody else notices."""

import logging
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hoftag.bots import specs
from hoftag.core.rng import Rng
from tests.ours import needs
from tests.server.bots.kit import bids, bots_of, children, forget, has_ended, install, serving, started_by, wait_until
from tests.server.kit import PATIENCE, Guest, Running, config, play_on, running

DOWNWARDS = [6, 5, 4, 3, 2, 1]
"""What the house's bot bids in the game `fair`."""
UPWARDS = [1, 2, 3, 4, 5, 6]
"""What `lowest` bids."""


@pytest.fixture(scope="module", autouse=True)
def _faulty_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        install(tmp_path_factory.mktemp("faulty"), patch)
        yield
    forget()


@contextmanager
def bot_server(folder: Path, **changes: object) -> Iterator[Running]:
    """A server for two thoughts at once; when it closes no process is left."""
    before = children()
    settings: dict[str, object] = {"bot_processes": 2, "bot_seconds": 30.0, "bot_megabytes": 256}
    with running(config(folder, **(settings | changes))) as server:
        yield server
    assert children() == before


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with bot_server(tmp_path_factory.mktemp("server")) as server:
        yield server


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert not [one for one in caplog.records if one.name == "asyncio"]
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


def play_against(guest: Guest, *specs: str, game: str = "fair") -> str:
    """A whole game against bots; returns the table."""
    table = guest.lay("me", *(f"bot:{spec}" for spec in specs), game=game)
    guest.start(table)
    finish(guest, table)
    return table


def finish(guest: Guest, table: str) -> None:
    with guest.at(table) as line:
        while line.result is None:
            if line.asked() is None:
                line.hear()
            else:
                play_on([line], Rng(1), 1)


@needs("citadels")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("raises", "AwkwardError: 1 and 2"),
        ("leaves", "SystemExit: enough"),
        ("nothing", "a bot chooses a move, not None"),
        ("foreign", "'take-gold', which is not legal"),
        ("illegal", "'bid 6', which is not legal"),
        ("eats", "MemoryError"),
        ("exits", "its process ended with code 3"),
        ("shouts", "its process ended"),
    ],
)
def test_a_bot_that_fails_is_replaced(server: Running, caplog: pytest.LogCaptureFixture, spec: str, why: str) -> None:
    anna = server.guest("Anna")
    table = play_against(anna, spec)
    assert bids(anna, table, 1) == DOWNWARDS
    (told,) = errors(caplog)
    assert told.startswith(f"table {table}, seat 1: {spec} failed, greedy plays on\n{spec}: ")
    assert why in told
    assert bots_of(anna, table, 1) == (spec, "greedy")


@pytest.mark.parametrize("spec", ["greedy", "search:samples=4"])
def test_a_strategy_that_raises_leaves_a_random_player(
    server: Running, caplog: pytest.LogCaptureFixture, spec: str
) -> None:
    anna = server.guest("Anna")
    table = play_against(anna, spec, game="broken")
    assert sorted(bids(anna, table, 1)) == UPWARDS
    (told,) = errors(caplog)
    assert told.startswith(f"table {table}, seat 1: {spec} failed, random plays on\n")
    assert "LookupError: no idea" in told
    assert bots_of(anna, table, 1) == (spec, "random")


def test_a_strategy_that_cannot_be_made_leaves_random_players(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.guest("Anna")
    specs.has_strategy.cache_clear()
    assert [bot["spec"] for bot in anna.get("/api/bots")["games"]["unborn"]] == ["random"]
    wish = {"game": "unborn", "seats": [{"kind": "me"}, {"kind": "bot", "spec": "greedy"}]}
    assert anna.refused("POST", "/api/tables", wish) == (400, "bad-bot")
    table = play_against(anna, "lowest", game="unborn")
    assert bids(anna, table, 1) == UPWARDS
    assert sorted(bids(anna, play_against(anna, "raises", game="unborn"), 1)) == UPWARDS
    first, second = errors(caplog)
    assert first == "the strategy of unborn cannot be used, only random bots play it: ImportError: no strategy"
    assert "raises failed, random plays on" in second


def test_a_slow_bot_ends_nobody_elses_thought(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with bot_server(tmp_path, bot_seconds=4.0) as server:
        anna, berta = server.guest("Anna"), server.guest("Berta")
        slow = anna.lay("me", "bot:sleeps", game="fair")
        anna.start(slow)
        other = play_against(berta, "muses", "muses")  # ten thoughts of half a second each, with one slot left
        assert bids(berta, other, 1) == bids(berta, other, 2) == UPWARDS
        finish(anna, slow)
        assert bids(anna, slow, 1) == DOWNWARDS
        (told,) = errors(caplog)
        assert "sleeps: it chose nothing within 4 seconds" in told


def test_who_waits_for_a_slow_bot_is_asked_after_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with bot_server(tmp_path, bot_processes=1, bot_seconds=4.0) as server:
        before = children()
        anna, berta = server.guest("Anna"), server.guest("Berta")
        anna.start(anna.lay("me", "bot:forks", game="fair"))
        wait_until(lambda: bool(started_by(children() - before)))
        (program,) = started_by(children() - before)
        other = play_against(berta, "lowest", "lowest")
        assert bids(berta, other, 1) == bids(berta, other, 2) == UPWARDS
        (told,) = errors(caplog)
        assert "forks: it chose nothing within 4 seconds" in told
        wait_until(lambda: has_ended(program))


def test_a_server_that_closes_waits_for_no_bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with bot_server(tmp_path, bot_seconds=600) as server:
        before = children()
        anna = server.guest("Anna")
        for spec in ("sleeps", "spins", "sleeps"):  # two think, one waits
            anna.start(anna.lay("me", f"bot:{spec}", game="fair"))
        wait_until(lambda: len(children() - before) == 2)
    assert not errors(caplog)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_is_ended_leaves_no_process_behind(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path, bot_processes="3") as (server, url):
        anna = Guest(url, "Anna")
        anna.post("/api/guest", {"name": "Anna"}, 201)
        for spec in ("sleeps", "spins", "forks"):
            anna.start(anna.lay("me", f"bot:{spec}", game="fair"))
        wait_until(lambda: len(children(server.pid)) == 3)
        workers = children(server.pid)
        wait_until(lambda: bool(started_by(workers)))
        started = workers | started_by(workers)
        server.send_signal(number)
        server.wait(PATIENCE)
        wait_until(lambda: all(has_ended(process) for process in started))


def test_a_process_that_died_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("HOFTAG_TEST_MARK", str(tmp_path / "mark"))
    with bot_server(tmp_path, bot_processes=1) as server:
        before = children()
        anna = server.guest("Anna")
        table = play_against(anna, "dies-once")
        assert bids(anna, table, 1) == UPWARDS
        (idle,) = children() - before
        os.kill(idle, signal.SIGKILL)
        table = play_against(anna, "lowest")
        assert bids(anna, table, 1) == UPWARDS
    assert not errors(caplog)


def test_a_stand_in_stays_for_this_game_and_no_longer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with bot_server(tmp_path) as server:
        anna = server.guest("Anna")
        cookies = dict(anna.http.cookies)
        table = anna.lay("me", "bot:raises", game="fair")
        anna.start(table)
        with anna.at(table) as line:
            if line.table["seats"][1].get("stand_in") is None:
                told = line.until("table")
                assert told["table"]["seats"][1]["stand_in"] == "greedy"
            line.up_to(1)
    assert len(errors(caplog)) == 1
    with bot_server(tmp_path) as server:
        anna = Guest(server.url, "Anna")
        anna.http.cookies.update(cookies)
        finish(anna, table)
        assert bids(anna, table, 1) == DOWNWARDS
        assert bots_of(anna, table, 1) == ("raises", "greedy")
        assert len(errors(caplog)) == 1
        again = anna.post(f"/api/tables/{table}/rematch", status=201)["id"]
        assert bots_of(anna, again, 1) == ("raises", None)


def test_a_bots_move_that_was_not_stored_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with bot_server(tmp_path) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "bot:muses", game="fair")
        refused = threading.Event()

        async def full(*_: object) -> None:
            refused.set()
            raise OSError("the disk is full")

        anna.start(table)
        with monkeypatch.context() as patch:
            patch.setattr(server.inside.store.tables, "append", full)
            assert refused.wait(PATIENCE)
        finish(anna, table)
        assert bids(anna, table, 1) == UPWARDS
        assert bots_of(anna, table, 1) == ("muses", None)
        assert "could not be stored" in errors(caplog)[0]
