"""A match: what its lines told, which of them stand, and how far back one can go."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hoftag.core.errors import HoftagError
from hoftag.core.events import TABLE, Event
from hoftag.core.match import Log, Match, repeat, replayed, resumed
from hoftag.core.record import Entry, read
from hoftag.core.rng import Rng
from tests.core.matches import on_first_turn, played
from tests.ours import told_with

GAME = told_with("citadels")
END_TURN = GAME.moves.from_text("end-turn")
TAKE_GOLD = GAME.moves.from_text("take-gold")


def wandering(seed: int, lines: int) -> Match:
    """A random game in which moves are taken back now and then, by one seat or by all."""
    match = Match(GAME, 3, seed)
    rng = Rng(seed)
    while match.version < lines and not match.state.is_over():
        seat = match.state.to_act()[0]
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
        elif match.standing and rng.below(40) == 0:
            match.rewind(rng.below(len(match.standing)))
        else:
            moves = match.state.legal(seat)
            match.play(seat, moves[rng.below(len(moves))])
    return match


def stand_by_hand(match: Match) -> list[int]:
    """Which lines stand, found out by reading the record from its beginning."""
    found: list[int] = []
    for version, entry in enumerate(match.record.entries, 1):
        if entry.text == "undo":
            found.pop()
        elif entry.text.startswith("rewind "):
            del found[int(entry.text.split()[1]) :]
        else:
            found.append(version)
    return found


@pytest.mark.parametrize("long", [1, 40])
def test_undo_leads_to_where_one_was_however_long_the_way(monkeypatch: pytest.MonkeyPatch, long: int) -> None:
    monkeypatch.setattr("hoftag.core.match.LONG", long)
    match, rng, taken_back = Match(GAME, 3, 8), Rng(8), 0
    while not match.state.is_over():
        seat, before = match.state.to_act()[0], match.state.digest()
        moves = match.state.legal(seat)
        move = moves[rng.below(len(moves))]
        match.play(seat, move)
        if match.can_undo(seat):
            taken_back += 1
            match.undo(seat)
            assert match.state.digest() == before
            match.play(seat, move)
    assert taken_back > 20


def test_undo_stops_at_chance() -> None:
    match = on_first_turn()
    seat = match.state.to_act()[0]
    match.play(seat, TAKE_GOLD)
    assert match.can_undo(seat)
    match.undo(seat)
    match.play(seat, GAME.moves.from_text("take-cards"))
    assert not match.can_undo(seat)
    with pytest.raises(HoftagError, match="cannot be taken back"):
        match.undo(seat)


def test_undo_stops_where_a_character_is_revealed_and_at_anothers_move() -> None:
    match = on_first_turn()
    seat = match.state.to_act()[0]
    match.play(seat, TAKE_GOLD)
    assert not match.can_undo((seat + 1) % 4)
    match.play(seat, END_TURN)
    assert not match.can_undo(seat)


def test_undo_stops_where_cards_were_passed_on() -> None:
    match = Match(GAME, 4, 1)
    match.play(0, match.state.legal(0)[0])
    assert not match.can_undo(0)


def test_an_undo_leaves_two_lines_that_do_not_stand() -> None:
    match = on_first_turn()
    seat = match.state.to_act()[0]
    drafted, version = match.last_move_of(seat), match.version
    assert 0 < drafted <= version
    match.play(seat, TAKE_GOLD)
    assert match.last_move_of(seat) == match.version == version + 1
    assert match.undo(seat) == [version + 1]
    assert match.version == version + 2
    assert [match.stands(line) for line in (0, drafted, version + 1, version + 2)] == [True, True, False, False]
    assert match.last_move_of(seat) == drafted
    assert [line for line, _ in match.told()] == [0, *range(1, version + 1)]
    match.play(seat, TAKE_GOLD)
    assert match.last_move_of(seat) == version + 3
    assert [line for line, _ in match.told(drafted + 1)][-1] == version + 3


def test_a_rewind_says_what_is_gone_and_who_moved_last() -> None:
    match = wandering(8, 60)
    standing, digests = list(match.standing), match.record.text()
    gone = match.rewind(20)
    assert gone == standing[20:]
    assert list(match.standing) == standing[:20]
    assert match.record.text().startswith(digests)
    assert match.line(match.version).rewinds_to() == 20
    assert match.line(match.version).takes_back()
    last = [max((v for v in standing[:20] if match.line(v).seat == seat), default=0) for seat in range(3)]
    assert [match.last_move_of(seat) for seat in range(3)] == last
    assert match.rewind(0) == standing[:20]
    assert [match.last_move_of(seat) for seat in range(3)] == [0, 0, 0]
    assert [version for version, _ in match.told()] == [0]


def test_the_table_may_agree_to_rewind_across_barriers() -> None:
    match = played(3, 8, undo=6)
    moves = len(match.standing)
    expected = Match(GAME, 3, 8)
    for version in match.standing[:20]:
        expected.play(match.line(version).seat, GAME.moves.from_text(match.line(version).text))
    match.rewind(20)
    assert match.state.digest() == expected.state.digest()
    assert match.record.end is None
    assert [told for _, told in match.told()] == [match.log[version] for version in (0, *match.standing)]
    assert [event.to_json() for event in match.seen_by(0)] == [event.to_json() for event in expected.seen_by(0)]
    again = replayed(read(match.record.text()))
    assert again.state.digest() == expected.state.digest()
    assert again.true_to_seed
    with pytest.raises(HoftagError, match="cannot be left"):
        match.rewind(moves)


@given(some.integers(0, 10_000), some.integers(0, 200))
def test_what_stands_is_what_the_record_says(seed: int, lines: int) -> None:
    match = wandering(seed, lines)
    assert list(match.standing) == stand_by_hand(match)
    assert [version for version in range(match.version + 1) if match.stands(version)] == [0, *match.standing]
    for seat in range(3):
        mine = [version for version in match.standing if match.line(version).seat == seat]
        assert match.last_move_of(seat) == (mine[-1] if mine else 0)
    again = replayed(read(match.record.text()))
    assert list(again.standing) == list(match.standing)
    assert again.record.text() == match.record.text()


class Counting(Log):
    """Keeps who did something, and how much it told."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[int | None, int]] = []

    def add(self, line: Entry | None, events: list[Event]) -> None:
        self.lines.append((None if line is None else line.seat, len(events)))


def test_whoever_gives_a_log_gets_every_version_of_the_match() -> None:
    log = Counting()
    match, other = Match(GAME, 3, 4, log=log), Match(GAME, 3, 4)
    for _ in range(30):
        seat = match.state.to_act()[0]
        move = match.state.legal(seat)[0]
        assert len(match.play(seat, move)) == len(other.play(seat, move))
    match.rewind(7)
    other.rewind(7)
    assert log.lines[0] == (None, len(other.log[0]))
    assert log.lines[1:] == [
        (entry.seat, len(other.log[version])) for version, entry in enumerate(other.record.entries, 1)
    ]
    assert log.lines[-1] == (TABLE, 0)


def test_a_match_resumes_from_a_snapshot_at_a_barrier() -> None:
    match = wandering(5, 0)
    rng = Rng(1)
    at, saved = 0, match.state.save()
    for _ in range(200):
        seat = match.state.to_act()[0]
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
            continue
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if match.at_barrier() and match.version < 150:
            at, saved = match.version, match.state.save()
    assert at > 50
    again = resumed(match.record, GAME, at, GAME.load(saved), Counting())
    assert again.version == at
    for entry in match.record.entries[at:]:
        repeat(again, entry)
    assert again.state.digest() == match.state.digest()
    assert again.standing == match.standing
    assert again.record.text() == match.record.text()
    assert [again.last_move_of(seat) for seat in range(3)] == [match.last_move_of(seat) for seat in range(3)]
