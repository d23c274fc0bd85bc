"""How near the end of Tumult Royale is, in words."""

from tests.games.harness import said
from tests.games.tumult_royal import table as tumult_royal
from tests.rules import rules


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
