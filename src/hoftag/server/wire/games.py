"""What the games bring: options, rules and bots."""

from msgspec import Struct

from hoftag.server.wire.basics import OptionValue


class OptionInfo(Struct):
    """A switch of a game; its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    default: OptionValue
    values: list[OptionValue]


class GameInfo(Struct):
    """A game that can be played here; its name in words is `game-<id>`."""

    id: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    languages: list[str]


class RuleInfo(Struct):
    """One rule; `text` is plain text with `**bold**` and `[id]` for a link to another rule."""

    id: str
    text: str


class Chapter(Struct):
    """A chapter of the rules; `text` is what stands before its first rule."""

    id: str
    title: str
    text: str
    rules: list[RuleInfo]


class RuleBook(Struct):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    text: str
    chapters: list[Chapter]


class BotInfo(Struct):
    """A bot that can take a seat; its name in words is `bot-<name>`."""

    name: str
    spec: str


class BotList(Struct):
    """The bots for each game."""

    games: dict[str, list[BotInfo]]
