"""Every rule of every game is guarded by a test. That languages tell the same rules, the conformance kit sees."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.core.conformance.rulebook import rule_ids
from hoftag.core.registry import find_game, game_names
from tests.rules import rules

TESTS = Path(__file__).parent
ELSEWHERE = {"tumult_royal": ("server/rush/test_*.py", "bots/test_*.py")}
"""Tests outside a game's own folder that guard its rules: those of a live table need a server and bots."""
GAMES = [name for name in game_names() if find_game(name).package.startswith("hoftag.games.")]


def cited_in_tests(game: str) -> Iterator[tuple[str, str]]:
    """Each id with the test that cites it: in a decorator, or in a scenario file."""
    folder = TESTS / "games" / game
    further = [path for pattern in ELSEWHERE.get(game, ()) for path in TESTS.glob(pattern)]
    for path in sorted([*folder.rglob("*.py"), *further]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in cited_by(node):
                    yield rule, f"{path.name}::{node.name}"
    for path in sorted(folder.rglob("scenarios/*.toml")):
        named = tomllib.loads(path.read_text(encoding="utf-8")).get("rules", [])
        yield from ((str(rule), path.name) for rule in named)


def cited_by(test: ast.FunctionDef) -> list[str]:
    """What the `rules` decorator of a test names."""
    return [
        str(ast.literal_eval(argument))
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rules"
        for argument in decorator.args
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_guarded_by_a_test(game: str) -> None:
    cited = {rule for rule, _ in cited_in_tests(game)}
    missing = [rule for rule in rule_ids(find_game(game), "en") if rule not in cited]
    assert not missing, f"{game}: no test cites {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_exists(game: str) -> None:
    known = set(rule_ids(find_game(game), "en"))
    unknown = [f"{rule} ({test})" for rule, test in cited_in_tests(game) if rule not in known]
    assert not unknown, f"{game}: there is no rule {', '.join(unknown)}"


def test_the_decorator_keeps_the_ids_with_the_test() -> None:
    @rules("C-1.1", "A-2")
    def example() -> None:
        pass

    assert example.__dict__["rules"] == ("C-1.1", "A-2")
