"""What only Citadels has to say; the rest is in `tests/games/test_text.py`."""

import pytest

from hoftag.core.events import Event
from hoftag.core.rulebook import rulebook
from hoftag.core.words import LANGUAGES, NAMINGS, game_words, text_of
from hoftag.games.citadels import GAME

CALLED = {
    ("en", "common"): ("Bishop", "Warlord"),
    ("en", "ours"): ("Preacher", "Mercenary"),
    ("de", "common"): ("Prediger", "Söldner"),
    ("de", "ours"): ("Prediger", "Söldner"),
}
NAMES = ["Anna", "Ben", "Carla", "Dirk", "Eva", "Finn", "Greta"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_may_rename_a_card(language: str) -> None:
    game = GAME.with_components({"districts": [{"id": "tavern", f"name_{language}": "Krug"}]})
    said = game_words(game, language, NAMES, strict=True)
    assert "Krug" in said.event(Event("built", {"seat": 0, "district": "tavern", "gold": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("naming", NAMINGS)
def test_the_last_two_characters_have_common_names_and_ours(language: str, naming: str) -> None:
    said = game_words(GAME, language, NAMES, naming=naming, strict=True)
    bishop, warlord = CALLED[language, naming]
    assert said.say("character-preacher") == bishop
    assert warlord in said.move(GAME.moves.from_text("keep mercenary"))
    other = {name for names in CALLED.values() for name in names} - {bishop, warlord}
    book = rulebook(GAME, language, naming)
    assert bishop in book.rules["C-7.5"].text
    assert warlord in book.rules["C-7.8"].text
    everything = text_of(GAME.package, language, naming) + " ".join(rule.text for rule in book.rules.values())
    assert [name for name in other if name in everything] == []


def test_districts_are_called_as_in_english_boxes_or_as_in_our_rulebook() -> None:
    common, ours = (game_words(GAME, "en", NAMES, naming=naming) for naming in NAMINGS)
    ids = ("guild_house", "trading_house", "abbey", "dungeon", "ghost_town")
    said = [common.say(f"district-{one}", attribute="a") for one in ids]
    assert said == ["a Trading Post", "a Dock", "a Monastery", "a Prison", "a Haunted City"]
    said = [ours.say(f"district-{one}") for one in ids]
    assert said == ["Guild House", "Trading House", "Abbey", "Dungeon", "Ghost Town"]


@pytest.mark.parametrize("naming", NAMINGS)
def test_an_owners_name_comes_before_both(naming: str) -> None:
    game = GAME.with_components({"characters": [{"id": "preacher", "name_en": "Abbot"}]})
    said = game_words(game, "en", NAMES, naming=naming, strict=True)
    assert said.say("character-preacher") == "Abbot"
    assert said.move(GAME.moves.from_text("keep preacher")) == "Keep the Abbot"
