"""The vocabulary: every move there is in Citadels, in canonical order."""

from typing import Final

from hoftag.core.moves import Catalogue, Move
from hoftag.games.citadels.components import CHARACTER, DISTRICT, SEAT


class CitadelsMove(Move):
    """A move with its parameters as ints; -1 where the verb has no such parameter."""

    __slots__ = ("character", "district", "seat")

    character: int
    district: int
    seat: int


MOVES: Final = Catalogue(CitadelsMove)

# The draft
KEEP: Final = MOVES.each("keep", CHARACTER)
PUT_AWAY: Final = MOVES.each("put-away", CHARACTER)
# The action, and what comes of it
TAKE_GOLD: Final = MOVES.one("take-gold")
TAKE_CARDS: Final = MOVES.one("take-cards")
DISCARD: Final = MOVES.each("discard", DISTRICT)
# The characters
MURDER: Final = MOVES.each("murder", CHARACTER)
ROB: Final = MOVES.each("rob", CHARACTER)
SWAP: Final = MOVES.each("swap", SEAT)
EXCHANGE: Final = MOVES.one("exchange")
LAY_DOWN: Final = MOVES.each("lay-down", DISTRICT)
DRAW_ANEW: Final = MOVES.one("draw-anew")
INCOME: Final = MOVES.one("income")
BONUS_GOLD: Final = MOVES.one("bonus-gold")
BONUS_CARDS: Final = MOVES.one("bonus-cards")
DESTROY: Final = MOVES.pairs("destroy", SEAT, DISTRICT)
# The purple districts
LABORATORY: Final = MOVES.each("laboratory", DISTRICT)
SMITHY: Final = MOVES.one("smithy")
RECLAIM: Final = MOVES.one("reclaim")
DECLINE: Final = MOVES.one("decline")
# Building, and the end of the turn
BUILD: Final = MOVES.each("build", DISTRICT)
END_TURN: Final = MOVES.one("end-turn")
