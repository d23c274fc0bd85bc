"""Title, icon, bell and notice call whoever is asked and looks elsewhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import go_to, play_by_text, quick_table, whoever_is_asked
from tests.ours import needs

SAMPLE = "citadels"
"""Where one question is enough to be called by, and the next one is asked at once."""
LISTEN = """() => {
  const heard = (window.heard = { bells: 0, notices: [] });
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { heard.bells += 1; return create.call(this); };
  const Real = Notification;
  window.Notification = class extends Real {
    constructor(title, more) { super(title, more); heard.notices.push(`${title}: ${more.body}`); }
  };
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
}"""
"""Counts the partials of bells and notices, which are real, and lets the page believe that somebody looks elsewhere."""


@needs(SAMPLE)
@pytest.mark.whole_browser
@pytest.mark.parametrize("sound", [True, False])
def test_title_icon_bell_and_notice_call_whoever_is_asked(visit: Visit, sound: bool) -> None:
    pages = [visit(permissions=["notifications"]), visit(permissions=["notifications"])]
    table = quick_table(pages, game=SAMPLE)
    for page in pages:
        go_to(page, "#/settings")
        page.get_by_label("Browser notifications").check()
        page.get_by_label("Sound").set_checked(sound)
        go_to(page, f"#/table/{table}")
    mover, other = whoever_is_asked(pages)
    icon = other.locator('link[rel="icon"]')
    expect(other).not_to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/icon.svg")
    for page in pages:
        page.evaluate(LISTEN)
    play_by_text(mover)

    expect(other).to_have_title(re.compile("^● Your turn · Citadels"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    expect(mover.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
    heard = other.evaluate("window.heard")
    assert heard["notices"] == ["Your turn: Which of the 6 characters do you keep?"]
    assert heard["bells"] == (7 if sound else 0)
    play_by_text(other)  # asked again at once: nobody is called twice in one go
    expect(other.locator(".chronicle")).to_contain_text("You keep")
    assert other.evaluate("window.heard.notices.length") == 1
    assert mover.evaluate("window.heard.notices.length") <= 1
