"""Games of packages in the browser: Liar's Dice on the board that it brings, and what happens if a board fails."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.announce import announce
from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Visit, serving, wait_until
from tests.browser.people import (
    LONGEST,
    ask,
    be_guest,
    click,
    go_to,
    over,
    put_help_away,
    see_the_end,
    shortcuts,
    turns,
)
from tests.ours import ANY, title

TORN = """
from typing import ClassVar
from hoftag_liars import LiarsGame

class Torn(LiarsGame):
    name: ClassVar[str] = "{name}"
    package: ClassVar[str] = "{name}"

GAME = Torn()
"""
FAILING = {
    "unreadable": "export function mount( {",
    "throwing": "export function mount() { throw new Error('no pips'); }",
    "late": """export function mount() {
      return { update(table) { if (table.settings.language === 'de') throw new Error('no pips'); } };
    }""",
}
SHORT = {"dice": 3}
DICE_IN_SIGHT = """() => {
  const tray = document.querySelector('.tray')?.getBoundingClientRect();
  const asked = document.querySelector('.status.asked') !== null;
  return !asked || (tray !== undefined && tray.bottom > 0 && tray.top < innerHeight);
}"""
"""The own dice are in the window, or the question has been answered since: both at one moment."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with our example games, and with packages whose boards do not work."""
    site = tmp_path_factory.mktemp("site")
    announce(site, "examples", liars="hoftag_liars:GAME", tribute="tribute:GAME")
    announce(site, "failing", **{name: f"{name}:GAME" for name in FAILING})
    liars = ROOT / "examples" / "liars" / "src"
    for name, board in FAILING.items():
        (site / name / "web").mkdir(parents=True)
        (site / name / "__init__.py").write_text(TORN.format(name=name))
        (site / name / "web" / "board.js").write_text(board)
        for text in (liars / "hoftag_liars").glob("*.*.*"):
            (site / name / text.name).write_text(text.read_text(encoding="utf-8"), encoding="utf-8")
    places = [site, liars, ROOT / "examples" / "tribute" / "src"]
    with serving(tmp_path_factory.mktemp("server"), places=places) as found:
        yield found


def sit(page: Page, game: str, *, bots: int = 2, spec: str = "greedy", **more: object) -> str:
    """A table against bots; its address."""
    be_guest(page, "Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "spec": spec}] * bots]
    table = str(ask(page, "POST", "/tables", {"game": game, "seats": seats, **more})["id"])
    ask(page, "POST", f"/tables/{table}/start")
    go_to(page, f"#/table/{table}")
    expect(page.locator(".status")).to_be_visible()
    return f"#/table/{table}"


def bid_by_clicks(page: Page, turn: int) -> None:
    """Point at the bid to challenge it, or choose how many and then of which face."""
    if put_help_away(page):
        return
    if turn % 2 == 0 and click(page, ".bid .gold", 0):
        return
    if click(page, ".number .gold", 0):
        expect(page.locator(".number [aria-pressed=true], .status:not(.asked)").first).to_be_visible()
        click(page, ".face .gold", 0)


def bid_by_keys(page: Page, turn: int) -> None:
    """C challenges; arrow keys and Enter choose how many, a digit the face."""
    if put_help_away(page):
        return
    if turn % 2 == 0 and page.locator(".bid .gold").count():
        page.keyboard.press("c")
        return
    page.keyboard.press(".")
    for _ in range(40):
        if page.evaluate("document.activeElement.closest('.number') !== null"):
            break
        page.keyboard.press(".")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for face in shortcuts(page, ".face .gold")[:1]:
        page.keyboard.press(face)


@pytest.mark.timeout(LONGEST + 60)
@pytest.mark.parametrize(
    ("window", "by_keys"),
    [
        (DESKTOP, False),
        (PHONE, True),
        pytest.param(PHONE, False, marks=pytest.mark.slow),
        pytest.param(DESKTOP, True, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_on_the_board_of_a_package(
    visit: Visit, packages: str, window: tuple[int, int], by_keys: bool
) -> None:
    page = visit(at=packages, window=window)
    failed: list[str] = []
    page.on("response", lambda answer: note(answer, failed))
    table = sit(page, "liars", options=SHORT)
    expect(page.locator(".standing")).to_be_visible()
    for turn, _ in turns([page]):
        wait_until(lambda: page.evaluate(DICE_IN_SIGHT), "whoever is asked does not see the own dice")
        (bid_by_keys if by_keys else bid_by_clicks)(page, turn)
        assert page.evaluate("document.documentElement.scrollWidth") <= window[0]
    see_the_end(page)
    expect(page.locator("#ending-title")).to_contain_text("win")
    expect(page.get_by_role("table").first).to_be_visible()
    found = faults(page, "the end")
    go_to(page, f"{table}/replay?at=3")
    expect(page.locator(".liars .cup").first).to_be_visible()
    expect(page.locator("[data-spot].gold")).to_have_count(0)
    assert found + faults(page, "replay") == []
    assert failed == []


def note(answer: Response, failed: list[str]) -> None:
    if answer.status >= 400:
        failed.append(f"{answer.status} {answer.url}")


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious_on_it_in_either_language(
    visit: Visit, packages: str, window: tuple[int, int]
) -> None:
    page = visit(at=packages, window=window, language="de-DE")
    sit(page, "liars", bots=5)
    expect(page.locator(".face .gold").first).to_be_visible()
    expect(page.get_by_role("group", name="Die Becher")).to_be_visible()
    found = faults(page, "liars")
    page.locator(".face [data-spot]").last.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found + faults(page, "help", "[role=dialog]") == []


def test_the_board_says_why_something_cannot_be_bid(visit: Visit, packages: str) -> None:
    page = visit(at=packages)
    sit(page, "liars", bots=1)
    barred = page.locator(".face [data-spot]:not(.gold)")
    for _ in turns([page], until=lambda page: over(page) or barred.count() > 0):
        page.locator(".face .gold").first.click()  # the lowest bid; the bot raises it, or challenges
    why = page.get_by_text("You must bid more than")

    def says_why() -> bool:
        """Words that were opened before the bot's bid came go when it comes."""
        page.mouse.move(0, 0)  # what comes to lie under a pointer that rests is not pointed at
        barred.first.click()
        page.wait_for_timeout(1000)
        return why.count() > 0

    wait_until(says_why, "it does not say why")


def test_those_who_watch_see_it_and_can_do_nothing(visit: Visit, packages: str) -> None:
    anna = visit(at=packages)
    table = sit(anna, "liars")
    expect(anna.locator(".tray")).to_be_visible()
    watching = visit(table, at=packages)
    expect(watching.locator(".liars .place")).to_have_count(3)
    expect(watching.locator(".tray")).to_have_count(0)
    expect(watching.locator("[data-spot].gold")).to_have_count(0)
    anna.keyboard.press("t")
    expect(anna.locator(".liars")).to_have_count(0)
    expect(anna.get_by_role("textbox", name="Your choice")).to_be_visible()


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_many_moves_are_chosen_step_by_step_in_the_text_interface(
    visit: Visit, packages: str, window: tuple[int, int]
) -> None:
    page = visit(at=packages, window=window)
    sit(page, "liars", bots=5)
    expect(page.locator(".tray")).to_be_visible()
    page.keyboard.press("t")
    field = page.get_by_role("textbox", name="Your choice")
    expect(field).to_be_focused()
    expect(page.get_by_text("Your dice")).to_be_in_viewport()
    moves = page.get_by_role("list", name="What you can do").get_by_role("button")
    expect(moves).to_have_count(30)
    assert faults(page, "many moves") == []
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(moves).to_have_count(6)
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(moves).to_have_count(30)
    page.keyboard.type("2 fours")
    expect(moves).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    if window == DESKTOP:  # on a phone the chronicle is put away
        expect(page.locator("aside, .side").get_by_text("bid 2 fours").first).to_be_attached()


def test_what_a_package_brings_stands_on_the_shelf_and_nothing_else_is_asked_for(visit: Visit, packages: str) -> None:
    page = visit(at=packages, color_scheme="dark")
    failed: list[str] = []
    page.on("response", lambda answer: note(answer, failed))
    page.goto("/")
    shelf = page.get_by_role("region", name="The games").get_by_role("article")
    card = shelf.filter(has_text="Liar’s Dice")
    expect(card.locator("img")).to_be_visible()
    loaded = "one => one.complete && one.naturalWidth > 0"
    wait_until(lambda: bool(card.locator("img").evaluate(loaded)), "the picture does not come")
    expect(card.get_by_role("link", name="Rules")).to_be_visible()
    expect(card.get_by_role("link", name="What is in the box")).to_have_count(0)
    tribute = shelf.filter(has_text="Tribute")
    expect(tribute.locator(".picture svg")).to_be_visible()
    expect(shelf.filter(has_text=title(ANY)).get_by_role("link", name="What is in the box")).to_be_visible()
    go_to(page, "#/rules/tribute")
    expect(page.get_by_role("heading", name="Tribute").first).to_be_visible()
    expect(page.get_by_role("link", name="What is in the box")).to_have_count(0)
    sit(page, "tribute", spec="random")
    expect(page.get_by_role("textbox", name="Your choice")).to_be_visible()
    assert [one for one in failed if not one.endswith("/api/me")] == []
    go_to(page, "#/components/tribute")
    expect(page.get_by_role("alert")).to_have_text("There is no box data for this game.")


@pytest.mark.parametrize("game", FAILING)
def test_a_board_that_fails_leaves_the_text_interface_and_a_sentence(visit: Visit, packages: str, game: str) -> None:
    page = visit(at=packages)
    sit(page, game, options=SHORT)
    if game == "late":
        expect(page.locator(".board-room")).to_be_visible()
        page.get_by_role("button", name="DE: Auf Deutsch").click()
        expect(page.get_by_text("Das Spielbrett dieses Spiels funktioniert hier nicht")).to_be_visible()
        page.get_by_role("button", name="EN: In English").click()
    expect(page.get_by_text("The board of this game does not work here")).to_be_visible()
    expect(page.get_by_role("button", name="Text interface")).to_have_count(0)
    field = page.get_by_role("textbox", name="Your choice")
    for _ in ("how many", "of which face"):
        field.fill("1")
        field.press("Enter")
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
