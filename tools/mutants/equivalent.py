"""Mutants that change nothing anybody could see at a table, each with the reason: tests/mutants/equivalent.toml."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from hoftag.core.errors import HoftagError
from tools.mutants.mutant import Change, Mutant

KEYS = {"file", "function", "was", "becomes", "why"}


def read(path: Path, game: str) -> dict[Change, str]:
    """Why each of them changes nothing."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get(game, [])
    for entry in entries:
        if set(entry) != KEYS or not all(isinstance(value, str) for value in entry.values()):
            raise HoftagError(f"{path.name}: each entry has {', '.join(sorted(KEYS))}; see {entry}")
    return {Change(entry["file"], entry["function"], entry["was"], entry["becomes"]): entry["why"] for entry in entries}


def outdated(listed: Iterable[Change], mutants: Iterable[Mutant]) -> list[Change]:
    """What the list has and the rules no longer do."""
    return sorted(set(listed) - {mutant.change for mutant in mutants})
