"""The short way in: only what is exactly one whole text frame passes the parser by."""

import time
from pathlib import Path

import pytest
from websockets.frames import CloseCode, Frame, Opcode

from hoftag.server.line import framed, only_whole, unframed
from tests.server.kit import config, running


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 5000, 65_535])
def test_one_whole_text_frame_is_read_and_nothing_else(size: int) -> None:
    text = bytes(97 + number % 26 for number in range(size))
    sent = frame(text)
    assert unframed(sent) == text
    assert only_whole(sent)
    for broken in (sent[:-1], sent + sent, sent + b"\x81", b""):
        assert unframed(broken) is None
    assert only_whole(sent + frame(b"", Opcode.PING) + sent)
    assert not only_whole(sent[:-1])
    assert not only_whole(sent + b"\x81")


def test_parts_closes_and_what_is_too_long_are_for_the_parser() -> None:
    close = Frame(Opcode.CLOSE, int(CloseCode.NORMAL_CLOSURE).to_bytes(2, "big")).serialize(mask=True)
    for other in (frame(b"x", fin=False), frame(b"x", Opcode.CONT), close, frame(b"x" * 65_536)):
        assert unframed(other) is None
        assert not only_whole(other)
    assert unframed(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False)) is None
    assert unframed(frame(b"x", Opcode.BINARY)) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_framed_as_the_library_does(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_pieces_and_heaps_are_answered_as_well(tmp_path: Path) -> None:
    ping = [frame(b'{"type": "ping", "id": "p%d"}' % number) for number in range(6)]
    with running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        with anna.at(anna.lay("me", "open")) as line:
            raw = line.socket.socket
            raw.sendall(ping[0])
            line.until("pong", id="p0")
            raw.sendall(ping[1] + frame(b"", Opcode.PING) + ping[2])
            line.until("pong", id="p1")
            line.until("pong", id="p2")
            raw.sendall(ping[3][:9])
            time.sleep(0.05)
            raw.sendall(ping[3][9:] + ping[4])
            line.until("pong", id="p3")
            line.until("pong", id="p4")
            raw.sendall(ping[5])
            line.until("pong", id="p5")
