"""The box: what an owner may correct without a line of code, and what is refused."""

import re
from pathlib import Path

import pytest

from hoftag.core.conformance import Plan, check_game
from hoftag.core.errors import ComponentError
from hoftag.games.staufer.components import REGION
from hoftag.games.staufer.meta import GAME
from tests.games.staufer.table import given
from tests.rules import rules

SEATS_AND_CHEST = {
    "regions": [
        {
            "id": "aachen",
            "offices": {"4": [{"cost": 2, "noble": False}, {"cost": 7, "noble": True}]},
            "bonus": {"third": [{"op": "recall_region"}, {"op": "gain_points", "n": 4}]},
        }
    ],
    "chests": [
        {"id": "orange_points_5", "effect": [{"op": "gain_points", "n": 6}, {"op": "recall_figures", "n": 1}]},
        {
            "id": "turquoise_free_travel",
            "effect": [
                {"op": "travel_free"},
                {"op": "office_cost_delta", "n": -1, "min": 1},
                {"op": "gain_envoys", "n": 1},
            ],
        },
    ],
}
"""What the owner of a box might find in the supplement."""


@rules("S-1.7", "S-6.10")
def test_other_offices_and_another_chest_are_played_without_touching_code() -> None:
    table = given(
        deployed=[1, 2],
        court={0: (3, 0)},
        chests={0: ["turquoise_free_travel"]},
        under={"aachen": {1: ["orange_points_5"]}},
        paid={"palermo": {0: (1, 0)}},
        components=SEATS_AND_CHEST,
    )
    layout = table.state.terms.layout
    aachen = REGION.of("aachen")
    assert [layout.cost[office] for office in range(layout.first[aachen], layout.first[aachen + 1])] == [2, 7]
    table.do("use turquoise_free_travel", "occupy aachen 1")
    assert table.court(0) == (3, 0)  # 3, one more from the chest, one for an office of 2 less 1
    assert table.points(0) == 6
    table.do("take-back envoy palermo")
    assert table.court(0) == (4, 0)
    assert table.actor == 3


def test_whole_games_are_played_with_an_owners_file() -> None:
    report = check_game(GAME.with_components(SEATS_AND_CHEST), Plan(games=8, positions=1, worlds=1))
    assert report.games == 8


@rules("S-9.2", "S-7.2", "S-2.4")
def test_tasks_tiles_and_privileges_are_data_too() -> None:
    game = GAME.with_components(
        {
            "tasks": [
                {"id": "pattern_three_in_a_row", "pattern": "same_region", "figures": 3, "points_each": 11},
                {"id": "office_number_6", "match": [{"noble": False, "rightmost": True}, {"number": 6}]},
            ],
            "round_tiles_b": [{"id": "b_most_nobles", "condition": "fewest_seated_figures"}],
            "privileges": [{"id": "rear_guard", "timing": "supply", "effect": [{"op": "gain_nobles", "n": 1}]}],
            "brown_rows": [{"id": f"row_of_{n}", "points": n * n} for n in range(1, 6)],
            "action_board": [{"players": 3, "deployment_envoy_spaces": [1, 3]}],
        }
    )
    assert check_game(game, Plan(games=4, positions=1, worlds=1)).games == 4
    assert game.box.brown == [0, 1, 4, 9, 16, 25]


FAULTS = [
    ({"chests": [{"id": "brown", "count": 9}]}, "counts: brown is 10, but the chests of that colour are 9"),
    ({"counts": {"tasks": 17}}, "counts.tasks is wrong"),
    ({"chests": [{"id": "brown", "effect": [{"op": "gain_points", "n": 1}]}]}, "has no effect of its own"),
    ({"chests": [{"id": "orange_pair", "effect": [{"op": "win_ties"}]}]}, "op is 'win_ties'; there is gain_points"),
    ({"chests": [{"id": "orange_pair", "effect": [{"op": "travel_free"}]}]}, "travel_free cannot be the effect"),
    ({"chests": [{"id": "turquoise_recall", "timing": "deploy"}]}, "timing should be 'own_turn'"),
    ({"chests": [{"id": "orange_pair", "effect": []}]}, "has an effect"),
    ({"chests": [{"id": "orange_pair", "effect": [{"op": "gain_points", "m": 2}]}]}, "gain_points has no m"),
    ({"regions": [{"id": "aachen", "offices": {"4": []}}]}, "a region has 1 to 6"),
    ({"regions": [{"id": "aachen", "offices": {"4": [{"cost": 0}]}}]}, "cost is 0"),
    ({"regions": [{"id": "aachen", "bonus": {"first": [{"op": "noble_waiver"}]}}]}, "a bonus is given once"),
    ({"regions": [{"id": "trier"}]}, "there is no 'trier'"),
    ({"point_tiles": [{"id": "pt1", "values": {"4": [7, 3]}}]}, "4 should be 3 values"),
    ({"privileges": [{"id": "precedence", "copies": 1}]}, "red_seal is 20"),
    ({"privileges": [{"id": "precedence", "timing": "on_take"}]}, "does not happen on_take"),
    ({"victory_point_piles": [{"players": 2, "cards": ["vp_7", "vp_8"]}]}, "the highest first"),
    ({"tasks": [{"id": "pattern_equal_numbers", "figures": 7}]}, "figures is 7"),
    ({"tasks": [{"id": "office_number_3", "match": [{"gold": True}]}]}, "an office has no gold"),
    ({"round_tiles_b": [{"id": "b_most_nobles", "condition": "most_gold"}]}, "condition is 'most_gold'"),
    ({"round_tiles_c": [{"id": "c_1", "king_steps": 9}]}, "king_steps is 9"),
    ({"action_board": [{"players": 2, "turn_order_spaces": 7}]}, "2 players need 6"),
    ({"supply_spaces": [{"id": "one_noble", "players": [7]}]}, "numbers from 2 to 5"),
    ({"meta": {"year": 2015}}, "the game makes no use of this"),
]


@pytest.mark.parametrize(("overlay", "reason"), FAULTS, ids=[reason[:30] for _, reason in FAULTS])
def test_what_does_not_add_up_is_refused_with_the_reason(overlay: dict[str, object], reason: str) -> None:
    with pytest.raises(ComponentError) as found:
        GAME.with_components(overlay)
    assert reason in str(found.value)


def test_the_docs_say_how_much_of_the_box_is_reconstructed() -> None:
    data = GAME.resources().joinpath("components.toml").read_text(encoding="utf-8")
    marks = re.findall(r'\bsource = "(\w+)"', data)
    share = round(100 * marks.count("reconstructed") / len(marks))
    docs = (Path(__file__).parents[3] / "docs" / "validation.md").read_text(encoding="utf-8")
    assert f"{share} % of the source marks in its `components.toml`" in docs
