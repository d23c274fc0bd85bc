"""Which games there are: whatever installed packages announce under the entry point group `hoftag.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hoftag.core.errors import HoftagError, there_is
from hoftag.core.game import Game

GROUP = "hoftag.games"
_corrected: dict[str, Game] = {}


@cache
def announced() -> dict[str, EntryPoint]:
    """What is installed, by id. To find out means to read the metadata of every package, so it is done once."""
    return {point.name: point for point in entry_points(group=GROUP)}


def game_names() -> list[str]:
    """The ids of all installed games."""
    return sorted(announced())


def find_game(name: str) -> Game:
    """The game with this id, as its owner corrected it; or a sentence that says which games there are."""
    return _corrected.get(name) or installed_game(name)


def correct(game: Game) -> None:
    """From now on this is the game of its name: its component data are those of somebody's box."""
    _corrected[game.name] = game


@cache
def installed_game(name: str) -> Game:
    """The game with this id as it was installed."""
    point = announced().get(name)
    if point is None:
        message = f"there is no game '{name}'; {there_is(game_names())}"
        raise HoftagError(message)
    game = point.load()
    if not isinstance(game, Game):
        message = f"the entry point '{name}' is no game"
        raise HoftagError(message)
    return game
