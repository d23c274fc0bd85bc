"""Running a server: uvicorn with the settings that measured best, and one line that says where it listens."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from hoftag.core.errors import HoftagError
from hoftag.server.app import make_app
from hoftag.server.bots.levels import all_bots
from hoftag.server.config import Config
from hoftag.server.http import texts
from hoftag.server.net.websocket import READ_MOST, Handshake
from hoftag.server.server import Server


def default_database() -> Path:
    """Where tables are kept unless the command says otherwise."""
    return user_data_path("hoftag") / "tables.sqlite"


class AnnouncingServer(uvicorn.Server):
    """A uvicorn that says in one line where it listens."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._announce(f"http://{'127.0.0.1' if shown == '0.0.0.0' else shown}:{port}/")  # noqa: S104


def run(config: Config, host: str, port: int, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; a server that cannot start says why in one sentence."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", force=True)
    texts.game_infos()
    all_bots()  # both bring the games in: better now than while the first visitor and every table wait for it
    gc.collect()
    gc.freeze()  # what is imported stays; looking through it again and again is work for nothing
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # the writer's thread should not wait long for its turn
    server = Server(config)
    listener = AnnouncingServer(uvicorn_config(make_app(server), host, port), announce)
    with bound(host, port) as listening, asyncio.Runner(loop_factory=listener.config.get_loop_factory()) as runner:
        runner.run(serve(server, listener, listening))


def uvicorn_config(app: object, host: str, port: int) -> uvicorn.Config:
    """No access log, no compression of small messages; `Sockets` pings by itself."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws=Handshake,
        ws_max_size=READ_MOST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="off",
    )


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise HoftagError(f"cannot listen at {host}:{port}: {error.strerror}; choose another --port") from None
    return listening


async def serve(server: Server, listener: uvicorn.Server, listening: socket.socket) -> None:
    """Open the server, answer until told to stop, close it."""
    await server.open()
    try:
        await listener.serve([listening])
    finally:
        await server.close()
