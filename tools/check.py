"""Every check there is: `./hoftag test`. Checks of one group run side by side; the first group that fails is the last.

With arguments, pytest alone runs with them: `./hoftag test tests/cli -k help`; with `--mutants GAME`, tools/mutants.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HERE = Path(sys.executable).parent
NODE = HERE / ("node.exe" if os.name == "nt" else "node")
CORES = os.cpu_count() or 1
BROUGHT = "../examples/**/*.{js,css}"
"""Boards that example packages bring."""
PACKAGES = ("chromium", "chromium-headless-shell")
"""What Debian calls the browser for the tests, with and without windows."""
BROWSERS_MOST = 4
"""One more than there are cores pays, for tests also wait; more than that do not. The same holds for other tests."""


class Check(NamedTuple):
    name: str
    command: list[str]
    folder: Path = ROOT
    live: bool = False
    """Its output is shown as it comes, rather than only when it fails; so it runs alone."""


class Result(NamedTuple):
    check: Check
    passed: bool
    seconds: float
    output: str


def module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]


def web(tool: str, *arguments: str) -> list[str]:
    """A tool of the web client, run by the Node of .venv."""
    package = json.loads((WEB / "node_modules" / tool / "package.json").read_text(encoding="utf-8"))
    programs = package["bin"] if isinstance(package["bin"], dict) else {tool: package["bin"]}
    return [str(NODE), str(WEB / "node_modules" / tool / programs[tool]), *arguments]


def quick_checks() -> list[Check]:
    """What opens no server: the shortest first, then the longest, so that no core idles at the end."""
    typed = [folder for folder in ("src", "tests", "tools", "bench", "examples") if any((ROOT / folder).rglob("*.py"))]
    return [
        Check("ruff check", module("ruff", "check")),
        Check("ruff format", module("ruff", "format", "--check")),
        Check("vitest", web("vitest", "run", f"--maxWorkers={CORES}"), WEB),
        Check("mypy", module("mypy", *typed, "hoftag")),
        Check("eslint", web("eslint", "."), WEB),
        Check("svelte-check", web("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"), WEB),
        Check("prettier", web("prettier", "--config", ".prettierrc.json", "--check", ".", BROUGHT), WEB),
        Check("lint-imports", [str(HERE / "lint-imports")]),
        Check("api types", [sys.executable, "tools/api_types.py", "--check"]),
    ]


def browser_checks() -> list[Check]:
    """Browser tests run in processes of their own: Playwright and asyncio tests do not share one."""
    if os.environ.get("HOFTAG_NO_BROWSER") == "1":
        print("skipped browser tests, for HOFTAG_NO_BROWSER=1", flush=True)
        return []
    side_by_side = ["-n", str(min(CORES + 1, BROWSERS_MOST)), "--maxschedchunk", "1"]
    return [Check("browser", module("pytest", "-q", *side_by_side, "tests/browser"), live=True)]


def chromium() -> str | None:
    """The browser of this machine, if there is one; best the one without windows, which asks less of it."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or whole_chromium()


def whole_chromium() -> str | None:
    """One that has all that people have, such as notices."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def find_chromium() -> bool:
    """Chromium for the browser tests: there, or installed if we may, or asked for in one sentence."""
    if chromium():
        return True
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing chromium for the browser tests ...", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        install = ["install", "-y", "-qq", "--no-install-recommends"]
        for arguments in (["update", "-qq"], *([*install, package] for package in PACKAGES)):
            command = [shutil.which("apt-get") or "apt-get", *arguments]
            subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    if chromium():
        return True
    print(
        "chromium is missing: install it, or name one with CHROMIUM=..., or skip with HOFTAG_NO_BROWSER=1", flush=True
    )
    return False


def groups() -> list[list[Check]]:
    return [
        quick_checks(),
        [Check("pytest", module("pytest", "-q", "-n", str(CORES + 1), "--dist", "worksteal"), live=True)],
        browser_checks(),
    ]


def environment() -> dict[str, str]:
    """Hundreds of processes start in a run, and none should compile anew what it imports. That lies in .tools."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"PYTHONPYCACHEPREFIX": str(ROOT / ".tools" / "bytecode"), **kept}


def run(check: Check) -> Result:
    start = time.perf_counter()
    output = None if check.live else subprocess.PIPE
    done = subprocess.run(
        check.command, cwd=check.folder, env=environment(), stdout=output, stderr=subprocess.STDOUT, check=False
    )
    said = (done.stdout or b"").decode(errors="replace")
    return Result(check, done.returncode == 0, time.perf_counter() - start, said)


def pass_together(group: list[Check]) -> bool:
    """Run them side by side, as many at once as there are cores, and tell of each when it is done."""
    passed = True
    with ThreadPoolExecutor(CORES) as pool:
        for done in as_completed([pool.submit(run, check) for check in group]):
            result = done.result()
            line = f"{result.check.name:<14} {result.seconds:6.1f} s"
            if result.passed:
                print(f"ok      {line}", flush=True)
            else:
                sys.stdout.write(result.output)
                print(f"FAILED  {line}   {' '.join(result.check.command)}", flush=True)
                passed = False
    return passed


def main(arguments: list[str]) -> int:
    if "--mutants" in arguments:
        return subprocess.run(module("tools.mutants", *arguments), cwd=ROOT, check=False).returncode
    if arguments:
        return subprocess.run(module("pytest", *arguments), env=environment(), check=False).returncode
    if os.environ.get("HOFTAG_NO_BROWSER") != "1" and not find_chromium():
        return 1
    return 0 if all(map(pass_together, groups())) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
