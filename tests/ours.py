"""The games of this package, whichever they are; others may be installed beside it."""

import pytest

from hoftag.core.registry import find_game, game_names

OURS = [name for name in game_names() if find_game(name).package.startswith("hoftag.games.")]


def needs(game: str) -> pytest.MarkDecorator:
    """For what can only be shown with this game: left out where it is not there."""
    return pytest.mark.skipif(game not in OURS, reason=f"{game} is not there")
