"""Older versions of the rules that are still played keep the contract as the newest does."""

import pytest

from hoftag.core.conformance import Plan, check_game
from hoftag.core.registry import find_game, game_names

OLDER = [
    (name, version)
    for name in game_names()
    for version in range(find_game(name).oldest_rules, find_game(name).rules_version)
]


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_the_kit_finds_nothing_in_an_older_version(name: str, version: int) -> None:
    report = check_game(find_game(name).with_rules(version), Plan(games=24, positions=2, worlds=1))
    assert report.games == 24


@pytest.mark.parametrize("name", game_names())
def test_an_option_is_newer_than_the_oldest_rules_or_as_old(name: str) -> None:
    """Otherwise saved positions of the oldest version, which never name theirs, would not be what they were."""
    game = find_game(name)
    assert all(option.since <= game.rules_version for option in game.options)
    assert game.with_rules(game.oldest_rules).rules == game.oldest_rules
