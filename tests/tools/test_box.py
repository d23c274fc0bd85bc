"""What the web client knows of the boxes: the same as `components.toml`, and a word for everything in it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.core.registry import find_game
from tests.games.boxes import box_of, components
from tests.ours import OURS

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ABOUT = re.compile(r"^(id|source|ref|note)$|_(source|ref|note)$")
"""Fields that say where a fact comes from, rather than what it is."""


RECORDED = sorted((WEB / "games").glob("*/recorded/box.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.parent.parent.name)
def test_boards_are_tried_with_the_box_of_their_game(path: Path) -> None:
    game = path.parent.parent.name
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written == box_of(game), "run .venv/bin/python -m tools.moments"
    figures = json.loads(path.with_name("figures.json").read_text(encoding="utf-8"))
    assert figures == find_game(game).figures(), "run .venv/bin/python -m tools.moments"


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


def wanted(game: str) -> set[str]:
    """Every section and every fact of a box, as message ids."""
    found = set()
    for section, value in components(game).items():
        if section in {"refs", "schema"}:
            continue
        found.add(f"section-{section}")
        facts = list(value.values()) if section == "options" else value
        found |= {f"field-{name}" for name in fields(facts)}
    return found


def entries(game: str) -> set[str]:
    """Every entry of a section: a box may name those that have no name in the game's texts."""
    return {
        f"{section}-{entry['id']}"
        for section, value in components(game).items()
        if isinstance(value, list)
        for entry in value
        if "id" in entry
    }


def words(folder: Path, language: str) -> set[str]:
    text = (folder / f"box.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_in_the_boxes_has_a_word_in_one_place(language: str) -> None:
    """What one game alone has lies with its board, what several have with the page."""
    shared = words(WEB / "pages", language)
    missing = set(shared)
    for game in OURS:
        own = words(WEB / "games" / game, language)
        assert own - entries(game) == wanted(game) - shared, game
        missing -= wanted(game)
    assert not missing, "no box has these"
