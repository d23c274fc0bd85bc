"""`hoftag simulate` and `hoftag bench` as they are typed."""

import json
from pathlib import Path

import pytest

from hoftag.cli.main import main
from tests.ours import needs

pytestmark = needs("citadels")


def leave(*arguments: str) -> int:
    """Run the command in this process and give its exit code."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert isinstance(left.value.code, int)
    return left.value.code


def test_json_is_one_document_whatever_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "citadels", "--bots", "greedy,random", "--seats", "3", "--games", "6", "--json"]
    assert leave(*command) == 0
    first = capsys.readouterr()
    assert leave(*command, "--workers", "2") == 0
    assert capsys.readouterr().out == first.out
    found = json.loads(first.out)
    assert (found["games"], found["blocks"], found["seats"]) == (6, 2, 3)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert first.err == ""


def test_games_are_rounded_up_to_whole_blocks_and_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("simulate", "citadels", "--bots", "random", "--games", "5", "--json", "--times") == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert (found["games"], found["seats"]) == (8, 4)
    assert said.err == "hoftag: 2 blocks of 4 make 8 games\n"
    assert found["ms_per_decision"]["random"] > 0


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("simulate", "citadels", "--bots", "greedy,random", "--seats", "3", "--games", "3") == 0
    said = capsys.readouterr().out
    assert "2 x random" in said
    assert "Wins by seat:" in said
    assert max(len(line) for line in said.splitlines()) <= 80


def test_a_spec_stands_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Or is cut short if there is no room for it; it stands in full below the table."""
    short, longer = "search:samples=001", "search:samples=001,slips=0.000000001"
    assert leave("simulate", "citadels", "--bots", f"{short},{longer}", "--games", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f" {short} ") for line in lines)
    assert any(line.startswith(f"{longer}: ") for line in lines)
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith(" search") for line in lines) == 2


def test_options_and_owner_files_reach_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    owner = tmp_path / "mine.toml"
    owner.write_text('[setup]\ngold = 4\nsource = "owner"\n', encoding="utf-8")
    command = ["simulate", "citadels", "--bots", "greedy", "--seats", "2", "--games", "2", "--json"]
    assert leave(*command) == 0
    usual = json.loads(capsys.readouterr().out)
    assert leave(*command, "--components", str(owner), "--option", "unique_districts=true") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"unique_districts": True}
    assert found["decisions_per_game"] != usual["decisions_per_game"]


def test_records_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    command = ["simulate", "citadels", "--bots", "random", "--seats", "2", "--games", "2", "--records", str(folder)]
    assert leave(*command) == 0
    assert sorted(file.name for file in folder.iterdir()) == ["citadels-00001-1.hoftag", "citadels-00001-2.hoftag"]
    assert leave(*command) == 2
    assert capsys.readouterr().err == f"hoftag: {folder} is not empty; records go into a new folder\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'; there is "),
        (["citadels", "--seats", "9"], "citadels is for 2 to 7 players, not 9"),
        (["citadels", "--bots", "clever"], "there is no bot 'clever'; there is random, greedy, search"),
        (["citadels", "--bots", "search:samples=x"], "search: samples should be a whole number from 1 to 1000000"),
        (["citadels", "--seats", "2", "--bots", "random,random,random"], "3 bots cannot sit on 2 seats"),
        (["citadels", "--option", "gold=7"], "citadels has no option 'gold'; there is unique_districts"),
        (["citadels", "--option", "gold"], "--option should be NAME=VALUE, not 'gold'"),
        (["citadels", "--components", "nowhere.toml"], "the component file nowhere.toml cannot be read"),
        (["citadels", "--games", "0"], "Invalid value for '--games'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert leave("simulate", *arguments) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"hoftag: {sentence}")
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_bench_prints_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("bench", "engine", "--rounds", "1", "--seconds", "0.01", "--json") == 0
    assert set(json.loads(capsys.readouterr().out)) == {"build", "peer", "games"}


def test_bench_shows_a_table_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("bench", "engine", "--rounds", "1", "--seconds", "0.01") == 0
    assert "citadels" in capsys.readouterr().out


def test_an_unknown_peer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("bench", "engine", "--against", "chess") == 2
    assert capsys.readouterr().err == "hoftag: there is no peer 'chess'; there is catanatron\n"
