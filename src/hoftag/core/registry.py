"""Which games there are: whatever installed packages announce under the entry point group `hoftag.games`.

A package that cannot be used is skipped, with one sentence in the log: it takes no other game down.
"""

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hoftag.core.errors import HoftagError, reason, there_is
from hoftag.core.game import Game
from hoftag.core.words import FALLBACK

GROUP = "hoftag.games"
HOUSE = "hoftag"
ID = re.compile("[a-z][a-z0-9_]*")
FILES = (f"text.{FALLBACK}.ftl", f"rules.{FALLBACK}.md")
"""What every game has, at least in English."""

log = logging.getLogger("hoftag.games")
_corrected: dict[str, Game] = {}


@cache
def announced() -> dict[str, list[EntryPoint]]:
    """What is installed, by id. To find out means to read the metadata of every package, so it is done once."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return found


def game_names() -> list[str]:
    """The ids of all games that can be played."""
    return [name for name in sorted(announced()) if can_be_used(name)]


@cache
def can_be_used(name: str) -> bool:
    """Whether the game with this id is whole; if not, the log says once what is wrong with it."""
    try:
        installed_game(name)
    except HoftagError as error:
        log.warning("%s", error)
        return False
    return True


def find_game(name: str) -> Game:
    """The game with this id, as its owner corrected it; or a sentence that says which games there are."""
    return _corrected.get(name) or installed_game(name)


def correct(game: Game) -> None:
    """From now on this is the game of its name: its component data are those of somebody's box."""
    _corrected[game.name] = game


@cache
def installed_game(name: str) -> Game:
    """The game with this id as it was installed, or a sentence that says why it cannot be played."""
    points = announced().get(name)
    if points is None:
        raise HoftagError(f"there is no game '{name}'; {there_is(game_names())}")
    return loaded(only_one(name, points))


def only_one(name: str, points: list[EntryPoint]) -> EntryPoint:
    """Of several packages that announce the same id none may quietly win; only a game of the house stays what it is."""
    if len(points) == 1:
        return points[0]
    packages = " and ".join(sorted(map(package, points)))
    ours = [point for point in points if package(point) == HOUSE]
    if not ours:
        raise HoftagError(f"the game '{name}' is announced by {packages}; remove all but one of them")
    log.warning("the game '%s' is announced by %s; that of %s is played", name, packages, HOUSE)
    return ours[0]


def package(point: EntryPoint) -> str:
    """The name of the package that announces something."""
    return point.dist.name if point.dist is not None else point.value


def loaded(point: EntryPoint) -> Game:
    """The game that a package announces, if the package is whole."""
    try:
        return sound(point.name, point.load())
    except (Exception, SystemExit) as error:
        wrong = str(error) if isinstance(error, HoftagError) else reason(error)
        raise HoftagError(f"the game '{point.name}' of the package {package(point)} cannot be used: {wrong}") from error


def sound(name: str, game: object) -> Game:
    """What is announced under this id, if it is a game with all that belongs to one."""
    if not ID.fullmatch(name):
        raise HoftagError("an id has small letters, digits and _, and begins with a letter")
    if not isinstance(game, Game):
        raise HoftagError(f"it is no Game, but of the type {type(game).__name__}")
    if game.name != name:
        raise HoftagError(f"it calls itself '{game.name}'")
    for file in FILES:
        if not game.resources().joinpath(file).is_file():
            raise HoftagError(f"there is no {file} in {game.package}")
    return game
