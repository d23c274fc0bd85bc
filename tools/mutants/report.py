"""What became of the mutants, for people and for programs."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tools.mutants.mutant import Change, Mutant
from tools.mutants.trial import Verdict

AIM = 0.9
"""The share of mutants that tests should kill."""
OUTCOMES = ("killed", "timed out", "survived", "equivalent")
COLOURS = {"-": "red", "+": "green"}


class Report(NamedTuple):
    game: str
    rules: str
    seed: int
    mutants: int
    """As many as there are."""
    tried: Sequence[tuple[Mutant, Verdict]]
    """Mutants of the sample with their verdicts; those on the list of equivalents have that for an outcome."""
    outdated: Sequence[Change]
    """Entries of that list that are no mutants of these rules."""
    seconds: float

    @property
    def counts(self) -> dict[str, int]:
        found = Counter(verdict["outcome"] for _, verdict in self.tried)
        return {outcome: found[outcome] for outcome in OUTCOMES}

    @property
    def share(self) -> float:
        """How many of those that could be told from the rules were told: a test that hangs has told as well."""
        counts = self.counts
        told = counts["killed"] + counts["timed out"]
        return told / (told + counts["survived"]) if told + counts["survived"] else 1.0

    @property
    def survivors(self) -> list[Mutant]:
        return [mutant for mutant, verdict in self.tried if verdict["outcome"] == "survived"]

    def place(self, mutant: Mutant) -> str:
        return f"{self.rules}/{mutant.change.file}:{mutant.line}"

    def to_json(self) -> dict[str, object]:
        counted = {outcome.replace(" ", "_"): count for outcome, count in self.counts.items()}
        sample = [{"line": mutant.line, **mutant.change._asdict(), **verdict} for mutant, verdict in self.tried]
        return {
            "game": self.game,
            "seed": self.seed,
            "mutants": self.mutants,
            "sample": len(self.tried),
            **counted,
            "share": round(self.share, 4),
            "seconds": round(self.seconds, 1),
            "outdated": [change._asdict() for change in self.outdated],
            "tried": sample,
        }


def show(report: Report) -> None:
    """Survivors first, so that the table is what remains to be seen."""
    console = Console(highlight=False)
    for mutant in report.survivors:
        console.print(Text(f"{report.place(mutant)}  {mutant.change.function}", style="bold"))
        for line in mutant.change.diff.splitlines():
            console.print(Text(line, style=COLOURS[line[0]]), soft_wrap=True)
        console.print()
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    for name in ("game", "seed", "sample", *OUTCOMES, "share"):
        table.add_column(name, justify="left" if name == "game" else "right")
    counts = [str(count) for count in report.counts.values()]
    sample = f"{len(report.tried)} of {report.mutants}"
    table.add_row(report.game, str(report.seed), sample, *counts, f"{100 * report.share:.1f} %")
    console.print(table)
    for change in report.outdated:
        where = f"{change.file} {change.function}".strip()
        console.print(Text(f"equivalent.toml has a mutant of {where} that there is no longer: {change.becomes}"))
