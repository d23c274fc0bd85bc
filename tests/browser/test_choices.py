"""What can be chosen says what it does, and nothing is chosen by mistake: by mouse, by finger and by keyboard."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ours import needs
from tools.matrix.look import LONGEST, REST
from tools.matrix.page import built, opened, served
from tools.matrix.windows import window
from tools.smooth import steps

PHONE, DESKTOP = window("390x844"), window("1366x640")
PLAYED = "hoftag.played"
CENTRE = """spot => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
SHOWN = "version => Number(document.querySelector('[role=group][data-version]').dataset.version) >= version"
LATER = 700
"""Milliseconds after which what has changed has been seen."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(built()) as found:
        yield found


def shown(page: Page, address: str, at: str) -> None:
    """A recorded moment, and nothing on it has just changed."""
    page.clock.install()
    page.goto(f"{address}/src/dev/table.html?at={at}", wait_until="commit")
    page.wait_for_function("'hoftag' in window")
    page.evaluate(REST, LONGEST)
    page.clock.fast_forward(LATER)


CHOICES = {
    "citadels/draft-4": (".draft .gold", "Keep", "May name a character"),
    "kingsburg/place-4": ("[data-place=advisor-wizard]", "Influence with 4+5+6+1*", "4 gold"),
    "staufer/action-4": (".offices .gold", "Take office", "Scored now, you would be 1st"),
    "tumult_royal/place-4": (".field .gold", "Place on", "One statue for"),
}
"""A thing of each board, what its button does, and what is said of it before."""


@pytest.mark.parametrize("at", [pytest.param(at, marks=needs(at.split("/", maxsplit=1)[0])) for at in CHOICES])
def test_a_first_tap_shows_and_the_button_does(browser: Browser, address: str, at: str) -> None:
    thing, button, said = CHOICES[at]
    with opened(browser, PHONE) as page:
        shown(page, address, at)
        spot = page.locator(thing).first
        spot.scroll_into_view_if_needed()
        spot.tap()
        card = page.get_by_role("dialog")
        expect(card).to_contain_text(said)
        assert page.evaluate(PLAYED) == []
        page.clock.fast_forward(LATER)
        card.get_by_role("button", name=button).first.tap()
        expect(card).to_have_count(0)
        assert len(page.evaluate(PLAYED)) == 1


@needs("citadels")
def test_an_ability_asks_whom_it_is_for(browser: Browser, address: str) -> None:
    """By mouse, by finger and by keyboard; Escape and the button lead back."""
    question = "Which character do you murder?"
    with opened(browser, DESKTOP) as page:
        shown(page, address, "citadels/assassin-4")
        king = page.locator(".characters [data-anchor='character:king']")
        king.click()
        page.keyboard.press("Escape")
        assert page.evaluate(PLAYED) == []
        page.get_by_role("button", name="Murder someone").click()
        expect(page.locator(".prompt")).to_contain_text(question)
        page.get_by_role("button", name="Not yet").click()
        expect(page.locator(".prompt")).not_to_contain_text(question)
        page.keyboard.press("a")
        expect(page.locator(".prompt")).to_contain_text(question)
        expect(page.locator(".characters .gold").first).to_be_focused()
        page.keyboard.press("Enter")
        assert page.evaluate(PLAYED) == ["murder thief"]
    with opened(browser, PHONE) as page:
        shown(page, address, "citadels/magician-4")
        page.get_by_role("button", name="Swap hands").tap()
        expect(page.locator(".prompt")).to_contain_text("With whom do you swap hands?")
        page.clock.fast_forward(LATER)
        page.locator(".others .gold").first.tap()
        assert page.evaluate(PLAYED) == []
        page.clock.fast_forward(LATER)
        page.get_by_role("dialog").get_by_role("button", name="Swap hands").tap()
        assert page.evaluate(PLAYED) == ["swap 2"]


@needs("citadels")
def test_what_comes_under_a_resting_mouse_takes_no_click_and_says_nothing(browser: Browser, address: str) -> None:
    before, asked = draft()
    with opened(browser, DESKTOP) as page:
        page.add_init_script(f"window.film = [{json.dumps(asked)}]")
        shown(page, address, "citadels/film")
        x, y = page.locator(".draft .gold").first.evaluate(CENTRE)
    with opened(browser, DESKTOP) as page:
        page.add_init_script(f"window.film = [{json.dumps(before)}]")
        shown(page, address, "citadels/film")
        page.mouse.move(x, y)
        page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 5, UTC))
        page.evaluate("step => hoftag.next(step)", asked)
        page.wait_for_function(SHOWN, arg=asked["events"][-1]["version"], polling=50)
        expect(page.locator(".draft .gold")).not_to_have_count(0)
        click(page)
        page.mouse.move(x + 1, y)
        assert page.evaluate(PLAYED) == []
        page.clock.run_for(2000)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.mouse.move(x + 20, y)
        page.clock.run_for(2000)
        expect(page.get_by_role("tooltip")).to_have_count(1)
        click(page)
        assert len(page.evaluate(PLAYED)) == 1


def draft() -> tuple[dict[str, Any], dict[str, Any]]:
    """A moment of the film in which nothing is asked, and the next, in which a character is to be chosen."""
    film: list[dict[str, Any]] = list(steps("citadels"))
    for one, other in pairwise(film):
        if not one["legal"] and any(legal["move"]["move"] == "keep" for legal in other["legal"]):
            return one, other
    raise AssertionError("nobody drafts in this film")


def click(page: Page) -> None:
    """Where the mouse is."""
    page.mouse.down()
    page.mouse.up()


@needs("kingsburg")
def test_whoever_passes_too_early_is_asked_once(browser: Browser, address: str) -> None:
    """By finger and by keyboard."""
    with opened(browser, PHONE) as page:
        shown(page, address, "kingsburg/place-4")
        asked = page.get_by_role("dialog", name="Are you sure?")
        page.get_by_role("button", name="Pass").tap()
        expect(asked).to_contain_text("You still have dice")
        page.clock.fast_forward(LATER)
        asked.get_by_role("button", name="Not yet").tap()
        expect(asked).to_have_count(0)
        assert page.evaluate(PLAYED) == []
        page.keyboard.press("p")
        page.keyboard.press("Enter")
        expect(asked).to_have_count(0)
        assert page.evaluate(PLAYED) == ["pass"]
