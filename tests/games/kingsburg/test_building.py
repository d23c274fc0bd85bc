"""Chapter 7: building; with it the envoy's second use and the governors who build."""

import pytest

from hoftag.games.kingsburg.components import BUILDING
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.rules.supply import names
from tests.games.kingsburg.table import FULL, Table, table
from tests.rules import rules

GOVERNORS = {"governors": True}


@rules("K-7.1", "K-7.2", "K-7.4")
def test_rina_builds_the_statue() -> None:
    """T-06."""
    found = table("build", players={0: {"gold": 2, "wood": 1}})
    found.do("build statue")
    assert (found.goods(0), found.points(0), found.built(0)) == ((0, 1, 0), 3, ["statue"])
    rich = {"gold": 9, "wood": 9, "stone": 9, "buildings": ["statue"]}
    assert table("build", players={0: rich}).legal("build")[0] == "build chapel"


@rules("K-7.2", "K-7.3")
def test_each_row_offers_the_leftmost_missing_building() -> None:
    """T-07."""
    built = ["statue", "chapel", "church", "cathedral", "inn", "guard_tower", "blacksmith", "barricade"]
    found = table("build", players={0: {"gold": 9, "wood": 9, "stone": 9, "buildings": built}})
    assert found.legal("build") == [f"build {name}" for name in ("market", "barracks", "palisade", "crane")]
    assert found.refused("build statue") == "K-7.3"
    assert found.refused("build farm") == "K-7.2"


@rules("K-7.1")
def test_the_full_cost_is_paid_or_nothing_is_built() -> None:
    found = table("build", players={0: {"gold": 2, "wood": 1}})
    assert found.refused("build palisade") == "K-7.1"
    found.do("no-building")
    assert found.told("built-nothing")[0] == {"seat": 0}
    assert found.goods(0) == (2, 1, 0)


COSTS = """
    sawmill 0 2 1 1  quarry 1 1 2 2  goldsmith 2 2 2 3  mint 6 1 1 5
    statue 2 0 0 3  chapel 3 0 1 5  church 3 1 2 7  cathedral 5 0 3 9
    inn 1 1 0 0  market 2 2 0 1  farm 2 3 1 2  merchants_guild 3 1 2 4
    guard_tower 1 0 1 1  blacksmith 1 2 0 2  barracks 2 2 1 4  wizards_guild 3 2 2 6
    palisade 0 2 0 0  stable 1 1 1 2  stone_wall 2 0 2 2  fortress 3 0 2 4
    barricade 0 1 0 0  crane 0 1 1 1  town_hall 2 1 1 2  embassy 2 2 2 4
    improvised_defenses 0 0 1 0  recruiting_center 1 1 0 1  training_camp 1 2 0 2  military_academy 2 1 1 3
"""
"""Gold, wood, stone and points of every building."""


@rules("K-7.1", "K-7.4", "K-16.1")
@pytest.mark.parametrize("number", range(28))
def test_what_a_building_costs_and_scores(number: int) -> None:
    name, gold, wood, stone, points = COSTS.split()[number * 5 : number * 5 + 5]
    assert name == BUILDING.ids[number]
    left = list(BUILDING.ids[number - number % 4 : number])
    player = {"gold": int(gold), "wood": int(wood), "stone": int(stone), "buildings": left}
    found = table("build", players={0: player}, options={"more_buildings": True})
    before = found.state.parts[0]
    found.do(f"build {name}")
    (told,) = found.told("built")
    saved = int(name in ("town_hall", "embassy"))  # the Crane stands to the left of them
    assert told["paid_gains"] == names(int(gold) - saved, int(wood), int(stone))
    assert told["points"] == int(points)
    assert found.state.parts[0] == before + int(points)


@rules("K-7.3")
def test_a_destroyed_building_may_be_built_again() -> None:
    found = table("build", players={0: {"gold": 2, "buildings": ["inn"]}}).do("build statue")
    found.state.built[0] = 0
    again = table("build", players={0: {"gold": 2}})
    assert "build statue" in again.legal()


@rules("K-20.10", "K-19.5")
def test_the_crane_saves_a_gold_in_columns_three_and_four() -> None:
    """T-15."""
    built = ["barricade", "crane", "inn", "market"]
    found = table("build", players={0: {"gold": 1, "wood": 3, "stone": 1, "buildings": built}})
    found.do("build farm")
    assert found.goods(0) == (0, 0, 0)
    cheap = table("build", players={0: {"gold": 1, "wood": 2, "buildings": ["barricade", "crane", "inn"]}})
    assert "build market" not in cheap.legal()


@rules("K-7.5", "K-10.6", "K-10.4", "A-02")
def test_the_envoy_builds_right_after_the_first_building() -> None:
    """T-33."""
    player = {"gold": 1, "wood": 3, "buildings": ["guard_tower"]}
    found = table("build", players={0: player, 1: {"gold": 2}}, envoy=0)
    found.do("build barricade")
    assert (found.actor, found.step) == (0, "build")
    found.do("build blacksmith")
    assert found.state.envoy == -1
    assert found.built(0) == ["guard_tower", "blacksmith", "barricade"]
    assert found.actor == 1


@rules("K-7.5")
def test_without_a_first_building_or_an_envoy_there_is_no_second() -> None:
    rich = {"gold": 9, "wood": 9, "stone": 9}
    assert table("build", players={0: rich, 1: rich}, envoy=0).do("no-building").actor == 1
    assert table("build", players={0: rich, 1: rich}).do("build statue").actor == 1
    kept = table("build", players={0: rich, 1: rich}, envoy=0).do("build statue").do("no-building")
    assert (kept.actor, kept.state.envoy) == (1, 0)


@rules("A-02")
def test_some_tables_let_the_envoy_build_last() -> None:
    rich = {"gold": 9, "wood": 9, "stone": 9}
    found = table("build", players={0: rich, 1: rich}, envoy=0, options={"envoy_building": "last"})
    found.do("build statue")
    assert found.actor == 1
    found.do("build statue")
    assert (found.actor, found.step) == (0, "build")
    found.do("build chapel")
    assert (found.built(0), found.state.envoy) == (["statue", "chapel"], -1)


# --- governors ------------------------------------------------------------------------------------------------------


@rules("K-21.1")
def test_the_architect_saves_a_good_if_somebody_has_more_buildings_now() -> None:
    players = {0: {"gold": 1, "stone": 1, "governor": "architect"}, 1: {"buildings": ["inn"], "governor": "thief"}}
    found = table("build", players=players, options=GOVERNORS)
    wanted = ["build-saving statue gold", "build-saving guard_tower gold", "build-saving guard_tower stone"]
    assert found.legal("build-saving") == [
        "build-saving statue gold",
        "build-saving inn wood",
        *wanted[1:],
        "build-saving barricade wood",
    ]
    found.do("build-saving statue gold")
    assert found.goods(0) == (0, 0, 1)
    players[1] = {"gold": 2, "governor": "thief"}
    level = table("build", players=players, options=GOVERNORS, actor=0, order=[0, 1, 2, 3])
    assert level.legal("build-saving") == []
    later = table("build", players=players, options=GOVERNORS, actor=1, order=[1, 0, 2, 3]).do("build statue")
    assert later.actor == 0
    assert later.legal("build-saving")


@rules("K-17.3")
def test_the_architect_saves_once_a_season() -> None:
    players = {
        0: {"gold": 3, "wood": 3, "governor": "architect"},
        1: {"buildings": ["inn", "statue", "palisade", "barricade"], "governor": "thief"},
    }
    found = table("build", players=players, options=GOVERNORS, envoy=0).do("build-saving statue gold")
    assert found.actor == 0
    assert found.legal("build-saving") == []


def test_the_moneylender_pays_two_equal_goods_for_a_missing_one() -> None:
    players = {0: {"gold": 1, "wood": 2, "governor": "moneylender"}, 1: {"governor": "thief"}}
    found = table("build", players=players, options=GOVERNORS)
    assert found.legal("build-lent") == ["build-lent statue wood gold", "build-lent guard_tower wood stone"]
    found.do("build-lent statue wood gold")
    assert (found.goods(0), found.built(0)) == ((0, 0, 0), ["statue"])


@rules("K-21.9", "K-17.3")
def test_the_tax_collector_takes_a_good_right_after_column_four() -> None:
    built = ["statue", "chapel", "church"]
    players = {
        0: {"gold": 5, "stone": 3, "buildings": built, "governor": "thief"},
        1: {"gold": 1, "governor": "tax_collector"},
    }
    found = table("build", players=players, options=GOVERNORS).do("build cathedral")
    assert (found.step, found.actor) == ("tax-goods", 1)
    found.do("take gold")
    assert (found.step, found.actor) == ("build", 1)
    assert found.do("build statue").goods(1) == (0, 0, 0)
    players[0] = {"gold": 3, "wood": 1, "stone": 2, "buildings": built[:2], "governor": "thief"}
    assert table("build", players=players, options=GOVERNORS).do("build church").step != "tax-goods"


def test_the_tax_collector_takes_nothing_from_himself() -> None:
    own = {"gold": 5, "stone": 3, "buildings": ["statue", "chapel", "church"], "governor": "tax_collector"}
    found = table("build", players={0: own}, options=GOVERNORS).do("build cathedral")
    assert found.step != "tax-goods"


@rules("K-21.6")
def test_the_preacher_scores_if_anybody_built_nothing_himself_included() -> None:
    rich = {"gold": 2, "governor": "thief"}
    players = {0: {"gold": 2, "governor": "preacher"}, 1: rich, 2: rich, 3: rich}
    found = table("build", players=players, options=GOVERNORS)
    for _ in range(4):
        found.do("build statue")
    assert found.points(0) == 3
    lazy = table("build", players=players, options=GOVERNORS).do("no-building")
    for _ in range(3):
        lazy.do("build statue")
    assert lazy.points(0) == 1


@rules("K-17.3", "K-17.4")
@pytest.mark.parametrize(
    ("governor", "building", "goods"),
    [("carpenter", "palisade", (0, 1, 0)), ("sculptor", "chapel", (3, 0, 0)), ("carpenter", "inn", (1, 0, 0))],
)
def test_carpenter_and_sculptor_build_cheaper(governor: str, building: str, goods: tuple[int, int, int]) -> None:
    gold, wood, stone = goods
    left = ["statue"] if building == "chapel" else []
    player = {"gold": gold, "wood": wood, "stone": stone, "buildings": left, "governor": governor}
    assert table("build", players={0: player}, options=GOVERNORS).do(f"build {building}").goods(0) == (0, 0, 0)


@rules("K-21.3", "A-18")
def test_the_sorcerer_founds_what_is_missing_before_the_favour_of_year_three() -> None:
    """T-50."""
    built = ["statue", "inn", "guard_tower"]
    players = {0: {"buildings": built, "governor": "sorcerer"}, 1: {"governor": "thief"}}
    found = table("recruit", "recruiting", players=players, options=GOVERNORS, year=3).go("begin_year")
    assert found.legal() == ["found palisade", "found barricade", "enough"]
    found.do("found palisade").do("found barricade")
    assert found.built(0) == [*built, "palisade", "barricade"]
    assert found.points(0) == 0
    assert found.told("favour-die") == []
    assert found.state.phase <= 1
    none = table("recruit", "recruiting", players=players, options=GOVERNORS, year=2).go("begin_year")
    assert none.step != "found-buildings"


@rules("K-21.3", "K-17.2")
def test_the_sorcerer_founds_three_at_most_or_fewer() -> None:
    players = {0: {"governor": "sorcerer"}, 1: {"governor": "thief"}}
    found = table("recruit", "recruiting", players=players, options=FULL, year=3).go("begin_year")
    found.do("found inn").do("found sawmill")
    assert found.refused("found inn") == found.refused("found market") == "K-21.3"
    few = Table(found.state.copy()).do("enough")
    assert few.built(0) == ["sawmill", "inn"]
    assert found.do("found statue").step != "found-buildings"


@rules("K-21.3")
def test_the_sorcerer_founds_in_any_order() -> None:
    """Whoever begins at the bottom of the sheet founds as many; by version 1 nothing above it was left."""
    players = {0: {"governor": "sorcerer"}, 1: {"governor": "thief"}}
    for version, founded in ((2, ["statue", "inn", "barricade"]), (1, ["barricade"])):
        document = table("recruit", "recruiting", players=players, options=GOVERNORS, year=3, rules=version)
        found = document.go("begin_year").do("found barricade")
        for name in ("inn", "statue"):
            if f"found {name}" in found.legal():
                found.do(f"found {name}")
        assert found.built(0) == founded
        assert found.step != "found-buildings"


def test_the_prices_come_from_the_box() -> None:
    dear = {"buildings": [{"id": "statue", "cost": {"gold": 4}}]}
    found = table("build", players={0: {"gold": 3}}, components=dear)
    assert "build statue" not in found.legal()
    assert GAME.box.buildings.cost[BUILDING.of("statue")] == (2, 0, 0)
