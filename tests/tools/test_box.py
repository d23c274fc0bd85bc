"""What the web client knows of the boxes: the same as `components.toml`, and a word for everything in it."""

import importlib
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


def test_the_box_that_the_board_of_kingsburg_shows_is_the_one_that_is_played() -> None:
    box = json.loads((WEB / "games" / "kingsburg" / "box.json").read_text(encoding="utf-8"))
    data = components("kingsburg")
    for one in data["advisors"]:
        assert box["advisors"][one["id"]] == {name: one[name] for name in ("rank", "options", "optional")}
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
    box = json.loads((WEB / "games" / "citadels" / "box.json").read_text(encoding="utf-8"))
    data = components("citadels")
    characters = {one["id"]: one for one in data["characters"]}
    districts = {one["id"]: one for one in data["districts"]}
    assert box == {
        "citySize": data["scoring"]["city_size"],
        "takeGold": data["turn"]["take_gold"],
        "takeCards": data["turn"]["draw_cards"],
        "merchantGold": characters["merchant"]["bonus_gold"],
        "architectCards": characters["architect"]["bonus_cards"],
        "mercenaryDiscount": characters["mercenary"]["destroy_discount"],
        "smithyPrice": districts["smithy"]["effect_pay_gold"],
        "smithyCards": districts["smithy"]["effect_draw_cards"],
        "laboratoryGold": districts["laboratory"]["effect_gain_gold"],
        "characters": {name: one["income_colour"] or None for name, one in characters.items()},
        "districts": {
            name: {"colour": one["colour"], "cost": one["cost"], "points": one["points"]}
            for name, one in districts.items()
        },
    }


BOXES = sorted(path.parent.name for path in (WEB / "games").glob("*/box.json"))


@pytest.mark.parametrize("game", BOXES)
def test_the_box_that_a_board_shows_is_the_one_that_would_be_written_now(game: str) -> None:
    album = importlib.import_module(f"tools.moments.{game}").ALBUM
    written = json.loads((WEB / "games" / game / "box.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(album.box())), "run .venv/bin/python -m tools.moments"


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
