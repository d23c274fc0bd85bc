"""Chapter 8: the end of a season."""

import pytest

from tests.games.kingsburg.table import FULL, Table, table
from tests.rules import rules

ROW_A = ["sawmill", "quarry", "goldsmith", "mint"]
ROW_F = ["barricade", "crane", "town_hall", "embassy"]


def ending(phase: str = "summer", **player: object) -> Table:
    """Seat 0 has built or not; now the season ends."""
    return table("trade-goods", phase, players={0: player}, options={"more_buildings": True}).go("begin_season_end")


@rules("K-8.1", "K-8.2", "K-20.5")
def test_an_inn_built_in_summer_brings_its_token_at_once() -> None:
    """T-18."""
    found = table("build", "summer", players={0: {"gold": 1, "wood": 1}}).do("build inn")
    assert found.plus2(0) == 1
    assert table("build", "spring", players={0: {"gold": 1, "wood": 1}}).do("build inn").plus2(0) == 0


@rules("K-20.5", "K-20.6", "A-05")
def test_the_fresh_token_may_buy_a_point() -> None:
    """T-19; the token counts for nothing else."""
    found = ending(buildings=["inn", *ROW_F[:3]], used=["plus2"])
    assert found.legal() == ["town-hall plus2", "enough"]
    found.do("town-hall plus2")
    assert (found.plus2(0), found.points(0)) == (0, 1)


@rules("K-20.6")
def test_the_town_hall_buys_one_point_a_season() -> None:
    """T-20."""
    found = ending("autumn", buildings=ROW_F[:3], wood=1, plus2=1)
    assert found.legal() == ["town-hall wood", "town-hall plus2", "enough"]
    found.do("town-hall wood")
    assert (found.goods(0), found.plus2(0), found.points(0)) == ((0, 0, 0), 1, 1)
    assert found.step != "trade-goods"
    assert ending(buildings=ROW_F[:3]).step != "trade-goods"


@rules("K-20.6", "K-19.4")
def test_nobody_has_to_trade() -> None:
    found = ending("autumn", buildings=ROW_F[:3], wood=1)
    found.do("enough")
    assert (found.goods(0), found.points(0)) == ((0, 1, 0), 0)


@rules("K-20.7", "K-8.1")
@pytest.mark.parametrize("phase", ["summer", "autumn"])
def test_the_embassy_brings_a_point_every_season(phase: str) -> None:
    found = ending(phase, buildings=ROW_F)
    assert found.told("building-paid")[0] == {"seat": 0, "building": "embassy", "gains": ["point"]}


@rules("K-20.14", "K-8.3", "K-19.2")
def test_row_a_trades_in_any_order_and_each_may_feed_the_next() -> None:
    found = ending(buildings=ROW_A[:3], wood=1, stone=1)
    assert found.legal() == ["trade sawmill", "trade quarry", "enough"]
    assert found.refused("trade goldsmith") == "K-20.14"
    found.do("trade sawmill")
    assert found.goods(0) == (2, 0, 1)
    assert found.legal() == ["trade quarry", "trade goldsmith", "enough"]
    assert found.refused("trade sawmill") == "K-20.14"
    found.do("trade goldsmith").do("trade quarry")
    assert (found.goods(0), found.points(0), found.soldiers(0)) == ((4, 0, 0), 1, 1)


@rules("K-20.14", "K-19.5")
@pytest.mark.parametrize(("phase", "built", "works"), [("autumn", 3, False), ("autumn", 4, True), ("summer", 3, True)])
def test_row_a_works_in_summer_and_with_the_mint_always(phase: str, built: int, works: bool) -> None:
    found = ending(phase, buildings=ROW_A[:built], wood=1)
    assert (found.step == "trade-goods") == works


@rules("K-20.17", "K-8.1")
@pytest.mark.parametrize(("soldiers", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_training_camp_helps_whoever_has_few_soldiers(soldiers: int, after: int) -> None:
    """T-46."""
    camp = ["improvised_defenses", "recruiting_center", "training_camp"]
    found = table(
        "trade-goods", "autumn", 2, players={0: {"buildings": camp, "soldiers": soldiers, "gold": 2}}, options=FULL
    )
    assert found.go("begin_season_end").soldiers(0) == after
    summer = table("trade-goods", "summer", 2, players={0: {"buildings": camp, "soldiers": soldiers}}, options=FULL)
    assert summer.go("begin_season_end").soldiers(0) == soldiers


@rules("A-13", "A-14", "A-24")
def test_the_camp_comes_before_the_goldsmith() -> None:
    built = [*ROW_A, "improvised_defenses", "recruiting_center", "training_camp", "palisade", "stable"]
    found = ending("autumn", buildings=built, gold=1, soldiers=1)
    assert (found.step, found.soldiers(0)) == ("trade-goods", 2)
    found.do("trade goldsmith")
    told = [event["gains"] for event in found.told("building-traded")]
    assert told == [["soldier", "point"]]


@rules("K-8.3", "K-19.1")
def test_the_others_follow_in_turn_order() -> None:
    hall = {"buildings": ROW_F[:3], "wood": 1}
    found = table("trade-goods", players={0: hall, 2: hall}, order=[2, 1, 0, 3]).go("begin_season_end")
    assert found.actor == 2
    assert found.do("enough").actor == 0
