"""An alarm that is set again and again."""

import asyncio

from hoftag.server.timekeeper import Wakeup
from tests.server.kit import StillClock


def test_a_wakeup_rings_once_at_the_last_time_it_was_set_to() -> None:
    async def run() -> None:
        clock, rings = StillClock(100.0), list[float]()
        wakeup = Wakeup(clock, lambda: rings.append(clock.now()))

        async def pass_by(seconds: float) -> list[float]:
            clock.pass_by(seconds)
            await asyncio.sleep(0)
            return rings

        wakeup.set(105.0)
        wakeup.set(103.0)
        wakeup.set(103.0)
        assert wakeup.is_set()
        assert await pass_by(2.0) == []
        assert await pass_by(1.1) == [103.1]
        assert not wakeup.is_set()
        assert await pass_by(5.0) == [103.1]

        wakeup.set(107.0)
        assert rings.pop() == 108.1, "a time that has come rings at once"
        wakeup.set(110.0)
        wakeup.set(None)
        assert not wakeup.is_set()
        wakeup.set(111.0)
        wakeup.cancel()
        assert await pass_by(9.0) == [103.1]

    asyncio.run(run())
