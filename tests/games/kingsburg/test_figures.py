"""What the words of Kingsburg say of the box is what its owner found in it."""

import pytest

from hoftag.core.words import Words, game_words
from hoftag.games.kingsburg import GAME

OVERLAY: dict[str, object] = {
    "rules": {"goods_per_soldier": 1, "favour_goods": 2, "honour_vp": 3},
    "advisors": [
        {"id": "jester", "options": [{"gain": {"vp": 2}}]},
        {"id": "merchant", "options": [{"gain": {"gold": 2}}, {"gain": {"wood": 1}}, {"gain": {"stone": 1}}]},
        {
            "id": "alchemist",
            "options": [
                {"pay": {"gold": 1}, "gain": {"wood": 2, "stone": 2}},
                {"pay": {"wood": 1}, "gain": {"gold": 2, "stone": 2}},
                {"pay": {"stone": 1}, "gain": {"gold": 2, "wood": 2}},
            ],
        },
        {"id": "smuggler", "options": [{"pay": {"vp": 2}, "gain": {"any": 4}}]},
        {"id": "duchess", "options": [{"gain": {"any": 1, "soldiers": 2}}]},
    ],
    "buildings": [
        {"id": "statue", "cost": {"gold": 3}},
        {"id": "sawmill", "effects": [{"id": "trade_at_summer_end", "pay": {"wood": 2}, "gain": {"gold": 5}}]},
        {"id": "chapel", "effects": [{"id": "reroll_all_if_total_max", "max_total": 6}]},
        {"id": "cathedral", "effects": [{"id": "vp_per_goods", "goods_per_vp": 3}]},
        {"id": "palisade", "combat": {"base": 2, "vs_value": 4}},
        {"id": "crane", "effects": [{"id": "discount", "columns": [4], "off": {"gold": 2}}]},
        {"id": "stable", "effects": [{"id": "extra_soldier_from_advisor", "gain": {"soldiers": 2}}]},
    ],
    "governors": [
        {"id": "thief", "effects": [{"id": "start_kit", "gain": {"any": 2}, "vp": -1}]},
        {"id": "miner", "effects": [{"id": "year_end_goods", "good": "gold", "by_year": [2, 1, 1, 1, 1]}]},
        {"id": "sculptor", "effects": [{"id": "discount", "rows": ["B", "C"], "off": {"stone": 2}}]},
        {"id": "tax_collector", "effects": [{"id": "good_on_opponent_build", "columns": [3, 4], "gain": {"any": 2}}]},
        {"id": "prince", "effects": [{"id": "set_dice_if_total_max", "max_total": 9, "faces": [2, 5, 5]}]},
        {"id": "duke", "effects": [{"id": "move_top_group_to_duchess", "target_rank": 17}]},
        {"id": "heiress", "effects": [{"id": "plus2_if_total_max", "max_total": 7, "gain": {"plus2": 1}}]},
        {"id": "seer", "effects": [{"id": "gain_at_year_start", "years": [3], "gain": {"plus2": 2}}]},
        {"id": "knight", "effects": [{"id": "vp_if_strongest", "gain": {"vp": 2}}]},
    ],
}
SAID = {
    "en": {
        "advisor-jester": "2 points.",
        "advisor-merchant": "2 gold, 1 wood or 1 stone.",
        "advisor-alchemist": "Pay 1 good, take 2 of each other kind.",
        "advisor-smuggler": "Pay 2 points, take 4 goods of your choice.",
        "advisor-duchess": "1 good of your choice and 2 soldiers.",
        "building-sawmill": "At the end of summer, you may turn 2 wood into 5 gold.",
        "building-chapel": "total 6 or less",
        "building-cathedral": "every full set of 3 goods you hold",
        "building-palisade": "Adds 2 to your combat strength, or 4 against zombies.",
        "building-crane": "Every column IV building costs you 2 gold less.",
        "building-stable": "take 2 more.",
        "governor-thief": "with 2 goods of your choice and a score of -1.",
        "governor-miner": "At the end of each year, you get 1 gold, in the first year 2.",
        "governor-prince": "total 9 or less, you may set your three player dice to 2, 5 and 5.",
        "governor-duke": "If nobody has influenced the Queen when everyone has passed, you may move the dice on your",
        "governor-heiress": "total 7 or less, you take a +2 token.",
        "governor-seer": "take 2 +2 tokens when year III begins.",
        "governor-knight": "you score 2 more.",
        "governor-sculptor": "your row B and C buildings cost 2 stone less.",
        "governor-tax_collector": "builds a column III or IV building, you take 2 goods of your choice straight away.",
        "prompt-favour-good": "3 gold will build a Statue, a gold and a wood an Inn;",
        "prompt-duke-moves": "the Queen gives two goods of your choice, 3 points and a secret look at the enemy.",
    },
    "de": {
        "advisor-jester": "2 Punkte.",
        "advisor-merchant": "2 Gold, 1 Holz oder 1 Stein.",
        "advisor-alchemist": "Zahle 1 Ware, nimm je 2 der beiden anderen.",
        "advisor-smuggler": "Zahle 2 Punkte, nimm 4 Waren deiner Wahl.",
        "advisor-duchess": "1 Ware deiner Wahl und 2 Soldaten.",
        "building-sawmill": "kannst du 2 Holz in 5 Gold umwandeln.",
        "building-chapel": "höchstens 6,",
        "building-cathedral": "bringt jeder volle Satz von 3 deiner Waren 1 Siegpunkt",
        "building-palisade": "Erhöht deine Kampfstärke um 2, gegen Zombies um 4.",
        "building-crane": "Jedes Gebäude der Spalte IV wird für dich um 2 Gold billiger.",
        "building-stable": "nimmst du 2 weitere.",
        "governor-thief": "mit 2 Waren deiner Wahl und einem Punktestand von -1",
        "governor-miner": "Jedes Jahr endet für dich mit 1 Gold, das erste mit 2.",
        "governor-prince": "höchstens 9, darfst du deine drei Spielerwürfel auf 2, 5 und 5 drehen.",
        "governor-duke": "ist die Königin frei, darfst du die Würfel von deinem ranghöchsten Berater dorthin",
        "governor-heiress": "nimmst du einen +2-Marker, wenn alle deine Würfel zusammen höchstens 7 ergeben.",
        "governor-seer": "nimmst zu Beginn des Jahres III 2 +2-Marker.",
        "governor-knight": "bekommst du 2 weitere.",
        "governor-sculptor": "deine Gebäude der Reihen B und C kosten 2 Stein weniger.",
        "governor-tax_collector": "ein Gebäude der Spalten III und IV errichtet, nimmst du sofort 2 Waren deiner Wahl.",
        "prompt-favour-good": "3 Gold ergeben eine Statue, ein Gold und ein Holz ein Wirtshaus.",
        "prompt-duke-moves": "die Königin gibt zwei Waren deiner Wahl, 3 Punkte und einen geheimen Blick",
    },
}
PRINTED = {
    "en": {
        "advisor-alchemist": "Pay 1 good, take one of each other kind.",
        "advisor-master_hunter": "1 wood, and 1 gold or 1 stone.",
        "advisor-queen": "2 goods of your choice, 3 points and a secret look at the enemy.",
        "governor-miner": "At the end of each year, you get 1 gold, in the fourth year 2.",
        "prompt-duke-moves": "She gives two goods of your choice and a +2 token.",
    },
    "de": {
        "advisor-alchemist": "Zahle 1 Ware, nimm je eine der beiden anderen.",
        "advisor-master_hunter": "1 Holz und dazu 1 Gold oder 1 Stein.",
        "advisor-queen": "2 Waren deiner Wahl, 3 Punkte und ein geheimer Blick auf den Feind.",
        "governor-miner": "Jedes Jahr endet für dich mit 1 Gold, das vierte mit 2.",
        "prompt-duke-moves": "Sie gibt zwei Waren deiner Wahl und einen +2-Marker.",
    },
}


def check(words: Words, expected: dict[str, str]) -> None:
    for key, said in expected.items():
        assert said in words.say(key, attribute="help")


@pytest.mark.parametrize("language", SAID)
def test_help_states_the_figures_of_the_owner(language: str) -> None:
    check(game_words(GAME.with_components(OVERLAY), language, strict=True), SAID[language])


@pytest.mark.parametrize("language", PRINTED)
def test_help_states_the_printed_figures_otherwise(language: str) -> None:
    check(game_words(GAME, language, strict=True), PRINTED[language])


def test_goods_of_uneven_years_are_listed() -> None:
    uneven = [{"id": "year_end_goods", "good": "gold", "by_year": [1, 2, 3, 0, 1]}]
    words = game_words(GAME.with_components({"governors": [{"id": "miner", "effects": uneven}]}), "en", strict=True)
    assert (
        words.say("governor-miner", attribute="help") == "At the end of the five years, you get 1, 2, 3, 0 and 1 gold."
    )


def test_trades_that_are_not_alike_are_counted() -> None:
    options = [{"pay": {"gold": 2}, "gain": {"wood": 3}}, {"pay": {"gold": 2}, "gain": {"stone": 3}}]
    words = game_words(GAME.with_components({"advisors": [{"id": "alchemist", "options": options}]}), "en", strict=True)
    assert words.say("advisor-alchemist", attribute="help") == "Pay 2 goods, take 3 goods."
