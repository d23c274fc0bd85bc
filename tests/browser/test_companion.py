"""The companion: for those who play Tumult Royale with the box, with the figures of the host, and offline."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import PHONE, Visit, serving

OWNER = """
[[constants]]
id = "crown_supporter_cost"
value = 8
source = "owner"

[[starting_supporters]]
players = 4
each = 11
supply_left = 61
source = "owner"

[[spinner_areas]]
id = "area-2"
value = 6
source = "owner"

[[spinner_areas]]
id = "area-3"
value = 7
source = "owner"

[[spinner_areas]]
id = "area-4"
value = 8
source = "owner"

[[spinner_areas]]
id = "area-5"
value = 9
source = "owner"

[options.hourglass]
values = [25, 50]
default = 25
source = "owner"
"""
FALSE_FIGURES = """async (path) => {
  const [name] = await caches.keys();
  const kept = await caches.open(name);
  const box = await (await kept.match(path)).json();
  await kept.put(path, Response.json({ ...box, crown_cost: 99 }));
}"""
BOX = "/api/games/tumult_royal/box"


@pytest.fixture(scope="module")
def owners_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("owner")
    (folder / "box.toml").write_text(OWNER, encoding="utf-8")
    with serving(folder, "--components", f"tumult_royal={folder / 'box.toml'}") as found:
        yield found


def expect_owners_figures(page: Page) -> None:
    expect(page.locator(".lengths button")).to_have_text(["25 s", "50 s"])
    expect(page.locator(".seconds").first).to_have_text("25")
    page.get_by_role("tab", name="Spinner").click()
    expect(page.locator("[role=img][aria-label=Spinner] text")).to_have_text(["6", "7", "8", "9"])
    page.get_by_role("button", name="Spin the arrow").first.click()
    expect(page.locator(".number")).to_have_text(re.compile("^[6-9]$"))
    page.get_by_role("tab", name="Score").click()
    page.get_by_role("button", name="New game for 4").click()
    expect(page.locator("tbody tr").first.locator(".counter b")).to_have_text(["1", "11"])
    page.get_by_role("button", name="Crown, round 1").click()
    expect(page.locator("tbody tr").first.locator(".counter b")).to_have_text(["2", "3"])
    expect(page.get_by_text("takes 8 from the king")).to_be_visible()


def test_the_companion_has_the_hosts_figures_with_and_without_a_network(visit: Visit, owners_address: str) -> None:
    page = visit(f"{owners_address}#/companion")
    expect(page.get_by_text("Saved on this device")).to_be_visible()
    expect_owners_figures(page)
    page.context.set_offline(True)
    page.reload()
    expect_owners_figures(page)


def test_the_server_knows_better_than_what_was_kept(visit: Visit, owners_address: str) -> None:
    page = visit(f"{owners_address}#/companion")
    expect(page.get_by_text("Saved on this device")).to_be_visible()
    page.evaluate(FALSE_FIGURES, BOX)
    page.reload()
    expect_owners_figures(page)
    page.context.set_offline(True)
    page.reload()
    expect_owners_figures(page)


@pytest.mark.parametrize(
    ("language", "says", "again"),
    [
        ("en-GB", "This device does not have the numbers of the game yet", "Try again"),
        ("de-DE", "Die Zahlen des Spiels sind noch nicht auf diesem Gerät", "Noch einmal versuchen"),
    ],
)
def test_without_figures_it_says_so_and_shows_none(visit: Visit, language: str, says: str, again: str) -> None:
    page = visit(language=language, window=PHONE, service_workers="block")
    page.context.route(f"**{BOX}", lambda route: route.abort())
    page.goto("#/companion")
    expect(page.get_by_role("alert")).to_contain_text(says)
    expect(page.locator("button.glass")).to_have_count(0)
    assert faults(page, "companion without figures") == []
    page.context.unroute_all()
    page.get_by_role("button", name=again).click()
    expect(page.locator("button.glass")).to_be_visible()


def test_the_companion_works_without_a_network(visit: Visit) -> None:
    page = visit("#/companion", window=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_text("Saved on this device")).to_be_visible()
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "it can be installed"

    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Tumult Royale on the table")).to_be_visible()
    page.get_by_role("button", name="30 s").click()
    page.get_by_role("button", name="Turn the hourglass").tap()
    expect(page.locator(".glass.running .seconds").first).to_have_text(re.compile("^2[1-9]$"))
    page.get_by_role("button", name="Large").tap()
    expect(page.locator("dialog .seconds")).to_have_count(4)
    large = page.locator("dialog button.glass").bounding_box()
    assert large
    assert (large["x"], large["width"]) == (0, PHONE[0]), "the large glass fills the screen"
    page.get_by_role("button", name="Back to the page").tap()

    page.get_by_role("tab", name="Spinner").click()
    page.get_by_role("button", name="Spin the arrow").first.click()
    expect(page.locator(".number")).to_have_text(re.compile("[2-5]"))
    page.get_by_label("For gamblers").check()
    for _ in range(3):
        page.get_by_role("button", name="Spin the arrow").first.click()
    expect(page.locator("dd")).to_have_text([re.compile("[2-5]")] * 3)

    page.get_by_role("tab", name="Score").click()
    page.get_by_role("button", name="One supporter more").nth(1).click()
    page.get_by_role("button", name="Crown, round 1").click()
    expect(page.locator("tbody tr").nth(1).locator(".counter b")).to_have_text(["2", "11"])
    assert faults(page, "companion") == []
    page.reload()
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_role("button", name="Crown, round 2")).to_be_visible()


def crown(page: Page, round_number: int) -> None:
    page.get_by_role("button", name=f"Crown, round {round_number}", exact=True).click()


def test_a_number_that_had_to_be_reconstructed_ends_no_game_until_its_owner_tells_it(visit: Visit) -> None:
    page = visit("#/companion", window=PHONE)
    page.get_by_role("tab", name="Score").click()
    page.get_by_role("button", name="New game for 2").click()
    limits = page.locator(".chronicle .limit")
    expect(limits).to_have_text(["?", "5", "?", "?", "0"])
    for _ in range(8):
        page.get_by_role("button", name="One statue more: Player 1").click()
    for number in range(1, 7):
        crown(page, number)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("In round 6 first and last were")
    expect(verdict).to_contain_text("If the number below that space is smaller, the game is over")
    expect(page.get_by_role("button", name="Crown, round 7")).to_be_enabled()
    assert faults(page, "companion with unknown numbers") == []

    for space, limit in ((6, "6"), (8, "4"), (9, "2")):
        page.get_by_label(f"Space {space}").fill(limit)
        page.get_by_label(f"Space {space}").press("Enter")
    expect(limits).to_have_text(["6", "5", "4", "2", "0"])
    expect(verdict).to_contain_text("The gap is too large: the game is over. Player 1 wins.")
    page.reload()
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_text("Numbers in your box: 6, 4, 2")).to_be_visible()
    page.get_by_role("button", name="Change them").click()
    page.get_by_label("Space 6").fill("15")
    page.get_by_label("Space 6").press("Enter")
    expect(page.get_by_role("button", name="Crown, round 7")).to_be_enabled()
    expect(verdict).not_to_contain_text("In round 6")


def test_a_king_who_cannot_pay_is_helped_out_first(visit: Visit) -> None:
    """T-11.4: 105 supporters, two players with 2 and 1; everybody gets 5, then the king returns 5."""
    page = visit("#/companion", language="de-DE")
    page.get_by_role("tab", name="Wertung").click()
    page.evaluate(
        """() => localStorage.setItem('hoftag-companion', JSON.stringify({
            players: [{ name: 'Anna', statues: 1, supporters: 2 }, { name: 'Ben', statues: 1, supporters: 1 }],
            ranks: [1, 0], kings: [], mercy: [], ended: null,
        }))"""
    )
    page.reload()
    page.get_by_role("tab", name="Wertung").click()
    expect(page.locator(".verdict")).to_contain_text("Anna hat weniger als 5 Gefolgsleute")
    page.get_by_role("button", name="Krönen, Runde 1").click()
    expect(page.locator("tbody tr").nth(0).locator(".counter b")).to_have_text(["2", "2"])
    expect(page.locator("tbody tr").nth(1).locator(".counter b")).to_have_text(["1", "6"])
    expect(page.locator(".verdict")).to_contain_text("also haben zuerst alle 5 aus dem Vorrat bekommen")


def test_the_hourglass_of_the_companion_runs_out(visit: Visit) -> None:
    page = visit(window=PHONE)
    page.clock.install()
    page.goto("#/companion")
    page.get_by_role("button", name="Turn the hourglass").click()
    page.clock.run_for(10_500)
    expect(page.locator(".seconds").first).to_have_text("10")
    page.clock.run_for(10_000)
    expect(page.get_by_text("Time is up!")).to_be_attached()
    expect(page.locator(".glass.out")).to_be_visible()
