"""What a view tells beforehand, so that a board need not work it out: prices, what can be paid, strength in winter."""

from typing import cast

from hoftag.games.kingsburg.components import BUILDING
from tests.games.kingsburg.table import FULL, Table, table
from tests.rules import rules


def player(found: Table, seat: int = 0) -> dict[str, object]:
    return cast("list[dict[str, object]]", found.state.public()["players"])[seat]


@rules("K-7.2", "K-20.10")
def test_prices_are_those_of_the_owner_and_only_the_leftmost_missing_building_can_be_paid() -> None:
    found = table("build", players={0: {"gold": 2, "wood": 1, "stone": 1, "buildings": ["barricade", "crane"]}})
    seen = player(found)
    prices = cast("list[list[int]]", seen["prices"])
    assert prices[BUILDING.of("town_hall")] == [1, 1, 1]
    assert prices[BUILDING.of("statue")] == [2, 0, 0]
    assert cast("list[str]", seen["next"]) == ["statue", "inn", "guard_tower", "palisade", "town_hall"]
    assert cast("list[str]", seen["payable"]) == ["statue", "inn", "guard_tower", "town_hall"]
    assert [f"build {name}" for name in cast("list[str]", seen["payable"])] == found.legal()[:-1]


@rules("K-17.4")
def test_what_only_the_moneylender_can_pay_is_payable() -> None:
    lender = {"governor": "moneylender", "gold": 0, "wood": 2}
    found = table("build", options=FULL, players={0: lender})
    assert "improvised_defenses" in cast("list[str]", player(found)["payable"])


@rules("K-12.3", "K-20.11")
def test_what_buildings_add_is_told_for_every_enemy_that_may_come() -> None:
    found = table("build", players={0: {"gold": 2, "buildings": ["palisade", "guard_tower"]}})
    assert player(found)["defence"] == [2, 3]
    assert player(found, 1)["defence"] == [0, 0]


@rules("K-1.6", "K-12.3")
def test_only_who_has_looked_is_told_the_own_strength_against_the_enemy() -> None:
    found = table(
        "build", enemy="en_1_zombies_4", peeked=[0], players={0: {"gold": 2, "soldiers": 2, "buildings": ["palisade"]}}
    )
    assert found.state.private(0)["strength"] == 4
    assert found.state.private(1)["strength"] is None
