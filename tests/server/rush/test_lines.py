"""Lines are measured by the server; what is stored is stored once a span."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from hoftag.server.net.sockets import Connection
from hoftag.server.rush.latency import OVERDUE, SAMPLES, Latency
from hoftag.server.store.values import StoredEnd, StoredEntry, StoredSnapshot
from tests.rules import rules
from tests.server.rush.kit import LiveTable, grabbing


def measured(*round_trips: float) -> Latency:
    latency = Latency()
    for number, round_trip in enumerate(round_trips):
        latency.heard(latency.probe(float(number)), number + round_trip)
    return latency


@rules("L-2")
def test_a_line_takes_half_of_the_middle_round_trip() -> None:
    assert Latency().one_way is None
    assert measured(0.1, 0.5, 0.12).one_way == pytest.approx(0.06)
    assert measured(*[0.9] * 20, *[0.2] * SAMPLES).one_way == pytest.approx(0.1)


@rules("L-2")
def test_whoever_answers_only_the_newest_of_several_probes_is_healthy() -> None:
    """A WebSocket may do so; what was asked before that will not be answered any more."""
    latency = measured(0.2)
    skipped = latency.probe(2.0)
    latency.heard(latency.probe(2.1), 2.3)
    assert latency.is_healthy(9.0)
    latency.heard(skipped, 9.0)
    assert latency.one_way == pytest.approx(0.1)


@rules("L-2")
def test_an_answer_that_nobody_asked_for_says_nothing() -> None:
    latency = measured(0.2)
    latency.heard(b"whatever", 1.0)
    payload = latency.probe(2.0)
    latency.heard(payload, 2.2)
    latency.heard(payload, 2.2)
    assert latency.one_way == pytest.approx(0.1)


@rules("L-2", "L-6")
def test_a_line_that_does_not_answer_is_not_healthy_and_holds_nobody_up() -> None:
    latency = measured(0.1)
    assert latency.is_healthy(5.0)
    latency.probe(5.0)
    assert latency.is_healthy(5.0 + OVERDUE / 2)
    assert not latency.is_healthy(5.0 + OVERDUE * 2)


@rules("L-2")
def test_lines_are_measured_five_times_before_a_grab_and_every_two_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes: list[tuple[int, ...]] = []
    honest = Connection.probe

    def counted(line: Connection) -> None:
        probes.append(line.seats)
        honest(line)

    monkeypatch.setattr(Connection, "probe", counted)
    with grabbing(tmp_path, 2, begun=False) as table:
        table.to_rush()
        watcher = table.server.stranger()
        for _ in range(10):
            table.later(0.1)
        assert probes.count((0,)) == probes.count((1,)) == 5
        with watcher.at(table.id):
            for _ in range(10):
                table.later(0.1)
        assert () not in probes, "those who watch hold nobody up"
        table.later(2.0)
        before = len(probes)
        table.later(2.0)
        assert len(probes) == before + 2
        while len(measured_now(table)) < 2:
            table.rest()
        assert all(0 < delay < OVERDUE for delay in measured_now(table))


def measured_now(table: LiveTable) -> list[float]:
    """The delays that are known of those who play."""
    found = [viewer.delay for viewer in table.actor().audience.viewers if viewer.seats]
    return [delay for delay in found if delay is not None]


def test_a_span_is_stored_with_one_write_before_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with grabbing(tmp_path, 4) as table:
        tables = table.server.inside.store.tables
        written: list[int] = []
        honest = tables.append

        async def counted(
            table_id: str,
            entries: Sequence[StoredEntry],
            snapshot: StoredSnapshot | None = None,
            end: StoredEnd | None = None,
        ) -> None:
            written.append(len(entries))
            assert not [one for one in table.lines[0].heard if '"rush"' in one and '"steps"' in one]
            await honest(table_id, entries, snapshot, end)

        monkeypatch.setattr(tables, "append", counted)
        for seat in range(4):
            table.send(seat, f"lift {seat + 1}")
        table.later(0.3)
        assert written == [4]


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with grabbing(tmp_path, 2) as table:
        tables = table.server.inside.store.tables

        async def broken(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(tables, "append", broken)
            assert table.do(0, "lift 1") == "not-stored"
        assert table.state().hand == [-1, -1]
        assert table.rush()["ends"] > table.clock.now()
        table.later(1.1)
        assert table.do(0, "lift 1") == "accepted"
        assert table.do(1, "lift 2") == "accepted"
