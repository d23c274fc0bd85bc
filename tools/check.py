"""Every check there is, in order, up to the first that fails: `./hoftag test`.

With arguments, pytest alone runs with them: `./hoftag test tests/cli -k help`.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HERE = Path(sys.executable).parent
NODE = HERE / ("node.exe" if os.name == "nt" else "node")


class Check(NamedTuple):
    name: str
    command: list[str]
    live: bool = False
    """Its output is shown as it comes, rather than only when it fails."""
    folder: Path = ROOT


def module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]


def web(tool: str, *arguments: str) -> list[str]:
    """A tool of the web client, run by the Node of .venv."""
    package = json.loads((WEB / "node_modules" / tool / "package.json").read_text(encoding="utf-8"))
    programs = package["bin"] if isinstance(package["bin"], dict) else {tool: package["bin"]}
    return [str(NODE), str(WEB / "node_modules" / tool / programs[tool]), *arguments]


def web_checks() -> list[Check]:
    return [
        Check("api types", [sys.executable, "tools/api_types.py", "--check"]),
        Check("svelte-check", web("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"), folder=WEB),
        Check("eslint", web("eslint", "."), folder=WEB),
        Check("prettier", web("prettier", "--check", "."), folder=WEB),
        Check("vitest", web("vitest", "run"), folder=WEB),
    ]


def browser_checks() -> list[Check]:
    """Browser tests run in a process of their own: Playwright and asyncio tests do not share one."""
    if os.environ.get("HOFTAG_NO_BROWSER") == "1":
        print("skipped browser tests, for HOFTAG_NO_BROWSER=1", flush=True)
        return []
    return [Check("browser", module("pytest", "-q", "tests/browser"), live=True)]


def find_chromium() -> bool:
    """Chromium for the browser tests: there, or installed if we may, or asked for in one sentence."""
    names = ("chromium", "chromium-browser", "google-chrome")
    if os.environ.get("CHROMIUM") or any(shutil.which(name) for name in names):
        return True
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing chromium for the browser tests ...", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            command = [shutil.which("apt-get") or "apt-get", *arguments]
            subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    if shutil.which("chromium"):
        return True
    print(
        "chromium is missing: install it, or name one with CHROMIUM=..., or skip with HOFTAG_NO_BROWSER=1", flush=True
    )
    return False


def checks() -> list[Check]:
    typed = [folder for folder in ("src", "tests", "tools", "bench", "examples") if any((ROOT / folder).rglob("*.py"))]
    return [
        Check("ruff check", module("ruff", "check")),
        Check("ruff format", module("ruff", "format", "--check")),
        Check("mypy", module("mypy", *typed)),
        Check("mypy hoftag", module("mypy", "hoftag")),
        Check("lint-imports", [str(HERE / "lint-imports")]),
        *web_checks(),
        Check("pytest", module("pytest", "-q", "-n", "auto"), live=True),
        *browser_checks(),
    ]


def passes(check: Check) -> bool:
    start = time.perf_counter()
    output = None if check.live else subprocess.PIPE
    done = subprocess.run(check.command, cwd=check.folder, stdout=output, stderr=subprocess.STDOUT, check=False)
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
    if os.environ.get("HOFTAG_NO_BROWSER") != "1" and not find_chromium():
        return 1
    return 0 if all(passes(check) for check in checks()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
