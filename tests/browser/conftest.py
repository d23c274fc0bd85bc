"""A real server and real browsers: one context for each person, with cookies, language and window of their own.

Each process that runs tests has a server, a database and a Chromium to itself, so that several can run side by side.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.ours import OURS
from tools.check import chromium, whole_chromium

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "hoftag" / "static"
SWITCHED_OFF = [
    # Two pages that Chromium loads in every window for the pop-up of the address bar: nobody sees them here, and they
    # cost as much as one of our tables.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    # What Playwright switches off, too: only the last list on the command line counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",  # nobody looks at it, and without a GPU it takes as long as all other drawing
    f"--disable-features={','.join(SWITCHED_OFF)}",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 30
"""Seconds until something that should come is missed: the machine may be busy with other tests."""

expect.set_options(timeout=PATIENCE * 1000)

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may take longest begins first, or somebody would be left with a whole game when all others are done."""
    items.sort(key=longest, reverse=True)


def longest(item: pytest.Item) -> float:
    limit = item.get_closest_marker("timeout")
    return float(limit.args[0]) if limit else 0.0


@contextmanager
def serving(folder: Path, *more: str, places: Sequence[Path] = ()) -> Iterator[str]:
    """A server of our own, with an empty database, on any free port; its address.

    `places` are searched for packages that bring games.
    """
    assert (STATIC / "index.html").exists(), "the client is not built: run ./hoftag serve once"
    command = [str(Path(sys.executable).parent / "hoftag"), "serve", "--port", "0"]
    command += ["--database", str(folder / "tables.sqlite"), "--bot-pause", "0.01", *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout
        line = server.stdout.readline()
        assert "http://" in line, line
        try:
            yield line[line.index("http://") :].strip()
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.exit("chromium is missing: install it, or name one with CHROMIUM=...", returncode=1)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """For what only a Chromium with windows has; the tests' own if there is no other."""
    found = whole_chromium()
    if found is None:
        yield browser
        return
    started = browser.browser_type.launch(executable_path=found, args=FLAGS)
    yield started
    started.close()


def painted(game: str) -> str:
    """The file with the paintings of a game."""
    asked = re.compile(rf"\b{game}:new \w+\(\(\)=>\w+\(\(\)=>import\(`\./({game}-[\w-]+\.js)`\)")
    found = [name for file in STATIC.glob("assets/*.js") for name in asked.findall(file.read_text(encoding="utf-8"))]
    assert len(found) == 1, f"the paintings of {game} are in no file of their own"
    return str(found[0])


@cache
def paintings() -> list[str]:
    """Where all of them are, and the backdrops."""
    return [*[f"*/assets/{painted(game)}" for game in OURS], "*/assets/*-day-*.svg", "*/assets/*-night-*.svg"]


@pytest.fixture
def visit(request: pytest.FixtureRequest, address: str) -> Iterator[Visit]:
    """Opens pages for new people, at our server unless told where; whatever a page complains about fails the test.

    Without a path the page stays empty: whoever only wants a table need not load home before it. Paintings do not
    arrive unless a test is `painted`: without a graphics card, drawing them takes as long as everything else.
    """
    marks = {mark.name for mark in request.node.iter_markers()}
    browser: Browser = request.getfixturevalue("whole_browser" if "whole_browser" in marks else "browser")
    kept_away = [] if "painted" in marks else paintings()
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str | None = None,
        *,
        at: str = address,
        language: str = "en-GB",
        window: tuple[int, int] = DESKTOP,
        **more: object,
    ) -> Page:
        size = {"width": window[0], "height": window[1]}
        settings: dict[str, Any] = {
            "base_url": at,
            "locale": language,
            "viewport": size,
            "reduced_motion": "reduce",
            **more,
        }
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        if kept_away:
            line = context.new_cdp_session(page)
            line.send("Network.enable")
            line.send("Network.setBlockedURLs", {"urls": kept_away})
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if "Content Security" in message.text else None)
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def wait_until(true: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Look again until it is so."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError(what)
        time.sleep(0.05)
