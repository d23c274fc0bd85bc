"""Mutation testing: would tests notice if a rule of a game were another one? `./hoftag test --mutants GAME`.

Takes some of the game's mutants by chance, runs its tests against each until one fails, and shows those that no test
told from the rules.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hoftag.core.errors import HoftagError, there_is

if TYPE_CHECKING:  # what may be missing is imported when it is known to be there
    from tools.mutants.report import Report
    from tools.mutants.trial import Verdict

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "hoftag" / "games"
EQUIVALENT = ROOT / "tests" / "mutants" / "equivalent.toml"


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise HoftagError(message)


def told(arguments: list[str]) -> argparse.Namespace:
    parser = Parser(prog="hoftag test", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--mutants", metavar="GAME", required=True, help="the game whose rules are changed")
    parser.add_argument("--sample", metavar="N", type=int, default=150, help="how many mutants (150)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="which of them (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    return parser.parse_args(arguments)


def rules_of(game: str) -> Path:
    games = sorted(path.parent.name for path in GAMES.glob("*/rules"))
    if game not in games:
        raise HoftagError(f"there is no game '{game}'; {there_is(games)}")
    return GAMES / game / "rules"


def check_machine() -> None:
    """Whether mutants can be made and tried here."""
    if not hasattr(os, "fork"):
        raise HoftagError("each mutant is tried in a fork of a process, which this system does not know")
    try:
        import coverage  # noqa: F401
        import mutmut  # noqa: F401
    except ModuleNotFoundError as missing:
        raise HoftagError(f"{missing.name} is missing; `./hoftag test --mutants` installs it") from missing


def main(arguments: list[str]) -> int:
    """0: enough mutants were killed, 1: too many survived."""
    asked = told(arguments)
    rules = rules_of(asked.mutants)
    check_machine()

    from tools.mutants.report import AIM, show

    report = tried(asked.mutants, rules, asked.sample, asked.seed)
    if asked.json:
        print(json.dumps(report.to_json(), indent=1, ensure_ascii=False))
    else:
        show(report)
    return 0 if report.share >= AIM else 1


def tried(game: str, rules: Path, count: int, seed: int) -> "Report":
    """Make the mutants, take some by chance, and try those that are not known to change nothing."""
    from tools.mutants import equivalent
    from tools.mutants.mutant import mutants_of, sample
    from tools.mutants.report import Report
    from tools.mutants.workshop import workshop

    began = time.monotonic()
    mutants = mutants_of(rules)
    if not 1 <= count <= len(mutants):
        raise HoftagError(f"--sample is {count}, and there are {len(mutants)} mutants of {game}")
    listed = equivalent.read(EQUIVALENT, game)
    chosen = sample(mutants, count, seed)
    asked = [mutant for mutant in chosen if mutant.change not in listed]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with workshop(ROOT, game) as shop, Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}: without a mutant", total=None)
        shop.reach()
        progress.update(task, description=f"{game}: mutants", total=len(asked))
        verdicts = shop.tried(asked, os.cpu_count() or 1, lambda: progress.advance(task))
    found = dict(zip(asked, verdicts, strict=True))
    unasked: Verdict = {"outcome": "equivalent", "test": ""}
    outcomes = [(mutant, found.get(mutant, unasked)) for mutant in chosen]
    folder, outdated = rules.relative_to(ROOT).as_posix(), equivalent.outdated(listed, mutants)
    return Report(game, folder, seed, len(mutants), outcomes, outdated, time.monotonic() - began)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except HoftagError as error:
        print(f"hoftag: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
