"""Languages are found by their files, and what has not been translated is said in English."""

from pathlib import Path

import pytest

from hoftag.core.conformance import check_game
from hoftag.core.conformance.plan import Plan
from hoftag.core.errors import HoftagError
from hoftag.core.rulebook import rulebook
from hoftag.core.words import LANGUAGES, game_words, in_language, language_of, pick_language, spoken_in
from tests.core.planted import removed
from tests.core.test_conformance_faults import package
from tools.translation import lacking


def test_a_folder_speaks_what_it_has_texts_in_and_english_first(tmp_path: Path) -> None:
    for name in ("text.de.ftl", "text.pt-br.ftl", "text.en.ftl", "text.ftl", "rules.fr.md", "box.fr.ftl"):
        (tmp_path / name).touch()
    assert spoken_in(tmp_path) == ("en", "de", "pt-br")
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de", "de"), ("de_AT.UTF-8", "de"), ("en-GB", "en"), (" DE ", "de"), ("tlh", None), ("C", None), ("dea", None)],
)
def test_a_tag_means_the_language_it_begins_with(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_the_language_is_that_of_the_system_or_english() -> None:
    assert pick_language(None, {"LANG": "de_CH.UTF-8"}) == "de"
    assert pick_language(None, {"LANG": "tlh"}) == "en"
    assert pick_language(None, {}) == "en"
    assert pick_language("DE", {"LANG": "en"}) == "de"
    with pytest.raises(HoftagError, match="there is no language 'tlh'"):
        pick_language("tlh", {})


def test_a_file_that_is_not_translated_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").touch()
    assert in_language(tmp_path, "rules.{}.md", "de").name == "rules.en.md"
    (tmp_path / "rules.de.md").touch()
    assert in_language(tmp_path, "rules.{}.md", "de").name == "rules.de.md"


@pytest.mark.parametrize("missing", ["text.de.ftl", "rules.de.md"])
def test_a_game_in_english_alone_can_be_played_in_every_language(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    game = package(removed(missing))(tmp_path)
    check_game(game, Plan(games=1, positions=1))
    assert rulebook(game, "de").rules.keys() == rulebook(game, "en").rules.keys()
    assert game_words(game, "de").say("part-tribute") == ("Tribute" if "text" in missing else "Tribut")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_translated_is_translated_whole(language: str) -> None:
    assert [line for line in lacking(language) if "not there yet" not in line] == []


def test_german_is_everywhere() -> None:
    assert list(lacking("de")) == []
