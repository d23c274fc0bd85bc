"""Every word of every game of the house is needed and there. What holds for any game, the conformance kit proves."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from hoftag.core import stepped
from hoftag.core.conformance.words import GAP, NAMES, Messages, check_labels, spoken
from hoftag.core.conformance.words import messages as written
from hoftag.core.events import SPECTATOR, TABLE, Args
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.moves import Domain
from hoftag.core.registry import find_game, game_names
from hoftag.core.rng import Rng
from hoftag.core.words import COUNTED, LANGUAGES, game_words, text_of
from tests.ours import OURS

GAMES = [name for name in game_names() if find_game(name).package.startswith("hoftag.games.")]
FIRST_ARGUMENT = {
    "Prompt": "prompt",
    "Refusal": "refusal",
    **dict.fromkeys(("Event", "all", "show", "passing"), "event"),
}
SECOND_ARGUMENT = ("only", "tell_gains")
LONGEST_LABEL = 60
LABELS = 1200
"""So many labels of a verb are read; a large vocabulary is looked at in even steps."""


@cache
def messages(name: str, language: str) -> Messages:
    return written(find_game(name).package, language)


# --- which keys there must be ---------------------------------------------------------------------------------------


def texts_in(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: itself, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)


def sources(game: Game) -> list[ast.Module]:
    """The source of a game, and of the spine that it stands on."""
    folder = Path(str(importlib.import_module(game.package).__file__)).parent
    paths = [Path(stepped.__file__), *sorted(folder.rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def keys_in_the_rules(game: Game) -> set[str]:
    """Keys that stand in the source where something is asked, told or refused."""
    found = set()
    for tree in sources(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called in FIRST_ARGUMENT:
                found |= {f"{FIRST_ARGUMENT[called]}-{text}" for text in texts_in(node.args[0])}
            elif called in SECOND_ARGUMENT:
                found |= {f"event-{text}" for text in texts_in(node.args[1])}
    return found


def other_texts(game: Game) -> set[str]:
    """Every text in the source: keys may also be kept in names before they are used."""
    return {
        node.value
        for tree in sources(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def domains(game: Game) -> list[Domain]:
    """The things a game names: all its domains that have words."""
    module = importlib.import_module(f"{game.package}.components")
    found = [value for value in vars(module).values() if isinstance(value, Domain)]
    named = {key.partition("-")[0] for key in messages(game.name, "en")}
    return [domain for domain in found if domain.name in named]


def expected_keys(game: Game) -> set[str]:
    keys = keys_in_the_rules(game)
    keys |= {f"move-{verb}" for verb in game.moves.verbs}
    keys |= {f"{domain.name}-{name}" for domain in domains(game) for name in domain.ids}
    for option in game.options:
        keys |= {f"option-{option.name}"}
        keys |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    return keys | {f"game-{game.name}"}


@pytest.mark.parametrize("name", GAMES)
def test_everything_the_game_says_has_a_message_and_no_message_is_left_over(name: str) -> None:
    game = find_game(name)
    expected, found = expected_keys(game), set(messages(name, "en"))
    assert len(expected) > 150
    assert expected - found == set()
    said_elsewhere = other_texts(game)
    for parameters in game.moves.verbs.values():
        said_elsewhere |= {member for domain in parameters for member in domain.ids}
    left_over = {key for key in found - expected if re.sub("^(broke-tie|[a-z]+)-", "", key) not in said_elsewhere}
    assert {key for key in left_over if not key.startswith("sheet-")} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_question_explains_itself(name: str) -> None:
    parts = messages(name, "en")
    assert [key for key in parts if key.startswith("prompt-") and "help" not in parts[key]] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_short_label_of_its_own(name: str, language: str) -> None:
    """The kit looks at fewer of a large vocabulary, and lets other games have longer ones."""
    game = find_game(name)
    said = game_words(game, language, NAMES, strict=True)
    check_labels(game, said, LABELS)
    assert [move for move in game.moves.all[::3] if len(said.move(move)) > LONGEST_LABEL] == []


# --- figures of the box ----------------------------------------------------------------------------------------------

ARGUED = ("move", "event", "prompt", "refusal", "sheet", "effect", "ui")
"""Messages of these kinds are said with arguments; whole games try them."""


class Needs(Visitor):
    """The variables of a message, and the messages that it speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802, the visitor's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def needs(name: str, language: str) -> dict[str, Needs]:
    """What each message of a game and of its board needs."""
    board = Path(__file__).parents[2] / "web" / "src" / "games" / name / f"text.{language}.ftl"
    found = {}
    for text in (text_of(find_game(name).package, language), board.read_text(encoding="utf-8")):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                found[entry.id.name] = Needs()
                found[entry.id.name].visit(entry)
    return found


def all_variables(name: str, language: str, key: str) -> set[str]:
    its = needs(name, language)[key]
    return its.variables.union(*(all_variables(name, language, other) for other in its.messages))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_arguments_finds_all_it_needs_in_the_box(name: str, language: str) -> None:
    said = game_words(find_game(name), language, NAMES, strict=True)
    spoken_of = {other for its in needs(name, language).values() for other in its.messages}
    for key, parts in messages(name, language).items():
        if key.partition("-")[0] not in ARGUED and key not in spoken_of:
            for part in {"", *parts} - {COUNTED}:
                assert not GAP.search(said.say(key, attribute=part)), key


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_of_the_box_is_said_in_some_language(name: str) -> None:
    for key, figures in find_game(name).figures().items():
        variables = {one for language in LANGUAGES for one in all_variables(name, language, key)}
        forms = {one.rpartition("_")[0] for one in variables}
        assert figures.keys() - variables - forms == set(), key


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_everything_in_play_is_said_without_a_gap(name: str) -> None:
    """The kit says a part of what many games ask and tell; here all of one is said."""
    game, luck = find_game(name), Rng(20261115)
    seats, said = game.seats[-1], spoken(game)
    match = Match(game, seats, 20261115, game.fullest)
    said.events(match.log[0], seats)
    while not match.state.is_over():
        waiting = match.state.may_act() or (TABLE,)
        seat = waiting[luck.below(len(waiting))]
        moves = match.state.legal(seat)
        if seat != TABLE:
            said.prompt(match.state.prompt(seat), seat)
            said.effects(match.state.effects(seat, moves[0]))
        if luck.below(6) == 0:
            viewer = luck.below(seats + 1) + SPECTATOR
            said.sheet(match.state.sheet(viewer), viewer)
        said.events(match.play(seat, moves[luck.below(len(moves))]), seats)
    said.outcome(match.state.outcome())


# --- one and many -----------------------------------------------------------------------------------------------------

COUNTED_SO: list[tuple[str, str, Args, str, str]] = [
    ("tumult_royal", "prompt-goal", {"good": "tools"}, "How many tools do you want?", "Wie viel Werkzeug willst du?"),
    ("tumult_royal", "prompt-goal", {"good": "bread"}, "How much bread do you want?", "Wie viel Brot willst du?"),
    ("tumult_royal", "move-goal", {"good": "tools", "amount": 1}, "1 tool as the goal", "Ziel: 1 Werkzeug"),
    ("tumult_royal", "move-limit", {"good": "tools", "amount": 2}, "2 tools at most", "Höchstens 2 Werkzeuge"),
    (
        "tumult_royal",
        "event-weighed",
        {"seat": 1, "taken": 1, "good": "tools"},
        "Ben has robbed 1 tool.",
        "Ben hat 1 Werkzeug geraubt.",
    ),
    (
        "tumult_royal",
        "event-weighed-mercy",
        {"seat": 1, "taken": 2, "count": 1, "good": "bread"},
        "Ben has robbed 2 bread; by the people’s mercy, only one counts.",
        "Ben hat 2 Brote geraubt; dank der Gnade des Volkes zählt nur 1.",
    ),
    (
        "tumult_royal",
        "refusal-needless-tile",
        {"due_goods": ["marble"], "goods": ["marble"]},
        "One of these tiles is unnecessary: only 1 marble must be paid.",
        "Ein Plättchen ist überflüssig; zu zahlen ist nur: 1 Marmor.",
    ),
    (
        "tumult_royal",
        "prompt-pay",
        {"field": "d1", "due_goods": ["tools"]},
        "d1 costs 1 tool. Which tiles do you pay?",
        "d1 kostet 1 Werkzeug. Womit zahlst du?",
    ),
    (
        "tumult_royal",
        "event-counted",
        {"seat": 1, "count": 1},
        "Ben has placed one statue.",
        "Ben hat eine Statue aufgestellt.",
    ),
    ("staufer", "sheet-effect-draw_chests", {"n": 1, "extra": 1}, "draw 1 chest", "1 Truhe ziehen"),
    ("staufer", "sheet-effect-draw_chests", {"n": 2, "extra": 1}, "keep 1 of 2 chests", "1 von 2 Truhen behalten"),
    (
        "staufer",
        "sheet-province",
        {"envoys": 1, "nobles": 1},
        "Province: 1 envoy, 1 noble",
        "Provinz: 1 Gesandter, 1 Adeliger",
    ),
    ("staufer", "sheet-pile", {"count": 1}, "Draw pile: 1 chest", "Nachziehstapel: 1 Truhe"),
    (
        "staufer",
        "prompt-action-supply",
        {"count": 1, "cost": 3},
        "Which supply space do you choose? You have one figure at court, and no free office costs less than 3.",
        "Welches Nachschubfeld wählst du? Du hast eine Figur am Hof, und kein freier Amtssitz kostet weniger als 3.",
    ),
]


@pytest.mark.parametrize(("name", "key", "args", "english", "german"), [one for one in COUNTED_SO if one[0] in OURS])
def test_one_is_said_as_one_and_many_as_many(name: str, key: str, args: Args, english: str, german: str) -> None:
    for language, said in zip(LANGUAGES, (english, german), strict=True):
        assert game_words(find_game(name), language, NAMES, strict=True).say(key, args) == said
