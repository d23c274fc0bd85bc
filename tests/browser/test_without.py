"""A table stays playable and readable without what not everybody has: pictures, sound, motion, colours of our own."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit, painted
from tests.browser.people import quick_table
from tests.browser.test_presentation import play
from tests.ours import OURS

pytestmark = pytest.mark.painted

SILENT = """
delete window.AudioContext;
delete window.webkitAudioContext;
delete Navigator.prototype.vibrate;
"""
# What can be chosen must be seen without a halo: an outline, which no forced colour takes away.
MARKED = """() => [...document.querySelectorAll('[data-spot]')].map((spot) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(spot);
  return [spot.matches('.gold'), outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2];
})"""
# The longest motion that was seen since.
LONGEST = """() => {
  window.longest = 0;
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration } = effect.getComputedTiming();
      window.longest = Math.max(window.longest, Number(duration));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", OURS)
def test_paintings_that_do_not_arrive_stop_nobody(visit: Visit, game: str) -> None:
    page = visit()
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route(f"**/assets/{painted(game)}", refuse)
    quick_table([page], bots=2, game=game)
    play(page, 2)
    assert asked, "the paintings were never asked for"
    expect(page.locator("[data-part=prompt]")).not_to_be_empty()


def test_a_browser_without_sound_and_vibration_plays_in_silence(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference", has_touch=True)
    page.context.add_init_script(SILENT)
    quick_table([page], bots=2)
    assert page.evaluate("[typeof AudioContext, 'vibrate' in navigator]") == ["undefined", False]
    play(page, 3)


def test_with_reduced_motion_nothing_moves_for_long(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=2, game=OURS[0])
    page.evaluate(LONGEST)
    play(page, 4)
    assert page.evaluate("window.longest") <= 200


def marks(page: Page) -> list[tuple[bool, bool]]:
    return [(gold, marked) for gold, marked in page.evaluate(MARKED)]


@pytest.mark.parametrize("game", OURS)
def test_forced_colours_show_what_can_be_chosen(visit: Visit, game: str) -> None:
    page = visit(forced_colors="active")
    quick_table([page], bots=2, game=game)
    expect(page.locator("[data-spot].gold, .bar .buttons button").first).to_be_visible()
    seen = marks(page)
    assert seen
    assert all(gold == marked for gold, marked in seen)
    play(page, 1)
