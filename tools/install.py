"""Games of other packages: `./hoftag install PATH` puts one into .venv, `./hoftag install --remove NAME` takes it out.

Installed in place: what is changed below PATH is what runs. Later set-ups of .venv leave it there.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

GROUP = "hoftag.games"
HOUSE = "hoftag"


class RefusedError(Exception):
    """What cannot be done, as one sentence."""


class Package(NamedTuple):
    """A package that announces games."""

    name: str
    games: list[str]


def announced(folder: Path) -> Package:
    """What a folder with a package says that it brings."""
    project = folder / "pyproject.toml"
    try:
        told = tomllib.loads(project.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise RefusedError(f"{folder} is no package: there is no {project}") from None
    except (OSError, ValueError) as error:
        raise RefusedError(f"{project} cannot be read: {error}") from None
    about = told.get("project", {})
    games = sorted(about.get("entry-points", {}).get(GROUP, {}))
    if not games:
        raise RefusedError(f'{folder} announces no game: {project} has no entry in [project.entry-points."{GROUP}"]')
    return Package(about.get("name", folder.name), games)


def install(uv: str, folder: Path) -> int:
    """Put the package of a folder into this environment, and look whether its games are there then."""
    package = announced(folder)
    if package.name == HOUSE:
        raise RefusedError(f"{folder} is Hoftag itself")
    say(f"installing {package.name} in place ...")
    command = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--editable", str(folder.resolve())]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        say(f"{package.name} could not be installed; the lines above say why")
        return 1
    done = subprocess.run([sys.executable, "-m", HOUSE, "games", "--json"], stdout=subprocess.PIPE, check=True)
    there = {game["game"] for game in json.loads(done.stdout)}
    for game in package.games:
        if game in there:
            say(f"{game} is there: ./hoftag play {game}")
    return 0 if there.issuperset(package.games) else 2  # what is wrong with a game that is not there, has been said


def remove(uv: str, name: str) -> int:
    """Take the package with this name, or with a game of this name, out again."""
    brought = [(point.dist.name, point.name) for point in entry_points(group=GROUP) if point.dist is not None]
    guests = {package: game for package, game in brought if package != HOUSE}
    found = sorted({package for package, game in brought if name in {package, game} and package != HOUSE})
    if not found and (HOUSE, name) in brought:
        raise RefusedError(f"{name} is a game of Hoftag itself")
    if not found:
        there = ", ".join(f"{game} ({package})" for package, game in sorted(guests.items())) or "none"
        raise RefusedError(f"there is no package '{name}' with a game; there is {there}")
    command = [uv, "pip", "uninstall", "--quiet", "--python", sys.executable, *found]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        say(f"{' and '.join(found)} could not be removed; the lines above say why")
        return 1
    say(f"{' and '.join(found)} is gone")
    return 0


def say(message: str) -> None:
    print(f"hoftag: {message}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="hoftag install", description="Add the games of a package, in place.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("path", nargs="?", type=Path, metavar="PATH", help="the folder of the package")
    what.add_argument("--remove", metavar="NAME", help="a package, or a game that it brought, to take out again")
    parser.add_argument("--uv", required=True, help=argparse.SUPPRESS)  # the launcher has it
    told = parser.parse_args(arguments)
    try:
        return install(told.uv, told.path) if told.remove is None else remove(told.uv, told.remove)
    except RefusedError as error:
        say(str(error))
        return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
