"""Bots by spec: `greedy`, `search:samples=100`, `search:ms=500,slips=0.1`; several of them separated by commas.

The parameters of a bot are those of its class, with their types and defaults: nothing is declared twice. In a list,
a part such as `slips=0.1`, with a value but without a name, belongs to the bot before it.
"""

import inspect
import logging
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.bots.greedy import GreedyBot
from hoftag.bots.player import Bot
from hoftag.bots.random import RandomBot
from hoftag.bots.search import SearchBot
from hoftag.core.errors import HoftagError, reason, there_is
from hoftag.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger("hoftag.bots")
BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot)}
MOST: Final = 1_000_000
"""No parameter of a bot is larger."""

Value = int | float


class Spec:
    """A kind of bot with its parameters settled: text that can be written down, and bots of that kind."""

    __slots__ = ("given", "kind", "text")

    def __init__(self, text: str, kind: type[Bot], given: dict[str, Value]) -> None:
        """Checked by `read`."""
        self.text = text
        self.kind = kind
        self.given = given

    def check(self, game: Game) -> None:
        """Complain at once about a game that such a bot cannot play."""
        if self.kind.needs_strategy and not has_strategy(game):
            raise HoftagError(f"{self.kind.name} has no strategy for {game.name}; {there_is(['random'])}")

    def make(self, seed: int) -> Bot:
        """A bot with luck of its own."""
        make: Callable[..., Bot] = self.kind
        return make(seed, **self.given)


@lru_cache(maxsize=64)
def has_strategy(game: Game) -> bool:
    """Whether bots know anything of a game; one that raises when it is asked has said no, and is not asked again."""
    try:
        return game.strategy is not None
    except Exception as error:  # noqa: BLE001 - whatever a package may raise
        log.warning("the strategy of %s cannot be used, only random bots play it: %s", game.name, reason(error))
        return False


def read(text: str) -> Spec:
    """The kind of bot a spec means, or one sentence that says what there is."""
    name, colon, rest = text.strip().partition(":")
    kind = BOTS.get(name)
    if kind is None:
        raise HoftagError(f"there is no bot '{name}'; {there_is(list(BOTS))}")
    known = parameters(kind)
    given: dict[str, Value] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.strip().partition("=")
        if key not in known or not equals:
            raise HoftagError(f"{name} cannot be told '{part.strip()}'; {there_is([f'{one}=...' for one in known])}")
        if key in given:
            raise HoftagError(f"{name} is told {key} twice")
        given[key] = number(name, key, value, known[key])
    spec = Spec(text.strip(), kind, given)
    spec.make(0)  # parameters that contradict each other are refused here, not in the middle of a game
    return spec


def read_list(text: str) -> list[Spec]:
    """The bots of a list: `search:samples=100,slips=0,greedy` are two."""
    found: list[str] = []
    for part in text.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part.strip()}"
        else:
            found.append(part.strip())
    return [read(one) for one in found]


def parameters(kind: type[Bot]) -> dict[str, Value]:
    """The parameters of a kind of bot with their defaults."""
    settings = list(inspect.signature(kind).parameters.values())[1:]
    return {setting.name: setting.default for setting in settings}


def number(bot: str, key: str, text: str, like: Value) -> Value:
    """A value of the same type as the default: whole numbers from 1, others from 0."""
    least = 1 if isinstance(like, int) else 0
    try:
        value = type(like)(text)
    except ValueError:
        value = type(like)(-1)
    if not least <= value <= MOST:
        what = "a whole number" if isinstance(like, int) else "a number"
        raise HoftagError(f"{bot}: {key} should be {what} from {least} to {MOST}, not '{text}'")
    return value
