"""Taxing in a bot's eyes: plan first, then grab what the plan needs; with the seat's own knowledge alone."""

from typing import Final

from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import GOOD_OF, GOODS, VALUE_OF
from hoftag.games.tumult_royal.moves import DONE, GOAL, KEEP, LAY_BACK, LEAST, LIFT, LIMIT, STOP_WHEN, WAIT, TumultMove
from hoftag.games.tumult_royal.rules import ticks, tiles
from hoftag.games.tumult_royal.rules.orders import LEAST_AT
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import plan

SPARE: Final = 1
"""A tile may be so much larger than what is still needed without losing any of its appeal."""
ABOVE: Final = 0
"""So much above the limit is still taken."""


class Grab:
    """A seat's plan at one moment of the taxing."""

    def __init__(self, table: TumultRoyal, seat: int) -> None:
        """Work out what is still needed."""
        self.table = table
        self.seat = seat
        self.goods = plan.goods_taken(table, seat)
        self.need, self.limit = plan.wanted(table, seat)

    def appeal(self, face: int) -> float:
        """How much a tile is wanted; above 0 it is kept."""
        good, value = GOOD_OF[face], VALUE_OF[face]
        missing = self.need[good] - self.goods[good]
        if missing <= 0 or self.goods[good] + value > self.limit[good] + ABOVE:
            return -1.0
        return 1.0 + 0.3 * value - 0.2 * max(0, value - missing - SPARE)

    def counting(self, slot: int) -> None:
        """A tile that is being kept counts already."""
        face = self.table.faces[slot]
        self.goods[GOOD_OF[face]] += VALUE_OF[face]

    def satisfied(self) -> bool:
        """Whether the plan is fulfilled."""
        return all(self.goods[good] >= self.need[good] for good in range(GOODS))

    def remembered(self, centre: int) -> int:
        """The tile that is wanted most among those seen before; -1 if there is none."""
        table = self.table
        best, appeal = -1, 0.0
        for slot in members(centre & table.seen[self.seat]):
            value = self.appeal(table.faces[slot])
            if value > appeal:
                best, appeal = slot, value
        return best

    def next_slot(self, centre: int) -> int:
        """A remembered tile that is wanted, else one not yet seen; -1 if there is neither."""
        table, seat = self.table, self.seat
        best = self.remembered(centre)
        if best >= 0:
            return best
        unseen = members(centre & ~table.seen[seat])
        fresh = [slot for slot in unseen if table.faces[slot] < 0] or unseen
        if not fresh:
            return -1
        return fresh[(5 * seat + 7 * table.tick + 3 * table.round + table.seen[seat].bit_count()) % len(fresh)]


def decide(table: TumultRoyal, seat: int) -> TumultMove:
    """The next move of a hand."""
    grab = Grab(table, seat)
    slot = table.hand[seat]
    if slot >= 0:
        if table.decided[seat] == tiles.UNDECIDED:
            return KEEP if grab.appeal(table.faces[slot]) > 0 else LAY_BACK
        if table.decided[seat] == tiles.KEEPS:
            grab.counting(slot)
    if grab.satisfied():
        return DONE
    following = grab.next_slot(table.centre)
    if following >= 0:
        return LIFT[following]
    return WAIT if table.step is ticks.TICK and not ticks.is_last(table) else DONE


def order_entry(table: TumultRoyal, seat: int) -> TumultMove:
    """The next entry of an order: the plan as it stands."""
    order = table.orders[seat]
    at = len(order)
    need, limit = plan.wanted(table, seat)
    if at < GOODS:
        return GOAL[at][min(need[at], len(GOAL[at]) - 1)]
    if at < LEAST_AT:
        good = at - GOODS
        return LIMIT[good][min(max(limit[good] + ABOVE, order[good]), len(LIMIT[good]) - 1)]
    return LEAST[0] if at == LEAST_AT else STOP_WHEN[0]
