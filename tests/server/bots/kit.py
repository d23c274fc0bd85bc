"""Installs the games of `faulty`, finds the processes of a server, and plays Tribute."""

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hoftag.bots.specs import BOTS
from hoftag.core import registry
from hoftag.server.http import packages, texts
from tests.announce import announce
from tests.server.kit import OPENED, PATIENCE, Guest

HOUSE_BOTS = dict(BOTS)


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Announce the faulty games in a folder in which games are looked for from now on."""
    site = folder / "site"
    faulty = "tests.server.bots.faulty"
    announce(site, "faulty", fair=f"{faulty}:FAIR", broken=f"{faulty}:BROKEN", unborn=f"{faulty}:UNBORN")
    monkeypatch.syspath_prepend(site)
    forget()
    importlib.import_module("tests.server.bots.faulty").register()
    return site


def forget() -> None:
    """Games are looked for again, and there are no bots but those of the house."""
    BOTS.clear()
    BOTS.update(HOUSE_BOTS)
    registry.announced.cache_clear()
    registry.can_be_used.cache_clear()
    registry.installed_game.cache_clear()
    for cached in (texts.game_infos, texts.components, packages.folder, packages.page):
        cached.cache_clear()


def children(parent: int | None = None) -> set[int]:
    """The processes that a process has started and that have not ended."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, above = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(above) == (parent or os.getpid()) and state != "Z":
            found.add(int(stat.parent.name))
    return found


def started_by(parents: set[int]) -> set[int]:
    return set().union(*(children(parent) for parent in parents))


def has_ended(process: int) -> bool:
    return not Path(f"/proc/{process}").exists()


def bids(guest: Guest, table: str, seat: int) -> list[int]:
    """The cards that a seat has bid in a game that is over."""
    record: str = guest.get(f"/api/tables/{table}/record")
    return [int(line.split()[2]) for line in record.splitlines() if line.startswith(f"{seat} bid ")]


def bots_of(guest: Guest, table: str, seat: int) -> tuple[str, str | None]:
    """The bot that a seat was given to, and the one that plays for it."""
    found = guest.get(f"/api/tables/{table}")["seats"][seat]
    return found["spec"], found.get("stand_in")


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@contextmanager
def serving(folder: Path, *preparation: str, **options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`hoftag serve` as a process of its own, after some preparation in Python; with the address of the server."""
    arguments = ["serve", "--port", "0", "--database", str(folder / "tables.sqlite"), "--bot-pause", "0"]
    arguments += [part for name, value in options.items() for part in (f"--{name.replace('_', '-')}", value)]
    script = ";".join([*preparation, "from hoftag.cli.main import main", f"main({arguments!r})"])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    log = (folder / "log").open("w+")
    process = subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, stderr=log, text=True
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[-1].rstrip("/")
    finally:
        while OPENED:
            OPENED.pop().close()
        process.kill()
        process.communicate()
        log.close()
