"""Every page: nothing that axe finds serious, no sideways scrolling on a phone, the other language at a click."""

import re

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.browser.axe import SIDE, faults
from tests.browser.conftest import PHONE, Visit, wait_until
from tests.browser.people import asked, come_anew, go_to, play_from_home, quick_table, want_to_play
from tests.ours import ANY, OURS, needs, title

PAGES = [
    "/",
    "#/lobby",
    "#/new",
    "#/profile",
    "#/settings",
    "#/account",
    "#/rules",
    f"#/rules/{ANY}",
    *(["#/rules/citadels/C-3.4"] if "citadels" in OURS else []),
    f"#/components/{ANY}",
    "#/about",
    "#/gallery/ornament",
    "#/companion",
    "#/practice",
    "#/nowhere",
    "#/table/nowhere",
]
COMING = re.compile("^(One moment|Einen Augenblick) …$")
WIDTH = "document.documentElement.scrollWidth"


def open_page(page: Page, path: str) -> None:
    come_anew(page, path)
    expect(page.locator("h1").first).to_be_visible()
    expect(page.get_by_text(COMING)).to_have_count(0)


def play_against_bots(page: Page, name: str) -> None:
    play_from_home(page, name)
    expect(page.locator(".bar")).to_be_visible()


def test_axe_finds_nothing_serious_on_any_page(visit: Visit) -> None:
    page = visit()
    found = []
    for path in PAGES:
        open_page(page, path)
        found += faults(page, path)
    assert found == []


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=3, visibility="public")
    expect(page.locator(".status.asked")).to_be_visible()
    found = faults(page, "table")
    for tab in ("Chat", "Notes", "Table", "Rules"):
        page.get_by_role("tab", name=tab, exact=True).click()
        found += faults(page, tab, SIDE)
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), f"{tab} makes the table scroll"
        if tab == "Table":
            page.get_by_role("button", name="Leave the game").click()
            found += faults(page, "leaving", SIDE)
            page.keyboard.press("Escape")
    page.locator(".spot").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += faults(page, "help of a thing", "[role=dialog]")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.locator("h1").first.click()  # on a thing of the board the key tells what the thing is
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys at the table")).to_be_visible()
    found += faults(page, "keys", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Text instead of the board").click()
    expect(page.locator("#text-question")).to_be_visible()
    page.get_by_text("Why can't I").click()
    asking = page.get_by_label("What would you like to do?")
    expect(asking).to_have_attribute("placeholder", re.compile("^e.g. .", re.IGNORECASE))
    asking.fill((asking.get_attribute("placeholder") or "").partition(". ")[2])
    wanted = page.locator(".move.no").first.inner_text()
    page.locator(".move.no").first.click()
    expect(page.locator("details p")).to_contain_text(wanted)
    found += faults(page, "text")
    table = page.url
    for words in (True, False):
        page.goto(f"{table}/replay?at=0")
        expect(page.locator("output")).to_be_visible()
        found += faults(page, "replay in words" if words else "replay")
        page.keyboard.press("t")
    for path in ("/", "#/lobby", "#/profile", "#/account"):
        open_page(page, path)
        found += faults(page, f"{path} of somebody")
    assert found == []


@pytest.mark.parametrize("game", sorted(set(OURS) - {ANY}))
def test_axe_finds_nothing_serious_on_the_other_boards(visit: Visit, game: str) -> None:
    page = visit()
    quick_table([page], bots=3, game=game)
    expect(page.locator(".status.asked")).to_be_visible()
    expect(page.locator("[data-spot].gold").first).to_be_visible()
    assert faults(page, game) == []


CHANGED_WORD = """() => {
  const bar = document.querySelector('.bar');
  bar.append(document.createTextNode(bar.offsetHeight));
  return bar.offsetHeight;
}"""


@pytest.mark.parametrize("game", OURS)
def test_a_changed_word_does_not_have_the_styles_of_the_whole_board_asked_again(visit: Visit, game: str) -> None:
    """A board whose size is only found while it is laid out makes every change a hundred times as dear."""
    page = visit()
    quick_table([page], game=game, bots=2)
    expect(page.locator(".status.asked")).to_be_visible()  # bots have moved, and wait
    page.wait_for_load_state("networkidle")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def count(name: str) -> int:
        return int(next(one["value"] for one in line.send("Performance.getMetrics")["metrics"] if one["name"] == name))

    def asked_again() -> int:
        """How often styles were found out for five changes of a word."""
        styles, layouts = count("RecalcStyleCount"), count("LayoutCount")
        for _ in range(5):
            page.evaluate(CHANGED_WORD)
        assert count("LayoutCount") - layouts >= 5
        return count("RecalcStyleCount") - styles

    page.evaluate(CHANGED_WORD)
    # Something else may change the page meanwhile, but not every time.
    assert min(asked_again() for _ in range(5)) <= 5


def test_no_page_scrolls_sideways_on_a_phone_in_either_language(visit: Visit) -> None:
    """The language stays from page to page, so each page changes it."""
    page = visit(window=PHONE, has_touch=True, is_mobile=True)
    other = page.get_by_role("button", name=re.compile("^(DE: )?Auf Deutsch$|^(EN: )?In English$"))
    for path in PAGES:
        open_page(page, path)
        language = page.evaluate("document.documentElement.lang")
        wait_until(lambda: page.evaluate(WIDTH) <= PHONE[0], f"{path} scrolls sideways ({language})")
        other.first.click()
        page.wait_for_function("before => document.documentElement.lang !== before", arg=language)
        expect(page.get_by_text(COMING)).to_have_count(0)
        wait_until(lambda: page.evaluate(WIDTH) <= PHONE[0], f"{path} scrolls sideways (not {language})")


def test_the_language_changes_at_a_click_and_stays(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.get_by_role("button", name="Auf Deutsch").click()
    expect(page.get_by_role("heading", name="Setz dich dazu")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    play_against_bots(page, "Anna")
    expect(page.get_by_role("heading", name=title(ANY, "de"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=title(ANY, "de"))).to_be_visible()


def test_the_form_of_a_new_table_does_not_change_under_the_hand(visit: Visit) -> None:
    """However late the words of the game come: what is shown stays as it is."""
    page = visit("#/about")
    line = page.context.new_cdp_session(page)
    slow = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    go_to(page, f"#/new?game={OURS[-1]}")
    page.get_by_label("Your name").fill("Anna")
    before = page.locator("form").inner_text()
    assert title(OURS[-1]) in before
    page.wait_for_load_state("networkidle")
    assert page.locator("form").inner_text() == before


def test_whoever_is_quicker_than_the_line_plays_too(visit: Visit) -> None:
    """A click, the name and Enter, before the server has told which games there are."""
    page = visit("#/about")
    held: list[Route] = []

    def hold(question: Route) -> None:
        held.append(question)

    page.route("**/api/games", hold)
    go_to(page, "#/")
    want_to_play(page)
    page.locator("#home-name").fill("Karl")
    page.keyboard.press("Enter")
    for question in held:
        question.continue_()
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".bar")).to_be_visible()


def test_a_guest_becomes_an_account_and_comes_back(visit: Visit) -> None:
    page = visit("/")
    play_against_bots(page, "Karl")
    go_to(page, "#/account")
    leaving = page.get_by_role("button", name="Log out", exact=True)
    leaving.dblclick()  # who logs out as a guest is gone: it is asked about once, and twice in a row is one press
    sure = page.get_by_role("group", name="Log out for good")
    expect(sure).to_contain_text("A guest who logs out cannot come back.")
    assert faults(page, "sure to log out") == []
    sure.get_by_role("button", name="No").click()
    expect(leaving).to_be_focused()
    form = page.locator("form", has=page.get_by_role("button", name="Create account"))
    form.get_by_label("Username").fill("karl.der.grosse")
    form.locator("input[type=password]").fill("aix-la-chapelle")
    form.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Logged in as karl.der.grosse")).to_be_visible()
    assert faults(page, "account") == []
    page.get_by_role("button", name="Log out", exact=True).click()
    form = page.locator("form", has=page.get_by_role("button", name="Log in"))
    form.get_by_label("Username").fill("karl.der.grosse")
    form.locator("input[type=password]").fill("wrong-password")
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Wrong username or password.")).to_be_visible()
    form.locator("input[type=password]").fill("aix-la-chapelle")
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Logged in as karl.der.grosse")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="In progress")).to_be_visible()


def test_a_broken_record_is_refused_in_ones_own_language(visit: Visit) -> None:
    page = visit("#/lobby", language="de-DE")
    record = FilePayload(name="a.record", mimeType="text/plain", buffer=b"hoftag record 1\nnonsense\n")
    page.get_by_text("Eine Mitschrift ansehen").click()
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("alert")).to_contain_text("Diese Mitschrift")
    expect(page.locator("[lang=en]", has_text="line")).to_be_visible()


LAND = """table => ({
  heads: [...table.tHead.rows[0].cells].map((head) => [head.scope, head.textContent]),
  rows: [...table.tBodies[0].rows].map((row) => [row.cells[0].scope, row.cells[0].textContent, row.cells.length]),
  spoken: [...table.querySelectorAll('td')].every((cell) => /^[A-Z][a-z ]+/.test(cell.textContent)),
  page: document.documentElement.scrollWidth - innerWidth,
  inside: table.scrollWidth > table.parentElement.clientWidth && table.parentElement.tabIndex === 0,
})"""


@needs("tumult_royal")
def test_the_land_is_a_table_in_words_that_scrolls_in_itself_on_a_phone(visit: Visit) -> None:
    page = visit(window=PHONE)
    quick_table([page], bots=3, game="tumult_royal", options={"taxing": "ticks"})
    expect(page.locator(".status.asked")).to_be_visible()
    page.keyboard.press("t")
    table = page.get_by_role("table", name="The fields, by letter and number")
    expect(table).to_be_visible()
    land = table.evaluate(LAND)
    assert land["heads"] == [["col", "Row"], *(["col", letter] for letter in "ABCDEFGHIJKL")]
    assert land["rows"] == [["row", f"Row {number}", 13] for number in range(1, 7)]
    assert land["spoken"]
    assert land["page"] <= 0
    assert land["inside"]
    assert faults(page, "tables of the sheet") == []


def test_no_ring_of_the_keyboard_stays_where_the_mouse_goes_on(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    page.keyboard.press(".")
    expect(page.locator(".gold:focus-visible")).to_have_count(1)
    version = page.locator("[role=group][data-version]").get_attribute("data-version")
    page.locator(".gold:not(:focus)").first.click()
    expect(page.locator(f'[role=group][data-version]:not([data-version="{version}"])')).to_be_visible()
    wait_until(lambda: asked(page), "I am asked again")
    expect(page.locator("[data-anchor]:focus-visible")).to_have_count(0)
