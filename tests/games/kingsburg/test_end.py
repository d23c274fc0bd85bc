"""Chapter 13: the end, and what counts at the end of a year."""

import pytest

from hoftag.games.kingsburg.components import GOVERNOR
from hoftag.games.kingsburg.rules.scoring import outcome
from tests.games.kingsburg.table import FULL, Players, Table, table, winter
from tests.rules import rules

CATHEDRAL = ["statue", "chapel", "church", "cathedral"]


def last(players: Players, **options: bool) -> Table:
    """The end of the fifth year, after the battle."""
    return table("recruit", "recruiting", players=players, options=options, year=5).go("end_year")


@rules("K-13.1")
def test_the_game_ends_after_the_fifth_winter() -> None:
    found = winter("en_5_demons_8", {0: {"soldiers": 15}})
    assert found.over
    assert found.state.outcome().winners() == [0]
    assert not winter("en_4_goblins_5", {0: {"soldiers": 15}}).over


@rules("K-13.2", "A-08")
@pytest.mark.parametrize(
    ("first", "second", "winners", "broke"),
    [
        ({"points": 5}, {"points": 4, "gold": 9}, [0], None),
        ({"points": 5, "gold": 3}, {"points": 5, "gold": 2, "plus2": 4}, [0], "goods"),  # T-48
        ({"points": 5, "gold": 2}, {"points": 5, "wood": 2, "buildings": ["inn"]}, [1], "buildings"),
        ({"points": 5, "gold": 2}, {"points": 5, "wood": 2}, [0, 1], None),
    ],
)
def test_points_then_goods_then_buildings_then_a_shared_win(
    first: dict[str, object], second: dict[str, object], winners: list[int], broke: str | None
) -> None:
    found = last({0: first, 1: second})
    assert found.over
    result = outcome(found.state)
    assert (result.winners(), result.broke_tie) == (winners, broke)


@rules("K-13.3", "K-12.8")
def test_scores_may_stay_below_zero() -> None:
    assert last({0: {"points": -7}}).state.outcome().scores[0] == -7


@rules("K-20.13")
@pytest.mark.parametrize(("goods", "points"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_the_cathedral_counts_pairs_of_goods(goods: int, points: int) -> None:
    found = last({0: {"buildings": CATHEDRAL, "wood": goods, "plus2": 9}})
    assert found.points(0) == points
    assert found.goods(0) == (0, goods, 0)


@rules("K-18.3")
def test_the_token_never_sent_scores() -> None:
    """T-43: 1, 3, 0, 2, 4 used."""
    found = last({0: {"armies": [1], "armies_spent": [1, 3, 0, 2, 4]}}, **dict.fromkeys(FULL, True))
    assert found.points(0) == 1


@rules("K-21.10", "A-17")
def test_the_miners_last_gold_counts_for_the_cathedral() -> None:
    """T-51."""
    found = last({0: {"buildings": CATHEDRAL, "gold": 3, "governor": "miner"}, 1: {"points": 9}}, governors=True)
    assert (found.goods(0), found.points(0)) == ((4, 0, 0), 2)


@rules("K-21.10", "K-17.4")
@pytest.mark.parametrize(
    ("governor", "by_year"),
    [
        ("miner", [(1, 0, 0)] * 3 + [(2, 0, 0), (1, 0, 0)]),
        ("carpenter", [(0, 1, 0)] * 5),
        ("sculptor", [(0, 0, 1)] * 5),
    ],
)
def test_goods_at_the_end_of_every_year(governor: str, by_year: list[tuple[int, int, int]]) -> None:
    """T-24."""
    for year, goods in enumerate(by_year, 1):
        players = {0: {"governor": governor}, 1: {"buildings": ["inn"]}}
        found = table("recruit", "recruiting", players=players, options={"governors": True}, year=year)
        found.state.governor[2] = -1
        found.go("end_year")
        if found.step == "harvest":  # goods may decide the favour
            found.do("use-effects")
        paid = found.told("governor-paid")[0]
        kinds = ["gold"] * goods[0] + ["wood"] * goods[1] + ["stone"] * goods[2]
        assert (paid["seat"], paid["gains"]) == (0, kinds)


@rules("K-21.2", "A-17")
@pytest.mark.parametrize(
    ("points", "after"),
    [([0, 3, 4, 5], 1), ([3, 3, 4, 5], 5), ([4, 3, 4, 5], 5), ([6, 3, 4, 5], 6)],
)
def test_the_minstrel_sings_last(points: list[int], after: int) -> None:
    """1 for being last, 1 for being level with somebody, 2 for both; after everything else."""
    players = {seat: {"points": points[seat], "governor": "minstrel" if seat == 0 else "thief"} for seat in range(4)}
    found = last(players, governors=True)
    assert found.points(0) == after


@rules("A-17")
def test_the_minstrel_waits_for_the_army_token() -> None:
    players = {
        0: {"points": 2, "governor": "minstrel", "armies": [0]},
        1: {"armies": [4]},
        2: {"armies": [4]},
        3: {"armies": [4]},
    }
    found = last(players, **dict.fromkeys(FULL, True))
    assert found.points(0) == 3


@rules("K-21.11", "A-20")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_thief_begins_with_goods_and_gets_no_favour(seats: int) -> None:
    """T-23."""
    document = table("favour-good", "favour", seats, options={"governors": True})
    document.state.governor[1] = GOVERNOR.of("thief")
    document.state.stage = 1
    found = document.go("start_kits")
    assert (found.step, found.actor) == ("start-kit", 1)
    left = Table(found.state.copy()).do("skip-governor")
    assert (left.step, left.points(1), left.goods(1)) == ("favour-good", 0, (0, 0, 0))
    assert found.effects("use-effects") == {"points": -3}
    found.do("use-effects")
    assert (found.step, found.actor) == ("start-goods", 1)
    assert len(found.legal()) == 15
    found.do("take gold_gold_wood_stone")
    assert (found.points(1), found.goods(1)) == (-3, (2, 1, 1))
    asked = []
    while found.step == "favour-good":
        asked.append(found.actor)
        found.do("take gold")
    assert sorted(asked) == [seat for seat in range(seats) if seat != 1]
    assert found.state.bonus == [0] * seats


def test_the_damsel_profits_from_ties() -> None:
    damsel = {0: {"governor": "damsel"}, 1: {"governor": "thief"}}
    found = table("recruit", "recruiting", players=damsel, options={"governors": True}, year=2).go("begin_favour")
    assert found.state.bonus[0] == 1
    assert found.step == "favour-good"
    envoy = table("trade-goods", "summer", players=damsel, options={"governors": True}).go("send_envoy")
    assert envoy.state.envoy == 0


def test_the_seer_takes_a_token_in_the_second_and_fourth_year() -> None:
    for year in range(1, 6):
        seer = {0: {"governor": "seer"}, 1: {"buildings": ["inn"]}}
        found = table("recruit", "recruiting", players=seer, options={"governors": True}, year=year).go("begin_year")
        assert found.plus2(0) == int(year in (2, 4))


def test_the_parts_of_a_score_add_up() -> None:
    found = winter("en_5_demons_8", {0: {"soldiers": 15, "points": 12, "buildings": CATHEDRAL, "gold": 4}})
    result = found.state.outcome()
    assert result.parts[0] == {
        "buildings": 24, "advisors": -12, "court": 0, "battles": 3, "effects": 2, "governor": 0, "army": 0
    }  # fmt: skip
    assert sum(result.parts[0].values()) == result.scores[0]
