"""What every table needs from the house."""

from msgspec import Struct

from hoftag.server.bots.pool import BotPool
from hoftag.server.config import Config
from hoftag.server.store.database import Database
from hoftag.server.timekeeper import Timekeeper


class Services(Struct):
    """The house as a table sees it."""

    config: Config
    database: Database
    time: Timekeeper
    bots: BotPool
