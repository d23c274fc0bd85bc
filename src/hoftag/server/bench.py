"""`hoftag bench server`: people at real sockets against a real server process, saturated and paced.

Ours plays Citadels for two, with every move on the disk before its answer. The peer, boardgame.io, plays a small game
of the same shape in memory. Both run at once and are measured in turns: they share whatever else the machine does.
"""

import asyncio
import os
import random
import select
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hoftag.core.errors import HoftagError
from hoftag.server.config import Config
from hoftag.server.house import House
from hoftag.server.run import bound
from hoftag.server.seating import take_seat
from hoftag.server.security import COOKIE
from hoftag.server.wire import MySeat, NewTable, OpenSeat

PEERS: Final = ("boardgame.io",)
GROW_UNTIL: Final = 120
"""After so many moves nobody builds or draws any more, so that games neither end nor outgrow real ones."""
GROWTH: Final = frozenset(("build", "take-cards", "bonus-cards", "smithy"))
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
START_WITHIN: Final = 60.0
Result = dict[str, float]


class SeatSeen(msgspec.Struct):
    """As much of a seat as the driver needs."""

    decision: int = 0
    must: bool = False
    legal: list["MoveSeen"] = []


class MoveSeen(msgspec.Struct):
    """A move to send back."""

    move: dict[str, str]


class Seen(msgspec.Struct):
    """As much of a position as the driver needs."""

    accepted: str = ""
    version: int = 0
    seats: list[SeatSeen] = []


POSITIONS: Final = ('{"type":"step"', '{"type":"welcome"')


class Load:
    """What all clients of one server do together: answer at once, or when the pacer says so."""

    def __init__(self) -> None:
        """Nobody plays yet."""
        self.paced = False
        self.going = False
        self.ready: deque[Callable[[], None]] = deque()
        self.latencies: list[float] = []
        self.moves = 0

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
        """Play for a while: as fast as answers come, or at a rate; then let everybody finish."""
        self.paced, self.going = rate is not None, True
        self.latencies, self.moves = [], 0
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
        await asyncio.sleep(0.3)


class Client:
    """One socket."""

    def __init__(self, load: Load) -> None:
        """Not connected yet."""
        self.load = load
        self.sent = 0.0
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Send a move and note when."""
        self.sent = time.perf_counter()
        assert self.socket is not None
        task = asyncio.get_running_loop().create_task(self.socket.send(text))
        PENDING.add(task)
        task.add_done_callback(PENDING.discard)


PENDING: set["asyncio.Task[None]"] = set()


class OurClient(Client):
    """A person at a Hoftag table."""

    async def open(self, url: str, table: str, secret: str) -> None:
        """Connect and say hello."""
        self.sent_at: dict[str, float] = {}
        headers = {"Cookie": f"{COOKIE}={secret}"}
        address = f"{url}/api/tables/{table}/socket"
        self.socket = await connect(
            address, additional_headers=headers, compression=None, proxy=None, ping_interval=None, open_timeout=60
        )
        await self.socket.send('{"type":"hello"}')
        self.task = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        """Answer what is asked."""
        decoder = msgspec.json.Decoder(Seen)
        count = 0
        async for frame in socket:
            assert isinstance(frame, str)
            if frame.startswith('{"type":"refused"'):
                raise HoftagError(f"the server refused a move of the benchmark: {frame!r}")
            if not frame.startswith(POSITIONS):
                continue
            message = decoder.decode(frame)
            if message.accepted:
                self.load.answered(self.sent_at.pop(message.accepted))
            if message.seats and message.seats[0].must:
                count += 1
                self.load.turn(self.move(message.seats[0], message.version, count))

    def move(self, seat: SeatSeen, version: int, count: int) -> Callable[[], None]:
        """One of the legal moves."""
        legal = seat.legal
        if version > GROW_UNTIL:
            legal = [one for one in legal if one.move["move"] not in GROWTH] or legal
        chosen = random.choice(legal).move
        reply = {"type": "move", "id": f"m{count}", "decision": seat.decision, "move": chosen}
        text = msgspec.json.encode(reply).decode()

        def act() -> None:
            self.send(text)
            self.sent_at[f"m{count}"] = self.sent

        return act


class PeerClient(Client):
    """A player at a boardgame.io match, speaking its socket protocol."""

    async def open(self, url: str, table: str, secret: str) -> None:
        """Connect; `secret` is the number of the player."""
        self.table, self.player, self.waiting = table, secret, -1
        address = f"{url}/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(
            address, compression=None, proxy=None, ping_interval=None, open_timeout=60, max_size=None
        )
        await self.socket.send("40/court,")
        self.task = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        """Answer what is asked."""
        async for frame in socket:
            assert isinstance(frame, str)
            if frame == "2":
                await socket.send("3")
            elif frame.startswith("40/court"):
                await socket.send(f'42/court,["sync","{self.table}","{self.player}",null,2]')
            elif frame.startswith("42/court,"):
                kind, _, told, *_ = msgspec.json.decode(frame[9:])
                if kind in {"sync", "update"}:
                    self.heard(told["state"] if kind == "sync" else told)

    def heard(self, state: Any) -> None:  # noqa: ANN401 - their JSON
        """A new state: perhaps our move came back, perhaps it is our turn."""
        number = state["_stateID"]
        if 0 <= self.waiting < number:
            self.waiting = -1
            self.load.answered(self.sent)
        if state["ctx"]["currentPlayer"] == self.player:
            self.load.turn(lambda: self.move(state["G"]["players"][self.player], number))

    def move(self, own: Any, number: int) -> None:  # noqa: ANN401 - their JSON
        """The same kind of turn: an action, perhaps building, the end."""
        if not own["acted"]:
            verb = random.choice(["takeGold", "takeCard"])
        else:
            verb = "build" if not own["built"] and own["gold"] >= 3 and own["hand"] else "endTurn"
        action = {"type": "MAKE_MOVE", "payload": {"type": verb, "args": [], "playerID": self.player}}
        self.waiting = number
        self.send("42/court," + msgspec.json.encode(["update", action, number, self.table, self.player]).decode())


class Measured:
    """A server process with its clients."""

    def __init__(
        self, name: str, process: "subprocess.Popen[str]", url: str, client: type[OurClient | PeerClient]
    ) -> None:
        """Nobody is connected yet."""
        self.name = name
        self.process = process
        self.url = url
        self.client = client
        self.load = Load()
        self.clients: list[OurClient | PeerClient] = []

    async def connect(self, places: list[tuple[str, str]]) -> None:
        """One socket for each place."""
        for begin in range(0, len(places), 50):
            new = [self.client(self.load) for _ in places[begin : begin + 50]]
            await asyncio.gather(
                *(one.open(self.url, *place) for one, place in zip(new, places[begin : begin + 50], strict=True))
            )
            self.clients += new
        await asyncio.sleep(1.0)

    async def measure(self, seconds: float, rate: float | None = None) -> Result:
        """One round: CPU of the server for each move, moves a second, and how long people waited."""
        before, begin = cpu_seconds(self.process.pid), time.perf_counter()
        await self.load.run(seconds, rate)
        took = time.perf_counter() - begin - 0.3
        moves = max(1, self.load.moves)
        waits = sorted(self.load.latencies) or [0.0]
        return {
            "moves_per_second": moves / took,
            "cpu_us_per_move": (cpu_seconds(self.process.pid) - before) / moves * 1e6,
            "p50_ms": waits[len(waits) // 2] * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
            "memory_mb": memory_mb(self.process.pid),
        }

    async def close(self) -> None:
        """Everybody goes home."""
        for one in self.clients:
            if one.task is not None:
                one.task.cancel()
            if one.socket is not None:
                one.socket.transport.abort()
        self.process.kill()
        self.process.wait()


def cpu_seconds(process: int) -> float:
    """User and system time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(process: int) -> float:
    """Resident memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def lay_tables(database: Path, number: int) -> list[tuple[str, str]]:
    """Tables for two that have begun, written straight into the store; table and session secret of each seat."""
    house = House(Config(database=database))
    await house.open()
    places: list[tuple[str, str]] = []

    async def lay() -> None:
        (anna, first), (berta, second) = await asyncio.gather(
            house.people.guest("Anna", "bench"), house.people.guest("Berta", "bench")
        )
        table = await house.tables.lay(anna, NewTable("citadels", [MySeat(), OpenSeat()]))

        async def fill() -> None:
            await table.change(
                lambda terms: take_seat(terms, berta.id, "Berta", "person", None, guest_of=False), seats=True
            )
            await table.start(anna.id)

        await table.ask(fill)
        places.extend([(table.id, first), (table.id, second)])

    for begin in range(0, number, 100):
        await asyncio.gather(*(lay() for _ in range(min(100, number - begin))))
    await house.close()
    return places


def free_port() -> int:
    """A port that nobody uses."""
    with bound("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


async def opened(server: Measured, places: list[tuple[str, str]]) -> Measured:
    """Wait until a server is there, and connect; one that cannot be used is ended."""
    try:
        assert server.process.stdout is not None
        async with asyncio.timeout(START_WITHIN):
            while not select.select([server.process.stdout], [], [], 0)[0]:  # noqa: ASYNC110 - a pipe has no event
                await asyncio.sleep(0.05)
        await server.connect(places)
    except BaseException:
        await server.close()
        raise
    return server


async def our_server(folder: Path, clients: int) -> Measured:
    """`hoftag serve` with tables for so many."""
    database = folder / f"bench-{clients}.sqlite"
    places = await lay_tables(database, clients // 2)
    port = free_port()
    command = [sys.executable, "-m", "hoftag", "serve", "--port", str(port), "--database", str(database)]
    command += ["--messages-per-second", "1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603, ASYNC220 - our own command
    return await opened(Measured("hoftag", process, f"ws://127.0.0.1:{port}", OurClient), places)


async def peer_server(folder: Path, clients: int) -> Measured:
    """boardgame.io with matches for so many; it makes a match when the first player asks for it."""
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    node = shutil.which("node") or "node"
    process = subprocess.Popen(  # noqa: S603, ASYNC220 - our own command
        [node, "server.js"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    places = [(f"match-{number}", player) for number in range(clients // 2) for player in ("0", "1")]
    return await opened(Measured("boardgame.io", process, f"ws://127.0.0.1:{port}", PeerClient), places)


def install_peer() -> Path:
    """Fetch boardgame.io from the npm registry, once."""
    folder = Path(__file__).resolve().parents[3] / "bench" / "boardgame_io"
    if not (folder / "server.js").is_file():
        raise HoftagError("the peer's game is not here; run this from a checkout of the project")
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise HoftagError("boardgame.io needs node and npm on the PATH")
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = [npm, "install", "--no-audit", "--no-fund", "--no-save"]
        if subprocess.run(command, cwd=folder, stdout=sys.stderr, check=False).returncode:  # noqa: S603 - our own command
            raise HoftagError("boardgame.io could not be installed; the lines above say why")
    return folder


async def bench_one(clients: int, peer: Path | None, rounds: int, seconds: float, warm: float) -> dict[str, object]:
    """So many clients: warm both, then measure in turns."""
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Measured] = []
        try:
            servers.append(await our_server(Path(folder), clients))
            if peer is not None:
                servers.append(await peer_server(peer, clients))
            for server in servers:
                await server.load.run(warm, None)
            saturated: dict[str, list[Result]] = {server.name: [] for server in servers}
            paced: dict[str, list[Result]] = {server.name: [] for server in servers}
            for _ in range(rounds):
                for server in servers:
                    saturated[server.name].append(await server.measure(seconds))
                    paced[server.name].append(await server.measure(seconds, 250.0))
        finally:
            for server in servers:
                await server.close()
    found: dict[str, object] = {
        name: {"saturated": medians(saturated[name]), "paced": medians(paced[name])} for name in saturated
    }
    if peer is not None:
        found["ratios"] = {
            name: round(
                statistics.median(ours[name] / theirs[name] for ours, theirs in zip(*saturated.values(), strict=True)),
                3,
            )
            for name in ("cpu_us_per_move", "moves_per_second", "memory_mb")
        }
    return found


def medians(results: list[Result]) -> Result:
    """The median of each figure."""
    return {name: round(statistics.median(one[name] for one in results), 2) for name in results[0]}


def bench_server(
    against: str | None, rounds: int, seconds: float, warm: float, clients: tuple[int, ...]
) -> dict[str, object]:
    """The whole benchmark as one document."""
    peer = install_peer() if against is not None else None
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever ends the benchmark ends its servers, too
    found: dict[str, object] = {}
    for number in clients:
        found[str(number)] = asyncio.run(bench_one(number, peer, rounds, seconds, warm))
    return {"benchmark": "server", "rounds": rounds, "seconds": seconds, "warm": warm, "clients": found}
