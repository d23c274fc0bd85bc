"""What only Citadels has to say; the rest is in `tests/games/test_text.py`."""

import pytest

from hoftag.core.events import Event
from hoftag.core.words import LANGUAGES, game_words
from hoftag.games.citadels import GAME

NAMES = ["Anna", "Ben", "Carla", "Dirk", "Eva", "Finn", "Greta"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_may_rename_a_card(language: str) -> None:
    game = GAME.with_components({"districts": [{"id": "tavern", f"name_{language}": "Krug"}]})
    said = game_words(game, language, NAMES, strict=True)
    assert "Krug" in said.event(Event("built", {"seat": 0, "district": "tavern", "gold": 1}))
