"""What the games bring: options, rules and bots."""

from msgspec import Struct

from hoftag.server.wire.basics import OptionValue


class OptionInfo(Struct):
    """A switch of a game; its words are `option-<name>` and `option-<name>-<value>`.

    A table that does not name it plays the `default`; `suggested` is what a form offers first.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    suggested: OptionValue


class BoardInfo(Struct, omit_defaults=True):
    """A board that the package of a game brings: the addresses of its module, its styles, and its words by language."""

    module: str
    styles: str | None = None
    texts: dict[str, str] = {}


class GameInfo(Struct, omit_defaults=True):
    """A game that can be played here; its name in words is `game-<id>`.

    `box` says whether there is component data to read. What the package brings for the web is told by its address, and
    is not there if it is not told.
    """

    id: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    languages: list[str]
    other_names: list[str]
    """The languages in which it knows other names than the common ones."""
    box: bool
    reconstructed: bool = False
    """Whether some of the things in the box are known from no source."""
    minutes: list[tuple[int, int]] = []
    """How long a game takes with so many people, from the fewest on: from and to; nothing if no source tells."""
    picture: str | None = None
    board: BoardInfo | None = None


class RuleInfo(Struct):
    """One rule; `text` is plain text with `**bold**` and `[id]` for a link to another rule.

    `ours`: decided here or reconstructed, wholly or in part.
    """

    id: str
    text: str
    ours: bool


class Chapter(Struct):
    """A chapter of the rules; `text` is what stands before its first rule, `ours` holds for all of them."""

    id: str
    title: str
    text: str
    ours: bool
    rules: list[RuleInfo]


class RuleBook(Struct):
    """The rules of a game in one language; `legend` says what the mark of `ours` means, if anything has it."""

    game: str
    language: str
    title: str
    text: str
    legend: str
    chapters: list[Chapter]


class BotInfo(Struct):
    """A bot that can take a seat; its name in words is `bot-<name>`."""

    name: str
    spec: str


class BotList(Struct):
    """The bots for each game."""

    games: dict[str, list[BotInfo]]
