"""Words: every language has every message, and whatever a game says while it is played is whole in each of them."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from fluent.syntax.ast import Junk, Message

from hoftag.core.conformance.plan import Finding
from hoftag.core.events import SPECTATOR, Args, Event
from hoftag.core.game import Effect, Game, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.outcome import Outcome
from hoftag.core.rulebook import rulebook
from hoftag.core.sheet import Line, Panel, Table
from hoftag.core.words import Words, WordsError, game_words, parsed, spoken_in, text_of

NAMES: Final = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Finn", "Greta", "Hans", "Ida", "Jan")
GAP: Final = re.compile(r"\{|\}|\$|\?\?\?|\bNone\b|  \b")
"""What stands in a sentence that lacks something."""
LABELS: Final = 60
"""So many labels of a verb are read; a large vocabulary is looked at in even steps."""
FIRST: Final = 12
EVERY: Final = 150
"""Of each message the first so many are said, then one in so many: sentences cost more time than moves."""

FORMS: Final = ("spoken", "short")
"""How else a line of a sheet may be said."""

Messages = dict[str, list[str]]
"""Keys, each with its attributes."""


# --- what is written -------------------------------------------------------------------------------------------------


def messages(package: str, language: str) -> Messages:
    """The messages of a package in one language; each is there once, and Fluent can read all of them."""
    file = f"text.{language}.ftl"
    text = text_of(package, language)
    body = parsed(text).body
    for entry in body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            first = (entry.content or "").strip().partition("\n")[0]
            raise Finding(f"{file}, line {line}: Fluent cannot read '{first}'")
    found = [entry for entry in body if isinstance(entry, Message)]
    for key, count in Counter(entry.id.name for entry in found).items():
        if count > 1:
            raise Finding(f"{file} has the message '{key}' twice")
    return {entry.id.name: sorted(part.id.name for part in entry.attributes) for entry in found}


def check_messages(game: Game) -> None:
    """Every language of a game has the same messages with the same attributes, and those that every game needs."""
    first, *others = spoken_in(game.resources())
    model = messages(game.package, first)
    for language in others:
        compare(model, messages(game.package, language), first, language)
    for key, attribute in needed(game):
        if attribute not in ("", *model.get(key, [])) or key not in model:
            raise Finding(f"there is no message '{key}{attribute and '.' + attribute}'")
    for words in spoken(game).words:
        check_labels(game, words)


def compare(model: Messages, found: Messages, first: str, language: str) -> None:
    """What one language says, the other does too."""
    for key in [*model, *found]:
        if key not in found:
            raise Finding(f"text.{language}.ftl lacks the message '{key}' of text.{first}.ftl")
        if key not in model:
            raise Finding(f"text.{first}.ftl lacks the message '{key}' of text.{language}.ftl")
        if model[key] != found[key]:
            one, other = ", ".join(model[key]) or "none", ", ".join(found[key]) or "none"
            raise Finding(f"the message '{key}' has the attributes {one} in {first}, but {other} in {language}")


def needed(game: Game) -> Iterable[tuple[str, str]]:
    """What is said of every game outside of it: in the lobby, where tables are laid, and of every move."""
    yield f"game-{game.name}", ""
    yield f"game-{game.name}", "tagline"
    for option in game.options:
        yield f"option-{option.name}", "help"
        for value in option.values:
            yield f"option-{option.name}-{str(value).lower()}", ""
    for verb in game.moves.verbs:
        yield f"move-{verb}", ""


def check_labels(game: Game, words: Words, most: int = LABELS) -> None:
    """Moves have labels without a gap, each different from all others: people pick by them."""
    taken: dict[str, Move] = {}
    for moves in moves_of_verbs(game).values():
        for move in moves[:: 1 + len(moves) // most]:
            try:
                label = words.move(move)
            except WordsError as error:
                raise Finding(f"words are missing: {error}") from None
            whole(label, f"the label of '{move.text}' in {words.language}")
            other = taken.setdefault(label, move)
            if other is not move:
                raise Finding(f"'{move.text}' and '{other.text}' have the same label in {words.language}: '{label}'")


def moves_of_verbs(game: Game) -> dict[str, list[Move]]:
    """The vocabulary, verb by verb."""
    found: dict[str, list[Move]] = {}
    for move in game.moves.all:
        found.setdefault(move.verb, []).append(move)
    return found


def whole(text: str, what: str) -> None:
    """A sentence says something, and lacks nothing."""
    if not text.strip():
        raise Finding(f"{what} is empty")
    if GAP.search(text):
        raise Finding(f"{what} has a gap: '{text}'")


# --- what is said ----------------------------------------------------------------------------------------------------


class Spoken:
    """What a game asks, tells and refuses, in every language: the first gap or unknown rule is a finding."""

    def __init__(self, game: Game) -> None:
        languages = spoken_in(game.resources())
        self.words: list[Words] = [game_words(game, language, NAMES, strict=True) for language in languages]
        self.books = [rulebook(game, language) for language in languages]

    def message(self, key: str, args: Args | None = None, viewer: int = SPECTATOR, *, attribute: str = "") -> None:
        for words in self.words:
            try:
                text = words.say(key, args, viewer, attribute=attribute)
            except WordsError as error:
                raise Finding(f"words are missing: {error}") from None
            whole(text, f"the message '{key}' in {words.language}")

    def named(self, rule: str, by: str) -> None:
        """A rule that is cited is one that can be read."""
        if not all(rule in book.rules for book in self.books):
            raise Finding(f"{by} cites the rule '{rule}', which is not in the rulebook")

    def events(self, events: Iterable[Event], seats: int) -> None:
        for event in events:
            for viewer in (SPECTATOR, *range(seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.message(f"event-{seen.key}", seen.args, viewer)

    def prompt(self, prompt: Prompt, seat: int) -> None:
        self.named(prompt.rule, f"'{prompt.key}'")
        self.message(prompt.key, prompt.args, seat)
        self.message(prompt.key, prompt.args, seat, attribute="help")

    def refusal(self, refusal: Refusal, seat: int) -> None:
        self.named(refusal.rule, f"'{refusal.key}'")
        self.message(refusal.key, refusal.args, seat)

    def effects(self, effects: Sequence[Effect]) -> None:
        for words in self.words if effects else ():
            try:
                text = words.effects(effects)
            except WordsError as error:
                raise Finding(f"words are missing: {error}") from None
            whole(text, f"what effects say in {words.language}")

    def line(self, line: Line, viewer: int) -> None:
        """A line with all that stands in it, to look at, to listen to, and where room is scarce."""
        for item in line.items:
            self.line(item, viewer)
        if isinstance(line, Table):
            self.rows(line, viewer)
        args = {**line.args, "items": "x"} if line.items else line.args
        for form in ("", *(form for form in FORMS if self.words[0].has(line.key, form))):
            self.message(line.key, args, viewer, attribute=form)

    def rows(self, table: Table, viewer: int) -> None:
        """Every row has a cell for each head, and every cell has words."""
        for number, row in enumerate(table.rows, 1):
            if len(row) != len(table.items):
                raise Finding(
                    f"row {number} of the table '{table.key}' has {len(row)} cells for {len(table.items)} heads"
                )
            for cell in row:
                self.line(cell, viewer)

    def sheet(self, panels: Iterable[Panel], viewer: int) -> None:
        for panel in panels:
            for line in (panel.title, *panel.lines):
                self.line(line, viewer)

    def outcome(self, outcome: Outcome) -> None:
        for part in outcome.parts[0]:
            self.message(f"part-{part}")
        if outcome.broke_tie is not None:
            self.message(f"broke-tie-{outcome.broke_tie}")


@cache
def spoken(game: Game) -> Spoken:
    """The words of a game, made once."""
    return Spoken(game)


class Listener(Spoken):
    """The same for many games in a row: of what was said often, only a part is said again."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.met: Counter[object] = Counter()
        self.said = 0

    def fresh(self, what: object, first: int = FIRST) -> bool:
        """Whether this has been met seldom, or it is its turn again."""
        self.met[what] = met = self.met[what] + 1
        return met <= first or met % EVERY == 0

    def message(self, key: str, args: Args | None = None, viewer: int = SPECTATOR, *, attribute: str = "") -> None:
        self.said += 1
        super().message(key, args, viewer, attribute=attribute)

    def events(self, events: Iterable[Event], seats: int) -> None:
        super().events([event for event in events if self.fresh(("event", event.key))], seats)

    def prompt(self, prompt: Prompt, seat: int) -> None:
        if self.fresh(("prompt", prompt.key, prompt.rule)):
            super().prompt(prompt, seat)

    def refusal(self, refusal: Refusal, seat: int) -> None:
        if self.fresh(("refusal", refusal.key, refusal.rule)):
            super().refusal(refusal, seat)

    def effects(self, effects: Sequence[Effect]) -> None:
        super().effects([effect for effect in effects if self.fresh(("effect", effect.what, effect.change > 0))])

    def line(self, line: Line, viewer: int) -> None:
        if self.fresh(("line", line.key, bool(line.items))):
            super().line(line, viewer)
        elif isinstance(line, Table):
            self.rows(line, viewer)  # its cells are not always the same
