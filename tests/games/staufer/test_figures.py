"""What the words of Die Staufer say of the box is what its owner found in it."""

import pytest

from hoftag.core.words import Words, game_words
from hoftag.games.staufer import GAME

OVERLAY: dict[str, object] = {
    "figures": {"noble_majority_weight": 3},
    "chest_rules": {"violet_per_privilege": 3},
    "brown_rows": [{"id": "row_of_1", "points": 1}, {"id": "row_of_5", "points": 22}],
    "privilege_setup": {"copies_per_pile_two_players_english": 2},
    "chests": [
        {"id": "orange_points_3", "effect": [{"op": "gain_points", "n": 1}]},
        {"id": "orange_pair", "effect": [{"op": "gain_envoys", "n": 2}, {"op": "gain_nobles", "n": 1}]},
        {"id": "turquoise_office_rebate", "effect": [{"op": "office_cost_delta", "n": -3, "min": 2}]},
        {"id": "turquoise_transfer", "effect": [{"op": "transfer_seated_figure", "max_steps": 2}]},
    ],
    "privileges": [
        {"id": "loyal_retinue", "effect": [{"op": "keep_seated_figure_per_scored_region", "n": 2}]},
        {"id": "strongroom", "effect": [{"op": "extra_brown_chests", "n": 1}]},
    ],
    "tasks": [
        {"id": "pattern_adjacent_offices", "figures": 3},
        {"id": "office_number_3", "match": [{"number": 2}]},
    ],
}
SAID = {
    "en": {
        "chest-orange_points_3": "Score 1 point at once.",
        "chest-orange_pair": "Take 2 envoys and 1 noble at once.",
        "chest-turquoise_office_rebate": "Once: the office costs 3 figures less, but never less than 2.",
        "chest-turquoise_transfer": "to a free office here or up to 2 regions away, at no cost",
        "chest-brown": "1 to 5 are worth 1, 5, 9, 14 or 22 points at the end.",
        "chest-violet": "3 of them buy a privilege.",
        "privilege-loyal_retinue": "From each scored region, 2 of your figures in office come to your court",
        "privilege-strongroom": "At the end, you count 1 more brown chest.",
        "task-pattern_adjacent_offices": "Three of your figures side by side in one region.",
        "task-office_number_3": "Each of your figures on an office with the number 2.",
        "prompt-pick-privilege": "for 3 violet chests",
        "prompt-stand": "A noble counts 3 times for the majority",
    },
    "de": {
        "chest-orange_points_3": "Bringt sofort 1 Punkt.",
        "chest-orange_pair": "Bringt sofort 2 Gesandte und 1 Adeligen.",
        "chest-turquoise_office_rebate": "Einmal: Der Amtssitz kostet 3 Figuren weniger, mindestens aber 2.",
        "chest-turquoise_transfer": "auf einen freien Amtssitz hier oder bis zu 2 Regionen weiter, ohne Kosten",
        "chest-brown": "1 bis 5 bringen am Ende 1, 5, 9, 14 oder 22 Punkte.",
        "chest-violet": "3 davon kaufen ein Privileg.",
        "privilege-loyal_retinue": "Aus jeder gewerteten Region kommen 2 deiner Figuren vom Amtssitz an den Hof",
        "privilege-strongroom": "Am Ende zählst du 1 braune Truhe mehr.",
        "task-pattern_adjacent_offices": "Drei deiner Figuren nebeneinander in einer Region.",
        "task-office_number_3": "Jede deiner Figuren auf einem Amtssitz mit der Zahl 2.",
        "prompt-pick-privilege": "mit 3 violetten Truhen",
        "prompt-stand": "Ein Adeliger zählt für die Mehrheit dreifach",
    },
}
PRINTED = {
    "en": {
        "chest-orange_points_3": "Score 3 points at once.",
        "chest-turquoise_office_rebate": "Once: the office costs 2 figures less, but never less than 1.",
        "chest-brown": "Collect them: 1 to 5 are worth 2, 5, 9, 14 or 20 points at the end.",
        "chest-violet": "Two of them buy a privilege.",
        "prompt-stand": "A noble counts twice for the majority",
    },
    "de": {
        "chest-orange_points_3": "Bringt sofort 3 Punkte.",
        "chest-turquoise_office_rebate": "Einmal: Der Amtssitz kostet 2 Figuren weniger, mindestens aber 1.",
        "chest-brown": "Sammeln: 1 bis 5 bringen am Ende 2, 5, 9, 14 oder 20 Punkte.",
        "chest-violet": "Zwei davon kaufen ein Privileg.",
        "prompt-stand": "Ein Adeliger zählt für die Mehrheit doppelt",
    },
}
PILE = "option-privileges_for_two-one_copy"


def check(words: Words, expected: dict[str, str]) -> None:
    for key, said in expected.items():
        assert said in words.say(key, attribute="help")


@pytest.mark.parametrize(("language", "pile"), [("en", "two, as in"), ("de", "zwei wie in")])
def test_help_states_the_figures_of_the_owner(language: str, pile: str) -> None:
    words = game_words(GAME.with_components(OVERLAY), language, strict=True)
    check(words, SAID[language])
    assert words.say(PILE).startswith(pile)


@pytest.mark.parametrize(("language", "pile"), [("en", "one, as in"), ("de", "eine wie in")])
def test_help_states_the_printed_figures_otherwise(language: str, pile: str) -> None:
    words = game_words(GAME, language, strict=True)
    check(words, PRINTED[language])
    assert words.say(PILE).startswith(pile)
