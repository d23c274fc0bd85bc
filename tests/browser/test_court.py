"""Bots are figures of the court: faces and names at every table, and a word now and then, which can be turned off."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SIDE, faults
from tests.browser.conftest import Visit, wait_until
from tests.browser.people import ask, be_guest, click, go_to, put_help_away, quick_table, turns
from tests.ours import ANY, OURS

FACES = """seats => seats.map(({ seat, figure }) => {
  const place = document.querySelector(`.board [data-place="seat-${seat}"]`);
  const face = place?.querySelector(`[data-figure="${figure}"] use`);
  return Boolean(face && document.querySelector(`symbol${face.getAttribute('href')} path`));
})"""
"""Whether the face of each seat is drawn at its head."""
WATCH = """() => {
  window.said = [];
  let covered = 0;
  const look = () => {
    const found = [...document.querySelectorAll('.speech.there .bubble')];
    const gold = [...document.querySelectorAll('.board .gold')].map((spot) => spot.getBoundingClientRect());
    const covers = found.map((one) => one.getBoundingClientRect()).some((b) =>
      gold.some((a) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
    covered = covers ? covered + 1 : 0;
    if (found.length) window.said.push(found.map((one) => ({
      text: one.textContent,
      read: one.getAttribute('aria-hidden') !== 'true',
      stops: getComputedStyle(one).pointerEvents !== 'none',
      covers: covered > 3,
    })));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes every bubble that is seen, frame by frame; what flies past below it for a moment is not covered."""


@pytest.mark.parametrize("game", OURS)
def test_figures_of_the_court_take_the_seats_of_bots(visit: Visit, game: str) -> None:
    page = visit()
    more = {"options": {"taxing": "ticks"}} if game == "tumult_royal" else {}
    table = quick_table([page], bots=2, game=game, **more)
    seats = ask(page, "GET", f"/tables/{table}")["seats"][1:]
    assert len({seat["figure"] for seat in seats}) == 2
    page.wait_for_function(f"seats => ({FACES})(seats).every(Boolean)", arg=seats)
    for seat in seats:
        said = re.compile(f"^{seat['name']}, Page\\b")
        expect(page.locator(".board").get_by_role("button", name=said).first).to_contain_text(seat["name"])
    page.get_by_role("tab", name="Table").click()
    people = page.get_by_role("tabpanel")
    for seat in seats:
        one = people.get_by_role("listitem").filter(has_text=seat["name"])
        expect(one.locator(f"[data-figure={seat['figure']}] use")).to_have_count(1)
        expect(one).to_contain_text("Page")
    assert faults(page, game, SIDE) == []


def play_until(page: Page, until: Callable[[Page], bool]) -> None:
    """Anything that is offered; whoever is asked whether they are sure, is."""
    for turn, _ in turns([page], until=until):
        if not click(page, '[role="dialog"] button.gold', 0) and not put_help_away(page):
            click(page, "[data-spot].gold, .bar .buttons button:not(:disabled)", turn)


def rounds(page: Page) -> int:
    return page.locator(".chronicle").get_by_text(re.compile(r"^Round \d+ begins")).count()


@pytest.mark.timeout(300)
def test_a_figure_says_something_and_can_be_asked_not_to(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    quick_table([page], bots=3)
    ask(page, "PATCH", "/me", {"settings": {"animation": "quick"}})
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    page.evaluate(WATCH)
    play_until(page, lambda page: bool(page.evaluate("window.said.length > 0")))
    for seen in page.evaluate("window.said"):
        assert len(seen) == 1, "two speak at once"
        assert len(seen[0]["text"]) > 4
        assert not seen[0]["read"]
        assert not seen[0]["stops"]
        assert not seen[0]["covers"]

    page.get_by_role("button", name="Pace and sound").click()
    page.get_by_label("Remarks from the court").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    page.evaluate("window.said = []")
    begun = rounds(page)
    play_until(page, lambda page: rounds(page) > begun)
    assert page.evaluate("window.said") == []


def test_a_face_and_a_crest_are_chosen_and_seen_by_others(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    go_to(page, "#/settings")
    page.get_by_role("radio", name="Gardener").check(force=True)
    page.get_by_role("radio", name="Lily").check(force=True)
    chosen = {"figure": "gardener", "crest": "lily"}
    wait_until(lambda: ask(page, "GET", "/me")["settings"].items() >= chosen.items(), "what was chosen is not kept")
    assert faults(page, "settings") == []
    table = ask(
        page,
        "POST",
        "/tables",
        {"game": ANY, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "spec": "greedy"}]},
    )
    other = visit("#/lobby")
    row = other.get_by_role("listitem").filter(has_text="Anna")
    expect(row.locator("[data-figure=gardener] use").first).to_be_visible()
    expect(other.get_by_role("img", name="Page").first).to_be_visible()
    go_to(other, f"#/table/{table['id']}")
    expect(other.locator(".seat [data-figure=gardener] use")).to_have_count(1)
    expect(other.locator(".seat [data-figure=gardener][data-crest=lily]")).to_have_count(1)
    expect(other.locator(f".seat [data-figure={table['seats'][2]['figure']}] use")).to_have_count(1)
