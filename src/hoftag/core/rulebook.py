"""A game's rules as people read them: `rules.<language>.md`, by chapter and by id."""

import re
from typing import Final

from hoftag.core.errors import HoftagError
from hoftag.core.game import Game

RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-[0-9]+(?:\.[0-9]+)?[a-z]?)\*\* (?P<text>.*)")
CHAPTER: Final = "## "
TITLE: Final = "# "


class Rule:
    """One numbered rule."""

    __slots__ = ("id", "text")

    def __init__(self, rule: str, text: str) -> None:
        """Take the id and what the rule says."""
        self.id = rule
        self.text = text


class Chapter:
    """Rules that belong together."""

    __slots__ = ("rules", "title")

    def __init__(self, title: str) -> None:
        """Begin a chapter."""
        self.title = title
        self.rules: list[Rule] = []


class Rulebook:
    """All rules of a game in one language."""

    def __init__(self, text: str) -> None:
        """Read the markdown: a title, some words, then chapters of `- **C-3.1** text` with indented lines below."""
        self.title = ""
        self.preface = ""
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
            rule = Rule(found["id"], found["text"].strip())
            self.chapters[-1].rules.append(rule)
            self.rules[rule.id] = rule
        elif line.strip():
            self._go_on(line.strip())

    def _go_on(self, line: str) -> None:
        if not self.chapters:
            self.preface = f"{self.preface} {line}".strip()
        elif self.chapters[-1].rules:
            rule = self.chapters[-1].rules[-1]
            rule.text = f"{rule.text} {line}"

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


def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game in a language."""
    return Rulebook(game.resources().joinpath(f"rules.{language}.md").read_text(encoding="utf-8"))
