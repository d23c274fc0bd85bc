"""The course of a match: what each line did and whether it stands, also after it was stored and read again."""

from hoftag.core.match import Match, NoLog, resumed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.games.citadels import GAME
from hoftag.server.table.course import Course, new_course
from hoftag.server.table.history import History

Told = tuple[int, int, float, bool, bool, list[dict[str, object]]]


def told(course: Course, first: int = 0) -> list[Told]:
    return [
        (one.version, one.seat, one.at, one.undo, one.undone, [event.to_json() for event in one.events])
        for one in course.since(first)
    ]


def play_on(course: Course, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        match = course.match
        seat, now = match.state.to_act()[0], float(course.version)
        if match.can_undo(seat) and rng.below(3) == 0:
            course.undo(seat, now)
        else:
            legal = match.state.legal(seat)
            course.play(seat, legal[rng.below(len(legal))], now, legal=legal)


def test_what_was_taken_back_is_marked_and_the_line_that_did_it_says_so() -> None:
    course = new_course(Match(GAME, 3, 5), 0.5)
    play_on(course, Rng(1), 60)
    gone = course.rewind(30, 99.0)
    found = told(course)
    assert [one[0] for one in found] == list(range(course.version + 1))
    assert found[0][2] == 0.5
    assert found[-1] == (course.version, -1, 99.0, True, False, [])
    undone = [one[0] for one in found if one[4]]
    assert set(gone) <= set(undone)
    takes_back = [one[0] for one in found if one[3]]
    assert sorted([0, *undone, *takes_back, *course.match.standing]) == list(range(course.version + 1))
    assert told(course, 40) == found[40:]


def test_the_match_of_a_course_keeps_no_second_log() -> None:
    course = new_course(Match(GAME, 3, 5), 0.0)
    play_on(course, Rng(1), 20)
    assert isinstance(course.match.log, NoLog)


def test_a_course_from_a_snapshot_is_the_same_course() -> None:
    course = new_course(Match(GAME, 3, 5), 0.0)
    rng = Rng(1)
    chunks: list[tuple[int, bytes]] = []
    saved = course.match.state.save()
    while len(chunks) < 3:
        play_on(course, rng, 1)
        if course.match.at_barrier() and course.version > 25 * (len(chunks) + 1):
            chunks.append((course.version, course.history.recent()))
            course.history.pack(chunks[-1][1])
            saved = course.match.state.save()
    play_on(course, rng, 20)
    course.rewind(10, float(course.version))
    play_on(course, rng, 10)

    record, history = read(course.match.record.text()), History()
    for number, happened in chunks:
        history.put(number + 1, happened)
    at = chunks[-1][0]
    again = Course(resumed(record, GAME, at, GAME.load(saved)), history)
    for version, entry in enumerate(record.entries[at:], at):
        again.repeat(entry, float(version))
    assert told(again) == told(course)
    assert again.match.state.digest() == course.match.state.digest()
    assert again.match.standing == course.match.standing
