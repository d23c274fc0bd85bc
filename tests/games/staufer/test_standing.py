"""How near the end of Die Staufer is, in words."""

from tests.games.harness import said
from tests.games.staufer import table as staufer
from tests.rules import rules


@rules("S-9.1")
def test_staufer_counts_rounds() -> None:
    assert said("staufer", staufer.given(in_round=5).view()["end"]) == (
        "The end: round 5 of 5, the last one",
        "Bis zum Ende: Runde 5 von 5, die letzte",
    )
    assert said("staufer", staufer.given(in_round=3).view()["end"])[0] == "The end: round 3 of 5, 2 more to come"
