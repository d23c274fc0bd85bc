"""A package of its own adds a game: installed for real, then found, played and checked."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game, game_names
from tests.ours import ANY

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_games_of_this_package_are_there() -> None:
    assert ANY in game_names()
    assert find_game(ANY).name == ANY
    assert find_game(ANY) is find_game(ANY)


def test_an_unknown_game_is_answered_with_what_there_is() -> None:
    with pytest.raises(HoftagError, match=f"there is no game 'chess'; there is {ANY}"):
        find_game("chess")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example packages are installed beside Hoftag."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(site), str(EXAMPLES / "tribute"), str(EXAMPLES / "liars")], check=True)
    return {**os.environ, "PYTHONPATH": str(site)}


def hoftag(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "hoftag", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", ["tribute", "liars"])
def test_an_installed_package_adds_its_game(installed: dict[str, str], game: str) -> None:
    report = json.loads(hoftag(installed, "check", game, "--games", "40", "--json"))
    assert report["checked"] == game
    assert report["games"] == 40
