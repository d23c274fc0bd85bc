"""What the web client knows of the boxes: the same as `components.toml`, and a word for everything in it."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hoftag.core.registry import find_game, game_names

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ABOUT = re.compile(r"^(id|source|ref|note)$|_(source|ref|note)$")
"""Fields that say where a fact comes from, rather than what it is."""


def components(game: str) -> dict[str, Any]:
    return tomllib.loads(find_game(game).resources().joinpath("components.toml").read_text(encoding="utf-8"))


def box_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(find_game(game).box_view()))
    return found


def test_the_box_that_the_board_of_kingsburg_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("kingsburg"), components("kingsburg")
    for one in data["advisors"]:
        shown = box["advisors"][one["id"]]
        assert (shown["rank"], shown["optional"]) == (one["rank"], one["optional"])
        options = [{"pay": option.get("pay", {}), "gain": option["gain"]} for option in one["options"]]
        assert shown["options"] == options
    assert box["buildings"] == {
        one["id"]: {
            "row": one["row"],
            "column": one["column"],
            "cost": [one["cost"][good] for good in ("gold", "wood", "stone")],
            "points": one["vp"],
        }
        for one in data["buildings"]
    }
    assert list(box["buildings"]) == [one["id"] for one in data["buildings"]], "prices are told in this order"
    assert box["enemies"] == {one["id"]: {"foe": one["type"], "strength": one["strength"]} for one in data["enemies"]}
    assert box["reconstructed"] == [one["id"] for one in data["governors"] if one["source"] == "reconstructed"]
    trades = {one["id"]: effect for one in data["buildings"] for effect in one["effects"] if "pay" in effect}
    assert box["trades"] == {name: {"pay": one["pay"], "gain": one["gain"]} for name, one in trades.items()}
    assert box["years"] == data["rules"]["years"]


def test_the_box_that_the_board_of_citadels_shows_is_the_one_that_is_played() -> None:
    data = components("citadels")
    assert box_of("citadels") == {
        "city_size": data["scoring"]["city_size"],
        "characters": {one["id"]: one["income_colour"] or None for one in data["characters"]},
        "districts": {
            one["id"]: {"colour": one["colour"], "cost": one["cost"], "points": one["points"]}
            for one in data["districts"]
        },
    }


def test_the_box_that_the_board_of_tumult_royal_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("tumult_royal"), components("tumult_royal")
    constants = {one["id"]: one["value"] for one in data["constants"]}
    assert box["statues"] == constants["statues_to_win_at_once"]
    assert box["crown_cost"] == constants["crown_supporter_cost"]
    assert box["tumult_loss"] == constants["tumult_supporter_loss"]
    for one in data["field_types"]:
        shown = box["fields"][one["id"]]
        assert (shown["statues"], shown["cost"]) == (one["statues"], one["cost"])
        far = {good: constants["remote_cost_factor"] * part for good, part in one["cost"].items()}
        assert shown["far"] == (far if one["remote"] else None)
    spaces = [(one["statues"], one.get("threshold")) for one in data["chronicle_spaces"]]
    assert [(one["statues"], one["limit"]) for one in box["spaces"]] == spaces
    areas = [(one["from_deg"], one["to_deg"], one["value"]) for one in data["spinner_areas"]]
    assert [(one["start"], one["end"], one["number"]) for one in box["spinner"]] == areas
    assert box["supporters"] == {str(one["players"]): one["each"] for one in data["starting_supporters"]}
    assert box["reconstructed"] == [one["id"] for one in data["region_tiles"] if one["source"] == "reconstructed"]


def test_the_box_that_the_board_of_die_staufer_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("staufer"), components("staufer")
    assert {name: one["colour"] for name, one in box["chests"].items()} == {
        one["id"]: one["colour"] for one in data["chests"]
    }
    for one in data["chests"]:
        shown = [effect["op"] for effect in box["chests"][one["id"]]["effects"]]
        assert shown == [effect["op"] for effect in one.get("effect", [])]
    assert box["turns"] == data["meta"]["action_figures_per_player"]
    assert list(box["reconstructed"]) == ["2", "3", "4", "5"]


RECORDED = sorted((WEB / "dev" / "fixtures").glob("*/box.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.parent.name)
def test_boards_are_tried_with_the_box_of_their_game(path: Path) -> None:
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written == box_of(path.parent.name), "run .venv/bin/python -m tools.moments"
    figures = json.loads(path.with_name("figures.json").read_text(encoding="utf-8"))
    assert figures == find_game(path.parent.name).figures(), "run .venv/bin/python -m tools.moments"


def fields(value: object) -> Iterator[str]:
    """The names of all facts, however deep they lie, and of those that have a source of their own."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name.endswith("_source"):
                yield name.removesuffix("_source")
            elif not ABOUT.search(name):
                yield name
                yield from fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner)


def wanted() -> set[str]:
    """Every section and every fact of every box, as message ids."""
    found = set()
    for game in game_names():
        for section, value in components(game).items():
            if section in {"refs", "schema"}:
                continue
            found.add(f"section-{section}")
            facts = list(value.values()) if section == "options" else value
            found |= {f"field-{name}" for name in fields(facts)}
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_in_the_boxes_has_a_word(language: str) -> None:
    text = (WEB / "pages" / f"box.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == wanted()
