"""A game's rules as people read them: `rules.<language>.md`, by chapter and by id."""

import re
from typing import Final

from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.core.words import COMMON, in_language, renamed

MARK: Final = "✎"
"""Stands at rules and chapters that are ours, wholly or in part: decided here, or reconstructed."""
RULE: Final = re.compile(rf"- \*\*(?P<id>[A-Z]+-[0-9]+(?:\.[0-9]+)?[a-z]?)\*\* (?P<mark>{MARK} )?(?P<text>.*)")
CHAPTER: Final = "## "
TITLE: Final = "# "


class Rule:
    """One numbered rule."""

    __slots__ = ("id", "ours", "text")

    def __init__(self, rule: str, text: str, *, ours: bool) -> None:
        """Take the id and what the rule says."""
        self.id = rule
        self.text = text
        self.ours = ours

    def line(self, *, marked: bool) -> str:
        """The rule to read."""
        return f"{self.id} {MARK}  {self.text}" if marked else f"{self.id}  {self.text}"


class Chapter:
    """Rules that belong together."""

    __slots__ = ("ours", "rules", "title")

    def __init__(self, title: str) -> None:
        """Begin a chapter; a mark behind its title is one for all its rules."""
        self.title = title.removesuffix(MARK).strip()
        self.ours = title.endswith(MARK)
        self.rules: list[Rule] = []

    @property
    def heading(self) -> str:
        """Its title to read, with the mark."""
        return f"{self.title} {MARK}" if self.ours else self.title

    def lines(self) -> list[str]:
        """Its rules to read; where the heading is marked, they need no mark of their own."""
        return [rule.line(marked=rule.ours and not self.ours) for rule in self.rules]


class Rulebook:
    """All rules of a game in one language."""

    def __init__(self, text: str) -> None:
        """Read the markdown: a title, some words, then chapters of `- **C-3.1** text` with indented lines below."""
        self.title = ""
        self.preface = ""
        self.legend = ""
        """What the mark means: the last words before the first chapter, beginning with it."""
        self.chapters: list[Chapter] = []
        self.rules: dict[str, Rule] = {}
        for line in text.splitlines():
            self._read(line)

    def _read(self, line: str) -> None:
        found = RULE.match(line)
        if line.startswith(CHAPTER):
            self.chapters.append(Chapter(line.removeprefix(CHAPTER).strip()))
        elif line.startswith(TITLE):
            self.title = line.removeprefix(TITLE).strip()
        elif found and self.chapters:
            chapter = self.chapters[-1]
            rule = Rule(found["id"], found["text"].strip(), ours=chapter.ours or bool(found["mark"]))
            chapter.rules.append(rule)
            self.rules[rule.id] = rule
        elif line.strip():
            self._go_on(line.strip())

    def _go_on(self, line: str) -> None:
        if not self.chapters and (self.legend or line.startswith(MARK)):
            self.legend = f"{self.legend} {line}".strip()
        elif not self.chapters:
            self.preface = f"{self.preface} {line}".strip()
        elif self.chapters[-1].rules:
            rule = self.chapters[-1].rules[-1]
            rule.text = f"{rule.text} {line}"

    def lines(self, asked: str) -> list[str]:
        """The rules that were asked for, to read; where one is marked, what the mark means."""
        found = self.find(asked)
        legend = [self.legend] if any(rule.ours for rule in found) else []
        return [rule.line(marked=rule.ours) for rule in found] + legend

    def find(self, asked: str) -> list[Rule]:
        """The rule with this id and those numbered below it (C-7.2 also brings C-7.2a), in any spelling of its case."""
        wanted = asked.strip().lower()
        found = [rule for rule in self.rules.values() if rule.id.lower() == wanted]
        found += [rule for rule in self.rules.values() if re.fullmatch(re.escape(wanted) + "[a-z]", rule.id.lower())]
        if not found:
            chapters = [rule for rule in self.rules.values() if rule.id.lower().startswith(f"{wanted}.")]
            if chapters:
                return chapters
            raise HoftagError(f"there is no rule '{asked}'; rules have names such as {', '.join(list(self.rules)[:3])}")
        return found


def rulebook(game: Game, language: str, naming: str = COMMON) -> Rulebook:
    """The rules of a game in a language, or else in English, with the common names of things or with its own."""
    folder = game.resources()
    text = in_language(folder, "rules.{}.md", language).read_text(encoding="utf-8")
    return Rulebook(renamed(text, folder, language, naming))
