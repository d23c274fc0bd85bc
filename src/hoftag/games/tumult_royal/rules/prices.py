"""Chapter 4, before it comes: what fields would cost a player, one by one and several of them together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hoftag.games.tumult_royal.components import GOODS, NEIGHBOURS, members
from hoftag.games.tumult_royal.rules import ending

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


class Price(NamedTuple):
    """What one field costs; no cost: it is not to be had."""

    terrain: int
    remote: bool
    cost: tuple[int, ...] | None


def price_list(table: "TumultRoyal", seat: int) -> list[tuple[Price, list[int]]]:
    """T-4.4, T-4.6: the free fields, those together that cost this player the same."""
    found = []
    for terrain, free in enumerate(table.free):
        near = free & table.reach[seat]
        for remote, fields in ((False, near), (True, free & ~near)):
            if fields:
                cost = table.terms.box.price(terrain, remote=remote)
                found.append((Price(terrain, remote, cost), members(fields)))
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
