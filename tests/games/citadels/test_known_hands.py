"""Chapter 11: which cards of a hand others know, since they have seen them."""

from itertools import islice

import pytest

from hoftag.core.events import SPECTATOR
from hoftag.core.match import Match
from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.meta import GAME
from tests.games.citadels.table import Table, player, random_game, turn
from tests.rules import rules

SEATS = pytest.mark.parametrize("seats", range(2, 8))


def known(table: Table, viewer: int, seat: int) -> list[str]:
    """The cards that the viewer is shown as known in a hand."""
    own = table.view(viewer)["own"]
    found = own["known"] if isinstance(own, dict) else []
    return [card for part in found if part["seat"] == seat for card in part["districts"]]


@rules("C-11.2")
def test_after_a_swap_both_know_what_they_gave_away_and_nobody_else_does() -> None:
    table = turn("magician", hands={0: ["keep", "palace"], 1: ["tavern"]}).do("swap 1")
    assert known(table, 0, 1) == ["palace", "keep"]
    assert known(table, 1, 0) == ["tavern"]
    for viewer in (2, 3, SPECTATOR):
        assert known(table, viewer, 0) == []
        assert known(table, viewer, 1) == []
    assert {"event": "holds-now", "seat": 0, "districts": ["tavern"]} in table.heard(0)
    assert {"event": "holds-now", "seat": 0, "districts": ["tavern"]} not in table.heard(2)


@rules("C-7.3", "C-11.2")
def test_a_swap_is_not_taken_back_once_both_have_seen_the_hands() -> None:
    match = Match(GAME, 4, 1)
    match.state = turn("magician", hands={0: ["keep"], 1: ["tavern"]}).state
    match.play(0, GAME.moves.from_text("swap 1"))
    assert not match.can_undo(0)


@rules("C-11.2")
def test_a_known_card_that_is_built_or_discarded_is_known_no_more() -> None:
    table = turn(
        "magician", hands={0: ["keep", "tavern", "palace"], 1: []}, holders={"king": 1, "merchant": 2, "architect": 3}
    )
    table.do("swap 1").finish_turn()
    assert table.called == "king"
    table.do("take-cards", chance=["market", "temple"]).do("discard palace")
    assert known(table, 0, 1) == ["tavern", "keep"]
    table.do("build tavern")
    assert known(table, 0, 1) == ["keep"]
    assert player(table, 0, 1)["cards"] == 3


@rules("C-8.5", "C-11.2")
def test_everybody_knows_a_card_taken_at_the_graveyard() -> None:
    table = turn("mercenary", gold={0: 4, 1: 3}, cities={1: ["graveyard"], 2: ["palace"]}, hands={1: ["tavern"]})
    table.do("destroy 2 palace").do("reclaim")
    for viewer in (0, 2, 3):
        assert known(table, viewer, 1) == ["palace"]


@rules("C-11.2")
def test_what_is_known_of_a_hand_moves_with_it() -> None:
    """Seat 1 gets the Palace in the open; then the Magician takes that hand, and all know where the Palace is."""
    table = turn(
        "mercenary",
        gold={0: 4, 1: 3},
        cities={1: ["graveyard"], 2: ["palace"]},
        hands={1: ["tavern"], 3: ["keep"]},
        holders={"thief": 3},
    )
    table.do("destroy 2 palace").do("reclaim").finish_turn()
    document = table.state.save()
    swap = turn("magician", seat=3, hands={1: ["tavern", "palace"], 3: ["keep"]}).state
    swap.known = Table(GAME.load(document)).state.known[:]
    after = Table(swap).do("swap 1")
    assert after.hand(3) == ["tavern", "palace"]
    assert known(after, 0, 3) == ["palace"]
    assert known(after, 0, 1) == []
    assert known(after, 1, 3) == ["tavern", "palace"]


@rules("C-11.2")
def test_hands_swapped_back_are_known_once_and_nobody_is_told_of_the_own() -> None:
    table = turn("magician", hands={0: ["keep"], 1: ["tavern", "temple"]}).do("swap 1")
    back = turn("magician", seat=1, hands={0: ["tavern", "temple"], 1: ["keep"]})
    back.state.known = table.state.known[:]
    back.do("swap 0")
    assert known(back, 0, 1) == ["tavern", "temple"]
    assert known(back, 1, 0) == ["keep"]
    assert {(fact >> 16, fact >> 8 & 255) for fact in back.state.known} == {(0, 1), (1, 0)}


@rules("A-9", "C-11.2")
def test_cards_just_drawn_are_shown_to_whoever_drew_them() -> None:
    options = {"observatory_discard_from": "drawn"}
    table = turn("assassin", cities={0: ["observatory"]}, options=options)
    table.do("take-cards", chance=["tavern", "market", "temple"])
    assert table.own(0)["drawn"] == ["tavern", "market", "temple"]
    for seat in (1, 2, 3):
        assert table.own(seat)["drawn"] == []


@rules("C-11.2")
def test_of_two_known_copies_one_stays_known_when_one_leaves() -> None:
    """Seat 0 gave seat 1 a Tavern, and all saw seat 1 buy another one back; one of the two is built."""
    table = turn("magician", hands={0: ["tavern"], 1: []}).do("swap 1")
    other = turn("mercenary", seat=3, gold={1: 3}, cities={1: ["graveyard", "tavern"]}, hands={1: ["tavern"]})
    other.state.known = table.state.known[:]
    other.do("destroy 1 tavern").do("reclaim")
    assert known(other, 0, 1) == ["tavern", "tavern"]
    assert known(other, 2, 1) == ["tavern"]
    king = turn("king", seat=1, gold={1: 3}, hands={1: ["tavern", "tavern"]}, acted=True)
    king.state.known = other.state.known[:]
    king.do("build tavern")
    assert known(king, 2, 1) == []
    assert known(king, 0, 1) == ["tavern"]


@SEATS
@rules("C-11.2")
def test_what_a_seat_knows_of_a_hand_is_in_it_over_whole_games(seats: int) -> None:
    seen = 0
    for seed in range(6):
        for state, *_ in islice(random_game(seats, seed), 0, None, 9):
            for viewer in range(seats) if state.known else ():
                parts = state.private(viewer)["known"]
                assert isinstance(parts, list)
                for part in parts:
                    hand = DISTRICT.names(state.hands[part["seat"]])
                    for card in part["districts"]:
                        hand.remove(card)
                        seen += 1
    assert seen > 0
