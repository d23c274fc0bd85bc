"""Chapter 4: what fields cost a player, the tiles that pay for them, and what several would cost together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import GOODS, NEIGHBOURS, PAYMENTS, TILES, Payment
from hoftag.games.tumult_royal.rules import ending

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.components import TumultBox
    from hoftag.games.tumult_royal.state import TumultRoyal


def is_remote(table: "TumultRoyal", seat: int, field: int) -> bool:
    """T-4.6: not next to one's own statues."""
    return not table.reach[seat] >> field & 1


def cost_of(table: "TumultRoyal", seat: int, field: int) -> tuple[int, ...]:
    """T-4.4, T-4.6: what a field costs this player."""
    box = table.terms.box
    return (box.remote_cost if is_remote(table, seat, field) else box.cost)[table.land[field]]


# --- payments ------------------------------------------------------------------------------------------------------


def payments(table: "TumultRoyal", seat: int, good: int, cost: int) -> list[Payment]:
    """T-4.9: the tile sets with which this player can pay a cost."""
    stock, at = table.stock, seat * TILES + 3 * good
    return table.terms.fitting(cost, stock[at], stock[at + 1], stock[at + 2])


def lay_down(table: "TumultRoyal", seat: int, cost: tuple[int, ...], paid: list[int]) -> int:
    """T-4.9: where there is only one way to pay, nothing is asked; returns the type that has to be asked for, or -1."""
    for good in range(GOODS):
        if cost[good] and paid[good] < 0:
            found = payments(table, seat, good, cost[good])
            if len(found) > 1:
                return good
            paid[good] = found[0].number
    return -1


def certain(table: "TumultRoyal", seat: int, cost: tuple[int, ...], paid: list[int]) -> list[int]:
    """T-4.9: the payments that were chosen, and those that will not be asked for; -1 where there is a choice."""
    found = paid[:]
    for good in range(GOODS):
        if cost[good] and paid[good] < 0:
            ways = payments(table, seat, good, cost[good])
            if len(ways) == 1:
                found[good] = ways[0].number
    return found


def overpaid(cost: tuple[int, ...], paid: list[int]) -> int:
    """T-4.8: the goods that were paid above the cost."""
    found = 0
    for good in range(GOODS):
        if paid[good] >= 0:
            found += PAYMENTS[paid[good]].goods - cost[good]
    return found


def admirers(table: "TumultRoyal", above: int) -> int:
    """T-4.8: the supporters that come for so many goods above the cost, if the supply has them."""
    return above * table.terms.box.per_overpaid


# --- plans ---------------------------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What one field costs; no cost: it is not to be had."""

    terrain: int
    remote: bool
    cost: tuple[int, ...] | None


def price_list(box: "TumultBox", free: Sequence[int], reach: int) -> list[tuple[Price, list[int]]]:
    """T-4.4, T-4.6: the free fields by terrain, those together that cost the same whoever reaches these fields."""
    found = []
    for terrain, fields in enumerate(free):
        near = fields & reach
        for remote, alike in ((False, near), (True, fields & ~near)):
            if alike:
                found.append((Price(terrain, remote, box.price(terrain, remote=remote)), members(alike)))
    return found


def planned(table: "TumultRoyal", seat: int, fields: Sequence[int]) -> dict[int, Price]:
    """T-4.2, T-4.6: what free fields cost if they are taken one after the other, each of them a neighbour for the next.

    Where one has to be taken from afar, it is the one that makes the plan the cheapest.
    """
    box, free = table.terms.box, sum(table.free)
    left = {field: table.land[field] for field in fields if free >> field & 1}
    prices = {field: Price(terrain, remote=True, cost=None) for field, terrain in left.items()}
    reach = table.reach[seat]
    while left:
        near = [field for field in left if reach >> field & 1]
        far = [(sum(box.remote_cost[terrain]) - sum(box.cost[terrain]), field) for field, terrain in left.items()]
        possible = sorted((more, field) for more, field in far if box.remote[left[field]])
        if not near and not possible:
            break
        for field in near or [possible[0][1]]:
            terrain, remote = left.pop(field), not near
            prices[field] = Price(terrain, remote, box.price(terrain, remote=remote))
            reach |= NEIGHBOURS[field]
    return prices


def together(prices: Sequence[Price]) -> list[int]:
    """What fields that can be had cost together, by type."""
    return [sum(price.cost[good] for price in prices if price.cost is not None) for good in range(GOODS)]


def statues_together(table: "TumultRoyal", seat: int, prices: Sequence[Price]) -> int:
    """Q-8: the statues that would stand on fields that can be had, as many as there are."""
    statues = table.terms.box.field_statues
    return ending.placeable(table, seat, sum(statues[price.terrain] for price in prices if price.cost is not None))
