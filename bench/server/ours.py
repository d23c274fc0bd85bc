"""Hoftag as it is measured: `hoftag serve`, tables of Citadels for two, every move on the disk before its answer."""

import asyncio
import math
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from bench.server.driver import Client
from bench.server.measured import Measured, free_port
from hoftag.server.config import Config
from hoftag.server.net.security import COOKIE
from hoftag.server.people.people import Person
from hoftag.server.server import Server
from hoftag.server.wire.tables import MySeat, NewTable, OpenSeat, Sit

GROW_UNTIL: Final = 80
"""After so many moves nobody builds or draws any more, so that games last long and do not outgrow real ones."""
GROWTH: Final = frozenset(("build", "take-cards", "bonus-cards", "smithy"))
GAME_MOVES: Final = 600
"""So many moves such a game has, at least: then its round limit ends it, and its people go on to their next table."""
MOST_MOVES: Final = 10_000
"""A second: tables are laid for so many."""
POSITIONS: Final = (b'{"type":"step"', b'{"type":"welcome"')


Place = tuple[str, list[str]]
"""The secret of somebody's session, and the tables at which they play, one after the other."""


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
    place: Place

    async def sit(self, port: int, place: Place) -> None:
        """Connect and say hello."""
        self.port, self.place = port, place
        secret, tables = place
        await self.open(port, f"/api/tables/{tables[0]}/socket", {"Cookie": f"{COOKIE}={secret}"})
        self.send(b'{"type":"hello"}')

    def heard(self, message: bytes) -> None:
        """Answer what is asked."""
        if not message.startswith(POSITIONS):
            if message.startswith(b'{"type":"over"'):
                self.go_on()
            elif message.startswith(b'{"type":"refused"'):
                self.fail(f"the server refused a move of the benchmark: {message!r}")
            return
        seen = DECODER.decode(message)
        if seen.accepted:
            self.load.answered(self.sent)
        if seen.seats and seen.seats[0].must:
            self.load.turn(self.move(seen.seats[0], seen.version))

    def go_on(self) -> None:
        """The game is over: to the next table."""
        secret, tables = self.place
        if len(tables) < 2:
            self.fail("the benchmark has not laid enough tables for a server as quick as this")
            return
        self.close()
        self.next = OurClient(self.load)
        self.sitting = asyncio.get_running_loop().create_task(self.next.sit(self.port, (secret, tables[1:])))

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


async def lay_tables(database: Path, pairs: int, each: int) -> list[Place]:
    """Tables that have begun, so many for each pair of people, written straight into the store."""
    server = Server(Config(database=database))
    await server.open()
    places: list[Place] = []

    async def lay(anna: Person, berta: Person) -> str:
        table = await server.tables.create(anna, NewTable("citadels", [MySeat(), OpenSeat()]))

        async def fill() -> None:
            await table.sit(berta, Sit())
            await table.start(anna.id)

        await table.ask(fill)
        return table.id

    async def lay_all() -> None:
        (anna, first), (berta, second) = await asyncio.gather(
            server.people.guest("Anna", "bench"), server.people.guest("Berta", "bench")
        )
        tables = [await lay(anna, berta) for _ in range(each)]
        places.extend([(first, tables), (second, tables)])

    for begin in range(0, pairs, 100):
        await asyncio.gather(*(lay_all() for _ in range(min(100, pairs - begin))))
    await server.close()
    return places


async def our_server(folder: Path, clients: int, seconds: float) -> Measured:
    """A server with tables for so many people and so many seconds as fast as it can."""
    database = folder / f"bench-{clients}.sqlite"
    pairs = clients // 2
    places = await lay_tables(database, pairs, 1 + math.ceil(seconds * MOST_MOVES / GAME_MOVES / pairs))
    port = free_port()
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    command += ["--messages-per-second", "1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 - our own command
    return await Measured("hoftag", process, port).seat(places, lambda load, place: OurClient(load).sit(port, place))
