"""Writes the fixtures of the boards: what `moments/<game>.py` asks for, into `fixtures/<game>/`.

Run it with hoftag on the path: `python web/src/dev/fixtures.py citadels`. Without a name all games are written. Same
code, same fixtures.
"""

import sys
from importlib import import_module

from recording import HERE, write


def main(names: list[str]) -> None:
    """The games that were named, or all of them."""
    for name in names or sorted(path.stem for path in (HERE / "moments").glob("*.py")):
        write(import_module(f"moments.{name}").ALBUM)


if __name__ == "__main__":
    main(sys.argv[1:])
