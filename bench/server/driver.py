"""The people of the benchmark: bare sockets that cost next to nothing, the same for every server that is measured.

The driver shares the machine with the server. What it spends is missing there, so it does no more than it must: whole
frames, no task for each socket, and of a message only what is needed to move.
"""

import asyncio
import os
import struct
import time
from base64 import b64encode
from collections import deque
from collections.abc import Callable
from typing import Final, cast

from hoftag.core.errors import HoftagError

try:
    from websockets.speedups import apply_mask
except ImportError:  # without the compiled part
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text frame that is whole."""
MASKED: Final = 0x80
KEY: Final = os.urandom(4)
"""What hides the frames of a client; a server undoes it, whatever it is."""
PING: Final = 0x89


class Load:
    """What all clients of one server do together: answer at once, or when the pacer says so."""

    def __init__(self) -> None:
        """Nobody plays yet."""
        self.paced = False
        self.going = False
        self.ready: deque[Callable[[], None]] = deque()
        self.latencies: list[float] = []
        self.moves = 0
        self.bytes = 0
        """How much the server has sent."""
        self.failed = ""
        self.clients: set[Client] = set()

    def turn(self, act: Callable[[], None]) -> None:
        """Somebody may move."""
        if self.going and not self.paced:
            act()
        else:
            self.ready.append(act)

    def answered(self, since: float) -> None:
        """A move was acknowledged."""
        self.moves += 1
        self.latencies.append(time.perf_counter() - since)

    async def run(self, seconds: float, rate: float | None) -> None:
        """Play for a while: as fast as answers come, or at a rate. `finish` waits for the answers that are due."""
        self.paced, self.going = rate is not None, True
        self.latencies, self.moves, self.bytes = [], 0, 0
        if rate is None:
            for _ in range(len(self.ready)):
                self.ready.popleft()()
            await asyncio.sleep(seconds)
        else:
            begin = time.perf_counter()
            for number in range(int(seconds * rate)):
                await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
                if self.ready:
                    self.ready.popleft()()
        self.going = False

    async def finish(self) -> None:
        """Let everybody have their answer, before another server has its turn."""
        moves = -1
        while moves != self.moves:
            moves = self.moves
            await asyncio.sleep(0.3)
        if self.failed:
            raise HoftagError(self.failed)

    def close(self) -> None:
        """Everybody goes home."""
        for client in list(self.clients):
            client.close()


class Client(asyncio.Protocol):
    """One socket: the handshake, then whole frames in and out."""

    def __init__(self, load: Load) -> None:
        """Not connected yet."""
        self.load = load
        self.sent = 0.0
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._upgraded = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, port: int, path: str, headers: dict[str, str]) -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        assert self.transport is not None
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(self._opened, 60)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self.load.clients.add(self)
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """A server that hangs up fails the benchmark."""
        if self in self.load.clients:
            self.fail(f"the server hung up: {exc}")

    def fail(self, why: str) -> None:
        """Something that must not happen."""
        self.load.failed = self.load.failed or why
        if not self._opened.done():
            self._opened.set_exception(HoftagError(why))

    def data_received(self, data: bytes) -> None:
        """Find the whole frames in what has come."""
        self.load.bytes += len(data)
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at, end = 0, len(data)
        if not self._upgraded:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.fail(f"no socket was opened: {data[:200]!r}")
                return
            self._upgraded = True
            self._opened.set_result(None)
        while at + 2 <= end:
            size, head = data[at + 1], 2
            if size == 126 and at + 4 <= end:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127 and at + 10 <= end:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            elif size >= 126:
                break
            if at + head + size > end:
                break
            self._frame(data[at], data[at + head : at + head + size])
            at += head + size
        self._rest = data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self._write(0x8A, body)
        else:
            self.fail(f"a frame that nobody expects: {kind:#x} {body[:100]!r}")

    def heard(self, message: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        """Send, and note when."""
        self.sent = time.perf_counter()
        self._write(TEXT, message)

    def _write(self, kind: int, message: bytes) -> None:
        assert self.transport is not None
        size = len(message)
        head = struct.pack("!BB", kind, MASKED | size) if size < 126 else struct.pack("!BBH", kind, MASKED | 126, size)
        self.transport.write(head + KEY + apply_mask(message, KEY))

    def close(self) -> None:
        """Go home."""
        self.load.clients.discard(self)
        if self.transport is not None:
            self.transport.abort()
