"""A server process under load, and what it spends."""

import asyncio
import os
import subprocess
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, Self, TypeVar

from bench.server.driver import Load
from hoftag.core.errors import HoftagError
from hoftag.server.run import bound

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
START_WITHIN: Final = 60.0
TOGETHER: Final = 50
"""So many connect at once."""
Result = dict[str, float]


P = TypeVar("P")


class Measured:
    """A server process with its clients."""

    def __init__(self, name: str, process: "subprocess.Popen[str]", port: int) -> None:
        """Nobody is connected yet."""
        self.name = name
        self.process = process
        self.port = port
        self.load = Load()

    async def seat(self, places: Sequence[P], sit: Callable[[Load, P], Awaitable[None]]) -> Self:
        """Wait until the server is there, and open one socket for each place; one that cannot be used is ended."""
        try:
            assert self.process.stdout is not None
            await asyncio.wait_for(asyncio.to_thread(self.process.stdout.readline), START_WITHIN)
            for begin in range(0, len(places), TOGETHER):
                await asyncio.gather(*(sit(self.load, place) for place in places[begin : begin + TOGETHER]))
            await asyncio.sleep(1.0)
        except BaseException:
            self.close()
            raise
        return self

    async def warm(self, seconds: float) -> None:
        """Play without looking at the clock."""
        await self.load.run(seconds, None)
        await self.load.finish()

    async def measure(self, seconds: float, rate: float | None = None) -> Result:
        """One round: CPU of the server for each move, moves a second, and how long people waited."""
        cpu, begin, driver = cpu_seconds(self.process.pid), time.perf_counter(), time.process_time()
        await self.load.run(seconds, rate)
        moves, waits = self.load.moves, sorted(self.load.latencies)
        if not moves:
            raise HoftagError(self.load.failed or f"{self.name} played no move in {seconds:g} seconds")
        took = time.perf_counter() - begin
        cpu, driver = cpu_seconds(self.process.pid) - cpu, time.process_time() - driver
        memory = memory_mb(self.process.pid)
        await self.load.finish()
        return {
            "moves_per_second": moves / took,
            "cpu_us_per_move": cpu / moves * 1e6,
            "cpu_share": cpu / took,
            "driver_share": driver / took,
            "bytes_per_move": self.load.bytes / moves,
            "p50_ms": waits[len(waits) // 2] * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
            "memory_mb": memory,
        }

    def close(self) -> None:
        """Everybody goes home."""
        self.load.close()
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
