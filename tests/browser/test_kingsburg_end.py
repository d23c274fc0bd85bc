"""The end of Kingsburg: what scrolls in the hall can be scrolled by keyboard, though nothing in it can be pressed."""

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults
from tools.matrix.look import LONGEST, REST
from tools.matrix.page import built, opened, served
from tools.matrix.windows import window

SIZES = ("1440x900", "820x1180", "390x844")


@pytest.mark.timeout(180)
def test_what_scrolls_at_the_end_can_be_reached_by_keyboard(browser: Browser) -> None:
    found = []
    with served(built()) as address:
        for size in SIZES:
            with opened(browser, window(size)) as page:
                page.goto(f"{address}/src/dev/table.html?at=kingsburg/over-4", wait_until="commit")
                page.wait_for_function("'hoftag' in window")
                page.evaluate(REST, LONGEST)
                found += faults(page, size, ".board")
    assert found == []
