"""Whatever is not allowed says why, and which rule forbids it."""

import pytest

from tests.games.kingsburg.table import FULL, council, new, table, winter
from tests.rules import rules

GOVERNORS = {"governors": True}
MORE = {"more_buildings": True}
TOWN_HALL = ["barricade", "crane", "town_hall"]


# --- before the first year ------------------------------------------------------------------------------------------


@rules("K-17.1")
def test_a_governor_comes_first_and_is_one_of_those_dealt() -> None:
    found = new(2, options=GOVERNORS)
    dealt = {text.removeprefix("choose ") for text in found.legal(seat=0)}
    other = next(name for name in ("thief", "miner", "knight", "duke") if name not in dealt)
    assert found.lacks(f"choose {other}", 0) == (
        "not-dealt",
        "K-17.1",
        {"governor": other, "governors": [text.removeprefix("choose ") for text in found.legal(seat=0)]},
    )
    assert found.refusal("take gold", 0) == ("governor-first", "K-17.1")


@rules("K-3.3")
def test_so_many_goods_are_taken_and_no_others() -> None:
    found = table("favour-good", "favour", actor=0, favoured=[0])
    assert found.refusal("take gold_gold") == ("other-goods", "K-3.3")
    assert found.refusal("pass") == ("goods-first", "K-3.3")


@rules("K-21.3")
def test_the_sorcerer_founds_in_column_one() -> None:
    players = {0: {"buildings": ["inn"], "governor": "sorcerer"}, 1: {"governor": "thief"}}
    found = table("recruit", "recruiting", players=players, options=GOVERNORS, year=3).go("begin_year")
    assert found.refusal("found inn") == ("not-founded", "K-21.3")
    assert found.refusal("found market") == ("not-founded", "K-21.3")
    assert found.refusal("build statue") == ("found-first", "K-21.3")


# --- dice -----------------------------------------------------------------------------------------------------------


@rules("K-20.1", "K-4.2")
def test_the_statue_wants_equal_dice_and_the_chapel_a_low_total_once_a_season() -> None:
    owner = {"buildings": ["statue", "chapel"], "dice": "2+2+2"}
    found = table("change-dice", players={0: owner})
    assert found.refusal("pass") == ("dice-first", "K-4.2")
    assert found.refusal("reroll-one bonus") == ("no-bonus-die", "K-20.1")
    found.rigged("reroll-all", ["3", "3", "3"])
    assert found.refusal("reroll-all") == ("used-this-season", "K-20.1")
    again = table("change-dice", players={0: owner}).rigged("reroll-one player", ["2"])
    assert again.refusal("reroll-one player") == ("used-this-season", "K-20.1")
    chapel = table("change-dice", players={0: {**owner, "dice": "5+5+5"}})
    assert chapel.lacks("reroll-all") == ("total-too-high", "K-20.1", {"total": 15, "most": 7})
    statue = table("change-dice", players={0: {**owner, "dice": "1+2+2"}})
    assert statue.lacks("reroll-one player") == ("dice-not-equal", "K-20.1", {"dice": "1+2+2"})
    alone = table("change-dice", players={0: {"buildings": ["statue"], "dice": "2+2+2"}})
    assert alone.lacks("reroll-all") == ("not-built", "K-20.1", {"building": "chapel"})


@rules("K-19.3", "K-17.4")
def test_nothing_is_rolled_again_after_an_effect_on_the_total() -> None:
    prince = {"governor": "prince", "buildings": ["statue", "chapel"], "dice": "2+2+2", "used": ["settled"]}
    found = table("change-dice", actor=0, players={0: prince}, options=GOVERNORS)
    assert found.refusal("reroll-one player") == ("no-reroll-after", "K-19.3")
    assert found.refusal("reroll-all") == ("no-reroll-after", "K-19.3")
    assert found.refusal("flip-dice") == ("not-your-governor", "K-17.4")
    assert found.refusal("set-dice") == ("governor-used", "K-17.4")
    high = table("change-dice", actor=0, players={0: {**prince, "dice": "6+6+6", "used": []}}, options=GOVERNORS)
    assert high.refusal("set-dice") == ("total-too-high", "K-17.4")


# --- advisors -------------------------------------------------------------------------------------------------------


@rules("K-5.1", "K-5.3", "K-5.5", "K-5.6", "K-20.2")
def test_what_is_wrong_with_a_placement() -> None:
    player = {"dice": "1+3+5", "plus2": 2, "buildings": ["inn", "market"]}
    laid = council(("merchant", 1, "4"))
    found = table("place-dice", players={0: player}, council=laid)
    assert found.refusal("build statue") == ("place-first", "K-5.1")
    assert found.lacks("influence merchant 1+3 alone") == (
        "occupied",
        "K-5.6",
        {"advisor": "merchant", "seat": 1, "advisors": ["squire", "architect", "sergeant"]},
    )
    assert found.lacks("influence squire 2 alone") == (
        "other-dice",
        "K-5.3",
        {"advisor": "squire", "rank": 2, "hand": "1+3+5", "dice": "1", "aid": "market"},
    )
    spent = table("place-dice", players={0: {**player, "used": ["plus2", "market"]}}, council=laid)
    assert spent.refusal("influence architect 1 plus2") == ("plus2-used", "K-5.5")
    assert spent.refusal("influence squire 1 market") == ("market-used", "K-20.2")
    poor = table("place-dice", players={0: {"dice": "1+3+5"}}, council=laid)
    assert poor.refusal("influence architect 1 plus2") == ("no-plus2", "K-5.5")
    assert poor.refusal("influence squire 1 market") == ("no-market", "K-20.2")


@rules("K-5.3", "K-5.5")
def test_an_advisor_out_of_reach_says_what_the_dice_make() -> None:
    found = table("place-dice", players={0: {"dice": "4+6+6"}})
    assert found.lacks("influence queen 5+6+6 alone") == (
        "out-of-reach",
        "K-5.3",
        {"advisor": "queen", "rank": 17, "hand": "4+6+6", "totals": ["4", "6", "10", "12", "16"]},
    )
    assert found.answer("influence queen 5+6+6 alone") == (
        "Needs 17. Your 4+6+6 can make 4, 6, 10, 12 and 16.",
        "Dafür braucht es 17. Mit 4+6+6 schaffst du 4, 6, 10, 12 und 16.",
    )
    helped = table("place-dice", players={0: {"dice": "4+6", "plus2": 1}})
    totals = ["4", "6", "8", "10", "12"]
    assert helped.lacks("influence queen 5+6+6 alone")[2]["totals"] == totals
    single = table("place-dice", players={0: {"dice": "4"}})
    assert single.answer("influence queen 5+6+6 alone") == (
        "Needs 17. Your 4 can only make 4.",
        "Dafür braucht es 17. Mit 4 schaffst du nur 4.",
    )


@rules("K-5.6")
def test_a_taken_advisor_says_by_whom_and_who_is_near() -> None:
    found = table("place-dice", players={0: {"dice": "1+3+5"}}, council=council(("merchant", 1, "4")))
    assert found.answer("influence merchant 1+3 alone") == (
        "Ben is already with the Merchant. You can still reach: Architect, Sergeant and Alchemist.",
        "Bei dem Händler ist schon Ben. Erreichbar sind noch: Baumeister, Hauptmann und Alchemist.",
    )
    mine = table("place-dice", players={0: {"dice": "1+3+5"}}, council=council(("merchant", 0, "4")))
    assert mine.answer("influence merchant 1+3 alone")[0].startswith("You are already with the Merchant.")


@rules("A-04")
def test_market_and_token_do_not_help_each_other_where_a_table_says_so() -> None:
    player = {"dice": "1+4+5", "plus2": 1, "buildings": ["inn", "market"]}
    found = table("place-dice", players={0: player}, options={"market_with_plus2": False})
    assert found.refusal("influence duchess 4+5 plus2_market") == ("not-both", "A-04")


@rules("K-10.4", "K-10.5", "K-21.5")
def test_what_the_envoy_is_not_for() -> None:
    laid = council(("merchant", 1, "4"))
    players = {0: {"dice": "1+3+5", "governor": "thief"}}
    found = table("place-dice", players=players, council=laid, envoy=0, options=GOVERNORS)
    assert found.refusal("influence-again squire 2 alone") == ("out-of-reach", "K-5.3")
    assert found.refusal("influence-again jester 1 alone") == ("envoy-not-needed", "K-10.5")
    assert found.refusal("influence-again own_sergeant 5 alone") == ("not-your-card", "K-21.5")
    assert found.refusal("influence own_sergeant 5 alone") == ("not-your-card", "K-21.5")
    nobody = table("place-dice", players=players, council=laid, options=GOVERNORS)
    assert nobody.refusal("influence-again merchant 1+3 alone") == ("no-envoy", "K-10.4")


@rules("K-6.1", "K-6.2", "A-06")
def test_an_advisor_gives_what_he_has_and_what_can_be_paid() -> None:
    laid = council(("alchemist", 0, "6"))
    found = table("place-dice", players={0: {"dice": "1", "stone": 1}}, council=laid).do("pass")
    assert found.lacks("take wood_stone") == (
        "cannot-pay-advisor",
        "K-6.2",
        {"advisor": "alchemist", "goods": "wood_stone", "gains": ["gold"]},
    )
    assert found.refusal("take gold_gold") == ("not-from-advisor", "K-6.2")
    assert found.refusal("pass") == ("goods-first", "K-6.1")
    merchant = table("place-dice", players={0: {"dice": "1"}}, council=council(("merchant", 0, "4"))).do("pass")
    assert merchant.refusal("decline") == ("cannot-decline", "A-06")


# --- building and trading -------------------------------------------------------------------------------------------


@rules("K-7.1", "K-7.2", "K-7.3", "K-16.1", "K-17.4")
def test_what_is_wrong_with_a_building() -> None:
    found = table("build", players={0: {"gold": 2, "wood": 1, "buildings": ["inn"]}})
    assert found.refusal("build inn") == ("stands-already", "K-7.3")
    assert found.lacks("build farm") == (
        "not-leftmost",
        "K-7.2",
        {"building": "farm", "first_building": "market"},
    )
    assert found.answer("build farm") == (
        "First build the Market, left of it.",
        "Bau zuerst den Markt, links davon.",
    )
    assert found.lacks("build palisade") == ("too-dear", "K-7.1", {"building": "palisade", "gains": ["wood"]})
    assert found.answer("build palisade") == ("Needs 1 wood more.", "Dafür brauchst du noch 1 Holz.")
    poor = table("build", players={0: {"gold": 2}})
    assert poor.answer("build palisade") == ("Needs 2 wood more.", "Dafür brauchst du noch 2 Holz.")
    assert found.refusal("build sawmill") == ("not-on-sheet", "K-16.1")
    assert found.refusal("build-saving statue gold") == ("not-that-way", "K-17.4")
    assert found.refusal("build-lent statue wood gold") == ("not-that-way", "K-17.4")
    assert found.refusal("pass") == ("build-first", "K-7.1")


@rules("K-21.9")
def test_the_tax_is_what_is_asked_for() -> None:
    collector = {0: {"governor": "tax_collector"}}
    found = table("tax-goods", actor=0, players=collector, options=GOVERNORS, taxed=1)
    assert found.refusal("take gold_gold") == ("other-goods", "K-21.9")
    assert found.refusal("build statue") == ("goods-first", "K-21.9")


@rules("K-8.3", "K-20.6", "K-20.14")
def test_what_is_wrong_with_a_trade() -> None:
    player = {"buildings": ["sawmill", "quarry", *TOWN_HALL], "wood": 1, "gold": 2}
    found = table("trade-goods", players={0: player}, options=MORE)
    assert found.refusal("pass") == ("trade-first", "K-8.3")
    assert found.refusal("trade statue") == ("trades-nothing", "K-20.14")
    assert found.lacks("trade goldsmith") == ("not-built", "K-20.14", {"building": "goldsmith"})
    assert found.lacks("trade quarry") == ("cannot-pay", "K-20.14", {"gains": ["stone"]})
    assert found.lacks("town-hall stone") == ("cannot-pay", "K-20.6", {"gains": ["stone"]})
    found.do("trade sawmill")
    assert found.lacks("trade sawmill") == ("used-this-season", "K-20.14", {"building": "sawmill"})
    used = table("trade-goods", players={0: {**player, "traded": ["town_hall"]}}, options=MORE)
    assert used.refusal("town-hall gold") == ("used-this-season", "K-20.6")
    without = table("trade-goods", players={0: {"buildings": ["sawmill"], "wood": 1}}, options=MORE)
    assert without.refusal("town-hall wood") == ("not-built", "K-20.6")


@rules("K-20.6", "K-20.14")
def test_row_a_is_closed_in_autumn_and_the_town_hall_is_not() -> None:
    player = {"buildings": ["sawmill", *TOWN_HALL], "wood": 1}
    found = table("trade-goods", "autumn", players={0: player}, options=MORE)
    assert found.legal() == ["town-hall wood", "enough"]
    assert found.refusal("trade sawmill") == ("only-in-summer", "K-20.14")
    assert found.refusal("trade town_hall") == ("trades-nothing", "K-20.14"), "it is paid with a good, not traded with"


# --- winter ---------------------------------------------------------------------------------------------------------


@rules("K-11.1", "K-20.16")
def test_a_soldier_has_his_price() -> None:
    found = table("recruit", "recruiting", players={0: {"gold": 2, "plus2": 1}})
    assert found.refusal("recruit gold") == ("not-that-price", "K-11.1")
    assert found.refusal("recruit gold_plus2") == ("no-recruiting-center", "K-20.16")
    assert found.lacks("recruit gold_wood") == ("cannot-pay", "K-11.1", {"gains": ["wood"]})
    assert found.refusal("pass") == ("recruit-first", "K-11.1")
    center = {"gold": 2, "plus2": 1, "buildings": ["improvised_defenses", "recruiting_center"]}
    found = table("recruit", "recruiting", players={0: center}, options=MORE)
    assert found.lacks("recruit plus2_plus2") == ("cannot-pay", "K-11.1", {"gains": ["plus2"]})


@rules("K-18.2")
def test_an_army_is_sent_from_those_that_are_left() -> None:
    player = {"armies": [0, 2], "armies_spent": [1, 1, 3, 4]}
    found = table("recruit", "recruiting", 3, players={0: player}, options=FULL, enemy="en_1_orcs_3").go("begin_winter")
    assert found.lacks("send-army 1", 0) == ("no-such-army", "K-18.2", {"count": 1, "tokens": ["0", "2"]})
    assert found.refusal("pass", 0) == ("army-first", "K-18.2")


@rules("A-07", "K-12.4", "K-17.2")
def test_losses_and_spoils_are_counted() -> None:
    lost = winter("en_1_barbarians_2", {0: {"gold": 1, "wood": 1}})
    assert lost.refusal("give gold_wood") == ("other-losses", "A-07")
    assert lost.lacks("give stone") == ("cannot-pay", "A-07", {"gains": ["stone"]})
    assert lost.refusal("pass") == ("lose-first", "A-07")
    won = winter("en_4_orcs_7", {0: {"soldiers": 9}})
    assert won.refusal("take gold_gold") == ("other-goods", "K-12.4")


@rules("K-17.2", "K-1.6")
@pytest.mark.parametrize("step", ["ransom-building", "duke-moves"])
def test_a_question_of_two_answers_refuses_all_others(step: str) -> None:
    if step == "ransom-building":
        healer = {"gold": 3, "wood": 1, "points": 3, "buildings": ["statue"], "governor": "healer"}
        found = winter("en_2_goblins_4", {0: healer}, options=GOVERNORS)
    else:
        players = {0: {"dice": "1", "governor": "duke"}, 1: {"governor": "thief"}}
        found = table("place-dice", players=players, options=GOVERNORS, council=council(("treasurer", 0, "3+3")))
        found.do("pass")
    assert found.step == step
    assert found.refusal("build statue")[1] == "K-17.2"
