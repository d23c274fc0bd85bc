"""A world that fits what one seat knows: the enemy, governors and sealed choices it has not seen are dealt anew.

The result depends on the seat's knowledge and on the generator given, not on what is hidden in the table at hand.
"""

from typing import TYPE_CHECKING

from hoftag.core.rng import Rng
from hoftag.games.kingsburg.components import GOVERNOR

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def resample(table: "Kingsburg", seat: int, rng: Rng) -> "Kingsburg":
    """Another table that this seat cannot tell apart from the given one."""
    new = table.copy()
    if table.actors:
        if new.offers:
            deal_governors(new, seat, rng)
        if new.enemy >= 0 and not new.peeked >> seat & 1:
            cards = table.terms.enemies.of_year[table.year]
            new.enemy = cards[rng.below(len(cards))]
        for other, value in enumerate(new.sent):
            if value >= 0 and other != seat:
                new.sent[other] = new.armies[other][rng.below(len(new.armies[other]))]
    new.rng = rng.below(1 << 62) << 2 | rng.below(4)
    return new


def deal_governors(table: "Kingsburg", seat: int, rng: Rng) -> None:
    """K-17.1: the others hold any of the cards that the seat does not; whoever has chosen, chose any of them."""
    cards = [card for card in range(len(GOVERNOR)) if card not in table.offers[seat]]
    for other in range(table.seats):
        if other != seat:
            size = len(table.offers[other])
            table.offers[other] = sorted(cards.pop(rng.below(len(cards))) for _ in range(size))
            if table.chosen[other] >= 0:
                table.chosen[other] = table.offers[other][rng.below(size)]
