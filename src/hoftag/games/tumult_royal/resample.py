"""A world that fits what one seat knows: unseen faces dealt anew, the sealed answers of others imagined.

The result depends on the seat's knowledge and on the generator given, not on what is hidden in the table at hand.
Who has lifted which slot is done in the open, so it stays; a region tile has no face before it is turned up.
"""

from typing import TYPE_CHECKING

from hoftag.core.masks import members
from hoftag.core.rng import Rng
from hoftag.games.tumult_royal.components import AMOUNT, GOODS, STOP, VALUE
from hoftag.games.tumult_royal.rules import orders, ticks, tiles

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def resample(table: "TumultRoyal", seat: int, rng: Rng) -> "TumultRoyal":
    """Another table that this seat cannot tell apart from the given one."""
    new = table.copy()
    if new.faces:
        deal_faces(new, seat, rng)
        if new.step is ticks.TICK:
            imagine_answers(new, seat, rng)
        elif new.step is orders.FILE_ORDER:
            imagine_orders(new, seat, rng)
    new.luck = rng.below(1 << 62) << 2 | rng.below(4)
    new.rng = rng.below(1 << 62) << 2 | rng.below(4)
    return new


def deal_faces(table: "TumultRoyal", seat: int, rng: Rng) -> None:
    """Every tile that this seat has not had in hand may be any of those that are left."""
    faces, seen = table.faces, table.seen[seat]
    unseen = [slot for slot, face in enumerate(faces) if face >= 0 and not seen >> slot & 1]
    if unseen:
        pool = table.bag + [faces[slot] for slot in unseen]
        pool.sort()
        for slot in unseen:
            faces[slot] = pool.pop(rng.below(len(pool)))
        table.bag = pool


def imagine_answers(table: "TumultRoyal", seat: int, rng: Rng) -> None:
    """K-1: whoever has answered has answered something; whoever has not may have decided half of it, nobody knows."""
    table.decided = [table.decided[seat] if other == seat else tiles.UNDECIDED for other in range(table.seats)]
    last = ticks.is_last(table)
    for other in range(table.seats):
        if other == seat:
            continue
        table.grasp[other] = ticks.NOTHING
        if table.actors >> other & 1 or table.done >> other & 1:
            continue
        if table.hand[other] >= 0:
            table.decided[other] = tiles.KEEPS if rng.below(2) else tiles.LAYS_BACK
        if not last:
            slots = members(ticks.liftable(table, other))
            pick = rng.below(len(slots) + 1)
            table.grasp[other] = slots[pick] if pick < len(slots) else ticks.NOTHING


def imagine_orders(table: "TumultRoyal", seat: int, rng: Rng) -> None:
    """K-5: the orders of others are sealed, and so is how far they have come with them."""
    for other in range(table.seats):
        if other == seat:
            continue
        table.orders[other] = []
        if not table.actors >> other & 1:
            goals = [rng.below(len(AMOUNT)) for _ in range(GOODS)]
            limits = [goal + rng.below(len(AMOUNT) - goal) for goal in goals]
            table.orders[other] = [*goals, *limits, rng.below(len(VALUE)), rng.below(len(STOP))]
