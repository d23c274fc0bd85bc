"""What is told at a table and what its board shows go together: no word runs ahead of the picture."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import quick_table
from tests.browser.test_game import click_something

WATCH = """() => {
  const number = (node) => Number(node?.getAttribute('data-version') ?? 0);
  window.seen = { ahead: [], behind: 0, told: 0 };
  new MutationObserver(() => {
    const shown = number(document.querySelector('[role=group][data-version]'));
    const told = Math.max(0, ...[...document.querySelectorAll('.chronicle [data-version]')].map(number));
    const asked = document.querySelector('.status.asked') !== null;
    const glows = document.querySelector('[data-spot].gold, .bar.asked') !== null;
    window.seen.told = Math.max(window.seen.told, told);
    if (told > shown) window.seen.ahead.push(`chronicle ${told}, board ${shown}`);
    if (asked !== document.title.startsWith('●')) window.seen.ahead.push(`title '${document.title}', asked: ${asked}`);
    if (glows && !asked) window.seen.ahead.push(`something glows at ${shown}, and nobody is asked`);
    if (!asked && /moves/.test(document.querySelector('.status')?.textContent ?? '')) window.seen.behind += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def play(page: Page, moves: int) -> None:
    for turn in range(moves):
        expect(page.locator(".status.asked")).to_be_visible()
        before = page.locator("[role=group][data-version]").get_attribute("data-version")
        while page.locator("[role=group][data-version]").get_attribute("data-version") == before:
            if page.locator(".status.asked").count():
                click_something(page, turn)


def test_no_word_runs_ahead_of_the_board(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    quick_table([page], bots=3)
    page.evaluate(WATCH)
    play(page, 4)
    seen = page.evaluate("window.seen")
    assert seen["ahead"] == []
    assert seen["behind"] > 0
    assert seen["told"] > 4
