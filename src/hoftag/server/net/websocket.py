"""One WebSocket: its frames, without a task, a queue or a second framing.

The handshake goes through uvicorn and the application, which finds out who is asking and for what. Then a
`WebSocketProtocol` takes the place of everything that the handshake needed: most sockets wait most of the time, and
should hold little memory meanwhile.
"""

import asyncio
import struct
import time
from collections.abc import MutableMapping
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from hoftag.server.rush.latency import Latency

try:
    from websockets.speedups import apply_mask
except ImportError:  # without the compiled part
    from websockets.utils import apply_mask

__all__ = [
    "MASKED",
    "TEXT",
    "Handshake",
    "Listener",
    "WebSocketProtocol",
    "apply_mask",
    "close_frame",
    "handshake_of",
    "text_frame",
]

EXTENSION: Final = "hoftag.websocket"
READ_MOST: Final = 1024 * 1024
"""A longer message closes the socket; a shorter one that is still too long is refused with words."""
WAITING_MOST: Final = 1024 * 1024
"""So many bytes may wait for a reader before the socket is closed; `since` brings back what it missed."""
CLOSE_WITHIN: Final = 5.0
"""So many seconds the other side has to answer a close frame."""
SILENT_MOST: Final = 3
"""So many pings may go unanswered."""

TEXT: Final = 0x81
"""The first byte of a text frame that is whole."""
PART, BINARY, CLOSE, PING, PONG = 0x0, 0x2, 0x8, 0x9, 0xA
WHOLE: Final = 0x80
MASKED: Final = 0x80
WRONG, TOO_LONG, RESTART = 1002, 1009, 1012


class Listener(Protocol):
    def on_message(self, message: bytes) -> None: ...

    def on_close(self) -> None: ...


def text_frame(message: bytes) -> bytes:
    """A message as one text frame of a server."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message


def close_frame(code: int) -> bytes:
    return struct.pack("!BBH", WHOLE | CLOSE, 2, code)


class WebSocketProtocol(asyncio.Protocol):
    """One socket after the handshake."""

    __slots__ = (
        "_closing",
        "_latency",
        "_listener",
        "_need",
        "_open",
        "_parts",
        "_rest",
        "_silent",
        "_transport",
        "_writable",
    )

    def __init__(self, transport: asyncio.Transport, listener: Listener, open_sockets: set[object]) -> None:
        """Take a transport over; `open_sockets` are those that the server closes when it ends."""
        self._transport = transport
        self._listener = listener
        self._open = open_sockets
        self._rest: bytearray | None = None
        """The beginning of a frame whose end has not come yet."""
        self._need = 0
        """So long it must be before it is worth another look."""
        self._parts: bytearray | None = None
        """The beginning of a message that comes in several frames."""
        self._closing: asyncio.TimerHandle | None = None
        self._silent = 0
        self._latency: Latency | None = None
        """What was measured of it, if somebody wanted to know."""
        self._writable = True
        open_sockets.add(self)

    # --- what comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Nearly always exactly one frame with a short text; sometimes anything else."""
        self._silent = 0
        if self._rest is None and self._closing is None and len(data) > 5 and data[0] == TEXT:
            size = data[1] - MASKED
            if 0 <= size < 126 and len(data) == size + 6:
                self._listener.on_message(apply_mask(data[6:], data[2:6]))
                return
        rest = self._rest
        if rest is None:
            rest = self._rest = bytearray(data)
        else:
            rest += data
        if len(rest) >= self._need:
            self._read(rest)

    def _read(self, data: bytearray) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, head = data[at], data[at + 1] & 0x7F, 6
            if not data[at + 1] & MASKED or first & 0x70:
                self._fail(WRONG)
                return
            if size >= 126:
                head = 8 if size == 126 else 14
                if end - at < head:
                    break
                size = int.from_bytes(data[at + 2 : at + head - 4], "big")
            if size > READ_MOST:
                self._fail(TOO_LONG)
                return
            if end - at < head + size:
                self._need = head + size
                break
            mask, body = data[at + head - 4 : at + head], data[at + head : at + head + size]
            at += head + size
            self._need = 0
            self._frame(first & 0x0F, apply_mask(body, mask), whole=bool(first & WHOLE))
            if self._transport.is_closing():
                return
        self._rest = data[at:] if at < end else None

    def _frame(self, kind: int, body: bytes, *, whole: bool) -> None:
        if kind >= CLOSE:
            if kind > PONG or not whole or len(body) > 125:
                self._fail(WRONG)
            elif kind == PING:
                self.write(bytes((WHOLE | PONG, len(body))) + body)
            elif kind == CLOSE:
                self._end(body)
            elif self._latency is not None:
                self._latency.heard(body, time.monotonic())
        elif self._closing is not None:
            return
        elif kind > BINARY or (kind == PART) != (self._parts is not None):
            self._fail(WRONG)
        elif whole and self._parts is None:
            self._listener.on_message(body)
        else:
            parts = self._parts = self._parts or bytearray()
            parts += body
            if len(parts) > READ_MOST:
                self._fail(TOO_LONG)
            elif whole:
                self._parts = None
                self._listener.on_message(bytes(parts))

    # --- what goes ------------------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> bool:
        """Send at once and in order; False if the reader is so slow that the socket should be closed."""
        if self._closing is not None or self._transport.is_closing():
            return True
        if not self._writable and self._transport.get_write_buffer_size() > WAITING_MOST:
            return False
        self._transport.write(frame)
        return True

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True

    def ping(self) -> None:
        """Ping; whoever leaves several unanswered is cut off."""
        self._silent += 1
        if self._silent > SILENT_MOST:
            self._transport.abort()
        else:
            self.write(bytes((WHOLE | PING, 0)))

    def probe(self) -> None:
        """Measure the latency: browsers answer a ping by themselves, and at once."""
        if self._latency is None:
            self._latency = Latency()
        payload = self._latency.probe(time.monotonic())
        self.write(bytes((WHOLE | PING, len(payload))) + payload)

    def delay(self) -> float | None:
        """The latency one way; None if nobody has measured it or it does not answer."""
        latency = self._latency
        return latency.one_way if latency is not None and latency.is_healthy(time.monotonic()) else None

    # --- the end --------------------------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Send a close frame; the other side has a moment to answer."""
        if self._closing is None and not self._transport.is_closing():
            self.write(close_frame(code))
            self._closing = asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._transport.abort)

    def _end(self, body: bytes) -> None:
        """The other side closes, or answers our close frame."""
        if self._closing is None:
            self.write(bytes((WHOLE | CLOSE, len(body[:2]))) + body[:2])
        self._transport.close()

    def _fail(self, code: int) -> None:
        """A broken frame: nothing more is read."""
        self.close(code)
        self._transport.close()

    def shutdown(self) -> None:
        """The server ends; it does not wait for those who do not read."""
        self._fail(RESTART)
        if self._transport.get_write_buffer_size():
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        self._listener.on_close()


class DetachedTransport(asyncio.Transport):
    """What the handshake keeps of a transport that it has handed over."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None: ...


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's socket, until somebody is admitted."""

    def handle_connect(self, event: Request) -> None:
        """Offer the handshake to the application; nothing more is read before it is done."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"handshake": self}
            self.read_paused = True
            self.transport.pause_reading()

    def hand_over(self, listener: Listener) -> WebSocketProtocol:
        """The handshake is done: the transport belongs to a `WebSocketProtocol` from now on."""
        transport, self.transport = self.transport, DetachedTransport()
        socket = WebSocketProtocol(transport, listener, cast("set[object]", self.connections))
        if self.disconnected:
            socket.connection_lost(None)
            return socket
        self.connections.discard(self)
        transport.set_protocol(socket)
        transport.resume_reading()
        return socket


def handshake_of(scope: MutableMapping[str, Any]) -> Handshake:
    found = scope["extensions"][EXTENSION]["handshake"]
    assert isinstance(found, Handshake)
    return found
