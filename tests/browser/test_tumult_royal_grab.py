"""The live grab in the hand: pull, tap and keys, a press that is answered at once, and a table that waits."""

import re
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, Visit, wait_until
from tests.browser.lines import SlowLine
from tests.browser.people import COUNT, LONGEST, actions, asked, be_guest, click, on_shelf, quick_table
from tests.browser.test_tumult_royal import FIELDS, TILES, be_done

pytestmark = pytest.mark.timeout(LONGEST)
"""A hand may find tiles taken, and a busy machine takes its time."""

MINE = ".market .mine"
FREE = ".market li:not(.held):not(.empty):not(.mine)"
CASTLE = ".castle.mine .tiles li"
LIVE = {"taxing": "live", "hourglass": "40"}

RECORD = """() => {
  window.seen = [];
  const note = (what) => window.seen.push([what, performance.now(), window.frames_drawn]);
  window.frames_drawn = 0;
  const count = () => { window.frames_drawn += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  addEventListener('pointerdown', () => note('press'), true);
  const states = new Map();
  new MutationObserver(() => {
    for (const [what, css] of [['answer', '.market .reaching'], ['face', '.market .mine']]) {
      const there = document.querySelector(css) !== null;
      if (there && !states.get(what)) note(what);
      states.set(what, there);
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""
"""Notes when a pointer went down, when a tile was shown to be reached for, and when a face was there."""
HEAR = """
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (window.seen && data.includes('"lifted"'))
          window.seen.push(['reply', performance.now(), window.frames_drawn]);
      });
    }
  };
"""
"""Notes when the server has said that a tile was lifted."""


COUNTDOWN = """() => {
  window.told = [];
  const look = () => ({
    count: document.querySelector('.market ~ .count')?.textContent,
    gold: document.querySelectorAll('.market .gold').length,
    early: document.querySelectorAll('.market .early').length,
    prompt: document.querySelector('[data-part=prompt]').textContent,
  });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.market.waiting ~ .count')) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      window.told.push(look());
      document.querySelectorAll('.market [data-spot]')[4].click();
      requestAnimationFrame(() => window.told.push(look()));
    });
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""
"""Looks at the countdown, presses a tile, and looks again: all of it lasts three seconds only."""


RACING = f".market.waiting ~ .count, {TILES}"
"""The countdown, or tiles that can be grabbed."""


def get_ready(pages: list[Page]) -> None:
    """First statues, the arrow, and that everybody is ready; then the countdown runs."""

    def counts() -> bool:
        for page in pages:
            if page.locator(RACING).count() == 0 and asked(page) and not click(page, FIELDS, 1):
                page.keyboard.press("s")
                page.keyboard.press("g")
        return all(page.locator(RACING).count() for page in pages)

    wait_until(counts, "the hourglass is not turned", LONGEST / 2)


def alone(visit: Visit, window: tuple[int, int] = PHONE, *, bots: int = 1, **more: object) -> Page:
    """Somebody and a bot, before the hourglass runs."""
    page = visit(window=window, **more)
    quick_table([page], bots=bots, game="tumult_royal", options=LIVE)
    return page


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def taken(page: Page, number: int, act: Callable[[Locator], None]) -> None:
    """Act on free tiles until one of them is in the hand: somebody may be quicker."""

    def has_one() -> bool:
        if page.locator(MINE).count() == 0:
            act(page.locator(FREE).nth(number))
            wait_until(lambda: page.locator(".market .reaching").count() == 0, "no answer")
        return page.locator(MINE).count() > 0

    wait_until(has_one, "no tile to be had")


def press(page: Page) -> Callable[[Locator], None]:
    """Puts the finger on a tile and leaves it there."""

    def down(tile: Locator) -> None:
        page.mouse.up()
        page.mouse.move(*middle(tile))
        page.mouse.down()

    return down


def pull(page: Page, goal: Locator) -> None:
    """With the tile under the finger to another place, in several steps, and let go."""
    page.mouse.move(*middle(goal), steps=6)
    page.mouse.up()


def pull_to_castle(page: Page, number: int) -> None:
    before = page.locator(CASTLE).count()
    taken(page, number, press(page))
    pull(page, page.locator(".castle.mine"))
    wait_until(lambda: page.locator(CASTLE).count() > before or page.locator(MINE).count() == 0, "nothing was kept")
    expect(page.locator(MINE)).to_have_count(0)


@pytest.mark.parametrize("window", [PHONE, DESKTOP])
def test_tiles_are_dimmed_and_counted_down_and_nothing_is_dropped_in_silence(
    visit: Visit, window: tuple[int, int]
) -> None:
    page = alone(visit, window)
    page.evaluate(COUNTDOWN)
    get_ready([page])
    expect(page.locator(TILES).first).to_be_visible()
    expect(page.locator(".market")).not_to_have_class(re.compile("waiting"))
    counted, *pressed = page.evaluate("told")
    assert re.match("^[123]$", counted["count"])
    assert (counted["gold"], counted["early"]) == (0, 0)
    assert "Get ready" in counted["prompt"]
    assert pressed[0]["early"] == 1
    assert "Not yet" in pressed[0]["prompt"]


@pytest.mark.parametrize("window", [PHONE, DESKTOP, (844, 390)])
def test_a_tile_is_pulled_to_the_castle_or_let_go_over_the_table(visit: Visit, window: tuple[int, int]) -> None:
    page = alone(visit, window)
    get_ready([page])
    expect(page.locator(TILES).first).to_be_visible()
    pull_to_castle(page, 3)
    expect(page.locator(CASTLE)).to_have_count(1)
    taken(page, 5, press(page))
    pull(page, page.locator(FREE).nth(8))
    expect(page.locator(MINE)).to_have_count(0)
    expect(page.locator(CASTLE)).to_have_count(1)


def test_a_tap_lifts_a_second_one_keeps_and_a_full_hand_shakes_its_head(visit: Visit) -> None:
    page = alone(visit)
    get_ready([page])
    expect(page.locator(TILES).first).to_be_visible()
    tap = "[data-spot]"
    taken(page, 2, lambda tile: tile.locator(tap).click())
    page.locator(FREE).nth(6).locator(tap).click()
    expect(page.locator(".market .mine.full")).to_have_count(1)
    expect(page.locator("[data-part=prompt]")).to_contain_text("One hand, one tile")
    covers = page.evaluate("""() => {
      const of = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
      return of('.buttons button').filter((button) => of('.market li').some((tile) =>
        button.left < tile.right && tile.left < button.right && button.top < tile.bottom && tile.top < button.bottom
      )).length;
    }""")
    assert covers == 0, "a button lies over a tile"
    assert faults(page, "a tile in the hand", ".board") == []
    page.locator(MINE).locator(tap).click()
    expect(page.locator(CASTLE)).to_have_count(1)


def test_keys_lift_and_keep(visit: Visit) -> None:
    page = alone(visit, DESKTOP)
    get_ready([page])
    expect(page.locator(TILES).first).to_be_visible()

    def by_key(tile: Locator) -> None:
        tile.locator("[data-spot]").focus()
        page.keyboard.press("Enter")

    taken(page, 4, by_key)
    page.keyboard.press("Enter")
    expect(page.locator(CASTLE)).to_have_count(1)
    taken(page, 4, by_key)
    page.keyboard.press("b")
    expect(page.locator(MINE)).to_have_count(0)


def test_a_press_is_answered_before_the_server_and_the_face_comes_within_the_pace_of_a_hand(visit: Visit) -> None:
    """The answer needs no line: it is there with the next frame. The quickest of some faces shows what one needs."""
    page = visit(window=PHONE)
    page.add_init_script(HEAR)
    quick_table([page], bots=1, game="tumult_royal", options=LIVE)
    get_ready([page])
    expect(page.locator(TILES).first).to_be_visible()
    page.evaluate(RECORD)
    pace = 200
    for number in (1, 3, 5, 7, 9):
        taken(page, number, press(page))
        page.mouse.up()
        page.keyboard.press("b")
        expect(page.locator(MINE)).to_have_count(0)
    seen = page.evaluate("seen")
    faces = []
    for at, (what, pressed, frame) in enumerate(seen):
        after = [one for one in seen[at + 1 :] if one[0] != "press"][:3] if what == "press" else []
        if [one[0] for one in after] != ["answer", "reply", "face"]:
            assert not after or after[0][0] == "answer", "the server was quicker than the page"
            continue
        answer, reply, face = after
        assert answer[2] - frame <= 1, "it took more than a frame to answer a press"
        assert answer[1] < reply[1] <= face[1]
        faces.append(face[1] - pressed)
    assert faces, seen
    assert min(faces) < pace, f"faces came after {faces} ms"


@pytest.mark.parametrize("way", [None, "live", "in ticks", "by orders"])
@pytest.mark.parametrize("known", [False, True])
def test_the_first_decision_is_three_actions_away_in_every_mode(visit: Visit, way: str | None, *, known: bool) -> None:
    page = visit()
    if known:
        be_guest(page, "Anna")
    page.add_init_script(COUNT)
    page.goto("/")
    card = on_shelf(page, "tumult_royal")
    (card.get_by_role("button", name=way) if way else card.locator(".main button").first).click()
    if not known:
        expect(page.locator("#home-name")).to_be_focused()
        page.keyboard.type("Anna")
        page.keyboard.press("Enter")
    expect(page.locator(".status.asked")).to_be_visible()
    assert actions(page) == (1 if known else 3)


def test_practice_is_one_click_from_home_and_one_from_there(visit: Visit) -> None:
    page = visit("/", window=PHONE)
    on_shelf(page, "tumult_royal").locator(".ways a").click()
    page.get_by_role("button", name="Turn the hourglass").click()
    expect(page.locator(".practice .market .gold").first).to_be_visible()
    taken(page, 2, press(page))
    pull(page, page.locator("[data-castle='0']"))
    expect(page.locator(".castle .kept")).to_have_count(1)


HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def heard_on(page: Page) -> list[str]:
    """Every frame of a socket that this page opens from now on."""
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def told(page: Page, frames: list[str], what: str) -> bool:
    """Whether the server has said so; frames come in only while the page is looked after."""
    page.title()
    return any(what in frame for frame in frames)


def test_a_table_waits_for_somebody_who_is_away_and_goes_on_with_one_click(visit: Visit) -> None:
    page = visit(window=PHONE)
    frames = heard_on(page)
    quick_table([page], bots=1, game="tumult_royal", options=LIVE)

    def plans() -> bool:
        if page.locator(".layout.ready").count() == 0 and asked(page) and not click(page, FIELDS, 1):
            page.keyboard.press("s")
        return page.locator(".layout.ready").count() > 0

    wait_until(plans, "nobody plans", LONGEST / 2)
    page.evaluate(HIDE, True)
    wait_until(lambda: told(page, frames, '"held":true'), "the table does not wait")
    page.evaluate(HIDE, False)
    waited = page.locator("[data-part=waited]")
    expect(waited).to_contain_text("You were away")
    assert faults(page, "somebody was away", ".notices") == []
    waited.get_by_role("button", name="Go on").click()
    expect(waited).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator(".layout.tax")).to_be_visible()


DELAYS = (0.010, 0.060, 0.120, 0.180)


def four_phones(visit: Visit, stack: ExitStack, address: str, **options: str) -> list[Page]:
    """Four people, each with a phone and a line of their own, and the sand runs."""
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    lines = [stack.enter_context(SlowLine(port, delay)) for delay in DELAYS]
    pages = [visit(at=line.address, window=PHONE, has_touch=True, is_mobile=True) for line in lines]
    quick_table(pages, game="tumult_royal", options={**LIVE, **options})
    get_ready(pages)
    for page in pages:
        expect(page.locator(TILES).first).to_be_visible()
    return pages


def test_four_people_on_phones_pull_tiles_over_different_lines(visit: Visit, address: str) -> None:
    with ExitStack() as stack:
        pages = four_phones(visit, stack, address)
        for number, page in enumerate(pages):
            pull_to_castle(page, 4 * number)
        for page in pages:
            expect(page.locator(".court .tiles li")).to_have_count(4)
        hasty, *others = pages
        hasty.get_by_role("button", name="I am done").tap()
        hasty.get_by_role("button", name="Not yet").tap()
        expect(hasty.get_by_role("button", name="I am done")).to_be_visible()
        expect(hasty.locator(TILES).first).to_be_visible()
        for page in (hasty, *others):
            be_done(page)
        for page in pages:
            expect(page.get_by_role("button", name="I am done")).to_have_count(0)
            expect(page.locator(TILES)).to_have_count(0)


@pytest.mark.slow
def test_four_people_on_phones_pull_tiles_until_the_time_is_up(visit: Visit, address: str) -> None:
    with ExitStack() as stack:
        pages = four_phones(visit, stack, address, hourglass="20")
        last = pages[0]

        def left() -> int:
            found = last.locator(".live .count")
            return int(found.text_content() or 0) if found.count() else 0

        turn = 0
        while left() > 5:
            page = pages[1 + turn % 3]
            tiles = page.locator(FREE)
            press(page)(tiles.nth(3 * turn % tiles.count()))
            pull(page, page.locator(".castle.mine"))
            turn += 1
        assert sum(page.locator(CASTLE).count() for page in pages) >= 3
        taken(last, 0, press(last))
        last.mouse.up()
        expect(last.locator(".layout.tax, .layout.hands")).to_have_count(0)
        expect(last.get_by_text("Too late: the tile in your hand slips back")).to_be_visible()
        for page in pages:
            expect(page.locator(".tumults .card")).to_have_count(3)
