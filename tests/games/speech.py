"""Whether a game can be told: every key has a message in both languages, and whole games are said without a gap.

What holds for every game stands here; `tests/games/<game>/test_text.py` says what its things are called.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from hoftag.core.events import SPECTATOR, Event
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.moves import Domain
from hoftag.core.rng import Rng
from hoftag.core.rulebook import rulebook
from hoftag.core.sheet import Line
from hoftag.core.words import LANGUAGES, Words, game_words, text_of

NAMES = ["Anna", "Ben", "Carla", "Dirk", "Eva", "Finn", "Greta"]
FIRST_ARGUMENT = {"Prompt": "prompt", "Refusal": "refusal", "Event": "event", "all": "event", "show": "event"}
GAP = re.compile(r"\{|\}|\$|\?\?\?|\bNone\b|  \b")


def messages(game: Game, language: str) -> dict[str, list[str]]:
    """The keys of a language, each with the attributes of its message."""
    resource = FluentParser().parse(text_of(game.package, language))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key twice"
    return {entry.id.name: sorted(part.id.name for part in entry.attributes) for entry in found}


def words(game: Game, language: str, seats: int = 7) -> Words:
    return game_words(game, language, NAMES[:seats], strict=True)


def texts_in(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: itself, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)


def keys_in_the_rules(game: Game) -> set[str]:
    """Every key that the sources of a game mention."""
    found = set()
    folder = Path(str(import_module(game.package).__file__)).parent
    for source in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in FIRST_ARGUMENT:
                found |= {f"{FIRST_ARGUMENT[name]}-{text}" for text in texts_in(node.args[0])}
            elif name == "only":
                found |= {f"event-{text}" for text in texts_in(node.args[1])}
    return found


def expected_keys(game: Game, domains: Iterable[Domain], parts: Iterable[str], more: Iterable[str]) -> set[str]:
    """Everything that needs a message, beside the sheet."""
    keys = keys_in_the_rules(game) | {f"game-{game.name}", *more}
    keys |= {f"move-{verb}" for verb in game.moves.verbs}
    keys |= {f"{domain.name}-{name}" for domain in domains for name in domain.ids}
    for option in game.options:
        keys |= {f"option-{option.name}"}
        keys |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    return keys | {f"part-{part}" for part in parts}


def check_messages(game: Game, expected: set[str]) -> None:
    """Both languages have the same messages with the same parts: all that are needed and no others."""
    english, german = messages(game, "en"), messages(game, "de")
    assert english == german
    assert expected - set(english) == set()
    assert {key for key in set(english) - expected if not key.startswith("sheet-")} == set()
    assert [key for key in english if key.startswith("prompt-") and "help" not in english[key]] == []


def check_labels(game: Game, language: str, longest: int = 46) -> None:
    """Every move has a short label of its own."""
    said = words(game, language)
    labels = [said.move(move) for move in game.moves.all]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= longest
    assert not [label for label in labels if GAP.search(label)]


class Listener:
    """Says everything there is to say about a game, in both languages, and keeps what has a gap."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.spoken = [words(self.game, language, match.record.seats) for language in LANGUAGES]
        self.books = [rulebook(self.game, language) for language in LANGUAGES]
        self.viewers = [SPECTATOR, *range(match.record.seats)]
        self.gaps: list[str] = []

    def note(self, text: str) -> None:
        if not text.strip() or GAP.search(text):
            self.gaps.append(text)

    def hear_events(self, events: list[Event]) -> None:
        for event in events:
            for viewer in self.viewers:
                seen = event.seen_by(viewer)
                if seen is not None:
                    for said in self.spoken:
                        self.note(said.event(seen, viewer))

    def hear_question(self, seat: int) -> None:
        prompt = self.match.state.prompt(seat)
        for said, book in zip(self.spoken, self.books, strict=True):
            self.note(said.prompt(prompt, seat))
            self.note(said.prompt_help(prompt, seat))
            assert prompt.rule in book.rules

    def hear_refusals(self, seat: int, luck: Rng) -> None:
        moves = self.game.moves.all
        for _ in range(4):
            move = moves[luck.below(len(moves))]
            asked = luck.below(self.match.record.seats) if luck.below(8) == 0 else seat
            if move not in self.match.state.legal(asked):
                refusal = self.match.state.why_not(asked, move)
                for said, book in zip(self.spoken, self.books, strict=True):
                    self.note(said.refusal(refusal, asked))
                    assert refusal.rule in book.rules

    def hear_sheet(self, viewer: int) -> None:
        for panel in self.game.sheet(self.match.state.view(viewer)):
            for line in (panel.title, *panel.lines):
                self.hear_line(line, viewer)

    def hear_line(self, line: Line, viewer: int) -> None:
        for item in line.items:
            self.hear_line(item, viewer)
        for said in self.spoken:
            args = {**line.args, "items": "x"} if line.items else line.args
            self.note(said.say(line.key, args, viewer))


def check_game_is_said(match: Match, seed: int) -> None:
    """Play at random to the end, and say everything on the way."""
    luck = Rng(seed)
    listener = Listener(match)
    listener.hear_events(match.log[0])
    while not match.state.is_over():
        (seat,) = match.state.to_act()
        if luck.below(4) == 0:
            listener.hear_question(seat)
            listener.hear_refusals(seat, luck)
            listener.hear_sheet(luck.below(match.record.seats + 1) - 1)
        moves = match.state.legal(seat)
        listener.hear_events(match.play(seat, moves[luck.below(len(moves))]))
    listener.hear_question(0)
    for viewer in listener.viewers:
        listener.hear_sheet(viewer)
    assert listener.gaps == []
