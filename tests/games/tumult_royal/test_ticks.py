"""Chapter 12: taxing in ticks and by orders."""

from collections import Counter

import pytest

from hoftag.games.tumult_royal.components import TILE
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.rules import orders, ticks
from tests.games.tumult_royal.table import ORDERS, Table, face_of, random_game, started
from tests.rules import rules

PLAN = ["goal bread 2", "goal marble 2", "goal tools 0", "limit bread 3", "limit marble 3", "limit tools 0"]


@rules("K-1")
def test_answers_are_sealed_until_all_have_given_theirs() -> None:
    table = started(3).do("lift 4", seat=0)
    assert table.state.to_act() == (1, 2)
    assert table.state.hand == [-1, -1, -1]
    assert table.events == []
    views = [table.state.view(1), table.state.view(-1)]
    other = started(3).do("wait", seat=0)
    assert [other.state.view(1), other.state.view(-1)] == views
    table.do("wait", seat=1).do("lift 9", seat=2)
    assert table.state.hand == [3, -1, 8]
    assert table.state.tick == 1
    assert table.legal(seat=0) == ["keep", "lay-back"]
    table.do("keep", seat=0)
    assert table.state.castle[0] == 0  # not before the tick is over
    assert table.refused("keep", 0) == "K-1"
    assert table.refused("lift 4", 0) == "T-2.4"
    assert table.refused("goal bread 3", 0) == "T-2.2"


@rules("K-2")
def test_a_tile_laid_back_may_be_lifted_in_the_same_tick() -> None:
    table = started(2).all_do("lift 4", "wait")
    table.do("lay-back", seat=0).do("wait", seat=0).do("lift 4", seat=1)
    assert table.state.hand == [-1, 3]
    kept = started(2).all_do("lift 4", "wait")
    kept.do("keep", seat=0).do("wait", seat=0).do("lift 4", seat=1)
    assert kept.state.hand == [-1, -1]
    assert kept.told("missed") == [{"seat": 1, "slot": "4"}]


@rules("K-3", "Q-3")
def test_several_reach_for_one_tile() -> None:
    table = started(3)
    table.do("lift 5", seat=0).do("lift 5", seat=1).do("lift 5", seat=2, chance=["2", "0", "1", "bread-1"])
    assert table.state.hand == [-1, -1, 4]
    assert [args["seat"] for args in table.told("missed")] == [0, 1]


@rules("K-3")
def test_in_as_many_ticks_as_players_everybody_is_first_once() -> None:
    table = started(3)
    winners = []
    for tick in range(6):
        before = table.state.tick
        for seat in range(3):
            if table.state.hand[seat] >= 0:
                table.do("lay-back", seat=seat)
            table.do(f"lift {tick + 1}", seat=seat)
        assert table.state.tick == before + 1
        winners.append(max(range(3), key=table.state.hand.__getitem__))
    assert sorted(winners[:3]) == sorted(winners[3:]) == [0, 1, 2]


@rules("K-3")
def test_nobody_is_first_more_often_by_seat() -> None:
    first = Counter()  # type: Counter[int]
    for seed in range(300):
        table = started(2, seed=seed).all_do("lift 1", "lift 1")
        first[table.state.hand.index(0)] += 1
    assert 115 < first[0] < 185


@rules("K-4", "T-2.6")
def test_after_the_last_tick_hands_are_decided() -> None:
    table = started(2).all_do("lift 1", "wait")
    assert table.asked(0) == ("keep-or-lay-back", "K-1")
    table.do("lay-back", seat=0).all_do("wait", "wait")
    for _ in range(13):
        table.all_do("wait", "wait")
    assert table.own(0)["hand"] is None
    assert table.asked(0) == ("reach", "K-1")
    table.all_do("lift 1", "wait")
    assert table.asked(0) == ("last-tile", "K-4")
    assert table.own(0)["hand"] == {"slot": "1", "tile": face_of(table, "1")}
    assert table.state.to_act() == (0,)
    assert table.legal(seat=0) == ["keep", "lay-back"]
    assert table.refused("lift 2", 0) == "T-2.6"
    face = face_of(table, "1")
    table.do("keep", seat=0)
    assert [args["tiles"] for args in table.told("castle-shown") if args["seat"] == 0] == [[face]]


@rules("K-4", "Q-19")
def test_the_ticks_end_when_all_are_done() -> None:
    table = started(2).all_do("done", "lift 3")
    assert table.state.to_act() == (1,)
    assert table.refused("lift 1", 0) == "Q-19"
    table.do("keep", seat=1).do("done", seat=1)
    assert table.told("people-keep")


def filed(table: Table, seat: int, entries: list[str]) -> None:
    for entry in entries:
        table.do(entry, seat=seat)


@rules("K-5")
def test_an_order_is_filed_entry_by_entry_and_sealed() -> None:
    table = started(2, options=ORDERS)
    assert table.state.to_act() == (0, 1)
    assert table.refused("least 1", 0) == "K-5"
    filed(table, 0, PLAN[:3])
    assert table.refused("limit bread 1", 0) == "K-5"
    assert table.state.view(1) == started(2, options=ORDERS).state.view(1)
    filed(table, 0, [*PLAN[3:], "least 1", "stop goals"])
    assert table.state.to_act() == (1,)
    assert table.told("order-filed") == [{"seat": 0}]


@rules("K-5")
def test_an_order_asks_for_goals_limits_the_smallest_tile_and_when_to_stop() -> None:
    table = started(2, options=ORDERS)
    asked = []
    for entry in [*PLAN, "least 1", "stop goals"]:
        asked.append(table.asked(0)[0])
        table.do(entry, seat=0)
    assert asked == ["goal"] * 3 + ["limit"] * 3 + ["least", "stop"]


@rules("K-5")
def test_the_table_plays_out_the_orders() -> None:
    """Goals are striven for, limits kept, small tiles left alone."""
    for seed in range(60):
        table = started(2, seed=seed, options=ORDERS)
        filed(table, 0, [*PLAN, "least 2", "stop goals"])
        filed(table, 1, [*["goal bread 0", "goal marble 0", "goal tools 9"], *PLAN[3:5], "limit tools 9"])
        filed(table, 1, ["least 1", "stop half"])
        shown = {args["seat"]: args["tiles"] for args in table.told("castle-shown")}
        mine, theirs = shown[0], shown[1]
        assert isinstance(mine, list)
        assert isinstance(theirs, list)
        assert sorted(mine) in ([], ["bread-2"], ["bread-3"], ["marble-2"], ["marble-3"]) or {
            tile[:3] for tile in mine
        } == {"bre", "mar"}
        assert "bread-1" not in mine
        assert "marble-1" not in mine
        goods = {kind: sum(int(tile[-1]) for tile in mine if tile.startswith(kind)) for kind in ("bread", "marble")}
        assert all(count <= 3 for count in goods.values())
        assert all(tile.startswith("tools") for tile in theirs)
        looks = [event for event in table.events if event.key == "lifted" and event.args["seat"] == 1]
        assert len(looks) <= 8


@rules("K-5")
def test_a_remembered_tile_that_is_wanted_comes_first() -> None:
    state = started(2, options=ORDERS).state
    state.orders[0] = [2, 2, 0, 3, 3, 0, 0, 0]
    state.faces[3], state.faces[6] = TILE.of("tools-2"), TILE.of("marble-2")
    state.seen[0] = 1 << 3 | 1 << 6
    assert orders.next_slot(state, 0, [0, 0, 0]) == 6
    assert orders.next_slot(state, 0, [0, 2, 0]) not in (3, 6)  # any unseen one
    assert orders.next_slot(state, 0, [2, 2, 0]) == ticks.FINISHED
    state.orders[0][7] = orders.HALF
    state.tick = 8
    assert orders.next_slot(state, 0, [0, 0, 0]) == ticks.FINISHED


@rules("K-5")
@pytest.mark.parametrize(
    ("tile", "goods", "wanted"),
    [("bread-2", 0, True), ("bread-3", 0, True), ("bread-3", 1, False), ("bread-2", 2, False), ("bread-1", 0, False)],
)
def test_an_order_wants_a_tile_within_goal_limit_and_size(tile: str, goods: int, wanted: bool) -> None:
    """Goal 2, limit 3, nothing below 2."""
    assert orders.wants([2, 2, 0, 3, 3, 0, 1, 0], [goods, 0, 0], TILE.of(tile)) == wanted


@rules("T-10.2")
def test_every_way_of_taxing_leads_to_the_same_placing() -> None:
    for way in ("live", "ticks", "orders"):
        for gamblers in (False, True):
            options = {"taxing": way, "gamblers": gamblers}
            verbs = {move.verb for _, _, move in random_game(2, 3, options)}
            assert {"place", "turn-up"} <= verbs
            assert ("spin" in verbs) == (way == "live" and not gamblers)


@rules("K-5")
def test_an_order_can_be_filled_in_from_what_everybody_sees() -> None:
    """Modest: a fair share of what the people can spare; greedy: twice as much and more. Both can be filed."""
    for seats in (2, 3, 4):
        for at, name in enumerate(("modest", "greedy")):
            table = started(seats, options=ORDERS)
            form = table.own(0)["form"]
            assert form is not None
            order = form["filled"][at]
            assert order["name"] == name
            for good, amount in zip(("bread", "marble", "tools"), order["goals"], strict=True):
                table.do(f"goal {good} {amount}", seat=0)
            for good, goal, amount in zip(("bread", "marble", "tools"), order["goals"], order["limits"], strict=True):
                assert amount in form["limits"][goal]
                table.do(f"limit {good} {amount}", seat=0)
            table.do(f"least {order['least']}", seat=0).do(f"stop {order['stop']}", seat=0)
            assert table.own(0)["form"] is None
            modest, greedy = form["filled"]
            assert all(less < more for less, more in zip(modest["goals"], greedy["goals"], strict=True))


@rules("K-5", "T-4.4")
def test_an_order_for_a_plan_takes_what_its_fields_cost() -> None:
    table = started(2, options=ORDERS)
    near, *_ = (price for price in table.own(0)["prices"] if price["cost"] is not None and not price["remote"])
    found = table.state.plan(0, [MOVES.from_text(f"place {near['fields'][0]}")])
    assert found["order"] is not None
    assert found["order"]["goals"] == list(found["sum"].values())
    assert all(limit == goal + 2 for goal, limit in zip(found["order"]["goals"], found["order"]["limits"], strict=True))
    assert started(2).state.plan(0, [])["order"] is None, "in ticks nobody files an order"
