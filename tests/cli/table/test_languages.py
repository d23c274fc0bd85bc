"""A further language needs files and nothing else: one made by a tool is spoken in the terminal, and has room there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hoftag.bots.court import FIGURES
from hoftag.core.conformance.words import GAP
from hoftag.core.registry import find_game
from hoftag.core.rulebook import rulebook
from tests.cli.table.terminal import HOFTAG, environment
from tests.ours import ANY, OURS
from tools.pseudo import CODE, accented, speaking

ROOT = Path(__file__).parents[3]
PLAIN = re.compile("[A-Za-zäöüÄÖÜß]{2,}")
TYPED = ("help", "why", "rules", "table", "log", "save", "quit")
SAME = {*FIGURES.values(), "II", "III", "IV", *TYPED}
"""What is called so in every language, and what is typed."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return speaking(tmp_path_factory.mktemp("house"), client=False)


def hoftag(home: Path, packages: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [*HOFTAG, *arguments, "--lang", CODE],
        input=typed,
        env=environment(home, PYTHONPATH=str(packages)),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def left_in_plain(text: str) -> list[str]:
    """Lines with plain words; rules name options as programs do, in `code`."""
    lines = re.sub("`[^`]*`", "", text).splitlines()
    return [line for line in lines if set(PLAIN.findall(line)) - SAME and "/" not in line]


@pytest.mark.parametrize("game", OURS)
def test_a_game_speaks_a_new_language(tmp_path: Path, packages: Path, game: str) -> None:
    typed = ("1\n" * 15).join(f"{word}\n" for word in TYPED)
    said = hoftag(tmp_path, packages, "play", game, "--seed", "3", "--plain", typed=typed)
    assert left_in_plain(said) == []
    assert not GAP.search(re.sub("  +", " ", said))


def test_rules_and_games_are_told_in_it(tmp_path: Path, packages: Path) -> None:
    first = rulebook(find_game(ANY), "en").chapters[0].title
    assert accented(first) in hoftag(tmp_path, packages, "rules", ANY)
    assert accented("players") in hoftag(tmp_path, packages, "games")


def test_it_fits_every_screen(tmp_path: Path, packages: Path) -> None:
    """What is shown of the languages there are, shown of this one."""
    tests = [f"tests/cli/table/test_{what}.py" for what in ("layout", "tables")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", CODE],
        cwd=ROOT,
        env=environment(tmp_path, PYTHONPATH=str(packages)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
