"""Chapters 2, 3, 9 and 10: the year, and what the king gives."""

import pytest

from hoftag.games.kingsburg.components import PHASE
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import new, random_game, table
from tests.rules import rules


@rules("K-2.1", "K-2.2", "K-2.3", "K-13.1")
def test_five_years_of_eight_phases_with_three_seasons() -> None:
    phases: list[tuple[int, int]] = []
    dice = set()
    for state, _, _ in random_game(3, 4):
        now = (state.year, state.phase)
        if not phases or phases[-1] != now:
            phases.append(now)
        if state.step.name == "place-dice":
            dice.add(PHASE.ids[state.phase])
    assert phases == sorted(phases)
    assert [year for year, _ in phases][-1] == 4
    assert dice == {"spring", "summer", "autumn"}
    for year in range(5):
        assert {1, 3, 5} <= {phase for its, phase in phases if its == year}


@rules("K-2.2")
def test_a_season_goes_from_dice_over_rewards_to_building() -> None:
    steps: list[str] = []
    for state, _, _ in random_game(4, 9):
        if state.year == 1 and state.phase == 3 and (not steps or steps[-1] != state.step.name):
            steps.append(state.step.name)
    wanted = ["change-dice", "place-dice", "reward", "build", "trade-goods"]
    assert [wanted.index(step) for step in steps] == sorted(wanted.index(step) for step in steps)
    assert steps[0] == "place-dice"


@rules("K-3.3", "K-3.4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_the_first_year_everybody_takes_a_good(seats: int) -> None:
    """T-13."""
    start = new(seats)
    start_order = start.state.order[:]
    asked = []
    while start.step == "favour-good":
        asked.append(start.actor)
        assert start.legal() == ["take gold", "take wood", "take stone"]
        assert start.refused("take gold_gold") == "K-3.3"
        start.do("take wood")
    assert sorted(asked) == list(range(seats))
    assert asked == start_order
    assert [start.goods(seat) for seat in range(seats)] == [(0, 1, 0)] * seats
    assert start.state.bonus == [0] * seats


@rules("K-3.1", "K-3.5")
def test_whoever_is_alone_behind_rolls_a_bonus_die_in_spring_only() -> None:
    behind = table(
        "recruit",
        "recruiting",
        players={0: {}, 1: {"buildings": ["inn"]}, 2: {"buildings": ["inn"]}, 3: {"buildings": ["inn"]}},
    ).go("begin_favour")
    assert behind.told("favour-die") == [{"seat": 0}]
    assert (behind.step, behind.legal()) == ("season-start", ["use-effects", "skip-favour"])
    behind.do("use-effects")
    assert behind.step == "place-dice"
    assert len([event for event in behind.told("rolled") if "*" in str(event["dice"])]) == 1
    while behind.state.phase == 1:
        behind.do(behind.legal()[-1])
    assert behind.state.phase == 3
    assert not [event for event in behind.told("rolled") if "*" in str(event["dice"])]


@rules("K-3.2")
def test_a_tie_for_fewest_buildings_is_broken_by_goods() -> None:
    """T-53: buildings/goods 6/0, 5/2, 5/0, 6/1: the third player gets the die."""
    six = ["statue", "inn", "guard_tower", "palisade", "barricade", "chapel"]
    players = {
        0: {"buildings": six},
        1: {"buildings": six[:5], "gold": 2},
        2: {"buildings": six[:5]},
        3: {"buildings": six, "wood": 1},
    }
    found = table("recruit", "recruiting", players=players).go("begin_favour")
    assert found.told("favour-die") == [{"seat": 2}]


@rules("K-3.3", "A-08", "A-26")
@pytest.mark.parametrize(("tie", "asked"), [("tied", [1, 2]), ("everybody", [0, 1, 2, 3])])
def test_a_last_tie_gives_a_good_to_whoever_is_tied(tie: str, asked: list[int]) -> None:
    """Tokens and soldiers do not count as goods."""
    players = {0: {"buildings": ["inn"]}, 1: {"plus2": 2, "gold": 1}, 2: {"soldiers": 3, "stone": 1}, 3: {"wood": 2}}
    found = table("recruit", "recruiting", players=players, options={"favour_tie": tie}).go("begin_favour")
    by = []
    while found.step == "favour-good":
        by.append(found.actor)
        found.do("take gold")
    assert by == asked
    assert not found.told("favour-die")


@rules("K-9.1")
def test_most_buildings_bring_a_point_and_a_tie_one_for_each() -> None:
    players = {0: {"buildings": ["inn", "statue"]}, 1: {"buildings": ["inn", "crane", "barricade"]}, 2: {}, 3: {}}
    alone = table("trade-goods", "spring", players=players).go("honour")
    assert alone.state.points == [0, 1, 0, 0]
    players[0] = {"buildings": ["inn", "statue", "palisade"]}
    shared = table("trade-goods", "spring", players=players).go("honour")
    assert shared.state.points == [1, 1, 0, 0]


@rules("A-01")
@pytest.mark.parametrize(("option", "points"), [("counts", 1), ("nobody", 0)])
def test_honour_while_nobody_has_a_building(option: str, points: int) -> None:
    found = table("trade-goods", "spring", options={"honour_without_buildings": option}).go("honour")
    assert found.state.points == [points] * 4


@rules("K-10.1", "K-10.2", "K-10.3")
def test_the_envoy_goes_to_whoever_is_behind_after_coming_home() -> None:
    """T-34."""
    inn = {"buildings": ["inn"]}
    found = table("trade-goods", "summer", players={0: inn, 1: inn, 2: inn}, envoy=1).go("send_envoy")
    assert found.told("envoy-recalled") == [{"seat": 1}]
    assert found.state.envoy == 3
    tied = table("trade-goods", "summer", players={0: inn, 1: inn, 2: {"gold": 1}, 3: {}}).go("send_envoy")
    assert tied.state.envoy == 3
    nobody = table("trade-goods", "summer", players={0: inn, 1: inn, 2: {"gold": 1}, 3: {"wood": 1}}, envoy=0)
    assert nobody.go("send_envoy").state.envoy == -1
    assert nobody.told("envoy-stays") == [{}]
