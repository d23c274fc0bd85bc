"""What the words of Citadels say of the box is what its owner found in it."""

import pytest

from hoftag.core.words import game_words
from hoftag.games.citadels import GAME

OVERLAY: dict[str, object] = {
    "counts": {"gold_pieces": 28},
    "turn": {"draw_cards": 3},
    "scoring": {"city_size": 7},
    "characters": [
        {"id": "merchant", "rank": 6, "bonus_gold": 2},
        {"id": "architect", "rank": 7, "bonus_cards": 1, "builds_per_turn": 2},
        {"id": "mercenary", "rank": 8, "destroy_discount": 0},
    ],
    "districts": [
        {"id": "laboratory", "effect_gain_gold": 2},
        {"id": "smithy", "effect_pay_gold": 2, "effect_draw_cards": 1},
        {"id": "graveyard", "effect_pay_gold": 2},
        {"id": "observatory", "effect_draw_cards": 4},
        {"id": "university", "cost": 5, "points": 1},
    ],
}
SAID = {
    "en": {
        "character-merchant": "Takes 2 extra gold.",
        "character-architect": "Draws 1 extra card and may build up to 2 districts a turn.",
        "character-mercenary": "district for its cost, but not from the Bishop (unless murdered) or from a city of 7",
        "district-laboratory": "take 2 gold.",
        "district-smithy": "pay 2 gold and draw 1 card.",
        "district-graveyard": "may pay 2 gold",
        "district-observatory": "draw 4 cards instead of 3, then discard 2.",
        "district-library": "keep 2 of 3 cards. Together with the Observatory, discard 2 of 4.",
        "district-university": "Costs 5, worth 1 point. Removing it costs the Warlord 5 gold.",
        "option-gold_supply": "beyond the 28 pieces",
        "prompt-build": "The game ends in the round in which someone has 7.",
    },
    "de": {
        "character-merchant": "Nimmt 2 Gold zusätzlich.",
        "character-architect": "Zieht 1 Karte zusätzlich und darf bis zu 2 Bauwerke in einem Zug bauen.",
        "character-mercenary": "für seine Kosten entfernen",
        "district-laboratory": "2 Gold nehmen.",
        "district-smithy": "2 Gold zahlen und 1 Karte ziehen.",
        "district-graveyard": "2 Gold zahlen",
        "district-observatory": "4 statt 3 ziehen, danach 2 ablegen.",
        "district-library": "2 von 3 behalten. Zusammen mit der Sternwarte 2 von 4 ablegen.",
        "district-university": "Kostet 5, zählt 1 Punkt. Sie zu entfernen kostet den Söldner 5 Gold.",
        "option-gold_supply": "als die 28 Stück",
        "prompt-build": "Wer 7 hat, läutet das Ende ein.",
    },
}
PRINTED = {
    "en": {
        "character-architect": "Draws 2 extra cards and may build up to 3 districts a turn.",
        "district-library": (
            "When you draw cards as your action, keep both cards. Together with the Observatory, discard 1 of 3."
        ),
        "prompt-build": "The game ends in the round in which someone has eight.",
    },
    "de": {
        "character-architect": "Zieht 2 Karten zusätzlich und darf bis zu 3 Bauwerke in einem Zug bauen.",
        "district-library": "Karten ziehen als Aktion: beide behalten. Zusammen mit der Sternwarte 1 von 3 ablegen.",
        "prompt-build": "Wer acht hat, läutet das Ende ein.",
    },
}


@pytest.mark.parametrize("language", SAID)
def test_help_states_the_figures_of_the_owner(language: str) -> None:
    words = game_words(GAME.with_components(OVERLAY), language, strict=True)
    for key, said in SAID[language].items():
        assert said in words.say(key, attribute="help")
    assert words.say("option-gold_supply-limited").startswith("28 ")


@pytest.mark.parametrize("language", PRINTED)
def test_help_states_the_printed_figures_otherwise(language: str) -> None:
    words = game_words(GAME, language, strict=True)
    for key, said in PRINTED[language].items():
        assert said in words.say(key, attribute="help")
    assert words.say("option-gold_supply-limited").startswith("30 ")
