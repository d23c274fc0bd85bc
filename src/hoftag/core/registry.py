"""Which games there are: whatever installed packages announce under the entry point group `hoftag.games`."""

from functools import cache
from importlib.metadata import entry_points

from hoftag.core.errors import HoftagError, there_is
from hoftag.core.game import Game

GROUP = "hoftag.games"
_corrected: dict[str, Game] = {}


def game_names() -> list[str]:
    """The ids of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find_game(name: str) -> Game:
    """The game with this id, as its owner corrected it; or a sentence that says which games there are."""
    return _corrected.get(name) or installed_game(name)


def correct(game: Game) -> None:
    """From now on this is the game of its name: its component data are those of somebody's box."""
    _corrected[game.name] = game


@cache
def installed_game(name: str) -> Game:
    """The game with this id as it was installed."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                message = f"the entry point '{name}' is no game"
                raise HoftagError(message)
            return game
    message = f"there is no game '{name}'; {there_is(game_names())}"
    raise HoftagError(message)
