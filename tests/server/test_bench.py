"""`hoftag bench server`: a server that does not play is named, and the peer is measured itself."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server.measured import Measured
from bench.server.peer import real_node
from hoftag.core.errors import HoftagError


def test_a_server_that_plays_no_move_is_named_and_not_measured() -> None:
    silent = [sys.executable, "-c", "import time; time.sleep(60)"]
    measured = Measured("boardgame.io", subprocess.Popen(silent, text=True), 1)
    try:
        with pytest.raises(HoftagError, match=r"boardgame\.io played no move in 0.1 seconds"):
            asyncio.run(measured.measure(0.1))
    finally:
        measured.close()


def test_the_peer_runs_in_the_process_that_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node of an environment is a script that starts another process."""
    starter = tmp_path / "node"
    starter.write_text(f"#!/bin/sh\n{sys.executable} -c 'print(\"/somewhere/node\")'\n", encoding="utf-8")
    starter.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert real_node() == "/somewhere/node"
