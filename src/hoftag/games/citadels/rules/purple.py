"""Chapter 8: the purple districts that are used by choice. Passive effects stand where they apply."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step, Verb
from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.moves import DECLINE, LABORATORY, RECLAIM, SMITHY, CitadelsMove
from hoftag.games.citadels.rules import knowledge, supply

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
        moves += supply.each_kind(LABORATORY, table.hands[seat])
    if (
        kinds & box.smithy
        and not spent & SMITHY_USED
        and table.gold[seat] >= box.smithy_price
        and supply.cards_left(table)
    ):
        moves.append(SMITHY)


class Laboratory(Verb["Citadels", CitadelsMove]):
    """C-8.3: a hand card for gold."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.spent[seat] |= LABORATORY_USED
        supply.discard(table, seat, move.district)
        gold = supply.take_gold(table, seat, table.terms.box.laboratory_gold)
        if tell is not None:
            tell.all("used-laboratory", seat=seat, district=DISTRICT.ids[move.district], gold=gold)
        return True

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        used_up = why_not_use(table, seat, table.terms.box.laboratory, LABORATORY_USED, "C-8.3")
        if used_up is not None:
            return used_up
        if move.district not in table.hands[seat]:
            return Refusal("not-in-hand", "C-8.3", {"district": DISTRICT.ids[move.district]})
        return Refusal("no-gold", "A-13")

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        gold = supply.available(table, table.terms.box.laboratory_gold)
        return supply.changed(table, seat, gold=gold, cards=-1)


class Smithy(Verb["Citadels", CitadelsMove]):
    """C-8.4: gold for cards from the pile."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        box = table.terms.box
        table.spent[seat] |= SMITHY_USED
        supply.pay(table, seat, box.smithy_price)
        if tell is not None:
            tell.all("used-smithy", seat=seat, gold=box.smithy_price)
        supply.draw_cards(table, seat, box.smithy_cards, tell)
        return True

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        box = table.terms.box
        used_up = why_not_use(table, seat, box.smithy, SMITHY_USED, "C-8.4")
        if used_up is not None:
            return used_up
        if table.gold[seat] < box.smithy_price:
            args = {"cost": box.smithy_price, "gold": table.gold[seat], "short": box.smithy_price - table.gold[seat]}
            return Refusal("smithy-too-dear", "C-8.4", args)
        return Refusal("no-cards", "A-21")

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        box = table.terms.box
        return supply.changed(table, seat, gold=-box.smithy_price, cards=supply.drawable(table, box.smithy_cards))


def why_not_use(table: "Citadels", seat: int, kinds: int, used: int, rule: str) -> Refusal | None:
    """Why a purple district cannot be used, if it is not there or has been used."""
    if not table.kinds[seat] & kinds:
        return Refusal(
            "not-built", rule, {"districts": DISTRICT.names(card for card in range(len(DISTRICT)) if kinds >> card & 1)}
        )
    if not table.spent[seat] & used:
        return None
    return Refusal("purple-used-round" if table.terms.purple_per_round else "purple-used", "A-7")


def offer_removed(table: "Citadels", mercenary: int, card: int) -> None:
    """C-8.5, A-8: a Graveyard's owner, unless he is the Mercenary, may buy the removed card for 1 gold."""
    box = table.terms.box
    for seat in range(table.seats):
        if seat != mercenary and table.kinds[seat] & box.graveyard and table.gold[seat] >= box.graveyard_price:
            table.removed = card
            table.ask(seat, RECLAIM_CARD)
            return
    table.discards.append(card)


class ReclaimCard(Step["Citadels", CitadelsMove]):
    """C-8.5: pay 1 gold for the removed district, or let it go."""

    name = "reclaim-card"
    rule = "C-8.5"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        return [RECLAIM, DECLINE]

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
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
        return False

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        args: Args = {"district": DISTRICT.ids[table.removed], "gold": table.terms.box.graveyard_price}
        return Prompt("reclaim", self.rule, args)

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("reclaim-first", "A-8", self.prompt(table, seat).args)

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        if move is not RECLAIM:
            return NO_EFFECTS
        return supply.changed(table, seat, gold=-table.terms.box.graveyard_price, cards=1)


RECLAIM_CARD: Final[ReclaimCard] = ReclaimCard()
