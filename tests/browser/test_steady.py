"""While others play on, what people look at stays where it is; and a move that gives something away is asked about."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ours import needs
from tools.matrix.look import LONGEST, REST
from tools.matrix.page import built, opened, served
from tools.matrix.windows import window
from tools.smooth import steps

pytestmark = pytest.mark.painted

# The parts of a board that everything else stands in, and whose place says nothing about the game.
PARTS = {
    ("citadels", "1366x768"): (".stage > section", "section.mine", ".hand", ".bar"),
    ("citadels", "390x844"): (".hand", ".bar"),
    ("kingsburg", "1366x768"): (".seats", ".council", ".open", ".tray", ".bar"),
    ("kingsburg", "390x844"): (".seats", ".tray", ".bar"),
    ("staufer", "1366x768"): (".ring", ".middle", ".rail", ".bar"),
    ("staufer", "390x844"): (".ring", ".flow > .chosen", ".bar"),
    ("tumult_royal", "1366x768"): (".royal", ".court", ".foot"),
    ("tumult_royal", "390x844"): (".foot .bar",),
}
BOXES = """(parts) => Object.fromEntries(parts.map((part) => {
  const { x, y, width, height } = document.querySelector(`.board ${part}`).getBoundingClientRect();
  return [part, [x, y, width, height].map(Math.round)];
}))"""
SHOWN = "version => Number(document.querySelector('[role=group][data-version]').dataset.version) >= version"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(built()) as found:
        yield found


def shown(page: Page, address: str, at: str) -> None:
    page.goto(f"{address}/src/dev/table.html?at={at}", wait_until="commit")
    page.wait_for_function("'hoftag' in window")
    page.evaluate(REST, LONGEST)


@pytest.mark.timeout(180)
@pytest.mark.parametrize(("game", "size"), [pytest.param(*which, marks=needs(which[0])) for which in PARTS])
def test_parts_of_a_board_stay_where_they_are_while_others_play(
    browser: Browser, address: str, game: str, size: str
) -> None:
    first, *following = steps(game)
    with opened(browser, window(size)) as page:
        page.add_init_script(f"window.film = [{json.dumps(first)}]")
        shown(page, address, f"{game}/film")
        places: dict[str, Any] = {}
        for step in following:
            version = step["events"][-1]["version"]  # type: ignore[index]
            page.evaluate("step => hoftag.next(step)", step)
            page.wait_for_function(SHOWN, arg=version)
            if not step["legal"]:  # whoever is asked has more to look at
                for part, box in page.evaluate(BOXES, list(PARTS[game, size])).items():
                    assert places.setdefault(part, box) == box, f"{part} has moved at version {version}"
        assert places


@needs("kingsburg")
def test_a_pass_that_gives_dice_away_is_asked_about_once(browser: Browser, address: str) -> None:
    """By mouse and by keyboard; who thinks better of it is where they were."""
    with opened(browser, window("1366x768")) as page:
        shown(page, address, "kingsburg/place-4")
        asked = page.get_by_role("dialog", name="Are you sure?")
        passing = page.locator(".bar .buttons button").last
        passing.click()
        expect(asked).to_contain_text("You still have dice")
        assert page.evaluate("hoftag.played") == []
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        passing.focus()
        page.keyboard.press("p")
        expect(asked).to_be_visible()
        assert page.evaluate("hoftag.played") == []
        page.keyboard.press("Enter")
        expect(asked).to_have_count(0)
        assert page.evaluate("hoftag.played") == ["pass"]
