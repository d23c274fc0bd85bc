"""Two people and a bot play a whole game of Citadels on the board, one in German on a phone, one by keyboard alone.

A third watches, a fourth follows the link to a moment. Afterwards the record is taken away and looked at, and the table
plays again.
"""

import hashlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import LONGEST, click, go_to, put_help_away, see_the_end, shortcuts, turns

OFFERED = '[role="dialog"] button.gold, [role="dialog"] button.solid'
BUTTONS = ".bar .buttons button"
SPOTS = "[data-spot].gold"


def lay_table(page: Page, name: str) -> str:
    """A table for me, somebody with the link, and a bot."""
    go_to(page, "#/new")
    expect(page.get_by_role("heading", name="Einen Tisch decken")).to_be_visible()  # home asks for a name, too
    page.get_by_label("Dein Name").fill(name)
    page.get_by_role("button", name="Platz 4 wegnehmen").click()
    page.get_by_label("Plätze auslosen").uncheck()
    page.get_by_role("button", name="Tisch decken").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("img", name="Der Link als QR-Code")).to_be_visible()
    return page.get_by_label("Link zum Tisch").input_value()


def click_something(page: Page, turn: int) -> None:
    """By finger: what a sheet offers, a card to build, a button, or whatever else glows."""
    if click(page, OFFERED, 0) or put_help_away(page) or click(page, ".hand [data-spot].gold", 0):
        return
    buttons, spots = page.locator(BUTTONS).count(), page.locator(SPOTS).count()
    if (buttons > 1 and turn % 3) or (buttons and not spots):
        click(page, BUTTONS, 0)
    else:
        click(page, SPOTS, turn)


def press_something(page: Page, turn: int) -> None:
    """By keyboard: the key that a button shows, or from one thing that glows to the next, and Enter."""
    keys = shortcuts(page, BUTTONS)
    if page.locator(OFFERED).count():
        page.keyboard.press("Enter")
    elif put_help_away(page):
        return
    elif (len(keys) > 1 and turn % 3) or (keys and not page.locator(SPOTS).count()):
        page.keyboard.press(keys[0])
    else:
        for _ in range(turn % 2 + 1):
            page.keyboard.press(".")
        page.keyboard.press("Enter")


def sit_down_by_keyboard(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "sit-name":
            break
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def play_to_the_end(anna: Page, ben: Page) -> None:
    for turn, waiting in turns([anna, ben]):
        if anna in waiting:
            click_something(anna, turn)
        else:
            press_something(ben, turn)
        if turn % 40 == 0:
            assert anna.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.timeout(LONGEST + 100)
def test_a_whole_game_by_clicks_by_keyboard_and_watched(visit: Visit, tmp_path: Path) -> None:
    anna = visit(language="de-DE", window=PHONE, has_touch=True, is_mobile=True)
    link = lay_table(anna, "Anna")
    found = faults(anna, "waiting room")
    ben = visit()
    sit_down_by_keyboard(ben, link, "Ben")
    carla = visit()
    carla.goto(link)
    expect(carla.get_by_text("Everyone is here")).to_be_visible()
    anna.get_by_role("button", name="Partie beginnen").click()
    for page in (anna, ben, carla):
        expect(page.locator(".bar")).to_be_visible()
    expect(carla.get_by_text("you are watching", exact=False)).to_be_visible()

    play_to_the_end(anna, ben)

    for page in (anna, ben, carla):
        see_the_end(page)
        expect(page.get_by_role("table").first).to_be_visible()
    found += faults(anna, "end of the game") + faults(ben, "end of the game")
    assert found == []
    expect(anna.locator("#ending-title")).to_contain_text(re.compile("gewinnt|gewinnst|teilen"))
    expect(ben.locator("#ending-title")).to_contain_text(re.compile("win"))
    assert carla.locator("button.gold").count() == 0
    the_luck_was_fair(ben)

    dora = visit()
    dora.goto(f"{link.replace('/t/', '/r/')}?at=57")
    expect(dora.locator("output")).to_contain_text(re.compile(r"^57 / \d+"))
    expect(dora.get_by_text("everything is shown", exact=False)).to_be_visible()
    dora.keyboard.press("ArrowRight")
    expect(dora.locator("output")).to_contain_text("58 /")
    expect(dora).to_have_url(re.compile(r"#/table/[^/]+/replay\?at=58$"))
    dora.keyboard.press("End")
    expect(dora.get_by_role("table").first).to_be_visible()
    the_record_can_be_taken_away_and_looked_at(ben, dora, tmp_path)

    here = ben.url
    ben.get_by_role("button", name="Play again").click()
    expect(ben).not_to_have_url(here)
    anna.get_by_role("button", name="Mitspielen").click()
    expect(anna.locator("h1")).to_be_visible()
    ben.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.locator(".bar")).to_be_visible()


def the_luck_was_fair(page: Page) -> None:
    """What is told after the end has the fingerprint that was told before the first move."""
    page.get_by_text("Was the luck fair?").click()
    text, fingerprint = page.locator("details code").all_inner_texts()
    assert hashlib.sha256(text.encode()).hexdigest() == fingerprint


def the_record_can_be_taken_away_and_looked_at(player: Page, stranger: Page, folder: Path) -> None:
    with player.expect_download() as download:
        player.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".record")
    file = folder / "game.record"
    download.value.save_as(file)
    go_to(stranger, "#/lobby")
    stranger.locator("input[type=file]").set_input_files(file)
    stranger.wait_for_url("**/#/record/*/replay")
    expect(stranger.get_by_text("everything is shown", exact=False)).to_be_visible()
    stranger.keyboard.press("End")
    expect(stranger.get_by_role("table").first).to_be_visible()
    stranger.keyboard.press("t")
    expect(stranger.get_by_role("heading", name=re.compile("^The end"))).to_be_visible()
    broken = folder / "broken.record"
    broken.write_text(file.read_text(encoding="utf-8").replace("\n0 ", "\n0 fly-", 1), encoding="utf-8")
    go_to(stranger, "#/lobby")
    stranger.get_by_text("Open a record").click()
    stranger.locator("input[type=file]").set_input_files(broken)
    expect(stranger.get_by_role("alert")).to_contain_text(re.compile(r"^There is a mistake in line \d+"))
