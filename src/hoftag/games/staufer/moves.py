"""The vocabulary: every move there is in Die Staufer, in canonical order."""

from typing import Final

from hoftag.core.moves import Catalogue, Move
from hoftag.games.staufer.components import CHEST, FIGURE, PLACE, PRIVILEGE, REGION, SPACE, STOCK, WAY


class StauferMove(Move):
    """A move with its parameters as ints; -1 where the verb has no such parameter."""

    __slots__ = ("chest", "figure", "place", "privilege", "region", "space", "stock", "way")

    chest: int
    figure: int
    place: int
    privilege: int
    region: int
    space: int
    stock: int
    way: int


MOVES: Final = Catalogue(StauferMove)

# Before the game
PICK_PRIVILEGE: Final = MOVES.each("pick-privilege", PRIVILEGE)
# The action
SUPPLY: Final = MOVES.each("supply", SPACE)
OCCUPY: Final = MOVES.pairs("occupy", REGION, PLACE)
# Chests and privileges in the own turn
USE: Final = MOVES.each("use", CHEST)
TAKE_PRIVILEGE: Final = MOVES.each("take-privilege", PRIVILEGE)
END_TURN: Final = MOVES.one("end-turn")
# Moving and deploying: which way, who stands on the office, who pays
TRAVEL: Final = MOVES.each("travel", WAY)
STAND: Final = MOVES.each("stand", FIGURE)
PAY: Final = MOVES.one("pay")
PAY_NOBLE: Final = MOVES.each("pay-noble", REGION)
# Gaining figures where the province has none, and calling figures back
TAKE_BACK: Final = MOVES.pairs("take-back", FIGURE, REGION)
TAKE_ENVOY: Final = MOVES.one("take-envoy")
DECLINE: Final = MOVES.one("decline")
RECALL: Final = MOVES.each("recall", REGION)
# Other effects
RESOLVE: Final = MOVES.each("resolve", CHEST)
KEEP: Final = MOVES.each("keep", CHEST)
PROMOTE: Final = MOVES.pairs("promote", REGION, PLACE)
BRING_NOBLE: Final = MOVES.each("bring-noble", STOCK)
TRANSFER: Final = MOVES.pairs("transfer", REGION, PLACE)
TRANSFER_TO: Final = MOVES.pairs("transfer-to", REGION, PLACE)
BRING_HOME: Final = MOVES.each("bring-home", FIGURE)
