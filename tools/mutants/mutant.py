"""The mutants of a game: every small change to its rules that mutmut knows how to make, inside functions and outside.

mutmut changes numbers, strings, comparisons, operators, arguments, assignments and keywords. It leaves alone what is no
rule (annotations, docstrings, decorators), and what it takes for too dull or too risky: `len()`, `isinstance()`,
functions with a decorator, defaults that are worked out. We leave alone whether zip is strict, which is an assertion,
and what a class is derived from, which is a type.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from libcst import ClassDef, CSTNode, FunctionDef
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation.file_mutation import create_mutations

STRICT = re.compile(r",? *(strict=\w+)?\)")
"""The end of a call; of zip, with an assertion about its lists."""


class Change(NamedTuple):
    """What stays the same of a mutant when other lines of the file change."""

    file: str
    """Its name in the folder of rules."""
    function: str
    """Empty outside of functions and classes."""
    was: str
    becomes: str
    """The lines that differ, without the indentation that they share."""

    @property
    def diff(self) -> str:
        was, becomes = self.was.splitlines(), self.becomes.splitlines()
        return "\n".join([*(f"- {line}" for line in was), *(f"+ {line}" for line in becomes)])


class Mutant(NamedTuple):
    change: Change
    nth: int
    """Which it is of those in this function that read the same."""
    line: int
    """The first line that differs."""
    source: str
    """The whole file with this change."""

    @property
    def lines(self) -> list[int]:
        """The lines of the unchanged file that it changes."""
        return [self.line + index for index in range(len(self.change.was.splitlines()))]


def mutants_of(rules: Path) -> list[Mutant]:
    """All mutants of the files in a folder, in their order."""
    return [mutant for path in sorted(rules.glob("*.py")) for mutant in mutants_in(path)]


def mutants_in(path: Path) -> Iterator[Mutant]:
    """The mutants of one file."""
    code = path.read_text(encoding="utf-8")
    module, mutations, _, _ = create_mutations(path.name, code)
    place = MetadataWrapper(module, unsafe_skip_copy=True).resolve(WhitespaceInclusivePositionProvider)
    function = {id(node): name for node, name in named(module)}
    begins = list(accumulate(map(len, code.splitlines(keepends=True)), initial=0))
    seen: Counter[Change] = Counter()
    for mutation in mutations:
        if id(mutation.original_node) not in function:
            continue
        where = place[mutation.original_node]
        start = begins[where.start.line - 1] + where.start.column
        end = begins[where.end.line - 1] + where.end.column
        texts = module.code_for_node(mutation.original_node), module.code_for_node(mutation.mutated_node)
        source = code[:start] + instead(code[start:end], *texts) + code[end:]
        first, was, becomes = difference(code.splitlines(), source.splitlines())
        change = Change(path.name, function[id(mutation.original_node)], was, becomes)
        if STRICT.sub(")", was) != STRICT.sub(")", becomes):
            seen[change] += 1
            yield Mutant(change, seen[change], first + 1, source)


def instead(there: str, old: str, new: str) -> str:
    """What to write there for the new; of several lines, old and new lack the indentation of their block."""
    indentation = ""
    if there != old:
        indentation = " " * (len(there.splitlines()[1]) - len(old.splitlines()[1]))
        assert old.replace("\n", "\n" + indentation) == there
    return new.replace("\n", "\n" + indentation)


def named(node: CSTNode, names: tuple[str, ...] = ()) -> Iterator[tuple[CSTNode, str]]:
    """Every node with the function that it belongs to, except what classes are derived from."""
    if isinstance(node, FunctionDef | ClassDef):
        names = (*names, node.name.value)
    yield node, ".".join(names)
    bases = node.bases if isinstance(node, ClassDef) else ()
    for child in node.children:
        if child not in bases:
            yield from named(child, names)


def difference(before: Sequence[str], after: Sequence[str]) -> tuple[int, str, str]:
    """Where two texts begin to differ, and the lines that differ in each."""
    first = last = 0
    shorter = min(len(before), len(after))
    while first < shorter and before[first] == after[first]:
        first += 1
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    was, becomes = before[first : len(before) - last], after[first : len(after) - last]
    return first, dedent("\n".join(was)), dedent("\n".join(becomes))


def sample(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them by chance. Each has its own luck: changes elsewhere hardly move any in or out of a sample."""

    def luck(mutant: Mutant) -> str:
        return sha256(repr((seed, *mutant.change, mutant.nth)).encode()).hexdigest()

    chosen = sorted(mutants, key=luck)[:count]
    return sorted(chosen, key=lambda mutant: (mutant.change.file, mutant.line))
