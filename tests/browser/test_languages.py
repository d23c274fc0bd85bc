"""A further language needs files and nothing else: one made by a tool is spoken on every page, with room on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hoftag.bots.court import FIGURES
from tests.browser.conftest import PHONE, Visit, serving
from tests.browser.people import come_anew, quick_table
from tests.ours import OURS
from tools.matrix.look import CHECKS, LONGEST, REST
from tools.pseudo import CODE, accented, speaking

PLAIN = (Path(__file__).parent / "plain.js").read_text(encoding="utf-8").strip().removesuffix(";")
NAMES = ["Hoftag", "Anna", "II", "III", "IV", CODE.title(), CODE.upper(), "DE", "EN", *FIGURES.values()]
"""What is called the same in every language."""
WRONG = ("cut", "sideways", "error")
"""What longer words may do to a page; the rest is looked at elsewhere."""
PAGES = [
    "/",
    "#/lobby",
    "#/new",
    "#/profile",
    "#/settings",
    "#/account",
    "#/rules",
    "#/about",
    "#/gallery/court",
    "#/nowhere",
    *(["#/companion", "#/practice"] if "tumult_royal" in OURS else []),
    *[f"#/{page}/{game}" for game in OURS for page in ("rules", "components")],
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that speaks it."""
    folder = tmp_path_factory.mktemp("house")
    with serving(tmp_path_factory.mktemp("tables"), places=[speaking(folder)]) as address:
        yield address


def left_in_plain(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate(PLAIN, NAMES)]


def cut(page: Page) -> list[str]:
    found = page.evaluate(CHECKS, {"coarse": True, "most": 1_000_000})
    return [
        f"{one['what']} {one['where']} {one['text']!r} {one['detail']}"
        for one in found
        if one["what"] in WRONG and "span.status" not in one["where"]  # it names somebody, and long names are cut
    ]


@pytest.mark.timeout(200)
def test_every_page_and_table_speaks_a_new_language_and_has_room_for_it(visit: Visit, house: str) -> None:
    page = visit(at=house, language=CODE, window=PHONE, has_touch=True)
    faults: list[str] = []

    def look(where: str) -> None:
        page.evaluate(REST, LONGEST)
        assert page.evaluate("document.documentElement.lang") == CODE
        faults.extend(f"{where}: {one}" for one in left_in_plain(page) + cut(page))

    for path in PAGES:
        come_anew(page, path)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.get_by_text(accented("One moment …"), exact=True), path).to_have_count(0)
        look(path)
    for game in OURS:
        quick_table([page], bots=2, game=game, visibility="public")
        expect(page.locator(".bar")).to_be_visible()
        look(game)
    assert not faults, "\n".join(faults)
