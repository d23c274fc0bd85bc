"""What goods are good for: the best set of fields within a budget, and how much may be taken without too much risk."""

from functools import lru_cache
from typing import Final

from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import GOOD_OF, GOODS, TILES, VALUE_OF
from hoftag.games.tumult_royal.state import TumultRoyal

Goods = tuple[int, int, int]
Costs = tuple[tuple[int, ...], ...]

MOST_ALIKE: Final = 3
"""So many fields of one kind are thought about."""
CROWN_SHARE: Final = 0.5
"""Of what the crown is worth, this much is ascribed to the supporters that it costs."""
FAIR: Final = 1.0
"""How far above a fair share a seat goes."""
UNKNOWN_DEMAND: Final = 3.25
"""What gamblers reckon with."""
MERCY: Final = 1.0
KING: Final = 0.5
"""What mercy adds to the share, and being king takes off it: among equals the king is hit."""


def supporter_price(table: TumultRoyal) -> float:
    """What a supporter is worth in statues: five of them and most of all bring one, later two."""
    spaces = table.terms.box.spaces
    space = spaces[min(max(table.round, 1), len(spaces)) - 1]
    return CROWN_SHARE * space.statues / table.terms.box.crown_cost + 0.1


def near(table: TumultRoyal, seat: int) -> tuple[int, ...]:
    """How many fields of each kind can be had at the plain cost, and pastures and forests at twice the cost."""
    reach = table.reach[seat]
    found = [min(MOST_ALIKE, (free & reach).bit_count()) for free in table.free]
    for terrain, remote in enumerate(table.terms.box.remote):
        if remote:
            found.append(min(1, (table.free[terrain] & ~reach).bit_count()))
    return tuple(found)


@lru_cache(maxsize=100_000)
def best_set(goods: Goods, counts: tuple[int, ...], prices: Costs, statues: tuple[int, ...]) -> float:
    """The statues of the best fields that these goods pay."""
    best = 0.0
    for at, count in enumerate(counts):
        cost = prices[at]
        if count and cost[0] <= goods[0] and cost[1] <= goods[1] and cost[2] <= goods[2]:
            left = (goods[0] - cost[0], goods[1] - cost[1], goods[2] - cost[2])
            fewer = (*(0,) * at, count - 1, *counts[at + 1 :])
            value = statues[at] + best_set(left, fewer, prices, statues)
            best = max(best, value)
    return best


@lru_cache(maxsize=100_000)
def needs(budget: Goods, counts: tuple[int, ...], prices: Costs, statues: tuple[int, ...]) -> Goods:
    """What the best fields within a budget cost together; of equally good sets the cheapest."""
    found = _needs(budget, counts, prices, statues)
    return found[2]


@lru_cache(maxsize=100_000)
def _needs(budget: Goods, counts: tuple[int, ...], prices: Costs, statues: tuple[int, ...]) -> tuple[float, int, Goods]:
    best: tuple[float, int, Goods] = (0.0, 0, (0, 0, 0))
    for at, count in enumerate(counts):
        cost = prices[at]
        if count and cost[0] <= budget[0] and cost[1] <= budget[1] and cost[2] <= budget[2]:
            left = (budget[0] - cost[0], budget[1] - cost[1], budget[2] - cost[2])
            fewer = (*(0,) * at, count - 1, *counts[at + 1 :])
            value, dear, used = _needs(left, fewer, prices, statues)
            total = (value + statues[at], dear - sum(cost), (used[0] + cost[0], used[1] + cost[1], used[2] + cost[2]))
            if total[:2] > best[:2]:
                best = total
    return best


def goods_in_stock(table: TumultRoyal, seat: int) -> Goods:
    """The goods on a seat's open tiles."""
    stock, at = table.stock, seat * TILES
    return (
        stock[at] + 2 * stock[at + 1] + 3 * stock[at + 2],
        stock[at + 3] + 2 * stock[at + 4] + 3 * stock[at + 5],
        stock[at + 6] + 2 * stock[at + 7] + 3 * stock[at + 8],
    )


def goods_taken(table: TumultRoyal, seat: int) -> list[int]:
    """The goods in a seat's own castle, which it has seen itself."""
    goods = [0] * GOODS
    for slot in members(table.castle[seat]):
        face = table.faces[slot]
        goods[GOOD_OF[face]] += VALUE_OF[face]
    return goods


def shares(table: TumultRoyal, seat: int) -> Goods:
    """How much of each type a seat takes at most: a fair share of what the people can spare, and a little more."""
    found = []
    for good, expected in enumerate(table.terms.expected):
        demand = table.demand[good] if table.demand[good] >= 0 else UNKNOWN_DEMAND
        share = (expected - demand) / table.seats + FAIR
        if table.mercy >> seat & 1:
            share += MERCY
        if table.order[0] == seat:
            share -= KING
        found.append(int(share + 0.5))
    return (found[0], found[1], found[2])


def wanted(table: TumultRoyal, seat: int) -> tuple[Goods, Goods]:
    """What a seat sets out to take of each type, and its limits."""
    limits = shares(table, seat)
    return needs(limits, near(table, seat), table.terms.costs, table.terms.gains), limits
