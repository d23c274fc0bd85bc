"""The rules that people read: they are there in every language, and ids mean the same in all of them."""

from collections import Counter

from hoftag.core.conformance.plan import Finding
from hoftag.core.game import Game
from hoftag.core.rulebook import RULE, rulebook
from hoftag.core.words import LANGUAGES

BEGINS = "- **"
"""How every rule begins."""


def check_rulebook(game: Game) -> None:
    """All languages tell the same rules in the same order, each once, and all of them can be found."""
    first, *others = LANGUAGES
    ids = rule_ids(game, first)
    for language in others:
        if not game.resources().joinpath(f"rules.{language}.md").is_file():
            continue  # they are read in English
        found = rule_ids(game, language)
        for rule in (*ids, *found):
            if rule not in found:
                raise Finding(f"rules.{language}.md lacks the rule {rule} of rules.{first}.md")
            if rule not in ids:
                raise Finding(f"rules.{first}.md lacks the rule {rule} of rules.{language}.md")
        for one, other in zip(ids, found, strict=True):
            if one != other:
                raise Finding(f"rules.{language}.md has {other} where rules.{first}.md has {one}")


def rule_ids(game: Game, language: str) -> list[str]:
    """The ids of a rules file, in its order."""
    file = f"rules.{language}.md"
    found = []
    for number, line in enumerate(game.resources().joinpath(file).read_text(encoding="utf-8").splitlines(), 1):
        rule = RULE.match(line)
        if rule is None and line.startswith(BEGINS):
            raise Finding(f"{file}, line {number}: '{line[:30]}' is no rule; one begins as '- **T-2** Everybody ...'")
        if rule is not None:
            found.append(rule["id"])
    if not found:
        raise Finding(f"{file} has no rules")
    for rule_id, count in Counter(found).items():
        if count > 1:
            raise Finding(f"{file} has the rule {rule_id} twice")
    book = rulebook(game, language)
    if not book.title:
        raise Finding(f"{file} has no title")
    for rule_id in found:
        if rule_id not in book.rules:
            raise Finding(f"{file}: the rule {rule_id} stands before the first chapter")
        if not book.rules[rule_id].text:
            raise Finding(f"{file}: the rule {rule_id} says nothing")
    return found
