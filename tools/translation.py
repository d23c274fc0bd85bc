"""What a language lacks: files that are not there yet, and messages that a file does not have or has too many.

.venv/bin/python tools/translation.py fr
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT: Final = Path(__file__).resolve().parent.parent
PLACES: Final = ("src", "web/src")


def english() -> Iterator[Path]:
    """Everything that is to be translated."""
    for place in PLACES:
        found = [*(ROOT / place).rglob("*.en.ftl"), *(ROOT / place).rglob("*.en.md")]
        yield from sorted(path for path in found if "static" not in path.parts)


def keys(path: Path) -> list[str]:
    """The messages of a file."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def lacking(language: str) -> Iterator[str]:
    """A line for each file with something wrong."""
    for path in english():
        theirs = path.with_name(path.name.replace(".en.", f".{language}."))
        name = theirs.relative_to(ROOT)
        if not theirs.is_file():
            yield f"{name} is not there yet"
        elif path.suffix == ".ftl":
            ours, found = keys(path), keys(theirs)
            yield from (f"{name} lacks {key}" for key in ours if key not in found)
            yield from (f"{name} has {key}, which English has not" for key in found if key not in ours)


if __name__ == "__main__":
    print("\n".join(lacking(sys.argv[1])) or "nothing is lacking")
