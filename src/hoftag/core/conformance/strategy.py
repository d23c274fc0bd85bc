"""What bots are told of a game: numbers that bots can reckon with, and nothing that the deciding seat cannot know."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from hoftag.core.conformance.place import Place
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy

SHARE = 12
"""One position in so many is judged, if it is a border."""


def judged(place: Place, state: State) -> None:
    """At a border and after the end, every seat has a chance to win, and one of them will."""
    strategy = place.game.strategy
    if strategy is None:
        return
    place.doing = "strategy.at_border"
    if not state.is_over() and not strategy.at_border(state):
        return
    place.doing = "strategy.evaluate"
    chances = strategy.evaluate(state)
    place.need(len(chances) == place.seats, f"strategy.evaluate gives {len(chances)} chances for {place.seats} seats")
    sound = all(isfinite(chance) and chance >= 0 for chance in chances) and abs(sum(chances) - 1) < 1e-6
    place.need(sound, f"strategy.evaluate gives {chances}: no chances that add up to 1")


def advised(place: Place, state: State) -> None:
    """What a strategy says to somebody who has to decide."""
    strategy = place.game.strategy
    may = state.may_act()
    if strategy is None or not may:
        return
    seat = may[place.extra.below(len(may))]
    moves = state.legal(seat)
    if not moves:
        return
    priors = prior(place, strategy, state, seat, moves)
    key = place.extra.below(1 << 60)
    move = default_move(place, strategy, state, seat, key)
    for _ in range(place.plan.worlds):
        world = state.resample(seat, Rng(place.extra.below(1 << 60)))
        place.doing = "strategy.likelihood"
        likely = strategy.likelihood(world, seat)
        place.need(isfinite(likely) and likely >= 0, f"strategy.likelihood gives {likely}, which is no likelihood")
        place.report.asked_blindly += 1
        apart = f"seat {seat} in a world that it cannot tell apart"
        same = prior(place, strategy, world, seat, moves) == priors
        place.need(same, f"strategy.prior peeks: it says something else to {apart}")
        same = default_move(place, strategy, world, seat, key) is move
        place.need(same, f"strategy.default_move peeks: it says something else to {apart}")


def prior(place: Place, strategy: Strategy[Any], state: State, seat: int, moves: Sequence[Move]) -> list[float]:
    """As many numbers as moves."""
    place.doing = "strategy.prior"
    found = strategy.prior(state, seat, moves)
    place.need(len(found) == len(moves), f"strategy.prior gives {len(found)} numbers for {len(moves)} moves")
    place.need(all(map(isfinite, found)), f"strategy.prior gives {found}, which bots cannot reckon with")
    return list(found)


def default_move(place: Place, strategy: Strategy[Any], state: State, seat: int, key: int) -> Move:
    """A legal move."""
    place.doing = "strategy.default_move"
    move = strategy.default_move(state, seat, Rng(key))
    place.need(move in state.legal(seat), f"strategy.default_move gives '{move}', which is not legal")
    return move
