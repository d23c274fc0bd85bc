"""What a view tells beforehand, so that a board need not work it out: prices, what can be paid, strength in winter."""

import pytest

from hoftag.games.kingsburg.components import BUILDING
from hoftag.games.kingsburg.facts import OfferFacts
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import FULL, table
from tests.rules import rules


@rules("K-7.2", "K-20.10")
def test_prices_are_those_of_the_owner_and_only_the_leftmost_missing_building_can_be_paid() -> None:
    found = table("build", players={0: {"gold": 2, "wood": 1, "stone": 1, "buildings": ["barricade", "crane"]}})
    seen = found.player()
    prices = seen["prices"]
    assert prices[BUILDING.of("town_hall")] == [1, 1, 1]
    assert prices[BUILDING.of("statue")] == [2, 0, 0]
    assert seen["next"] == ["statue", "inn", "guard_tower", "palisade", "town_hall"]
    assert seen["payable"] == ["statue", "inn", "guard_tower", "town_hall"]
    assert [f"build {name}" for name in seen["payable"]] == found.legal()[:-1]


@rules("K-17.4")
def test_what_only_the_moneylender_can_pay_is_payable() -> None:
    lender = {"governor": "moneylender", "gold": 0, "wood": 2}
    found = table("build", options=FULL, players={0: lender})
    assert "improvised_defenses" in found.player()["payable"]


@rules("K-12.3", "K-20.11")
def test_what_buildings_add_is_told_for_every_enemy_that_may_come() -> None:
    found = table("build", players={0: {"gold": 2, "buildings": ["palisade", "guard_tower"]}})
    assert found.player()["defence"] == [2, 3]
    assert found.player(1)["defence"] == [0, 0]


@rules("K-1.6", "K-12.3")
def test_only_who_has_looked_is_told_the_own_strength_against_the_enemy() -> None:
    found = table(
        "build", enemy="en_1_zombies_4", peeked=[0], players={0: {"gold": 2, "soldiers": 2, "buildings": ["palisade"]}}
    )
    assert found.state.private(0)["strength"] == 4
    assert found.state.private(1)["strength"] is None


@rules("K-12.3")
def test_soldiers_count_in_the_strength_that_is_expected() -> None:
    found = table("build", players={0: {"gold": 2, "soldiers": 3, "buildings": ["palisade", "guard_tower"]}})
    assert found.player()["expected"] == [5, 6]


@rules("K-5.3")
def test_the_total_of_any_dice_in_hand_is_told_to_their_owner() -> None:
    found = table("place-dice", players={0: {"dice": "2+2+5*"}})
    assert found.state.private(0)["totals"] == {"5*": 5, "2": 2, "2+5*": 7, "2+2": 4, "2+2+5*": 9}
    assert found.state.private(1)["totals"] == {}


@rules("K-16.1")
def test_the_rows_are_those_of_the_table() -> None:
    assert "".join(table("build").state.public()["rows"]) == "BCDEF"
    assert "".join(table("build", options=FULL).state.public()["rows"]) == "ABCDEFG"


# --- the box --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("advisor", "offer"),
    [
        ("champion", {"pay": {}, "all": {"stone": 3}, "one": []}),
        ("merchant", {"pay": {}, "all": {}, "one": [{"gold": 1}, {"wood": 1}]}),
        ("master_hunter", {"pay": {}, "all": {"wood": 1}, "one": [{"gold": 1}, {"stone": 1}]}),
        ("alchemist", {"pay": {"any": 1}, "all": {"any": 2}, "one": []}),
        ("smuggler", {"pay": {"vp": 1}, "all": {"any": 3}, "one": []}),
    ],
)
def test_the_box_shows_what_an_advisor_gives_at_a_glance(advisor: str, offer: OfferFacts) -> None:
    assert GAME.box_view()["advisors"][advisor]["offer"] == offer


def test_the_box_shows_how_advisors_are_reached() -> None:
    advisors = GAME.box_view()["advisors"]
    assert (advisors["own_sergeant"]["rank"], advisors["own_sergeant"]["governor"]) == (5, "politician")
    assert [one["dice"] for one in advisors.values()][:18:5] == ["1", "6", "5+6", "4+6+6"]


def test_the_box_is_shown_as_its_owner_corrected_it() -> None:
    overlay = {
        "buildings": [{"id": "inn", "vp": 2, "cost": {"gold": 3}}],
        "advisors": [{"id": "squire", "options": [{"gain": {"gold": 2}}]}],
        "enemies": [{"id": "en_1_orcs_3", "strength": 4}],
    }
    seen = GAME.with_components(overlay).box_view()
    assert seen["buildings"]["inn"] == {"row": "C", "column": 1, "cost": [3, 1, 0], "points": 2}
    assert seen["advisors"]["squire"]["offer"]["all"] == {"gold": 2}
    assert seen["enemies"]["en_1_orcs_3"] == {"foe": "orcs", "strength": 4}
