"""Chapters 6 and 7: what the characters can do, each part once, at any moment of the turn."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.citadels.components import (
    ARCHITECT,
    ASSASSIN,
    CHARACTER,
    DISTRICT,
    MAGICIAN,
    MERCENARY,
    MERCHANT,
    PREACHER,
    THIEF,
)
from hoftag.games.citadels.moves import (
    BONUS_CARDS,
    BONUS_GOLD,
    DESTROY,
    DRAW_ANEW,
    EXCHANGE,
    INCOME,
    LAY_DOWN,
    MURDER,
    ROB,
    SWAP,
    CitadelsMove,
)
from hoftag.games.citadels.rules import knowledge, purple, supply, turn
from hoftag.games.citadels.step import Step

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

ABILITY_USED: Final = 1
INCOME_USED: Final = 2
"""C-6.2, C-6.3: the two parts an ability can have, as bits of `table.used`."""

OWNER_OF_VERB: Final = {
    "murder": (ASSASSIN, "C-7.1"),
    "rob": (THIEF, "C-7.2"),
    "swap": (MAGICIAN, "C-7.3"),
    "exchange": (MAGICIAN, "C-7.3"),
    "bonus-gold": (MERCHANT, "C-7.6"),
    "bonus-cards": (ARCHITECT, "C-7.7"),
    "destroy": (MERCENARY, "C-7.8"),
}


def add_legal(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """What the called character may still do; parts that bring nothing are not offered (A-21)."""
    rank = table.rank
    fresh = not table.used & ABILITY_USED
    if fresh and rank <= MAGICIAN:
        if rank == ASSASSIN:
            moves += MURDER[THIEF:]
        elif rank == THIEF:
            add_victims(table, moves)
        else:
            add_magic(table, seat, moves)
    if table.kinds[seat] & table.terms.paying[rank] and not table.used & INCOME_USED and supply.available(table, 1):
        moves.append(INCOME)
    if fresh and rank >= MERCHANT:
        if rank == MERCHANT:
            if supply.available(table, table.terms.box.merchant_gold):
                moves.append(BONUS_GOLD)
        elif rank == ARCHITECT:
            if supply.cards_left(table):
                moves.append(BONUS_CARDS)
        else:
            add_targets(table, seat, moves)


def add_victims(table: "Citadels", moves: list[Move]) -> None:
    """C-7.2: whom the Thief may name: neither the Assassin, nor himself, nor the murdered character."""
    moves += ROB[MAGICIAN:]
    if table.murdered >= MAGICIAN:
        moves.remove(ROB[table.murdered])


def add_magic(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """C-7.3, A-18: swap hands with another player, or exchange cards with the pile."""
    own = table.hands[seat]
    moves += [SWAP[other] for other in range(table.seats) if other != seat and (own or table.hands[other])]
    if own and (table.pile or table.terms.reshuffle):
        moves.append(EXCHANGE)


def add_targets(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """C-7.8, C-7.8a, A-19: every district of another city that may be removed and can be paid for now."""
    terms = table.terms
    limit = table.gold[seat] + terms.box.mercenary_discount
    for other in range(table.seats):
        if other == seat or len(table.cities[other]) >= terms.box.city_size or is_protected(table, other):
            continue
        kinds = table.kinds[other] & ~terms.box.keep
        row = DESTROY[other]
        while kinds:
            lowest = kinds & -kinds
            card = lowest.bit_length() - 1
            if terms.cost[card] <= limit:
                moves.append(row[card])
            kinds ^= lowest


def is_protected(table: "Citadels", seat: int) -> bool:
    """C-7.5, C-7.5a, C-7.5b: the Preacher's whole city is safe, unless he was murdered."""
    return table.holder[PREACHER] == seat and table.murdered != PREACHER


def removal_price(table: "Citadels", card: int) -> int:
    """C-7.8, C-8.10: one gold less than it cost."""
    return max(0, table.terms.cost[card] - table.terms.box.mercenary_discount)


def income(table: "Citadels", seat: int) -> int:
    """C-6.5, C-8.9: one gold per district of the character's colour, as far as the supply goes."""
    paying = table.terms.paying[table.rank]
    return supply.available(table, sum([paying >> card & 1 for card in table.cities[seat]]))


def play(table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
    """Use one part of the ability."""
    if move is INCOME:
        take_income(table, seat, tell)
        return
    table.used |= ABILITY_USED
    if move is BONUS_GOLD:
        gold = supply.take_gold(table, seat, table.terms.box.merchant_gold)
        if tell is not None:
            tell.all("took-bonus-gold", seat=seat, gold=gold)
    elif move is BONUS_CARDS:
        supply.draw_cards(table, seat, table.terms.box.architect_cards, tell)
    elif move is EXCHANGE:
        table.step = LAY_CARDS_DOWN
        if tell is not None:
            tell.all("exchanges", seat=seat)
    elif move.verb == "murder":
        table.murdered = move.character
        if tell is not None:
            tell.all("named-victim", seat=seat, character=CHARACTER.ids[move.character])
    elif move.verb == "rob":
        table.robbed = move.character
        if tell is not None:
            tell.all("named-robbed", seat=seat, character=CHARACTER.ids[move.character])
    elif move.verb == "swap":
        swap_hands(table, seat, move.seat, tell)
    else:
        destroy(table, seat, move.seat, move.district, tell)


def take_income(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-6.2: the income is taken whole, at one moment."""
    table.used |= INCOME_USED
    gold = supply.take_gold(table, seat, income(table, seat))
    if tell is not None:
        tell.all("took-income", seat=seat, gold=gold, character=CHARACTER.ids[table.rank])


def swap_hands(table: "Citadels", seat: int, other: int, tell: Tell | None) -> None:
    """C-7.3: the whole hands change places, whatever their size."""
    hands = table.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    knowledge.hands_swapped(table, seat, other)
    if tell is not None:
        tell.show(
            "swapped-hands", seat=seat, with_seat=other, given_count=len(hands[other]), taken_count=len(hands[seat])
        )
        for one in (seat, other):
            tell.only(one, "holds-now", shows=True, seat=one, districts=DISTRICT.names(hands[one]))


def destroy(table: "Citadels", seat: int, other: int, card: int, tell: Tell | None) -> None:
    """C-7.8: pay one less than it cost; the card goes to the discard pile unless the Graveyard claims it."""
    price = removal_price(table, card)
    supply.pay(table, seat, price)
    city = table.cities[other]
    city.remove(card)
    if card not in city:
        table.kinds[other] &= ~(1 << card)
    if tell is not None:
        tell.all("destroyed", seat=seat, of_seat=other, district=DISTRICT.ids[card], gold=price)
    purple.offer_removed(table, seat, card)


class LayCardsDown(Step):
    """C-7.3b, C-10.4: the Magician lays down any number of cards, then draws as many."""

    name = "lay-cards-down"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """Another card, or enough."""
        moves: list[Move] = [LAY_DOWN[card] for card in sorted(set(table.hands[seat]))]
        if table.to_discard:
            moves.append(DRAW_ANEW)
        return moves

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Lay one down; with the last one, or on request, draw as many."""
        if move is not DRAW_ANEW:
            supply.discard(table, seat, move.district)
            table.to_discard += 1
            if tell is not None:
                tell.all("discarded", seat=seat, district=DISTRICT.ids[move.district])
            if table.hands[seat]:
                return
        amount = table.to_discard
        table.to_discard = 0
        table.step = turn.TURN
        supply.draw_cards(table, seat, amount, tell)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Which cards to lay down."""
        return Prompt("lay-down", "C-7.3", {"count": table.to_discard})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Another question is open, or the card is not there."""
        if move is DRAW_ANEW:
            return Refusal("lay-down-first", "A-21")
        if move.kind != LAY_DOWN[0].kind:
            return Refusal("exchange-first", "C-7.3")
        return Refusal("not-in-hand", "C-7.3", {"district": DISTRICT.ids[move.district]})


LAY_CARDS_DOWN = LayCardsDown()


def why_not(table: "Citadels", seat: int, move: CitadelsMove) -> Refusal | None:
    """Why a part of an ability cannot be used now; None if the move is no such part."""
    if move is INCOME:
        return why_not_income(table)
    if move.verb not in OWNER_OF_VERB:
        return None
    owner, rule = OWNER_OF_VERB[move.verb]
    if table.rank != owner:
        return Refusal("not-your-character", rule, {"character": CHARACTER.ids[owner]})
    if table.used & ABILITY_USED:
        return Refusal("ability-used", "C-6.2")
    if move.verb in ("murder", "rob"):
        return why_not_name(table, move, rule)
    if move.verb == "destroy":
        return why_not_destroy(table, seat, move)
    if move.verb == "swap" and (move.seat == seat or move.seat >= table.seats):
        return Refusal("own-hand" if move.seat == seat else "no-such-seat", rule)
    return Refusal("nothing-to-gain", "A-21")


def why_not_income(table: "Citadels") -> Refusal:
    """Why no income can be taken."""
    if table.terms.box.income_colour[table.rank] < 0:
        return Refusal("no-income", "C-7.4", {"character": CHARACTER.ids[table.rank]})
    return Refusal("income-taken", "C-6.2") if table.used & INCOME_USED else Refusal("nothing-to-gain", "A-21")


def why_not_name(table: "Citadels", move: CitadelsMove, rule: str) -> Refusal:
    """Why a character cannot be named by Assassin or Thief."""
    args = {"character": CHARACTER.ids[move.character]}
    if move.character == table.rank:
        return Refusal("names-himself", "A-6", args)
    if move.character == table.murdered:
        return Refusal("names-murdered", rule, args)
    return Refusal("names-assassin", rule, args)


def why_not_destroy(table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
    """Why a district cannot be removed."""
    other = move.seat
    if other >= table.seats:
        return Refusal("no-such-seat", "C-7.8")
    args: dict[str, int | str] = {"seat": other, "district": DISTRICT.ids[move.district]}
    if other == seat:
        return Refusal("own-city", "C-7.8a")
    if not table.kinds[other] >> move.district & 1:
        return Refusal("not-in-city", "C-7.8", args)
    if len(table.cities[other]) >= table.terms.box.city_size:
        return Refusal("city-complete", "C-7.8a", args)
    if is_protected(table, other):
        return Refusal("preacher-protects", "C-7.5", args)
    if table.terms.box.keep >> move.district & 1:
        return Refusal("keep-stands", "C-8.2", args)
    price = removal_price(table, move.district)
    return Refusal("removal-too-dear", "C-7.8", {**args, "cost": price, "gold": table.gold[seat]})
