"""Chapter 5: influencing the advisors, one placement at a time."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step, Verb, by_verb
from hoftag.games.kingsburg.components import ADVISOR, RANK_OF, RANKS
from hoftag.games.kingsburg.dice import AID, PLACED, WITH_MARKET, WITH_PLUS2, dice_name, minus
from hoftag.games.kingsburg.moves import INFLUENCE_AGAIN, MOVES, PASS, STAY, TO_DUCHESS, KingsburgMove
from hoftag.games.kingsburg.rules.council import NEUTRAL, highest, leave, recall_envoy
from hoftag.games.kingsburg.rules.marks import MARKET_USED, PLUS2_USED
from hoftag.games.kingsburg.rules.reach import reach
from hoftag.games.kingsburg.rules.supply import changed

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

AGAIN_KIND: Final = INFLUENCE_AGAIN[0, 0, 0].kind
NEAREST: Final = 3
"""So many other advisors are named to whoever finds one taken."""


def influence(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-5.1, K-5.2, K-5.7: in turn order, round after round, until everybody has passed."""
    order, cursor, everybody = table.order, table.cursor, table.terms.everybody
    while table.passed != everybody:
        seat = order[cursor]
        if not table.passed >> seat & 1:
            moves = placements(table, seat) if table.hands[seat] else []
            if moves:
                moves.append(PASS)
                table.cursor = cursor
                return table.ask(seat, PLACE_DICE, moves)
            table.passed |= 1 << seat
            if tell is not None:
                tell.all("passed", seat=seat)
        cursor = (cursor + 1) % table.seats
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
    if table.envoy == seat and table.envoy_at < 0:
        for bit, ways in found.with_envoy():
            if closed & bit:
                moves += ways
    return moves


class PlaceDice(Step["Kingsburg", KingsburgMove]):
    """K-5.1: influence exactly one advisor, or pass."""

    name = "place-dice"
    rule = "K-5.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [*placements(table, seat), PASS]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        VERBS[move.kind].play(table, seat, move, tell)
        table.cursor = (table.cursor + 1) % table.seats
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"dice": dice_name(table.hands[seat])})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class Pass(Verb["Kingsburg", KingsburgMove]):
    """K-5.7: for the rest of the season."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        table.passed |= 1 << seat
        if tell is not None:
            tell.all("passed", seat=seat)
        return False


class Influence(Verb["Kingsburg", KingsburgMove]):
    """K-5.3 to K-5.6: dice onto a free advisor, with a token or the Market."""

    told: str = "influenced"

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        dice = PLACED[move.dice]
        table.hands[seat] = minus(table.hands[seat], dice)
        if move.aid:
            use_aid(table, seat, move.aid)
        table.holder[move.advisor] = seat
        table.laid[move.advisor] = dice
        table.occupied |= 1 << move.advisor
        if tell is not None:
            advisor, aid = ADVISOR.ids[move.advisor], AID.ids[move.aid]
            tell.all(self.told, seat=seat, advisor=advisor, dice=dice_name(dice), aid=aid)
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        advisor: Args = {"advisor": ADVISOR.ids[move.advisor]}
        if is_barred(table, seat, move.advisor):
            return Refusal("not-your-card", "K-21.5", advisor)
        if table.occupied >> move.advisor & 1:
            near = nearest(table, seat, move.advisor)
            if table.holder[move.advisor] == NEUTRAL:
                return Refusal("occupied-neutral", "K-5.6", {**advisor, "advisors": near})
            holder = {"seat": table.holder[move.advisor]}
            return Refusal("occupied", "K-5.6", {**advisor, **holder, "advisors": near})
        return why_not_so(table, seat, move) or Refusal("envoy-not-needed", "K-10.5", advisor)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return changed(table, seat, (0, 0, 0, -1)) if move.aid & WITH_PLUS2 else NO_EFFECTS


class InfluenceAgain(Influence):
    """K-10.5: the envoy opens an advisor who holds dice already."""

    told = "influenced-again"

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """The group that lay there first stays; the envoy goes home."""
        first, its_dice = table.holder[move.advisor], table.laid[move.advisor]
        super().play(table, seat, move, tell)
        table.envoy = -1
        table.envoy_at = move.advisor
        table.envoy_by = seat
        table.envoy_dice = table.laid[move.advisor]
        table.holder[move.advisor] = first
        table.laid[move.advisor] = its_dice
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        advisor: Args = {"advisor": ADVISOR.ids[move.advisor]}
        if table.envoy != seat or table.envoy_at >= 0:
            return Refusal("no-envoy", "K-10.4")
        if is_barred(table, seat, move.advisor):
            return Refusal("not-your-card", "K-21.5", advisor)
        return why_not_so(table, seat, move) or Refusal("envoy-not-needed", "K-10.5", advisor)


def use_aid(table: "Kingsburg", seat: int, aid: int) -> None:
    """K-5.5, K-20.2: a token is spent; token and Market help once a season."""
    if aid & WITH_PLUS2:
        table.used[seat] |= PLUS2_USED
        table.plus2[seat] -= 1
    if aid & WITH_MARKET:
        table.used[seat] |= MARKET_USED


def is_barred(table: "Kingsburg", seat: int, advisor: int) -> bool:
    """K-21.5: an advisor on the Politician's card is nobody else's."""
    return advisor >= RANKS and not table.terms.cards[table.governor[seat]].private_advisors


def nearest(table: "Kingsburg", seat: int, advisor: int) -> list[str]:
    """Of the free advisors that a seat can reach, those whose ranks are next to this one's, in their order."""
    mask = reach(table, seat).mask & ~table.occupied
    others = [other for other in range(len(ADVISOR)) if mask >> other & 1]
    near = sorted(others, key=lambda other: (abs(RANK_OF[other] - RANK_OF[advisor]), other))[:NEAREST]
    return ADVISOR.names(sorted(near, key=lambda other: (RANK_OF[other], other)))


def why_not_so(table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal | None:
    """What is wrong with the dice of a placement, or with what helps them."""
    hand = table.hands[seat]
    if minus(hand, PLACED[move.dice]) >= 0:
        return why_no_aid(table, seat, move)
    ways = dict(reach(table, seat).moves)
    args: Args = {"advisor": ADVISOR.ids[move.advisor], "rank": RANK_OF[move.advisor], "hand": dice_name(hand)}
    if 1 << move.advisor in ways:
        way = min(ways[1 << move.advisor], key=lambda way: way.aid)
        return Refusal("other-dice", "K-5.3", {**args, "dice": dice_name(PLACED[way.dice]), "aid": AID.ids[way.aid]})
    ranks = sorted({RANK_OF[bit.bit_length() - 1] for bit in ways})
    return Refusal("out-of-reach", "K-5.3", {**args, "totals": [str(rank) for rank in ranks]})


def why_no_aid(table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal | None:
    """What is wrong with what helps the dice."""
    used = table.used[seat]
    if move.aid & WITH_PLUS2 and (used & PLUS2_USED or not table.plus2[seat]):
        return Refusal("plus2-used" if used & PLUS2_USED else "no-plus2", "K-5.5")
    if move.aid & WITH_MARKET and (used & MARKET_USED or not table.built[seat] & table.terms.buildings.market):
        return Refusal("market-used" if used & MARKET_USED else "no-market", "K-20.2")
    if move.aid == WITH_MARKET | WITH_PLUS2 and not table.terms.market_with_plus2:
        return Refusal("not-both", "A-04")
    return None


# --- the Duke --------------------------------------------------------------------------------------------------------


def duke(table: "Kingsburg", tell: Tell | None) -> bool:
    """After the last pass the Duke may move his highest group to the Duchess, if nobody is with her."""
    if table.cursor == 0 and table.terms.governors:
        cards = table.terms.cards
        for seat in table.order:
            target = cards[table.governor[seat]].moves_to
            if target >= 0 and not table.occupied >> target & 1 and highest(table, seat) >= 0:
                return table.ask(seat, DUKE_MOVES)
    table.cursor = 0
    return False


class DukeMoves(Step["Kingsburg", KingsburgMove]):
    """K-17.2: the Duke's effect is his to use or to leave."""

    name = "duke-moves"
    rule = "K-17.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [TO_DUCHESS, STAY]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """A-23: the group moves as it lies."""
        table.cursor = 1
        if move is STAY:
            return False
        advisor, target = highest(table, seat), table.terms.cards[table.governor[seat]].moves_to
        if table.envoy_at == advisor and table.envoy_by == seat:
            table.laid[target] = table.envoy_dice
            recall_envoy(table)
        else:
            table.laid[target] = table.laid[advisor]
            leave(table, advisor)
        table.holder[target] = seat
        table.occupied |= 1 << target
        if tell is not None:
            tell.all("moved-to-duchess", seat=seat, advisor=ADVISOR.ids[advisor], to_advisor=ADVISOR.ids[target])
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"advisor": ADVISOR.ids[highest(table, seat)]})


VERBS: Final = by_verb(
    MOVES,
    "K-5.1",
    {"influence": Influence(), "influence-again": InfluenceAgain(), "pass": Pass()},
    otherwise="place-first",
)
PLACE_DICE: Final[PlaceDice] = PlaceDice()
DUKE_MOVES: Final[DukeMoves] = DukeMoves()
