"""Every word of Citadels: both languages complete, and whole games said without a gap."""

import pytest

from hoftag.core.events import Event
from hoftag.core.match import Match
from hoftag.core.words import LANGUAGES, game_words
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import CHARACTER, COLOUR, DISTRICT
from tests.games.speech import NAMES, check_game_is_said, check_labels, check_messages, expected_keys


def test_everything_the_game_says_has_a_message_and_no_message_is_left_over() -> None:
    parts = ("districts", "colours", "complete")
    expected = expected_keys(GAME, (CHARACTER, DISTRICT, COLOUR), parts, ["broke-tie-districts"])
    assert len(expected) > 150
    check_messages(GAME, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_short_label_of_its_own(language: str) -> None:
    check_labels(GAME, language)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_said_without_a_gap(seats: int) -> None:
    options = {"unique_districts": seats % 2 == 0, "observatory_discard_from": "drawn"}
    check_game_is_said(Match(GAME, seats, seats, options), seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_may_rename_a_card(language: str) -> None:
    game = GAME.with_components({"districts": [{"id": "tavern", f"name_{language}": "Krug"}]})
    said = game_words(game, language, NAMES, strict=True)
    assert "Krug" in said.event(Event("built", {"seat": 0, "district": "tavern", "gold": 1}))
