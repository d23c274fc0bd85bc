"""Every message with a number in it, said with one and with two in each language, to be read: tests/words/counted.txt.

.venv/bin/python tools/words_counts.py
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from hoftag.core.words import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "tests" / "words" / "counted.txt"
PLACES: Final = ("src", "web/src", "examples")
UNSELECTED: Final = frozenset(
    [
        "army",
        "bread",
        "change",
        "days",
        "deployed",
        "discards",
        "extra",
        "given_count",
        "have",
        "increment",
        "keep",
        "least",
        "length",
        "low",
        "high",
        "lying",
        "marble",
        "more",
        "most",
        "number",
        "other_cost",
        "pieces",
        "round",
        "short",
        "stone",
        "strength",
        "supply",
        "taken_count",
        "tick",
        "tied",
        "total",
        "usual",
        "value",
        "wood",
        "year",
        "years",
    ]
)
"""Arguments that are numbers although no message chooses its words by them."""
EXACT: Final = re.compile(r"\d+")


class Asked(Visitor):
    """What a message or a part of it needs: variables, those it chooses its words by, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.exact: set[int] = set()
        self.least: dict[str, int] = {}
        """From which number on a message knows what to say: one that begins with two is never said of one."""
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802, the visitor's name for it
        keys = [key.value if isinstance(key := one.key, NumberLiteral) else key.name for one in node.variants]
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            if "one" in keys or any(EXACT.fullmatch(key) for key in keys):
                self.counted.add(name)
                exact = {int(key) for key in keys if EXACT.fullmatch(key)}
                self.exact |= exact
                if "one" not in keys and not exact & {0, 1}:
                    self.least[name] = min(exact)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def files() -> Iterator[Path]:
    """The English files of messages; the others lie beside them."""
    for place in PLACES:
        found = (ROOT / place).rglob("*.en.ftl")
        yield from sorted(path for path in found if not {"node_modules", "static"} & set(path.parts))


def translated(path: Path, language: str) -> Path:
    return path.with_name(path.name.replace(".en.", f".{language}."))


@cache
def parts(path: Path) -> dict[str, Asked]:
    """Messages and their attributes, as `key` and `key.attribute`."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, Message):
            continue
        own = entry.id.name
        for name, pattern in [(own, entry.value), *((f"{own}.{one.id.name}", one.value) for one in entry.attributes)]:
            if pattern is not None:
                found[name] = asked = Asked()
                asked.visit(pattern)
    return found


@cache
def numbers() -> frozenset[str]:
    """The names of all arguments that are numbers."""
    every = [translated(path, language) for path in files() for language in LANGUAGES]
    counted = {name for path in every if path.is_file() for asked in parts(path).values() for name in asked.counted}
    return frozenset(counted | UNSELECTED)


def all_of(path: Path, key: str, seen: frozenset[str] = frozenset()) -> Asked:
    """What a part needs, with what the messages need that it speaks of."""
    own = parts(path)[key]
    for other in own.messages - seen:
        if other in parts(path):
            found = all_of(path, other, seen | {key})
            own.variables |= found.variables
            own.counted |= found.counted
            own.exact |= found.exact
            own.least |= found.least
    return own


def examples(path: Path) -> Iterator[str]:
    """The lines for one file and its translations."""
    for key in parts(path):
        spoken = [(one, translated(path, one)) for one in LANGUAGES if translated(path, one).is_file()]
        needs = [all_of(file, key) for _, file in spoken if key in parts(file)]
        variables = set().union(*(one.variables for one in needs))
        if not variables & numbers():
            continue
        zero = any(0 in one.exact for one in needs)
        yield f"{key}"
        for language, file in spoken:
            for count in (0, 1, 2) if zero else (1, 2):
                yield f"  {language} {count}  {said(file, language, key, variables, count)}"


def said(path: Path, language: str, key: str, variables: set[str], count: int) -> str:
    """One example: every number is this one, everything else is its own name."""
    bundle = bundled(path, language)
    asked = parts(path)[key]
    args: dict[str, int | str] = {
        name: max(count, asked.least.get(name, 0)) if name in numbers() else other(name)
        for name in variables | asked.variables
    }
    message, _, attribute = key.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{key} in {language}: {errors}"
    return " ".join(str(text).split())


def other(name: str) -> str:
    """What is no number: nobody in particular, or what it is called."""
    return "no" if name.endswith("_you") else f"‹{name}›"


@cache
def bundled(path: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def written() -> str:
    lines = []
    for path in files():
        told = list(examples(path))
        if told:
            lines += [f"## {path.relative_to(ROOT).as_posix().removesuffix('.en.ftl')}", "", *told, ""]
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(written(), encoding="utf-8")
