"""What the terminal says to whoever has played, once the game is over."""

import pytest
from prompt_toolkit.utils import get_cwidth

from hoftag.cli.table.ending import account, columns
from hoftag.core.events import SPECTATOR
from hoftag.core.outcome import Outcome
from hoftag.core.registry import find_game
from hoftag.core.words import LANGUAGES, game_words
from tests.ours import ANY, OURS

WORDS = game_words(find_game(ANY), "en")
PARTS = list(find_game(ANY).new(2, 1).outcome().parts[0])[:2]


def ended(first: tuple[int, int], second: tuple[int, int], places: list[int]) -> Outcome:
    parts = [dict(zip(PARTS, points, strict=True)) for points in (first, second)]
    return Outcome([sum(first), sum(second)], parts, places)


def test_the_winner_learns_by_how_much() -> None:
    assert account(WORDS, ended((9, 3), (4, 4), [1, 2]), 0) == ["You won by 4 points."]


def test_whoever_lost_learns_where() -> None:
    part = WORDS.say(f"part-{PARTS[0]}")
    said = f"You came 2nd, 4 points behind the winner. Most was lost in “{part}”: 5 points."
    assert account(WORDS, ended((9, 3), (4, 4), [1, 2]), 1) == [said]


def test_a_broken_tie_is_no_distance() -> None:
    (said,) = account(WORDS, ended((5, 0), (5, 0), [1, 2]), 1)
    assert said.startswith("You came 2nd with as many points as the winner")


def test_whoever_watches_is_told_nothing_of_themselves() -> None:
    assert account(WORDS, ended((9, 3), (4, 4), [1, 2]), SPECTATOR) == []


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_part_and_the_total_have_room_on_80_columns(name: str, language: str, seats: int) -> None:
    """However many parts a score has: the narrower way round is taken."""
    game = find_game(name)
    words = game_words(game, language)
    outcome = game.new(min(seats, game.seats[-1]), 1).outcome()
    lines = columns(words, outcome, list(range(len(outcome.scores))))
    assert max(map(get_cwidth, lines)) <= 80
    assert words.say("ui-total") in "".join(lines)
