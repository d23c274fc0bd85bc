"""The vocabulary: every move there is in Tumult Royale, in canonical order."""

from typing import Final

from hoftag.core.masks import members
from hoftag.core.moves import Catalogue, Move
from hoftag.games.tumult_royal.components import AMOUNT, FIELD, GOOD, PAYMENT, PLOT, SLOT, STOP, VALUE


class TumultMove(Move):
    """A move with its parameters as ints; -1 where the verb has no such parameter."""

    __slots__ = ("amount", "field", "good", "payment", "plot", "slot", "stop", "value")

    amount: int
    field: int
    good: int
    payment: int
    plot: int
    slot: int
    stop: int
    value: int


MOVES: Final = Catalogue(TumultMove)

# Before the taxing
SPIN: Final = MOVES.one("spin")
READY: Final = MOVES.one("ready")
# Taxing
KEEP: Final = MOVES.one("keep")
LAY_BACK: Final = MOVES.one("lay-back")
LIFT: Final = MOVES.each("lift", SLOT)
WAIT: Final = MOVES.one("wait")
DONE: Final = MOVES.one("done")
# The table's own
TIME_UP: Final = MOVES.one("time-up")
# Orders
GOAL: Final = MOVES.pairs("goal", GOOD, AMOUNT)
LIMIT: Final = MOVES.pairs("limit", GOOD, AMOUNT)
LEAST: Final = MOVES.each("least", VALUE)
STOP_WHEN: Final = MOVES.each("stop", STOP)
# Statues
PLACE: Final = MOVES.each("place", FIELD)
PASS: Final = MOVES.one("pass")
PAY: Final = MOVES.pairs("pay", GOOD, PAYMENT)
# The land
TURN_UP: Final = MOVES.each("turn-up", PLOT)

LIFT_KIND: Final = LIFT[0].kind
LIMIT_KIND: Final = LIMIT[0][0].kind
PLACE_KIND: Final = PLACE[0].kind
PAY_KIND: Final = PAY[0][0].kind
TURN_UP_KIND: Final = TURN_UP[0].kind

CHUNK: Final = 9
CHUNK_MASK: Final = (1 << CHUNK) - 1


def _chunks(moves: tuple[TumultMove, ...]) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    """For each nine places the moves by mask, so that a list of moves is put together from few pieces."""
    return tuple(
        tuple(
            tuple(moves[start + bit] for bit in members(mask) if start + bit < len(moves)) for mask in range(1 << CHUNK)
        )
        for start in range(0, len(moves), CHUNK)
    )


LIFTS: Final = _chunks(LIFT)
PLACES: Final = _chunks(PLACE)


def among(chunks: tuple[tuple[tuple[Move, ...], ...], ...], mask: int) -> list[Move]:
    """The moves, such as LIFTS, whose places are in a mask."""
    found: list[Move] = []
    for chunk in chunks:
        found += chunk[mask & CHUNK_MASK]
        mask >>= CHUNK
        if not mask:
            break
    return found
