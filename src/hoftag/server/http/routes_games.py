"""What the games bring: to choose from, to read and to look up."""

from typing import Literal

from msgspec import Struct

from hoftag.server.bots.levels import all_bots
from hoftag.server.http import texts
from hoftag.server.http.api import Call, endpoint
from hoftag.server.wire.games import BotList, GameInfo


class NamingQuery(Struct):
    """What things are called: as most players know them, or as in the rulebook that we follow."""

    naming: Literal["common", "ours"] = "common"


@endpoint("GET", "/api/games", answers=list[GameInfo], who="anyone")
async def list_games(_call: Call) -> object:
    """The games there are."""
    return texts.game_infos()


@endpoint("GET", "/api/texts/{language}", answers=None, who="anyone", text=True)
async def read_names(call: Call) -> object:
    """What the games are called in a language, as Fluent."""
    return texts.names(call.path("language"))


@endpoint("GET", "/api/games/{game}/texts/{language}", query=NamingQuery, answers=None, who="anyone", text=True)
async def read_texts(call: Call) -> object:
    """The messages of a game in a language, as Fluent."""
    return texts.texts(call.path("game"), call.path("language"), call.query(NamingQuery).naming)


@endpoint("GET", "/api/games/{game}/rules/{language}", query=NamingQuery, answers=None, who="anyone")
async def read_rules(call: Call) -> object:
    """The rules of a game in a language (`RuleBook`)."""
    return texts.rules(call.path("game"), call.path("language"), call.query(NamingQuery).naming)


@endpoint("GET", "/api/games/{game}/components", answers=None, who="anyone")
async def read_components(call: Call) -> object:
    """The component data of a game with its sources."""
    return texts.components(call.path("game"))


@endpoint("GET", "/api/games/{game}/box", answers=None, who="anyone")
async def read_box(call: Call) -> object:
    """What a board shows of the box of a game; a table tells its own, which its people may have corrected."""
    return texts.box(call.path("game"))


@endpoint("GET", "/api/games/{game}/wording", answers=None, who="anyone")
async def read_wording(call: Call) -> object:
    """What the box changes in the words of a game; a table tells its own."""
    return texts.wording(call.path("game"))


@endpoint("GET", "/api/bots", answers=BotList, who="anyone")
async def list_bots(_call: Call) -> object:
    """The bots that can play each game."""
    return all_bots()
