"""Blindness: a bot's answer must not change with what its seat cannot see."""

from collections.abc import Callable
from typing import TypeAlias

from hoftag.core.conformance.place import placed
from hoftag.core.conformance.plan import Finding, Plan, settings
from hoftag.core.events import TABLE
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng, derive

Choose: TypeAlias = Callable[[State, int, int], Move]
"""A bot for the blindness test: state, seat and seed of the bot in, move out."""


def check_blindness(game: Game, choose: Choose, positions: int = 200, worlds: int = 5, seed: int = 1) -> int:
    """A bot's move must not change with what its seat cannot see; returns how many positions were asked.

    Some positions are asked as they are, and as `worlds` others that the seat cannot tell apart, each with a
    future (generator) of its own.
    """
    asked = 0
    for setting in settings(game, Plan(games=positions, seed=seed)):
        state = game.new(setting.seats, setting.seed, setting.options)
        rng = Rng(derive(setting.seed, 4))
        decision = 0
        while not state.is_over() and asked < positions:
            may = state.may_act() or (TABLE,)
            seat = may[rng.below(len(may))]
            moves = state.legal(seat)
            if len(moves) > 1 and rng.below(15) == 0:
                try:
                    _ask_blindly(state, seat, choose, worlds)
                except Finding as found:
                    raise placed(game, str(found), setting, decision) from None
                asked += 1
            state.play(seat, moves[rng.below(len(moves))])
            decision += 1
    return asked


def _ask_blindly(state: State, seat: int, choose: Choose, worlds: int) -> None:
    seed = state.digest()
    move = choose(state.copy(), seat, seed)
    for number in range(worlds):
        found = choose(state.resample(seat, Rng(derive(seed, number))), seat, seed)
        if found is not move:
            raise Finding(f"seat {seat} plays '{move.text}', but '{found.text}' in a world it cannot tell apart")
