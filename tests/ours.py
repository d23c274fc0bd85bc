"""The games of this package, whichever they are; others may be installed beside it."""

from typing import Any

import pytest

from hoftag.core.game import Game
from hoftag.core.registry import find_game, game_names
from hoftag.core.words import game_words

OURS = [name for name in game_names() if find_game(name).package.startswith("hoftag.games.")]

ANY = OURS[0]
"""Where one game is as good as another."""


def title(game: str, language: str = "en") -> str:
    """What a game is called."""
    return game_words(find_game(game), language).say(f"game-{game}")


def needs(game: str) -> pytest.MarkDecorator:
    """For what can only be shown with this game: left out where it is not there."""
    return pytest.mark.skipif(game not in OURS, reason=f"{game} is not there")


def told_with(game: str) -> Game[Any]:
    """What a whole file of tests takes its examples from: without it, the file is left out."""
    if game not in OURS:
        pytest.skip(f"{game} is not there", allow_module_level=True)
    return find_game(game)
