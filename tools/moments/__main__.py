"""Writes the recorded moments of the boards, and the facts of the boxes: `.venv/bin/python -m tools.moments citadels`.

Without a name those of all games. The same code writes the same files.
"""

import sys

from tools.moments import citadels, kingsburg, staufer, tumult_royal
from tools.moments.recording import write

ALBUMS = {module.ALBUM.game.name: module.ALBUM for module in (citadels, kingsburg, staufer, tumult_royal)}


def main(names: list[str]) -> None:
    for name in names or ALBUMS:
        write(ALBUMS[name])


if __name__ == "__main__":
    main(sys.argv[1:])
