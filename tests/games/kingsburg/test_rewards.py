"""Chapter 6: what the advisors pay."""

import pytest

from hoftag.games.kingsburg.components import ADVISOR
from tests.games.kingsburg.table import Table, council, table
from tests.rules import rules


def paid(advisor: str, **player: object) -> Table:
    """Seat 0 has influenced one advisor and has passed; the others have too."""
    found = table("place-dice", players={0: {"dice": "1", **player}}, council=council((advisor, 0, "6")))
    return found.do("pass")


@rules("K-6.2")
@pytest.mark.parametrize(
    ("advisor", "points", "goods", "soldiers"),
    [
        ("jester", 1, (0, 0, 0), 0),
        ("squire", 0, (1, 0, 0), 0),
        ("architect", 0, (0, 1, 0), 0),
        ("sergeant", 0, (0, 0, 0), 1),
        ("treasurer", 0, (2, 0, 0), 0),
        ("general", 0, (0, 0, 0), 2),
        ("champion", 0, (0, 0, 3), 0),
        ("inventor", 0, (1, 1, 1), 0),
        ("wizard", 0, (4, 0, 0), 0),
        ("king", 0, (1, 1, 1), 1),
    ],
)
def test_what_advisors_pay(advisor: str, points: int, goods: tuple[int, int, int], soldiers: int) -> None:
    found = paid(advisor)
    assert found.step != "reward"
    told = found.told("advisor-paid")
    assert len(told) == 1
    assert (found.points(0), found.goods(0), found.soldiers(0)) == (points, goods, soldiers)


@rules("K-6.2")
@pytest.mark.parametrize(
    ("advisor", "offered"),
    [
        ("merchant", ["gold", "wood"]),
        ("astronomer", ["gold", "wood", "stone"]),
        ("master_hunter", ["gold_wood", "wood_stone"]),
        ("swordsmith", ["gold_stone", "wood_stone"]),
        ("duchess", ["gold_gold", "gold_wood", "gold_stone", "wood_wood", "wood_stone", "stone_stone"]),
        ("queen", ["gold_gold", "gold_wood", "gold_stone", "wood_wood", "wood_stone", "stone_stone"]),
    ],
)
def test_what_advisors_offer(advisor: str, offered: list[str]) -> None:
    found = paid(advisor)
    assert found.step == "reward"
    assert found.legal() == [f"take {goods}" for goods in offered]
    assert found.refused("decline") == "A-06"
    assert found.refused("take gold_gold_gold_gold") == "K-6.2"
    found.do(f"take {offered[-1]}")
    assert sum(found.goods(0)) == len(offered[-1].split("_"))
    assert found.plus2(0) == int(advisor in ("astronomer", "duchess"))
    assert found.points(0) == (3 if advisor == "queen" else 0)


@rules("K-6.2", "A-06")
def test_the_alchemist_trades_one_good_for_the_two_others() -> None:
    """T-21."""
    found = paid("alchemist", stone=1)
    assert found.legal() == ["take gold_wood", "decline"]
    assert found.refused("take wood_stone") == "K-6.2"
    assert Table(found.state.copy()).do("decline").goods(0) == (0, 0, 1)
    assert found.do("take gold_wood").goods(0) == (1, 1, 0)
    assert paid("alchemist").told("cannot-trade") == [{"seat": 0, "advisor": "alchemist"}]


@rules("K-6.4", "K-13.3")
def test_the_smuggler_takes_a_point_that_nobody_has() -> None:
    """T-22."""
    found = paid("smuggler")
    assert len(found.legal("take")) == 10
    found.do("take gold_wood_stone")
    assert (found.points(0), found.goods(0)) == (-1, (1, 1, 1))
    assert paid("smuggler").do("decline").points(0) == 0


@rules("K-6.1")
def test_what_the_merchant_gives_can_be_brought_to_the_alchemist() -> None:
    """T-55."""
    laid = council(("alchemist", 0, "6"), ("merchant", 0, "4"))
    found = table("place-dice", players={0: {"dice": "1"}}, council=laid).do("pass")
    found.do("take wood")
    assert found.legal() == ["take gold_stone", "decline"]
    assert found.do("take gold_stone").goods(0) == (1, 0, 1)


@rules("K-6.3", "K-1.6")
@pytest.mark.parametrize("advisor", ["general", "queen"])
def test_a_look_at_the_enemy_is_secret(advisor: str) -> None:
    found = table("place-dice", players={0: {"dice": "1"}}, council=council((advisor, 0, "6")))
    found.rigged("pass", ["en_1_orcs_3"]) if advisor == "general" else found.do("pass")
    if advisor == "queen":
        found.rigged("take gold_gold", ["en_1_orcs_3"])
    assert [event["event"] for event in found.heard(0)].count("peeked") == 1
    assert [event["event"] for event in found.heard(1)].count("peeked-hidden") == 1
    assert "orcs" in str(found.state.private(0))
    assert "orcs" not in str(found.state.view(1))


@rules("K-6.5")
def test_dice_come_back_after_the_rewards() -> None:
    found = table("place-dice", players={0: {"dice": "1+2*", "gold": 2}}, council=council(("squire", 0, "2")))
    found.do("pass")
    assert found.step == "build"
    assert found.held() == {}
    assert found.state.hands == found.state.bonus == [0] * 4


@rules("K-20.9", "K-19.5")
@pytest.mark.parametrize(("advisor", "soldiers"), [("sergeant", 2), ("general", 3), ("king", 2)])
def test_the_stables_add_a_soldier(advisor: str, soldiers: int) -> None:
    """T-17."""
    assert paid(advisor, buildings=["palisade", "stable"]).soldiers(0) == soldiers


@rules("K-6.1")
def test_lower_ranks_pay_first_and_empty_ones_nothing() -> None:
    laid = council(("wizard", 1, "6+6+4"), ("jester", 2, "1"), ("squire", 0, "2"))
    found = table("place-dice", players={0: {"dice": "1"}}, council=laid, order=[1, 2, 0, 3], actor=0).do("pass")
    ranks = [ADVISOR.of(str(event["advisor"])) for event in found.told("advisor-paid")]
    assert ranks == [0, 1, 15]


@rules("A-03")
def test_two_placements_of_one_player_are_paid_one_after_the_other() -> None:
    found = table(
        "place-dice",
        players={0: {"dice": "1"}},
        council=council(("merchant", 0, "4")),
        envoy_at={"advisor": "merchant", "seat": 0, "dice": "4"},
    ).do("pass")
    found.do("take gold").do("take gold")
    assert found.goods(0) == (2, 0, 0)
