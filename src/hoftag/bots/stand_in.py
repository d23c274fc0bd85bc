"""Who plays on when a bot fails."""

from typing import Final

from hoftag.core.game import Game

HOUSE: Final = "greedy"
"""The bot of the house: quick, and good enough at every game that has a strategy."""
RANDOM: Final = "random"
"""Needs nothing but the legal moves."""


def stand_in(game: Game, house: str = HOUSE) -> str:
    """The bot that plays for somebody else."""
    return RANDOM if game.strategy is None else house


def bots_in_turn(game: Game, spec: str, house: str = HOUSE) -> list[str]:
    """A bot, and those that are asked in turn if it fails; the last one cannot."""
    return list(dict.fromkeys((spec, stand_in(game, house), RANDOM)))
