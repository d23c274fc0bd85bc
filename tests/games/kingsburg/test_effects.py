"""What moves say to cost and bring, before they are played; the conformance kit holds all of them to it."""

from tests.games.kingsburg.table import Table, council, table, winter
from tests.rules import rules

GOVERNORS = {"governors": True}


def paid_by(advisor: str, **player: object) -> Table:
    """Seat 0 is about to choose what an advisor gives."""
    found = table("place-dice", players={0: {"dice": "1", **player}}, council=council((advisor, 0, "6")))
    return found.do("pass")


@rules("K-5.5")
def test_a_placement_costs_the_token_that_helps_it() -> None:
    found = table("place-dice", players={0: {"dice": "1+3+6", "plus2": 2}})
    assert found.effects("influence treasurer 6 plus2") == {"plus2": -1}
    assert found.effects("influence merchant 1+3 alone") == {}
    assert found.effects("pass") == {}


@rules("K-6.2")
def test_what_is_taken_from_an_advisor_tells_what_is_paid_for_it() -> None:
    assert paid_by("merchant").effects("take wood") == {"wood": 1}
    assert paid_by("duchess").effects("take gold_stone") == {"gold": 1, "stone": 1, "plus2": 1}
    alchemist = paid_by("alchemist", gold=1, stone=1)
    assert alchemist.effects("take wood_stone") == {"gold": -1, "wood": 1, "stone": 1}
    assert alchemist.effects("take gold_wood") == {"gold": 1, "wood": 1, "stone": -1}
    assert alchemist.effects("decline") == {}
    assert paid_by("smuggler").effects("take gold_gold_wood") == {"gold": 2, "wood": 1, "points": -1}


@rules("K-20.9")
def test_the_stables_add_to_the_soldiers_of_an_advisor() -> None:
    overlay = {"advisors": [{"id": "merchant", "options": [{"gain": {"any": 1, "soldiers": 1}}]}]}
    stables = {"dice": "1", "buildings": ["palisade", "stable"]}
    found = table("place-dice", players={0: stables}, council=council(("merchant", 0, "4")), components=overlay)
    assert found.do("pass").effects("take gold") == {"gold": 1, "soldiers": 2}


@rules("K-7.1", "K-7.4", "K-20.10")
def test_a_building_costs_its_price_and_brings_its_points() -> None:
    rich = {"gold": 9, "wood": 9, "stone": 9, "buildings": ["barricade", "crane", "statue", "chapel"]}
    found = table("build", players={0: rich})
    assert found.effects("build church") == {"gold": -2, "wood": -1, "stone": -2, "points": 7}
    assert found.effects("build inn") == {"gold": -1, "wood": -1}
    (gold, *_) = found.state.effects(0, found.moves.from_text("build church"))
    assert (gold.what, gold.left) == ("gold", 7)


@rules("K-21.1", "K-17.2")
def test_governors_pay_in_their_own_ways() -> None:
    architect = {0: {"gold": 1, "stone": 1, "governor": "architect"}, 1: {"buildings": ["inn"], "governor": "thief"}}
    saving = table("build", players=architect, options=GOVERNORS)
    assert saving.effects("build-saving statue gold") == {"gold": -1, "points": 3}
    lender = {0: {"gold": 1, "wood": 2, "governor": "moneylender"}}
    lent = table("build", players=lender, options=GOVERNORS)
    assert lent.effects("build-lent statue wood gold") == {"gold": -1, "wood": -2, "points": 3}


@rules("K-20.6", "K-20.14")
def test_a_trade_tells_both_sides() -> None:
    rows = ["sawmill", "quarry", "goldsmith", "barricade", "crane", "town_hall"]
    player = {"gold": 1, "stone": 1, "plus2": 1, "buildings": rows}
    found = table("trade-goods", players={0: player}, options={"more_buildings": True})
    assert found.effects("trade quarry") == {"gold": 3, "stone": -1}
    assert found.effects("trade goldsmith") == {"gold": -1, "soldiers": 1, "points": 1}
    assert found.effects("town-hall plus2") == {"plus2": -1, "points": 1}
    assert found.effects("enough") == {}


@rules("K-11.1", "K-20.8")
def test_a_soldier_costs_what_is_paid_for_him() -> None:
    found = table("recruit", "recruiting", players={0: {"gold": 1, "stone": 2}})
    assert found.effects("recruit gold_stone") == {"gold": -1, "stone": -1, "soldiers": 1}
    assert found.effects("end-recruiting") == {}


@rules("K-17.3", "K-21.7")
def test_what_governors_make_of_a_low_total() -> None:
    heiress = {"governor": "heiress", "dice": "1+2+3"}
    found = table("change-dice", players={0: heiress}, options=GOVERNORS)
    assert found.effects("inherit") == {"plus2": 2}
    priest = {"governor": "priest", "dice": "2+2+2+3*"}
    assert table("change-dice", players={0: priest}, options=GOVERNORS).effects("bless") == {"points": 1}
    priest["dice"] = "2+2+2"
    assert table("change-dice", players={0: priest}, options=GOVERNORS).effects("bless") == {}


@rules("K-12.7", "K-17.2", "A-07")
def test_a_defeat_costs_goods_or_a_building() -> None:
    healer = {"gold": 3, "wood": 1, "points": 3, "buildings": ["statue"], "governor": "healer"}
    found = winter("en_2_goblins_4", {0: healer}, options=GOVERNORS)
    assert found.effects("ransom gold_wood") == {"gold": -1, "wood": -1}
    assert found.effects("lose-building") == {"points": -3}


@rules("K-3.3", "K-21.9")
def test_goods_of_choice_are_what_they_say() -> None:
    assert table("favour-good", "favour", actor=0, favoured=[0]).effects("take wood") == {"wood": 1}
    collector = {0: {"governor": "tax_collector"}}
    found = table("tax-goods", actor=0, players=collector, options=GOVERNORS, taxed=1)
    assert found.effects("take stone") == {"stone": 1}
