"""What moves cost and bring, what fields cost whom, and what a board is told of the box."""

import pytest

from hoftag.games.tumult_royal.components import GOOD, RANK, TERRAIN
from hoftag.games.tumult_royal.facts import GOOD_NAMES, RANKS, TERRAINS, Goods
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.view import PlanView, PriceView
from tests.games.tumult_royal.table import LIVE, Table, face_of, grabbing, new, placing, started
from tests.rules import rules

DEAR_VILLAGE = {"field_types": [{"id": "village", "cost": {"bread": 1, "tools": 1}}]}


def goods(bread: int, marble: int, tools: int) -> Goods:
    return {"bread": bread, "marble": marble, "tools": tools}


# --- effects


@rules("T-0.6")
def test_the_first_statue_costs_nothing() -> None:
    table = new(2)
    assert table.effects(table.legal()[0]) == {"statues": 1}


@rules("T-4.3", "T-4.7", "T-4.8")
def test_a_field_brings_statues_and_costs_whole_tiles_and_what_is_overpaid_brings_supporters() -> None:
    """X-10: a pasture for three marble and two bread brings three supporters."""
    table = placing(2, tiles={0: "marble-3 bread-2"}, fields={0: "e2", 1: "f1"})
    assert table.effects("place d2") == {"statues": 1, "bread": -2, "marble": -3, "supporters": 3}
    assert table.effects("pass") == {}


@rules("T-4.4", "T-4.9")
def test_where_tiles_are_chosen_each_choice_says_what_it_costs_and_the_last_one_what_it_brings() -> None:
    table = placing(2, tiles={0: "bread-1 bread-3 marble-1 marble-3 tools-2"}, fields={0: "a1", 1: "f1"})
    assert table.effects("place b1") == {"statues": 1, "tools": -2}  # the only tile there is
    table.do("place b1")
    assert table.effects("pay bread 1") == {"bread": -1}
    table.do("pay bread 3")
    assert table.effects("pay marble 1") == {"marble": -1, "supporters": 3}
    assert table.effects("pay marble 3") == {"marble": -3, "supporters": 5}
    table.do("pay marble 3")
    assert table.told("admired") == [{"seat": 0, "count": 5}]


@rules("T-11.3", "Q-10")
def test_with_a_short_supply_the_effect_counts_what_one_returns_first() -> None:
    """Everybody returns five, then three are paid out."""
    table = placing(2, tiles={0: "bread-3 marble-2"}, fields={0: "e2", 1: "f1"}, supporters=[52, 52])
    assert table.effects("place d2")["supporters"] == -2


@rules("Q-8")
def test_with_fewer_statues_left_the_effect_is_what_one_has() -> None:
    table = placing(2, tiles={0: "marble-2 tools-3"}, fields={0: "c2", 1: "f1"}, statues=[24, 1])
    assert table.effects("place b2") == {"statues": 1, "marble": -2, "tools": -3}


@rules("T-2.4", "Q-5")
def test_a_tile_that_is_kept_is_one_more_in_the_castle_and_its_face_is_not_told_again() -> None:
    table = grabbing(2).do("lift 1", "keep", "lift 2", seat=0)
    assert table.effects("keep", 0) == {"castle": 1}
    assert table.effects("lay-back", 0) == {}
    (kept,) = table.state.effects(0, MOVES.from_text("keep"))
    assert kept.left == 2
    assert face_of(table, "1") not in str(table.state.holdings(0))


@rules("K-1")
def test_a_sealed_answer_counts_for_its_seat_before_it_is_carried_out() -> None:
    table = started(2).all_do("lift 1", "wait")
    assert table.effects("keep", 0) == {"castle": 1}
    table.do("keep", seat=0)
    assert table.state.castle[0] == 0
    assert table.state.holdings(0)["castle"] == 1
    assert table.effects("lift 5", 0) == {}


@rules("K-1", "T-2.6")
def test_the_last_answer_alone_moves_nobody_elses_hand() -> None:
    """What an answer does is asked of a copy; it must not tell what the others have sealed."""
    table = started(2).all_do("lift 1", "lift 2").do("keep", "wait", seat=0).do("keep", seat=1)
    alone = table.state.copy()
    alone.answer(1, MOVES.from_text("wait"))
    assert alone.castle == [0, 0]
    assert alone.tick == 1
    hands = grabbing(2).do("lift 1", seat=0).time_up().state.copy()
    hands.answer(0, MOVES.from_text("keep"))
    assert hands.castle == [1, 0]
    assert hands.faces  # nothing is revealed yet


# --- prices


def price_of(table: Table, seat: int, field: str) -> PriceView:
    (found,) = (price for price in table.own(seat)["prices"] if field in price["fields"])
    return found


@rules("T-4.4", "T-4.6", "T-4.2")
def test_every_free_field_has_its_price_for_each_seat() -> None:
    table = placing(2, tiles={0: "bread-1"}, fields={0: "a1", 1: "f1"}, begin=False)
    near, far = price_of(table, 0, "b1"), price_of(table, 0, "e1")
    assert (near["terrain"], near["remote"], near["cost"], near["statues"]) == ("forest", False, goods(1, 1, 1), 1)
    assert (far["terrain"], far["remote"], far["cost"]) == ("forest", True, goods(2, 2, 2))
    assert price_of(table, 0, "b2")["cost"] is None
    assert price_of(table, 1, "e1")["cost"] == goods(1, 1, 1)
    priced = [field for price in table.own(0)["prices"] for field in price["fields"]]
    free = [one["field"] for one in table.public()["land"] if one["seat"] is None]
    assert sorted(priced) == sorted(free)
    assert new(2).own(0)["prices"] == []  # the first statue costs nothing


@rules("T-4.4", "T-4.6")
def test_a_price_says_what_the_open_tiles_lack_of_it_while_statues_are_placed() -> None:
    table = placing(2, tiles={0: "bread-3 marble-1 tools-1"}, fields={0: "a1", 1: "f1"})
    assert price_of(table, 0, "b1")["missing"] == goods(0, 0, 0)  # a forest: one of each
    assert price_of(table, 0, "e1")["missing"] == goods(0, 1, 1)  # the same far away: twice as much
    assert price_of(table, 0, "b2")["missing"] is None  # not to be had
    assert price_of(grabbing(2), 0, "b1")["missing"] is None  # tiles in castles lie face down


def planned(table: Table, *fields: str) -> PlanView:
    return table.state.plan(0, [MOVES.from_text(f"place {field}") for field in fields])


@rules("T-4.2", "T-4.6")
def test_a_plan_counts_each_field_as_a_neighbour_of_the_next() -> None:
    table = placing(2, fields={0: "a1", 1: "f1"}, begin=False)
    plan = planned(table, "a3", "a2", "f1", "c4")  # a3 is no neighbour until a2 is taken; f1 is, c4 lies face down
    assert [(one["field"], one["cost"]) for one in plan["fields"]] == [("a3", goods(2, 2, 0)), ("a2", goods(1, 1, 1))]
    assert plan["sum"] == goods(3, 3, 1)
    assert plan["statues"] == 3


@rules("T-4.6")
def test_far_away_one_field_of_a_plan_costs_twice_and_those_beside_it_do_not() -> None:
    table = placing(2, fields={0: "a1", 1: "f1"}, begin=False)
    plan = planned(table, "e1", "e2")  # a forest and a pasture
    assert [(one["remote"], one["cost"]) for one in plan["fields"]] == [(False, goods(1, 1, 1)), (True, goods(2, 2, 0))]
    assert plan["sum"] == goods(3, 3, 1)
    out = planned(table, "d1", "b3")  # a palace and a mountain
    assert [one["cost"] for one in out["fields"]] == [None, None]
    assert (out["sum"], out["statues"]) == (goods(0, 0, 0), 0)
    assert planned(table) == {"fields": [], "sum": goods(0, 0, 0), "statues": 0, "order": None}


@rules("T-4.2", "T-4.6")
def test_fields_of_a_plan_do_not_bring_each_other_near() -> None:
    """Two far pastures that touch need 3 bread and 3 marble, and a palace beside a far field needs that field first."""
    table = placing(2, fields={0: "a1", 1: "f1"}, begin=False)
    assert planned(table, "d2", "e2")["sum"] == planned(table, "e2", "d2")["sum"] == goods(3, 3, 0)
    palace = planned(table, "d1")
    assert ([one["cost"] for one in palace["fields"]], palace["sum"]) == ([None], goods(0, 0, 0))
    beside = planned(table, "d1", "d2")
    assert [one["cost"] for one in beside["fields"]] == [goods(0, 2, 3), goods(2, 2, 0)]


def test_a_plan_changes_nothing() -> None:
    table = placing(2, begin=False)
    before = table.state.digest()
    planned(table, "a2", "a3", "e2")
    assert table.state.digest() == before


# --- the gap


@rules("T-9.1", "T-6.5")
@pytest.mark.parametrize(("statues", "stands"), [([3, 9], "below"), ([3, 10], "at"), ([3, 11], "above")])
def test_the_view_says_how_the_gap_stands(statues: list[int], stands: str) -> None:
    """Space 6 allows seven; in round 5 that is the next number, in round 6 it is the next space."""
    view = placing(2, statues=statues, in_round=5, chronicle=[0] * 4, begin=False).public()
    assert view["gap"] == statues[1] - statues[0]
    assert view["next_limit"] == {"space": 6, "limit": 7, "stands": stands}
    assert view["next_space"] == {"space": 5, "statues": 1, "limit": None, "ends": False}
    later = placing(2, statues=statues, in_round=6, chronicle=[0] * 5, begin=False).public()
    assert later["next_space"] == {"space": 6, "statues": 2, "limit": 7, "ends": stands == "above"}


@rules("T-2.7")
def test_the_reveal_tells_the_goods_of_each_type() -> None:
    table = grabbing(2, options=LIVE).do("lift 1", "keep", seat=0).time_up()
    (people,) = table.told("people-keep")
    castle = table.told("castle-shown")
    tiles = [*people["tiles"], *(tile for args in castle for tile in args["tiles"])]  # type: ignore[misc, attr-defined]
    for good in GOOD.ids:
        shown = sum(int(str(tile)[-1]) for tile in tiles if str(tile).startswith(good))
        assert shown == int(str(people[good])) + sum(int(str(args[good])) for args in castle)


# --- the box


def test_the_box_that_a_board_shows_is_the_owners() -> None:
    mine = GAME.with_components(DEAR_VILLAGE).box_view()
    assert mine["fields"] != GAME.box_view()["fields"]
    fields = GAME.box_view()["fields"]
    assert fields["village"] == {"statues": 2, "cost": goods(2, 2, 0), "far": None, "guess": True}
    assert fields["pasture"]["far"] == goods(2, 2, 0)
    corrected = mine["fields"]
    assert isinstance(corrected, dict)
    assert corrected["village"] == {"statues": 2, "cost": goods(1, 2, 1), "far": None, "guess": False}


def test_a_region_tile_that_its_owner_has_told_is_no_longer_reconstructed() -> None:
    shipped = GAME.box_view()["reconstructed"]
    mine = GAME.with_components({"region_tiles": [{"id": "R02", "rows": ["MPF", "CMP", "FPV"]}]}).box_view()
    assert mine["reconstructed"] == [region for region in shipped if region != "R02"]
    assert "R02" in shipped


def test_the_rest_of_the_box() -> None:
    box = GAME.box_view()
    assert [space["limit"] for space in box["spaces"]] == [None] * 5 + [7, 5, 3, 1, 0]
    assert box["spaces"][2]["reveal"] == {"2": 1, "3": 1, "4": 2}
    assert [area["number"] for area in box["spinner"]] == [2, 3, 4, 5]
    assert (box["spinner"][0]["start"], box["spinner"][-1]["end"]) == (0, 360)
    assert len(box["tiles"]["2"]) == 21
    assert box["on_table"] == {"2": 15, "3": 21, "4": 27}
    assert box["beside"]["a1"] == ["b1", "a2"]
    assert box["plots"]["upper-1"][:3] == ["a1", "b1", "c1"]


def test_names_that_views_promise_are_those_of_the_box() -> None:
    assert (tuple(GOOD.ids), tuple(TERRAIN.ids), tuple(RANK.ids)) == (GOOD_NAMES, TERRAINS, RANKS)
