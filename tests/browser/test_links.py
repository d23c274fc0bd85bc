"""Links as they are sent: the pictures that the build draws, and a browser that follows them."""

import re
import struct

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.people import ask, be_guest, quick_table
from tests.ours import OURS

pytestmark = pytest.mark.painted


@pytest.fixture
def site(address: str) -> str:
    return address.rstrip("/")


def picture(page: str) -> bytes:
    """The picture that a page of a link names."""
    found = re.search('property="og:image" content="([^"]+)"', page)
    assert found
    answer = httpx.get(found[1].replace("&amp;", "&"), timeout=60, trust_env=False)
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    return answer.content


@pytest.mark.parametrize("game", OURS)
def test_each_game_has_its_picture_with_the_names_in_it(visit: Visit, site: str, game: str) -> None:
    page = visit()
    be_guest(page, "Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    drawn = []
    for name in ("Anna", "Łucja Ωmega", "Жанна 👑"):
        ask(page, "PATCH", "/me", {"name": name})
        table = ask(page, "POST", "/tables", {"game": game, "seats": seats, "visibility": "public"})["id"]
        text = httpx.get(f"{site}/t/{table}", trust_env=False).text
        assert name.partition(" ")[0] in text
        drawn.append(picture(text))
    assert len(set(drawn)) == 3
    assert len(drawn[0]) > 60_000  # a painting, and not only a ground


def test_a_link_leads_on_without_a_script(visit: Visit, browser: Browser, site: str) -> None:
    page = visit()
    table = quick_table([page], bots=2, visibility="public")
    with browser.new_context(java_script_enabled=False) as context:
        reader = context.new_page()
        reader.goto(f"{site}/t/{table}")
        reader.wait_for_url(f"**/#/table/{table}")


def test_a_link_leads_to_the_table_and_to_a_moment_of_its_replay(visit: Visit, site: str) -> None:
    page = visit()
    table = quick_table([page], bots=2, visibility="public")
    expect(page.locator(".status.asked")).to_be_visible()
    friend = visit(f"{site}/t/{table}")
    friend.wait_for_url(f"**/#/table/{table}")
    expect(friend.locator(".status")).to_be_visible()
    friend.goto(f"{site}/r/{table}?at=1")
    friend.wait_for_url(f"**/#/table/{table}/replay?at=1")
    expect(friend.locator("output")).to_be_visible()


def test_a_private_table_is_opened_by_the_link_that_is_copied(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask(page, "POST", "/tables", {"game": OURS[-1], "seats": seats, "visibility": "private"})
    page.goto(f"#/table/{table['id']}?key={table['key']}")
    link = page.get_by_label("Link to the table").input_value()
    assert link.endswith(f"/t/{table['id']}?key={table['key']}")
    friend = visit(link)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    stranger = visit(link.partition("?")[0])
    expect(stranger.get_by_text("This table is private")).to_be_visible()


def test_the_client_can_be_installed(visit: Visit, site: str) -> None:
    page = visit("/", language="de-DE")
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_count(1)
    found = httpx.get(f"{site}{manifest.get_attribute('href')}", trust_env=False).json()
    assert found["lang"] == "de"
    for icon in found["icons"]:
        answer = httpx.get(f"{site}{icon['src']}", trust_env=False)
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "x".join(map(str, struct.unpack(">II", answer.content[16:24]))) == icon["sizes"]
    assert {"maskable", "any"} <= {icon["purpose"] for icon in found["icons"]}
    page.goto(f"{site}#/companion")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/companion.de.webmanifest")
