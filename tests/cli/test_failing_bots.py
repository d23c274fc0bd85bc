"""A bot that raises, at the terminal table and in a simulation: one sentence, and another plays on."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.core.match import opened
from tests.cli.table.terminal import HOFTAG, Terminal, environment, saved
from tests.server.bots.kit import forget, install


@pytest.fixture
def path(tmp_path: Path) -> Iterator[str]:
    """Where the games and bots of `faulty` are found, and everything else that this process finds."""
    with pytest.MonkeyPatch.context() as patch:
        install(tmp_path / "package", patch)
        yield os.pathsep.join(sys.path)
    forget()


def hoftag(home: Path, path: str, *arguments: str, answers: int = 0) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*HOFTAG, *arguments],
        input="1\n" * answers,
        env=environment(home, PYTHONPATH=path),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("raises", "AwkwardError: 1 and 2"),
        ("nothing", "ValueError: it chose None, which is not legal"),
        ("illegal", "ValueError: it chose <bid 6>, which is not legal"),
    ],
)
def test_the_game_at_the_terminal_goes_on(tmp_path: Path, path: str, spec: str, why: str) -> None:
    done = hoftag(tmp_path, path, "play", "fair", "--bots", spec, "--seats", "2", "--seed", "1", "--plain", answers=6)
    assert done.stderr == ""
    assert done.stdout.count(f"({why}); greedy takes over.") == 1
    match = opened(saved(tmp_path)[0])
    assert match.state.is_over()
    assert [entry.text for entry in match.record.entries if entry.seat == 1] == [
        f"bid {card}" for card in (6, 5, 4, 3, 2, 1)
    ]


def test_the_screen_says_so_and_goes_on(tmp_path: Path, path: str) -> None:
    command = ("play", "fair", "--bots", "raises", "--seats", "2", "--seed", "1", "--lang", "de")
    with Terminal(tmp_path, *command, variables={"PYTHONPATH": path}) as terminal:
        terminal.until("ausgefallen (AwkwardError: 1 and 2)")
        terminal.press("enter")
        terminal.press("ctrl-c")
        assert terminal.ended() == 130


def test_a_strategy_that_raises_ends_no_game(tmp_path: Path, path: str) -> None:
    done = hoftag(tmp_path, path, "play", "broken", "--bots", "greedy", "--seats", "2", "--plain", answers=6)
    assert done.stdout.count("(LookupError: no idea); random takes over.") == 1
    assert opened(saved(tmp_path)[0]).state.is_over()


def test_a_simulation_counts_what_failed(tmp_path: Path, path: str) -> None:
    command = ("simulate", "fair", "--bots", "raises,random", "--games", "8", "--json")
    done = hoftag(tmp_path, path, *command)
    assert done.stderr == (
        "hoftag: raises failed 8 times, first in block 1, rotation 1 (AwkwardError: 1 and 2); "
        "another bot played on for it\n"
    )
    found = json.loads(done.stdout)
    assert [(bot["bot"], bot["failures"]) for bot in found["bots"]] == [("raises", 8), ("random", 0)]
    assert hoftag(tmp_path, path, *command, "--workers", "2").stdout == done.stdout
