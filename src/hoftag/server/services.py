"""What every table needs from the server."""

from msgspec import Struct

from hoftag.server.bots.pool import BotPool
from hoftag.server.config import Config
from hoftag.server.store.database import Database
from hoftag.server.timekeeper import Timekeeper


class Services(Struct):
    config: Config
    database: Database
    time: Timekeeper
    bots: BotPool
