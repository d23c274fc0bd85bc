"""Four people play Kingsburg with all modules in four browsers, by clicking, and by keyboard on phones."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import (
    LONGEST,
    Person,
    click,
    click_one,
    put_help_away,
    seat_people,
    see_the_end,
    shortcuts,
    turns,
)

TABLET = (1024, 768)
MODULES = {
    "Module 1: more buildings": "true",
    "Module 2: governors": "true",
    "Module 3: the king’s army": "true",
}
OFFERED = '[role="dialog"] button.gold'
DICE = ".tray [data-die]"
TURNED = ".tray .dice [data-spot].gold"
"""Dice that can be changed, before anybody places one."""
ADVISORS = ".hall [data-spot].gold"
PLOTS = ".province [data-spot].gold"
CHOICES = ".choices [data-spot].gold"
BUTTONS = ".bar .buttons button"
Player = Callable[[Page, int], None]


def click_something(page: Page, turn: int) -> None:
    """Dice and an advisor, a building, a choice, or a button: whatever there is."""
    if click(page, OFFERED, turn) or put_help_away(page):
        return
    if click(page, DICE, turn):
        if turn % 2:
            click(page, DICE, turn + 1)
        if not click(page, ADVISORS, turn) and click_one(page.get_by_role("button", name="Lay down")):
            click(page, ADVISORS, turn)
        return
    if click(page, CHOICES, turn) or click(page, PLOTS, turn):
        return
    if not (turn % 2 and click(page, TURNED, turn)):
        click(page, BUTTONS, turn)


def type_something(page: Page, turn: int) -> None:
    """The same by keyboard: faces pick dice up, `a` goes to what glows, Enter does it, numbers choose."""
    if page.locator(OFFERED).count():
        page.keyboard.press("Enter")
        return
    if put_help_away(page):
        return
    if page.locator(CHOICES).count():
        page.keyboard.press("1")
        return
    faces = shortcuts(page, DICE)
    if faces:
        page.keyboard.press(faces[turn % len(faces)])
        if not page.locator(ADVISORS).count():
            page.keyboard.press("Escape")
    if page.locator("[data-spot].gold").count():
        page.keyboard.press("a")
        for _ in range(turn % 3):
            page.keyboard.press("ArrowRight")
        if page.evaluate("!document.activeElement.matches('.gold')"):
            page.keyboard.press("a")
        page.keyboard.press("Enter")
        return
    keys = shortcuts(page, BUTTONS)
    if keys:
        page.keyboard.press(keys[-1])


def play(pages: list[Page], how: Player, longest: float = LONGEST) -> set[str]:
    """Whoever is asked plays, until it is over; what was seen on the way."""
    seen: set[str] = set()
    for turn, waiting in turns(pages, longest=longest):
        if len(waiting) > 1:
            seen.add("several at once")
        page = waiting[turn % len(waiting)]
        how(page, turn)
        if turn % 10 == 0:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
            knowing = sum(one.locator(".foe .known").count() for one in pages)
            if 0 < knowing < len(pages):
                seen.add("a secret look")
    return seen


def ends_well(pages: list[Page]) -> None:
    """Everybody sees who has won, with the parts of the points."""
    for page in pages:
        see_the_end(page)
        expect(page.locator("#ending-title")).to_contain_text(re.compile("win"))
        expect(page.locator(".hall .score")).to_contain_text("Buildings")
        expect(page.locator(".hall .score").locator("tbody tr")).to_have_count(len(pages))


@pytest.mark.slow
@pytest.mark.timeout(LONGEST + 60)
def test_a_whole_game_of_four_by_clicking_with_all_modules(visit: Visit) -> None:
    windows = [DESKTOP, TABLET, DESKTOP, PHONE]
    people = [Person(name, window) for name, window in zip(("Anna", "Ben", "Carla", "Dora"), windows, strict=True)]
    pages, link = seat_people(visit, "kingsburg", people, MODULES)
    for page in pages:
        expect(page.locator(CHOICES)).to_have_count(3)  # everybody chooses a governor at the same time
        click(page, CHOICES, 0)
    seen = play(pages, click_something)
    assert seen == {"several at once", "a secret look"}
    ends_well(pages)
    watcher = visit()
    watcher.goto(link)
    expect(watcher.locator(".hall .score")).to_be_visible()
    assert watcher.locator(".gold").count() == 0

    pages[0].get_by_role("button", name="How the winter went").click()
    expect(pages[0].get_by_role("region", name="Winter of year V")).to_be_visible()
    pages[3].locator('[data-place="seat-1"]').click()
    expect(pages[3].get_by_role("region", name="Ben’s province")).to_be_visible()


def test_dice_are_dragged_to_an_advisor(visit: Visit) -> None:
    page = visit("#/new?game=kingsburg")
    page.wait_for_load_state("networkidle")
    page.get_by_label("Your name").fill("Anna")
    page.locator(".seats select").nth(1).select_option("bot")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(CHOICES)).to_have_count(3)
    page.keyboard.press("1")  # the king's favour: every seat takes a good
    expect(page.locator(".status.asked")).to_be_visible()  # others may come first
    die = page.locator(DICE).first
    expect(die).to_be_visible()
    face = die.get_attribute("aria-keyshortcuts")
    names = ["jester", "squire", "architect", "merchant", "sergeant", "alchemist"]
    target = page.locator(f'[data-place="advisor-{names[int(face or 1) - 1]}"]')
    die.hover(position={"x": 10, "y": 10})  # which waits until it has come to rest
    goal = target.bounding_box()
    assert goal
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=6)
    expect(page.locator("span.held")).to_be_visible()
    page.mouse.up()
    if "gold" in (target.get_attribute("class") or ""):
        expect(page.locator(DICE)).to_have_count(2)
    expect(page.locator("span.held")).to_have_count(0)


@pytest.mark.timeout(LONGEST + 60)
def test_two_people_play_a_whole_game_by_keyboard_on_phones(visit: Visit) -> None:
    pages, _ = seat_people(visit, "kingsburg", [Person("Anna", PHONE), Person("Ben", PHONE)])
    play(pages, type_something)
    ends_well(pages)


@pytest.mark.slow
@pytest.mark.timeout(3 * LONGEST)
def test_a_whole_game_of_four_by_keyboard_on_phones_with_all_modules(visit: Visit) -> None:
    people = [Person(name, PHONE) for name in ("Anna", "Ben", "Carla", "Dora")]
    pages, _ = seat_people(visit, "kingsburg", people, MODULES)
    play(pages, type_something, 2 * LONGEST)
    ends_well(pages)
