"""What is seen first: before any script, in the chosen light, small over the line; what comes later pushes nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, serving, wait_until
from tests.browser.people import ask, come_anew, go_to, quick_table
from tests.ours import OURS

pytestmark = pytest.mark.painted

FIRST_LOAD = 150 * 1024
PAINTING = 25 * 1024


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[str]:
    """A server without tables: whoever comes for the first time sees no faces of players."""
    with serving(tmp_path) as address:
        yield address


SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifted += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_nothing_jumps_while_home_comes(visit: Visit, window: tuple[int, int]) -> None:
    """Typefaces, games and tables come last, and push away nothing that somebody may be reading."""
    page = visit(window=window)
    quick_table([page], bots=3, visibility="public")
    waiting = {"game": OURS[-1], "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
    ask(page, "POST", "/tables", waiting)
    other = visit()
    quick_table([other], bots=3, visibility="public")
    ask(other, "POST", "/tables", waiting)
    for one in (page, other):
        expect(one.locator(".status.asked")).to_be_visible()  # whose turn it is does not change any more
    page.add_init_script(f"({SHIFTS})()")
    line = page.context.new_cdp_session(page)
    line.send("Network.clearBrowserCache")
    slow = {"offline": False, "latency": 80, "downloadThroughput": 1_200_000, "uploadThroughput": 1_000_000}
    line.send("Network.emulateNetworkConditions", slow)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tables?*", hold)
    come_anew(page)
    expect(page.locator(".games article")).to_have_count(len(OURS))
    expect(page.locator("#my-tables")).to_be_visible()
    wait_until(lambda: page.evaluate("document.fonts.status") == "loaded" and len(held) == 2, "lists not asked for")
    before = page.evaluate("window.shifted")
    for route in held:
        route.continue_()
    for title in ("Tables with a free seat", "Games in progress: come and watch"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert before < 0.05
    assert page.evaluate("window.shifted") - before < 0.005


WORDS = """(root) => ['h1', '.lead'].map((part) => {
  const seen = [...document.querySelectorAll(`${root} .hero ${part}`)].find((one) => one.getClientRects().length);
  const { x, y, width, height } = seen.getBoundingClientRect();
  return [seen.textContent, x, y, width, height];
})"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("window", [DESKTOP, (820, 900), PHONE])
def test_the_first_screen_stands_before_any_script(visit: Visit, language: str, window: tuple[int, int]) -> None:
    """And stays where it is when the page takes its place."""
    page = visit(language=language, window=window)
    page.route("**/assets/first-*.js", lambda route: route.abort())
    come_anew(page)
    page.evaluate("document.fonts.ready")
    first = page.evaluate(WORDS, "#splash")
    page.unroute("**/assets/first-*.js")
    come_anew(page)
    expect(page.locator(".games article").first).to_be_visible()
    expect(page.locator("#splash")).to_have_count(0)
    assert page.evaluate(WORDS, "#app") == first


CROWN = """(root) => {
  const { x, y, width, height } = document.querySelector(`${root} .brand svg`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_a_table_is_announced_before_any_script(visit: Visit, language: str, window: tuple[int, int]) -> None:
    """And is laid behind that word: whoever sees it sees all of it, and nothing moves afterwards."""
    page = visit(language=language, window=window)
    table = quick_table([page], bots=3)
    page.route("**/assets/first-*.js", lambda route: route.abort())
    come_anew(page, f"#/table/{table}")
    expect(page.get_by_text("Der Tisch kommt" if language == "de-DE" else "Preparing the table")).to_be_visible()
    expect(page.get_by_text("Preparing the table" if language == "de-DE" else "Der Tisch kommt")).to_be_hidden()
    crown = page.evaluate(CROWN, "#splash")
    page.unroute("**/assets/first-*.js")
    page.add_init_script(f"({SHIFTS})()")
    come_anew(page, f"#/table/{table}")
    expect(page.locator("#splash")).to_have_count(0)
    assert page.locator(".characters [data-spot]").count() == 8
    assert page.locator(".others section").count() == 3
    assert page.evaluate(CROWN, "#app") == crown
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.01


def test_the_first_screen_gives_way_where_no_table_is(visit: Visit) -> None:
    page = visit("#/table/nowhere")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.locator("#splash")).to_have_count(0)


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_nothing_jumps_while_the_lobby_comes(visit: Visit, window: tuple[int, int]) -> None:
    page = visit(window=window)
    quick_table([page], bots=3, visibility="public")
    page.add_init_script(f"({SHIFTS})()")
    come_anew(page, "#/lobby")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.locator("input[type=file]")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.01


def test_the_first_screen_has_the_chosen_light_and_no_words_of_other_pages(visit: Visit) -> None:
    page = visit("#/settings", language="de-DE")
    page.evaluate("localStorage.setItem('hoftag-settings', JSON.stringify({ language: 'en', theme: 'dark' }))")
    page.route("**/assets/first-*.js", lambda route: route.abort())
    come_anew(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.get_by_text("The king is holding court")).to_be_visible()
    expect(page.get_by_text("Der König hält Hof")).to_be_hidden()
    come_anew(page, "#/table/nowhere")
    expect(page.get_by_text("Hoftag", exact=True)).to_be_visible()
    expect(page.get_by_text("The king is holding court")).to_be_hidden()


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_light_is_the_systems_unless_one_is_chosen(visit: Visit, system: str) -> None:
    page = visit("#/about", color_scheme=system)
    ink = "getComputedStyle(document.body).color"
    inks = {"light": "rgb(39, 29, 21)", "dark": "rgb(244, 233, 211)"}
    for theme in ("auto", "light", "dark"):
        page.evaluate("theme => localStorage.setItem('hoftag-settings', JSON.stringify({ theme }))", theme)
        come_anew(page, "#/about")
        assert page.evaluate(ink) == inks[system if theme == "auto" else theme]


def test_the_first_load_is_small(visit: Visit, quiet: str) -> None:
    """Everything that comes over the line, answers and fonts included; paintings come when they are seen."""
    page = visit("#/about", at=quiet)
    page.wait_for_load_state("networkidle")  # what is still under way is no part of it
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    go_to(page, "?first")
    page.wait_for_function("() => document.querySelector('.games img')?.naturalWidth > 0")
    page.wait_for_load_state("networkidle")
    paintings = {number: size for number, size in sizes.items() if re.search(r"-(day|night)-\w+\.svg$", names[number])}
    assert paintings
    assert max(paintings.values()) < PAINTING
    assert len(sizes) > 10
    assert sum(sizes.values()) - sum(paintings.values()) < FIRST_LOAD
