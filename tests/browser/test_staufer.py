"""People play Die Staufer in browsers of their own, by clicking and by keyboard on a phone; somebody watches."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, Visit, wait_until
from tests.browser.people import (
    LONGEST,
    Person,
    asked,
    click,
    over,
    put_help_away,
    quick_table,
    seat_people,
    see_the_end,
    shortcuts,
    turns,
)

TABLET = (1024, 768)
LONG_TASKS = ("Amtsnachbarn", "Sechserämter", "Neighbours in office")
OFFERED = '[role="dialog"] button.gold'
BUTTONS = ".bar .buttons button"
MIDDLES = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
Player = Callable[[Page, int], None]


def click_something(page: Page, turn: int) -> None:
    """A thing that glows, else a button of the action bar."""
    if click(page, OFFERED, turn) or put_help_away(page):
        return
    offices = page.locator(".offices [data-spot].gold")
    middles = (offices if turn % 3 and offices.count() else page.locator("[data-spot].gold")).evaluate_all(MIDDLES)
    if middles and (turn % 2 or not page.locator(BUTTONS).count()):
        page.mouse.click(*middles[turn * 7 % len(middles)])
    else:
        click(page, BUTTONS, turn)


FOCUS = """(chips) => {
  const gold = [...document.querySelectorAll('[data-spot].gold')];
  const glowing = gold.filter((one) => chips || !one.matches('.chip'));
  const all = glowing.length ? glowing : gold;
  const here = document.activeElement;
  if (!here?.matches('[data-spot]') || !all.length) return null;
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  const ways = all.map((one) => [middle(one)[0] - x, middle(one)[1] - y]);
  return { on: all.includes(here), ways };
}"""


def type_something(page: Page, turn: int) -> None:
    """A letter or number that a button shows, or arrow keys to something that glows, and Enter."""
    if page.locator(OFFERED).count():
        page.keyboard.press("Enter")
        return
    if put_help_away(page):
        return
    keys = shortcuts(page, BUTTONS)
    if keys and (turn % 2 or not page.locator("[data-spot].gold").count()):
        page.keyboard.press(keys[turn % len(keys)])
        return
    steps = 0
    while not page.evaluate("document.activeElement.matches('[data-spot]')"):
        page.keyboard.press("Tab")
        steps += 1
        assert steps < 60, "the board cannot be reached with Tab"
    for step in range(40):
        seen = page.evaluate(FOCUS, turn % 4 == 0)
        if seen is None:
            return
        if seen["on"] and step >= turn % 3:
            page.keyboard.press("Enter")
            return
        x, y = min(seen["ways"], key=lambda way: abs(way[0]) + abs(way[1]) if way != [0, 0] else 1e9)
        sideways = abs(x) > abs(y) if step % 4 else abs(x) <= abs(y)
        key = ("ArrowRight" if x > 0 else "ArrowLeft") if sideways else ("ArrowDown" if y > 0 else "ArrowUp")
        page.keyboard.press(key)
    page.keyboard.press(".")  # the long way round is over: straight to the next thing that glows
    page.keyboard.press("Enter")


BROKEN = """() => {
  const found = [];
  for (const one of document.querySelectorAll('.board .seen, .board .seen *, .bar *')) {
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || one instanceof SVGElement) continue;
      for (const { 0: word, index } of text.data.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word);
      }
      if (text.data.trim() && parseFloat(getComputedStyle(one).fontSize) < 11) found.push(`tiny ${text.data}`);
    }
  }
  return found;
}"""
COVERED = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !above || !one.contains(above);
}).length"""


READS_AND_WAITS = """() =>
  document.querySelector('[aria-label="The last scoring"]') !== null && !document.querySelector('.status.asked')"""


def play(pages: list[Page], how: Player, done: Callable[[Page], bool]) -> None:
    """Whoever is asked plays, until it is done."""
    for turn, (page, *_) in turns(pages, done):
        how(page, turn)
        if turn % 10 == 0:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def round_of(page: Page) -> int:
    """Also where there is no room to show it."""
    found = re.search(r"\d", page.locator(".round").first.text_content() or "")
    return int(found.group()) if found else 0


@pytest.mark.timeout(LONGEST + 60)
def test_a_whole_game_of_two_and_a_bot_by_clicking_and_somebody_watching(visit: Visit) -> None:
    pages, link = seat_people(visit, "staufer", [Person("Anna"), Person("Ben", TABLET)], bots=1)
    watcher = visit()
    watcher.goto(link)
    expect(watcher.locator(".ring").first).to_be_visible()
    watcher.goto("about:blank")

    wait_until(lambda: any(map(asked, pages)), "nobody is asked")
    first = next(page for page in pages if asked(page))
    office = first.locator(".offices [data-spot].gold").last
    office.hover()
    expect(first.locator(".lens")).to_contain_text("In all")
    expect(first.locator(".lens")).to_contain_text("Way")
    expect(first.locator(".coming").first).to_be_visible()

    play(pages, click_something, over)
    watcher.goto(link)
    for page in (*pages, watcher):
        see_the_end(page)
        expect(page.locator("#ending-title")).to_contain_text(re.compile("win"))
        expect(page.get_by_role("row", name=re.compile("^Region task"))).to_be_visible()
    assert watcher.locator(".gold").count() == 0


@pytest.mark.timeout(LONGEST + 60)
def test_three_play_by_keyboard_on_phones(visit: Visit) -> None:
    pages, _ = seat_people(visit, "staufer", [Person(name, PHONE) for name in ("Anna", "Ben", "Carla")])
    play(pages, type_something, lambda _: any(round_of(page) > 1 for page in pages))
    told: list[Page] = []

    def somebody_is_told() -> bool:
        """And waits: who is asked may have typed an answer that is still under way, and then has no scoring to read."""
        told[:] = [page for page in pages if page.evaluate(READS_AND_WAITS)]
        return bool(told)

    wait_until(somebody_is_told, "nobody is told of the scoring")
    page = told[0]
    assert page.evaluate(COVERED, ".court.mine") == 0
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    scoring = page.get_by_label("The last scoring").get_by_role("button")
    expect(scoring).to_be_in_viewport()
    assert page.evaluate(COVERED, ".court") == 0
    scoring.press("Enter")
    expect(page.get_by_role("dialog", name="The last scoring")).to_contain_text(re.compile("[Ss]cored"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(scoring).to_be_focused()


def test_no_word_is_broken_and_what_i_have_is_in_sight(visit: Visit) -> None:
    for language in ("de-DE", "en-GB"):
        page = visit(language=language)
        quick_table([page], bots=4, game="staufer")
        for window in (DESKTOP, TABLET, PHONE):
            page.set_viewport_size({"width": window[0], "height": window[1]})
            mine = page.locator(".court.mine")
            expect(mine).to_be_in_viewport(ratio=1)
            expect(page.locator(".bar")).to_be_in_viewport(ratio=1)
            for name, long in zip(mine.locator(".task .name").all(), LONG_TASKS, strict=True):
                name.evaluate("(one, text) => (one.firstChild.data = text)", long)
            assert page.evaluate(BROKEN) == []
            assert page.evaluate(COVERED, ".court.mine, .bar") == 0
        assert faults(page, f"Die Staufer in {language}") == []


@pytest.mark.slow
@pytest.mark.timeout(2 * LONGEST)
def test_a_whole_game_by_keyboard_on_phones(visit: Visit) -> None:
    pages, _ = seat_people(visit, "staufer", [Person(name, PHONE) for name in ("Anna", "Ben", "Carla")])
    play(pages, type_something, over)
    for page in pages:
        see_the_end(page)
        expect(page.get_by_role("row", name=re.compile("^Region task"))).to_be_visible()
