"""The `hoftag` command itself: what it lists, what it refuses, and how it ends."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

import hoftag as hoftag_package
from hoftag.cli import main as entry_point
from hoftag.cli.main import COMMANDS, LazyGroup, hoftag, main
from hoftag.cli.table.store import games_folder
from hoftag.core.errors import HoftagError
from hoftag.server.run import default_database

HEAVY = ("fluent", "hoftag.core", "hoftag.games", "prompt_toolkit", "rich")


def leave(*arguments: str) -> int:
    """Run the command in this process and give its exit code."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert isinstance(left.value.code, int)
    return left.value.code


def stand_in(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Every subcommand now raises this error."""

    @click.command()
    def failing() -> None:
        raise error

    monkeypatch.setattr(LazyGroup, "get_command", lambda *_: failing)


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("--help") == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    for name, command in COMMANDS.items():
        assert any(line.startswith(f"{name} ") and command.help[:40] in line for line in lines), name


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave() == 0
    assert "Commands:" in capsys.readouterr().out


def test_help_imports_no_command_and_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from hoftag.cli.main import run\n"
        "run(['--help'])\n"
        "print('|' + ' '.join(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = done.stderr.partition("|")[2].split()
    assert "click" in loaded
    assert not [name for name in loaded if name.startswith(HEAVY)]
    assert not {f"hoftag.cli.{command.target.partition(':')[0]}" for command in COMMANDS.values()} & set(loaded)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_exists_under_its_name(name: str) -> None:
    command = hoftag.get_command(click.Context(hoftag), name)
    assert command is not None
    assert command.help


def test_an_unknown_command_is_refused_with_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert leave("dance") == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.startswith("hoftag: there is no command 'dance'; there are ")
    for name in COMMANDS:
        assert name in shown.err


@pytest.mark.parametrize("arguments", [["--dance"], ["serve", "--dance"], ["serve", "now"]])
def test_bad_usage_is_one_line_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert leave(*arguments) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("hoftag: ")
    assert shown.endswith(" --help)\n")
    assert shown.count("\n") == 1


def test_an_error_for_people_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, HoftagError("there is no game 'chess'; there are citadels"))
    assert leave("play") == 2
    assert capsys.readouterr().err == "hoftag: there is no game 'chess'; there are citadels\n"


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main(["play"])


def test_control_c_ends_quietly_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stand_in(monkeypatch, KeyboardInterrupt())
    assert leave("play") == 130
    assert capsys.readouterr().err.strip() == ""


def test_a_closed_pipe_ends_quietly() -> None:
    script = "import sys; sys.stdin.readline(); from hoftag.cli import main; main(sys.argv[1:])"
    serve = ["serve", "--port", "0"]
    command = subprocess.Popen(
        [sys.executable, "-c", script, *serve], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdin
    assert command.stdout
    assert command.stderr
    command.stdout.close()
    command.stdin.write(b"go\n")
    command.stdin.close()
    with command.stderr:
        assert command.stderr.read() == b""
    assert command.wait() == 141


def test_tests_have_a_home_of_their_own(home: Path) -> None:
    assert default_database().is_relative_to(home)
    assert games_folder(os.environ).is_relative_to(home)


def test_the_entry_point_and_the_module_are_the_same_command() -> None:
    assert entry_point is main
    done = subprocess.run([sys.executable, "-m", "hoftag", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("hoftag 0.")


def test_the_installed_script_runs() -> None:
    script = Path(sys.executable).with_name("hoftag")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("hoftag 0.")


@pytest.mark.parametrize("benchmark", ["server", "live"])
def test_the_benchmark_of_the_server_comes_with_the_source(
    benchmark: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hoftag_package, "__file__", str(tmp_path / "lib" / "hoftag" / "__init__.py"))
    assert leave("bench", benchmark) == 2
    assert "the benchmark of the server comes with the source" in capsys.readouterr().err
