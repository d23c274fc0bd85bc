"""The pictures in docs/pictures, made anew from the boards as they are: `.venv/bin/python -m tools.pictures`.

`films` shows the great moments of a game as strips, `tables` one table of each game for the README, `windows` the
same table in all windows, `gallery` everything that is drawn, as large and as small as boards show it. Games and kinds
may be named; without any, all of them are made.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tools.matrix.look import LONGEST, REST
from tools.matrix.page import ROOT, browser, built, opened, served
from tools.matrix.windows import MOMENTS, WINDOWS, Sight, window
from tools.pictures import gallery
from tools.pictures.film import frames
from tools.pictures.scenes import SCENES
from tools.pictures.sheet import Labelled, sheet

FOLDER: Final = ROOT / "docs" / "pictures"
KINDS: Final = ("films", "tables", "windows", "gallery")
ACROSS: Final = 1180
"""Pixels of a sheet of films."""
SHOWN: Final = {"citadels": "build-4", "kingsburg": "place-4", "staufer": "action-4", "tumult_royal": "place-4"}
"""The moment of each game that says most about it."""


def seen(started: Browser, address: str, sights: Iterable[Sight]) -> Iterator[Labelled]:
    for sight in sights:
        with opened(started, sight.window) as page:
            page.goto(address + sight.address, wait_until="commit")
            page.wait_for_function("'hoftag' in window")
            page.evaluate(REST, LONGEST)
            yield str(sight.window), page.screenshot(scale="css", type="jpeg", quality=88)


def films(started: Browser, address: str, games: list[str], scene_names: list[str]) -> Iterator[Path]:
    for scene in SCENES:
        if scene.game in games and scene.name in (scene_names or [scene.name]):
            path = FOLDER / f"film-{scene.game}-{scene.name}.webp"
            each = f"width: {(ACROSS - 30) // scene.columns - 6}px"
            sheet(started, frames(started, address, scene), path, each=each, across=ACROSS, most=70)
            yield path


def tables(started: Browser, address: str, games: list[str]) -> Iterator[Path]:
    for game in games:
        sight = Sight(game, SHOWN[game], window("1440x900"), "en", "light")
        path = FOLDER / f"table-{game}.webp"
        shown = [("", image) for _, image in seen(started, address, [sight])]
        sheet(started, shown, path, each="width: 1080px", across=1092, most=76)
        yield path


def windows(started: Browser, address: str, games: list[str]) -> Iterator[Path]:
    for game in games:
        sights = [
            Sight(game, SHOWN[game], one, "en", "dark" if n % 2 else "light") for n, one in enumerate(WINDOWS[::2])
        ]
        path = FOLDER / f"windows-{game}.webp"
        sheet(started, seen(started, address, sights), path, each="height: 240px", across=1240, most=48)
        yield path


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.pictures", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="GAME or KIND", help=", ".join((*MOMENTS, *KINDS)))
    parser.add_argument("--scenes", help="only these, as dice,finale")
    asked = parser.parse_args()
    if unknown := set(asked.what) - {*MOMENTS, *KINDS}:
        parser.error(f"there is no {', '.join(sorted(unknown))} here")
    kinds = [kind for kind in KINDS if kind in asked.what] or list(KINDS)
    games = [game for game in MOMENTS if game in asked.what] or list(MOMENTS)
    scenes = asked.scenes.split(",") if asked.scenes else []
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served(built()) as address, browser() as started:
        makers = {
            "films": lambda: films(started, address, games, scenes),
            "tables": lambda: tables(started, address, games),
            "windows": lambda: windows(started, address, games),
            "gallery": lambda: gallery.pictures(started, FOLDER, games),
        }
        for kind in kinds:
            for path in makers[kind]():
                print(
                    f"{path.relative_to(ROOT)}  {path.stat().st_size / 1024:.0f} KiB  {time.strftime('%X')}", flush=True
                )


if __name__ == "__main__":
    main()
