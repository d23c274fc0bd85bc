"""People at one table, each with a browser of their own."""

from collections.abc import Mapping
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit


class Person(NamedTuple):
    name: str
    window: tuple[int, int] = DESKTOP


def seat_people(
    visit: Visit, game: str, people: list[Person], options: Mapping[str, str] | None = None
) -> tuple[list[Page], str]:
    """The first lays a table for all of them, the others follow the link; their pages, and the link.

    `options` are those of the game, as the form calls them, with the value.
    """
    first = visit(f"#/new?game={game}", window=people[0].window)
    first.wait_for_load_state("networkidle")  # the form is drawn anew with the words of each game that arrives
    first.get_by_label("Your name").fill(people[0].name)
    while first.locator(".seats .place").count() > len(people):
        first.get_by_role("button", name="Take away seat").last.click()
    for number in range(2, len(people) + 1):
        first.locator(".seats select").nth(number - 1).select_option("open")
    first.get_by_label("Shuffle the seats").uncheck()
    for option, value in (options or {}).items():
        first.get_by_label(option).select_option(value)
    first.get_by_role("button", name="Lay the table").click()
    first.wait_for_url("**/#/table/*")
    link = first.get_by_label("Link to the table").input_value()
    pages = [first]
    for person in people[1:]:
        page = visit(window=person.window)
        page.goto(link)
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        page.get_by_label("Your name").fill(person.name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
        pages.append(page)
    first.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".bar")).to_be_visible()
    return pages, link


def asked(page: Page) -> bool:
    return page.locator(".status.asked").count() > 0


def over(page: Page) -> bool:
    return page.locator("#ending-title").count() > 0
