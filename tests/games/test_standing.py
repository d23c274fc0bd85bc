"""How everybody is doing: each game says places, distances and how near the end is, from what lies open."""

from itertools import islice
from typing import Any

import pytest

from hoftag.core.registry import find_game
from hoftag.core.standing import EndView
from hoftag.core.words import LANGUAGES, game_words
from tests.games.citadels import table as citadels
from tests.games.harness import played_at_random
from tests.games.kingsburg import table as kingsburg
from tests.games.staufer import table as staufer
from tests.games.tumult_royal import table as tumult_royal
from tests.rules import rules

POINTS = {"citadels": "points", "kingsburg": "points", "staufer": "points", "tumult_royal": "statues"}


@pytest.mark.parametrize("name", POINTS)
def test_the_standing_is_that_of_the_players_and_in_the_end_the_outcome(name: str) -> None:
    state: Any = find_game(name).new(4, 3, None)
    for now, _, _ in islice(played_at_random(state, 3), 0, None, 7):
        view: Any = now.public()
        points = {player["seat"]: player[POINTS[name]] for player in view["players"]}
        best = max(points.values())
        assert {one["seat"]: one["points"] for one in view["standing"]} == points
        for one in view["standing"]:
            assert one["behind"] == best - one["points"]
            assert one["place"] == 1 + sum(other > one["points"] for other in points.values())
        assert view["end"]["key"].startswith("sheet-")
    view = state.public()
    assert {one["seat"]: one["place"] for one in view["standing"]} == dict(enumerate(view["outcome"]["places"]))
    assert view["end"] is None


def said(name: str, end: EndView | None) -> tuple[str, ...]:
    """How near the end is, in English and German."""
    assert end is not None
    return tuple(
        game_words(find_game(name), language, strict=True).say(end["key"], end["args"]) for language in LANGUAGES
    )


@rules("C-9.1")
def test_citadels_counts_the_districts_that_the_fullest_city_lacks() -> None:
    two = citadels.turn("king", cities={1: ["tavern", "market", "temple", "church", "watchtower", "dungeon"]})
    assert said("citadels", two.state.public()["end"]) == (
        "The end: 2 more districts in the fullest city",
        "Bis zum Ende: der vollsten Stadt fehlen noch 2 Bauwerke",
    )
    one = citadels.turn("king", cities={1: ["tavern", "market", "temple", "church", "watchtower", "dungeon", "castle"]})
    assert said("citadels", one.state.public()["end"])[0] == "The end: one more district in the fullest city"
    last = citadels.turn("king", first_complete=1)
    assert last.state.public()["end"] == {"key": "sheet-last-round", "args": {}}


@rules("K-2.1")
def test_kingsburg_counts_years() -> None:
    found = kingsburg.table("place-dice", players={0: {"dice": "1+2+3"}}, year=4)
    assert said("kingsburg", found.state.public()["end"]) == (
        "The end: year 4 of 5, one more to come",
        "Bis zum Ende: Jahr 4 von 5, noch eines danach",
    )
    first = kingsburg.table("place-dice", players={0: {"dice": "1+2+3"}}, year=1)
    assert said("kingsburg", first.state.public()["end"])[0] == "The end: year 1 of 5, 4 more to come"


@rules("S-9.1")
def test_staufer_counts_rounds() -> None:
    assert said("staufer", staufer.given(in_round=5).view()["end"]) == (
        "The end: round 5 of 5, the last one",
        "Bis zum Ende: Runde 5 von 5, die letzte",
    )
    assert said("staufer", staufer.given(in_round=3).view()["end"])[0] == "The end: round 3 of 5, 2 more to come"


@rules("T-9.1", "T-9.2", "T-9.4")
def test_tumult_royal_says_when_the_gap_is_looked_at() -> None:
    found = tumult_royal.placing(2, tiles={0: "bread-1 marble-1"}, fields={0: "e2", 1: "f1"}, statues=[4, 1])
    view = found.public()
    assert view["end"] is not None
    assert view["end"]["args"] == {"rounds": 10, "left": 21, "until": 6, "limit": 7, "gap": 3}
    assert said("tumult_royal", view["end"]) == (
        (
            "The end: 10 rounds at most; after 6 rounds if the gap is above 7 (now 3); "
            "at once when the leader places 21 more statues"
        ),
        (
            "Bis zum Ende: höchstens 10 Runden; nach 6 Runden, falls der Abstand größer ist als 7 (jetzt 3); "
            "sofort, wenn vorn noch 21 Statuen dazukommen"
        ),
    )
