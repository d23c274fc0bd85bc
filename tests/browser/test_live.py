"""The grab in real browsers: four of them over lines of different length, a fifth that watches and learns nothing."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from hoftag.games.tumult_royal.components import TILE
from tests.browser.conftest import wait_until
from tests.browser.lines import SlowLine
from tests.browser.people import CLICK, click_one
from tests.browser.test_tumult_royal import be_done
from tests.server.kit import OPENED, Guest

DELAYS = (0.010, 0.060, 0.120, 0.180)
NAMES = ("Anna", "Berta", "Carl", "Dora")
FACES = re.compile("|".join(TILE.ids))
HOURGLASS = 40


class Heard:
    """Every byte that a page was sent about its table: frames of the socket, and answers about tables."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.texts.append(answer.text()) if "/api/tables" in answer.url else None)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.texts.append(frame if isinstance(frame, str) else frame.decode()))

    def faces(self) -> list[str]:
        return [text for text in self.texts if FACES.search(without_box(text))]


def without_box(text: str) -> str:
    """What is printed on the tiles of the box is no secret."""
    try:
        message = json.loads(text)
    except ValueError:
        return text
    if isinstance(message, dict):
        message.pop("box", None)
    return json.dumps(message, separators=(",", ":"))


class Server:
    """A server that can be killed and comes back at the same place."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "hoftag"), "serve", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = httpx.URL(self.process.stdout.readline().removeprefix("Hoftag is open at ").strip())
        assert address.port
        self.port = address.port

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate()


class LivePages:
    """Four players and a watcher, each in a browser context of their own."""

    def __init__(self, pages: list[Page], watcher: Page, heard: list[Heard], table: str) -> None:
        self.pages = pages
        self.watcher = watcher
        self.heard = heard
        self.table = table

    def reach_together(self, slot: int, within: float = 1.0) -> None:
        """Every hand reaches for the same tile in the same moment."""
        moment = (time.time() + within) * 1000
        for page in self.pages:
            page.evaluate(
                """([place, moment]) => setTimeout(
                    () => document.querySelector(`.market [data-place="${place}"]`).click(), moment - Date.now())""",
                [f"slot-{slot}", moment],
            )

    def holder(self) -> int | None:
        """The seat whose page shows a face."""
        found = [seat for seat, page in enumerate(self.pages) if page.locator(".market .mine").count()]
        assert len(found) <= 1, f"{found} hold the same tile"
        return found[0] if found else None

    def faces_named(self) -> list[list[str]]:
        return [heard.faces() for heard in self.heard]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "tables.sqlite")
    made.start()
    yield made
    made.kill()
    while OPENED:
        OPENED.pop().close()


@contextmanager
def live_pages(browser: Browser, server: Server) -> Iterator[LivePages]:
    """A live table at which everybody only has to be ready."""
    with ExitStack() as stack:
        lines = [stack.enter_context(SlowLine(server.port, delay)) for delay in (*DELAYS, 0.03)]
        people = [Guest(f"http://127.0.0.1:{server.port}", name) for name in NAMES]
        for person in people:
            person.post("/api/guest", {"name": person.name}, 201)
        options = {"taxing": "live", "hourglass": HOURGLASS}
        table = people[0].lay("me", "open", "open", "open", game="tumult_royal", options=options)
        for person in people[1:]:
            person.sit(table)
        people[0].start(table)
        play_to_ready(people, table)
        pages, heard = [], []
        for number, line in enumerate(lines):
            context = browser.new_context(
                locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
            )
            stack.callback(context.close)
            if number < len(people):
                name, value = next(iter(people[number].http.cookies.items()))
                context.add_cookies([{"name": name, "value": value, "url": line.address}])
            page = context.new_page()
            page.set_default_timeout(30_000)
            heard.append(Heard(page))
            page.goto(f"{line.address}#/table/{table}")
            pages.append(page)
        yield LivePages(pages[:4], pages[4], heard, table)


def play_to_ready(people: list[Guest], table: str) -> None:
    """First statues and the spin, over plain sockets."""
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table)) for person in people]
        while True:
            newest = max(line.version for line in lines)
            for line in lines:
                line.up_to(newest)
            asked = [(line, view) for line in lines if (view := line.asked())]
            if len(asked) > 1:
                return
            line, view = asked[0]
            line.up_to(line.move(view, view["legal"][0]["move"])["version"])


def pressed(found: Locator) -> bool:
    """Press a button and see it go; on a slow machine it may have come so lately that it takes no press yet."""
    click_one(found)
    with suppress(AssertionError):
        expect(found).to_have_count(0, timeout=CLICK * 1000)
    return found.count() == 0


def get_ready(table: LivePages) -> None:
    for page in table.pages:
        ready = page.get_by_role("button", name="I am ready")
        expect(ready).to_be_visible()
        wait_until(partial(pressed, ready), "somebody cannot get ready")
    for page in table.pages:
        expect(page.locator(".layout.tax")).to_be_visible()
    for page in table.pages:
        sand_runs(page)


def sand_runs(page: Page) -> None:
    """Wait until the countdown is over: tiles can be lifted, or one is held."""
    can_act = page.locator(".market .gold, .market .mine")
    wait_until(lambda: can_act.count() > 0 and count(page) > 5, "the sand does not run")


def count(page: Page) -> int:
    text = page.locator(".live .count").text_content() if page.locator(".live .count").count() else ""
    return int(text or 0)


def seen(page: Page, heard: Heard) -> bool:
    """Whether a page has been told a face; frames come in only while the page is looked after."""
    page.title()
    return bool(heard.faces())


def contest(table: LivePages, slot: int) -> int:
    """All reach for one tile; returns who got it. Everybody else sees whose hand is on it."""
    table.reach_together(slot)
    wait_until(lambda: table.holder() is not None, f"nobody got tile {slot}")
    holder = table.holder()
    assert holder is not None
    for seat, page in enumerate([*table.pages, table.watcher]):
        if seat != holder:
            expect(page.locator(f'.market li:has([data-place="slot-{slot}"])')).to_have_class(re.compile("held"))
    return holder


@pytest.mark.timeout(300)
def test_four_browsers_grab_over_different_lines_and_a_fifth_learns_no_face(browser: Browser, server: Server) -> None:
    with live_pages(browser, server) as table:
        get_ready(table)
        kept: list[int] = [0, 0, 0, 0]
        for slot in (1, 2, 3):
            holder = contest(table, slot)
            table.pages[holder].get_by_role("button", name="Keep it").first.click()
            kept[holder] += 1
            wait_until(lambda: table.holder() is None, "the tile stays in the hand")
        holder = contest(table, 4)
        named = table.faces_named()
        for seat in range(4):
            assert bool(named[seat]) == (kept[seat] > 0 or seat == holder), (
                "whoever held a tile, and nobody else, knows it"
            )
        assert not named[4], named[4][:1]
        assert any('"type":"rush"' in text for text in table.heard[4].texts), "the watcher saw the grab"
        table.pages[holder].get_by_role("button", name="Keep it").first.click()
        for page in table.pages:
            be_done(page)
        wait_until(lambda: seen(table.watcher, table.heard[4]), "after the reveal everybody sees the faces")
        before, *_ = table.heard[4].faces()
        assert json.loads(before)["type"] in {"rush", "step"}
        assert "castle-shown" in before


@pytest.mark.timeout(300)
def test_a_page_that_is_loaded_again_is_back_in_the_same_grab(browser: Browser, server: Server) -> None:
    with live_pages(browser, server) as table:
        get_ready(table)
        page = table.pages[1]
        page.locator('.market [data-place="slot-9"]').click()
        expect(page.locator(".market .mine")).to_be_visible()
        left = count(table.pages[0])
        page.reload()
        expect(page.locator(".layout.tax")).to_be_visible()
        assert 0 < count(page) <= left, "the sand ran on"
        wait_until(lambda: abs(count(page) - count(table.pages[0])) <= 1, "both show the same time")
        if page.locator(".market .mine").count():
            page.get_by_role("button", name="Keep it").first.click()
        else:
            expect(table.pages[0].locator('.market li:has([data-place="slot-9"])')).not_to_have_class(
                re.compile("held")
            )
        page.locator('.market [data-place="slot-10"]').click()
        expect(page.locator('.market li:has([data-place="slot-10"])')).to_have_class(re.compile("mine"))


@pytest.mark.timeout(300)
def test_a_server_killed_in_the_middle_of_a_grab_goes_on_where_the_sand_stood(browser: Browser, server: Server) -> None:
    with live_pages(browser, server) as table:
        get_ready(table)
        keeper = contest(table, 5)
        table.pages[keeper].get_by_role("button", name="Keep it").first.click()
        wait_until(lambda: table.holder() is None, "the tile stays in the hand")
        holder = contest(table, 6)
        left = count(table.pages[0])
        server.kill()
        for page in table.pages:
            expect(page.locator(".notices .line")).to_be_visible()
        server.start()
        for page in table.pages:
            expect(page.locator(".notices .line")).to_have_count(0, timeout=40_000)
        for page in table.pages:
            sand_runs(page)
        assert count(table.pages[0]) >= left - 4, "the sand stood still while the server was away"
        assert count(table.pages[0]) <= HOURGLASS
        expect(table.pages[holder].locator(".market .mine")).to_be_visible()
        owner = table.pages[0].locator('.market li:has([data-place="slot-5"])')
        expect(owner).to_have_class(re.compile("empty"))
        table.pages[holder].get_by_role("button", name="Keep it").first.click()
        wait_until(lambda: table.holder() is None, "the tile stays in the hand")
        contest(table, 7)
        state = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{table.table}", trust_env=False).json()
        assert state["state"] == "playing"
        assert not table.heard[4].faces()
