"""Which bots there are for each game, and which specs a table accepts."""

from typing import Final

from hoftag.bots import specs
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.core.registry import find_game, game_names
from hoftag.server.faults import bad
from hoftag.server.wire.games import BotInfo, BotList

LEVELS: Final = (
    ("random", "random"),
    ("greedy", "greedy"),
    ("search-quick", "search:ms=200"),
    ("search", "search:ms=1000"),
    ("search-deep", "search:ms=3000"),
)
MOST_MS: Final = 5_000
MOST_SAMPLES: Final = 2_000


def check_bot(game: Game, text: str) -> str:
    """A spec that this game's bots understand and that does not think for ever."""
    try:
        spec = specs.read(text)
        spec.check(game)
    except HoftagError as error:
        raise bad("bad-bot", str(error)) from None
    if spec.given.get("ms", 0) > MOST_MS or spec.given.get("samples", 0) > MOST_SAMPLES:
        raise bad("bad-bot", f"at this table a bot thinks {MOST_MS} ms or {MOST_SAMPLES} samples at most")
    return spec.text


def bots_for(game: Game) -> list[BotInfo]:
    """The bots that can play a game."""
    return [BotInfo(name, spec) for name, spec in LEVELS if name == "random" or specs.has_strategy(game)]


def all_bots() -> BotList:
    return BotList({name: bots_for(find_game(name)) for name in game_names()})
