"""Words: typed arguments become names, word forms and lists; nothing missing stops a game."""

from pathlib import Path

import pytest

from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR, Args, Event
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.words import Words, WordsError, pick_language, pick_naming, renamed

TEXT = """
fruit-apple = Apfel
    .acc = den Apfel
    .help = Der Apfel ist rund.
fruit-pear = Birne
    .acc = die Birne
fruit-plum = Pflaume
    .help = { $days ->
        [one] Reift an einem Tag.
       *[other] Reift in { $days } Tagen, mit { $fruits }.
    }
fruit-grape = Traube
    .counted = { $count ->
        [one] eine Traube
       *[other] { $count } Trauben
    }
event-ate = { $seat_you ->
    [yes] du isst
   *[no] { $seat } isst
 } { $fruit_acc }.
event-gave = { $from_seat } gibt { $to_seat_you ->
    [yes] dir
   *[no] { $to_seat }
 } { $given_fruit_acc }.
event-has = { $fruits_count ->
    [0] nichts
   *[other] { $fruits }
 }
event-counted = { $count ->
    [one] eins
   *[other] { $count } Stück
 }
event-written = { $note }
event-ripe = { $fruit_help } ({ $days })
"""
PLUM: dict[str, Args] = {"fruit-plum": {"days": 9, "fruits": ["grape", "grape"]}, "event-ripe": {"days": 9}}


def words(*, strict: bool = True, names: dict[str, str] | None = None, figures: dict[str, Args] | None = None) -> Words:
    return Words("de", [TEXT], ["Anna", "Ben"], names, figures, strict=strict)


def test_a_seat_is_a_name_or_you() -> None:
    event = Event("ate", {"seat": 0, "fruit": "apple"})
    assert words().event(event, 1) == "Anna isst den Apfel."
    assert words().event(event, SPECTATOR) == "Anna isst den Apfel."
    assert words().event(event, 0) == "Du isst den Apfel."


def test_the_last_part_of_a_name_says_what_it_is() -> None:
    event = Event("gave", {"from_seat": 0, "to_seat": 1, "given_fruit": "pear"})
    assert words().event(event, 1) == "Anna gibt dir die Birne."
    assert words().event(event, 0) == "Anna gibt Ben die Birne."


@pytest.mark.parametrize(
    ("fruits", "said"),
    [
        ([], "Nichts"),
        (["apple"], "Apfel"),
        (["apple", "pear"], "Apfel und Birne"),
        (["pear", "apple", "pear"], "2× Birne und Apfel"),
        (["grape"], "Eine Traube"),
        (["grape", "apple", "grape"], "2 Trauben und Apfel"),
    ],
)
def test_lists_are_joined_and_equal_things_counted(fruits: list[str], said: str) -> None:
    assert words().event(Event("has", {"fruits": fruits})) == said


def test_long_lists_have_commas() -> None:
    assert words().joined(["a", "b", "c"]) == "a, b und c"


def test_numbers_choose_their_form() -> None:
    assert words().event(Event("counted", {"count": 1})) == "Eins"
    assert words().event(Event("counted", {"count": 3})) == "3 Stück"


def test_plain_text_stays_as_it_is() -> None:
    assert words().event(Event("written", {"note": "hallo"})) == "Hallo"


def test_the_owner_of_a_box_may_call_things_otherwise() -> None:
    mine = words(names={"fruit-apple": "Boskop"})
    assert mine.event(Event("ate", {"seat": 0, "fruit": "apple"}), 1) == "Anna isst den Boskop."
    assert mine.say("fruit-apple") == "Boskop"


def test_what_is_to_be_known_about_the_things_a_move_names() -> None:
    class Eat(Move):
        __slots__ = ("fruit",)

    eat = Catalogue(Eat).each("eat", Domain("fruit", ["apple", "pear"]))
    assert words().about(eat[0]) == {"Apfel": "Der Apfel ist rund."}
    assert words().about(eat[1]) == {}


def test_a_message_and_its_parts_have_the_figures_of_the_box() -> None:
    mine = words(figures=PLUM)
    assert mine.say("fruit-plum", attribute="help") == "Reift in 9 Tagen, mit 2 Trauben."
    assert mine.event(Event("ripe", {"fruit": "plum"})) == "Reift in 9 Tagen, mit 2 Trauben. (9)"


def test_what_is_said_goes_before_the_figures_of_the_box() -> None:
    mine = words(figures=PLUM)
    assert mine.say("fruit-plum", {"days": 1}, attribute="help") == "Reift an einem Tag."
    assert mine.event(Event("ripe", {"fruit": "plum", "days": 3})) == "Reift in 9 Tagen, mit 2 Trauben. (3)"


def test_a_figure_that_nobody_gives_is_an_error_in_tests() -> None:
    with pytest.raises(WordsError, match="fruit-plum in de"):
        words().event(Event("ripe", {"fruit": "plum", "days": 3}))


def test_an_empty_seat_has_a_name_too() -> None:
    assert words().event(Event("ate", {"seat": 5, "fruit": "apple"}), 1) == "Spieler 6 isst den Apfel."


@pytest.mark.parametrize("event", [Event("danced", {}), Event("ate", {"seat": 0})])
def test_what_is_missing_is_an_error_in_tests_and_never_at_the_table(event: Event) -> None:
    with pytest.raises(WordsError):
        words().event(event)
    assert words(strict=False).event(event)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("de", {}, "de"),
        ("EN", {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "HOFTAG_LANG": "de"}, "de"),
        (None, {"LC_MESSAGES": "de"}, "de"),
        (None, {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_asked_for_or_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert pick_language(asked, environment) == language


def test_an_unknown_language_is_refused_with_what_there_is() -> None:
    with pytest.raises(HoftagError, match="there is no language 'fr'; there is en, de"):
        pick_language("fr", {})


# --- other names -----------------------------------------------------------------------------------------------------


def test_things_are_called_by_their_common_names_unless_the_others_are_wanted(tmp_path: Path) -> None:
    (tmp_path / "names.en.toml").write_text('Pear = "Quince"\n', encoding="utf-8")
    text = "fruit-pear = Pear\nThe Pear's core, not that of a Pearl."
    assert renamed(text, tmp_path, "en", "common") == text
    assert renamed(text, tmp_path, "en", "ours") == "fruit-pear = Quince\nThe Quince's core, not that of a Pearl."
    assert renamed(text, tmp_path, "de", "ours") == text


@pytest.mark.parametrize(
    ("asked", "environment", "picked"),
    [(None, {}, "common"), (None, {"HOFTAG_NAMING": "ours"}, "ours"), ("Common", {"HOFTAG_NAMING": "ours"}, "common")],
)
def test_the_names_asked_for_or_those_of_the_environment(
    asked: str | None, environment: dict[str, str], picked: str
) -> None:
    assert pick_naming(asked, environment) == picked


def test_unknown_names_are_refused_with_what_there_is() -> None:
    with pytest.raises(HoftagError, match="there are no names 'latin'; there is common, ours"):
        pick_naming("latin", {})
