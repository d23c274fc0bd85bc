"""The games of this server, for requests that name one."""

from hoftag.core.game import Game
from hoftag.core.registry import find_game, game_names
from hoftag.server.faults import missing


def known_game(name: str) -> Game:
    """A game by id, or 404."""
    if name not in game_names():
        raise missing("game", f"there is no game '{name}'")
    return find_game(name)
