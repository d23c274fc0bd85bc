"""Records are readable, replay exactly, and say precisely what is wrong with them."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hoftag.core.errors import HoftagError, IllegalMoveError, RecordError
from hoftag.core.match import Match, opened, replayed
from hoftag.core.record import Player, read
from hoftag.core.rng import Rng
from tests.core.matches import on_first_turn, played
from tests.ours import told_with

GAME = told_with("citadels")

PLAYED = f"game citadels {GAME.rules}"


@given(some.integers(2, 7), some.integers(0, 10_000))
def test_a_record_replays_to_the_same_game(seats: int, seed: int) -> None:
    match = played(seats, seed, undo=8)
    text = match.record.text()
    again = replayed(read(text))
    assert again.state.digest() == match.state.digest()
    assert again.record.text() == text
    assert again.true_to_seed


def test_a_record_reads_like_the_game() -> None:
    match = Match(GAME, 2, 7, {"unique_districts": True}, [Player("Anna Maria"), Player("Berta", "greedy")])
    match.play(0, match.state.legal(0)[0])
    lines = match.record.text().splitlines()
    assert lines[:7] == [
        "hoftag record 1",
        PLAYED,
        "seats 2",
        "seed 0000000000000007",
        "option unique_districts true",
        "player 0 person Anna Maria",
        "player 1 greedy Berta",
    ]
    assert lines[8].startswith("start ! ")
    assert len(lines[8].split()) == 2 + 8 + 1  # eight cards and the character that lies face down
    assert lines[9].startswith("0 keep ")


def test_an_unfinished_game_goes_on_with_the_same_luck() -> None:
    whole = played(4, 12)
    lines = whole.record.text().splitlines()
    for cut in (12, 40, 90):
        match = replayed(read("\n".join(lines[:cut])))
        for entry in whole.record.entries[len(match.record.entries) :]:
            match.play(entry.seat, GAME.moves.from_text(entry.text))
        assert match.record.text() == whole.record.text()


def test_a_record_does_not_need_the_generator() -> None:
    """With another seed in the header every chance result is still the recorded one."""
    match = played(3, 21)
    text = match.record.text().replace("seed 0000000000000015", "seed 00000000000000ff")
    again = replayed(read(text.rpartition("end ")[0]))
    assert again.state.outcome().scores == match.state.outcome().scores
    assert not again.true_to_seed


def test_a_move_of_a_rush_keeps_its_time() -> None:
    match = Match(GAME, 2, 7)
    match.play(0, match.state.legal(0)[0], at=3.2154)
    match.play(1, match.state.legal(1)[0])
    line = match.record.text().splitlines()[-2]
    assert " @3.215" in line
    again = replayed(read(match.record.text()))
    assert [entry.at for entry in again.record.entries] == [3.215, None]
    assert again.record.text() == match.record.text()
    for time in ("@soon", "@1", "@-1.000", "@nan"):
        with pytest.raises(RecordError, match="is no time"):
            read(match.record.text().replace("@3.215", time))


def test_a_finished_record_is_small() -> None:
    assert max(len(played(4, seed).record.text().encode()) for seed in range(12)) < 16 * 1024


def test_an_undo_is_a_line_and_nothing_is_deleted() -> None:
    match = played(4, 5, undo=3)
    undone = [entry for entry in match.record.entries if entry.text == "undo"]
    assert undone
    assert len(match.standing) == len(match.record.entries) - 2 * len(undone)


def test_an_illegal_move_changes_nothing_and_names_its_rule() -> None:
    match = on_first_turn()
    seat = match.state.to_act()[0]
    before = match.record.text(), match.state.digest()
    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, next(move for move in GAME.moves.all if move.text.startswith("build ")))
    assert caught.value.rule == "C-5.3"
    assert (match.record.text(), match.state.digest()) == before


@pytest.mark.parametrize(
    ("find", "put", "complaint"),
    [
        ("hoftag record 1", "hello", "line 1: this is no Hoftag record"),
        ("hoftag record 1", "hoftag record 9", "line 1: this is a record of format 9; this Hoftag reads format 1"),
        (PLAYED, "game chess 1", "there is no game 'chess'; there is citadels"),
        (PLAYED, "game citadels 99", "of its rules, not by version 99"),
        (f"{PLAYED}\n", "", "the header has no line 'game'"),
        ("seats 4", "seats 9", "citadels is for 2 to 7 players, not 9"),
        ("seats 4", "seats four", "'four' is no number"),
        ("seats 4", "chairs 4", "line 3: 'chairs' is not known here; there is game, seats"),
        ("seats 4", "seats 4\noption weather good", "citadels has no option 'weather'; there is unique_districts"),
        ("seats 4", "seats 4\noption gold_supply some", "option gold_supply cannot be 'some'; there is limited, unl"),
        ("seats 4", "seats 4\ncomponents {", "line 4: the components are not valid JSON"),
        ("seats 4", 'seats 4\ncomponents {"districts": [{"id": "inn"}]}', "districts: there is no 'inn'; there is tav"),
        ("player 0 person", "player 8 person", "there is no seat 8"),
        ("start !", "begin !", "'begin' is not known here"),
        ("start ! ", "start ! moon ", "'moon' cannot be drawn here as district"),
        ("0 keep thief", "0 keep king", "line 11: seat 0 may not 'keep king' now (C-3.4)"),
        ("0 keep thief", "0 keep jester", "line 11: 'jester' is no character; there is assassin"),
        ("0 keep thief", "6 keep thief", "line 11: there is no seat 6"),
        ("0 keep thief", "1 keep thief", "line 11: seat 1 may not 'keep thief' now (C-4.1)"),
        ("0 keep thief", "0", "line 11: seat 0 does nothing here"),
        ("0 keep thief", "0 keep thief ! tavern", "line 11: 'tavern' was never drawn"),
        ("0 keep thief", "0 undo", "line 11: this cannot be taken back"),
        ("end ", "end 1 ", "the scores are ["),
        ("digest ", "digest f", "the final position is another one than the digest says"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(tmp_path: Path, find: str, put: str, complaint: str) -> None:
    match = Match(GAME, 4, 3)
    match.play(0, GAME.moves.from_text("keep thief"))
    rng = Rng(1)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    text = match.record.text()
    assert find in text
    path = tmp_path / "game.record"
    path.write_text(text.replace(find, put, 1), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        opened(path)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_record_that_goes_on_after_its_end_is_refused() -> None:
    with pytest.raises(RecordError, match="nothing may follow the line 'end'"):
        read(played(2, 1).record.text() + "0 take-gold\n")


def test_a_record_that_ends_too_early_is_refused() -> None:
    lines = played(2, 1).record.text().splitlines()
    with pytest.raises(RecordError, match="the game is not over here"):
        replayed(read("\n".join([*lines[:30], lines[-1]])))


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\n\n"])
def test_a_foreign_file_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        opened(path)


@given(some.data())
def test_no_damage_to_a_line_leads_to_a_crash(data: some.DataObject) -> None:
    """Whatever happens to one line of a record: it replays, or it is refused with an error of ours."""
    lines = played(3, 9).record.text().splitlines()
    at = data.draw(some.integers(0, len(lines) - 1))
    lines[at] = data.draw(some.one_of(some.text(max_size=20), some.sampled_from(lines), some.just(lines[at][1:])))
    with suppress(HoftagError):
        replayed(read("\n".join(lines)))


def test_owners_data_travels_in_the_record() -> None:
    game = GAME.with_components({"districts": [{"id": "tavern", "cost": 2}]})
    match = Match(game, 3, 4)
    again = replayed(read(match.record.text()))
    assert again.game.overlay == game.overlay
    assert again.state.digest() == match.state.digest()
