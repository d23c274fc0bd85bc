"""Rules as people read them, by chapter and by id."""

import pytest

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game, game_names
from hoftag.core.rulebook import Rulebook, rulebook
from hoftag.core.words import LANGUAGES

TEXT = """# The rules

What it is
about.

## 1. First

- **X-1.1** One
  and a half.
- **X-1.2** Two.
- **X-1.2a** More of two.

## 2. Readings

- **A-1** So be it.
"""


def test_chapters_and_rules_are_read() -> None:
    book = Rulebook(TEXT)
    assert (book.title, book.preface) == ("The rules", "What it is about.")
    assert [chapter.title for chapter in book.chapters] == ["1. First", "2. Readings"]
    assert book.rules["X-1.1"].text == "One and a half."
    assert list(book.rules) == ["X-1.1", "X-1.2", "X-1.2a", "A-1"]


@pytest.mark.parametrize(
    ("asked", "found"),
    [("x-1.1", ["X-1.1"]), ("X-1.2", ["X-1.2", "X-1.2a"]), ("X-1", ["X-1.1", "X-1.2", "X-1.2a"]), ("a-1", ["A-1"])],
)
def test_a_rule_is_found_with_what_belongs_to_it(asked: str, found: list[str]) -> None:
    assert [rule.id for rule in Rulebook(TEXT).find(asked)] == found


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(HoftagError, match=r"there is no rule 'X-9'; rules have names such as X-1\.1"):
        Rulebook(TEXT).find("X-9")


@pytest.mark.parametrize("name", game_names())
def test_both_languages_have_the_same_rules(name: str) -> None:
    books = [rulebook(find_game(name), language) for language in LANGUAGES]
    assert books[0].rules
    assert list(books[0].rules) == list(books[1].rules)
