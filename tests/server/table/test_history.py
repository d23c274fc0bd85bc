"""What happened at a table: packed where a snapshot has stored it, and the same to whoever asks."""

import zlib

import msgspec
import pytest

from hoftag.core.events import Event
from hoftag.server.table.history import History, load_events


def happened(number: int) -> list[Event]:
    return [Event("built", {"seat": number % 3, "district": f"district-{number}"}), Event("turn-over", {"seat": 1})]


def told(history: History, first: int) -> list[tuple[int, float, bool, list[tuple[str, object]]]]:
    return [
        (seat, at, undo, [(event.key, event.args) for event in load_events(events)])
        for seat, at, undo, events in history.since(first)
    ]


def filled(numbers: range, history: History) -> History:
    for number in numbers:
        history.add(number % 3, happened(number), number / 2, undo=number == 7)
    return history


@pytest.fixture
def plain() -> History:
    return filled(range(12), History())


@pytest.fixture
def packed() -> History:
    history = filled(range(5), History())
    history.pack(history.recent())
    filled(range(5, 9), history)
    history.pack(history.recent())
    return filled(range(9, 12), history)


@pytest.mark.parametrize("first", range(13))
def test_what_is_packed_is_told_like_what_is_not(plain: History, packed: History, first: int) -> None:
    assert len(plain) == len(packed) == 12
    assert told(packed, first) == told(plain, first)
    assert len(told(packed, first)) == 12 - first


def test_a_snapshot_takes_only_what_came_after_the_one_before(packed: History) -> None:
    assert [one[1] for one in msgspec.json.decode(packed.recent())] == [4.5, 5.0, 5.5]
    packed.pack(packed.recent())
    assert msgspec.json.decode(packed.recent()) == []
    assert len(packed) == 12


def test_what_snapshots_have_stored_is_what_was_packed(packed: History) -> None:
    again = History()
    again.put(5, filled(range(5), History()).recent())
    again.put(9, filled(range(5, 9), History()).recent())
    filled(range(9, 12), again)
    assert told(again, 0) == told(packed, 0)


def test_what_is_packed_is_small() -> None:
    history = filled(range(50), History())
    stored = history.recent()
    history.pack(stored)
    [(end, chunk)] = history._packed
    assert (end, zlib.decompress(chunk)) == (50, stored)
    assert len(chunk) < len(stored) / 4
