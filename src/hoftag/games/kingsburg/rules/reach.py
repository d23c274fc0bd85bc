"""Chapter 5: which advisors a hand of dice can reach, and by which moves."""

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import RANKS
from hoftag.games.kingsburg.dice import (
    AID,
    BOTH,
    CARD,
    HANDS,
    MARKET,
    PLACED,
    TOKEN,
    WITH_MARKET,
    WITH_PLUS2,
    parts_of,
)
from hoftag.games.kingsburg.moves import INFLUENCE, INFLUENCE_AGAIN, KingsburgMove
from hoftag.games.kingsburg.rules.marks import MARKET_USED, PLUS2_USED

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

FLAGS: Final = 16


def _with_dice() -> list[list[list[KingsburgMove]]]:
    found: list[list[list[KingsburgMove]]] = [[[] for _ in AID.ids] for _ in PLACED]
    for (_, dice, aid), move in INFLUENCE.items():
        found[dice][aid].append(move)
    return found


WITH_DICE: Final = _with_dice()
"""Every placement, by its dice and by what helps."""
CODE: Final = attrgetter("code")


def allowed(aid: int, flags: int) -> bool:
    """Whether a seat with these flags may use an aid."""
    if aid & WITH_PLUS2 and not flags & TOKEN:
        return False
    if aid & WITH_MARKET and not flags & MARKET:
        return False
    return bool(flags & BOTH) or aid != WITH_PLUS2 | WITH_MARKET


AIDS: Final = [[aid for aid in range(len(AID)) if allowed(aid, flags)] for flags in range(FLAGS)]


class Reach:
    """What a hand can do with what its seat may use: the advisors as a mask, the moves by advisor, and all of them."""

    __slots__ = ("again", "everything", "mask", "moves")

    def __init__(self, hand: int, flags: int) -> None:
        """Work it out: the first time somebody holds this hand, so that it should not take long either."""
        found: list[KingsburgMove] = []
        for dice in parts_of(hand):
            ways = WITH_DICE[dice]
            for aid in AIDS[flags]:
                found += ways[aid]
        if not flags & CARD:
            found = [move for move in found if move.advisor < RANKS]
        found.sort(key=CODE)
        by_advisor: dict[int, list[KingsburgMove]] = {}
        for move in found:
            by_advisor.setdefault(move.advisor, []).append(move)
        self.mask = sum([1 << advisor for advisor in by_advisor])
        self.moves = [(1 << advisor, moves) for advisor, moves in by_advisor.items()]
        self.again: list[tuple[int, list[KingsburgMove]]] = []
        self.everything: list[Move] = list(found)

    def with_envoy(self) -> list[tuple[int, list[KingsburgMove]]]:
        """K-10.5: the same moves onto advisors that hold dice already."""
        if not self.again:
            self.again = [(bit, [INFLUENCE_AGAIN[move.values] for move in moves]) for bit, moves in self.moves]
        return self.again


KNOWN: Final[list[Reach | None]] = [None] * (HANDS * FLAGS)
"""What has been worked out so far, by hand and flags; it depends on nothing else."""


def reach(table: "Kingsburg", seat: int) -> Reach:
    """What a seat can reach with the dice it has left."""
    terms, used = table.terms, table.used[seat]
    flags = TOKEN if table.plus2[seat] and not used & PLUS2_USED else 0
    if table.built[seat] & terms.buildings.market and not used & MARKET_USED:
        flags |= MARKET
        if flags & TOKEN and terms.market_with_plus2:
            flags |= BOTH
    if terms.cards[table.governor[seat]].private_advisors:
        flags |= CARD
    hand = table.hands[seat]
    at = hand * FLAGS + flags
    found = KNOWN[at]
    if found is None:
        found = KNOWN[at] = Reach(hand, flags)
    return found
