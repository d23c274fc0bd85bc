"""Every page: nothing that axe finds serious, no sideways scrolling on a phone, the other language at a click."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, ROOT, Visit

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES = [
    "",
    "#/lobby",
    "#/new",
    "#/profile",
    "#/settings",
    "#/account",
    "#/rules",
    "#/rules/citadels/C-3.4",
    "#/components/citadels",
    "#/about",
    "#/companion",
    "#/nowhere",
]


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in {"serious", "critical"}
    ]


def play_against_bots(page: Page, name: str) -> None:
    page.locator("#home-name").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".bar")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    base = page.url.split("#", maxsplit=1)[0]
    found = []
    for path in PAGES:
        page.goto(base + path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += [f"{path or 'home'} {fault}" for fault in faults(page)]
    page.goto(base)
    play_against_bots(page, "Axel")
    expect(page.locator(".status.asked")).to_be_visible()
    found += [f"table {fault}" for fault in faults(page)]
    for key in ("l", "m", "o", "r"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        found += [f"table {key} {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
        page.locator("h1").first.click()
    page.get_by_role("button", name="Text instead of the board").click()
    expect(page.locator("#text-question")).to_be_visible()
    found += [f"text {fault}" for fault in faults(page)]
    table = page.url
    page.goto(f"{table}/replay?at=0")
    expect(page.locator("output")).to_be_visible()
    found += [f"replay {fault}" for fault in faults(page)]
    assert found == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(language=language, window=PHONE, has_touch=True, is_mobile=True)
    base = page.url.split("#", maxsplit=1)[0]
    for path in PAGES:
        page.goto(base + path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path or "home"


def test_the_language_changes_at_a_click_and_stays(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.get_by_role("button", name="Auf Deutsch").click()
    expect(page.get_by_role("heading", name="Setz dich dazu")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    play_against_bots(page, "Anna")
    expect(page.get_by_role("heading", name="Ohne Furcht und Adel")).to_be_visible()
    page.get_by_role("button", name="In English").click()
    expect(page.get_by_role("heading", name="Citadels")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Citadels")).to_be_visible()


def test_a_table_goes_on_after_the_line_broke(visit: Visit) -> None:
    page = visit()
    play_against_bots(page, "Otto")
    expect(page.locator(".status.asked")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("You are offline", exact=False)).to_be_visible()
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You are offline", exact=False)).to_be_hidden()
    page.keyboard.press("t")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".chronicle")).to_contain_text("You keep")


def test_hot_seat_hands_the_device_over(visit: Visit) -> None:
    page = visit()
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/new")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Shuffle the seats").uncheck()
    page.get_by_role("combobox", name="Seat 2").select_option("guest")
    page.get_by_label("Name of the person beside you").fill("Berta")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    assert page.locator("[data-spot]").count() == 0
    page.keyboard.press("Enter")
    expect(page.locator(".bar")).to_be_visible()


def test_a_guest_becomes_an_account_and_comes_back(visit: Visit) -> None:
    page = visit()
    play_against_bots(page, "Karl")
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/account")
    form = page.locator("form", has=page.get_by_role("button", name="Make the account"))
    form.get_by_label("User name").fill("karl.der.grosse")
    form.locator("input[type=password]").fill("aix-la-chapelle")
    form.get_by_role("button", name="Make the account").click()
    expect(page.get_by_text("Logged in as karl.der.grosse")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    form = page.locator("form", has=page.get_by_role("button", name="Log in"))
    form.get_by_label("User name").fill("karl.der.grosse")
    form.locator("input[type=password]").fill("aix-la-chapelle")
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Logged in as karl.der.grosse")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="Running")).to_be_visible()


def test_the_first_load_is_small(visit: Visit, address: str) -> None:
    """Files as they lie there, compressed as a server would send them: below 150 KiB."""
    import gzip

    page = visit()
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    static = ROOT / "src" / "hoftag" / "static"
    files: list[Path] = [static / "index.html", *(static / name.lstrip("/") for name in names if "/api/" not in name)]
    total = sum(
        file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes())) for file in set(files)
    )
    assert total < 150 * 1024
