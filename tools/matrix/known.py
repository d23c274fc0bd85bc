"""What is known to be wrong with the boards as they are: a list that only gets shorter."""

from collections.abc import Iterable
from typing import Final

from tools.matrix.look import Finding
from tools.matrix.page import ROOT

FILE: Final = ROOT / "tests" / "browser" / "windows.known"


def known() -> set[str]:
    """By game, what and where, one in a line."""
    return set(FILE.read_text(encoding="utf-8").splitlines()) if FILE.exists() else set()


def keep(findings: Iterable[Finding], games: Iterable[str]) -> None:
    """Writes the list of these games anew."""
    others = {line for line in known() if line.split(" ", 1)[0] not in set(games)}
    lines = sorted(others | {one.kind for one in findings})
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
