"""Where mutants are tried, several at once: each process (`trial.py`) has a copy of the project of its own.

Nothing in the project itself is ever written, neither by mutants nor by what tests and Python leave behind.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory

from hoftag.core.errors import HoftagError
from tools.mutants.mutant import Mutant
from tools.mutants.trial import Trial, Verdict

COPIED = ("docs", "examples", "src", "tests", "tools", "web/src", "hoftag", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*", "browser", "static")
EVERY_GAME = ("tests/games/test_golden.py", "tests/games/test_text.py")
"""Tests of all games; those with the name of this one are run."""
CANNOT_RUN = "the tests cannot be run in a copy of the project"


class Workshop:
    """Copies of the project in a folder of their own: one to see what tests do without a mutant, others for trials."""

    def __init__(self, folder: Path, game: str) -> None:
        self.copy = folder / "copy"
        self.reached = folder / "reach.json"
        self.rules = Path("src", "hoftag", "games", game, "rules")
        self.tests = [f"tests/games/{game}", *EVERY_GAME]

    def reach(self) -> None:
        """Run all tests once as they are: they have to pass, and mutants want to know what each of them reaches."""
        with process(self.copy, "reach", str(self.rules), *self.tests, PYTHONDONTWRITEBYTECODE="") as running:
            said, _ = running.communicate()
        if not said:
            raise HoftagError(CANNOT_RUN)
        failed = json.loads(said)["failed"]
        if failed:
            raise HoftagError(f"without a mutant all tests have to pass, and this one fails: {failed[0]}")
        self.reached.write_text(said, encoding="utf-8")

    def tried(self, mutants: Sequence[Mutant], processes: int, done: Callable[[], None]) -> list[Verdict]:
        """The verdict on each mutant, in their order; `done` hears of each when it is there."""
        idle: SimpleQueue[Popen[str]] = SimpleQueue()

        def verdict(mutant: Mutant) -> Verdict:
            running = idle.get()
            path = str(self.rules / mutant.change.file)
            try:
                return ask(running, {"path": path, "source": mutant.source, "lines": mutant.lines})
            finally:
                idle.put(running)
                done()

        with ThreadPoolExecutor(processes) as pool, ExitStack() as stack:
            for number in range(processes):
                # With the byte code that the first run left: trials write none, lest one finds another's.
                copy = shutil.copytree(self.copy, self.copy.with_name(f"copy-{number}"))
                running = process(copy, "serve", str(self.reached), *self.tests, PYTHONDONTWRITEBYTECODE="1")
                idle.put(stack.enter_context(running))
            return list(pool.map(verdict, mutants))


@contextmanager
def process(copy: Path, *arguments: str, **settings: str) -> "Iterator[Popen[str]]":
    """A process in a copy that finds the copy's modules; gone in the end, with all that it started."""
    paths = [copy / "src", copy, copy / "examples" / "tribute" / "src"]
    settings |= {"PYTHONPATH": os.pathsep.join(map(str, paths)), "HYPOTHESIS_PROFILE": "mutants"}
    with Popen(
        [sys.executable, "-m", "tools.mutants.trial", *arguments],
        cwd=copy,
        env=os.environ | settings,
        stdin=PIPE,
        stdout=PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)


def ask(running: "Popen[str]", trial: Trial) -> Verdict:
    """Try a mutant in this process."""
    assert running.stdin
    assert running.stdout
    running.stdin.write(json.dumps(trial) + "\n")
    running.stdin.flush()
    said = running.stdout.readline()
    found: Verdict = json.loads(said or '{"outcome": "cannot run", "test": ""}')
    if found["outcome"] == "cannot run":
        raise HoftagError(CANNOT_RUN)
    return found


@contextmanager
def workshop(project: Path, game: str) -> Iterator[Workshop]:
    """With a copy of all that tests of the games need; deleted in the end."""
    with TemporaryDirectory(prefix="hoftag-mutants-") as name:
        made = Workshop(Path(name), game)
        for path in COPIED:
            source, target = project / path, made.copy / path
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_OUT)
            else:
                shutil.copy2(source, target)
        yield made
