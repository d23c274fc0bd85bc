"""How near the end of Kingsburg is, in words."""

from tests.games.harness import said
from tests.games.kingsburg import table as kingsburg
from tests.rules import rules


@rules("K-2.1")
def test_kingsburg_counts_years() -> None:
    found = kingsburg.table("place-dice", players={0: {"dice": "1+2+3"}}, year=4)
    assert said("kingsburg", found.state.public()["end"]) == (
        "The end: year 4 of 5, one more to come",
        "Bis zum Ende: Jahr 4 von 5, noch eines danach",
    )
    first = kingsburg.table("place-dice", players={0: {"dice": "1+2+3"}}, year=1)
    assert said("kingsburg", first.state.public()["end"])[0] == "The end: year 1 of 5, 4 more to come"
