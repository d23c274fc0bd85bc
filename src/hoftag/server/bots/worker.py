"""A process in which bots think: `python -m hoftag.server.bots.worker MEGABYTES`.

It says that it is ready, then reads one thought a line from its standard input and writes one answer a line, all JSON.
When the input ends, so does the process, in the middle of a thought as well: a server that is killed leaves nothing
behind.
"""

import contextlib
import os
import queue
import secrets
import signal
import sys
import threading
import traceback
from collections.abc import Mapping
from typing import BinaryIO, Final

import msgspec

from hoftag.core.moves import Move
from hoftag.core.registry import find_game

TRACE_MOST: Final = 10_000
"""So many characters of a traceback are told."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    rules: int
    overlay: Mapping[str, object]
    position: msgspec.Raw
    seats: int
    seat: int
    spec: str


class Answer(msgspec.Struct, frozen=True):
    """The text of a move, or the traceback of what went wrong; neither means that the process is ready."""

    move: str = ""
    trouble: str = ""


def think(thought: Thought) -> str:
    """Look at the position from a seat and choose."""
    from hoftag.bots import specs
    from hoftag.bots.player import Seat

    game = find_game(thought.game).with_rules(thought.rules)
    if thought.overlay != game.overlay:
        game = game.with_components(thought.overlay)
    state = game.load(msgspec.json.decode(thought.position))
    bot = specs.read(thought.spec).make(secrets.randbits(64))
    move = bot.choose(Seat(game, state, thought.seat, thought.seats))
    if not isinstance(move, Move):
        raise TypeError(f"a bot chooses a move, not {move!r:.200}")
    return move.text


def answer_to(line: bytes) -> Answer:
    try:
        return Answer(move=think(msgspec.json.decode(line, type=Thought)))
    except BaseException:  # noqa: BLE001 - whatever a bot raises is told, and the server ends this process
        return Answer(trouble=traceback.format_exc()[-TRACE_MOST:])


def limit_memory(megabytes: int) -> None:
    """Where the system can do that: beyond the limit there is a MemoryError, and the machine stays well."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_DATA, (limit if most < 0 else min(limit, most), most))


def take_stdout() -> BinaryIO:
    """A stream for answers; whatever a bot prints goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def end_group() -> None:
    """End this process and whatever its bots have started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main(megabytes: int) -> None:
    answers = take_stdout()
    limit_memory(megabytes)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        end_group()

    threading.Thread(target=read, daemon=True).start()
    answer = Answer()
    while True:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
        answer = answer_to(lines.get())


if __name__ == "__main__":
    main(int(sys.argv[1]))
