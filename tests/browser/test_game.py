"""Two people and a bot play a whole game of Citadels; a third watches; a fourth follows a link to a moment."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit

LONGEST = 240


def lay_table(page: Page, name: str) -> str:
    """A table for me, somebody with the link, and a bot."""
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/new")
    page.wait_for_load_state("networkidle")  # the form is drawn anew with the words of each game that arrives
    page.get_by_label("Dein Name").fill(name)
    page.get_by_role("button", name="Platz 4 wegnehmen").click()
    page.get_by_label("Plätze auslosen").uncheck()
    page.get_by_role("button", name="Tisch decken").click()
    page.wait_for_url("**/#/table/*")
    link = page.get_by_label("Link zum Tisch").input_value()
    expect(page.get_by_role("img", name="Der Link als QR-Code")).to_be_visible()
    return link


def asked(page: Page) -> bool:
    return page.locator(".status.asked").count() > 0


def over(page: Page) -> bool:
    return page.locator("#ending-title").count() > 0


def click_something(page: Page, turn: int) -> None:
    """Play by clicking the board: a thing that glows, else a button of the action bar."""
    spots = page.locator("[data-spot].gold")
    buttons = page.locator(".bar .buttons button")
    count = buttons.count()
    if spots.count() and (count == 0 or turn % 4):
        spots.nth(turn % spots.count()).click()
        choice = page.locator('[role="dialog"] button.gold, [role="dialog"] button.solid, dialog button.gold')
        page.wait_for_timeout(30)
        if choice.count():
            choice.first.click()
    elif count:
        buttons.nth(count - 1 if turn % 3 else 0).click()


def type_something(page: Page, turn: int) -> None:
    """Play by keyboard alone: the number of a move, and Enter."""
    moves = page.locator(".moves .move").count()
    if moves:
        page.keyboard.press(str(turn % min(moves, 9) + 1))
        page.keyboard.press("Enter")


def test_a_whole_game_by_clicks_by_keyboard_and_watched(visit: Visit) -> None:
    anna = visit(language="de-DE", window=PHONE, has_touch=True, is_mobile=True)
    link = lay_table(anna, "Anna")

    ben = visit(window=DESKTOP)
    ben.goto(link)
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("button", name="Stand up")).to_be_visible()

    carla = visit()
    carla.goto(link)

    anna.get_by_role("button", name="Partie beginnen").click()
    expect(anna.locator(".bar")).to_be_visible()
    expect(ben.locator(".bar")).to_be_visible()
    expect(carla.get_by_text("you are watching", exact=False)).to_be_visible()
    ben.keyboard.press("t")
    expect(ben.locator("#text-question")).to_be_visible()

    end = time.monotonic() + LONGEST
    turn = 0
    while not over(anna):
        assert time.monotonic() < end, "the game takes too long"
        turn += 1
        if asked(anna):
            click_something(anna, turn)
        elif asked(ben):
            type_something(ben, turn)
        else:
            anna.wait_for_timeout(20)
        if turn % 40 == 0:
            assert anna.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    for page in (anna, ben, carla):
        expect(page.locator("#ending-title")).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
    expect(anna.locator("#ending-title")).to_contain_text(re.compile("gewinnt|teilen"))
    expect(ben.locator("#ending-title")).to_contain_text(re.compile("win"))
    assert carla.locator("button.gold").count() == 0

    dora = visit()
    dora.goto(re.sub(r"\?.*$", "", link) + "/replay?at=57")
    expect(dora.locator("output")).to_contain_text(re.compile(r"^57 / \d+"))
    expect(dora.get_by_text("everything is shown", exact=False)).to_be_visible()
    dora.keyboard.press("ArrowRight")
    expect(dora.locator("output")).to_contain_text("58 /")
    dora.keyboard.press("End")
    expect(dora.get_by_role("table").first).to_be_visible()

    with ben.expect_download() as download:
        ben.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".record")

    ben.get_by_role("button", name="Play again").click()
    ben.wait_for_function(f"!location.hash.includes({link.rsplit('/', maxsplit=1)[1]!r})")
    expect(anna.get_by_role("link", name="Weiter zur nächsten Partie")).to_be_visible()
