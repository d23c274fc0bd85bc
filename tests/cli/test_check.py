"""`hoftag check`: files and games, good and bad."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hoftag.cli.main import run
from hoftag.core import registry
from hoftag.core.match import Match
from tests.games.citadels import planted as versions
from tests.ours import told_with

GAME = told_with("citadels")

SCENARIOS = Path(__file__).parent.parent / "games" / "citadels" / "scenarios"


def test_a_scenario_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(SCENARIOS / "graveyard.toml")]) == 0
    assert capsys.readouterr().out.startswith("ok: ")


def test_several_things_at_once_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "started.record"
    path.write_text(Match(GAME, 4, 1).record.text(), encoding="utf-8")
    assert run(["check", "--json", str(path), "citadels", "--games", "7"]) == 0
    record, game = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert record == {
        "checked": str(path),
        "game": "citadels",
        "rules": GAME.rules_version,
        "moves": 0,
        "over": False,
        "true_to_seed": True,
    }
    assert (game["rules"], game["games"]) == (GAME.rules_version, 7)
    assert [share["seat"] for share in game["dealt_anew"]] == list(range(max(GAME.seats)))
    assert game["asked_blindly"] > 24


def test_a_game_says_in_words_how_much_its_worlds_deal_anew(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "citadels", "--games", "3", "--seats", "3"]) == 0
    first, *shares = capsys.readouterr().out.splitlines()
    assert first.startswith("ok: citadels (rules ")
    assert "digest" in first
    assert [line.partition(":")[0].strip() for line in shares] == [f"worlds of seat {seat}" for seat in range(3)]
    assert "something hidden differs in 100%; the own view of seat 1 in" in shares[0]


def test_an_older_version_of_the_rules(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(registry._corrected, "citadels", versions.GAME)
    assert run(["check", "--json", "citadels", "--games", "7", "--rules", str(versions.OLD)]) == 0
    old = json.loads(capsys.readouterr().out)
    assert (old["rules"], old["games"]) == (versions.OLD, 7)
    assert run(["check", "citadels", "--rules", "99"]) == 2
    assert "of its rules, not by version 99" in capsys.readouterr().err


def test_an_owners_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[[districts]]\nid = "tavern"\ncount = 6\n', encoding="utf-8")
    assert run(["check", str(path), "--game", "citadels"]) == 2
    assert "counts: green is 20, but the districts of that colour are 21" in capsys.readouterr().err
    path.write_text('[[districts]]\nid = "tavern"\ncost = 2\n', encoding="utf-8")
    assert run(["check", str(path), "--game", "citadels"]) == 0


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("no.toml", None, "cannot be read"),
        ("no.toml", "x = 1", "names no game"),
        ("no.toml", "x = ", "is not valid TOML"),
        ("a.record", "hello", "line 1: this is no Hoftag record"),
        ("whist", None, "there is no game"),
    ],
)
def test_bad_input_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str | None, complaint: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert run(["check", str(path)]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_nothing_to_check_is_said() -> None:
    from hoftag.cli.check import check

    assert CliRunner().invoke(check, []).exit_code == 2
