"""What the chronicle of the web table cites: rules and events that exist."""

import re
from pathlib import Path

import pytest

from hoftag.core.registry import find_game
from hoftag.core.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/cites.ts"))


@pytest.mark.parametrize("name", GAMES)
def test_the_chronicle_cites_rules_that_there_are_for_events_that_there_are(name: str) -> None:
    game = find_game(name)
    source = (ROOT / "web" / "src" / "games" / name / "cites.ts").read_text(encoding="utf-8")
    cites = dict(re.findall(r"^  '?([\w-]+)'?: '([A-Z]+-[\w.]+)',$", source, re.MULTILINE))
    text = game.resources().joinpath("text.en.ftl").read_text(encoding="utf-8")
    assert len(cites) > 20
    assert set(cites.values()) <= set(rulebook(game, "en").rules)
    assert set(cites) <= set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_what_the_chronicle_folds_are_events_that_there_are(name: str) -> None:
    source = (ROOT / "web" / "src" / "games" / name / "index.ts").read_text(encoding="utf-8")
    quiet = re.search(r"const quiet = \[(.*?)\]", source, re.DOTALL)
    text = find_game(name).resources().joinpath("text.en.ftl").read_text(encoding="utf-8")
    named = re.findall(r"'([\w-]+)'", quiet[1]) if quiet else []
    assert set(named) <= set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))
