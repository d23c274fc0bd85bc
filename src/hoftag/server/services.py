"""What every table needs from the house."""

from msgspec import Struct

from hoftag.server.bots import BotPool
from hoftag.server.clocks import Timekeeper
from hoftag.server.config import Config
from hoftag.server.store.database import Database


class Services(Struct):
    """The house as a table sees it."""

    config: Config
    database: Database
    time: Timekeeper
    bots: BotPool
