"""What is news to somebody at the terminal: all that stands since their last turn, whatever was taken back before."""

from pathlib import Path

from hoftag.cli.table.plain import PlainTable
from hoftag.cli.table.session import Said, Session
from hoftag.cli.table.store import Pen
from hoftag.core.match import Match
from hoftag.core.rng import Rng
from tests.ours import told_with

GAME = told_with("citadels")

SEATS = 3


def session(match: Match, folder: Path) -> Session:
    return Session(match, "en", Pen(folder / f"{match.version}.hoftag", match.record, fresh=True), strict=True)


def story(match: Match, folder: Path) -> list[list[Said]]:
    """What each seat reads when it sits down."""
    at = session(match, folder)
    found = []
    for seat in range(SEATS):
        at.viewer = seat
        found.append(at.log())
    return found


def play_on(match: Match, luck: Rng, moves: int, *, undo: bool = False) -> None:
    for _ in range(moves):
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
        if undo and match.can_undo(seat):
            match.undo(seat)
            match.play(seat, legal[luck.below(len(legal))])


def straight(match: Match) -> Match:
    """The same moves in a match in which nothing was taken back."""
    again = Match(GAME, SEATS, match.record.seed)
    for version in match.standing:
        again.play(match.line(version).seat, GAME.moves.from_text(match.line(version).text))
    return again


def test_moves_that_were_taken_back_are_no_news(tmp_path: Path) -> None:
    match = Match(GAME, SEATS, 3)
    play_on(match, Rng(2), 40, undo=True)
    assert match.version > len(match.standing)
    told = story(match, tmp_path)
    assert told == story(straight(match), tmp_path)
    assert {said.fresh for seat in told for said in seat} == {True, False}


def test_a_table_that_was_rewound_is_told_as_if_it_had_never_gone_further(tmp_path: Path) -> None:
    match = Match(GAME, SEATS, 3)
    play_on(match, Rng(2), 60)
    match.rewind(21)
    assert story(match, tmp_path) == story(straight(match), tmp_path)
    play_on(match, Rng(5), 9)
    told = story(match, tmp_path)
    assert told == story(straight(match), tmp_path)
    assert {said.fresh for seat in told for said in seat} == {True, False}


def test_line_by_line_nothing_is_told_twice_and_nothing_left_out_around_an_undo(tmp_path: Path) -> None:
    match = Match(GAME, SEATS, 3)
    at = session(match, tmp_path)
    at.viewer = 0
    told: list[str] = []
    table = PlainTable(at, lambda _: "", told.append)
    table._news()
    luck = Rng(2)
    while match.state.to_act() != (0,) or match.state.view(0)["step"] == "keep-character":
        play_on(match, luck, 1)
    table._news()
    before = len(told)
    at.play(0, GAME.moves.from_text("take-gold"))
    assert not table._news(), "nobody else did anything"
    assert told[before:] == ["You take 2 gold."]
    assert at.undo() is None
    table._news()
    assert told[before:] == ["You take 2 gold."]
    at.play(0, GAME.moves.from_text("take-gold"))
    table._news()
    assert told[before:] == ["You take 2 gold."] * 2
