"""The clients of `hoftag bench live`: four hands at each table that reach for the same tile at the same true moment.

The delays are injected here, on the way out and on the way in, so the server sees real lines: it measures them, and
each client compares clocks over its own.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from bench.server.driver import PING, TEXT, Client
from hoftag.server.net.security import COOKIE
from hoftag.server.wire.play import RushInfo

DELAYS: Final = (0.010, 0.060, 0.120, 0.180)
"""One way, by seat."""
EVERY: Final = 1.1
"""Seconds from one contest to the next at a table."""
LOOK: Final = 0.26
"""From seeing a tile to laying it back."""
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

    def __init__(self, seats: list["RushClient"], tally: "Tally") -> None:
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

    def answered(self, client: "RushClient", name: str, *, won: bool, in_time: bool) -> None:
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


class RushClient(Client):
    """A hand in a rush, at the end of a line of some length."""

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
        """Answers stand at the very end of a batch: first what was done, then what was not."""
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
