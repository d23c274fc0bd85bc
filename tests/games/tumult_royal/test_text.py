"""Every word of Tumult Royal: both languages complete, and whole games said without a gap."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import hoftag.games.tumult_royal as package
from hoftag.core.events import SPECTATOR, TABLE, Args, Event
from hoftag.core.match import Match
from hoftag.core.rng import Rng
from hoftag.core.rulebook import rulebook
from hoftag.core.sheet import Line
from hoftag.core.words import LANGUAGES, Words, game_words, text_of
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.components import GOOD, PLOT, RANK, STOP, TERRAIN, TILE
from hoftag.games.tumult_royal.rules.ending import ENDINGS

NAMES = ["Anna", "Ben", "Carla", "Dirk"]
SOURCES = sorted(Path(package.__file__).parent.rglob("*.py"))
FIRST_ARGUMENT = {"Prompt": "prompt", "Refusal": "refusal", "Event": "event", "all": "event", "show": "event"}
GAP = re.compile(r"\{|\}|\$|\?\?\?|\bNone\b|  \b")


def messages(language: str) -> dict[str, list[str]]:
    resource = FluentParser().parse(text_of("hoftag.games.tumult_royal", language))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key twice"
    return {entry.id.name: sorted(part.id.name for part in entry.attributes) for entry in found}


def words(language: str, seats: int = 4) -> Words:
    return game_words(GAME, language, NAMES[:seats], strict=True)


def test_both_languages_have_the_same_messages_with_the_same_parts() -> None:
    english, german = messages("en"), messages("de")
    assert english == german


def texts_in(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: itself, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)


def keys_in_the_rules() -> set[str]:
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in FIRST_ARGUMENT:
                found |= {f"{FIRST_ARGUMENT[name]}-{text}" for text in texts_in(node.args[0])}
            elif name == "only":
                found |= {f"event-{text}" for text in texts_in(node.args[1])}
    return found


def expected_keys() -> set[str]:
    keys = keys_in_the_rules()
    keys |= {f"move-{verb}" for verb in GAME.moves.verbs}
    keys |= {f"{domain.name}-{name}" for domain in (GOOD, PLOT, RANK, STOP, TERRAIN, TILE) for name in domain.ids}
    keys |= {f"ending-{ending}" for ending in ENDINGS if ending}
    for option in GAME.options:
        keys |= {f"option-{option.name}"}
        keys |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    keys |= {f"part-{part}" for part in ("fields", "chronicle")}
    return keys | {"game-tumult_royal", "broke-tie-rank"}


def test_everything_the_game_says_has_a_message_and_no_message_is_left_over() -> None:
    expected, found = expected_keys(), set(messages("en"))
    assert len(expected) > 150
    assert expected - found == set()
    assert {key for key in found - expected if not key.startswith("sheet-")} == set()


def test_every_question_explains_itself() -> None:
    parts = messages("en")
    assert [key for key in parts if key.startswith("prompt-") and "help" not in parts[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_short_label_of_its_own(language: str) -> None:
    said = words(language)
    labels = [said.move(move) for move in GAME.moves.all]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 46
    assert not [label for label in labels if GAP.search(label)]


class Listener:
    """Says everything there is to say about a game, in both languages, and keeps what has a gap."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.spoken = [words(language, match.record.seats) for language in LANGUAGES]
        self.books = [rulebook(GAME, language) for language in LANGUAGES]
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
        moves = GAME.moves.all
        for _ in range(4):
            move = moves[luck.below(len(moves))]
            asked = luck.below(self.match.record.seats) if luck.below(8) == 0 else seat
            if move not in self.match.state.legal(asked):
                refusal = self.match.state.why_not(asked, move)
                for said, book in zip(self.spoken, self.books, strict=True):
                    self.note(said.refusal(refusal, asked))
                    assert refusal.rule in book.rules

    def hear_sheet(self, viewer: int) -> None:
        for panel in GAME.sheet(self.match.state.view(viewer)):
            for line in (panel.title, *panel.lines):
                self.hear_line(line, viewer)

    def hear_line(self, line: Line, viewer: int) -> None:
        for item in line.items:
            self.hear_line(item, viewer)
        for said in self.spoken:
            args = {**line.args, "items": "x"} if line.items else line.args
            self.note(said.say(line.key, args, viewer))


@pytest.mark.parametrize("taxing", ["live", "ticks", "orders"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_said_without_a_gap(seats: int, taxing: str) -> None:
    luck = Rng(seats)
    match = Match(GAME, seats, seats, {"taxing": taxing, "gamblers": seats == 3, "memory_aid": seats == 2})
    listener = Listener(match)
    listener.hear_events(match.log[0])
    while not match.state.is_over():
        may = list(match.state.may_act())
        clock = match.state.timed() is not None and luck.below(30) == 0
        seat = TABLE if clock or not may else may[luck.below(len(may))]
        if luck.below(8) == 0:
            asked = luck.below(seats)
            listener.hear_question(asked)
            listener.hear_refusals(asked, luck)
            listener.hear_sheet(luck.below(seats + 1) - 1)
        moves = match.state.legal(seat)
        listener.hear_events(match.play(seat, moves[luck.below(len(moves))]))
    listener.hear_question(0)
    for viewer in listener.viewers:
        listener.hear_sheet(viewer)
    assert listener.gaps == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_may_rename_a_field(language: str) -> None:
    game = GAME.with_components({"field_types": [{"id": "palace", f"name_{language}": "Residenz"}]})
    said = game_words(game, language, NAMES, strict=True)
    args: Args = {"seat": 0, "field": "a1", "terrain": "palace", "count": 3, "tiles": ["marble-2", "tools-3"]}
    assert "Residenz" in said.event(Event("placed", args)) or language == "en"
