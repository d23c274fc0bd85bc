"""What bots know of Tumult Royale: plan, grab, place, and how a position stands."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Hand, Nerves, Strategy
from hoftag.games.tumult_royal.moves import LIFT_KIND, PASS, TumultMove
from hoftag.games.tumult_royal.rules import crowning, hourglass, orders, placing, setup, ticks
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import evaluation, grab, statues
from hoftag.games.tumult_royal.strategy.hand import GrabbingHand

CLEAR: Final = 4.5
"""How far the planned move of a hand lies before what is not worth a thought."""
SCALE: Final = 2.0
"""What a statue is worth on the scale of the prior."""
CALM: Final = (setup.FIRST_STATUE, placing.PLACE_STATUES, placing.PAY_COST, crowning.TURN_UP_REGION)
"""Steps in which everything lies open."""
GRABBING: Final = (ticks.TICK, hourglass.TAX, hourglass.HANDS)


class TumultStrategy(Strategy[TumultRoyal]):
    """Heuristics over tables of Tumult Royale."""

    def at_border(self, state: TumultRoyal) -> bool:
        """The start of a round: everything lies open, nobody has grabbed yet; at a live table also the grab itself."""
        if state.ended or (state.faces and state.terms.taxing == "live"):
            return True
        if state.step is ticks.TICK:
            return state.tick == 0 and state.actors == state.terms.everybody
        return state.step is orders.FILE_ORDER and not any(state.orders)

    def evaluate(self, state: TumultRoyal) -> list[float]:
        return evaluation.evaluate(state)

    def features(self, state: TumultRoyal, seat: int) -> list[float]:
        return evaluation.features(state, seat)

    def prior(self, state: TumultRoyal, seat: int, moves: Sequence[Move]) -> list[float]:
        if state.step in CALM:
            return calm(state, seat, moves)
        chosen = sensible_move(state, seat)
        return [CLEAR if move is chosen else closeness(chosen, move) for move in moves]

    def default_move(self, state: TumultRoyal, seat: int, rng: Rng) -> Move:
        return sensible_move(state, seat)

    def hand(self, seat: int, nerves: Nerves, rng: Rng) -> Hand[TumultRoyal]:
        return GrabbingHand(seat, nerves, rng)


def calm(state: TumultRoyal, seat: int, moves: Sequence[Move]) -> list[float]:
    """Scores for placing and paying."""
    step = state.step
    known = [move for move in moves if isinstance(move, TumultMove)]
    if step is placing.PAY_COST:
        return [SCALE * 2 * statues.payment_score(state, seat, move.payment) for move in known]
    if step is crowning.TURN_UP_REGION:
        return [statues.plot_score(state, seat, move.plot) for move in known]
    if step is setup.FIRST_STATUE:
        return [SCALE * statues.first_field(state, move.field) for move in known]
    fields = statues.Fields(state, seat)
    return [0.0 if move is PASS else SCALE * fields.score(move.field) for move in known]


def closeness(chosen: TumultMove, move: Move) -> float:
    """Beside keeping, laying back is worth a thought, and the other way round; among slots only the chosen one."""
    if LIFT_KIND in (move.kind, chosen.kind):
        return 0.0
    return 3.0


def sensible_move(table: TumultRoyal, seat: int) -> TumultMove:
    """What this seat does next."""
    step = table.step
    if step is placing.PLACE_STATUES:
        return statues.best_field(table, seat)
    if step is orders.FILE_ORDER:
        return grab.order_entry(table, seat)
    if step in GRABBING:
        return grab.decide(table, seat)
    moves = [move for move in table.legal(seat) if isinstance(move, TumultMove)]
    if len(moves) == 1:
        return moves[0]
    if step is placing.PAY_COST:
        return max(moves, key=lambda move: statues.payment_score(table, seat, move.payment))
    if step is crowning.TURN_UP_REGION:
        return max(moves, key=lambda move: statues.plot_score(table, seat, move.plot))
    return max(moves, key=lambda move: statues.first_field(table, move.field))


STRATEGY: Final = TumultStrategy()
