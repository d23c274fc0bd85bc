"""What a game brings to read: messages, rules and component data, each with an ETag."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from hoftag.core.components import overlaid
from hoftag.core.game import Game
from hoftag.core.registry import find_game, game_names
from hoftag.core.rulebook import rulebook
from hoftag.core.words import COMMON, FALLBACK, LANGUAGES, has_other_names, in_language, renamed
from hoftag.server.faults import missing
from hoftag.server.games import known_game
from hoftag.server.http import packages
from hoftag.server.http.page import Page
from hoftag.server.table import views
from hoftag.server.wire.encode import encode
from hoftag.server.wire.games import Chapter, GameInfo, OptionInfo, RuleBook, RuleInfo

PLAIN: Final = "text/plain; charset=utf-8"


@cache
def game_infos() -> list[GameInfo]:
    return [game_info(find_game(name)) for name in game_names()]


def game_info(game: Game) -> GameInfo:
    options = [
        OptionInfo(option.name, option.default, list(option.values), option.suggested) for option in game.options
    ]
    spoken = [language for language in LANGUAGES if game.resources().joinpath(f"rules.{language}.md").is_file()]
    data = component_data(game)
    return GameInfo(
        id=game.name,
        rules_version=game.rules_version,
        least_seats=game.seats.start,
        most_seats=game.seats.stop - 1,
        options=options,
        languages=spoken,
        other_names=[language for language in spoken if has_other_names(game.resources(), language)],
        box=bool(data),
        reconstructed=has_reconstructed_things(data),
        minutes=minutes(game, data),
        picture=packages.picture(game.name),
        board=packages.board(game.name),
    )


def component_file(game: Game) -> Traversable:
    """A tiny game does without."""
    return game.resources().joinpath("components.toml")


def component_data(game: Game) -> Mapping[str, object]:
    """The component data as the file has it and the host has corrected it; empty if there is none."""
    file = component_file(game)
    if not file.is_file():
        return {}
    return overlaid(tomllib.loads(file.read_text(encoding="utf-8")), game.overlay)


def has_reconstructed_things(data: Mapping[str, object]) -> bool:
    """Among what lies in the box, which are lists of tables; what is decided in the open are options, and no things."""
    things = [one for entries in data.values() if isinstance(entries, list) for one in entries if isinstance(one, dict)]
    return any(one.get("source") == "reconstructed" for one in things)


def minutes(game: Game, data: Mapping[str, object]) -> list[tuple[int, int]]:
    """How long a game takes with so many people: a span for all, or so long for each of them."""
    match data.get("meta"):
        case {"minutes": [int(least), int(most)]}:
            return [(least, most) for _ in game.seats]
        case {"minutes_each": int(each)}:
            return [(each * seats, each * seats) for seats in game.seats]
    return []


@cache
def messages(name: str, language: str, naming: str = COMMON) -> str:
    game = known_game(name)
    found = []
    if language not in LANGUAGES:
        raise missing("text", f"{name} does not speak '{language}'")
    for folder in (files("hoftag.core"), game.resources()):
        file = in_language(folder, "text.{}.ftl", language)
        if file.is_file():
            found.append(renamed(file.read_text(encoding="utf-8"), folder, language, naming))
    return "\n".join(found)


@cache
def texts(name: str, language: str, naming: str) -> Page:
    return Page(messages(name, language, naming).encode(), PLAIN)


@cache
def names(language: str) -> Page:
    """What the games are called, and how they can be played: of all their messages only those, for pages of many games.

    Options that are suggested otherwise than by default are `game-<name>-option-<option>-<value>` here.
    """
    if language not in LANGUAGES:
        raise missing("text", f"there are no words in '{language}'")
    found = []
    for name in game_names():
        said = messages(name, language)
        offered = [option.name for option in find_game(name).options if option.suggested != option.default]
        found += re.findall(rf"^game-{name} =.*(?:\n +.*)*", said, re.MULTILINE)
        for option in offered:
            values = re.findall(rf"^option-{re.escape(option)}-[\w-]+ =.*$", said, re.MULTILINE)
            found += [f"game-{name}-{value}" for value in values]
    return Page("\n".join(found).encode(), PLAIN)


@cache
def rules(name: str, language: str, naming: str) -> Page:
    """The rules, by chapter and id."""
    game = known_game(name)
    if language not in LANGUAGES:
        raise missing("text", f"there are no rules of {name} in '{language}'")
    book = rulebook(game, language, naming)
    chapters = [
        Chapter(
            str(number),
            chapter.title,
            "",
            chapter.ours,
            [RuleInfo(rule.id, rule.text, rule.ours) for rule in chapter.rules],
        )
        for number, chapter in enumerate(book.chapters, 1)
    ]
    file = in_language(game.resources(), "rules.{}.md", language)
    written = language if file.name == f"rules.{language}.md" else FALLBACK
    return Page(encode(RuleBook(name, written, book.title, book.preface, book.legend, chapters)), "application/json")


@cache
def components(name: str) -> Page:
    """The component data with its sources, as the file has it and the host has corrected it."""
    game = known_game(name)
    data = component_data(game)
    if not data:
        raise missing("box", f"{name} has no component data: there is no box to look into")
    return Page(encode(data), "application/json")


@cache
def box(name: str) -> Page:
    """What a board shows of the box as the host has corrected it, for pages without a table."""
    return Page(encode(known_game(name).box_view()), "application/json")


@cache
def wording(name: str) -> Page:
    """What that box changes in the words of the game, for pages without a table."""
    return Page(encode(views.wording(known_game(name))), "application/json")
