"""Every check there is, in order, up to the first that fails: `./hoftag test`.

With arguments, pytest alone runs with them: `./hoftag test tests/cli -k help`.
"""

import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(sys.executable).parent


class Check(NamedTuple):
    name: str
    command: list[str]
    live: bool = False
    """Its output is shown as it comes, rather than only when it fails."""


def module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]


def checks() -> list[Check]:
    typed = [folder for folder in ("src", "tests", "tools", "bench", "examples") if any((ROOT / folder).rglob("*.py"))]
    return [
        Check("ruff check", module("ruff", "check")),
        Check("ruff format", module("ruff", "format", "--check")),
        Check("mypy", module("mypy", *typed)),
        Check("mypy hoftag", module("mypy", "hoftag")),
        Check("lint-imports", [str(HERE / "lint-imports")]),
        Check("pytest", module("pytest", "-q", "-n", "auto"), live=True),
    ]


def passes(check: Check) -> bool:
    start = time.perf_counter()
    output = None if check.live else subprocess.PIPE
    done = subprocess.run(check.command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False)
    seconds = time.perf_counter() - start
    if done.returncode == 0:
        print(f"ok      {check.name:<14} {seconds:6.1f} s", flush=True)
        return True
    if done.stdout:
        sys.stdout.write(done.stdout.decode(errors="replace"))
    print(f"FAILED  {check.name:<14} {seconds:6.1f} s   {' '.join(check.command)}", flush=True)
    return False


def main(arguments: list[str]) -> int:
    if arguments:
        return subprocess.run(module("pytest", *arguments), check=False).returncode
    return 0 if all(passes(check) for check in checks()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
