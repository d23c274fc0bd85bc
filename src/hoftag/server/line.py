"""The line: uvicorn's socket with a short way in and out, offered to the application as an ASGI extension.

A move is one message in and one out for each viewer; the ordinary way costs a task, a queue and a second framing for
each of them. Whoever finds no such extension (another ASGI server) goes the ordinary way.
"""

import struct
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from hoftag.server.link import Link

try:
    from websockets.speedups import apply_mask
except ImportError:  # without the compiled part
    from websockets.utils import apply_mask

__all__ = ["MASKED", "TEXT", "Line", "apply_mask", "framed", "line_of", "only_whole", "unframed"]

EXTENSION: Final = "hoftag.line"
WAITING_MOST: Final = 1024 * 1024
"""So many bytes may wait for a reader before the line is cut; `since` brings back what it missed."""
TEXT: Final = 0x81
"""The first byte of a text frame that is whole."""
PING: Final = 0x89
WHOLE: Final = frozenset((TEXT, 0x82, 0x89, 0x8A))
"""The same for binary frames, ping and pong."""
MASKED: Final = 0x80


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message


def only_whole(data: bytes) -> bool:
    """Whether these bytes are whole frames of a client, none of them a part of a longer message or the end."""
    at, end = 0, len(data)
    while at + 6 <= end:
        size = data[at + 1] & 0x7F
        if data[at] not in WHOLE or not data[at + 1] & MASKED or size == 127:
            return False
        head = 6
        if size == 126:
            head, size = 8, int.from_bytes(data[at + 2 : at + 4], "big")
        at += head + size
    return at == end


def unframed(data: bytes) -> bytes | None:
    """The message, if these bytes are exactly one text frame of a client as nearly all are; None for anything else."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + 127:
        return None
    size, head = data[1] & 0x7F, 6
    if size == 126:
        size, head = int.from_bytes(data[2:4], "big"), 8
    if len(data) != head + size:
        return None
    return apply_mask(data[head:], data[head - 4 : head])


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    listener: Callable[[bytes], None] | None = None
    """Whoever wants to hear messages at once."""
    link: Link | None = None
    """What is known of how long the line takes."""
    _between = True
    """Whether the parser stands between two frames for certain; only then it may be passed by."""

    def data_received(self, data: bytes) -> None:
        """A whole message goes straight to the listener; whatever else comes is for the parser."""
        if self.listener is None:
            self._between = not self.handshake_complete
        elif self._between and not self.close_sent:
            message = unframed(data)
            if message is not None:
                self.listener(message)
                return
            self._between = only_whole(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def probe(self) -> None:
        """Measure how long the line takes: browsers answer a ping by themselves, and at once."""
        if self.link is None:
            self.link = Link()
        payload = self.link.probe(self.loop.time())
        self.write(bytes((PING, len(payload))) + payload)

    def handle_pong(self, event: Frame) -> None:
        """An answer to a probe, or to a ping that keeps the line alive."""
        if self.link is not None:
            self.link.heard(bytes(event.data), self.loop.time())
        super().handle_pong(event)

    def delay(self) -> float | None:
        """How long the line takes one way; None if nobody has measured it or it does not answer."""
        link = self.link
        return link.one_way if link is not None and link.is_healthy(self.loop.time()) else None

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(bytes(data))

    def write(self, frame: bytes) -> bool:
        """Send at once and in order; False if the reader is so slow that the line should be cut."""
        if self.close_sent or self.transport.is_closing() or not self.handshake_complete:
            return True
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > WAITING_MOST:
            return False
        self.transport.write(frame)
        return True


def line_of(scope: MutableMapping[str, Any]) -> Line | None:
    """The short way, if there is one."""
    found = scope.get("extensions", {}).get(EXTENSION, {}).get("line")
    return found if isinstance(found, Line) else None
