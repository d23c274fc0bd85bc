"""The vocabulary: every move there is in Kingsburg, in canonical order.

A placement is one move: advisor, dice by value, and what helps. Which of the two neighbours the Market aims at follows
from advisor and dice. Only what adds up is in the vocabulary; `influence-again` is the same with the envoy.
"""

from typing import Final

from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.games.kingsburg.components import ADVISOR, ARMY, BUILDING, FACE, GOOD, GOODS, GOVERNOR
from hoftag.games.kingsburg.dice import AID, DICE, PLACEMENTS

KIND: Final = Domain("die", ["player", "bonus"])
TO_FACE: Final = Domain("to_face", FACE.ids)
FOR_GOOD: Final = Domain("for_good", GOOD.ids)


class KingsburgMove(Move):
    """A move with its parameters as ints; -1 where the verb has no such parameter."""

    __slots__ = (
        "advisor",
        "aid",
        "army",
        "building",
        "dice",
        "die",
        "face",
        "for_good",
        "good",
        "goods",
        "governor",
        "to_face",
    )

    advisor: int
    aid: int
    army: int
    building: int
    dice: int
    die: int
    face: int
    for_good: int
    good: int
    goods: int
    governor: int
    to_face: int


MOVES: Final = Catalogue(KingsburgMove)

# The governors (module 2)
CHOOSE: Final = MOVES.each("choose", GOVERNOR)
# Goods taken and given, wherever there is a choice
TAKE: Final = MOVES.each("take", GOODS)
DECLINE: Final = MOVES.one("decline")
GIVE: Final = MOVES.each("give", GOODS)
# The dice
REROLL_ONE: Final = MOVES.each("reroll-one", KIND)
REROLL_ALL: Final = MOVES.one("reroll-all")
FLIP_DICE: Final = MOVES.one("flip-dice")
SET_DICE: Final = MOVES.one("set-dice")
TURN_DIE: Final = MOVES.pairs("turn-die", FACE, TO_FACE)
BLESS: Final = MOVES.one("bless")
INHERIT: Final = MOVES.one("inherit")
KEEP_DICE: Final = MOVES.one("keep-dice")
# The council
INFLUENCE: Final = MOVES.some("influence", (ADVISOR, DICE, AID), PLACEMENTS)
INFLUENCE_AGAIN: Final = MOVES.some("influence-again", (ADVISOR, DICE, AID), PLACEMENTS)
PASS: Final = MOVES.one("pass")
TO_DUCHESS: Final = MOVES.one("to-duchess")
STAY: Final = MOVES.one("stay")
# Building
BUILD: Final = MOVES.each("build", BUILDING)
BUILD_SAVING: Final = MOVES.pairs("build-saving", BUILDING, GOOD)
BUILD_LENT: Final = MOVES.combinations("build-lent", BUILDING, GOOD, FOR_GOOD)
FOUND: Final = MOVES.each("found", BUILDING)
NO_BUILDING: Final = MOVES.one("no-building")
# The end of a season
TRADE: Final = MOVES.each("trade", BUILDING)
TOWN_HALL: Final = MOVES.each("town-hall", GOODS)
ENOUGH: Final = MOVES.one("enough")
# Recruiting and winter
RECRUIT: Final = MOVES.each("recruit", GOODS)
END_RECRUITING: Final = MOVES.one("end-recruiting")
SEND_ARMY: Final = MOVES.each("send-army", ARMY)
RANSOM: Final = MOVES.each("ransom", GOODS)
LOSE_BUILDING: Final = MOVES.one("lose-building")
# Effects that may be left (since version 2)
USE_EFFECTS: Final = MOVES.one("use-effects")
SKIP: Final = MOVES.each("skip", BUILDING)
SKIP_GOVERNOR: Final = MOVES.one("skip-governor")
SKIP_FAVOUR: Final = MOVES.one("skip-favour")
BUILD_DEAR: Final = MOVES.each("build-dear", BUILDING)
