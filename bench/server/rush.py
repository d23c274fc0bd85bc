"""`hoftag bench live`: the grab at many tables at once, over lines of different length, against one server process.

At each table four hands reach for the same tile at the same true moment, again and again; whoever gets it looks and
lays it back. What is measured: from the moment at which a message is written to the socket until its effect is read
from it, and how often each seat wins.
"""

import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from bench.server.contests import DELAYS, Grab, RushClient, Tally
from bench.server.driver import Load
from bench.server.measured import Measured, cpu_seconds, free_port, memory_mb
from hoftag.core.build import build
from hoftag.core.errors import HoftagError
from hoftag.server.config import Config
from hoftag.server.server import Server
from hoftag.server.wire.tables import MySeat, NewTable, OpenSeat, Sit

SECONDS: Final = 40
"""The longest hourglass there is."""
OPTIONS: Final[dict[str, bool | int | str]] = {"taxing": "live", "hourglass": SECONDS}
STARTS_WITHIN: Final = 2.0
"""Tables do not begin all at once."""
COUNTDOWN: Final = 3.0
Place = tuple[str, list[str]]
"""A table, and the session secret of whoever sits in each seat."""


async def lay_tables(database: Path, number: int) -> list[Place]:
    """Live tables for four at which everybody only has to be ready."""
    server = Server(Config(database=database))
    await server.open()
    places: list[Place] = []

    async def lay() -> None:
        people = await asyncio.gather(*(server.people.guest(f"P{seat}", "bench") for seat in range(len(DELAYS))))
        wish = NewTable("tumult_royal", [MySeat(), *[OpenSeat()] * (len(DELAYS) - 1)], OPTIONS)
        table = await server.tables.create(people[0][0], wish)

        async def play_on() -> None:
            for person, _ in people[1:]:
                await table.sit(person, Sit())
            await table.start(people[0][0].id)
            while len(questions := table.playing().questions) == 1:
                ((seat, question),) = questions.items()
                await table.play_move(seat, question.legal[0])

        await table.ask(play_on)
        places.append((table.id, [secret for _, secret in people]))

    for begin in range(0, number, 50):
        await asyncio.gather(*(lay() for _ in range(min(50, number - begin))))
    await server.close()
    return places


async def rush_server(folder: Path, tables: int, tally: Tally) -> tuple[Measured, list[Grab]]:
    """A server with live tables, and everybody at them."""
    database = folder / "live.sqlite"
    places = await lay_tables(database, tables)
    port = free_port()
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen(  # noqa: ASYNC220 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    grabs: list[Grab] = []

    async def sit(load: Load, place: Place) -> None:
        table, secrets = place
        clients = [RushClient(load) for _ in secrets]
        grabs.append(Grab(clients, tally))
        await asyncio.gather(
            *(client.sit(port, table, secret) for client, secret in zip(clients, secrets, strict=True))
        )

    return await Measured("hoftag", process, port).seat(places, sit), grabs


async def run(tables: int) -> dict[str, object]:
    """One hourglass at every table."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        server, grabs = await rush_server(Path(folder), tables, tally)
        try:
            for table in grabs:
                for client in table.seats:
                    client.later(random.random(), client.compare)
            await asyncio.sleep(2.5)
            for table in grabs:
                wait = STARTS_WITHIN * random.random()
                for client in table.seats:
                    client.later(wait, client.ready)
            await asyncio.sleep(STARTS_WITHIN + COUNTDOWN)
            begin, cpu, driver = time.perf_counter(), cpu_seconds(server.process.pid), time.process_time()
            await asyncio.sleep(SECONDS)
            took = time.perf_counter() - begin
            spent = {
                "server_cpu_share": round((cpu_seconds(server.process.pid) - cpu) / took, 2),
                "driver_cpu_share": round((time.process_time() - driver) / took, 2),
                "memory_mb": round(memory_mb(server.process.pid), 1),
            }
            await asyncio.sleep(STARTS_WITHIN)
            if server.load.failed:
                raise HoftagError(server.load.failed)
        finally:
            server.close()
    return {**tally.report(), **spent}


def bench_live(tables: int) -> dict[str, object]:
    """The whole benchmark as one document."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever ends the benchmark ends its server, too
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        found = runner.run(run(tables))
    settings = {"tables": tables, "seats": len(DELAYS), "seconds": SECONDS}
    return {"benchmark": "live", "build": build(), **settings, **found}
