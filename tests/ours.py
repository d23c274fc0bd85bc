"""The games of this package, whichever they are; others may be installed beside it."""

from hoftag.core.registry import find_game, game_names

OURS = [name for name in game_names() if find_game(name).package.startswith("hoftag.games.")]
