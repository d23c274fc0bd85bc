"""What moves say to cost and bring before they are played."""

from tests.games.staufer.table import given
from tests.rules import rules

DEPLOYED = [1, 2]
LATER = [0, 3, 3, 2, 1, 0, 3, 2, 1, 0]
"""The order at a moment at which the deployment track brings no envoy."""


@rules("S-4.2", "S-4.3")
def test_a_supply_space_tells_its_figures_and_chests() -> None:
    table = given(supply={"one_of_each": ["brown"], "two_envoys": ["orange_points_3"]})
    assert table.effects("supply one_of_each") == {"envoys": 1, "nobles": 1, "brown": 1}
    assert table.effects("supply two_envoys") == {"envoys": 2, "points": 3}
    assert table.effects("supply no_figure") == {}


@rules("S-4.6")
def test_a_supply_space_tells_no_more_than_the_province_has() -> None:
    table = given(court={0: (14, 3)}, paid={"aachen": {0: (1, 0)}})
    assert table.effects("supply two_envoys") == {}
    table.do("supply two_envoys")
    assert table.step == "shortage"
    assert table.effects("take-back envoy aachen") == {"envoys": 1, "paid": -1}
    assert table.effects("decline") == {}


@rules("S-5.4", "S-5.5", "S-5.11")
def test_an_office_tells_what_is_paid_for_it() -> None:
    """Three regions on the way and an office of number 5: seven figures lie down, one stands."""
    table = given(court={0: (9, 0)}, under={"aachen": {2: ["violet"]}}, deployed=DEPLOYED, order=LATER)
    assert table.effects("occupy aachen 2") == {"envoys": -8, "paid": 7, "violet": 1}
    table.do("occupy aachen 2")
    assert table.court(0) == (1, 0)


@rules("S-3.6", "S-5.9", "S-5.10", "S-5.11")
def test_an_office_tells_its_price_before_it_is_said_who_pays() -> None:
    table = given(court={0: (3, 2)}, under={"strassburg": {3: ["brown"]}})
    assert table.effects("occupy strassburg 3") == {"envoys": 1, "paid": 4, "brown": 1}
    table.do("occupy strassburg 3")
    assert table.effects("stand noble") == {"paid": 4, "brown": 1}
    table.do("stand envoy")
    assert table.effects("pay-noble aachen") == {"nobles": -1, "paid": 4, "brown": 1}
    assert table.effects("pay") == {"envoys": -4, "nobles": -1, "paid": 4, "brown": 1}


@rules("S-5.10", "S-5.11")
def test_an_office_tells_only_the_points_that_come_whoever_stands_there() -> None:
    purse = given(court={0: (3, 2)}, under={"strassburg": {3: ["orange_points_3"]}})
    assert purse.effects("occupy strassburg 3") == {"envoys": 1, "paid": 4, "points": 3}
    honours = given(court={0: (3, 2)}, under={"strassburg": {3: ["violet"]}}, privileges={0: ["noble_honours"]})
    assert honours.effects("occupy strassburg 3") == {"envoys": 1, "paid": 4, "violet": 1}


@rules("S-6.10")
def test_a_way_tells_its_own_price() -> None:
    table = given(court={0: (12, 0)}, privileges={0: ["return_road"]}, deployed=DEPLOYED, order=LATER)
    assert table.effects("occupy augsburg 2") == {}
    table.do("occupy augsburg 2")
    clockwise, back = table.effects("travel clockwise"), table.effects("travel counter_clockwise")
    assert clockwise["paid"] == back["paid"] + 2


@rules("S-6.4", "S-6.5")
def test_a_privilege_tells_its_price_and_its_points() -> None:
    table = given(chests={0: ["violet"] * 3})
    assert table.effects("take-privilege vp_8") == {"violet": -2, "points": 8}
    assert table.effects("take-privilege travel_writ") == {"violet": -2}


@rules("S-6.2", "S-6.5")
def test_a_chest_tells_that_it_is_used_up_and_what_it_brings_at_once() -> None:
    paid = {"aachen": {0: (2, 1)}}
    table = given(chests={0: ["turquoise_recall", "turquoise_free_travel"]}, paid=paid, privileges={0: ["chest_craft"]})
    assert table.effects("use turquoise_recall") == {"envoys": 2, "nobles": 1, "paid": -3, "turquoise": -1, "points": 2}
    assert table.effects("use turquoise_free_travel") == {"turquoise": -1, "points": 2}


def test_what_is_left_to_chance_is_not_told() -> None:
    overlay: dict[str, object] = {
        "chests": [{"id": "orange_points_3", "effect": [{"op": "draw_chests", "n": 2, "keep": 1}]}]
    }
    table = given(supply={"two_envoys": ["orange_points_3"]}, components=overlay)
    assert table.effects("supply two_envoys") == {"envoys": 2}
