"""What a player has, as far as moves change it for certain.

A field that is being paid for counts as taken: its statues stand, and the tiles that certainly pay for it are gone. A
tile that one has said in secret to keep counts as kept.
"""

from typing import TYPE_CHECKING

from hoftag.core.game import Effect
from hoftag.games.tumult_royal.components import GOOD, PAYMENTS, TILES
from hoftag.games.tumult_royal.rules import ending, prices, tiles

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def holdings(table: "TumultRoyal", seat: int) -> dict[str, int]:
    """Tiles that lie face down in the castle; goods on those that lie open; supporters and statues."""
    found = {
        "castle": table.castle[seat].bit_count() + (table.decided[seat] == tiles.KEEPS),
        **tiles.goods_by_type(table.stock, seat * TILES),
        "supporters": table.supporters[seat],
        "statues": table.statues[seat],
    }
    if table.field >= 0 and seat == table.order[table.turn]:
        cost = prices.cost_of(table, seat, table.field)
        for good, number in zip(GOOD.ids, prices.certain(table, seat, cost, table.paid), strict=True):
            if number >= 0:
                found[good] -= PAYMENTS[number].goods
        found["statues"] += ending.statues_for(table, seat, table.field)
    return found


def changed(table: "TumultRoyal", seat: int, **changes: int) -> tuple[Effect, ...]:
    """Changes of what a seat has."""
    had = holdings(table, seat)
    return tuple(Effect(what, change, had[what] + change) for what, change in changes.items() if change)
