"""The table line by line, through a pipe."""

import signal
import subprocess
from pathlib import Path

import pytest

from hoftag.cli import main
from hoftag.core.match import opened
from tests.cli.table.terminal import HOFTAG, environment, saved
from tests.ours import needs

pytestmark = needs("citadels")


def play(home: Path, answers: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*HOFTAG, "play", *arguments],
        input="".join(f"{answer}\n" for answer in answers),
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    done = play(tmp_path, ["1"] * 400, "citadels", "--seed", "3", "--lang", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Welchen der 5 Charaktere behältst du?" in done.stdout
    assert "Hand: Taverne (grün, 1)" in done.stdout
    assert "Das Ergebnis" in done.stdout
    assert f"Die ganze Partie steht in {saved(tmp_path)[0]}" in done.stdout.splitlines()[-1]
    for gap in ("{ $", "???", "\x1b", "event-", "prompt-", "sheet-", "ui-"):
        assert gap not in done.stdout
    assert opened(saved(tmp_path)[0]).state.is_over()


def test_numbers_moves_and_words_are_understood(tmp_path: Path) -> None:
    answers = ["keep thief", "take g", "rob king", "build", "?", "why build palace", "zzz", "9999", "undo", "q"]
    done = play(tmp_path, answers, "citadels", "--seed", "3")
    assert done.returncode == 0
    assert "You are the Thief." in done.stdout
    assert "You take 2 gold." in done.stdout
    assert "You plan to rob the King." in done.stdout
    assert "That could be Build the Tavern, Build the Market" in done.stdout
    assert "C-5.2  After the action you may build" in done.stdout
    assert "You do not have the Palace in your hand." in done.stdout
    assert "“why Keep the Assassin” tells you why something is not possible, “rule C-5.2” shows a rule" in " ".join(
        done.stdout.split()
    )
    assert "“zzz” is not a move here." in done.stdout
    assert "“9999” is not a move here." in done.stdout
    assert "Taken back." in done.stdout
    assert "Continue with: hoftag play --resume" in done.stdout


def test_log_table_rules_and_save_can_be_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, ["log", "table", "rule C-9.4", "rule X-1", "why", "save", "u"], "citadels", "--seed", "3")
    assert done.returncode == 0
    assert done.stdout.count("Round 1 begins, you hold the crown.") == 2
    assert done.stdout.count("You with the crown: 2 gold, 4 cards, 0 points") == 2
    assert "C-9.4 ✎  " in done.stdout
    assert "There is no rule “X-1”." in done.stdout
    assert "Type the move as well" in done.stdout
    assert f"Saved, as after every move, in {saved(tmp_path)[0]}" in done.stdout
    assert "This cannot be taken back" in done.stdout


def test_a_pipe_that_ends_leaves_the_table_and_the_game_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    whole = play(tmp_path / "one", ["1"] * 400, "citadels", "--seed", "7", "--option", "gold_supply=unlimited")
    left = play(tmp_path / "two", ["1"] * 9, "citadels", "--seed", "7", "--option", "gold_supply=unlimited")
    assert left.returncode == 0
    assert "Continue with" in left.stdout
    again = play(tmp_path / "two", ["1"] * 400, "--resume")
    assert again.stdout.splitlines()[-2] == whole.stdout.splitlines()[-2]
    one, two = (saved(tmp_path / name)[0].read_text(encoding="utf-8") for name in ("one", "two"))
    assert one == two


def test_a_line_that_lacks_its_end_is_closed_before_the_next(tmp_path: Path) -> None:
    play(tmp_path, ["1"] * 3, "citadels", "--seed", "3")
    (path,) = saved(tmp_path)
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    assert play(tmp_path, ["1"] * 3, "--resume").returncode == 0
    assert len(opened(path).record.entries) >= 6


def test_a_game_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    command = [*HOFTAG, "play", "citadels", "--seed", "3"]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as table:
        assert table.stdin
        assert table.stdout
        while not table.stdout.readline().startswith("Which of the 5"):
            pass
        done = play(tmp_path, [], "--resume")
        assert done.returncode == 2
        assert "is being played in another window" in done.stderr
        table.send_signal(signal.SIGTERM)
        assert "Continue with: hoftag play --resume" in table.stdout.read()
        assert table.wait() == 143


def test_letters_that_a_terminal_lacks_do_not_end_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [*HOFTAG, "play", "citadels", "--seed", "3", "--lang", "de"],
        input=b"1\n",
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Welchen der 5 Charaktere beh?ltst du?" in done.stdout


def test_people_at_one_screen_are_told_only_what_they_may_know(tmp_path: Path) -> None:
    done = play(
        tmp_path, ["", "keep merchant", "", "1"], "citadels", "--seed", "3", "--names", "Anna,Ben", "--seats", "3"
    )
    _, anna, ben, *_ = done.stdout.split("Pass the screen to ")
    assert anna.startswith("Anna.")
    assert ben.startswith("Ben.")
    assert "You keep the Merchant." not in ben
    assert "Anna secretly keeps a character." in ben


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    done = play(tmp_path, [], "citadels", "--seed", "3", "--humans", "0", "--bots", "random,greedy", "--seats", "2")
    assert done.returncode == 0
    assert "The result" in done.stdout
    assert "Kunigunde" in done.stdout


def test_a_record_can_go_anywhere_but_over_nothing(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    arguments = ("citadels", "--seed", "3", "--record", str(path))
    assert f"hoftag play --resume '{path}'" in play(tmp_path, ["1"], *arguments).stdout
    before = path.read_bytes()
    done = play(tmp_path, ["1"], *arguments)
    assert done.returncode == 2
    assert "exists already; go on with it: hoftag play --resume" in done.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "which game? there is "),
        (["chess"], "there is no game 'chess'; there is "),
        (["citadels", "--seats", "9"], "citadels is for 2 to 7 players, not 9"),
        (["citadels", "--humans", "5", "--seats", "4"], "there are 4 seats, so 0 to 4 people can play, not 5"),
        (["citadels", "--bots", "genius"], "there is no bot 'genius'; there is "),
        (["citadels", "--bots", "greedy,greedy,greedy,random", "--seats", "4"], "there are 4 bots for 3 seats"),
        (["citadels", "--option", "luck=good"], "citadels has no option 'luck'; there is "),
        (["citadels", "--option", "luck"], "--option should be NAME=VALUE, not 'luck'"),
        (["citadels", "--option", "gold_supply=none"], "option gold_supply cannot be 'none'"),
        (["citadels", "--names", "Anna,Anna"], "every name should be there once"),
        (["citadels", "--names", "A,B,C,D,E", "--seats", "4"], "5 names for 4 seats"),
        (["citadels", "--lang", "fr"], "there is no language 'fr'; there is en, de"),
        (["citadels", "--components", "/nowhere.toml"], "/nowhere.toml"),
        (["--resume", "/nowhere.hoftag"], "/nowhere.hoftag cannot be read"),
        (["--resume"], "there is no unfinished game in "),
        (["--resume", "--seats", "4"], "a game that is resumed goes on as it was begun"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    tmp_path: Path,
    arguments: list[str],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOFTAG_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as left:
        main(["play", *arguments])
    shown = capsys.readouterr()
    assert left.value.code == 2
    assert shown.err.startswith("hoftag: ")
    assert complaint in shown.err
    assert shown.err.count("\n") == 1
    assert not saved(tmp_path)


def test_a_damaged_game_is_refused_and_left_alone(tmp_path: Path) -> None:
    play(tmp_path, ["1"] * 5, "citadels", "--seed", "3")
    (path,) = saved(tmp_path)
    damaged = path.read_text(encoding="utf-8").replace("keep", "eat", 1)
    path.write_text(damaged, encoding="utf-8")
    done = play(tmp_path, ["1"], "--resume", str(path))
    assert done.returncode == 2
    assert "line " in done.stderr
    assert path.read_text(encoding="utf-8") == damaged
