"""Chapter 12: what a defeat costs."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.kingsburg.components import BATTLES, BUILDING, BUILDINGS, BUNDLES, COLUMNS, GOODS, ROWS, Amounts
from hoftag.games.kingsburg.moves import GIVE, LOSE_BUILDING, RANSOM, KingsburgMove
from hoftag.games.kingsburg.rules.supply import (
    affordable,
    bundle_names,
    changed,
    give_bundle,
    given,
    goods,
    missing,
    names,
    score,
    tell_gains,
)

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

# How far a defeat has been suffered, in `pending`
NOTHING: Final = 0
GOODS_LOST: Final = 1
ANY_LOST: Final = 2
BUILDING_LOST: Final = 3
GIVE_KIND: Final = GIVE[0].kind
FROM_THE_RIGHT: Final = [
    sum(1 << row * COLUMNS + column for row in range(len(ROWS))) for column in range(COLUMNS - 1, -1, -1)
]
"""The buildings of each column, as masks."""


def lose(table: "Kingsburg", seat: int, penalty: Amounts, tell: Tell | None) -> bool:
    """A-07: gold, wood, stone, goods of choice, a building, points, in this order."""
    if table.pending == NOTHING:
        lose_goods(table, seat, penalty, tell)
        table.pending = GOODS_LOST
    if table.pending == GOODS_LOST:
        if (
            penalty.any
            and goods(table, seat) > penalty.any
            and len(affordable(table, seat, penalty.any, tokens=False)) > 1
        ):
            return table.ask(seat, LOSE_GOODS)
        if penalty.any and goods(table, seat):
            lose_any(table, seat, penalty.any, tell)
        table.pending = ANY_LOST
    if table.pending == ANY_LOST:
        if penalty.buildings and table.built[seat]:
            if 0 < ransom_price(table, seat) <= goods(table, seat):
                return table.ask(seat, RANSOM_BUILDING)
            destroy(table, seat, tell)
        table.pending = BUILDING_LOST
    if penalty.vp:
        score(table, seat, -penalty.vp, BATTLES)
        if tell is not None:
            tell.all("lost-points", seat=seat, points=penalty.vp)
    return False


def lose_goods(table: "Kingsburg", seat: int, penalty: Amounts, tell: Tell | None) -> None:
    """K-12.6: as many of a type as there are, and nothing in place of what is missing."""
    gold = min(table.gold[seat], penalty.gold)
    wood = min(table.wood[seat], penalty.wood)
    stone = min(table.stone[seat], penalty.stone)
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    if tell is not None:
        tell_gains(tell, "lost-goods", seat, names(gold, wood, stone))


def lose_any(table: "Kingsburg", seat: int, count: int, tell: Tell | None) -> None:
    """Goods of choice where there is no choice: all of them, or the only kind there is."""
    gold = min(table.gold[seat], count)
    wood = min(table.wood[seat], count - gold)
    stone = min(table.stone[seat], count - gold - wood)
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    if tell is not None:
        tell_gains(tell, "lost-goods", seat, names(gold, wood, stone))


class LoseGoods(Step["Kingsburg", KingsburgMove]):
    """A-07: the loser picks the goods."""

    name = "lose-goods"
    rule = "A-07"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        count = table.terms.enemies.penalty[table.enemy].any
        return [GIVE[bundle] for bundle in affordable(table, seat, count, tokens=False)]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        give_bundle(table, seat, move.goods)
        table.pending = ANY_LOST
        tell_gains(tell, "lost-goods", seat, bundle_names(move.goods))
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"count": table.terms.enemies.penalty[table.enemy].any})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind == GIVE_KIND:
            lacking = missing(table, seat, BUNDLES[move.goods])
            if lacking:
                return Refusal("cannot-pay", self.rule, {"gains": lacking})
            count = table.terms.enemies.penalty[table.enemy].any
            return Refusal("other-losses", self.rule, {"goods": GOODS.ids[move.goods], "count": count})
        return Refusal("lose-first", self.rule)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return given(table, seat, move.goods)


def doomed(built: int) -> int:
    """K-12.7, K-16.2: the building of the rightmost column, among several the topmost row."""
    for column in FROM_THE_RIGHT:
        there = built & column
        if there:
            return (there & -there).bit_length() - 1
    return -1


def destroy(table: "Kingsburg", seat: int, tell: Tell | None) -> None:
    """K-12.7: it is removed, and its printed points are lost at once."""
    number = doomed(table.built[seat])
    points = table.terms.buildings.vp[number]
    table.built[seat] &= ~(1 << number)
    score(table, seat, -points, BUILDINGS)
    if tell is not None:
        tell.all("lost-building", seat=seat, building=BUILDING.ids[number], points=points)


def ransom_price(table: "Kingsburg", seat: int) -> int:
    """K-17.2: the goods for which the Healer keeps a building; 0 for anybody else."""
    return table.terms.cards[table.governor[seat]].ransom


class RansomBuilding(Step["Kingsburg", KingsburgMove]):
    """K-17.2: the Healer may pay goods to keep the building."""

    name = "ransom-building"
    rule = "K-17.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        found = affordable(table, seat, ransom_price(table, seat), tokens=False)
        return [*(RANSOM[bundle] for bundle in found), LOSE_BUILDING]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        table.pending = BUILDING_LOST
        if move is LOSE_BUILDING:
            destroy(table, seat, tell)
            return False
        give_bundle(table, seat, move.goods)
        if tell is not None:
            building = BUILDING.ids[doomed(table.built[seat])]
            tell.all("ransomed", seat=seat, building=building, paid_gains=bundle_names(move.goods))
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        building = BUILDING.ids[doomed(table.built[seat])]
        return Prompt(self.name, self.rule, {"building": building, "count": ransom_price(table, seat)})

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        if move is LOSE_BUILDING:
            return changed(table, seat, points=-table.terms.buildings.vp[doomed(table.built[seat])])
        return given(table, seat, move.goods)


LOSE_GOODS: Final[LoseGoods] = LoseGoods()
RANSOM_BUILDING: Final[RansomBuilding] = RansomBuilding()
