"""How near the end of Citadels is, in words."""

from tests.games.citadels import table as citadels
from tests.games.harness import said
from tests.rules import rules


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
