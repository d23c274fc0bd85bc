"""Writes the recorded moments of the boards, and the facts of the boxes: `.venv/bin/python -m tools.moments citadels`.

Without a name those of all games that have an album here. The same code writes the same files.
"""

import sys
from importlib import import_module
from pathlib import Path

from hoftag.core.registry import game_names
from tools.moments.recording import write

HERE = Path(__file__).parent


def main(names: list[str]) -> None:
    for name in names or [game for game in game_names() if (HERE / f"{game}.py").is_file()]:
        write(import_module(f"tools.moments.{name}").ALBUM)


if __name__ == "__main__":
    main(sys.argv[1:])
