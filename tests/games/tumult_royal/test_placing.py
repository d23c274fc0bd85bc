"""Chapter 4: fields, costs, payments, placement rounds and the consolation."""

import pytest

from hoftag.games.tumult_royal.components import GOOD, PAYMENTS, payments_for
from hoftag.games.tumult_royal.meta import GAME
from tests.games.tumult_royal.table import Table, placing
from tests.rules import rules

RICH = "bread-1 bread-2 bread-3 marble-1 marble-2 marble-3 tools-1 tools-2 tools-3"


def sets(cost: int, *, sequential: bool = False) -> dict[str, int]:
    """The legal tile sets of a cost with what they overpay."""
    return {payment.text: payment.goods - cost for payment in payments_for(cost, sequential=sequential)}


# --- payments


@rules("T-4.9", "T-4.10", "Q-1")
def test_ten_patterns_cover_all_payments() -> None:
    assert sets(0) == {}
    assert sets(1) == {"1": 0, "2": 1, "3": 2}
    assert sets(2) == {"2": 0, "3": 1, "1+1": 0}
    assert sets(3) == {"3": 0, "1+2": 0, "2+2": 1, "1+1+1": 0}


@rules("Q-1")
def test_the_other_reading_lays_tiles_until_the_cost_is_covered() -> None:
    assert sets(1, sequential=True) == sets(1)
    assert sets(2, sequential=True) == {**sets(2), "1+2": 1, "1+3": 2}
    assert set(sets(3, sequential=True)) - set(sets(3)) == {"1+3", "2+3", "1+1+2", "1+1+3"}


@rules("T-4.9")
@pytest.mark.parametrize("cost", range(1, 7))
def test_no_tile_of_a_payment_can_be_taken_away(cost: int) -> None:
    for payment in PAYMENTS:
        least = all(payment.goods - value < cost for value in payment.values)
        assert (payment.text in sets(cost)) == (payment.goods >= cost and least)


def paid(tiles: str, field: str, *payments: str, seats: int = 2, fields: str = "a1") -> Table:
    """Seat 0 places on a field, paying as said where there is a choice."""
    table = placing(seats, tiles={0: tiles}, fields={0: fields, 1: "f1"}).do(f"place {field}")
    for payment in payments:
        table.do(f"pay {payment}")
    return table


def gained(table: Table) -> int:
    """The supporters that came with the last placement."""
    return sum(int(str(args["count"])) for args in table.told("admired"))


@rules("T-4.8", "T-4.4", "T-4.6")
def test_the_view_tells_the_cost_and_what_each_payment_would_bring() -> None:
    table = placing(2, tiles={0: RICH}, fields={0: "a1", 1: "f1"})
    assert set(table.own(0)["reach"]) == {"b1", "a2"}
    remote = next(text for text in table.legal("place") if text.split()[1] not in ("b1", "a2"))
    table.do(remote)
    asked = table.public()["placing"]
    assert asked is not None
    assert asked["remote"] is True
    assert asked["cost"] is not None
    assert asked["cost"]["bread"] == 2
    assert table.own(0)["payments"] == [
        {"payment": payment, "supporters": gain} for payment, gain in sets(2).items() if payment != "1+1"
    ]
    assert table.own(1)["payments"] is None


@rules("T-4.8")
def test_a_pasture_for_three_marble_and_two_bread() -> None:
    """X-10, both rulebooks: 3 supporters."""
    table = paid("marble-3 bread-2", "d2", fields="e2")
    assert gained(table) == 3
    assert table.told("placed")[0]["tiles"] == ["bread-2", "marble-3"]


@rules("T-4.9")
def test_a_pasture_is_not_paid_with_two_bread_tiles() -> None:
    """X-11, both rulebooks."""
    table = placing(2, tiles={0: "marble-1 bread-1 bread-1 bread-2"}, fields={0: "e2", 1: "f1"}).do("place d2")
    assert table.legal() == ["pay bread 1", "pay bread 2"]
    assert table.refused("pay bread 1+1") == "T-4.9"


@rules("T-4.8", "T-4.9")
def test_the_rulebooks_mountain() -> None:
    """X-12 to X-14: A brings 5 supporters, B and C bring 2, and C's crossed-out tile is refused."""
    assert gained(paid("bread-3 marble-3 tools-3", "b3", fields="c3")) == 5
    assert gained(paid("bread-2 marble-2 tools-1 tools-1", "b3", fields="c3")) == 2
    table = placing(2, tiles={0: "bread-2 marble-2 tools-2 tools-1"}, fields={0: "c3", 1: "f1"}).do("place b3")
    assert gained(table) == 2
    assert table.told("placed")[0]["tiles"] == ["bread-2", "marble-2", "tools-2"]
    choice = placing(2, tiles={0: "bread-2 marble-2 tools-2 tools-1 tools-1"}, fields={0: "c3", 1: "f1"})
    choice.do("place b3")
    assert choice.refused("pay tools 1+2") == "T-4.9"
    assert choice.refused("pay tools 1") == "T-4.9"
    assert choice.refused("pay tools 3") == "T-4.7"
    assert choice.refused("pay bread 2") == "T-4.9"


@rules("T-4.7", "T-4.8")
def test_a_tile_serves_one_field_only() -> None:
    """X-16, both rulebooks: the two marble left over do not help with a village, they bring supporters."""
    table = paid("marble-3 bread-1 bread-2", "d2", "bread 1", fields="e2 c3")
    assert gained(table) == 2
    assert table.tiles(0) == []  # bread-2 alone paid for nothing more, and has lapsed
    assert not table.told("placement-round")[1:]


@rules("T-4.6", "T-4.8")
@pytest.mark.parametrize(
    ("tiles", "supporters"),
    [
        ("bread-2 marble-2 tools-2", 0),
        ("bread-3 marble-3 tools-3", 3),
        ("bread-1 bread-1 marble-2 tools-3", 1),
    ],
)
def test_a_remote_forest_costs_two_of_each(tiles: str, supporters: int) -> None:
    """X-17, both rulebooks."""
    table = placing(2, tiles={0: tiles}, fields={0: "a1", 1: "f1"})
    assert "f3" in table.fields()
    assert gained(table.do("place f3")) == supporters
    assert table.told("placed-remote")


@rules("T-4.10")
def test_small_tiles_may_pay_what_a_large_one_could() -> None:
    table = placing(2, tiles={0: "bread-2 marble-1 marble-1 marble-2"}, fields={0: "a2", 1: "f1"}).do("place a3")
    assert table.legal() == ["pay marble 2", "pay marble 1+1"]
    table.do("pay marble 1+1")
    assert table.told("placed")[0]["tiles"] == ["bread-2", "marble-1", "marble-1"]


# --- fields


@rules("T-4.4")
@pytest.mark.parametrize(
    ("beside", "field", "tiles"),
    [
        ("e2", "d2", "bread-1 marble-1"),
        ("a1", "b1", "bread-1 marble-1 tools-1"),
        ("c3", "b3", "bread-1 marble-1 tools-1 tools-1"),
        ("a2", "a3", "bread-2 marble-2"),
        ("c2", "b2", "marble-2 tools-3"),
    ],
)
def test_what_each_field_costs(beside: str, field: str, tiles: str) -> None:
    table = placing(2, tiles={0: tiles}, fields={0: beside, 1: "f1"})
    assert field in table.fields()
    assert gained(table.do(f"place {field}")) == 0
    names = tiles.split()
    for left_out in range(len(names)):
        fewer = " ".join(names[:left_out] + names[left_out + 1 :])
        poor = placing(2, tiles={0: fewer, 1: "bread-3 marble-3"}, fields={0: beside, 1: "f1"})
        assert poor.actor == 1 or field not in poor.fields()


@rules("T-4.4", "T-4.7")
@pytest.mark.parametrize("good", GOOD.ids)
@pytest.mark.parametrize(("values", "enough"), [((1, 1), False), ((2,), False), ((2, 1), True), ((3,), True)])
def test_a_tile_is_worth_its_number(good: str, values: tuple[int, ...], enough: bool) -> None:
    """In a box in which a pasture costs three of each type."""
    dear = GAME.with_components({"field_types": [{"id": "pasture", "cost": dict.fromkeys(GOOD.ids, 3)}]})
    others = [f"{other}-3" for other in GOOD.ids if other != good]
    tiles = " ".join([*others, *(f"{good}-{value}" for value in values)])
    table = placing(2, tiles={0: tiles, 1: "bread-3 marble-3 tools-3"}, fields={0: "e2", 1: "c2"}, game=dear)
    assert (table.actor == 0 and "e3" in table.fields()) == enough


@rules("T-4.3", "T-4.5")
@pytest.mark.parametrize(
    ("beside", "field", "statues"),
    [("e2", "d2", 1), ("a1", "b1", 1), ("c3", "b3", 1), ("a2", "a3", 2), ("c2", "b2", 3)],
)
def test_how_many_statues_a_field_takes(beside: str, field: str, statues: int) -> None:
    table = placing(2, tiles={0: RICH, 1: "bread-3 marble-3"}, fields={0: beside, 1: "f1"}, statues=[1, 1])
    table.do(f"place {field}")
    while table.step == "pay":
        table.do(table.legal()[0])
    assert table.state.statues == [1 + statues, 1]
    assert table.public()["players"][0]["left"] == 24 - statues
    assert table.refused(f"place {field}") == "T-4.3"


@rules("T-4.2", "Q-15")
def test_fields_touch_by_their_sides_also_across_region_tiles() -> None:
    """X-19."""
    table = placing(2, tiles={0: "bread-1 marble-1 tools-3", 1: RICH}, fields={0: "c2", 1: "f1"})
    assert table.fields() == {"c1", "c3", "d2"}  # d2 lies on the next tile
    assert table.refused("place b3") == "T-4.2"  # only a corner
    assert table.refused("place e3") == "T-4.6"  # remote, and too dear
    assert table.refused("place c4") == "T-4.2"  # face down
    edge = placing(2, tiles={0: "bread-1 marble-1 tools-1", 1: "bread-3 marble-3"}, fields={0: "f3", 1: "d2"})
    assert edge.fields() == {"e3"}  # the land does not go round


@rules("T-4.6")
def test_only_pastures_and_forests_may_be_taken_from_afar() -> None:
    table = placing(2, tiles={0: RICH}, fields={0: "a1", 1: "f1"})
    near = {"b1", "a2"}
    far = {"c2", "c3", "e1", "d2", "e2", "e3", "f3"}
    assert table.fields() == near | far
    for field in ("b2", "a3", "d1", "f2"):
        assert table.refused(f"place {field}") == "T-4.6"
    assert table.refused("place b3") == "T-4.2"


@rules("T-4.2", "T-4.3")
def test_taken_and_face_down_fields_are_refused() -> None:
    table = placing(2, tiles={0: RICH}, fields={0: "e2", 1: "f1"})
    assert table.refused("place f1") == "T-4.3"
    assert table.refused("place e2") == "T-4.3"
    assert table.refused("place a4") == "T-4.2"
    assert table.refused("done") == "T-4.1"


@rules("T-4.6", "T-4.4")
def test_too_dear_says_what_it_costs() -> None:
    table = placing(2, tiles={0: "bread-1 marble-1"}, fields={0: "e2", 1: "f1"})
    assert table.refused("place e1") == "T-4.4"
    assert table.refused("place c3") == "T-4.6"


# --- rounds


@rules("T-4.1", "T-4.12", "T-4.11")
def test_placement_rounds_start_with_the_king_until_nobody_can() -> None:
    """X-20."""
    table = placing(
        3, tiles={1: "bread-1 bread-1 marble-1 marble-1"}, fields={0: "a1", 1: "e2", 2: "i1"}, ranks=[1, 0, 2]
    )
    assert table.actor == 1
    table.do("place d2")
    assert [args["seat"] for args in table.told("must-pass")] == [0, 2]
    assert table.told("placement-round") == [{"seat": 1}]
    assert table.actor == 1
    table.do("place e3")
    assert table.told("crowned")
    order = placing(3, tiles={0: RICH, 1: RICH, 2: "bread-2 marble-2"}, ranks=[2, 0, 1])
    actors = []
    for _ in range(3):
        actors.append(order.actor)
        order.do("pass")
    assert actors == [2, 0, 1]


@rules("Q-6", "T-4.14")
def test_passing_is_allowed_and_not_final() -> None:
    table = placing(2, tiles={0: "bread-1 marble-1", 1: "bread-1 marble-1"}, fields={0: "e2", 1: "c3"})
    table.do("pass").do("place c2")
    assert table.actor == 0
    assert "d2" in table.fields()
    table.do("pass")
    assert table.told("consoled") == []
    assert table.told("crowned")


@rules("T-4.14", "Q-13", "T-4.13")
def test_a_small_consolation() -> None:
    """X-21, X-22: whoever could not place gets 2 before the ranks are dealt; tiles left over bring nothing."""
    table = placing(3, tiles={0: "tools-3 tools-2", 1: "bread-1 marble-1"}, fields={0: "a1", 1: "e2", 2: "i1"})
    table.do("place d2")
    assert table.told("consoled") == [{"seat": 0, "count": 2}, {"seat": 2, "count": 2}]
    assert table.told("gets-rank") == [
        {"seat": 2, "rank": "duke", "count": 22},
        {"seat": 1, "rank": "prince", "count": 20},
    ]
    assert table.told("admired") == []


@rules("T-4.14", "Q-9")
def test_no_consolation_after_a_tumult() -> None:
    """X-21."""
    table = placing(3, tiles={1: "bread-1 marble-1"}, fields={0: "a1", 1: "e2", 2: "i1"}, punished=[0])
    assert table.do("place d2").told("consoled") == [{"seat": 2, "count": 2}]


@rules("T-4.13")
def test_tiles_left_over_lapse() -> None:
    """X-22."""
    table = placing(2, tiles={0: "tools-3 tools-2 bread-1 marble-1"}, fields={0: "e2", 1: "a1"}, supporters=[30, 30])
    table.do("place d2")
    assert sum(table.state.stock) == 0
    assert sum(table.supporters) == 60 + 2 - 5


@rules("Q-17")
def test_paid_tiles_lie_open_and_are_not_used_again() -> None:
    table = placing(2, tiles={0: "bread-1 marble-1 bread-2 marble-2", 1: RICH}, fields={0: "e2", 1: "a1"})
    table.do("place d2").do("pay bread 1").do("pay marble 1")
    assert table.people() == ["bread-1", "marble-1"]
    assert table.tiles(0) == ["bread-2", "marble-2"]


@rules("Q-8", "T-9.4")
def test_with_fewer_statues_left_one_places_what_one_has() -> None:
    table = placing(2, tiles={0: "marble-2 tools-3"}, fields={0: "c2", 1: "f1"}, statues=[24, 1]).do("place b2")
    assert table.state.statues[0] == 25
    assert table.told("placed")[0]["count"] == 1
    assert table.told("placed")[0]["tiles"] == ["marble-2", "tools-3"]
    assert table.over
