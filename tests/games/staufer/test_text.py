"""Every word of Die Staufer: both languages complete, and whole games said without a gap."""

import pytest

from hoftag.core.events import Event
from hoftag.core.match import Match
from hoftag.core.words import LANGUAGES, game_words
from hoftag.games.staufer.components import (
    CHEST,
    COLOUR,
    CONDITION,
    FIGURE,
    PRIVILEGE,
    REGION,
    SPACE,
    STOCK,
    TASK,
    WAY,
)
from hoftag.games.staufer.effects import OPS
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.rules.agenda import PARTS
from tests.games.speech import NAMES, check_game_is_said, check_labels, check_messages, expected_keys

DOMAINS = (CHEST, COLOUR, CONDITION, FIGURE, PRIVILEGE, REGION, SPACE, STOCK, TASK, WAY)


def test_everything_the_game_says_has_a_message_and_no_message_is_left_over() -> None:
    more = ["broke-tie-figures", *(f"sheet-effect-{op}" for op in OPS)]
    expected = expected_keys(GAME, DOMAINS, PARTS, more)
    assert len(expected) > 200
    check_messages(GAME, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_short_label_of_its_own(language: str) -> None:
    check_labels(GAME, language)


@pytest.mark.parametrize(("seats", "privileges"), [(2, "picked"), (3, "drawn"), (4, "first_game"), (5, "drawn")])
def test_whole_games_are_said_without_a_gap(seats: int, privileges: str) -> None:
    check_game_is_said(Match(GAME, seats, seats, {"privileges": privileges}), seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_may_rename_a_chest(language: str) -> None:
    game = GAME.with_components({"chests": [{"id": "brown", f"name_{language}": "Eiche"}]})
    said = game_words(game, language, NAMES, strict=True)
    assert "Eiche" in said.event(Event("took-chests", {"seat": 0, "chests": ["brown"]}))
