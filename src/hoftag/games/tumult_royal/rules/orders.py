"""Chapter 12: taxing by orders. Everybody files one order for the round, and the table plays the ticks with them."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import AMOUNT, GOOD, GOOD_OF, GOODS, ORDERS, SLOT, VALUE_OF
from hoftag.games.tumult_royal.moves import GOAL, LEAST, LIMIT, LIMIT_KIND, STOP_WHEN, TumultMove
from hoftag.games.tumult_royal.rules import ticks, tiles
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

LEAST_AT: Final = 2 * GOODS
STOP_AT: Final = LEAST_AT + 1
COMPLETE: Final = STOP_AT + 1
"""An order is three goals, three limits, the smallest value to take and the stop rule, in this sequence."""
HALF: Final = 1


def play_orders(table: "TumultRoyal", tell: Tell | None) -> bool:
    """K-5: everybody files an order; with the last one the table plays them all."""
    if table.terms.taxing != "orders":
        return False
    if not table.orders[0]:
        return table.ask_all(table.terms.everybody, FILE_ORDER)
    play_out(table, tell)
    return False


class FileOrder(TumultStep):
    """K-5: goals, limits, the smallest tile to take, and when to stop; sealed until all have filed theirs."""

    name = "order"
    rule = "K-5"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """The next entry of the order; a limit is no smaller than its goal."""
        order = table.orders[seat]
        at = len(order)
        if at < GOODS:
            return list(GOAL[at])
        if at < LEAST_AT:
            return list(LIMIT[at - GOODS][order[at - GOODS] :])
        return list(LEAST if at == LEAST_AT else STOP_WHEN)

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        table.orders[seat].append(move.values[-1])
        if len(table.orders[seat]) < COMPLETE:
            return True
        if tell is not None:
            tell.all("order-filed", seat=seat)
        return table.wait_for_others(seat)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        at = len(table.orders[seat])
        if at < GOODS:
            return Prompt("goal", self.rule, {"good": GOOD.ids[at]})
        if at < LEAST_AT:
            goal = table.orders[seat][at - GOODS]
            return Prompt("limit", self.rule, {"good": GOOD.ids[at - GOODS], "amount": AMOUNT.ids[goal]})
        return Prompt("least" if at == LEAST_AT else "stop", self.rule)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        at = len(table.orders[seat]) - GOODS
        if move.kind == LIMIT_KIND and move.good == at:
            return Refusal("limit-below-goal", self.rule, self.prompt(table, seat).args)
        return Refusal("order-first", self.rule)


def wants(order: list[int], goods: list[int], face: int) -> bool:
    """K-5: the goal is not reached, the limit not broken, and the tile not too small."""
    good, value = GOOD_OF[face], VALUE_OF[face]
    return goods[good] < order[good] and goods[good] + value <= order[GOODS + good] and value > order[LEAST_AT]


def goods_in_castle(table: "TumultRoyal", seat: int) -> list[int]:
    """What a castle holds of each type."""
    goods = [0] * GOODS
    for slot in members(table.castle[seat]):
        face = table.faces[slot]
        goods[GOOD_OF[face]] += VALUE_OF[face]
    return goods


def play_out(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-5: all ticks are played with the orders."""
    table.tick = 0
    while not ticks.is_last(table) and table.done != table.terms.everybody:
        for seat in range(table.seats):
            follow(table, seat)
        ticks.settle_hands(table, tell)
        ticks.reach_out(table, tell)
        table.tick += 1
    for seat in range(table.seats):
        follow(table, seat)
    ticks.settle_hands(table, tell)
    table.grasp = [ticks.NOTHING] * table.seats
    table.orders = [[] for _ in range(table.seats)]


def follow(table: "TumultRoyal", seat: int) -> None:
    """K-5: what an order makes of this tick: keep what is wanted; a remembered wanted tile first, else any unseen."""
    order = table.orders[seat]
    goods = goods_in_castle(table, seat)
    slot = table.hand[seat]
    if slot >= 0:
        face = table.faces[slot]
        if wants(order, goods, face):
            table.decided[seat] = tiles.KEEPS
            goods[GOOD_OF[face]] += VALUE_OF[face]
        else:
            table.decided[seat] = tiles.LAYS_BACK
    table.grasp[seat] = next_slot(table, seat, goods)


def next_slot(table: "TumultRoyal", seat: int, goods: list[int]) -> int:
    """K-5: the slot that an order reaches for, nothing, or the end of it."""
    order = table.orders[seat]
    met = all(goods[good] >= order[good] for good in range(GOODS))
    late = order[STOP_AT] == HALF and 2 * table.tick >= table.terms.box.ticks
    if met or late or ticks.is_last(table):
        return ticks.FINISHED
    centre = table.centre
    for slot in members(centre & table.seen[seat]):
        if wants(order, goods, table.faces[slot]):
            return slot
    unseen = members(centre & ~table.seen[seat])
    return table.draw_apart(ORDERS + seat, table.tick, unseen, SLOT) if unseen else ticks.NOTHING


FILE_ORDER: Final[TumultStep] = FileOrder()
