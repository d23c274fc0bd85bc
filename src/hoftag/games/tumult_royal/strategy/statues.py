"""Statues in a bot's eyes: which field to take, with which tiles, and where to begin."""

from typing import Final

from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import GOODS, NEIGHBOURS, PAYMENTS, PLOT_FIELDS
from hoftag.games.tumult_royal.moves import PASS, PLACE, TumultMove
from hoftag.games.tumult_royal.rules import prices
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import plan

ACCESS: Final = 0.25
"""What a statue place that comes within reach is worth."""
SECOND: Final = 0.4
"""What lies two steps away counts this much of it."""
CONTESTED: Final = 0.35
"""A field that somebody else can reach is worth so much more, for each statue it takes."""


class Fields:
    """A seat's look at the land when it is to place."""

    def __init__(self, table: TumultRoyal, seat: int) -> None:
        """Note what it has and what the others can reach."""
        self.table = table
        self.seat = seat
        self.goods = plan.goods_in_stock(table, seat)
        self.rivals = 0
        for other, reach in enumerate(table.reach):
            if other != seat:
                self.rivals |= reach
        self.near = plan.near(table, seat)
        self.free = 0
        for mask in table.free:
            self.free |= mask
        self.rest: dict[tuple[int, bool], float] = {}

    def score(self, field: int) -> float:
        """Statues now, what the goods left over still pay, and what comes within reach."""
        table = self.table
        terrain = table.land[field]
        statues = table.terms.box.field_statues[terrain]
        value = float(statues)
        if self.rivals >> field & 1:
            value += CONTESTED * statues
        value += ACCESS * self.opened(NEIGHBOURS[field] & self.free & ~table.reach[self.seat] & ~(1 << field))
        remote = prices.is_remote(table, self.seat, field)
        key = (terrain, remote)
        if key not in self.rest:
            self.rest[key] = self.after(terrain, remote=remote)
        return value + self.rest[key]

    def after(self, terrain: int, *, remote: bool) -> float:
        """What the goods are still worth when this has been paid."""
        table, box = self.table, self.table.terms.box
        cost = (box.remote_cost if remote else box.cost)[terrain]
        left = (self.goods[0] - cost[0], self.goods[1] - cost[1], self.goods[2] - cost[2])
        counts = self.near
        if not remote:
            counts = (*counts[:terrain], max(0, counts[terrain] - 1), *counts[terrain + 1 :])
        return plan.best_set(left, counts, table.terms.costs, table.terms.gains)

    def opened(self, mask: int) -> float:
        """The best statue places among some fields; the second best counts half."""
        statues = self.table.terms.box.field_statues
        places = sorted([statues[self.table.land[field]] for field in members(mask)], reverse=True)
        return float(sum(places[:1])) + 0.5 * sum(places[1:])


def best_field(table: TumultRoyal, seat: int) -> TumultMove:
    """The field to take."""
    fields = Fields(table, seat)
    best, value = PASS, 0.0
    for field in members(table.offers):
        score = fields.score(field)
        if score > value:
            best, value = PLACE[field], score
    return best


def payment_score(table: TumultRoyal, seat: int, payment: int) -> float:
    """Supporters for what is overpaid, and what the rest still pays."""
    good = table.good
    cost = prices.cost_of(table, seat, table.field)
    paid = PAYMENTS[payment]
    goods = list(plan.goods_in_stock(table, seat))
    for other in range(GOODS):
        number = table.paid[other]
        goods[other] -= PAYMENTS[number].goods if number >= 0 else cost[other]
    goods[good] -= paid.goods - cost[good]
    price = plan.supporter_price(table)
    counts = plan.near(table, seat)
    terrain = table.land[table.field]
    if not prices.is_remote(table, seat, table.field):
        counts = (*counts[:terrain], max(0, counts[terrain] - 1), *counts[terrain + 1 :])
    left = (max(0, goods[0]), max(0, goods[1]), max(0, goods[2]))
    rest = plan.best_set(left, counts, table.terms.costs, table.terms.gains)
    return rest + price * (paid.goods - cost[good]) + 0.01 * len(paid.values)


def first_field(table: TumultRoyal, field: int) -> float:
    """How good a place to begin is: villages and palaces close by, others far away."""
    value = promise(table, NEIGHBOURS[field]) + SECOND * promise(table, second_ring(field))
    for reach in table.reach:
        if reach >> field & 1:
            value -= 0.8
    return value


def second_ring(field: int) -> int:
    """The fields two steps away."""
    mask = 0
    for near in members(NEIGHBOURS[field]):
        mask |= NEIGHBOURS[near]
    return mask & ~NEIGHBOURS[field] & ~(1 << field)


def promise(table: TumultRoyal, mask: int) -> float:
    """Statue places for their cost, where nobody stands yet."""
    box = table.terms.box
    value = 0.0
    for terrain, free in enumerate(table.free):
        value += (free & mask).bit_count() * box.field_statues[terrain] * 2 / sum(box.cost[terrain])
    return value


def plot_score(table: TumultRoyal, seat: int, plot: int) -> float:
    """New land is best where one's own statues stand."""
    mask = sum(1 << field for field in PLOT_FIELDS[plot])
    own = (table.reach[seat] & mask).bit_count()
    others = sum((reach & mask).bit_count() for other, reach in enumerate(table.reach) if other != seat)
    return own - 0.4 * others
