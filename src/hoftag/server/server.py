"""The parts of a server, put together once."""

import asyncio

from hoftag.server.bots.pool import BotPool
from hoftag.server.config import Config
from hoftag.server.net.limits import RateLimiter
from hoftag.server.net.sockets import Sockets
from hoftag.server.people.people import People
from hoftag.server.services import Services
from hoftag.server.store.interface import Store
from hoftag.server.store.sqlite import sqlite_store
from hoftag.server.table.tables import Tables
from hoftag.server.timekeeper import Timekeeper


class Server:
    def __init__(self, config: Config, time: Timekeeper | None = None) -> None:
        self.config = config
        self.time = time or Timekeeper()
        self.store: Store = sqlite_store(config.database)
        self.bots = BotPool(config.bot_processes, config.bot_seconds, config.bot_megabytes, config.stand_in)
        self.tables = Tables(Services(config, self.store, self.time, self.bots))
        self.people = People(self.store.people, self.time)
        self.sockets = Sockets(config, self.time, self.tables, self.people, self.store.notes)
        self._pinging: asyncio.Task[None] | None = None
        now = self.time.now
        self.requests = RateLimiter(config.requests_per_second, config.requests_per_second * 5, now)
        self.logins = RateLimiter(config.logins_per_minute / 60, config.logins_per_minute, now)
        self.guests = RateLimiter(config.guests_per_minute / 60, config.guests_per_minute, now)

    async def open(self) -> None:
        """Open the store and load the tables that go on by themselves."""
        await self.store.open()
        await self.tables.load_running()
        self._pinging = asyncio.create_task(self.sockets.keep_alive())

    async def close(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        await self.tables.close()
        await self.bots.close()
        await self.store.close()
