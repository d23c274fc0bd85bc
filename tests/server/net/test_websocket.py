"""The line: frames of every kind, whole and in pieces, over a real socket; what makes no sense ends it with a code."""

import asyncio
import contextlib
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import MethodType

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol

from hoftag.server.net import websocket as lines
from hoftag.server.net.websocket import Handshake
from hoftag.server.run import uvicorn_config
from tests.server.kit import Line, Running, config, running


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def ping(name: str, size: int = 0) -> bytes:
    """A message that is answered with its name."""
    return b'{"type": "ping", "id": "%s"%s}' % (name.encode(), b" " * size)


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


@contextmanager
def at_a_table(server: Running) -> Iterator[Line]:
    anna = server.guest("Anna")
    with anna.at(anna.lay("me", "open")) as line:
        yield line


def deaf(_protocol: Protocol, _frame: Frame) -> None:
    """Hear nothing, not even a ping."""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size_is_framed_as_the_library_does_it(size: int) -> None:
    message = b"x" * size
    for _ in range(2):  # the second time what stands before it is known
        assert lines.text_frame(message) == frame(message, mask=False)


def test_uvicorn_is_as_the_handshake_expects_it() -> None:
    """Names of uvicorn that are promised to nobody: a version without them fails here, and not at a table."""

    async def app(scope: object, receive: object, send: object) -> None: ...

    async def check() -> None:
        settings = uvicorn_config(app, "127.0.0.1", 0)
        settings.load()
        assert settings.ws_protocol_class is Handshake
        state = ServerState()
        found = Handshake(settings, state, {})
        assert callable(WebSocketsSansIOProtocol.handle_connect)
        assert found.connections is state.connections
        assert (found.close_sent, found.disconnected, found.read_paused) == (False, False, False)
        assert hasattr(found, "transport")

    asyncio.run(check())


@pytest.mark.parametrize("size", [0, 100, 101, 400, 7900])
def test_messages_of_any_length_are_answered(server: Running, size: int) -> None:
    with at_a_table(server) as line:
        line.socket.socket.sendall(frame(ping("a", size)))
        line.until("pong", id="a")


def test_heaps_of_frames_are_answered_one_by_one(server: Running) -> None:
    heap = b"".join(frame(ping(f"p{number}", 50 * number)) for number in range(6))
    with at_a_table(server) as line:
        line.socket.socket.sendall(heap + frame(b"", Opcode.PING) + frame(ping("last"), Opcode.BINARY))
        for number in range(6):
            line.until("pong", id=f"p{number}")
        line.until("pong", id="last")


def test_a_frame_may_come_byte_by_byte(server: Running) -> None:
    sent = frame(ping("slow", 150)) + frame(ping("next"))
    with at_a_table(server) as line, at_a_table(server) as other:
        for at in range(20):
            line.socket.socket.sendall(sent[at : at + 1])
            assert other.quiet()  # so the server has read the byte
        line.socket.socket.sendall(sent[20:])
        line.until("pong", id="slow")
        line.until("pong", id="next")


def test_a_message_may_come_in_several_frames_with_a_ping_between(server: Running) -> None:
    text = ping("parts", 30)
    pieces = [frame(text[:5], fin=False), frame(b"", Opcode.CONT, fin=False), frame(b"?", Opcode.PING)]
    with at_a_table(server) as line:
        for piece in (*pieces, frame(text[5:9], Opcode.CONT, fin=False), frame(text[9:], Opcode.CONT)):
            line.socket.socket.sendall(piece)
        line.until("pong", id="parts")
        line.socket.socket.sendall(frame(ping("after")))
        line.until("pong", id="after")


def test_a_ping_is_answered_with_its_own_words(server: Running) -> None:
    with at_a_table(server) as line:
        assert line.socket.ping("are you there?").wait(10)


def test_a_long_message_is_refused_and_the_line_stays(server: Running) -> None:
    with at_a_table(server) as line:
        line.send(" " * 300_000)
        assert line.until("refused")["code"] == "too-large"
        line.send(ping("still here").decode())
        line.until("pong", id="still here")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"x", mask=False), CloseCode.PROTOCOL_ERROR),
        (frame(b"x", Opcode.CONT), CloseCode.PROTOCOL_ERROR),
        (frame(b"x", fin=False) + frame(b"x"), CloseCode.PROTOCOL_ERROR),
        (bytes((0x09, 0x80)) + b"1234", CloseCode.PROTOCOL_ERROR),
        (bytes((0x8B, 0x80)) + b"1234", CloseCode.PROTOCOL_ERROR),
        (bytes((0x83, 0x80)) + b"1234", CloseCode.PROTOCOL_ERROR),
        (bytes((0xC1, 0x80)) + b"1234", CloseCode.PROTOCOL_ERROR),
        (bytes((0x89, 0xFE, 0, 126)) + b"1234" + b"x" * 126, CloseCode.PROTOCOL_ERROR),
        (bytes((0x81, 0xFF)) + (2**40).to_bytes(8, "big") + b"1234", CloseCode.MESSAGE_TOO_BIG),
        (b"".join(frame(b"x" * 600_000, Opcode.CONT if part else Opcode.TEXT, fin=False) for part in range(2)), 1009),
        (frame(b'{"type": "ping", "id": "\xff"}'), CloseCode.INVALID_DATA),
        (frame(b"\xc3", fin=False) + frame(b"\x28", Opcode.CONT), CloseCode.INVALID_DATA),
        (frame(b"\x03", Opcode.CLOSE), CloseCode.PROTOCOL_ERROR),
        (frame((999).to_bytes(2, "big"), Opcode.CLOSE), CloseCode.PROTOCOL_ERROR),
    ],
    ids=[
        "unmasked",
        "nothing-to-continue",
        "interrupted",
        "split-ping",
        "unknown-control",
        "unknown-kind",
        "reserved-bit",
        "long-ping",
        "too-long",
        "too-long-in-parts",
        "no-unicode",
        "no-unicode-in-parts",
        "short-goodbye",
        "unknown-goodbye",
    ],
)
def test_what_makes_no_sense_ends_the_line_with_a_code(server: Running, sent: bytes, code: int) -> None:
    with at_a_table(server) as line, at_a_table(server) as other:
        line.socket.socket.sendall(sent + frame(ping("never")))
        assert line.closed() == code
        assert not any("never" in text for text in line.heard)
        assert other.quiet()


def test_a_goodbye_is_answered_and_the_seat_is_seen_to_be_empty(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    with anna.at(table) as line:
        with berta.at(table) as other:
            line.until("presence", seats=[0, 1])
            other.socket.close(1000)
            assert other.socket.close_code == CloseCode.NORMAL_CLOSURE
        line.until("presence", seats=[0])


def test_whoever_looks_at_a_table_before_they_sit_down_is_seen_to_be_there(server: Running) -> None:
    """Also when the seats are shuffled as the game begins."""
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open", shuffle_seats=True)
    with anna.at(table) as line, berta.at(table) as other:
        line.until("presence", seats=[0], spectators=1)
        berta.sit(table)
        line.until("presence", seats=[0, 1], spectators=0)
        berta.post(f"/api/tables/{table}/leave")
        line.until("presence", seats=[0], spectators=1)
        berta.sit(table)
        anna.start(table)
        other.until("started")
        other.until("presence", seats=[0, 1], spectators=0)


def test_a_line_that_breaks_leaves_the_seat_empty(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    with anna.at(table) as line:
        with berta.at(table) as other:
            line.until("presence", seats=[0, 1])
            other.socket.socket.close()
        line.until("presence", seats=[0])


def test_nobody_waits_for_those_who_do_not_read(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    anna.start(table)
    hello = frame(b'{"type": "hello"}') * 100
    with berta.at(table) as line, anna.socket(table) as dull:
        with contextlib.suppress(ConnectionError):
            for _ in range(400):
                dull.socket.sendall(hello)
        line.until("presence", seats=[1])
        assert line.quiet()
        dull.close_socket()
    with anna.at(table) as again:
        assert again.public


def test_who_pings_and_does_not_read_is_cut_off(server: Running) -> None:
    anna = server.guest("Anna")
    lines = [
        f"GET /api/tables/{anna.lay('me', 'open')}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items()),
    ]
    heap = frame(b"x" * 125, Opcode.PING) * 200_000
    with socket.create_connection(("127.0.0.1", server.port)) as dull:
        dull.sendall("\r\n".join([*lines, "", ""]).encode())
        assert dull.recv(12) == b"HTTP/1.1 101"
        with pytest.raises(ConnectionError):
            dull.sendall(heap)


def test_letters_of_several_bytes_may_be_cut_between_frames(server: Running) -> None:
    text = '{"type": "ping", "id": "Königin"}'.encode()
    cut = text.index("ö".encode()) + 1
    with at_a_table(server) as line:
        line.socket.socket.sendall(frame(text[:cut], fin=False) + frame(text[cut:], Opcode.CONT))
        line.until("pong", id="Königin")


@pytest.mark.pure
def test_those_who_do_not_answer_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoftag.server.net.sockets.PING_EVERY", 1)
    monkeypatch.setattr(lines, "SILENT_MOST", 1)
    with running(config(tmp_path)) as server:
        anna, berta = server.guest("Anna"), server.guest("Berta")
        table = anna.lay("me", "open")
        berta.sit(table)
        with berta.at(table) as line, anna.at(table) as silent:
            line.until("presence", seats=[0, 1])
            silent.socket.protocol.recv_frame = MethodType(deaf, silent.socket.protocol)  # type: ignore[method-assign]
            line.until("presence", seats=[1])
            assert line.quiet()


def test_a_server_that_ends_says_come_again(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(config(tmp_path)) as server:
            anna = server.guest("Anna")
            line = stack.enter_context(anna.at(anna.lay("me", "open")))
        assert line.closed() == CloseCode.SERVICE_RESTART
