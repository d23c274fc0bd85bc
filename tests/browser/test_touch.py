"""Whole games by finger alone, on a phone held upright and on its side."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.people import LONGEST, asked, quick_table, see_the_end, turns
from tests.ours import OURS

PHONES = ((390, 844), (844, 390))
# Where a finger would go: to what a sheet offers, else to something that glows, else to a button. `null` if what lies
# open offers nothing and has to be put away, `[]` while there is nothing to touch. What is chosen is brought into
# sight, and must really be under the finger.
TARGET = """(turn) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const offers = all('[role=dialog] button.gold, [role=dialog] button.solid');
  if (!offers.length && document.querySelector('[role=dialog]')) return null;
  const things = all('[data-spot].gold');
  const buttons = all('.bar .buttons button');
  const last = turn % 4 === 3 ? [...buttons, ...things] : [...things, ...buttons];
  const from = offers.length ? offers : things.length && turn % 4 !== 3 ? things : last;
  for (let n = 0; n < from.length; n += 1) {
    const one = from[(turn + n) % from.length];
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return from.length ? null : [];
}"""


def tap_something(page: Page, turn: int) -> None:
    found = page.evaluate(TARGET, turn)
    if found is None:
        page.keyboard.press("Escape")
    elif found:
        page.touchscreen.tap(*found)


def play_by_finger(visit: Visit, game: str, window: tuple[int, int]) -> Page:
    page = visit(window=window, has_touch=True, is_mobile=True, device_scale_factor=2)
    quick_table([page], bots=2, game=game)
    for turn, _ in turns([page], longest=4 * LONGEST):
        if asked(page):
            tap_something(page, turn)
    return page


@pytest.mark.slow
@pytest.mark.timeout(4 * LONGEST + 60)
@pytest.mark.parametrize("window", PHONES)
@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_is_played_by_finger(visit: Visit, game: str, window: tuple[int, int]) -> None:
    page = play_by_finger(visit, game, window)
    see_the_end(page)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
