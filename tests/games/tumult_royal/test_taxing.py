"""Chapters 2 and 13: the grab at a live table."""

import pytest

from hoftag.core.events import SPECTATOR, TABLE
from hoftag.core.match import Match
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.moves import MOVES
from tests.games.tumult_royal.table import LIVE, face_of, grabbing, random_game, started
from tests.rules import rules


@rules("T-2.2", "L-3")
def test_taxing_starts_when_everyone_is_ready() -> None:
    table = started(3, options=LIVE).do("spin")
    assert table.state.to_act() == (0, 1, 2)
    assert table.refused("lift 1", 0) == "T-2.2"
    table.do("ready", seat=2).do("ready", seat=0)
    assert table.refused("ready", 0) == "T-2.2"
    table.do("ready", seat=1)
    assert table.step == "tax"
    assert table.told("hourglass") == [{"count": 20}]
    impatient = started(3, options=LIVE).do("spin").time_up()
    assert impatient.step == "tax"


@rules("T-2.2", "L-13")
@pytest.mark.parametrize("seconds", [20, 30, 40])
def test_the_hourglass_runs_as_agreed_and_nobody_must(seconds: int) -> None:
    table = grabbing(3, options={"hourglass": seconds})
    assert table.state.timed() == seconds
    assert table.state.to_act() == ()
    assert table.state.may_act() == (0, 1, 2)
    assert table.legal(seat=TABLE) == ["time-up"]
    assert table.refused("time-up", 0) == "T-2.6"


@rules("T-2.3", "T-2.4", "T-2.5", "Q-3")
def test_one_hand_one_tile() -> None:
    """X-S5."""
    table = grabbing(2)
    assert table.refused("lay-back", 0) == "T-2.3"
    table.do("lift 3", seat=0)
    assert table.legal(seat=0) == ["keep", "lay-back"]
    assert table.refused("lift 4", 0) == "T-2.3"
    assert table.refused("lift 3", 1) == "Q-3"
    table.do("lay-back", seat=0).do("lift 3", seat=1)
    table.do("keep", seat=1)
    assert table.state.castle[1] == 1 << 2
    assert table.refused("lay-back", 1) == "T-2.4"
    assert table.refused("lift 3", 0) == "T-2.4"
    assert table.refused("keep", 0) == "T-2.3"
    assert table.refused("lift 16", 0) == "T-2.1"
    for slot in range(4, 12):
        table.do(f"lift {slot}", seat=0).do("lay-back", seat=0)


@rules("T-2.4")
def test_what_was_kept_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, 1, LIVE)
    while match.state.timed() is None or match.state.to_act():
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    match.play(0, MOVES.from_text("lift 1"))
    assert not match.can_undo(0)
    match.play(0, MOVES.from_text("keep"))
    assert not match.can_undo(0)


@rules("T-2.6", "Q-4")
def test_time_is_up() -> None:
    """X-S5: nothing may be lifted; a tile in hand is kept or laid back, and no answer lays it back."""
    table = grabbing(3).do("lift 1", seat=0).do("lift 2", seat=1).time_up()
    assert table.step == "hands"
    assert table.state.to_act() == (0, 1)
    assert table.state.timed() == 3
    assert table.refused("lift 5", 2) == "T-2.6"
    assert table.refused("lift 5", 0) == "T-2.6"
    assert table.legal(seat=0) == table.legal(seat=1) == ["keep", "lay-back"]
    table.do("keep", seat=1)
    assert table.step == "hands"
    held = table.own(0)["hand"]
    table.time_up()
    assert held is not None
    assert table.told("slipped-back") == [{"seat": 0, **held}], "whoever held it reads what it was"
    shown = [args["tiles"] for key in ("people-keep", "castle-shown") for args in table.told(key)]
    assert sum(len(str(tiles).split(",")) for tiles in shown if tiles) == 21


@rules("T-2.7")
def test_centre_and_castles_are_turned_up_and_the_rest_stays_hidden() -> None:
    table = grabbing(2).do("lift 1", seat=0).do("keep", seat=0)
    face = face_of(table, "1")
    table.time_up()
    shown = {str(args["seat"]): args["tiles"] for args in table.told("castle-shown")}
    assert shown["0"] == [face]
    assert shown["1"] == []
    assert len(table.told("people-keep")[0]["tiles"]) == 14  # type: ignore[arg-type]
    assert "set-aside-shown" not in [event.key for event in table.events]
    assert "bag" not in table.state.view(0)


@rules("Q-19")
def test_all_done_ends_the_taxing_early() -> None:
    table = grabbing(2).do("lift 1", seat=0)
    assert table.refused("done", 0) == "T-2.3"
    table.do("keep", seat=0).do("done", seat=0)
    assert table.state.may_act() == (1,)
    assert table.refused("lift 2", 0) == "Q-19"
    table.do("done", seat=1)
    assert table.told("stop")
    assert table.told("people-keep")


@rules("Q-19", "L-13")
def test_by_agreement_the_hourglass_runs_out_whoever_is_done() -> None:
    table = grabbing(2, options={"early_end": False}).do("done", seat=0).do("done", seat=1)
    assert table.step == "tax"
    assert table.state.may_act() == ()
    table.time_up()
    assert table.told("people-keep")


@rules("L-3", "L-8", "L-11")
def test_the_grab_is_a_rush_with_times_of_its_own() -> None:
    table = started(3, options=LIVE)
    assert table.state.live()
    assert table.state.rush() is None
    table = grabbing(3).do("lift 1", seat=0)
    rush = table.state.rush()
    assert rush is not None
    assert rush.ahead >= 1.5
    assert (rush.pace, rush.away) == (0.2, 1.0)
    table.time_up()
    assert table.step == "hands"
    assert table.state.rush() is None
    assert not started(3).state.live()


@rules("L-11")
def test_whoever_is_gone_lays_the_tile_back_and_keeps_the_castle() -> None:
    table = grabbing(2).do("lift 1", seat=0).do("keep", seat=0)
    assert table.state.absent(0) is None
    table.do("lift 2", seat=0)
    gone = table.state.absent(0)
    assert gone is not None
    assert gone.text == "lay-back"
    assert table.state.absent(1) is None
    table.do(gone.text, seat=0)
    assert table.state.castle[0] == 1
    assert table.state.absent(0) is None


@rules("L-9", "Q-3")
def test_only_whoever_lifted_a_tile_learns_its_face() -> None:
    table = grabbing(3).do("lift 7", seat=1)
    face = face_of(table, "7")
    heard = [next(e for e in table.events if e.key == "lifted").seen_by(viewer) for viewer in (SPECTATOR, 0, 1)]
    assert [event.key for event in heard if event] == ["lifted-hidden", "lifted-hidden", "lifted"]
    assert face not in str(table.state.view(0))
    assert face not in str(table.state.view(SPECTATOR))
    own = table.own(1)
    assert own["hand"] == {"slot": "7", "tile": face}
    assert table.public()["players"][1]["hand"] == "7"


@rules("Q-5", "L-13")
def test_what_was_seen_is_shown_again_only_with_the_memory_aid() -> None:
    for aid in (False, True):
        table = grabbing(2, options={"memory_aid": aid}).do("lift 7", seat=1)
        face = face_of(table, "7")
        table.do("keep", seat=1)
        assert table.own(1)["hand"] is None
        assert table.own(1)["seen"] == ([{"slot": "7", "tile": face}] if aid else None)
        assert table.own(0)["seen"] == ([] if aid else None)


@rules("L-12")
def test_the_order_of_moves_is_all_that_counts() -> None:
    """The same moves give the same grab, whoever plays them and whenever."""
    moves = [(seat, move) for _, seat, move in random_game(3, 11, LIVE)]
    again = GAME.new(3, 11, LIVE)
    for seat, move in moves:
        again.play(seat, move)
    final = [state.digest() for state, _, _ in random_game(3, 11, LIVE)][-1:]
    assert again.is_over()
    assert final
    other = GAME.new(3, 11, LIVE)
    for seat, move in moves:
        other.play(seat, move)
    assert other.digest() == again.digest()


@rules("T-2.1", "Q-2")
def test_the_tiles_set_aside_come_by_chance_once_a_round() -> None:
    """Each of the 21 tiles is set aside in 6 of 21 rounds."""
    aside = 0
    for seed in range(300):
        table = grabbing(2)
        table.state.rng = seed * 7919
        left = table.time_up().told("people-keep")[0]["tiles"]
        assert isinstance(left, list)
        assert len(left) == 15
        aside += 2 - left.count("bread-1")
    assert abs(aside / 300 - 2 * 6 / 21) < 0.12


@rules("T-8.1")
def test_all_tiles_come_back_for_the_next_round() -> None:
    rounds = set()
    for state, _, _ in random_game(2, 5):
        if state.faces and state.step.name == "tick" and state.tick == 0 and state.actors == 3:
            rounds.add(state.round)
            assert len(state.bag) == 21
            assert state.centre.bit_count() == 15
    assert len(rounds) >= 6
