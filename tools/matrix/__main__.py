"""Tables in all windows, at the moments that matter: `.venv/bin/python -m tools.matrix citadels --windows 390x844`.

Prints a line for whatever is cut, covered, too small or scrolls sideways, and ends with 1 if there is any. Without a
game all of them; without `--moments`, `--windows`, `--lang` all there are, by day.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from tools.matrix import sheets
from tools.matrix.known import keep
from tools.matrix.look import Finding, Picture, look
from tools.matrix.page import WEB, browser, built, served
from tools.matrix.windows import LANGUAGES, MOMENTS, THEMES, WINDOWS, Sight, Window, sample, window


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.matrix", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(MOMENTS))
    parser.add_argument("--moments", help="as build-4,draft-7: any that is recorded, also with &side=log or &pins=5")
    parser.add_argument("--windows", help="as 390x844,1366x768")
    parser.add_argument("--lang", help="de, en or both")
    parser.add_argument("--theme", default="light", help="light, dark or both; the default is light")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="write contact sheets, one for each moment")
    parser.add_argument("--by-window", action="store_true", help="sheets of all moments in one window instead")
    parser.add_argument("--json", action="store_true", help="findings as one JSON document")
    parser.add_argument("--counts", action="store_true", help="only how many of which kind, by game")
    parser.add_argument("--sample", action="store_true", help="what the tests look at: each window, each game")
    parser.add_argument("--known", action="store_true", help="the same, and keep the list of what is found")
    asked = parser.parse_args(given)
    if unknown := set(asked.games) - set(MOMENTS):
        parser.error(f"there is no {', '.join(sorted(unknown))} here, but {', '.join(MOMENTS)}")
    return asked


def chosen(text: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    return known if text in (None, "both") else tuple(text.split(","))


def sights(asked: argparse.Namespace) -> list[Sight]:
    """All that is asked for."""
    if asked.sample or asked.known:
        return [sight for sight in sample() if sight.game in (asked.games or MOMENTS)]
    windows: tuple[Window, ...] = WINDOWS
    if asked.windows:
        windows = tuple(window(one) for one in asked.windows.split(","))
    return [
        Sight(game, moment, seen_in, language, theme)
        for seen_in in windows
        for game in asked.games or MOMENTS
        for moment in chosen(asked.moments, MOMENTS[game])
        for language in chosen(asked.lang, LANGUAGES)
        for theme in chosen(asked.theme, THEMES)
    ]


def counts(findings: list[Finding]) -> str:
    """How many of which kind, by game."""
    kinds = Counter((one.sight.game, one.what) for one in findings)
    different = Counter(tuple(kind.split(" ", 2)[:2]) for kind in {one.kind for one in findings})
    lines = [f"{game:14} {what:14} {kinds[game, what]:5} ({different[game, what]} different)" for game, what in kinds]
    return "\n".join(sorted(lines))


def recorded(sight: Sight) -> bool:
    name = sight.moment.split("&", maxsplit=1)[0]
    return (WEB / "src" / "games" / sight.game / "recorded" / f"{name}.json").is_file()


def main() -> int:
    asked = arguments()
    wanted = sights(asked)
    if missing := {f"{sight.game}/{sight.moment}" for sight in wanted if not recorded(sight)}:
        raise SystemExit(f"not recorded: {', '.join(sorted(missing))}")
    began = time.monotonic()
    findings: list[Finding] = []
    pictures: list[Picture] = []
    with served(built()) as address, browser() as started:
        print(f"the page stands after {time.monotonic() - began:.0f} s", file=sys.stderr)
        for picture in look(started, address, wanted, pictures=asked.sheets is not None):
            findings += picture.findings
            if asked.sheets is not None:
                pictures.append(picture)
            if not asked.json and not asked.counts:
                for finding in picture.findings:
                    print(finding, flush=True)
        if asked.sheets is not None:
            for path in sheets.write(started, pictures, asked.sheets, by_window=asked.by_window):
                print(path, file=sys.stderr)
    if asked.json:
        print(json.dumps([{**one._asdict(), "sight": list(map(str, one.sight))} for one in findings], indent=1))
    if asked.known:
        keep(findings, asked.games or MOMENTS)
    if asked.counts:
        print(counts(findings))
    took = time.monotonic() - began
    print(f"{len(wanted)} pictures, {len(findings)} findings, {took:.0f} s", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
