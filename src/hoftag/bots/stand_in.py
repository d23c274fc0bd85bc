"""Who plays on when a bot fails."""

from typing import Final

from hoftag.bots import specs
from hoftag.bots.player import Bot, Seat
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.core.moves import Move

HOUSE: Final = "greedy"
"""The bot of the house: quick, and good enough at every game that has a strategy."""
RANDOM: Final = "random"
"""Needs nothing but the legal moves."""


def stand_in(game: Game, house: str = HOUSE) -> str:
    """The bot that plays for somebody else."""
    return house if specs.has_strategy(game) else RANDOM


def bots_in_turn(game: Game, spec: str, house: str = HOUSE) -> list[str]:
    """A bot, and those that are asked one after the other if it fails."""
    return list(dict.fromkeys((spec, stand_in(game, house), RANDOM)))


def legal_choice(bot: Bot, seat: Seat) -> Move:
    """What a bot chooses; an error if that is not legal."""
    move = bot.choose(seat)
    if move not in seat.legal():
        raise ValueError(f"it chose {move!r:.80}, which is not legal")
    return move


def play_on(seat: Seat, failed: str, luck: int) -> tuple[specs.Spec, Bot, Move]:
    """The bot that takes over from one that failed, with what it chooses."""
    for text in bots_in_turn(seat.game, failed)[1:]:
        spec = specs.read(text)
        bot = spec.make(luck)
        try:
            return spec, bot, legal_choice(bot, seat)
        except Exception:  # noqa: BLE001, S112 - there is one more to ask
            continue
    raise HoftagError(f"no bot can play {seat.game.name} any further")
