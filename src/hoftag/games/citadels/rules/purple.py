"""Chapter 8: the purple districts that are used by choice. Passive effects stand where they apply."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.moves import DECLINE, LABORATORY, RECLAIM, SMITHY, CitadelsMove
from hoftag.games.citadels.rules import knowledge, supply, turn
from hoftag.games.citadels.step import Step

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

LABORATORY_USED: Final = 1
SMITHY_USED: Final = 2
"""A-7: what a seat has used, as bits of `table.spent`."""


def add_legal(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """C-8.3, C-8.4: Laboratory and Smithy, once a turn each."""
    box = table.terms.box
    kinds = table.kinds[seat]
    spent = table.spent[seat]
    if kinds & box.laboratory and not spent & LABORATORY_USED and supply.available(table, 1):
        moves.extend(LABORATORY[card] for card in sorted(set(table.hands[seat])))
    if (
        kinds & box.smithy
        and not spent & SMITHY_USED
        and table.gold[seat] >= box.smithy_price
        and supply.cards_left(table)
    ):
        moves.append(SMITHY)


def play(table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
    """Use a purple district."""
    box = table.terms.box
    if move is SMITHY:
        table.spent[seat] |= SMITHY_USED
        supply.pay(table, seat, box.smithy_price)
        if tell is not None:
            tell.all("used-smithy", seat=seat, gold=box.smithy_price)
        supply.draw_cards(table, seat, box.smithy_cards, tell)
    else:
        table.spent[seat] |= LABORATORY_USED
        supply.discard(table, seat, move.district)
        gold = supply.take_gold(table, seat, box.laboratory_gold)
        if tell is not None:
            tell.all("used-laboratory", seat=seat, district=DISTRICT.ids[move.district], gold=gold)


def why_not(table: "Citadels", seat: int, move: CitadelsMove) -> Refusal | None:
    """Why a purple district cannot be used now; None if the move uses none."""
    box = table.terms.box
    if move is SMITHY:
        rule, kinds, bit = "C-8.4", box.smithy, SMITHY_USED
    elif move.kind == LABORATORY[0].kind:
        rule, kinds, bit = "C-8.3", box.laboratory, LABORATORY_USED
    else:
        return None
    if not table.kinds[seat] & kinds:
        return Refusal("not-built", rule)
    if table.spent[seat] & bit:
        return Refusal("purple-used", "A-7")
    if move is SMITHY:
        if table.gold[seat] < box.smithy_price:
            return Refusal("smithy-too-dear", rule, {"cost": box.smithy_price, "gold": table.gold[seat]})
        return Refusal("no-cards", "A-21")
    if move.district not in table.hands[seat]:
        return Refusal("not-in-hand", rule, {"district": DISTRICT.ids[move.district]})
    return Refusal("no-gold", "A-13")


def offer_removed(table: "Citadels", mercenary: int, card: int) -> None:
    """C-8.5, A-8: a Graveyard's owner, unless he is the Mercenary, may buy the removed card for 1 gold."""
    box = table.terms.box
    for seat in range(table.seats):
        if seat != mercenary and table.kinds[seat] & box.graveyard and table.gold[seat] >= box.graveyard_price:
            table.removed = card
            table.actor = seat
            table.step = RECLAIM_CARD
            return
    table.discards.append(card)


class ReclaimCard(Step):
    """C-8.5: pay 1 gold for the removed district, or let it go."""

    name = "reclaim-card"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """Yes or no."""
        return [RECLAIM, DECLINE]

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Take it into the hand or put it on the discard pile; the Mercenary's turn goes on."""
        card = table.removed
        table.removed = -1
        if move is RECLAIM:
            supply.pay(table, seat, table.terms.box.graveyard_price)
            insort(table.hands[seat], card)
            knowledge.entered_hand(table, seat, card)
            if tell is not None:
                gold = table.terms.box.graveyard_price
                tell.all("reclaimed", seat=seat, district=DISTRICT.ids[card], gold=gold)
        else:
            table.discards.append(card)
            if tell is not None:
                tell.all("declined", seat=seat, district=DISTRICT.ids[card])
        table.actor = table.holder[table.rank]
        table.step = turn.TURN

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Whether to buy it."""
        args: Args = {"district": DISTRICT.ids[table.removed], "gold": table.terms.box.graveyard_price}
        return Prompt("reclaim", "C-8.5", args)

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Only this question is open."""
        return Refusal("reclaim-first", "A-8")


RECLAIM_CARD = ReclaimCard()
