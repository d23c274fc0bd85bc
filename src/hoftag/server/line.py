"""The line: uvicorn's socket with a short way in and out, offered to the application as an ASGI extension.

A move is one message in and one out for each viewer; the ordinary way costs a task, a queue and a second framing for
each of them. Whoever finds no such extension (another ASGI server) goes the ordinary way.
"""

import struct
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "hoftag.line"
WAITING_MOST: Final = 1024 * 1024
"""So many bytes may wait for a reader before the line is cut; `since` brings back what it missed."""
TEXT: Final = 0x81
"""The first byte of a text frame that is whole."""


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    listener: Callable[[bytes], None] | None = None
    """Whoever wants to hear messages at once."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

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
