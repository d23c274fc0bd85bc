"""A world that fits what one seat knows: the others' tasks dealt anew, all ways equally likely (Q-15).

The draw pile needs nothing: it is a bag from which chests are drawn when they are needed, and what is in it follows
from what lies open.
"""

from typing import TYPE_CHECKING

from hoftag.core.rng import Rng

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def resample(table: "Staufer", seat: int, rng: Rng) -> "Staufer":
    """Another table that this seat cannot tell apart from the given one."""
    new = table.copy()
    if not table.is_over():  # S-9.2: then all tasks have come to light
        for category, cards in enumerate(table.terms.box.by_category):
            own = table.tasks[3 * seat + category]
            left = [card for card in cards if card != own]
            for other in range(table.seats):
                if other != seat:
                    new.tasks[3 * other + category] = left.pop(rng.below(len(left)))
    new.rng = rng.below(1 << 62) << 2 | rng.below(4)
    return new
