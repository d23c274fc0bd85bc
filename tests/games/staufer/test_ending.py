"""Chapter 9: the end of the game."""

from copy import copy
from itertools import combinations

import pytest
from hypothesis import given as any_of
from hypothesis import strategies as st

from hoftag.games.staufer.cards import PATTERNS, Task
from hoftag.games.staufer.components import REGIONS, TASK
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.rules import ending
from hoftag.games.staufer.rules.patterns import most_patterns
from hoftag.games.staufer.rules.setup import set_ring
from hoftag.games.staufer.state import Staufer
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
            envoys, nobles = table.state.seated[:2]
            sets = ways(table.state, task, envoys, nobles)
            assert most_patterns(table.state, task, envoys, nobles) == by_trying(sets)


@any_of(st.integers(2, 5), st.permutations(range(REGIONS)), st.integers(0, 2**36), st.integers(0, 2**36), st.data())
@rules("S-9.3")
def test_patterns_are_counted_without_trying(
    seats: int, ring: list[int], some: int, more: int, data: st.DataObject
) -> None:
    """The number that follows from the figures in each region, against packing all the ways there are."""
    state = GAME.new(seats, 1)
    set_ring(state, ring)
    everywhere = (1 << state.terms.layout.offices) - 1
    held = some & more & everywhere
    nobles = held & data.draw(st.integers(0, everywhere))
    task = copy(GAME.box.tasks[GAME.box.by_category[1][0]])
    task.pattern = data.draw(st.sampled_from(sorted(PATTERNS)))
    task.figures = data.draw(st.integers(*PATTERNS[task.pattern]))
    sets = ways(state, task, held & ~nobles, nobles)
    assert most_patterns(state, task, held & ~nobles, nobles) == packed(sets, held, {})


def ways(state: Staufer, task: Task, envoys: int, nobles: int) -> list[int]:
    """Every way to make the pattern once: masks over the offices held."""
    offices = [office for office in range(state.terms.layout.offices) if (envoys | nobles) >> office & 1]
    found = [some for some in combinations(offices, task.figures) if is_pattern(state, task.pattern, some, nobles)]
    return [sum(1 << office for office in some) for some in found]


def is_pattern(state: Staufer, pattern: str, some: tuple[int, ...], nobles: int) -> bool:
    layout = state.terms.layout
    regions = [layout.region[office] for office in some]
    alone = len(set(regions)) == 1
    if pattern == "adjacent_offices":
        return alone and some[-1] - some[0] == len(some) - 1
    if pattern == "same_region":
        return alone
    if pattern == "noble_and_envoy":
        return alone and sum(nobles >> office & 1 for office in some) == 1
    if len(set(regions)) < len(some):
        return False
    if pattern == "equal_numbers":
        return len({layout.cost[office] for office in some}) == 1
    spots = {state.spot[region] for region in regions}
    if pattern == "opposite_regions":
        return max(spots) - min(spots) == REGIONS // 2
    return any(spots == {(at + number) % REGIONS for number in range(len(some))} for at in range(REGIONS))


def packed(sets: list[int], left: int, known: dict[int, int]) -> int:
    """The most sets (as masks) that can be taken out of what is left."""
    if left not in known:
        lowest = left & -left
        known[left] = packed(sets, left ^ lowest, known) if left else 0
        for mask in sets:
            if mask & lowest and not mask & ~left:
                known[left] = max(known[left], 1 + packed(sets, left & ~mask, known))
    return known[left]


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
    assert all(player["tasks"] is None for player in table.view()["players"])
    assert [task["task"] for task in table.own(1)["tasks"]] == TASKS[1]
    assert table.view()["pile"] == len(table.pile)
    table.do("supply no_figure")
    assert [player["tasks"] for player in table.view()["players"]] == list(TASKS.values())
