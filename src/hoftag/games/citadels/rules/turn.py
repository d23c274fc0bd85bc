"""Chapter 5: a turn. First the action, then perhaps a building; abilities at any moment."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.citadels.components import ARCHITECT, CHARACTER, DISTRICT
from hoftag.games.citadels.moves import (
    BUILD,
    DISCARD,
    END_TURN,
    LABORATORY,
    SMITHY,
    TAKE_CARDS,
    TAKE_GOLD,
    CitadelsMove,
)
from hoftag.games.citadels.rules import calling, characters, knowledge, purple, scoring, supply
from hoftag.games.citadels.step import Step

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

BUILD_KIND: Final = BUILD[0].kind
LABORATORY_KIND: Final = LABORATORY[0].kind


class Turn(Step):
    """C-5.1 to C-5.7: take the action, build, use what the character and the city offer, end the turn."""

    name = "turn"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """Whatever may be done at this moment of the turn."""
        moves: list[Move] = []
        if not table.acted:
            moves.append(TAKE_GOLD)
            if table.pile or supply.cards_left(table):
                moves.append(TAKE_CARDS)
        characters.add_legal(table, seat, moves)
        if table.kinds[seat] & table.terms.usable:
            purple.add_legal(table, seat, moves)
        if table.acted:
            if table.builds_left:
                add_buildable(table, seat, moves)
            moves.append(END_TURN)
        return moves

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Do one thing of the turn."""
        if move is END_TURN:
            end_turn(table, seat, tell)
        elif move is TAKE_GOLD:
            take_gold(table, seat, tell)
        elif move is TAKE_CARDS:
            take_cards(table, seat, tell)
        elif move.kind == BUILD_KIND:
            build(table, seat, move.district, tell)
        elif move is SMITHY or move.kind == LABORATORY_KIND:
            purple.play(table, seat, move, tell)
        else:
            characters.play(table, seat, move, tell)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Ask for the action first, afterwards for a building or the end of the turn."""
        args: Args = {"character": CHARACTER.ids[table.rank], "gold": table.gold[seat], "count": table.builds_left}
        if not table.acted:
            return Prompt("action", "C-5.1", args)
        if table.builds_left:
            return Prompt("build", "C-5.2", args)
        return Prompt("finish", "C-5.7", args)

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Find the rule in the way."""
        if move is TAKE_GOLD or move is TAKE_CARDS:
            return Refusal("action-taken", "C-5.1") if table.acted else Refusal("no-cards", "C-10.2")
        if move is END_TURN:
            return Refusal("action-first", "C-5.7")
        if move.kind == BUILD[0].kind:
            return why_not_build(table, seat, move.district)
        refusal = purple.why_not(table, seat, move) or characters.why_not(table, seat, move)
        return refusal or Refusal("not-now", "C-5.1")


def take_gold(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-5.1a, C-10.3: two gold, or what is left."""
    table.acted = True
    gold = supply.take_gold(table, seat, table.terms.box.take_gold)
    if tell is not None:
        tell.all("took-gold", seat=seat, gold=gold)


def take_cards(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-5.1b, C-8.6 to C-8.8, C-10.2: draw, then discard down to what may be kept."""
    table.acted = True
    box = table.terms.box
    kinds = table.kinds[seat]
    amount = box.observatory_cards if kinds & box.observatory else box.take_cards
    keep = box.library_keeps if kinds & box.library else box.take_cards - box.take_discard
    drawn = supply.draw_cards(table, seat, amount, tell)
    table.to_discard = len(drawn) - min(len(drawn), keep)
    if table.to_discard:
        table.drawn = drawn if table.terms.observatory_drawn and kinds & box.observatory else []
        table.step = DISCARD_CARD
        discard_the_obvious(table, seat, tell)


def discard_the_obvious(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """If all cards to choose from are alike, nothing is asked; if there are too few, all go (A-23)."""
    while table.to_discard and (cards := table.drawn or table.hands[seat]):
        if cards.count(cards[0]) < len(cards):
            return
        discard(table, seat, cards[0], tell)
    table.to_discard = 0
    table.drawn = []
    table.step = TURN


def discard(table: "Citadels", seat: int, card: int, tell: Tell | None) -> None:
    """C-5.1, C-5.6: one card of the whole hand onto the open discard pile."""
    supply.discard(table, seat, card)
    if table.drawn:
        table.drawn.remove(card)
    table.to_discard -= 1
    if tell is not None:
        tell.all("discarded", seat=seat, district=DISTRICT.ids[card])


class DiscardCard(Step):
    """C-5.1: after drawing, put any card of the hand on the discard pile."""

    name = "discard-card"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """Every kind of card in the hand; with the option of A-9 only those just drawn."""
        return [DISCARD[card] for card in sorted(set(table.drawn or table.hands[seat]))]

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Discard it, and go on with the turn after the last one."""
        discard(table, seat, move.district, tell)
        discard_the_obvious(table, seat, tell)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Which card to discard."""
        return Prompt("discard", "C-5.1", {"count": table.to_discard})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Another question is open, or the card is not there."""
        if move.kind != DISCARD[0].kind:
            return Refusal("discard-first", "C-5.1", {"count": table.to_discard})
        district = {"district": DISTRICT.ids[move.district]}
        if table.drawn and move.district in table.hands[seat]:
            return Refusal("not-drawn", "A-9", district)
        return Refusal("not-in-hand", "C-5.1", district)


def add_buildable(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """C-5.2, C-5.5: every kind of card in hand that can be paid; with `unique_districts` none the city has."""
    gold = table.gold[seat]
    cost = table.terms.cost
    barred = table.kinds[seat] if table.terms.unique else 0
    last = -1
    for card in table.hands[seat]:
        if card != last and cost[card] <= gold and not barred >> card & 1:
            moves.append(BUILD[card])
        last = card


def why_not_build(table: "Citadels", seat: int, card: int) -> Refusal:
    """Why a district cannot be built now."""
    args: Args = {"district": DISTRICT.ids[card], "cost": table.terms.cost[card], "gold": table.gold[seat]}
    if not table.acted:
        return Refusal("action-before-building", "C-5.3")
    if not table.builds_left:
        return Refusal("no-builds-left", "C-7.7" if table.rank == ARCHITECT else "C-5.2")
    if card not in table.hands[seat]:
        return Refusal("not-in-hand", "C-5.2", args)
    if table.terms.unique and table.kinds[seat] >> card & 1:
        return Refusal("built-already", "A-3", args)
    return Refusal("too-dear", "C-5.2", args)


def build(table: "Citadels", seat: int, card: int, tell: Tell | None) -> None:
    """C-5.2, C-9.1: pay, lay it in the city; the first city of eight sets off the end."""
    supply.pay(table, seat, table.terms.cost[card])
    table.hands[seat].remove(card)
    if table.known:
        knowledge.left_hand(table, seat, card)
    table.cities[seat].append(card)
    table.kinds[seat] |= 1 << card
    table.builds_left -= 1
    if table.terms.box.ghost_town >> card & 1:
        table.ghost_round[seat] = table.round
    if tell is not None:
        tell.all("built", seat=seat, district=DISTRICT.ids[card], gold=table.terms.cost[card])
    scoring.note_complete(table, seat, tell)


def end_turn(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-5.7: the turn is over when its player says so."""
    if tell is not None:
        tell.all("ended-turn", seat=seat)
    calling.call_next(table, tell)


TURN = Turn()
DISCARD_CARD = DiscardCard()
