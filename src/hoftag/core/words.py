"""Words: message keys with typed arguments become sentences of one language, told to one viewer.

The name of an argument says what it is, as in `events.py`, and each kind brings variables for the translator:

- `seat`, `from_seat`: the player's name; `$from_seat_you` is "yes" for the viewer's own seat, so that a message can
  say "You take 2 gold" and "Anna takes 2 gold"; `$from_seat_sign` is the seat's sign, for grids and tables;
- `district`, `other_district`: the name from the message `district-<value>`, and a variable for each attribute of
  that message: `$district_the`, `$district_acc`;
- `districts`: a list of such names, joined as the language joins lists, equal ones counted; `$districts_count`.
  Things that are always counted have the attribute `.counted` with `$count`: "2 gold and 1 point";
- anything else: a number or plain text. A number with a message of its own (`face-4`) is named by it, like a thing.

Figures of the box (`Game.figures`) are arguments that a message and its attributes have by themselves: the help of a
card says what its owner found printed on it. Arguments that are given come before them.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from hoftag.core.errors import HoftagError, there_is
from hoftag.core.events import SPECTATOR, Args, Event
from hoftag.core.game import Effect, Game, Prompt, Refusal
from hoftag.core.moves import Move

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

FALLBACK: Final = "en"
"""What has no words in a language is said in this one."""
COMMON: Final = "common"
NAMINGS: Final = (COMMON, "ours")
"""What things are called where people know them by several names: as most do, or as in the rulebook that we follow."""
NO_SEAT: Final = -1
SIGNS: Final = ("◆", "●", "▲", "■", "★", "♥", "♣", "▼")
"""Seats differ by sign as well as by colour; `web/src/games/words.ts` has the same."""
COUNTED: Final = "counted"
REMEMBERED: Final = 5000
"""So many sentences are kept: a screen that is painted anew says most of them again."""
Variables = dict[str, int | str]


class WordsError(Exception):
    """A message that is missing, or lacks what it needs; raised only by strict words."""


def spoken_in(folder: Traversable) -> tuple[str, ...]:
    """The languages in which a folder has a `text.<language>.ftl`, the fallback first."""
    names = [re.fullmatch(r"text\.([a-z]{2,3}(?:-[a-z0-9]+)*)\.ftl", file.name) for file in folder.iterdir()]
    return tuple(sorted({name[1] for name in names if name}, key=lambda found: (found != FALLBACK, found)))


LANGUAGES: Final = spoken_in(files("hoftag.core"))
"""The languages there are: a further one begins with its file in this folder."""


def language_of(tag: str) -> str | None:
    """The language there is for a tag such as `de-AT` or `de_AT.UTF-8`."""
    parts = tag.strip().lower().partition(".")[0].replace("_", "-").split("-")
    tags = ("-".join(parts[:most]) for most in range(len(parts), 0, -1))
    return next((found for found in tags if found in LANGUAGES), None)


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment, else English."""
    if asked:
        found = language_of(asked)
        if found is None:
            raise HoftagError(f"there is no language '{asked}'; {there_is(LANGUAGES)}")
        return found
    for name in ("HOFTAG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name]) or FALLBACK
    return FALLBACK


def in_language(folder: Traversable, name: str, language: str) -> Traversable:
    """A file of a folder in a language, such as `rules.{}.md`; in the fallback if it has not been translated."""
    file = folder.joinpath(name.format(language))
    return file if file.is_file() else folder.joinpath(name.format(FALLBACK))


def pick_naming(asked: str | None, environment: Mapping[str, str]) -> str:
    """The names asked for, else those of the environment, else the common ones."""
    naming = (asked or environment.get("HOFTAG_NAMING") or COMMON).lower()
    if naming not in NAMINGS:
        raise HoftagError(f"there are no names '{naming}'; {there_is(NAMINGS)}")
    return naming


def text_of(package: str, language: str, naming: str = COMMON) -> str:
    """The messages of a package in a language: its `text.<language>.ftl`."""
    folder = files(package)
    return renamed(in_language(folder, "text.{}.ftl", language).read_text(encoding="utf-8"), folder, language, naming)


def renamed(text: str, folder: Traversable, language: str, naming: str) -> str:
    """A text of a game, with its own names if they are wanted: `names.<language>.toml` has them by the common ones."""
    if naming != COMMON and has_other_names(folder, language):
        names = tomllib.loads(folder.joinpath(f"names.{language}.toml").read_text(encoding="utf-8"))
        for common, own in names.items():
            text = re.sub(rf"\b{re.escape(common)}\b", own, text)
    return text


def has_other_names(folder: Traversable, language: str) -> bool:
    """Whether a game knows other names than the common ones."""
    return folder.joinpath(f"names.{language}.toml").is_file()


@lru_cache(maxsize=4)
def parsed(text: str) -> "Resource":
    """A text as Fluent reads it, which takes its time: whoever checks it and then speaks it needs it twice."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


@cache
def _bundle(language: str, texts: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(parsed(text), allow_overrides=True)
    return bundle


class Words:
    """The sentences of one language at one table."""

    def __init__(
        self,
        language: str,
        texts: Iterable[str],
        players: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
        figures: Mapping[str, Args] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        """Speak with these messages; `names` and `figures` are those of the box; strict words raise what they lack."""
        self.language = language
        self.players = tuple(players)
        self.strict = strict
        self._names = dict(names or {})
        self._figures = dict(figures or {})
        self._bundle = _bundle(language, (text_of("hoftag.core", language), *texts))
        self._entities: dict[str, dict[str, str]] = {}
        self._said: dict[tuple[object, ...], str] = {}

    # --- the things there are words for ---------------------------------------------------------------------------

    def event(self, event: Event, viewer: int = SPECTATOR) -> str:
        """What happened, as a sentence."""
        return sentence(self.say(f"event-{event.key}", event.args, viewer))

    def move(self, move: Move, viewer: int = SPECTATOR) -> str:
        """What a move does, as a label to pick."""
        return sentence(self.say(move.key, move.args, viewer))

    def about(self, move: Move) -> dict[str, str]:
        """What there is to know about the things a move names, by their names."""
        found = {}
        for name, value in move.args.items():
            forms = self._entity(f"{name}-{value}")
            if "help" in forms:
                found[forms[""]] = sentence(forms["help"])
        return found

    def effects(self, effects: Sequence[Effect]) -> str:
        """What a move costs and brings; of a cost also what it leaves."""
        said = [(self.effect(effect), effect) for effect in effects]
        return ", ".join(
            text if effect.change > 0 else self.say("effect-left", {"effect": text, "left": effect.left})
            for text, effect in said
        )

    def effect(self, effect: Effect, *, short: bool = False) -> str:
        """One of these: "−2 gold"."""
        sign, count = ("+", effect.change) if effect.change > 0 else ("\u2212", -effect.change)
        key = f"effect-{effect.what}"
        args: dict[str, int | str] = {"change": f"{sign}{count}", "count": count}
        return self.say(key, args, attribute="short" if short and self.has(key, "short") else "")

    def prompt(self, prompt: Prompt, viewer: int = SPECTATOR) -> str:
        """The question, as a sentence."""
        return sentence(self.say(prompt.key, prompt.args, viewer))

    def prompt_help(self, prompt: Prompt, viewer: int = SPECTATOR) -> str:
        """What to do about the question, and why it matters."""
        return sentence(self.say(prompt.key, prompt.args, viewer, attribute="help"))

    def refusal(self, refusal: Refusal, viewer: int = SPECTATOR) -> str:
        """Why something cannot be done, as a sentence."""
        return sentence(self.say(refusal.key, refusal.args, viewer))

    # --- messages --------------------------------------------------------------------------------------------------

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such a part."""
        return self._bundle.has_message(key) and (
            not attribute or attribute in self._bundle.get_message(key).attributes
        )

    def say(self, key: str, args: Args | None = None, viewer: int = SPECTATOR, *, attribute: str = "") -> str:
        """A message in words; a missing one is its key, unless the words are strict."""
        given = args or {}
        values = tuple(value if isinstance(value, int | str) else tuple(value) for value in given.values())
        asked = (key, attribute, viewer, tuple(given), values)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._formatted(key, given, viewer, attribute)
        return said

    def _formatted(self, key: str, args: Args, viewer: int, attribute: str) -> str:
        if key in self._names and not attribute:
            return self._names[key]
        if not self._bundle.has_message(key):
            return self._lacking(key, f"there is no message '{key}' in {self.language}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._lacking(key, f"the message '{key}' has no '{attribute or 'text'}' in {self.language}")
        return self._filled(key, pattern, self._variables({**self._figures.get(key, {}), **args}, viewer))

    def _filled(self, key: str, pattern: "Pattern", variables: Variables) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors and self.strict:
            raise WordsError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def player(self, seat: int) -> str:
        """The name of whoever sits there."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat-empty", {"number": seat + 1})

    def joined(self, names: Sequence[str]) -> str:
        """Several names in a row, as the language joins them; equal ones are counted."""
        counted = [
            name if names.count(name) == 1 else self.say("list-count", {"count": names.count(name), "name": name})
            for name in dict.fromkeys(names)
        ]
        if not counted:
            return self.say("list-none")
        *others, last = counted
        if not others:
            return last
        first = others[0]
        for name in others[1:]:
            first = self.say("list-more", {"first": first, "second": name})
        return self.say("list-pair", {"first": first, "second": last})

    # --- variables -------------------------------------------------------------------------------------------------

    def _lacking(self, key: str, reason: str) -> str:
        if self.strict:
            raise WordsError(reason)
        return key

    def _variables(self, args: Args, viewer: int) -> Variables:
        variables: Variables = {}
        for name, value in args.items():
            kind = name.rpartition("_")[2]
            if kind == "seat":
                seat = int(value) if isinstance(value, int | str) else NO_SEAT
                variables[name] = self.player(seat)
                variables[f"{name}_you"] = "yes" if seat == viewer else "no"
                variables[f"{name}_sign"] = SIGNS[seat % len(SIGNS)]
            elif isinstance(value, int | str):
                forms = self._entity(f"{kind}-{value}")
                variables[name] = forms.get("", value)
                variables.update({f"{name}_{form}": text for form, text in forms.items() if form})
            else:
                variables[name] = self.joined(self._each(kind.removesuffix("s"), value))
                variables[f"{name}_count"] = len(value)
        return variables

    def _each(self, kind: str, items: Sequence[str]) -> list[str]:
        """The names of several things; one with a form `.counted` is named once, with its number."""
        names = []
        for at, item in enumerate(items):
            key = f"{kind}-{item}"
            if not self.has(key, COUNTED):
                names.append(self._entity(key).get("", item))
            elif item not in items[:at]:
                names.append(self.say(key, {"count": items.count(item)}, attribute=COUNTED))
        return names

    def _entity(self, key: str) -> dict[str, str]:
        """A thing's name and its other forms; an owner's name for it takes the place of ours in all of them."""
        if key not in self._entities:
            self._entities[key] = self._forms(key)
        return self._entities[key]

    def _forms(self, key: str) -> dict[str, str]:
        if not self._bundle.has_message(key):
            return {}
        message = self._bundle.get_message(key)
        patterns = {"": message.value, **message.attributes}
        figures = self._variables(self._figures.get(key, {}), SPECTATOR)
        forms = {
            form: self._filled(key, pattern, figures)
            for form, pattern in patterns.items()
            if pattern is not None and form != COUNTED
        }
        if key in self._names:
            ours, theirs = forms.get("", ""), self._names[key]
            forms = {form: text.replace(ours, theirs) if ours else text for form, text in forms.items()}
        return forms


def sentence(text: str) -> str:
    """A sentence begins with a capital letter, whatever word comes first."""
    return text[:1].upper() + text[1:]


def game_words(
    game: Game, language: str, players: Sequence[str] = (), *more: str, naming: str = COMMON, strict: bool = False
) -> Words:
    """The words of a game's table; `more` are packages whose texts are spoken there too."""
    texts = [text_of(package, language, naming) for package in (*more, game.package)]
    return Words(language, texts, players, game.owner_names(language), game.figures(), strict=strict)
