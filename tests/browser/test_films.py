"""The great moments, with time in the hand: what should move does, and it ends where it belongs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.ours import needs
from tools.matrix.page import built, served
from tools.pictures.film import shown
from tools.pictures.scenes import scene

pytestmark = [pytest.mark.painted, pytest.mark.timeout(300)]
FRAME = 100
"""Milliseconds between two looks."""
BANNERS = """() => [...document.querySelectorAll('[data-part=finale] .banner')].map((banner) => [
  Number(banner.querySelector('.number').textContent), Math.round(banner.getBoundingClientRect().top),
])"""
HAND = """() => {
  const hand = document.querySelector('.stage .hand');
  return hand && getComputedStyle(hand).transform;
}"""
COVER = """() => {
  const cover = document.querySelector('[data-part=finale], .curtain');
  if (!cover) return document.querySelector('[data-part=score]') ? 'told' : null;
  const { opacity, backgroundColor, position } = getComputedStyle(cover);
  const hides = opacity === '1' && position === 'fixed' && backgroundColor.startsWith('rgb(');
  return hides ? 'covered' : 'seen through';
}"""
"""Whether the table, which shows at once how it ended, can be seen when the end begins."""
ENDED = "document.querySelector('[data-part=finale].ended') !== null"
ON_STAGE = "() => document.querySelector('.stage h2')?.textContent.trim()"


@pytest.fixture(scope="module")
def page_address() -> Iterator[str]:
    with served(built()) as address:
        yield address


def looks(page: Page, script: str, count: int) -> list[object]:
    """What is there, frame after frame."""
    found = []
    for _ in range(count):
        page.evaluate("(time) => window.advance(time)", FRAME)
        found.append(page.evaluate(script))
    return found


@pytest.mark.parametrize("game", [pytest.param(game, marks=needs(game)) for game in ("citadels", "tumult_royal")])
def test_whoever_has_more_points_has_the_higher_banner(browser: Browser, page_address: str, game: str) -> None:
    with shown(browser, page_address, scene(game, "finale")) as page:
        while (cover := page.evaluate(COVER)) is None:
            page.evaluate("(time) => window.advance(time)", FRAME)
        while not page.evaluate(ENDED):
            page.evaluate("window.advance(500)")
        banners = page.evaluate(BANNERS)
    assert cover == "covered", "the result is told before it is counted"
    assert len({points for points, _ in banners}) > 1
    by_points = sorted(banners, key=lambda one: -one[0])
    tops = [top for _, top in by_points]
    assert tops == sorted(tops)
    assert tops[0] < tops[-1]


@needs("tumult_royal")
def test_the_arrow_swings_before_it_points(browser: Browser, page_address: str) -> None:
    with shown(browser, page_address, scene("tumult_royal", "spinner")) as page:
        hands = [hand for hand in looks(page, HAND, 36) if hand]
    assert len(set(hands)) > 5


@needs("citadels")
def test_whoever_was_revealed_stays_on_the_stage_while_they_are_robbed(browser: Browser, page_address: str) -> None:
    with shown(browser, page_address, scene("citadels", "theft")) as page:
        told = looks(page, ON_STAGE, 30)
    turns = [one for n, one in enumerate(told) if one and (n == 0 or one != told[n - 1])]
    assert len(turns) == len(set(turns)), turns
