"""Chapter 1: laying the table."""

from bisect import insort
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.games.citadels.components import DISTRICT, SEAT

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


def lay_table(table: "Citadels", _tell: Tell | None) -> None:
    """C-1.2 to C-1.5: crown, gold, four cards each."""
    box = table.terms.box
    if table.terms.first_king_drawn:
        table.crown = table.draw(list(range(table.seats)), SEAT)
    table.pile = box.deck[:]
    table.supply = box.gold_pieces
    for seat in range(table.seats):
        for _ in range(box.start_cards):
            insort(table.hands[seat], table.draw(table.pile, DISTRICT))
        table.gold[seat] = box.start_gold
        table.supply -= box.start_gold
