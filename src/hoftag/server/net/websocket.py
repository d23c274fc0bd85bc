"""One WebSocket after its handshake: the library's framing straight on a transport, without a task or a queue.

The handshake goes through uvicorn and the application, which finds out who is asking and for what. Then a
`WebSocketProtocol` takes the place of everything that the handshake needed: messages that go through ASGI cost the
server a quarter more for each move (docs/dependencies.md has the figures).
"""

import asyncio
import time
from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import protocol as framing
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from hoftag.server.rush.latency import Latency

EXTENSION: Final = "hoftag.websocket"
READ_MOST: Final = 1024 * 1024
"""A longer message closes the socket; a shorter one that is still too long is refused with words."""
WAITING_MOST: Final = 1024 * 1024
"""So many bytes may wait for a reader before the socket is closed; `since` brings back what it missed."""
CLOSE_WITHIN: Final = 5.0
"""So many seconds the other side has to answer a close frame."""
SILENT_MOST: Final = 3
"""So many pings may go unanswered."""
USUAL: Final = 16 * 1024
"""Most messages have fewer bytes."""
CONT, TEXT, BINARY, PONG = Opcode.CONT, Opcode.TEXT, Opcode.BINARY, Opcode.PONG
OPEN: Final = framing.State.OPEN


class Listener(Protocol):
    def on_message(self, message: bytes) -> None: ...

    def on_close(self) -> None: ...


def text_frame(message: bytes) -> bytes:
    """A message as one text frame of a server."""
    size = len(message)
    return (usual_head(size) if size < USUAL else text_head(size)) + message


@cache
def usual_head(size: int) -> bytes:
    """The library is asked once for each size that is usual."""
    return text_head(size)


def text_head(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    frame = Frame(TEXT, bytes(size)).serialize(mask=False)
    return frame[: len(frame) - size]


class WebSocketProtocol(asyncio.Protocol):
    """One socket after the handshake."""

    __slots__ = (
        "_closing",
        "_frames",
        "_latency",
        "_listener",
        "_open",
        "_parts",
        "_silent",
        "_transport",
        "_writable",
    )

    def __init__(self, transport: asyncio.Transport, listener: Listener, open_sockets: set[object]) -> None:
        """Take a transport over; `open_sockets` are those that the server closes when it ends."""
        self._transport = transport
        self._listener = listener
        self._open = open_sockets
        self._frames = framing.Protocol(framing.Side.SERVER, max_size=READ_MOST)
        self._parts: list[Frame] = []
        """The beginning of a message that comes in several frames."""
        self._closing: asyncio.TimerHandle | None = None
        self._silent = 0
        self._latency: Latency | None = None
        """What was measured of it, if somebody wanted to know."""
        self._writable = True
        open_sockets.add(self)

    # --- what comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._silent = 0
        frames = self._frames
        frames.receive_data(data)
        for frame in frames.events_received():
            assert isinstance(frame, Frame)
            if frame.fin and (frame.opcode is TEXT or frame.opcode is BINARY):
                self._deliver(frame.opcode, bytes(frame.data))
            else:
                self._receive(frame)
        self._flush()

    def _receive(self, frame: Frame) -> None:
        """A part of a message, or a control frame; pings and goodbyes are answered by the library."""
        if frame.opcode is PONG:
            if self._latency is not None:
                self._latency.heard(bytes(frame.data), time.monotonic())
        elif frame.opcode in {CONT, TEXT, BINARY}:
            self._parts.append(frame)
            if frame.fin:
                parts, self._parts = self._parts, []
                self._deliver(parts[0].opcode, b"".join(part.data for part in parts))

    def _deliver(self, kind: Opcode, message: bytes) -> None:
        if self._closing is not None:
            return
        if kind is TEXT and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        self._listener.on_message(message)

    # --- what goes ------------------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> bool:
        """Send at once and in order; False if the reader is so slow that the socket should be closed."""
        if self._closing is not None or self._transport.is_closing():
            return True
        if self._is_clogged():
            return False
        self._transport.write(frame)
        return True

    def _is_clogged(self) -> bool:
        return not self._writable and self._transport.get_write_buffer_size() > WAITING_MOST

    def _flush(self) -> None:
        """Send what the library has to say."""
        for data in self._frames.data_to_send():
            if data == framing.SEND_EOF:
                self._transport.close()
            elif self._is_clogged():  # nobody reads the answers to all those pings
                self._transport.abort()
                return
            else:
                self._transport.write(data)

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
            self._send_ping(b"")

    def probe(self) -> None:
        """Measure the latency: browsers answer a ping by themselves, and at once."""
        if self._latency is None:
            self._latency = Latency()
        self._send_ping(self._latency.probe(time.monotonic()))

    def _send_ping(self, payload: bytes) -> None:
        if self._frames.state is OPEN:
            self._frames.send_ping(payload)
            self._flush()

    def delay(self) -> float | None:
        """The latency one way; None if nobody has measured it or it does not answer."""
        latency = self._latency
        return latency.one_way if latency is not None and latency.is_healthy(time.monotonic()) else None

    # --- the end --------------------------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Send a close frame; the other side has a moment to answer."""
        if self._frames.state is OPEN and not self._transport.is_closing():
            self._frames.send_close(code)
            self._flush()
            self._closing = asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._transport.abort)

    def _fail(self, code: int) -> None:
        """Send a close frame and read nothing more."""
        if self._frames.state is OPEN:
            self._frames.fail(code)
        self._flush()

    def shutdown(self) -> None:
        """The server ends; it does not wait for those who do not read."""
        self._fail(CloseCode.SERVICE_RESTART)
        self._transport.close()
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
