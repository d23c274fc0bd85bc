"""Looks at one moment after the other, and tells what is wrong with it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tools.matrix.page import opened
from tools.matrix.windows import Sight, Window

HERE: Final = Path(__file__).parent


def script(name: str) -> str:
    """A function for the page."""
    return (HERE / f"{name}.js").read_text(encoding="utf-8").strip().removesuffix(";")


CHECKS: Final = f"(asked) => ({script('checks')})(({script('sight')})(), asked)"
REST: Final = script("rest")
LONGEST: Final = 5000
"""Milliseconds until a page that does not come to rest is looked at as it is."""

SEEN: Final = "() => new Promise((done) => setTimeout(done, 650))"
CHOICES: Final = script("choices")
STATE: Final = "() => [hoftag.played.length, document.querySelectorAll('dialog[open], [role=dialog]').length]"


class Finding(NamedTuple):
    """Something that is wrong, and where."""

    sight: Sight
    what: str
    where: str
    text: str
    detail: str
    times: int

    def __str__(self) -> str:
        game, moment, window, language, theme = self.sight
        times = f" ({self.times} times)" if self.times > 1 else ""
        said = f' "{self.text}"' if self.text else ""
        return f"{game} {moment} {window} {language} {theme}: {self.what} {self.where}{said} {self.detail}{times}"

    @property
    def kind(self) -> str:
        """What it has in common with the same thing at other moments, in other windows."""
        return f"{self.sight.game} {self.what} {self.where}"


class Picture(NamedTuple):
    """What was seen: its findings, and the picture if one was wanted."""

    sight: Sight
    findings: list[Finding]
    image: bytes


def look(started: Browser, address: str, sights: Iterable[Sight], *, pictures: bool = False) -> Iterator[Picture]:
    """Looks at all of them, window by window."""
    by_window: dict[Window, list[Sight]] = defaultdict(list)
    for sight in sights:
        by_window[sight.window].append(sight)
    for window, seen in by_window.items():
        with opened(started, window) as page:
            for sight in seen:
                yield look_at(page, address, sight, picture=pictures)


def look_at(page: Page, address: str, sight: Sight, *, picture: bool) -> Picture:
    """Goes to a moment, waits until it is at rest, and looks."""
    faults: list[str] = []
    page.on("pageerror", fault := lambda error: faults.append(str(error)))
    page.goto(address + sight.address, wait_until="commit")
    page.wait_for_function("'hoftag' in window")
    page.evaluate(REST, LONGEST)
    image = page.screenshot(scale="css", type="jpeg", quality=88, animations="disabled") if picture else b""
    found = page.evaluate(CHECKS, {"coarse": sight.window.touch, "most": sight.window.most_nodes})
    page.remove_listener("pageerror", fault)
    findings = [Finding(sight, **one) for one in found]
    if sight.window.touch:
        findings += blind(page, sight)
    findings += [Finding(sight, "error", "page", "", text.splitlines()[0], 1) for text in faults]
    return Picture(sight, findings, image)


def blind(page: Page, sight: Sight) -> list[Finding]:
    """What is played at once by a tap although it is neither named nor shown before."""
    found = []
    page.evaluate(SEEN)  # a board takes no taps on what has only just come
    for choice in page.evaluate(CHOICES):
        if choice["told"]:
            continue
        played, dialogs = page.evaluate(STATE)
        page.touchscreen.tap(choice["x"], choice["y"])
        now_played, now_dialogs = page.evaluate(STATE)
        if now_played > played and now_dialogs <= dialogs:
            where, name = f"[{choice['kind']}]", str(choice["name"])[:40]
            found.append(Finding(sight, "blind", where, name, "played by the first tap", 1))
        if now_dialogs > dialogs:
            page.keyboard.press("Escape")
    return found
