"""What happened at a table: packed where a snapshot has stored it, and the same to whoever asks."""

import zlib

import msgspec
import pytest

from hoftag.core.match import Match, repeat, resumed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.server.table.history import History
from tests.ours import told_with

GAME = told_with("citadels")

Told = tuple[int, int, float, bool, bool, list[dict[str, object]]]
SEATS, SEED = 3, 5


class Played:
    """A match with its history; every version has a time of its own."""

    def __init__(self) -> None:
        self.history = History(0.5)
        self.match = Match(GAME, SEATS, SEED, log=self.history)
        self.luck = Rng(1)
        self.snapshots: list[tuple[int, bytes]] = []
        self.position = self.match.state.save()

    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            match, luck = self.match, self.luck
            seat = match.state.to_act()[0]
            self.history.now = match.version + 1.5
            if match.can_undo(seat) and luck.below(3) == 0:
                match.undo(seat)
            else:
                legal = match.state.legal(seat)
                match.play(seat, legal[luck.below(len(legal))])

    def take_snapshot(self) -> None:
        """At the next barrier."""
        self.play_on(1)
        while not self.match.at_barrier():
            self.play_on(1)
        stored = self.history.recent()
        self.history.pack(stored)
        self.snapshots.append((self.match.version, stored))
        self.position = self.match.state.save()

    def told(self, first: int = 0) -> list[Told]:
        return told(self.match, self.history, first)


def told(match: Match, history: History, first: int = 0) -> list[Told]:
    return [
        (one.version, one.seat, one.at, one.undo, one.undone, [event.to_json() for event in one.events])
        for one in history.since(match, first)
    ]


@pytest.fixture(name="plain")
def played_without_snapshots() -> Played:
    played = Played()
    while played.match.version < 80:
        played.play_on(1)
    return played


@pytest.fixture(name="packed")
def played_with_snapshots() -> Played:
    played = Played()
    while len(played.snapshots) < 3:
        played.play_on(15)
        played.take_snapshot()
    played.play_on(80 - played.match.version)
    return played


def test_what_was_taken_back_is_marked_and_the_line_that_did_it_says_so(plain: Played) -> None:
    match = plain.match
    plain.history.now = 99.0
    gone = match.rewind(30)
    found = plain.told()
    assert [one[0] for one in found] == list(range(match.version + 1))
    assert [one[2] for one in found] == [version + 0.5 for version in range(match.version)] + [99.0]
    assert found[-1] == (match.version, -1, 99.0, True, False, [])
    undone = [one[0] for one in found if one[4]]
    assert set(gone) < set(undone)
    takes_back = [one[0] for one in found if one[3]]
    assert sorted([0, *undone, *takes_back, *match.standing]) == list(range(match.version + 1))


def test_the_history_is_the_log_of_its_match(plain: Played) -> None:
    other = Match(GAME, SEATS, SEED)
    for entry in plain.match.record.entries:
        repeat(other, entry)
    assert [[event.to_json() for event in events] for _, events in plain.match.told()] == [
        [event.to_json() for event in events] for _, events in other.told()
    ]


@pytest.mark.parametrize("first", [0, 1, 16, 17, 40, 79, 80, 81])
def test_what_is_packed_is_told_like_what_is_not(plain: Played, packed: Played, first: int) -> None:
    assert len(plain.history) == len(packed.history) == 81
    assert packed.told(first) == plain.told(first) == plain.told()[first:]


def test_a_snapshot_takes_only_what_came_after_the_one_before(packed: Played) -> None:
    last = packed.snapshots[-1][0]
    assert [one[1] for one in msgspec.json.decode(packed.history.recent())] == [at + 0.5 for at in range(last + 1, 81)]
    packed.history.pack(packed.history.recent())
    assert msgspec.json.decode(packed.history.recent()) == []
    assert len(packed.history) == 81


def test_a_match_from_snapshots_has_the_same_history(packed: Played) -> None:
    packed.match.rewind(20)
    packed.play_on(10)
    record, history = read(packed.match.record.text()), History()
    for number, happened in packed.snapshots:
        history.put(number + 1, happened)
    again = resumed(record, GAME, packed.snapshots[-1][0], GAME.load(packed.position), history)
    for entry, one in zip(record.entries[again.version :], packed.told(again.version + 1), strict=True):
        history.now = one[2]
        repeat(again, entry)
    assert told(again, history) == packed.told()
    assert again.state.digest() == packed.match.state.digest()
    assert again.standing == packed.match.standing


def test_what_is_packed_is_small(plain: Played) -> None:
    stored = plain.history.recent()
    plain.history.pack(stored)
    [(end, chunk)] = plain.history._packed
    assert (end, zlib.decompress(chunk)) == (81, stored)
    assert len(chunk) < len(stored) / 3
