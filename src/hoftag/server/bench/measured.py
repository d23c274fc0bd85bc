"""A server process under load, and what it spends."""

import asyncio
import os
import select
import subprocess
import time
from pathlib import Path
from typing import Final, Protocol

from hoftag.server.bench.driver import Load
from hoftag.server.run import bound

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
START_WITHIN: Final = 60.0
TOGETHER: Final = 50
"""So many connect at once."""
Result = dict[str, float]


class Player(Protocol):
    """A client that knows how to sit down."""

    async def sit(self, port: int, table: str, secret: str) -> None:
        """Connect to a table."""

    def close(self) -> None:
        """Go home."""


class Maker(Protocol):
    """What makes a client."""

    def __call__(self, load: Load) -> Player:
        """One more."""


class Measured:
    """A server process with its clients."""

    def __init__(self, name: str, process: "subprocess.Popen[str]", port: int, make: Maker) -> None:
        """Nobody is connected yet."""
        self.name = name
        self.process = process
        self.port = port
        self.make = make
        self.load = Load()
        self.clients: list[Player] = []

    async def connect(self, places: list[tuple[str, str]]) -> None:
        """One socket for each place."""
        for begin in range(0, len(places), TOGETHER):
            some = places[begin : begin + TOGETHER]
            new = [self.make(self.load) for _ in some]
            await asyncio.gather(*(one.sit(self.port, *place) for one, place in zip(new, some, strict=True)))
            self.clients += new
        await asyncio.sleep(1.0)

    async def warm(self, seconds: float) -> None:
        """Play without looking at the clock."""
        await self.load.run(seconds, None)
        await self.load.finish()

    async def measure(self, seconds: float, rate: float | None = None) -> Result:
        """One round: CPU of the server for each move, moves a second, and how long people waited."""
        cpu, begin, driver = cpu_seconds(self.process.pid), time.perf_counter(), time.process_time()
        await self.load.run(seconds, rate)
        moves, waits = max(1, self.load.moves), sorted(self.load.latencies) or [0.0]
        took = time.perf_counter() - begin
        cpu, driver = cpu_seconds(self.process.pid) - cpu, time.process_time() - driver
        memory = memory_mb(self.process.pid)
        await self.load.finish()
        return {
            "moves_per_second": moves / took,
            "cpu_us_per_move": cpu / moves * 1e6,
            "cpu_share": cpu / took,
            "driver_share": driver / took,
            "p50_ms": waits[len(waits) // 2] * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
            "memory_mb": memory,
        }

    async def close(self) -> None:
        """Everybody goes home."""
        for one in self.clients:
            one.close()
        self.process.kill()
        self.process.wait()


def cpu_seconds(process: int) -> float:
    """User and system time of a process so far, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(process: int) -> float:
    """Resident memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def free_port() -> int:
    """A port that nobody uses."""
    with bound("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


async def opened(server: Measured, places: list[tuple[str, str]]) -> Measured:
    """Wait until a server is there, and connect; one that cannot be used is ended."""
    try:
        assert server.process.stdout is not None
        async with asyncio.timeout(START_WITHIN):
            while not select.select([server.process.stdout], [], [], 0)[0]:  # noqa: ASYNC110 - a pipe has no event
                await asyncio.sleep(0.05)
        await server.connect(places)
    except BaseException:
        await server.close()
        raise
    return server
