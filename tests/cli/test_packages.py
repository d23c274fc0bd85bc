"""Packages that cannot be used: each is skipped with one sentence, and takes nothing else down."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import httpx
import pytest

from hoftag.core.registry import find_game
from tests.ours import ANY, OURS
from tests.server.bots.kit import serving

TRIBUTE = Path(__file__).parents[2] / "examples" / "tribute" / "src"
HOUSE = sorted(OURS)
GIFT = """
from tribute import TributeGame

class Gift(TributeGame):
    name = "gift"
    package = "gift"

GAME = Gift()
"""
WITH_STRATEGY = """
    @property
    def strategy(self):
        raise LookupError("no idea")

GAME"""


def install(site: Path, source: str = GIFT, name: str = "gift", announces: str = "gift", without: str = "") -> None:
    """What pip leaves of a package: its module with texts, and what it announces."""
    folder = site / "gift"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text(dedent(source))
    for file in (TRIBUTE / "tribute").glob("*.*.*"):
        if file.name != without:
            text = file.read_text(encoding="utf-8").replace("game-tribute", "game-gift")
            (folder / file.name).write_text(text, encoding="utf-8")
    about = site / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[hoftag.games]\n{announces} = gift:GAME\n")


def hoftag(site: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """The command where the packages of this folder are installed as well."""
    path = os.pathsep.join([str(site), str(TRIBUTE), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "hoftag", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def listed(done: "subprocess.CompletedProcess[str]") -> list[str]:
    return [game["game"] for game in json.loads(done.stdout)]


def test_a_package_that_is_whole_adds_its_game(tmp_path: Path) -> None:
    install(tmp_path)
    found = hoftag(tmp_path, "games", "--json")
    assert listed(found) == sorted([*HOUSE, "gift"])
    assert found.stderr == ""


@pytest.mark.parametrize(
    ("source", "without", "why"),
    [
        ("import nowhere_to_be_found", "", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("raise SystemExit('no')", "", "SystemExit: no"),
        ("GAMES = 1", "", "AttributeError: module 'gift' has no attribute 'GAME'"),
        ("GAME = 'chess'", "", "it is no Game, but of the type str"),
        (GIFT.replace('name = "gift"', 'name = "present"'), "", "it calls itself 'present'"),
        (GIFT.replace('package = "gift"', 'package = "grift"'), "", "ModuleNotFoundError: No module named 'grift'"),
        (GIFT, "text.en.ftl", "there is no text.en.ftl in gift"),
        (GIFT, "rules.en.md", "there is no rules.en.md in gift"),
    ],
)
def test_a_broken_package_is_skipped_with_one_sentence(tmp_path: Path, source: str, without: str, why: str) -> None:
    install(tmp_path, source, without=without)
    sentence = f"hoftag: the game 'gift' of the package gift cannot be used: {why}\n"
    found = hoftag(tmp_path, "games", "--json")
    assert listed(found) == HOUSE
    assert found.stderr == sentence
    refused = hoftag(tmp_path, "play", "gift")
    assert refused.returncode == 2
    assert refused.stderr == sentence


def test_every_command_survives_a_broken_neighbour(tmp_path: Path) -> None:
    install(tmp_path, "import nowhere_to_be_found")
    broken = "hoftag: the game 'gift' of the package gift cannot be used: ModuleNotFoundError: No module named "
    for command in (("simulate", "gift"), ("check", "gift"), ("rules", "gift")):
        refused = hoftag(tmp_path, *command)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"{broken}'nowhere_to_be_found'\n"
    assert hoftag(tmp_path, "simulate", ANY, "--games", "4", "--bots", "random", "--json").stderr == ""
    which = hoftag(tmp_path, "play")
    assert which.stderr.splitlines()[-1] == (f"hoftag: which game? there is {', '.join(HOUSE)}: hoftag play {ANY}")


def test_an_id_is_one_that_files_and_addresses_can_have(tmp_path: Path) -> None:
    install(tmp_path, GIFT.replace('name = "gift"', 'name = "../gift"'), announces="../gift")
    found = hoftag(tmp_path, "games", "--json")
    assert listed(found) == HOUSE
    assert found.stderr == (
        "hoftag: the game '../gift' of the package gift cannot be used: "
        "an id has small letters, digits and _, and begins with a letter\n"
    )


def test_of_two_packages_with_one_id_neither_wins(tmp_path: Path) -> None:
    install(tmp_path)
    install(tmp_path, name="another")
    sentence = "hoftag: the game 'gift' is announced by another and gift; remove all but one of them\n"
    found = hoftag(tmp_path, "games", "--json")
    assert listed(found) == HOUSE
    assert found.stderr == sentence
    refused = hoftag(tmp_path, "play", "gift")
    assert (refused.returncode, refused.stderr) == (2, sentence)


def test_a_game_of_the_house_is_not_replaced(tmp_path: Path) -> None:
    install(tmp_path, GIFT.replace('name = "gift"', f'name = "{ANY}"'), announces=ANY)
    found = hoftag(tmp_path, "games", "--json")
    assert listed(found) == HOUSE
    assert json.loads(found.stdout)[0]["seats"] == list(find_game(ANY).seats)
    assert found.stderr == f"hoftag: the game '{ANY}' is announced by gift and hoftag; that of hoftag is played\n"


def test_a_strategy_that_raises_leaves_random_players(tmp_path: Path) -> None:
    install(tmp_path, GIFT.replace("\nGAME", WITH_STRATEGY))
    why = "hoftag: the strategy of gift cannot be used, only random bots play it: LookupError: no idea\n"
    refused = hoftag(tmp_path, "simulate", "gift", "--bots", "greedy", "--games", "4")
    assert refused.returncode == 2
    assert refused.stderr == f"{why}hoftag: greedy has no strategy for gift; there is random\n"
    played = hoftag(tmp_path, "simulate", "gift", "--bots", "random", "--games", "4", "--json")
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        ("text.de.ftl", "part-tribute = Tribut\n", "", "text.de.ftl lacks the message 'part-tribute' of text.en.ftl"),
        ("rules.de.md", "- **T-4**", "- **T-3**", "rules.de.md has the rule T-3 twice"),
        ("text.de.ftl", "{ $card } bieten", "{ $crad } bieten", "words are missing: move-bid in de: .*crad"),
        (
            "text.de.ftl",
            "event-bid = { $seat }",
            "event-bid = { $seta }",
            r"words are missing: .*seta \(.*decision \d+\)",
        ),
    ],
)
def test_what_the_kit_finds_in_a_package_is_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, finding: str
) -> None:
    """And whoever does not play that game never hears of it."""
    install(tmp_path)
    path = tmp_path / "gift" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    checked = hoftag(tmp_path, "check", ANY, "gift", "--games", "2")
    assert checked.returncode == 2
    assert checked.stdout.startswith(f"ok: {ANY} ")
    assert re.fullmatch(f"hoftag: gift: {finding}\n", checked.stderr)
    assert hoftag(tmp_path, "games", "--json").stderr == ""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server beside a package that cannot be imported, and one whose strategy raises."""
    broken, site = tmp_path / "broken", tmp_path / "site"
    broken.mkdir()
    site.mkdir()
    install(site, GIFT.replace("\nGAME", WITH_STRATEGY))
    install(broken, name="sunk", announces="sunk")
    entry = broken / "sunk-1.dist-info" / "entry_points.txt"
    entry.write_text("[hoftag.games]\nsunk = nowhere_to_be_found:GAME\n")
    added = f"import sys; sys.path[:0] = {[str(site), str(TRIBUTE), str(broken)]!r}"
    with serving(tmp_path, added) as (_, found):
        yield found


def test_the_server_opens_without_it_and_says_so_once(tmp_path: Path, address: str) -> None:
    games = httpx.get(f"{address}/api/games").json()
    assert [game["id"] for game in games] == sorted([*HOUSE, "gift"])
    assert [bot["spec"] for bot in httpx.get(f"{address}/api/bots").json()["games"]["gift"]] == ["random"]
    assert httpx.get(f"{address}/api/games/sunk/rules/en").status_code == 404
    sunk, gift = (tmp_path / "log").read_text().splitlines()
    assert sunk.startswith("WARNING hoftag.games: the game 'sunk' of the package sunk cannot be used: ModuleNotFound")
    assert gift.startswith("WARNING hoftag.bots: the strategy of gift cannot be used, only random bots play it: Lookup")
