"""The board of Tumult Royale in every window: tiles and fields are large enough for a finger, and no tile moves."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, Visit, wait_until
from tests.browser.people import LONGEST, asked, click, click_one, quick_table
from tests.browser.test_tumult_royal import FIELDS, TILES

pytestmark = pytest.mark.painted

WINDOWS = [
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1366, 640),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (768, 1024),
    (412, 915),
    (390, 844),
    (360, 640),
    (915, 412),
    (844, 390),
    (640, 360),
]
FINGER = 44
PINS = 5

SMALLEST = """selector => {
  const sides = [...document.querySelectorAll(selector)].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [width, height];
  });
  return sides.length ? Math.min(...sides) : 0;
}"""
HIDDEN = """() => {
  const room = document.querySelector('.market').parentElement.getBoundingClientRect();
  return [...document.querySelectorAll('.market li')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
  }).length;
}"""
SETTLED = """async () => {
  const corners = () => [...document.querySelectorAll('.market li')].map((one) => {
    const { left, top, right } = one.getBoundingClientRect();
    return right <= innerWidth ? `${Math.round(left)} ${Math.round(top)}` : 'out of sight';
  }).join();
  const before = corners();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return corners() === before && !before.includes('out of sight');
}"""
"""Whether the board has found its size: tiles lie in sight, and where they lay some frames ago."""
WATCH = """() => {
  const corners = () => [...document.querySelectorAll('.market li')].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(top)}`;
  });
  const before = corners();
  window.moved = [];
  const look = () => {
    corners().forEach((corner, n) => corner !== before[n] && window.moved.push(`${n + 1}: ${before[n]} to ${corner}`));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in `moved`, frame by frame, which tiles do not lie where they lay."""


def at_the_grab(visit: Visit, window: tuple[int, int] = DESKTOP, **more: object) -> Page:
    """Somebody against three bots, with 27 tiles on the table and time to look at them."""
    page = visit(window=window, **more)
    quick_table([page], bots=3, game="tumult_royal", options={"taxing": "ticks"})

    def lies_there() -> bool:
        if page.locator(TILES).count() == 0 and asked(page) and not click(page, FIELDS, 1):
            page.keyboard.press("s")  # the king spins
        return page.locator(TILES).count() > 0

    wait_until(lies_there, "no tiles", LONGEST / 2)
    wait_until(lambda: page.evaluate(SETTLED), "tiles are out of sight")
    return page


def fits(page: Page, selector: str) -> bool:
    return bool(page.evaluate(SMALLEST, selector) >= FINGER)


@pytest.mark.timeout(LONGEST)
def test_tiles_are_large_enough_for_a_finger_in_every_window(visit: Visit) -> None:
    page = at_the_grab(visit)
    for pins in (0, PINS):
        for window in WINDOWS:
            page.set_viewport_size({"width": window[0], "height": window[1]})
            wait_until(lambda: fits(page, ".market li"), f"tiles are too small in {window} with {pins} pins")
            wait_until(lambda: page.evaluate(HIDDEN) == 0, f"tiles are out of sight in {window} with {pins} pins")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{window} scrolls sideways"
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        for _ in range(PINS - pins):
            page.locator(".land [data-spot][aria-pressed=false]").first.click()


def grab_and_keep(page: Page, number: int) -> None:
    """Lift a tile, if no bot is quicker, and keep it."""
    question = page.locator(".bar")
    before = question.inner_text()
    wait_until(lambda: click(page, TILES, number), "nothing to lift")
    wait_until(lambda: question.inner_text() != before, "nothing has come of it")
    wait_until(lambda: asked(page), "nobody is asked")
    keep = page.get_by_role("button", name="Keep it").first
    if click_one(keep):
        wait_until(lambda: "Keep it" not in question.inner_text(), "it is not kept")
    wait_until(lambda: asked(page), "nobody is asked")


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("window", [(390, 844), (360, 640), (844, 390), (1366, 640)])
def test_no_tile_moves_while_one_grabs(visit: Visit, window: tuple[int, int]) -> None:
    page = at_the_grab(visit, window)
    page.evaluate(WATCH)
    for number in (3, 8, 12):
        grab_and_keep(page, number)
    assert page.evaluate("moved") == [], "tiles have moved"


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("window", [(390, 844), (360, 640), (844, 390), (820, 1180), (1024, 768)])
def test_fields_are_large_enough_for_a_finger_where_one_is_chosen(visit: Visit, window: tuple[int, int]) -> None:
    page = visit(window=window, has_touch=True, is_mobile=True)
    quick_table([page], bots=3, game="tumult_royal", options={"taxing": "ticks"})
    wait_until(lambda: page.locator(FIELDS).count() > 0, "no field to choose")
    wait_until(lambda: fits(page, FIELDS), f"fields are too small in {window}")
