"""Rules as people read them, by chapter and by id."""

import pytest

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game, game_names
from hoftag.core.rulebook import MARK, Rulebook, rulebook
from hoftag.core.words import LANGUAGES
from tests.ours import OURS

TEXT = """# The rules

What it is
about.

✎ marks what
is ours.

## 1. First

- **X-1.1** One
  and a half.
- **X-1.2** ✎ Two.
- **X-1.2a** More of two.

## 2. Readings ✎

- **A-1** So be it.
"""


def test_chapters_and_rules_are_read() -> None:
    book = Rulebook(TEXT)
    assert (book.title, book.preface) == ("The rules", "What it is about.")
    assert [chapter.title for chapter in book.chapters] == ["1. First", "2. Readings"]
    assert book.rules["X-1.1"].text == "One and a half."
    assert list(book.rules) == ["X-1.1", "X-1.2", "X-1.2a", "A-1"]


def test_what_is_ours_is_marked_by_rule_or_by_chapter() -> None:
    book = Rulebook(TEXT)
    assert book.legend == "✎ marks what is ours."
    assert [chapter.ours for chapter in book.chapters] == [False, True]
    assert [rule.id for rule in book.rules.values() if rule.ours] == ["X-1.2", "A-1"]
    assert book.rules["X-1.2"].text == "Two."


def test_the_whole_book_shows_the_mark_of_a_chapter_once() -> None:
    first, second = Rulebook(TEXT).chapters
    assert (first.heading, second.heading) == ("1. First", "2. Readings ✎")
    assert first.lines() == ["X-1.1  One and a half.", "X-1.2 ✎  Two.", "X-1.2a  More of two."]
    assert second.lines() == ["A-1  So be it."]


def test_a_rule_alone_shows_its_mark_with_what_it_means() -> None:
    book = Rulebook(TEXT)
    assert book.lines("A-1") == ["A-1 ✎  So be it.", "✎ marks what is ours."]
    assert book.lines("X-1.1") == ["X-1.1  One and a half."]


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


@pytest.mark.parametrize("name", game_names())
def test_both_languages_mark_the_same_as_ours_and_say_what_the_mark_means(name: str) -> None:
    books = [rulebook(find_game(name), language) for language in LANGUAGES]
    marked = [[rule.id for rule in book.rules.values() if rule.ours] for book in books]
    assert marked[0] == marked[1]
    assert [chapter.ours for chapter in books[0].chapters] == [chapter.ours for chapter in books[1].chapters]
    for book in books:
        assert bool(book.legend) == bool(marked[0])
        assert not any(MARK in f"{rule.id}{rule.text}" for rule in book.rules.values())


def test_what_was_reconstructed_or_decided_here_is_marked() -> None:
    """T-4.4 has the village, T-9.1 and S-9.6 have numbers that no source gives, S-4.9 has the players."""
    known = {
        "citadels": ("A-10", "C-10.1"),
        "kingsburg": ("A-24",),
        "staufer": ("Q-2", "S-4.9", "S-6.7", "S-9.6"),
        "tumult_royal": ("B-1", "K-1", "L-1", "Q-1", "T-4.4", "T-9.1"),
    }
    for name in OURS:
        expected = known[name]
        marked = {rule.id for rule in rulebook(find_game(name), "en").rules.values() if rule.ours}
        assert marked >= set(expected)
        assert len(marked) < len(rulebook(find_game(name), "en").rules)
