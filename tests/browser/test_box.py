"""What is in the box: for players first, its sources folded; and the quiet signs on what was reconstructed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import quick_table
from tests.ours import needs

pytestmark = needs("kingsburg")


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_the_page_of_a_box_tells_players_what_is_in_it_and_folds_the_sources(
    visit: Visit, window: tuple[int, int]
) -> None:
    page = visit("#/components/kingsburg", window=window)
    expect(page.get_by_text("2 to 5 players · 90 minutes")).to_be_visible()
    expect(page.get_by_text("Pay 1 point, take 3 goods of your choice.")).to_be_visible()
    sources = page.locator("dl.refs")
    expect(sources).to_have_count(0)
    everything = page.locator("h3").count()
    page.get_by_label("Only what is reconstructed").check()
    expect(page.get_by_role("heading", name="Advisors")).to_have_count(0)
    assert 0 < page.locator("h3").count() < everything
    page.get_by_text("All the numbers, and where they come from").click()
    expect(sources).to_be_visible()


def test_signs_on_what_was_reconstructed_are_there_for_those_who_want_them(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=1, game="kingsburg", options={"governors": True})
    expect(page.get_by_role("link", name="Some things in this box are reconstructed")).to_be_visible()
    signs = page.locator("[data-reconstructed]")
    assert [one for one in signs.all() if one.is_visible()] == []
    page.goto("#/settings")
    page.get_by_label("Mark what is reconstructed").check()
    expect(page.locator("html")).to_have_attribute("data-marks", "on")
