"""The vocabulary: a bid names how many dice of which face; a challenge says that it is a lie."""

from typing import Final

from hoftag.core.moves import Catalogue, Move, numbers

MOST_SEATS: Final = 6
MOST_DICE: Final = 5
FACE: Final = numbers("face", 6, start=1)
"""In a state the faces are the numbers 0 to 5."""
QUANTITY: Final = numbers("quantity", MOST_SEATS * MOST_DICE, start=1)
"""In a move the quantities are the numbers 0 to 29."""
ONES: Final = 0


class LiarsMove(Move):
    __slots__ = ("face", "quantity")

    face: int
    quantity: int


MOVES: Final = Catalogue(LiarsMove)
BID: Final = MOVES.pairs("bid", QUANTITY, FACE)
CHALLENGE: Final = MOVES.one("challenge")
BIDS: Final = MOVES.all[: CHALLENGE.code]
"""All bids, each higher than the one before: a bid's code is its place in here."""
