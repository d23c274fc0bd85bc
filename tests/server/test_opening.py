"""The doors open when everything is ready."""

import subprocess
import sys
from pathlib import Path

from hoftag.core.registry import game_names

LOADED = """
import os, sys
from pathlib import Path
from hoftag.server.config import Config
from hoftag.server.run import run

def announce(address):
    print(*(name for name in sys.modules if name.startswith("hoftag.games.") and name.endswith(".meta")), flush=True)
    os._exit(0)

run(Config(database=Path(sys.argv[1])), "127.0.0.1", 0, announce)
"""


def test_games_are_there_before_the_first_visitor(tmp_path: Path) -> None:
    """Bringing one in takes long enough for every table to feel it."""
    command = [sys.executable, "-c", LOADED, str(tmp_path / "tables.sqlite")]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert sorted(loaded) == sorted(f"hoftag.games.{name}.meta" for name in game_names())
