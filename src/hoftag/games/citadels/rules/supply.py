"""Chapter 10: gold and cards come from piles that can run out."""

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from hoftag.core.events import Event, Tell
from hoftag.core.game import Effect
from hoftag.core.moves import Move
from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.rules import knowledge

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


def available(table: "Citadels", amount: int) -> int:
    """C-10.3: of this much gold, what the supply can give."""
    if table.terms.limited_gold and amount > table.supply:
        return table.supply
    return amount


def take_gold(table: "Citadels", seat: int, amount: int) -> int:
    """Take gold from the supply, or what is left of it; returns how much."""
    if table.terms.limited_gold:
        amount = min(amount, table.supply)
        table.supply -= amount
    table.gold[seat] += amount
    return amount


def pay(table: "Citadels", seat: int, amount: int) -> None:
    """Pay gold into the supply."""
    table.gold[seat] -= amount
    if table.terms.limited_gold:
        table.supply += amount


def cards_left(table: "Citadels") -> bool:
    """Whether a card can be drawn at all."""
    return bool(table.pile) or (table.terms.reshuffle and bool(table.discards))


def drawable(table: "Citadels", amount: int) -> int:
    """C-10.1, C-10.2: of so many cards, how many there are to draw."""
    return min(amount, len(table.pile) + (len(table.discards) if table.terms.reshuffle else 0))


def draw_cards(table: "Citadels", seat: int, amount: int, tell: Tell | None) -> list[int]:
    """C-10.1, C-10.2: draw into the hand; an empty pile is made anew from the discards, then draw what there is."""
    hand = table.hands[seat]
    drawn: list[int] = []
    for _ in range(amount):
        if not table.pile:
            if not (table.terms.reshuffle and table.discards):
                break
            table.discards.sort()
            table.pile, table.discards = table.discards, []
            if tell is not None:
                tell.all("reshuffled", cards=len(table.pile))
        card = table.draw(table.pile, DISTRICT)
        insort(hand, card)
        drawn.append(card)
    if tell is not None and drawn:
        shadow = Event("drew-hidden", {"seat": seat, "count": len(drawn)})
        tell.only(seat, "drew", shadow=shadow, shows=True, seat=seat, districts=DISTRICT.names(drawn))
    return drawn


def each_kind(moves: Sequence[Move], cards: list[int]) -> list[Move]:
    """The move for each kind of card among sorted ones."""
    found = []
    last = -1
    for card in cards:
        if card != last:
            found.append(moves[card])
        last = card
    return found


def discard(table: "Citadels", seat: int, card: int) -> None:
    """C-5.6: put a hand card on the discard pile, where everybody sees it."""
    table.hands[seat].remove(card)
    table.discards.append(card)
    if table.known:
        knowledge.left_hand(table, seat, card)


def changed(table: "Citadels", seat: int, *, gold: int = 0, cards: int = 0) -> tuple[Effect, ...]:
    """The effects of so much more or less."""
    return _effects(gold, table.gold[seat] + gold, cards, len(table.hands[seat]) + cards)


@lru_cache(maxsize=8192)
def _effects(gold: int, gold_left: int, cards: int, cards_left: int) -> tuple[Effect, ...]:
    """Made once: every offer of a move asks for them."""
    both = Effect("gold", gold, gold_left), Effect("cards", cards, cards_left)
    return tuple([effect for effect in both if effect.change])
