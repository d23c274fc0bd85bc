"""How everybody is doing: each game says places, distances and how near the end is, from what lies open."""

from itertools import islice
from typing import Any

import pytest

from hoftag.core.registry import find_game
from tests.games.harness import played_at_random
from tests.ours import OURS

POINTS = {"tumult_royal": "statues"}
"""What decides, where it is not called points."""


@pytest.mark.parametrize("name", OURS)
def test_the_standing_is_that_of_the_players_and_in_the_end_the_outcome(name: str) -> None:
    state: Any = find_game(name).new(4, 3, None)
    for now, _, _ in islice(played_at_random(state, 3), 0, None, 7):
        view: Any = now.public()
        points = {player["seat"]: player[POINTS.get(name, "points")] for player in view["players"]}
        best = max(points.values())
        assert {one["seat"]: one["points"] for one in view["standing"]} == points
        for one in view["standing"]:
            assert one["behind"] == best - one["points"]
            assert one["place"] == 1 + sum(other > one["points"] for other in points.values())
        assert view["end"]["key"].startswith("sheet-")
    view = state.public()
    assert {one["seat"]: one["place"] for one in view["standing"]} == dict(enumerate(view["outcome"]["places"]))
    assert view["end"] is None
