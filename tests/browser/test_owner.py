"""A host whose boxes have other numbers: every board shows the host's, and so does the text interface."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hoftag.core.components import shipped_data
from hoftag.core.registry import find_game
from hoftag.core.words import game_words
from tests.browser.conftest import Visit, serving
from tests.browser.people import quick_table
from tests.ours import OURS, needs

Entry = dict[str, object]


def entries(game: str, name: str) -> list[Entry]:
    """A table of the box as it is shipped."""
    found = shipped_data(f"hoftag.games.{game}")[name]
    assert isinstance(found, list)
    return found


def more(value: object, by: int) -> int:
    assert isinstance(value, int)
    return value + by


def dearer(value: object, by: int) -> Entry:
    assert isinstance(value, dict)
    return {good: more(count, by) for good, count in value.items()}


def dear_offices(value: object) -> list[Entry]:
    """Those for two players."""
    assert isinstance(value, dict)
    return [{**office, "cost": more(office["cost"], 1)} for office in value["2"]]


def citadels_box() -> Entry:
    return {
        "counts": {"gold_pieces": 33},
        "turn": {"take_gold": 3},
        "districts": [
            {"id": one["id"], "cost": more(one["cost"], 2), "points": more(one["points"], 3)}
            for one in entries("citadels", "districts")
        ],
    }


def kingsburg_box() -> Entry:
    return {
        "buildings": [
            {"id": one["id"], "cost": dearer(one["cost"], 1), "vp": more(one["vp"], 2)}
            for one in entries("kingsburg", "buildings")
        ],
        "advisors": [{"id": "squire", "name_en": "Stable Boy", "options": [{"gain": {"gold": 3}}]}],
    }


def staufer_box() -> Entry:
    return {
        "regions": [
            {"id": one["id"], "offices": {"2": dear_offices(one["offices"])}} for one in entries("staufer", "regions")
        ],
        "point_tiles": [{"id": one["id"], "values": {"2": [11, 9]}} for one in entries("staufer", "point_tiles")],
        "brown_rows": [{"id": one["id"], "points": more(one["points"], 1)} for one in entries("staufer", "brown_rows")],
    }


def tumult_royal_box() -> Entry:
    return {
        "field_types": [{"id": "pasture", "cost": {"bread": 2, "marble": 1, "tools": 2}}],
        "constants": [{"id": "crown_supporter_cost", "value": 7}],
    }


OWNERS: dict[str, Callable[[], Entry]] = {
    "citadels": citadels_box,
    "kingsburg": kingsburg_box,
    "staufer": staufer_box,
    "tumult_royal": tumult_royal_box,
}
BOXES = {game: OWNERS[game]() for game in OURS}


def owned(game: str) -> Any:  # noqa: ANN401 - the box view of any game
    """What a board is shown of the owner's box."""
    return find_game(game).with_components(BOXES[game]).box_view()


def toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an owner's file for each game."""
    folder = tmp_path_factory.mktemp("owner")
    given = []
    for game, box in BOXES.items():
        file = folder / f"{game}.toml"
        file.write_text("\n".join(f"{name} = {toml(part)}" for name, part in box.items()), encoding="utf-8")
        given += ["--components", f"{game}={file}"]
    with serving(folder, *given) as found:
        yield found


def sit_down(visit: Visit, game: str) -> Page:
    page = visit()
    quick_table([page], bots=1, game=game)
    expect(page.locator(".status.asked")).to_be_visible()
    return page


def labels(page: Page, where: str) -> str:
    """What a screen reader says of everything there."""
    return " ".join(page.locator(where).all_inner_texts())


def as_text(page: Page) -> str:
    """The whole table in the text interface."""
    page.keyboard.press("t")
    expect(page.locator("#text-question")).to_be_visible()
    expect(page.get_by_text("One moment …")).to_have_count(0)
    return page.locator("main").inner_text()


CARDS = """found => found.map((one) => ['.name', '.cost'].map((part) => one.querySelector(part).textContent.trim()))"""


@needs("citadels")
def test_districts_cost_what_the_owner_says(visit: Visit) -> None:
    page = sit_down(visit, "citadels")
    words = game_words(find_game("citadels"), "en")
    districts = {words.say(f"district-{name}"): facts for name, facts in owned("citadels")["districts"].items()}
    hand = page.locator(".hand .face.card").evaluate_all(CARDS)
    text = as_text(page)
    assert len(hand) == 4
    for name, cost in hand:
        facts = districts[name]
        assert int(cost) == facts["cost"], name
        assert f"{name} ({facts['colour']}, {cost}, {facts['points']} points)" in text


@needs("kingsburg")
def test_buildings_cost_and_bring_what_the_owner_says(visit: Visit) -> None:
    page = sit_down(visit, "kingsburg")
    buildings = owned("kingsburg")["buildings"]
    said, text = labels(page, ".province .sr-only"), as_text(page)
    for name, facts in buildings.items():
        gold, wood, stone = facts["cost"]
        if facts["row"] in "BCDEF":
            assert f"Costs {gold} gold, {wood} wood, {stone} stone. {facts['points']} points." in said, name
    gold, wood, stone = buildings["inn"]["cost"]
    assert f"Inn: {gold} gold, {wood} wood, {stone} stone, {buildings['inn']['points']} points" in text


TOWNS = {
    "aachen": "Aachen",
    "augsburg": "Augsburg",
    "mailand": "Milan",
    "nimwegen": "Nijmegen",
    "palermo": "Palermo",
    "strassburg": "Strasbourg",
}


@needs("staufer")
def test_offices_cost_and_regions_bring_what_the_owner_says(visit: Visit) -> None:
    page = sit_down(visit, "staufer")
    said, text = labels(page, "[data-spot] .sr-only"), as_text(page)
    rows = {row.split("\t")[0].partition(",")[0]: row.split("\t")[1:] for row in text.splitlines() if "\t11/9\t" in row}
    assert len(rows) == len(entries("staufer", "regions"))
    for region in entries("staufer", "regions"):
        for place, office in enumerate(dear_offices(region["offices"]), 1):
            town = TOWNS[str(region["id"])]
            assert re.search(rf"Office {place} in {town}(, free)?, number {office['cost']}\b", said), (town, place)
            assert rows[town][place].startswith(str(office["cost"])), (town, place)


@needs("tumult_royal")
def test_fields_and_crowns_cost_what_the_owner_says(visit: Visit) -> None:
    page = sit_down(visit, "tumult_royal")
    page.locator("[data-place=space-1]").click()
    expect(page.get_by_role("dialog")).to_contain_text("returns 7 supporters")
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)  # what lies under a resting mouse is not meant at once
    page.locator(".land .gold").first.click()
    pasture = page.locator(".land .pasture [data-spot][aria-pressed=false]").first
    pasture.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("2 bread, 1 marble, 2 tools")
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    pasture.click()
    plan = page.get_by_role("region", name="Your plan")
    near, afar = "2 bread, 1 marble, 2 tools", "4 bread, 2 marble, 4 tools"
    expect(plan.locator("li")).to_contain_text(re.compile(f"{near}|{afar}"))
    expect(plan.locator(".sum")).to_contain_text(re.compile(f"Needed.*({near}|{afar})"))


@needs("citadels")
def test_words_state_the_figures_of_the_owner(visit: Visit) -> None:
    page = visit("#/new?game=citadels")
    expect(page.locator("option", has_text="33 pieces and no more")).to_have_count(1)


@needs("kingsburg")
def test_words_state_the_names_of_the_owner(visit: Visit) -> None:
    page = sit_down(visit, "kingsburg")
    expect(page.get_by_role("button", name=re.compile(r"Stable Boy.* 3 gold\."))).to_have_count(1)
