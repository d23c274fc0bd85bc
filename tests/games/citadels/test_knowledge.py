"""Chapter 11: who knows what."""

import json
from itertools import islice

import pytest

from hoftag.core.events import SPECTATOR, Tell
from hoftag.core.match import Match
from hoftag.core.rng import Rng
from hoftag.games.citadels.components import CHARACTER, DISTRICT
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import Table, drafted, player, random_game, turn
from tests.rules import rules

LAST = GAME.box.round_limit
SEATS = pytest.mark.parametrize("seats", range(2, 8))


def fate(table: Table, viewer: int, character: str) -> dict[str, object]:
    characters = table.view(viewer)["characters"]
    assert isinstance(characters, list)
    found = characters[CHARACTER.of(character)]
    assert isinstance(found, dict)
    return found


# --- what everybody sees


@rules("C-11.1")
@pytest.mark.parametrize("viewer", range(-1, 4))
def test_what_lies_open(viewer: int) -> None:
    table = turn(
        "king",
        seat=2,
        crown=2,
        gold={0: 1, 1: 5, 2: 3, 3: 0},
        hands={0: ["keep"], 1: [], 2: ["tavern", "market"], 3: ["palace"]},
        cities={1: ["temple", "castle"]},
        discards=["smithy", "tavern"],
        holders={"assassin": 0, "thief": 1, "mercenary": 3},
        murdered="mercenary",
        robbed="preacher",
    )
    view = table.view(viewer)
    assert view["crown"] == 2
    assert view["discards"] == ["smithy", "tavern"]
    assert view["pile"] == 65 - 4 - 2 - 2
    assert view["supply"] == 30 - 9
    assert [player(table, viewer, seat)["gold"] for seat in range(4)] == [1, 5, 3, 0]
    assert [player(table, viewer, seat)["cards"] for seat in range(4)] == [1, 0, 2, 1]
    assert player(table, viewer, 1)["city"] == ["temple", "castle"]
    assert fate(table, viewer, "assassin") == {
        "character": "assassin",
        "fate": "revealed",
        "seat": 0,
        "murdered": False,
        "robbed": False,
    }
    assert fate(table, viewer, "king")["fate"] == "on-turn"
    assert fate(table, viewer, "mercenary")["murdered"] is True
    assert fate(table, viewer, "preacher")["robbed"] is True
    assert all(fate(table, viewer, name)["fate"] == "face-up" for name in table.face_up)


# --- what nobody else sees


@rules("C-11.2")
def test_hands_and_characters_are_for_their_owners_eyes() -> None:
    table = turn("king", seat=2, hands={0: ["keep"], 1: ["palace"]}, holders={"mercenary": 0, "architect": 1})
    assert table.own(0)["hand"] == ["keep"]
    assert table.own(1)["hand"] == ["palace"]
    assert table.own(0)["characters"] == ["mercenary"]
    assert table.view(0)["own"] == table.own(0)
    assert table.view(SPECTATOR)["own"] is None
    for viewer in (1, 2, 3, SPECTATOR):
        assert player(table, viewer, 0)["hand"] is None
        assert fate(table, viewer, "mercenary")["seat"] is None


def hidden_changed(state: Citadels, viewer: int) -> Citadels:
    """The same table with other secrets: for a spectator every hand, for a seat the hands of the others."""
    other = state.copy()
    hands = [seat for seat in range(state.seats) if seat != viewer]
    cards = state.pile + [card for seat in hands for card in state.hands[seat]]
    luck = Rng(9)
    luck.shuffle(cards)
    for seat in hands:
        other.hands[seat] = sorted(cards.pop() for _ in state.hands[seat])
    other.pile = sorted(cards)
    return other


@SEATS
@rules("C-11.2")
def test_no_view_shows_another_hand_over_whole_games(seats: int) -> None:
    """Other cards in the hands of the others, and nothing that a viewer sees changes."""
    for state, *_ in islice(random_game(seats, 21), 0, None, 7):
        if state.known:
            continue
        for viewer in range(-1, seats):
            assert hidden_changed(state, viewer).view(viewer) == state.view(viewer)


@SEATS
@rules("C-3.10", "C-11.2")
def test_no_view_shows_an_unrevealed_character_over_whole_games(seats: int) -> None:
    for state, *_ in islice(random_game(seats, 22), 0, None, 5):
        for viewer in range(-1, seats):
            for entry, holder, card in zip(characters(state, viewer), state.holder, range(8), strict=True):
                shown = holder >= 0 and state.revealed >> card & 1
                assert entry["seat"] == (holder if shown else None)
                if viewer >= 0:
                    assert (CHARACTER.ids[card] in str(state.private(viewer)["characters"])) == (holder == viewer)


def characters(state: Citadels, viewer: int) -> list[dict[str, object]]:
    found = state.view(viewer)["characters"]
    assert isinstance(found, list)
    return found


@SEATS
@rules("C-11.2")
def test_no_event_tells_a_hidden_card_over_whole_games(seats: int) -> None:
    """Cards drawn, kept, handed on or put away are named to one seat only."""
    secret = {"drew", "kept", "put-away", "received-characters", "holds-now", "was-murdered"}
    told = set()
    for state, _, move in random_game(seats, 23):
        copy = state.copy()
        tell = Tell()
        copy.play(copy.actor, move, tell)
        for event in tell.events:
            told.add(event.key)
            if event.key in secret:
                assert event.seats is not None
                assert len(event.seats) == 1
                if event.shadow is not None:
                    named = json.dumps(event.shadow.to_json()).replace('"', " ").split()
                    assert not set(named) & {*DISTRICT.ids, *CHARACTER.ids}
            else:
                assert event.seats is None
    assert {"drew", "kept", "revealed", "built", "discarded"} <= told


@rules("C-11.2")
def test_a_drafter_remembers_what_was_received_kept_and_passed_on() -> None:
    table = drafted(["assassin", "thief", "magician", "king"], characters=["architect", "mercenary", "merchant"])
    assert table.own(1)["draft"] == [
        {
            "received": ["thief", "magician", "king", "preacher"],
            "lay_face_down": None,
            "kept": "thief",
            "put_away": None,
        }
    ]
    assert table.own(3)["draft"] == [
        {"received": ["king", "preacher"], "lay_face_down": None, "kept": "king", "put_away": "preacher"}
    ]


@rules("C-3.5", "C-11.2")
def test_the_last_of_seven_knows_which_of_the_two_lay_face_down() -> None:
    choices = ["assassin", "thief", "magician", "king", "preacher", "merchant"]
    table = drafted(choices, 7, characters=["mercenary"])
    assert table.own(6)["draft"] == [
        {"received": ["architect", "mercenary"], "lay_face_down": "mercenary", "kept": None, "put_away": None}
    ]


@rules("C-11.2")
def test_with_three_a_drafter_remembers_both_rounds_of_the_draft() -> None:
    table = drafted(["assassin", "thief", "magician", "king", "preacher", "merchant"], 3, characters=["mercenary"])
    draft = table.own(0)["draft"]
    assert isinstance(draft, list)
    assert [part["kept"] for part in draft] == ["assassin", "king"]
    assert [len(part["received"]) for part in draft] == [7, 4]


@rules("C-3.4", "C-11.2")
def test_only_the_next_drafter_is_told_which_cards_are_passed_on() -> None:
    table = drafted(["assassin"], characters=["architect", "mercenary", "merchant"])
    passed = ["thief", "magician", "king", "preacher"]
    assert {"event": "received-characters", "to_seat": 1, "characters": passed} in table.heard(1)
    for viewer in (0, 2, 3, SPECTATOR):
        assert {"event": "passed-characters", "to_seat": 1, "count": 4} in table.heard(viewer)


@rules("C-3.4", "C-3.6", "C-11.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_choice_of_the_draft_is_taken_back_once_another_has_seen_the_cards(seats: int) -> None:
    match = Match(GAME, seats, 1)
    match.play(0, match.state.legal(0)[0])
    assert not match.can_undo(0)
    match.play(1, match.state.legal(1)[0])
    assert match.can_undo(1) is (seats == 2), "with two players a card has still to be put away"
    if seats == 2:
        match.play(1, match.state.legal(1)[0])
        assert not match.can_undo(1)


# --- the murdered


@rules("C-11.3", "A-14")
def test_a_murdered_character_stays_hidden() -> None:
    table = turn("assassin", holders={"merchant": 1, "king": 2, "mercenary": 3}).do("murder merchant")
    while table.state.round == 1:
        table.finish_turn()
        for viewer in (0, 2, 3, SPECTATOR):
            assert fate(table, viewer, "merchant")["seat"] is None
            heard = [event for event in table.heard(viewer) if event.get("character") == "merchant"]
            assert heard in ([], [{"event": "no-answer", "character": "merchant"}])
    assert table.told("king-was-murdered") == []


@rules("C-11.3", "C-7.1")
def test_the_victim_alone_is_told_of_the_murder() -> None:
    table = turn("assassin", holders={"merchant": 1, "king": 2, "mercenary": 3}).do("murder merchant").finish_turn()
    table.finish_turn()
    told = {"event": "was-murdered", "of_seat": 1, "character": "merchant"}
    assert told in table.heard(1)
    for viewer in (0, 2, 3, SPECTATOR):
        assert told not in table.heard(viewer)


@rules("C-7.4a", "C-11.3")
def test_who_held_the_murdered_king_comes_to_light_with_the_crown() -> None:
    table = turn("assassin", holders={"king": 2, "merchant": 1, "mercenary": 3}).do("murder king").finish_turn()
    while table.state.round == 1:
        for viewer in (0, 1, 3, SPECTATOR):
            assert fate(table, viewer, "king")["seat"] is None
        table.finish_turn()
    for viewer in (0, 1, 3, SPECTATOR):
        assert {"event": "king-was-murdered", "seat": 2} in table.heard(viewer)
        assert table.view(viewer)["crown"] == 2


@rules("C-7.4a", "C-9.1")
def test_if_the_game_ends_the_murdered_king_inherits_nothing() -> None:
    table = turn(
        "mercenary",
        seat=3,
        crown=0,
        holders={"king": 2, "assassin": 1, "merchant": 0},
        murdered="king",
        in_round=LAST,
    ).finish_turn()
    assert table.over
    assert table.crown == 0
    assert table.told("king-was-murdered") == []


# --- the end


@rules("C-11.1")
def test_the_end_shows_all_hands() -> None:
    table = turn("mercenary", hands={1: ["keep"]}, in_round=LAST, holders={"thief": 1}).finish_turn()
    assert table.over
    for viewer in range(-1, 4):
        assert player(table, viewer, 1)["hand"] == ["keep"]
        assert table.view(viewer)["outcome"] == table.state.outcome().to_json()
