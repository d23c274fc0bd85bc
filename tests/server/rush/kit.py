"""A live table of Tumult Royale: people with real sockets in the middle of a grab, and a time that the test moves."""

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from hoftag.core.game import State
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.server.config import Config
from hoftag.server.table.table import Table
from tests.server.kit import Guest, Json, Line, Running, StillClock, config, running

AHEAD = 3.0
"""The countdown."""


class LiveTable:
    """A table at which everybody grabs; seat n is person n, over line n."""

    def __init__(self, server: Running, clock: StillClock, people: list[Guest], table: str, lines: list[Line]) -> None:
        self.server = server
        self.clock = clock
        self.people = people
        self.id = table
        self.lines = lines
        self._names = itertools.count()

    # --- the server's own side

    def actor(self) -> Table:
        return next(table for table in self.server.inside.tables.loaded() if table.id == self.id)

    def state(self) -> TumultRoyal:
        match = self.actor().match
        assert match is not None
        state: State = match.state
        assert isinstance(state, TumultRoyal)
        return state

    def rest(self) -> None:
        """Wait until everything that was sent is heard, done and told."""

        async def idle() -> None:
            while self.actor().is_working():  # noqa: ASYNC110 - whatever it does may give it more to do
                await asyncio.sleep(0)

        for line in self.lines:
            line.quiet()
        asyncio.run_coroutine_threadsafe(idle(), self.server.loop).result(20)
        for line in self.lines:
            line.quiet()

    def later(self, seconds: float) -> None:
        """Let time pass, with everything that falls due."""
        self.rest()
        self.clock.pass_by(seconds)
        self.rest()

    # --- playing

    def send(self, seat: int, text: str, at: float | None = None, **more: Json) -> str:
        """A seat grabs: 'lift 5', at the present moment unless another is given; returns the message's id."""
        verb, _, slot = text.partition(" ")
        move = {"move": verb, **({"slot": slot} if slot else {})}
        name = f"g{next(self._names)}"
        when = self.clock.now() if at is None else at
        self.lines[seat].send({"type": "move", "id": name, "seat": seat, "move": move, "at": when, **more})
        return name

    def code(self, seat: int, name: str) -> str:
        """What became of a message: 'accepted', or the code of the refusal."""
        answer = self.lines[seat].told(name)
        return "accepted" if answer["type"] == "accepted" else str(answer["code"])

    def do(self, seat: int, text: str, at: float | None = None, **more: Json) -> str:
        """Grab, wait until the span is closed, and say what became of it."""
        name = self.send(seat, text, at, **more)
        self.later(0.3)
        return self.code(seat, name)

    def begin(self) -> None:
        """From the first statues to the moment at which the sand runs."""
        self.to_rush()
        self.later(AHEAD)

    def to_rush(self) -> None:
        """Until the start is announced."""
        while True:
            newest = max(line.version for line in self.lines)
            for line in self.lines:
                line.up_to(newest)
            turn = next(((line, view) for line in self.lines if (view := line.asked())), None)
            if turn is None:
                return
            line, view = turn
            answer = line.move(view, view["legal"][0]["move"])
            assert answer["type"] == "accepted", answer
            line.up_to(answer["version"])

    def rush(self, seat: int = 0) -> Json:
        """What a line was told last about the rush."""
        return self.lines[seat].clocks["rush"]


@contextmanager
def grabbing(
    folder: Path, seats: int = 3, *, options: Json = None, begun: bool = True, **more: Json
) -> Iterator[LiveTable]:
    """A live table whose sand begins to run, or whose game has just started."""
    with live_server(config(folder)) as (server, clock), ExitStack() as stack:
        yield lay(server, clock, stack, seats, options=options, begun=begun, **more)


@contextmanager
def live_server(settings: Config, clock: StillClock | None = None) -> Iterator[tuple[Running, StillClock]]:
    clock = clock or StillClock()
    with running(settings, clock) as server:
        yield server, clock


def lay(
    server: Running,
    clock: StillClock,
    stack: ExitStack,
    seats: int,
    *,
    options: Json = None,
    begun: bool = True,
    **more: Json,
) -> LiveTable:
    """Lay a live table, and start it."""
    people = [server.guest(f"P{number}") for number in range(seats)]
    chosen = {"taxing": "live", **(options or {})}
    table = people[0].lay("me", *["open"] * (seats - 1), game="tumult_royal", options=chosen, **more)
    for person in people[1:]:
        person.sit(table)
    lines = [stack.enter_context(person.at(table)) for person in people]
    people[0].start(table)
    for line in lines:
        line.until("started")
    found = LiveTable(server, clock, people, table, lines)
    if begun:
        found.begin()
    return found
