"""The whole benchmark: both servers run at once and are measured in turns, so that they share what the machine does."""

import asyncio
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from bench.server.measured import Measured, Result
from bench.server.ours import our_server
from bench.server.peer import install_peer, peer_server
from hoftag.core.build import build

PEERS: Final = ("boardgame.io",)
PACE: Final = 250.0
"""Moves a second when paced."""
COMPARED: Final = ("cpu_us_per_move", "moves_per_second", "memory_mb")


async def bench_one(clients: int, peer: Path | None, rounds: int, seconds: float, warm: float) -> dict[str, object]:
    """So many clients: warm both, then measure in turns."""
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Measured] = []
        try:
            servers.append(await our_server(Path(folder), clients, warm + rounds * seconds))
            if peer is not None:
                servers.append(await peer_server(peer, clients))
            for server in servers:
                await server.warm(warm)
            saturated: dict[str, list[Result]] = {server.name: [] for server in servers}
            paced: dict[str, list[Result]] = {server.name: [] for server in servers}
            for _ in range(rounds):
                for server in servers:
                    saturated[server.name].append(await server.measure(seconds))
                    paced[server.name].append(await server.measure(seconds, PACE))
        finally:
            for server in servers:
                server.close()
    found: dict[str, object] = {
        name: {"saturated": medians(saturated[name]), "paced": medians(paced[name])} for name in saturated
    }
    if peer is not None:
        pairs = list(zip(*saturated.values(), strict=True))
        found["ratios"] = {
            name: round(statistics.median(ours[name] / theirs[name] for ours, theirs in pairs), 3) for name in COMPARED
        }
    return found


def medians(results: list[Result]) -> Result:
    """The median of each figure."""
    return {name: round(statistics.median(one[name] for one in results), 2) for name in results[0]}


def bench_server(
    against: str | None, rounds: int, seconds: float, warm: float, clients: tuple[int, ...]
) -> dict[str, object]:
    """The whole benchmark as one document."""
    peer = install_peer() if against is not None else None
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever ends the benchmark ends its servers, too
    found: dict[str, object] = {}
    for number in clients:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            found[str(number)] = runner.run(bench_one(number, peer, rounds, seconds, warm))
    settings = {"rounds": rounds, "seconds": seconds, "warm": warm}
    return {"benchmark": "server", "build": build(), **settings, "clients": found}
