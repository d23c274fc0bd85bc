"""Events: who learns what."""

from hoftag.core.events import SPECTATOR, Event, Tell
from hoftag.core.match import Match
from tests.ours import told_with

GAME = told_with("citadels")


def test_an_event_for_all_is_seen_by_all() -> None:
    event = Event("rain", {"seat": 1})
    assert event.seen_by(SPECTATOR) is event
    assert event.to_json() == {"event": "rain", "seat": 1}


def test_others_see_the_shadow_of_a_secret() -> None:
    tell = Tell()
    tell.only(2, "drew", shadow=Event("drew-hidden", {"count": 1}), seat=2, district="tavern")
    tell.only(2, "peeked", seat=2)
    drew, peeked = tell.events
    assert drew.seen_by(2) is drew
    assert drew.seen_by(0) is drew.shadow
    assert peeked.seen_by(SPECTATOR) is None


def test_what_is_seen_in_passing_is_shown_to_all() -> None:
    tell = Tell()
    tell.passing("rolled", face=4)
    tell.show("revealed", face=4)
    rolled, revealed = tell.events
    assert (rolled.seats, rolled.shows, rolled.passing) == (None, True, True)
    assert (revealed.shows, revealed.passing) == (True, False)


def test_a_match_tells_each_viewer_only_what_is_theirs() -> None:
    match = Match(GAME, 4, 3)
    kept = match.state.legal(0)[0]
    match.play(0, kept)
    keys = {viewer: [event.key for event in match.seen_by(viewer)] for viewer in (0, 1, 2, SPECTATOR)}
    assert "kept" in keys[0]
    assert "received-characters" in keys[1]
    assert "received-characters" not in keys[0]
    for viewer in (1, 2, SPECTATOR):
        assert "kept" not in keys[viewer]
        assert "kept-hidden" in keys[viewer]


def test_the_set_up_is_told_as_well() -> None:
    match = Match(GAME, 4, 3)
    assert [event.key for event in match.seen_by(SPECTATOR)][:1] == ["round"]
    assert "face-up" in [event.key for event in match.seen_by(SPECTATOR)]
