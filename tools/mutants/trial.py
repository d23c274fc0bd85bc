"""Runs tests inside the copy: once as they are, to see what each reaches, and then once for every mutant.

A process of its own, started with one of two words. `reach` runs the tests and answers with a JSON document. `serve`
reads a trial a line and answers with a line: pytest and what it needs are imported once, each trial is a fork of that,
and the game with its mutant is imported there.
"""

import gc
import importlib
import json
import os
import pkgutil
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NoReturn, TextIO, TypedDict

import pytest

import hoftag.core
from hoftag.core.registry import announced, find_game

PYTEST = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", "--tb=no")
OUT_OF_TIME = 99
"""How a trial ends in which a test took too long; pytest's own codes are below 10."""
CANNOT_RUN = {pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED}
"""What pytest says when the fault is not the mutant's."""
TO_BEGIN = 60.0
"""Seconds of the processor until the first test begins, and for a test that there is only with the mutant."""
MEMORY = 4 << 30
"""Bytes: a loop that hoards ends with MemoryError."""


class Reach(TypedDict):
    """What the tests did without any mutant."""

    failed: list[str]
    seconds: dict[str, float]
    """Of the processor, by test."""
    lines: dict[str, dict[str, list[int]]]
    """By test and name of the file."""


class Trial(TypedDict):
    """A file with one change, and the lines of it that were changed."""

    path: str
    source: str
    lines: list[int]


class Verdict(TypedDict):
    outcome: str
    """survived, killed, timed out; or cannot run, which is a fault of ours."""
    test: str
    """The one that failed."""


# --- What tests reach ----------------------------------------------------------------------------------------------


class Selection:
    """Of the tests of all games, those that have this one's name."""

    def __init__(self, game: str) -> None:
        self.game = game

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.game in item.nodeid]


class Watch:
    """Notes what the processor spent on each test, and tells coverage whose lines these are."""

    def __init__(self, rules: Path) -> None:
        import coverage

        self.coverage = coverage.Coverage(data_file=None, source=[str(rules)], messages=False)
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        done = yield
        self.seconds[item.nodeid] = time.process_time() - began
        self.coverage.switch_context("")
        return done

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def reach(self) -> Reach:
        data = self.coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = {test: {} for test in self.seconds}
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                for test in filter(None, tests):
                    lines[test].setdefault(Path(file).name, []).append(line)
        return {"failed": self.failed, "seconds": self.seconds, "lines": lines}


def reach(rules: Path, tests: Sequence[str]) -> Reach:
    """Run the tests as they are."""
    watch = Watch(rules)
    watch.coverage.start()
    pytest.main([*PYTEST, *tests], plugins=[watch, Selection(rules.parent.name)])
    watch.coverage.stop()
    return watch.reach()


# --- Trials --------------------------------------------------------------------------------------------------------


class Order:
    """Runs tests that reach the changed lines first, then those that reach the file, the quickest first in each.

    All others follow: what one test worked out, another may have found in a cache.
    """

    def __init__(self, known: Reach, trial: Trial) -> None:
        self.known = known
        self.file = Path(trial["path"]).name
        self.changed = set(trial["lines"])
        self.killer = ""

    def rank(self, item: pytest.Item) -> tuple[bool, bool, float]:
        reached = self.known["lines"].get(item.nodeid, {}).get(self.file, [])
        return self.changed.isdisjoint(reached), not reached, self.known["seconds"].get(item.nodeid, TO_BEGIN)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=self.rank)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        seconds = self.known["seconds"].get(item.nodeid)
        limit(TO_BEGIN if seconds is None else 5 + 3 * seconds)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer = report.nodeid


def limit(seconds: float) -> None:
    """From now on no more of the processor than this: an endless loop costs a few seconds, a busy machine nothing."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def out_of_time(_number: int, _frame: FrameType | None) -> NoReturn:
    os._exit(OUT_OF_TIME)


def attempt(trial: Trial, known: Reach, tests: Sequence[str]) -> Verdict:
    """In a fork: import the mutant and run the tests until one fails."""
    signal.signal(signal.SIGVTALRM, out_of_time)
    limit(TO_BEGIN)
    most = int(TO_BEGIN + 10 * sum(known["seconds"].values()))
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    order, selection = Order(known, trial), Selection(Path(trial["path"]).parents[1].name)
    code = pytest.main([*PYTEST, *tests], plugins=[selection, order])
    outcome = "survived" if code == pytest.ExitCode.OK else "cannot run" if code in CANNOT_RUN else "killed"
    return {"outcome": outcome, "test": order.killer}


def in_a_fork(trial: Trial, known: Reach, tests: Sequence[str], answers: TextIO) -> None:
    """The fork answers; if it could not, how it ended is the answer."""
    child = os.fork()
    if not child:
        say(attempt(trial, known, tests), answers)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code:
        too_long = code in {OUT_OF_TIME, -signal.SIGXCPU}
        say({"outcome": "timed out" if too_long else "killed", "test": ""}, answers)


def say(answer: object, answers: TextIO) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def prepare(tests: Sequence[str]) -> None:
    """Import what no mutant of this game changes. Which games can be used nobody asks: that would import them all."""
    for module in pkgutil.walk_packages(hoftag.core.__path__, "hoftag.core."):
        importlib.import_module(module.name)
    for name in announced():
        if name not in tests[0]:
            find_game(name)
    pytest.main([*PYTEST, "--collect-only", "tests/rules.py"])


def serve(known: Reach, tests: Sequence[str], answers: TextIO) -> None:
    """Try one mutant after the other."""
    prepare(tests)
    gc.freeze()
    for line in sys.stdin:
        trial: Trial = json.loads(line)
        with changed(Path(trial["path"]), trial["source"]):
            in_a_fork(trial, known, tests, answers)


@contextmanager
def changed(path: Path, source: str) -> Iterator[None]:
    """The file has this source for a while; afterwards it is as it was, and its byte code holds again."""
    before, times = path.read_bytes(), path.stat()
    path.write_text(source, encoding="utf-8")
    yield
    path.write_bytes(before)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def main(word: str, *arguments: str) -> None:
    """Answers go to the standard output of the process; what tests print goes nowhere."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if word == "reach":
        rules, *tests = arguments
        say(reach(Path(rules), tests), answers)
    else:
        known, *tests = arguments
        serve(json.loads(Path(known).read_text(encoding="utf-8")), tests, answers)


if __name__ == "__main__":
    main(*sys.argv[1:])
