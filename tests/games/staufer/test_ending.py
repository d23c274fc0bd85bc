"""Chapter 9: the end of the game."""

from itertools import combinations

import pytest

from hoftag.games.staufer.components import TASK
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.rules import ending
from hoftag.games.staufer.view import score_track
from tests.games.staufer.table import RUDI, Table, given
from tests.rules import rules

REST = [0, 0, *[1, 2, 3] * 3]
TASKS = {
    0: ["region_augsburg", "pattern_adjacent_offices", "office_number_4"],
    1: ["region_aachen", "pattern_noble_and_envoy", "office_number_3"],
    2: ["region_mailand", "pattern_opposite_regions", "office_number_5"],
    3: ["region_nimwegen", "pattern_equal_numbers", "office_number_6"],
}


def last(**facts: object) -> Table:
    """Seat 0 is about to make the last turn of the game; the regions scored are empty."""
    tasks = facts.pop("tasks", TASKS)
    facts = {"regions": ["aachen"] * 4 + ["mailand"], "conditions": ["b_most_chests"] * 4 + ["b_king_region"], **facts}
    return given(order=[0], supplied=REST, in_round=5, tasks=tasks, **facts)  # type: ignore[arg-type]


def points_of(table: Table, seat: int, task: str) -> int:
    return ending.task_points(table.state, seat, TASK.of(task))


@rules("S-9.1")
def test_figures_stay_in_office_and_those_in_payment_areas_do_not_come_to_court() -> None:
    """T-35."""
    table = last(
        regions=["aachen"] * 4 + ["augsburg"],
        offices={"augsburg": {3: "0 envoy"}},
        paid={"palermo": {0: (3, 0)}},
        court={0: (2, 1)},
    )
    table.do("supply no_figure")
    assert table.over
    assert table.office("augsburg", 3) == "0 envoy"
    assert table.paid(0) == {}
    assert table.court(0) == (2, 1)


@rules("S-9.2", "S-9.3", "S-9.4", "S-9.5", "S-9.9")
def test_rudi_gets_32_points_for_his_tasks() -> None:
    """T-19, rulebook: second in Augsburg 6, the pattern twice 14, three offices of 4 for 12."""
    offices = {"augsburg": {1: "1 noble", 2: "0 envoy", 3: "0 envoy"}, "palermo": {3: "0 envoy", 2: "0 envoy"}}
    table = last(offices=offices, points={RUDI: 3})
    before = table.points(RUDI)
    table.do("supply no_figure")
    parts = [table.part(RUDI, part) for part in ("region_task", "pattern_task", "office_task")]
    assert parts == [6, 14, 12]
    assert table.points(RUDI) == before + 32
    assert score_track(table.state, table.points(RUDI)) == {"space": 10, "tokens_25": 1, "tokens_100": 0}


@rules("S-9.2", "Q-18")
def test_third_place_counts_in_a_region_task_with_any_number_of_players() -> None:
    offices = {"augsburg": {1: "1 envoy", 2: "2 envoy", 3: "0 envoy"}}
    assert points_of(given(3, offices=offices), 0, "region_augsburg") == 3
    assert points_of(given(3, offices=offices), 1, "region_augsburg") == 10
    four = {"augsburg": {1: "1 envoy", 2: "2 envoy", 3: "3 envoy", 4: "0 envoy"}}
    assert points_of(given(offices=four), 0, "region_augsburg") == 0
    assert points_of(given(), 0, "region_augsburg") == 0


@rules("S-9.3")
def test_a_figure_serves_in_one_pattern_only() -> None:
    """T-38: three in a row make one pair, four make two."""
    three = given(offices={"aachen": {1: "0 noble", 2: "0 envoy", 3: "0 envoy"}})
    four = given(offices={"aachen": {1: "0 noble", 2: "0 envoy", 3: "0 envoy", 4: "0 envoy"}})
    split = given(offices={"aachen": {1: "0 noble", 3: "0 envoy", 5: "0 envoy"}})
    assert [points_of(table, 0, "pattern_adjacent_offices") for table in (three, four, split)] == [7, 14, 0]


@rules("S-9.3")
def test_every_pattern() -> None:
    table = given(
        offices={
            "nimwegen": {1: "0 envoy", 2: "0 noble"},
            "strassburg": {2: "0 envoy"},
            "palermo": {3: "0 envoy", 4: "0 envoy"},
            "aachen": {3: "0 envoy"},
        }
    )
    assert points_of(table, 0, "pattern_noble_and_envoy") == 7
    assert points_of(table, 0, "pattern_opposite_regions") == 6  # Nimwegen and Aachen, one figure there
    assert points_of(table, 0, "pattern_neighbour_regions") == 10
    assert points_of(table, 0, "pattern_equal_numbers") == 10  # five offices of 4: two pairs
    assert points_of(table, 0, "pattern_three_in_a_row") == 10  # Straßburg serves once
    assert points_of(table, 1, "pattern_three_in_a_row") == 0


@rules("S-9.3")
def test_the_best_disjoint_choice_is_found() -> None:
    """Against trying every selection of patterns, on crowded boards."""
    for seed in range(15):
        table = given(offices=crowded(seed), court=dict.fromkeys(range(4), (0, 0)))
        for card in GAME.box.by_category[1]:
            task = GAME.box.tasks[card]
            offices = [office for office, holder in enumerate(table.state.holder) if holder >> 1 == 0]
            sets = ending.patterns(table.state, task, offices)
            assert ending.most_patterns(table.state, task, offices) == by_trying(sets)


def crowded(seed: int) -> dict[str, dict[int, str]]:
    rows = {"aachen": 5, "augsburg": 4, "mailand": 5, "nimwegen": 3, "palermo": 5, "strassburg": 4}
    places = [(region, place) for region, count in rows.items() for place in range(1, count + 1)]
    taken: dict[str, dict[int, str]] = {region: {} for region in rows}
    for number, (region, place) in enumerate(places):
        if (seed * 7919 + number * 104729 + number * number * seed) % 9 < 2:
            taken[region][place] = "0 noble" if (number + seed) % 9 == 0 and sum_of(taken) < 3 else "0 envoy"
    return taken


def sum_of(taken: dict[str, dict[int, str]]) -> int:
    return sum(text == "0 noble" for row in taken.values() for text in row.values())


def by_trying(sets: list[int]) -> int:
    best = 0
    for count in range(1, 4):
        if any(is_disjoint(some) for some in combinations(sets, count)):
            best = count
    return best


def is_disjoint(some: tuple[int, ...]) -> bool:
    return sum(some) == _union(some)


def _union(some: tuple[int, ...]) -> int:
    found = 0
    for mask in some:
        found |= mask
    return found


@rules("S-9.4")
def test_every_office_task() -> None:
    table = given(
        offices={"aachen": {1: "0 noble", 2: "0 envoy", 5: "0 envoy"}, "nimwegen": {1: "0 envoy", 2: "0 noble"}}
    )
    found = [points_of(table, 0, TASK.ids[card]) for card in GAME.box.by_category[2]]
    assert found == [3, 4, 12, 9, 14, 12]


@rules("S-9.6", "S-9.7")
def test_seven_brown_two_turquoise_and_a_violet_chest_are_worth_28() -> None:
    """T-20, rulebook: 20 + 5 + 3."""
    table = last(chests={RUDI: ["brown"] * 7 + ["turquoise_recall"] * 2 + ["violet"]}).do("supply no_figure")
    assert (table.part(RUDI, "brown_chests"), table.part(RUDI, "left_over")) == (25, 3)


@pytest.mark.parametrize(("brown", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 22), (10, 40)])
@rules("S-9.6")
def test_brown_chests_in_rows_of_five(brown: int, points: int) -> None:
    assert ending.brown_points(given().state, brown) == points


@rules("S-9.8")
def test_more_figures_at_court_break_a_tie() -> None:
    table = last(court={0: (2, 0), 1: (2, 1), 2: (1, 0), 3: (2, 2)}, points={0: 10, 1: 10, 2: 4, 3: 0})
    outcome = table.do("supply no_figure").state.outcome()
    assert outcome.places == [2, 1, 3, 4]
    assert outcome.broke_tie == "figures"


@rules("S-9.8")
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    table = last(court={0: (2, 1), 1: (3, 0), 2: (1, 0), 3: (9, 2)}, points={0: 10, 1: 10, 2: 4, 3: 0})
    outcome = table.do("supply no_figure").state.outcome()
    assert outcome.places[:2] == [1, 1]
    assert outcome.winners() == [0, 1]
    assert outcome.broke_tie is None


@rules("S-9.9", "Q-19")
def test_four_tokens_of_25_are_one_of_100_and_they_never_run_out() -> None:
    """T-21."""
    table = given().state
    assert score_track(table, 99) == {"space": 24, "tokens_25": 3, "tokens_100": 0}
    assert score_track(table, 100) == {"space": 0, "tokens_25": 0, "tokens_100": 1}
    assert score_track(table, 731) == {"space": 6, "tokens_25": 1, "tokens_100": 7}


@rules("S-9.2", "Q-15")
def test_tasks_are_secret_until_the_end_and_nothing_else_is() -> None:
    table = last()
    players = table.view(1)["players"]
    assert isinstance(players, list)
    assert all(player["tasks"] is None for player in players)
    own = table.view(1)["own"]
    assert isinstance(own, dict)
    assert [task["task"] for task in own["tasks"]] == TASKS[1]
    assert table.view(1)["pile"] == len(table.pile)
    table.do("supply no_figure")
    players = table.view(-1)["players"]
    assert isinstance(players, list)
    assert [player["tasks"] for player in players] == list(TASKS.values())
