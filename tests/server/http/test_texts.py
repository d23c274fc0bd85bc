"""What is told of a game before anybody plays it, and in which language its rules are read."""

import pytest

from hoftag.core.registry import find_game
from hoftag.server.http.texts import game_info, has_reconstructed_things, rules
from tests.ours import OURS, needs


@pytest.mark.parametrize("name", OURS)
def test_a_game_says_how_long_it_takes_with_so_many(name: str) -> None:
    info = game_info(find_game(name))
    assert len(info.minutes) == len(find_game(name).seats)
    assert all(5 <= least <= most <= 240 for least, most in info.minutes)


@needs("staufer")
def test_a_time_for_each_player_is_counted_for_all_of_them() -> None:
    assert game_info(find_game("staufer")).minutes == [(40, 40), (60, 60), (80, 80), (100, 100)]


def test_only_things_of_the_box_are_called_reconstructed() -> None:
    ours = {"source": "reconstructed"}
    assert has_reconstructed_things({"districts": [{"source": "public"}, ours]})
    assert not has_reconstructed_things({"options": {"first_king": ours}, "districts": [{"source": "public"}]})
    assert not has_reconstructed_things({"districts": [{"source": "public", "name_de_source": "reconstructed"}]})
    assert not has_reconstructed_things({})


def test_rules_say_in_which_language_they_are() -> None:
    assert b'"language":"de"' in rules(OURS[0], "de", "common").body
