"""boardgame.io as it is measured: in memory, with a small game of the same shape (bench/boardgame_io/server.js)."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.server.driver import Client
from bench.server.measured import Measured, free_port
from hoftag.core.errors import HoftagError


class OwnSeen(msgspec.Struct):
    """As much of a player as the driver needs."""

    acted: bool
    built: bool
    gold: int
    hand: list[str] | int


class GameSeen(msgspec.Struct):
    """As much of the game."""

    players: dict[str, OwnSeen]


class TurnSeen(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class StateSeen(msgspec.Struct):
    """As much of a state."""

    number: int = msgspec.field(name="_stateID")
    game: GameSeen = msgspec.field(name="G")
    turn: TurnSeen = msgspec.field(name="ctx")


class SyncSeen(msgspec.Struct):
    """The answer to `sync`."""

    state: StateSeen


HEAD: Final = b"42/court,"
UPDATE: Final = b'42/court,["update",'
SYNC: Final = b'42/court,["sync",'
UPDATES: "Final[msgspec.json.Decoder[tuple[str, str, StateSeen, msgspec.Raw]]]" = msgspec.json.Decoder(
    tuple[str, str, StateSeen, msgspec.Raw]
)
SYNCS: "Final[msgspec.json.Decoder[tuple[str, str, SyncSeen]]]" = msgspec.json.Decoder(tuple[str, str, SyncSeen])


class PeerClient(Client):
    """A player at a match, speaking the socket protocol of boardgame.io."""

    match = ""
    player = ""
    waiting = -1

    async def sit(self, port: int, place: tuple[str, str]) -> None:
        """Connect; the rest follows from what the server says."""
        self.match, self.player = place
        await self.open(port, "/socket.io/?EIO=4&transport=websocket", {})
        self.send(b"40/court,")

    def heard(self, message: bytes) -> None:
        """Answer what is asked."""
        if message == b"2":
            self.send(b"3")
        elif message.startswith(b"40/court"):
            self.send(f'42/court,["sync","{self.match}","{self.player}",null,2]'.encode())
        elif message.startswith(UPDATE):
            self.see(UPDATES.decode(message[len(HEAD) :])[2])
        elif message.startswith(SYNC):
            self.see(SYNCS.decode(message[len(HEAD) :])[2].state)

    def see(self, state: StateSeen) -> None:
        """A new state: perhaps our move came back, perhaps it is our turn."""
        if 0 <= self.waiting < state.number:
            self.waiting = -1
            self.load.answered(self.sent)
        if state.turn.player == self.player:
            self.load.turn(lambda: self.move(state.game.players[self.player], state.number))

    def move(self, own: OwnSeen, number: int) -> None:
        """The same kind of turn: an action, perhaps building, the end."""
        if not own.acted:
            verb = random.choice(["takeGold", "takeCard"])
        else:
            verb = "build" if not own.built and own.gold >= 3 and own.hand else "endTurn"
        action = {"type": "MAKE_MOVE", "payload": {"type": verb, "args": [], "playerID": self.player}}
        self.waiting = number
        self.send(HEAD + msgspec.json.encode(["update", action, number, self.match, self.player]))


def install_peer() -> Path:
    """Fetch boardgame.io from the npm registry, once."""
    folder = Path(__file__).resolve().parents[1] / "boardgame_io"
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise HoftagError("boardgame.io needs node and npm on the PATH")
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = [npm, "install", "--no-audit", "--no-fund", "--no-save"]
        if subprocess.run(command, cwd=folder, stdout=sys.stderr, check=False).returncode:
            raise HoftagError("boardgame.io could not be installed; the lines above say why")
    return folder


def real_node() -> str:
    """The program itself: what is called node may only start it, and would be measured and ended in its place."""
    command = [shutil.which("node") or "node", "-p", "process.execPath"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()


async def peer_server(folder: Path, clients: int) -> Measured:
    """A server with matches for so many; it makes a match when the first player asks for it."""
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    process = subprocess.Popen(  # noqa: ASYNC220 - our own command
        [real_node(), "server.js"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    places = [(f"match-{number}", player) for number in range(clients // 2) for player in ("0", "1")]
    return await Measured("boardgame.io", process, port).seat(
        places, lambda load, place: PeerClient(load).sit(port, place)
    )
