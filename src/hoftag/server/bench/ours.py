"""Hoftag as it is measured: `hoftag serve`, tables of Citadels for two, every move on the disk before its answer."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from hoftag.server.bench.driver import Client
from hoftag.server.bench.measured import Measured, free_port, opened
from hoftag.server.config import Config
from hoftag.server.house import House
from hoftag.server.seating import take_seat
from hoftag.server.security import COOKIE
from hoftag.server.wire import MySeat, NewTable, OpenSeat

GROW_UNTIL: Final = 120
"""After so many moves nobody builds or draws any more, so that games neither end nor outgrow real ones."""
GROWTH: Final = frozenset(("build", "take-cards", "bonus-cards", "smithy"))
POSITIONS: Final = (b'{"type":"step"', b'{"type":"welcome"')


class MoveSeen(msgspec.Struct):
    """A move to send back."""

    move: dict[str, str]


class SeatSeen(msgspec.Struct):
    """As much of a seat as the driver needs."""

    decision: int = 0
    must: bool = False
    legal: list[MoveSeen] = []


class Seen(msgspec.Struct):
    """As much of a position as the driver needs."""

    accepted: str = ""
    version: int = 0
    seats: list[SeatSeen] = []


DECODER: Final = msgspec.json.Decoder(Seen)


class OurClient(Client):
    """A person at a Hoftag table."""

    count = 0

    async def sit(self, port: int, table: str, secret: str) -> None:
        """Connect and say hello; `secret` is that of the session."""
        await self.open(port, f"/api/tables/{table}/socket", {"Cookie": f"{COOKIE}={secret}"})
        self.send(b'{"type":"hello"}')

    def heard(self, message: bytes) -> None:
        """Answer what is asked."""
        if message.startswith(b'{"type":"refused"'):
            self.fail(f"the server refused a move of the benchmark: {message!r}")
        if not message.startswith(POSITIONS):
            return
        seen = DECODER.decode(message)
        if seen.accepted:
            self.load.answered(self.sent)
        if seen.seats and seen.seats[0].must:
            self.load.turn(self.move(seen.seats[0], seen.version))

    def move(self, seat: SeatSeen, version: int) -> Callable[[], None]:
        """One of the legal moves."""
        legal = seat.legal
        if version > GROW_UNTIL:
            legal = [one for one in legal if one.move["move"] not in GROWTH] or legal
        self.count += 1
        reply = {
            "type": "move",
            "id": f"m{self.count}",
            "decision": seat.decision,
            "move": random.choice(legal).move,
        }
        return lambda: self.send(msgspec.json.encode(reply))


async def lay_tables(database: Path, number: int) -> list[tuple[str, str]]:
    """Tables for two that have begun, written straight into the store; table and session secret of each seat."""
    house = House(Config(database=database))
    await house.open()
    places: list[tuple[str, str]] = []

    async def lay() -> None:
        (anna, first), (berta, second) = await asyncio.gather(
            house.people.guest("Anna", "bench"), house.people.guest("Berta", "bench")
        )
        table = await house.tables.lay(anna, NewTable("citadels", [MySeat(), OpenSeat()]))

        async def fill() -> None:
            await table.change(
                lambda terms: take_seat(terms, berta.id, "Berta", "person", None, guest_of=False), seats=True
            )
            await table.start(anna.id)

        await table.ask(fill)
        places.extend([(table.id, first), (table.id, second)])

    for begin in range(0, number, 100):
        await asyncio.gather(*(lay() for _ in range(min(100, number - begin))))
    await house.close()
    return places


async def our_server(folder: Path, clients: int) -> Measured:
    """A server with tables for so many."""
    database = folder / f"bench-{clients}.sqlite"
    places = await lay_tables(database, clients // 2)
    port = free_port()
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    command += ["--messages-per-second", "1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603, ASYNC220 - our own command
    return await opened(Measured("hoftag", process, port, OurClient), places)
