"""kill -9 in the middle of play: no acknowledged move is lost, and every table goes on."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Condition, Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hoftag.core.rng import Rng
from tests.server.kit import OPENED, Guest, Line

TABLES = 6


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def start(database: Path, port: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    command += ["--bot-pause", "0", "--messages-per-second", "100000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line == f"Hoftag is open at http://127.0.0.1:{port}/\n"
    return process


class Player(Thread):
    """One person with two seats at a table; plays at random until the line breaks, and remembers each promise."""

    def __init__(self, person: Guest, table: str, seed: int, promised: dict[int, str], went_on: Condition) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.rng = Rng(seed)
        self.promised = promised
        self.went_on = went_on
        self.moves = 0
        self.ended = False

    def run(self) -> None:
        try:
            with self.person.at(self.table) as line:
                self.play(line)
        except (ConnectionClosed, OSError, EOFError):
            pass
        with self.went_on:
            self.ended = True
            self.went_on.notify()

    def play(self, line: Line) -> None:
        while line.result is None and line.table["state"] != "over":
            view = line.asked()
            if view is None:
                line.hear()
                continue
            chosen = view["legal"][self.rng.below(len(view["legal"]))]["move"]
            answer = line.move(view, chosen)
            if answer["type"] == "accepted":
                self.promised[answer["version"]] = f"{view['seat']} {' '.join(chosen.values())}"
                with self.went_on:
                    self.moves += 1
                    self.went_on.notify()
                line.up_to(answer["version"])


def wait_for_moves(players: list[Player], least: int, went_on: Condition) -> None:
    """They are in the middle of play, however slow the machine is today; or every game is over."""

    def enough() -> bool:
        return sum(player.moves for player in players) >= least or all(player.ended for player in players)

    with went_on:
        assert went_on.wait_for(enough, 60)


def crash_loop(folder: Path, times: int) -> None:
    database, port = folder / "tables.sqlite", free_port()
    process = start(database, port)
    url = f"http://127.0.0.1:{port}"
    person = Guest(url, "Anna")
    person.post("/api/guest", {"name": "Anna"}, 201)
    tables = [person.lay("me", "Berta", *(["bot:random"] if number == 0 else [])) for number in range(TABLES)]
    for table in tables:
        person.start(table)
    promised: dict[str, dict[int, str]] = {table: {} for table in tables}
    went_on = Condition()
    try:
        for round_number in range(times):
            seeds = enumerate(tables, round_number * 100)
            players = [Player(person, table, seed, promised[table], went_on) for seed, table in seeds]
            for player in players:
                player.start()
            wait_for_moves(players, 60 + 13 * (round_number % 5), went_on)
            os.kill(process.pid, signal.SIGKILL)
            process.communicate()
            for player in players:
                player.join(20)
            process = start(database, port)
            reconnect(person)
            for table in tables:
                check_promises(person, table, promised[table])
            assert sum(player.moves for player in players) > 0 or round_number > 3
        go_on(person, tables)
    finally:
        process.kill()
        process.communicate()
        while OPENED:
            OPENED.pop().close()


def reconnect(person: Guest) -> None:
    """Connections of the old process are of no use any more."""
    cookies = person.http.cookies
    person.http.close()
    person.http = httpx.Client(base_url=person.url, trust_env=False, timeout=20, cookies=cookies)
    OPENED.append(person.http)


def check_promises(person: Guest, table: str, promised: dict[int, str]) -> None:
    """What was acknowledged is there: the same move by the same seat at the same version."""
    info = person.get(f"/api/tables/{table}")
    assert info["version"] >= max(promised, default=0)
    if info["state"] == "over":
        lines = person.get(f"/api/tables/{table}/record").splitlines()
        body = lines[next(at for at, line in enumerate(lines) if line.startswith("start")) + 1 :]
        for version, move in promised.items():
            assert body[version - 1].split(" !")[0].startswith(move), (version, move)
        return
    with person.at(table) as line:
        steps = {step["version"]: step["seat"] for step in json.loads(line.heard[0])["missed"]}
        for version, move in promised.items():
            assert steps[version] == int(move.split()[0])


def go_on(person: Guest, tables: list[str]) -> None:
    """No table is stuck: each is played to its end."""
    players = [Player(person, table, number, {}, Condition()) for number, table in enumerate(tables)]
    for player in players:
        player.start()
    for player in players:
        player.join(60)
        assert person.get(f"/api/tables/{player.table}")["state"] == "over"


def test_after_a_kill_every_promise_is_kept_and_every_table_goes_on(tmp_path: Path) -> None:
    crash_loop(tmp_path, 2)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_twenty_kills_under_load(tmp_path: Path) -> None:
    crash_loop(tmp_path, 20)
