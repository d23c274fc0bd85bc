"""`hoftag bench live`: the grab at many tables at once, over lines of different length, against one server process.

At each table four hands reach for the same tile at the same true moment, again and again; whoever gets it looks and
lays it back. The delays are injected here, on the way out and on the way in, so the server sees real lines: it measures
them, and each client compares clocks over its own. What is measured: from the moment at which a message is written to
the socket until its effect is read from it, and how often each seat wins.
"""

import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from hoftag.core.build import build
from hoftag.core.errors import HoftagError
from hoftag.server.bench.driver import PING, Client, Load
from hoftag.server.bench.measured import Measured, cpu_seconds, free_port, memory_mb
from hoftag.server.config import Config
from hoftag.server.house import House
from hoftag.server.line import TEXT
from hoftag.server.seating import take_seat
from hoftag.server.security import COOKIE
from hoftag.server.wire import MySeat, NewTable, OpenSeat, RushInfo

DELAYS: Final = (0.010, 0.060, 0.120, 0.180)
"""One way, by seat."""
EVERY: Final = 1.1
"""Seconds from one contest to the next at a table."""
LOOK: Final = 0.26
"""From seeing a tile to laying it back."""
SECONDS: Final = 40
"""The longest hourglass there is."""
OPTIONS: Final[dict[str, bool | int | str]] = {"taxing": "live", "hourglass": SECONDS}
STARTS_WITHIN: Final = 2.0
"""Tables do not begin all at once."""
COUNTDOWN: Final = 3.0
COMPARISONS: Final = 5
COMPARE_EVERY: Final = 2.0
"""How often a client compares clocks before the grab, and how often while it lasts."""
PONG: Final = 0x8A
MISSED: Final = "missed"
TAIL: Final = 400
"""So many bytes at the end of a frame hold every answer."""


class SeatSeen(msgspec.Struct):
    """As much of a seat as the driver needs."""

    decision: int = 0


class WelcomeSeen(msgspec.Struct):
    """As much of a welcome as the driver needs."""

    seats: list[SeatSeen]


class ClocksSeen(msgspec.Struct):
    """As much of the clocks as the driver needs."""

    rush: RushInfo | None = None


class StepSeen(msgspec.Struct):
    """As much of a step as the driver needs."""

    clocks: ClocksSeen | None = None


class PongSeen(msgspec.Struct):
    """The server's clock."""

    id: str
    now: float


WELCOME: Final = msgspec.json.Decoder(WelcomeSeen)
STEP: Final = msgspec.json.Decoder(StepSeen)
NOW: Final = msgspec.json.Decoder(PongSeen)


class Contest:
    """Four hands on one tile."""

    __slots__ = ("answers", "winner")

    def __init__(self) -> None:
        """Nobody has heard anything yet."""
        self.answers = 0
        self.winner = -1


class Grab:
    """One table and its four clients."""

    def __init__(self, seats: list["LiveClient"], tally: "Tally") -> None:
        """Not begun yet."""
        self.seats = seats
        self.tally = tally
        self.rush: RushInfo | None = None
        self.contests: list[Contest] = []
        for seat, client in enumerate(seats):
            client.table = self
            client.seat = seat
            client.delay = DELAYS[seat]

    def announced(self, rush: RushInfo) -> None:
        """The start is known: plan every contest."""
        if self.rush is not None:
            return
        self.rush = rush
        assert rush.begins is not None
        assert rush.ends is not None
        loop = asyncio.get_running_loop()
        skew = loop.time() - time.time()
        moment = rush.begins + 0.4 + EVERY * random.random()
        while moment < rush.ends - EVERY:
            loop.call_at(moment + skew, self.contest)
            moment += EVERY

    def contest(self) -> None:
        """Everybody reaches for the same tile, now."""
        number = len(self.contests)
        self.contests.append(Contest())
        for client in self.seats:
            client.act(f"c{number}", f'{{"move":"lift","slot":"{number % 27 + 1}"}}')

    def answered(self, client: "LiveClient", name: str, *, won: bool, in_time: bool) -> None:
        """What became of a reach; a contest counts in which nobody was refused for anything but missing."""
        contest = self.contests[int(name[1:])]
        contest.answers += in_time
        if won:
            contest.winner = client.seat
            client.later(client.delay + LOOK, client.lay_back)
        if contest.answers == len(self.seats):
            self.tally.contest(contest)


class Tally:
    """What was counted at all tables."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.won = [0] * len(DELAYS)
        self.refused: Counter[str] = Counter()
        self.waits: list[list[float]] = [[] for _ in DELAYS]

    def contest(self, contest: Contest) -> None:
        """All four have their answer."""
        if contest.winner >= 0:
            self.won[contest.winner] += 1

    def report(self) -> dict[str, object]:
        """All of it."""
        contests = max(1, sum(self.won))
        waits = sorted(wait for seat in self.waits for wait in seat) or [0.0]
        shares = [round(100 * won / contests, 2) for won in self.won]
        return {
            "contests": sum(self.won),
            "refused": dict(self.refused),
            "share_percent": dict(zip(delay_names(), shares, strict=True)),
            "farthest_from_even": round(max(abs(share - 100 / len(shares)) for share in shares), 2),
            "messages": len(waits),
            "p50_ms": milliseconds(waits, 0.5),
            "p99_ms": milliseconds(waits, 0.99),
            "p99_ms_by_seat": {
                name: milliseconds(sorted(seat) or [0.0], 0.99)
                for name, seat in zip(delay_names(), self.waits, strict=True)
            },
        }


def delay_names() -> list[str]:
    """The seats by their delay."""
    return [f"{delay * 1000:.0f} ms" for delay in DELAYS]


def milliseconds(waits: list[float], share: float) -> float:
    """A quantile of sorted waits."""
    return round(waits[int((len(waits) - 1) * share)] * 1000, 1)


class LiveClient(Client):
    """A hand at a live table, at the end of a line of some length."""

    table: Grab | None = None
    seat = 0
    delay = 0.0
    count = 0
    best = float("inf")
    """The shortest round trip of a comparison of clocks, and what it said."""
    offset = 0.0
    compared = 0
    closed = False
    decision = 0

    async def sit(self, port: int, table: str, secret: str) -> None:
        """Connect and say hello."""
        self.written: dict[bytes, float] = {}
        self.asked: dict[str, float] = {}
        await self.open(port, f"/api/tables/{table}/socket", {"Cookie": f"{COOKIE}={secret}"})
        self.send(b'{"type":"hello"}')

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Do something after a while, unless everybody has gone home."""
        asyncio.get_running_loop().call_later(seconds, lambda: None if self.closed else call())

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == PING:  # it arrives after the delay, and its answer needs as long again
            self.later(2 * self.delay, lambda: self._write(PONG, body))
        else:
            super()._frame(kind, body)

    # --- the clock

    def compare(self) -> None:
        """Ask for the server's time, a few times in quick succession and then every now and then."""
        began = time.perf_counter()
        self.later(self.delay, lambda: self._ask_time(began))
        self.later(0.15 if self.compared < COMPARISONS else COMPARE_EVERY, self.compare)

    def _ask_time(self, began: float) -> None:
        self.compared += 1
        self.asked[str(self.compared)] = began
        self._write(TEXT, b'{"type":"ping","id":"%d"}' % self.compared)

    def _time(self, message: bytes) -> None:
        said = NOW.decode(message)
        began = self.asked.pop(said.id)
        took = time.perf_counter() + self.delay - began
        if took < self.best:
            self.best = took
            self.offset = said.now - (began + took / 2)

    # --- acting

    def act(self, name: str, move: str) -> None:
        """Move now; the message needs its time to the server."""
        meant = time.perf_counter() + self.offset
        message = f'{{"type":"move","id":"{name}","move":{move},"at":{meant:.4f}}}'.encode()
        self.later(self.delay, lambda: self._send(name.encode(), message))

    def _send(self, name: bytes, message: bytes) -> None:
        self.written[name] = time.perf_counter()
        self._write(TEXT, message)

    def lay_back(self) -> None:
        """The tile has been looked at."""
        self.count += 1
        self.act(f"b{self.count}", '{"move":"lay-back"}')

    def ready(self) -> None:
        """Let the grab begin."""
        self._write(TEXT, b'{"type":"move","id":"ready","decision":%d,"move":{"move":"ready"}}' % self.decision)

    def heard(self, message: bytes) -> None:
        """Find out what it answers."""
        kind = message[9:14]
        if kind == b'rush"':
            self._answers(message[-TAIL:])
        elif kind == b"refus":
            self._refused(message)
        elif kind == b'pong"':
            self._time(message)
        elif kind == b"welco":
            self.decision = WELCOME.decode(message).seats[0].decision
        elif kind == b'step"' and self.table is not None and self.table.rush is None:
            clocks = STEP.decode(message).clocks
            if clocks is not None and clocks.rush is not None and clocks.rush.begins is not None:
                self.table.announced(clocks.rush)

    def _answers(self, tail: bytes) -> None:
        """Answers stand at the very end of what happened in a span: first what was done, then what was not."""
        refused = tail.rfind(b'"refused":[{')
        for name in list(self.written):
            at = tail.rfind(b'"%s"' % name)
            if at >= 0:
                if at > refused >= 0:
                    self._refused(tail[refused:])
                else:
                    self._settled(name, won=True)

    def _refused(self, message: bytes) -> None:
        for name in list(self.written):
            if b'"%s"' % name in message:
                self._settled(name, won=False, why=message.partition(b'"code":"')[2].partition(b'"')[0].decode())

    def _settled(self, name: bytes, *, won: bool, why: str = MISSED) -> None:
        assert self.table is not None
        self.table.tally.waits[self.seat].append(time.perf_counter() - self.written.pop(name))
        if why != MISSED:
            self.table.tally.refused[why] += 1
        if name.startswith(b"c"):
            self.table.answered(self, name.decode(), won=won, in_time=why == MISSED)

    def close(self) -> None:
        """Go home."""
        self.closed = True
        super().close()


Place = tuple[str, list[str]]
"""A table, and the session secret of whoever sits in each seat."""


async def lay_tables(database: Path, number: int) -> list[Place]:
    """Live tables for four at which everybody only has to be ready."""
    house = House(Config(database=database))
    await house.open()
    places: list[Place] = []

    async def lay() -> None:
        people = await asyncio.gather(*(house.people.guest(f"P{seat}", "bench") for seat in range(len(DELAYS))))
        wish = NewTable("tumult_royal", [MySeat(), *[OpenSeat()] * (len(DELAYS) - 1)], OPTIONS)
        table = await house.tables.lay(people[0][0], wish)

        async def play_on() -> None:
            for person, _ in people[1:]:
                await table.change(
                    lambda terms, person=person: take_seat(  # type: ignore[misc]
                        terms, person.id, person.name, "person", None, guest_of=False
                    ),
                    seats=True,
                )
            await table.start(people[0][0].id)
            while len(table.questions) == 1:
                ((seat, question),) = table.questions.items()
                await table.play_move(seat, question.legal[0])

        await table.ask(play_on)
        places.append((table.id, [secret for _, secret in people]))

    for begin in range(0, number, 50):
        await asyncio.gather(*(lay() for _ in range(min(50, number - begin))))
    await house.close()
    return places


async def live_server(folder: Path, tables: int, tally: Tally) -> tuple[Measured, list[Grab]]:
    """A server with live tables, and everybody at them."""
    database = folder / "live.sqlite"
    places = await lay_tables(database, tables)
    port = free_port()
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen(  # noqa: S603, ASYNC220 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    grabs: list[Grab] = []

    async def sit(load: Load, place: Place) -> None:
        table, secrets = place
        clients = [LiveClient(load) for _ in secrets]
        grabs.append(Grab(clients, tally))
        await asyncio.gather(
            *(client.sit(port, table, secret) for client, secret in zip(clients, secrets, strict=True))
        )

    return await Measured("hoftag", process, port).seat(places, sit), grabs


async def grab(tables: int) -> dict[str, object]:
    """One hourglass at every table."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        server, grabs = await live_server(Path(folder), tables, tally)
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
        found = runner.run(grab(tables))
    settings = {"tables": tables, "seats": len(DELAYS), "seconds": SECONDS}
    return {"benchmark": "live", "build": build(), **settings, **found}
