"""`hoftag games`, `hoftag rules` and `hoftag replay`: what there is, what holds, what happened."""

import json
from pathlib import Path

import pytest

from hoftag.cli import main
from hoftag.core.match import Match
from hoftag.core.record import Player
from hoftag.core.rng import Rng
from tests.ours import told_with

GAME = told_with("citadels")


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    shown = capsys.readouterr()
    assert left.value.code == status, shown.err
    return shown.err if status else shown.out


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    luck = Rng(1)
    match = Match(GAME, 3, 1, None, [Player("Anna"), Player("Ben"), Player("Carla")])
    while not match.state.is_over():
        (seat,) = match.state.to_act()
        moves = match.state.legal(seat)
        match.play(seat, moves[luck.below(len(moves))])
    path = tmp_path_factory.mktemp("records") / "game.hoftag"
    path.write_text(match.record.text(), encoding="utf-8")
    return path


def test_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "games", "--lang", "de")
    assert "citadels: Ohne Furcht und Adel" in shown
    assert "2 bis 7 Spieler" in shown
    assert "unlimited (geht nie aus)" in shown


def test_games_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    found = {game["game"]: game for game in json.loads(told(capsys, "games", "--json"))}
    assert found["citadels"]["seats"] == [2, 3, 4, 5, 6, 7]
    assert {"name": "gold_supply", "default": "limited", "values": ["limited", "unlimited"]} in found["citadels"][
        "options"
    ]


def test_rules_are_read_whole_by_chapter_and_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "C-5.3  Vor der Aktion wird nicht gebaut." in told(capsys, "rules", "citadels", "--lang", "de")
    assert told(capsys, "rules", "citadels", "c-5.3", "--lang", "de") == "C-5.3  Vor der Aktion wird nicht gebaut.\n"
    assert "C-5.7" in told(capsys, "rules", "citadels", "C-5", "--lang", "en")
    assert list(json.loads(told(capsys, "rules", "citadels", "C-7.2", "--json"))) == ["C-7.2", "C-7.2a"]


def test_what_is_ours_in_the_rules_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, "rules", "tumult_royal", "--lang", "en")
    assert whole.index("✎ marks what is ours") < whole.index("0. Set-up")
    assert "T-4.4 ✎  Costs" in whole
    assert "14. Rulings ✎" in whole
    assert "Q-3  If two reach" in whole
    assert "✎ marks what is ours" in told(capsys, "rules", "tumult_royal", "Q-3", "--lang", "en")
    assert json.loads(told(capsys, "rules", "tumult_royal", "T-4.4", "--json"))["T-4.4"]["ours"] is True
    assert "✎" not in told(capsys, "rules", "tumult_royal", "T-4.5", "--lang", "de")


def test_rules_have_the_names_that_are_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Bishop" in told(capsys, "rules", "citadels", "C-7.5", "--lang", "en")
    assert "Preacher" in told(capsys, "rules", "citadels", "C-7.5", "--lang", "en", "--naming", "ours")
    monkeypatch.setenv("HOFTAG_NAMING", "ours")
    assert "Preacher" in told(capsys, "rules", "citadels", "C-7.5", "--lang", "en")


def test_an_unknown_rule_or_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no rule 'C-99'" in told(capsys, "rules", "citadels", "C-99", status=2)
    assert "there is no game 'chess'" in told(capsys, "rules", "chess", status=2)


def test_a_record_is_told_to_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "replay", str(record), "--lang", "de")
    assert shown.startswith("Runde 1 beginnt, Anna hat die Krone.")
    assert "Das Ergebnis" in shown


def test_a_seat_is_told_no_more_than_it_knew(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = told(capsys, "replay", str(record), "--to", "2", "--lang", "en")
    assert "Anna keeps the " in everything
    annas = told(capsys, "replay", str(record), "--to", "2", "--viewer", "0", "--lang", "en")
    assert "You keep the " in annas
    assert "Ben secretly keeps a character." in annas
    assert "Current standing" in annas


def test_a_record_for_machines(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "replay", str(record), "--json", "--to", "5"))
    assert len(found["moves"]) == 5
    assert len(found["events"]) == 6
    assert found["outcome"] is None


@pytest.mark.parametrize("viewer", ["3", "Anna", "-1"])
def test_an_unknown_seat_is_refused(record: Path, viewer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is 0 to 2, or all" in told(capsys, "replay", str(record), "--viewer", viewer, status=2)
