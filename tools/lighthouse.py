"""Lighthouse on every page and a table of each game: starts a server of its own, lays tables, prints what is found.

.venv/bin/python tools/lighthouse.py              all pages on a phone with a slow line, once each
.venv/bin/python tools/lighthouse.py home staufer these
.venv/bin/python tools/lighthouse.py --times 3    the middle one of three
.venv/bin/python tools/lighthouse.py --desktop    on a desktop

Lighthouse comes through npx. Its performance score is worth something only on a quiet machine.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from hoftag.core.registry import game_names

HERE = Path(sys.executable).parent
LIGHTHOUSE = "lighthouse@12.8.2"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
LEAST = {"performance": 0.95, "accessibility": 1.0, "best-practices": 0.95, "seo": 0.95}
PAGES = {
    "home": "",
    "lobby": "#/lobby",
    "new table": "#/new",
    "my games": "#/profile",
    "settings": "#/settings",
    "account": "#/account",
    "rules": f"#/rules/{game_names()[0]}",
    "the box": f"#/components/{game_names()[0]}",
    "gallery": "#/gallery/ornament",
    "companion": "#/companion",
    "practice": "#/practice",
    "about": "#/about",
}
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


@contextlib.contextmanager
def server() -> Iterator[str]:
    """An empty server on any free port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(HERE / "hoftag"), "serve", "--port", "0", "--database", f"{folder}/tables.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            line = process.stdout.readline()
            try:
                yield line[line.index("http://") :].strip().rstrip("/")
            finally:
                process.terminate()


def table(address: str, game: str) -> str:
    """A public table at which a person sits with three bots, some moves into the game."""
    with httpx.Client(base_url=address) as anna:
        anna.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        seats = [{"kind": "me"}] + [{"kind": "bot", "spec": "greedy"}] * 3
        laid = anna.post("/api/tables", json={"game": game, "visibility": "public", "seats": seats})
        name = str(laid.raise_for_status().json()["id"])
        anna.post(f"/api/tables/{name}/start").raise_for_status()
    time.sleep(3)
    return name


def look(url: str, target: Path, desktop: bool) -> dict[str, Any]:
    """What Lighthouse finds on a page."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome") or ""
    path = f"{HERE}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    settings = os.environ | {"CHROME_PATH": chromium, "PATH": path, "npm_config_update_notifier": "false"}
    settings.setdefault("NODE_USE_SYSTEM_CA", "1")
    command = [str(HERE / "npx"), "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={target}"]
    command += ["--preset=desktop"] if desktop else []
    command.append(f"--chrome-flags={FLAGS}")
    if subprocess.run(command, env=settings, check=False).returncode:  # now and then its browser does not answer it
        subprocess.run(command, env=settings, check=True)
    found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Lighthouse on every page and a table of each game.")
    every = (*PAGES, *game_names())
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(every))
    parser.add_argument("--times", type=int, default=1, help="looks at each page so often and tells the middle")
    parser.add_argument("--desktop", action="store_true", help="a desktop instead of a phone")
    wish = parser.parse_args(arguments)
    if unknown := set(wish.pages) - set(every):
        parser.error(f"there is no {', '.join(sorted(unknown))} here, but {', '.join(every)}")
    wanted = wish.pages or every
    good = True
    with server() as address, tempfile.TemporaryDirectory() as folder:
        for name in wanted:
            path = PAGES[name] if name in PAGES else f"#/table/{table(address, name)}"
            target = Path(folder) / "report.json"
            runs = [look(f"{address}/{path}", target, wish.desktop) for _ in range(wish.times)]
            runs.sort(key=lambda run: float(run["categories"]["performance"]["score"]))
            middle = runs[len(runs) // 2]
            scores = {category: float(middle["categories"][category]["score"]) for category in LEAST}
            weight = sum(item["transferSize"] for item in middle["audits"]["network-requests"]["details"]["items"])
            figures = ", ".join(f"{figure} {middle['audits'][figure]['displayValue']}" for figure in FIGURES)
            print(f"{name:<12}", *(f"{category} {score:.2f}" for category, score in scores.items()), flush=True)
            print(f"             {weight / 1024:.0f} KiB, {figures}", flush=True)
            good = good and all(score >= LEAST[category] for category, score in scores.items())
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
