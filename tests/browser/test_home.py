"""Home and lobby: pictures, one click to a table, and nothing that is empty."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, Visit, serving
from tests.browser.people import (
    COUNT,
    actions,
    ask,
    be_guest,
    go_to,
    on_shelf,
    play_from_home,
    quick_table,
    want_to_play,
)
from tests.ours import ANY, OURS, title

LANDSCAPE = (844, 390)
WINDOWS = [(DESKTOP, "en-GB"), (PHONE, "de-DE"), (LANDSCAPE, "en-GB")]
EMPTY = """() => [...document.querySelectorAll('main section, main .panel, main ul')]
  .filter((one) => !one.querySelector('article, a, button, li > *')).map((one) => one.outerHTML)"""


# Each game, and each window; the way there is the same for all.
FIRST_STEPS = [
    pytest.param(game, *where, marks=[pytest.mark.slow] if game != ANY and where != WINDOWS[0] else [])
    for game in OURS
    for where in WINDOWS
]


@pytest.mark.parametrize(("game", "window", "language"), FIRST_STEPS)
def test_three_actions_lead_to_the_first_decision(
    visit: Visit, game: str, window: tuple[int, int], language: str
) -> None:
    page = visit(window=window, language=language)
    page.add_init_script(COUNT)
    page.goto("/")
    want_to_play(page, game)
    expect(page.locator("#home-name")).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    expect(page.locator(".status.asked")).to_be_visible()
    assert actions(page) == 3


def test_whoever_has_a_name_needs_one_click(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    go_to(page, "#/")
    want_to_play(page, OURS[-1])
    expect(page.locator(".status.asked")).to_be_visible()


def test_the_name_can_be_left_again_and_must_not_be_empty(visit: Visit) -> None:
    page = visit("/", window=PHONE)
    want_to_play(page)
    page.locator("#home-name").fill("  ")
    page.keyboard.press("Enter")
    expect(page.locator("#home-name")).to_be_focused()
    assert faults(page, "asked for a name") == []
    page.keyboard.press("Escape")
    expect(page.locator("#home-name")).to_have_count(0)
    assert "/table/" not in page.url


@pytest.mark.parametrize(
    ("language", "again", "opponents"), [("en-GB", "Play again", "opponents"), ("de-DE", "Noch einmal", "Gegner")]
)
def test_what_was_played_last_is_offered_first(visit: Visit, language: str, again: str, opponents: str) -> None:
    page = visit("/", language=language)
    game = OURS[-1]
    card = on_shelf(page, game)
    card.locator(".against").click()
    card.locator(".choices select").first.select_option("2")
    card.locator(".choices select").last.select_option("random")
    assert faults(page, "choices", f"[data-game={game}]") == []
    play_from_home(page, "Anna", game)
    expect(page.locator(".bar")).to_be_visible()
    go_to(page, "#/")
    page.reload()
    expect(on_shelf(page, game).locator(".against")).to_contain_text("2 ")
    page.get_by_role("button", name=f"{again}: {title(game, language[:2])}, 2 {opponents}").click()
    page.wait_for_url("**/#/table/*")
    table = re.search("table/([^/?]+)", page.url)
    assert table
    seats = ask(page, "GET", f"/tables/{table[1]}")["seats"]
    assert [seat["spec"] for seat in seats] == [None, "random", "random"]


def test_friends_are_invited_by_one_click(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    go_to(page, "#/")
    on_shelf(page, OURS[-1]).get_by_role("button", name="With friends").click()
    page.wait_for_url("**/#/table/*")
    link = page.get_by_label("Link to the table").input_value()
    friend = visit(window=PHONE)
    friend.goto(link)
    friend.wait_for_url("**/#/table/*")
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize(("window", "language"), WINDOWS)
def test_nothing_is_empty_for_somebody_new(
    visit: Visit, tmp_path: Path, window: tuple[int, int], language: str
) -> None:
    with serving(tmp_path) as address:
        page = visit("/", at=address, window=window, language=language)
        expect(page.locator(".games article")).to_have_count(len(OURS))
        expect(page.locator(".facts h3")).to_have_count(4)  # the last to come
        assert page.evaluate(EMPTY) == []
        expect(page.locator("main h2")).to_have_count(len(OURS))  # the games, and nothing that waits for anybody
        assert page.evaluate("document.documentElement.scrollWidth") <= window[0]
        go_to(page, "#/lobby")
        expect(page.locator(".lay img")).to_have_count(len(OURS))
        assert page.evaluate(EMPTY) == []
        expect(page.locator("details")).not_to_have_attribute("open", "")
        assert faults(page, "lobby without tables") == []


MY_TABLES = """() => [...document.querySelectorAll('[aria-labelledby=my-tables] article')]
  .map((one) => [one.querySelector('h3').textContent, one.classList.contains('turn')])"""


def test_my_turn_comes_first_and_the_whole_card_leads_there(visit: Visit) -> None:
    page = visit(window=PHONE)
    table = quick_table([page], bots=2, game=OURS[-1])
    expect(page.locator(".status.asked")).to_be_visible()
    ask(page, "POST", "/tables", {"game": OURS[0], "seats": [{"kind": "me"}, {"kind": "open"}]})
    go_to(page, "#/")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert page.evaluate(MY_TABLES) == [[title(OURS[-1]), True], [title(OURS[0]), False]]
    page.locator("article.turn").click(position={"x": 20, "y": 20})  # on its picture
    page.wait_for_url(f"**/#/table/{table}")


def no_line(page: Page) -> None:
    page.route("**/api/**", lambda route: route.abort())


def test_without_a_line_everything_stays_as_it_was_known(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=2, game=OURS[-1])
    expect(page.locator(".status.asked")).to_be_visible()
    go_to(page, "#/")
    expect(page.locator("article.turn")).to_be_visible()
    expect(page.locator(".facts h3")).to_have_count(4)
    no_line(page)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No connection at the moment")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("article.turn")).to_be_visible()
    expect(page.locator(".games h2")).to_have_text([title(game) for game in OURS])
    want_to_play(page)
    expect(on_shelf(page, OURS[0]).get_by_role("alert")).to_be_visible()


@pytest.mark.painted
def test_paintings_have_the_light_of_the_page(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    pictures = page.locator(".games img")
    expect(pictures.first).to_have_attribute("src", re.compile("-night-"))
    page.get_by_role("button", name="Light").click()
    expect(pictures.first).to_have_attribute("src", re.compile("-day-"))
    drawn = (
        "() => [...document.querySelectorAll('.games img')].every((one) => one.complete && one.naturalWidth === 1600)"
    )
    page.wait_for_function(drawn)
