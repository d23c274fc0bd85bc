"""What every table needs from the server."""

from msgspec import Struct

from hoftag.server.bots.pool import BotPool
from hoftag.server.config import Config
from hoftag.server.store.interface import Store
from hoftag.server.timekeeper import Timekeeper


class Services(Struct):
    config: Config
    store: Store
    time: Timekeeper
    bots: BotPool
