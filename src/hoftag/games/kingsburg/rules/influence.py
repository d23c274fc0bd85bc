"""Chapter 5: influencing the advisors, one placement at a time."""

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import ADVISOR, RANKS
from hoftag.games.kingsburg.dice import (
    AID,
    BOTH,
    CARD,
    EMPTY,
    HANDS,
    MARKET,
    PLACED,
    TOKEN,
    WITH_MARKET,
    WITH_PLUS2,
    dice_name,
    minus,
    parts_of,
)
from hoftag.games.kingsburg.moves import INFLUENCE, INFLUENCE_AGAIN, PASS, STAY, TO_DUCHESS, KingsburgMove
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.marks import MARKET_USED, PLUS2_USED
from hoftag.games.kingsburg.rules.rolling import NEUTRAL
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

FLAGS: Final = 16
INFLUENCE_KIND: Final = INFLUENCE[0, 0, 0].kind
AGAIN_KIND: Final = INFLUENCE_AGAIN[0, 0, 0].kind


def _with_dice() -> list[list[list[KingsburgMove]]]:
    found: list[list[list[KingsburgMove]]] = [[[] for _ in AID.ids] for _ in PLACED]
    for (_, dice, aid), move in INFLUENCE.items():
        found[dice][aid].append(move)
    return found


WITH_DICE: Final = _with_dice()
"""Every placement, by its dice and by what helps."""
CODE: Final = attrgetter("code")


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


def allowed(aid: int, flags: int) -> bool:
    """Whether a seat with these flags may use an aid."""
    if aid & WITH_PLUS2 and not flags & TOKEN:
        return False
    if aid & WITH_MARKET and not flags & MARKET:
        return False
    return bool(flags & BOTH) or aid != WITH_PLUS2 | WITH_MARKET


AIDS: Final = [[aid for aid in range(len(AID)) if allowed(aid, flags)] for flags in range(FLAGS)]
REACHES: Final[list[Reach | None]] = [None] * (HANDS * FLAGS)


def reach(table: "Kingsburg", seat: int) -> Reach:
    """What a seat can reach with the dice it has left."""
    used, box = table.used[seat], table.terms.box
    flags = TOKEN if table.plus2[seat] and not used & PLUS2_USED else 0
    if table.built[seat] & box.market and not used & MARKET_USED:
        flags |= MARKET
        if flags & TOKEN and table.terms.market_with_plus2:
            flags |= BOTH
    if table.governor[seat] == box.politician >= 0:
        flags |= CARD
    at = table.hands[seat] * FLAGS + flags
    found = REACHES[at]
    if found is None:
        found = REACHES[at] = Reach(table.hands[seat], flags)
    return found


def influence(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-5.1, K-5.2, K-5.7: in turn order, round after round, until everybody has passed."""
    order, everybody = table.order, table.terms.everybody
    while table.passed != everybody:
        seat = order[table.cursor]
        if not table.passed >> seat & 1:
            moves = placements(table, seat) if table.hands[seat] else []
            if moves:
                moves.append(PASS)
                table.actors = 1 << seat
                table.step = PLACE_DICE
                table.ready = moves
                return True
            table.passed |= 1 << seat
            if tell is not None:
                tell.all("passed", seat=seat)
        cursor = table.cursor + 1
        table.cursor = cursor if cursor < table.seats else 0
    table.cursor = 0
    return False


def placements(table: "Kingsburg", seat: int) -> list[Move]:
    """K-5.6, K-10.5: free advisors, and those that the envoy opens once more; equal dice are not told apart."""
    found = reach(table, seat)
    closed = found.mask & table.occupied
    if not closed:
        return found.everything[:]
    moves: list[Move] = []
    for bit, ways in found.moves:
        if not closed & bit:
            moves += ways
    if table.envoy == seat and table.again < 0:
        for bit, ways in found.with_envoy():
            if closed & bit:
                moves += ways
    return moves


class PlaceDice(Step):
    """K-5.1: influence exactly one advisor, or pass."""

    name = "place-dice"
    rule = "K-5.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Everything that adds up, and passing."""
        return [*placements(table, seat), PASS]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Place the dice, or pass for the rest of the season."""
        if move is PASS:
            table.passed |= 1 << seat
            if tell is not None:
                tell.all("passed", seat=seat)
        else:
            place(table, seat, move, tell)
        cursor = table.cursor + 1
        table.cursor = cursor if cursor < table.seats else 0

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """With the dice that are left."""
        return Prompt("place-dice", "K-5.1", {"dice": dice_name(table.hands[seat])})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """The rule in the way of a placement."""
        if move.kind not in (INFLUENCE_KIND, AGAIN_KIND):
            return Refusal("place-first", "K-5.1")
        again = move.kind == AGAIN_KIND
        if again and (table.envoy != seat or table.again >= 0):
            return Refusal("no-envoy", "K-10.4")
        return why_not_place(table, seat, move, again=again)


def why_not_place(table: "Kingsburg", seat: int, move: KingsburgMove, *, again: bool) -> Refusal:
    """Find the rule in the way: somebody else's dice, the own ones, or aids."""
    advisor = {"advisor": ADVISOR.ids[move.advisor]}
    used = table.used[seat]
    if move.advisor >= RANKS and table.governor[seat] != table.terms.box.politician:
        return Refusal("not-your-card", "K-21.5", advisor)
    if not again and table.occupied >> move.advisor & 1:
        return Refusal("occupied", "K-5.6", advisor)
    if PLACED[move.dice] not in (PLACED[dice] for dice in parts_of(table.hands[seat])):
        return Refusal("no-such-dice", "K-5.3", {"dice": dice_name(table.hands[seat])})
    if move.aid & WITH_PLUS2 and (used & PLUS2_USED or not table.plus2[seat]):
        return Refusal("plus2-used" if used & PLUS2_USED else "no-plus2", "K-5.5")
    if move.aid & WITH_MARKET and (used & MARKET_USED or not table.built[seat] & table.terms.box.market):
        return Refusal("market-used" if used & MARKET_USED else "no-market", "K-20.2")
    if move.aid == WITH_MARKET | WITH_PLUS2 and not table.terms.market_with_plus2:
        return Refusal("not-both", "A-04")
    return Refusal("envoy-not-needed", "K-10.5", advisor)


def place(table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
    """K-5.3 to K-5.6, K-10.5: dice onto an advisor, with a token or the Market; the envoy opens a closed one."""
    dice = PLACED[move.dice]
    table.hands[seat] = minus(table.hands[seat], dice)
    if move.aid & WITH_PLUS2:
        table.used[seat] |= PLUS2_USED
        table.plus2[seat] -= 1
    if move.aid & WITH_MARKET:
        table.used[seat] |= MARKET_USED
    if move.kind == AGAIN_KIND:
        table.again = move.advisor
        table.again_seat = seat
        table.again_laid = dice
        table.envoy = -1
    else:
        table.holder[move.advisor] = seat
        table.laid[move.advisor] = dice
        table.occupied |= 1 << move.advisor
    if tell is not None:
        key = "influenced-again" if move.kind == AGAIN_KIND else "influenced"
        tell.all(key, seat=seat, advisor=ADVISOR.ids[move.advisor], dice=dice_name(dice), aid=AID.ids[move.aid])


# --- the Duke --------------------------------------------------------------------------------------------------------


def duke(table: "Kingsburg", tell: Tell | None) -> bool:
    """After the last pass the Duke may move his highest group to the Duchess, if nobody is with her."""
    box = table.terms.box
    if table.cursor == 0 and table.terms.governors and box.duke in table.governor:
        seat = table.governor.index(box.duke)
        if not table.occupied >> box.duke_target & 1 and highest(table, seat) >= 0:
            return ask(table, seat, DUKE_MOVES)
    table.cursor = 0
    return False


def highest(table: "Kingsburg", seat: int) -> int:
    """The highest advisor that a seat has influenced; -1 if there is none."""
    found = [advisor for advisor in range(RANKS) if table.holder[advisor] == seat]
    if table.again_seat == seat:
        found.append(table.again)
    return max(found, default=-1)


class DukeMoves(Step):
    """K-17.2: the Duke's effect is his to use or to leave."""

    name = "duke-moves"
    rule = "K-17.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Move or stay."""
        return [TO_DUCHESS, STAY]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """A-23: the group moves as it lies."""
        table.cursor = 1
        if move is STAY:
            return
        advisor, target = highest(table, seat), table.terms.box.duke_target
        if table.again == advisor and table.again_seat == seat:
            table.laid[target] = table.again_laid
            table.again = table.again_seat = -1
            table.again_laid = EMPTY
        else:
            table.laid[target] = table.laid[advisor]
            leave(table, advisor)
        table.holder[target] = seat
        table.occupied |= 1 << target
        if tell is not None:
            tell.all("moved-to-duchess", seat=seat, advisor=ADVISOR.ids[advisor], to_advisor=ADVISOR.ids[target])

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """From which advisor."""
        return Prompt("duke-moves", "K-17.2", {"advisor": ADVISOR.ids[highest(table, seat)]})


def leave(table: "Kingsburg", advisor: int) -> None:
    """The first group leaves an advisor; one that came with the envoy is now alone there."""
    if table.again == advisor:
        table.holder[advisor] = table.again_seat
        table.laid[advisor] = table.again_laid
        table.again = table.again_seat = -1
        table.again_laid = EMPTY
    else:
        table.holder[advisor] = -1
        table.laid[advisor] = EMPTY
        table.occupied &= ~(1 << advisor)


def is_neutral(seat: int) -> bool:
    """Whether dice belong to nobody at the table."""
    return seat == NEUTRAL


PLACE_DICE = PlaceDice()
DUKE_MOVES = DukeMoves()
