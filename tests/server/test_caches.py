"""What is kept in memory has a bound, and forgetting changes nothing but the time it takes to look again."""

import asyncio
import gc
from pathlib import Path

import pytest

from hoftag.server.faults import FaultError
from hoftag.server.lru import Lru
from hoftag.server.net import limits
from hoftag.server.net.limits import RateLimiter
from hoftag.server.people.people import People
from hoftag.server.server import Server
from hoftag.server.store.sqlite import sqlite_store
from hoftag.server.store.values import StoredSession
from hoftag.server.table.tables import RECENT
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.wire.people import MeChange
from hoftag.server.wire.tables import MySeat, NewTable
from tests.ours import ANY
from tests.server.kit import StillClock, config


def test_what_was_used_longest_ago_goes_first() -> None:
    kept: Lru[str, int] = Lru(2)
    kept.put("a", 1)
    kept.put("b", 2)
    assert kept.get("a") == 1
    kept.put("c", 3)
    assert [kept.get(name) for name in "abc"] == [1, None, 3]
    kept.put("c", 4)
    assert (len(kept), kept.get("a"), kept.get("c")) == (2, 1, 4)
    kept.drop("a")
    kept.drop("b")
    assert len(kept) == 1


def test_sessions_beyond_the_bound_are_read_again_from_the_store(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        people = People(store.people, Timekeeper(), sessions_kept=3)
        secrets = [(await people.guest(f"Guest {number}", "test"))[1] for number in range(10)]
        for _ in range(2):
            for number, secret in enumerate(secrets):
                session = await people.session(secret)
                assert session is not None
                assert session.person.name == f"Guest {number}"
                assert len(people._sessions) <= 3
        del session
        gc.collect()
        assert len(people._persons) <= 3
        await store.close()

    asyncio.run(run())


def test_whoever_is_still_here_hears_of_a_change_after_their_session_was_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        people = People(store.people, Timekeeper(), sessions_kept=1)
        _, secret = await people.guest("Anna", "test")
        connected = await people.session(secret)
        await people.guest("Berta", "test")
        again = await people.session(secret)
        assert connected is not None
        assert again is not None
        assert again is not connected
        await people.change(again.person, MeChange(name="Anne"))
        assert connected.person.name == "Anne"
        await people.end([again.digest])
        assert await people.session(secret) is None
        await store.close()

    asyncio.run(run())


def test_a_session_that_is_revoked_while_it_is_read_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = sqlite_store(tmp_path / "tables.sqlite")
        await store.open()
        _, secret = await People(store.people, Timekeeper()).guest("Anna", "test")
        people = People(store.people, Timekeeper())
        honest = store.people.session

        async def revoked_meanwhile(digest: str) -> StoredSession | None:
            found = await honest(digest)
            await people.end([digest])
            return found

        with monkeypatch.context() as patch:
            patch.setattr(store.people, "session", revoked_meanwhile)
            assert await people.session(secret) is None
        assert await people.session(secret) is None
        await store.close()

    asyncio.run(run())


def test_a_rate_is_counted_for_a_bounded_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN_MOST", 100)
    limiter = RateLimiter(rate=1, most=2, now=lambda: 0.0)
    for number in range(1000):
        limiter.check("busy") if number < 2 else limiter.check(f"address {number}")
        if number == 50:
            with pytest.raises(FaultError):
                limiter.check("busy")
    assert len(limiter._known) == 100


def test_tables_that_nobody_needs_leave_the_memory_when_there_are_many(tmp_path: Path) -> None:
    clock = StillClock()

    async def run() -> None:
        server = Server(config(tmp_path, tables_kept=5), clock)
        await server.open()
        anna, _ = await server.people.guest("Anna", "test")
        first = await server.tables.create(anna, NewTable(ANY, [MySeat(), MySeat("Berta")]))
        for _ in range(30):
            clock.pass_by(RECENT / 4)
            await server.tables.create(anna, NewTable(ANY, [MySeat(), MySeat("Berta")]))
            assert await server.tables.find(first.id) is first, "it is asked for again and again"
            assert len(server.tables.loaded()) <= 12, "twice as many as were asked for in the last minute"
        await server.close()

    asyncio.run(run())
