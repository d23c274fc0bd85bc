"""Chapters 3, 10 and 11: tumults, mercy and rank, the gamblers' variant, and what if."""

import pytest

from hoftag.games.tumult_royal.rules import supply
from tests.games.tumult_royal.table import arranged, placing, players_of, robbed, started
from tests.rules import rules

ENOUGH = "bread-3 marble-3 tools-3"


@rules("T-3.1", "T-3.2", "T-3.3", "T-3.5", "T-3.6", "T-3.7")
def test_the_rulebooks_example() -> None:
    """X-1: blue (0) is duchess with mercy, purple (1) king, yellow (2) prince; the people want 4."""
    table = robbed(
        3,
        tiles={
            0: "bread-1 bread-2 bread-2 tools-1 tools-3",
            1: "bread-2 tools-1",
            2: "bread-1 bread-3 tools-1 tools-3",
        },
        left="bread-2 marble-2 marble-2 tools-3",
        demand=4,
        ranks=[1, 0, 2],
        mercy=[0],
    )
    assert table.tumults() == ["bread", "tools"]
    assert table.told("no-tumult") == [{"good": "marble", "left": 4, "demand": 4}]
    assert table.hit() == [0, 2]
    assert table.supporters == [17, 20, 17]
    assert table.tiles(0) == ["bread-1", "tools-1", "tools-3"]
    assert table.tiles(2) == ["bread-1", "bread-3", "tools-1"]
    assert table.tiles(1) == ["bread-2", "tools-1"]
    returned = [args["tiles"] for args in table.told("returned")]
    assert returned == [["bread-2", "bread-2"], ["tools-3"]]


@rules("T-3.1")
def test_exactly_enough_is_enough() -> None:
    """X-3."""
    assert robbed(2, tiles={0: "bread-1"}, left=ENOUGH).tumults() == []
    assert robbed(2, tiles={0: "bread-1"}, left="bread-3 marble-3 tools-2").tumults() == ["tools"]


@rules("T-3.6")
def test_a_single_tile_is_kept_whatever_its_value() -> None:
    """X-4."""
    table = robbed(2, tiles={0: "bread-3"}, left="marble-3 tools-3")
    assert table.supporters == [27, 30]
    assert table.tiles(0) == ["bread-3"]
    assert table.told("returned") == []


@rules("T-3.6")
def test_one_of_two_equal_lowest_tiles_is_kept() -> None:
    table = robbed(2, tiles={0: "bread-2 bread-2 bread-3"}, left="marble-3 tools-3")
    assert table.tiles(0) == ["bread-2"]


@rules("T-3.3")
def test_among_equals_the_higher_rank_is_hit() -> None:
    tiles = {0: "bread-2", 1: "bread-2"}
    table = robbed(2, tiles=tiles, left="marble-3 tools-3")
    assert table.hit() == [0]
    assert [weighed["seat"] for weighed in table.told("weighed")] == [0, 1]
    assert table.told("equally-greedy") == [{"good": "bread", "count": 2}]
    assert robbed(2, tiles=tiles, left="marble-3 tools-3", ranks=[1, 0]).hit() == [1]
    assert robbed(2, tiles=tiles, left="marble-3 tools-3", mercy=[0]).hit() == [1]


@rules("T-3.4", "T-11.2", "Q-14", "T-3.2")
def test_nobody_counts_as_greedy_so_the_king_is_punished() -> None:
    """X-6, both rulebooks: blue (0) has one bread and mercy, yellow (1) is king without any."""
    table = robbed(2, tiles={0: "bread-1"}, left="bread-2 marble-3 tools-3", ranks=[1, 0], mercy=[0])
    assert table.hit() == [1]
    assert table.supporters == [30, 27]
    assert table.tiles(0) == ["bread-1"]
    assert table.told("weighed-mercy") == [{"seat": 0, "good": "bread", "taken": 1, "count": 0}]
    assert table.told("nobody-greedy") == [{"good": "bread"}]
    assert table.told("greediest") == [{"seat": 1, "good": "bread", "count": 0}]


@rules("T-3.4", "T-11.2")
def test_too_many_tools_were_set_aside() -> None:
    """X-7."""
    table = robbed(2, tiles={0: "bread-1", 1: "marble-1"}, left="bread-3 marble-3")
    assert table.hit() == [0]
    assert table.supporters == [27, 30]


@rules("T-3.7")
def test_three_tumults_may_hit_the_same_player() -> None:
    table = robbed(2, tiles={1: "bread-1 bread-2 marble-1 marble-3 tools-2 tools-2"}, left="")
    assert table.hit() == [1, 1, 1]
    assert table.supporters == [30, 21]
    assert table.tiles(1) == ["bread-1", "marble-1", "tools-2"]


@rules("Q-17")
def test_returned_tiles_undo_no_tumult() -> None:
    """The people get bread back, but bread has been checked."""
    table = robbed(2, tiles={1: "bread-3 bread-3"}, left="marble-3 tools-3", demand=3)
    assert table.tumults() == ["bread"]
    assert table.people() == ["bread-3", "marble-3", "tools-3"]
    assert table.state.hit == 2


@rules("T-10.1", "Q-18")
def test_gamblers_spin_for_each_type_after_the_reveal() -> None:
    """X-9, both rulebooks: 2 bread, 3 marble, but 5 tools."""
    table = arranged(
        2,
        {
            "step": "place",
            "to_act": [0],
            "people": ["bread-2", "marble-3", "tools-2", "tools-2"],
            "demand": {"bread": -1, "marble": -1, "tools": -1},
            "players": players_of(2, tiles={0: "tools-1"}, fields={0: "a1", 1: "f1"}),
        },
        {"gamblers": True},
    )
    table.check_tumults(chance=["2", "3", "5"])
    assert table.tumults() == ["tools"]
    keys = [event.key for event in table.events][:8]
    assert keys == ["spun-for", "no-tumult", "spun-for", "no-tumult", "spun-for", "tumult", "weighed", "greediest"]


@rules("T-10.1")
def test_gamblers_do_not_know_the_demand_while_they_grab() -> None:
    table = started(2, options={"gamblers": True})
    assert table.public()["demand"] == {"bread": None, "marble": None, "tools": None}
    assert table.told("spun") == []


# --- supporters


@rules("T-11.4")
def test_a_player_cannot_return_three() -> None:
    """X-36: each gets 5, then 3 are paid."""
    table = robbed(2, tiles={0: "bread-3"}, left="marble-3 tools-3", supporters=[1, 30])
    assert table.supporters == [3, 35]
    assert table.state.supply == 105 - 38
    assert table.told("player-short") == [{"seat": 0, "count": 5}]


@rules("Q-11")
def test_the_supply_cannot_give_everybody_five() -> None:
    table = placing(2, supporters=[1, 99], begin=False)
    assert supply.take_back(table.state, 0, 3, None) == 3
    assert table.supporters == [0, 101]
    poor = placing(2, supporters=[0, 104], begin=False)
    assert supply.take_back(poor.state, 0, 3, None) == 0
    assert poor.supporters == [0, 104]


@rules("T-11.3")
def test_the_supply_cannot_pay() -> None:
    table = placing(2, tiles={0: "bread-3 marble-3"}, supporters=[52, 52])
    table.do("place a2" if "a2" in table.fields() else "place d2")
    assert table.told("supply-short") == [{"count": 5}]
    assert sum(table.supporters) + table.state.supply == 105


@rules("T-11.3", "Q-10")
@pytest.mark.parametrize(
    ("supporters", "amount", "after", "paid"),
    [([52, 52], 3, [50, 47], 3), ([2, 103], 4, [4, 98], 4), ([1, 104], 7, [6, 99], 6)],
)
def test_everybody_returns_five_first_also_the_receiver(
    supporters: list[int], amount: int, after: list[int], paid: int
) -> None:
    table = placing(2, supporters=supporters, begin=False)
    assert supply.pay_out(table.state, 0, amount, None) == paid
    assert table.supporters == after
    assert sum(after) + table.state.supply == 105
