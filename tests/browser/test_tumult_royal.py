"""Two people play Tumult Royale in ticks by clicking, one by keyboard on a phone with orders, and one alone live."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, Visit, wait_until
from tests.browser.people import (
    LONGEST,
    Person,
    ask,
    asked,
    click,
    click_one,
    on_shelf,
    open_house_rules,
    over,
    play_from_home,
    seat_people,
    see_the_end,
    turns,
)

ENOUGH = 2
"""Whoever has so many tiles in the castle says so."""
TAXING = "How are taxes collected"
CLOCK = "select:has(option[value=days])"
FIELDS = ".land [data-spot].gold"
PLOTS = ".land .plot [data-spot].gold"
TILES = ".market [data-spot].gold"
SETS = ".payment .sets [data-spot].gold"
SLIDERS = ".orders input[type=range]"


def be_done(page: Page) -> None:
    """Grab no more; while hands race, somebody who says so is asked once."""
    done = page.get_by_role("button", name="I am done")
    click_one(done)
    click_one(page.get_by_role("dialog").locator(done))


def click_something(page: Page, turn: int) -> None:
    """A tile until there are enough, a field, a payment, or land that nobody has seen."""
    if click_one(page.get_by_role("button", name="Keep it")):
        return
    if page.locator(TILES).count():
        if page.locator(".castle.mine .tiles li").count() >= ENOUGH:
            be_done(page)
        else:
            click(page, TILES, turn * 5)
    else:
        click(page, PLOTS, turn) or click(page, SETS, turn) or click(page, FIELDS, turn * 3)


def play(pages: list[Page], until: Callable[[Page], bool]) -> None:
    """Whoever is asked plays, until it is so."""
    for turn, waiting in turns(pages, until):
        click_something(waiting[turn % len(waiting)], turn)
        if turn % 25 == 0:
            for page in pages:
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


@pytest.mark.timeout(LONGEST + 60)
def test_a_whole_game_in_ticks_by_clicking(visit: Visit) -> None:
    people = [Person("Anna", DESKTOP), Person("Ben", (1024, 768))]
    pages, link = seat_people(visit, "tumult_royal", people, {TAXING: "ticks"})
    anna, ben = pages
    watcher = visit(window=PHONE)
    watcher.goto(link)
    expect(watcher.locator(".land").first).to_be_visible()
    expect(anna.locator(".royal li")).to_have_count(10)

    play(pages, lambda page: page.locator(".market").count() > 0)
    free = ".land [data-spot][aria-pressed=false]"
    expect(anna.locator(free).first).to_be_visible()
    anna.locator(free).first.click()
    expect(anna.get_by_role("region", name="Your plan").get_by_role("button")).to_have_count(1)
    expect(anna.get_by_role("region", name="Your plan")).to_contain_text("Needed")
    expect(ben.get_by_role("region", name="Your plan").get_by_role("button")).to_have_count(0)
    play(pages, lambda page: page.locator(".market .mine").count() > 0)
    assert anna.locator(".market .face").count() == 1
    assert watcher.locator(".market .face").count() == 0
    expect(anna.get_by_role("region", name="Your plan").get_by_role("button")).to_have_count(1)

    def judged(_: Page) -> bool:
        """Whoever watches sees it, too; with the next statue it is gone, and comes again in the next round."""
        told = ben.locator(".tumults .card").all_inner_texts()
        return watcher.locator(".tumults .card").count() == 3 and any("Wanted" in one for one in told)

    play(pages, judged)

    watcher.goto("about:blank")
    play(pages, over)
    watcher.goto(link)
    for page in (*pages, watcher):
        see_the_end(page)
        expect(page.locator("#ending-title")).to_contain_text(re.compile("win"))
        expect(page.locator(".stage .score tbody tr")).to_have_count(2)
    assert watcher.locator(".gold").count() == 0


def reach_of(page: Page, selector: str) -> tuple[float, float]:
    """Where the last of these things begins and ends, from left to right."""
    box = page.locator(selector).last.bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]


@pytest.mark.timeout(LONGEST)
def test_an_order_by_keyboard_on_phones(visit: Visit) -> None:
    """One slip, sealed; then statues, all without a pointer."""
    people = [Person("Anna", PHONE), Person("Ben", PHONE)]
    pages, _ = seat_people(visit, "tumult_royal", people, {TAXING: "orders"})
    for page in sorted(pages, key=asked, reverse=True):
        expect(page.locator(".status.asked")).to_be_visible()
        page.keyboard.press(".")
        page.keyboard.press("Enter")
    for page in pages:
        expect(page.locator(SLIDERS)).to_have_count(6)
        assert faults(page, "an order", ".orders") == []
        left, right = reach_of(page, SLIDERS)
        assert 0 <= left < right <= PHONE[0], "a slider lies outside the phone"
        page.get_by_role("button", name="Greedy").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Greedy")).to_have_attribute("aria-pressed", "true")
        goal, limit = (page.get_by_role("slider", name=f"Tools: {end}") for end in ("Goal", "At most"))
        goal.focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(goal).to_have_attribute("aria-valuetext", "1 tool")
        page.keyboard.press("Tab")
        expect(limit).to_be_focused()
        page.keyboard.press("End")
        page.get_by_role("button", name="Seal it").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".orders, .tumults").first).to_be_visible()
        expect(page.get_by_role("button", name="Seal it")).to_have_count(0)
    for page in pages:
        expect(page.locator(".tumults .card")).to_have_count(3)
    first = next(page for page in pages if asked(page))
    before = first.locator(".land .taken").count()
    first.keyboard.press(".")
    expect(first.locator(f"{FIELDS}:focus")).to_have_count(1)
    first.keyboard.press("Enter")

    def stands() -> bool:
        if first.locator(SETS).count():
            first.keyboard.press(".")
            if first.locator(f"{SETS}:focus").count():  # not on to what else there is
                first.keyboard.press("Enter")
        if first.locator(".orders").count():
            return True  # it was the last one, and the next round has begun
        return first.locator(".land .taken").count() > before

    wait_until(stands, "the statue is not paid for")


def taxing(page: Page) -> str:
    """How taxes are collected at the table that a page shows."""
    table = re.search("table/([^/?]+)", page.url)
    assert table
    return str(ask(page, "GET", f"/tables/{table[1]}")["options"].get("taxing", "ticks"))


@pytest.mark.timeout(LONGEST)
def test_alone_against_bots_one_click_is_the_live_grab(visit: Visit) -> None:
    page = visit("/")
    play_from_home(page, "Anna", "tumult_royal")
    assert taxing(page) == "live"

    def holds_a_tile() -> bool:
        """The first statue, the arrow if I am king, that I am ready; then tiles until no bot is quicker."""
        if not click(page, TILES, 0) and asked(page):
            page.keyboard.press(".")
            page.keyboard.press("Enter")
        return page.locator(".market .face").count() > 0

    wait_until(holds_a_tile, "nothing to grab", LONGEST / 2)


@pytest.mark.parametrize(("way", "value"), [("live", "live"), ("in ticks", "ticks"), ("by orders", "orders")])
def test_each_way_to_tax_is_one_click(visit: Visit, way: str, value: str) -> None:
    page = visit("/", window=PHONE)
    on_shelf(page, "tumult_royal").get_by_role("button", name=way).click()
    page.locator("#home-name").fill("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    assert taxing(page) == value


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_grab_can_be_tried_without_a_table(visit: Visit, language: str) -> None:
    page = visit("/", window=PHONE, language=language)
    on_shelf(page, "tumult_royal").locator(".ways a").click()
    page.locator(".practice .buttons button").click()
    page.locator(".practice [data-spot].gold").first.click()
    expect(page.locator(".practice .face")).to_be_visible()
    assert faults(page, "practice") == []


def test_what_is_usual_depends_on_who_plays_together(visit: Visit) -> None:
    """Over days, and with several people at one device, nobody could race."""
    page = visit("#/new?game=tumult_royal")
    open_house_rules(page)
    expect(page.get_by_label(TAXING)).to_have_value("live")
    page.locator(CLOCK).select_option("days")
    expect(page.get_by_label(TAXING)).to_have_value("ticks")
    page.locator(CLOCK).select_option("none")
    expect(page.get_by_label(TAXING)).to_have_value("live")
    page.locator(".seats select").nth(1).select_option("guest")
    expect(page.get_by_label(TAXING)).to_have_value("ticks")
    page.get_by_label(TAXING).select_option("orders")
    page.locator(".seats select").nth(1).select_option("bot")
    expect(page.get_by_label(TAXING)).to_have_value("orders")


def test_the_grab_can_be_practised_before_the_first_live_game(visit: Visit) -> None:
    people = [Person("Anna"), Person("Ben")]
    pages, _ = seat_people(visit, "tumult_royal", people, {TAXING: "live"})
    page = pages[0]
    page.get_by_role("button", name="Practise the grab").click()
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("it does not count")
    dialog.get_by_role("button", name="Turn the hourglass").click()
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"^(20|1\d)$"))
    dialog.locator("[data-spot].gold").first.click()
    expect(dialog.locator(".market .face")).to_have_count(1)
    page.keyboard.press("k")
    expect(dialog.locator(".market .face")).to_have_count(0)
    assert faults(page, "practice", "dialog[open]") == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
