"""Chapters 6 and 7: what the characters can do, each part once, at any moment of the turn."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step, Verb
from hoftag.games.citadels.components import (
    ARCHITECT,
    ASSASSIN,
    CHARACTER,
    COLOUR,
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
from hoftag.games.citadels.rules import knowledge, purple, supply

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

ABILITY_USED: Final = 1
INCOME_USED: Final = 2
"""C-6.2, C-6.3: the two parts an ability can have, as bits of `table.used`."""
LAY_DOWN_KIND: Final = LAY_DOWN[0].kind


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


class Income(Verb["Citadels", CitadelsMove]):
    """C-6.2: the income is taken whole, at one moment."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= INCOME_USED
        gold = supply.take_gold(table, seat, income(table, seat))
        if tell is not None:
            tell.all("took-income", seat=seat, gold=gold, character=CHARACTER.ids[table.rank])
        return True

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        character, colours = CHARACTER.ids[table.rank], table.terms.box.income_colour
        if colours[table.rank] < 0:
            earners = [CHARACTER.ids[rank] for rank, colour in enumerate(colours) if colour >= 0]
            return Refusal("no-income", "C-7.4", {"character": character, "characters": earners})
        if table.used & INCOME_USED:
            return Refusal("income-taken", "C-6.2")
        if table.kinds[seat] & table.terms.paying[table.rank]:
            return Refusal("no-gold", "A-21")
        args = {"character": character, "colour": COLOUR.ids[colours[table.rank]]}
        return Refusal("no-district-pays", "A-21", args)

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, gold=income(table, seat))


class Ability(Verb["Citadels", CitadelsMove]):
    """C-6.2: the part of an ability that belongs to one character alone, once a turn."""

    character: int = -1
    rule: str = ""

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        if table.rank != self.character:
            args = {"character": CHARACTER.ids[self.character], "own_character": CHARACTER.ids[table.rank]}
            return Refusal("not-your-character", self.rule, args)
        if table.used & ABILITY_USED:
            return Refusal("ability-used", "C-6.2")
        return self.hindrance(table, seat, move)

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """Why the character cannot do this although the ability has not been used."""
        raise NotImplementedError


class Murder(Ability):
    """C-7.1: the Assassin names a character, who will stay silent."""

    character = ASSASSIN
    rule = "C-7.1"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        table.murdered = move.character
        if tell is not None:
            tell.all("named-victim", seat=seat, character=CHARACTER.ids[move.character])
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return why_not_name(table, move, self.rule)


class Rob(Ability):
    """C-7.2: the Thief names a character, whose gold will be his."""

    character = THIEF
    rule = "C-7.2"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        table.robbed = move.character
        if tell is not None:
            tell.all("named-robbed", seat=seat, character=CHARACTER.ids[move.character])
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return why_not_name(table, move, self.rule)


def why_not_name(table: "Citadels", move: CitadelsMove, rule: str) -> Refusal:
    """Why a character cannot be named by Assassin or Thief."""
    args = {"character": CHARACTER.ids[move.character]}
    if move.character == table.rank:
        return Refusal("names-himself", "A-6", args)
    if move.character == table.murdered:
        return Refusal("names-murdered", rule, args)
    return Refusal("names-assassin", rule, args)


class Swap(Ability):
    """C-7.3: the whole hands change places, whatever their size."""

    character = MAGICIAN
    rule = "C-7.3"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        hands, other = table.hands, move.seat
        hands[seat], hands[other] = hands[other], hands[seat]
        knowledge.hands_swapped(table, seat, other)
        if tell is not None:
            tell.show(
                "swapped-hands", seat=seat, with_seat=other, given_count=len(hands[other]), taken_count=len(hands[seat])
            )
            for one in (seat, other):
                tell.only(one, "holds-now", seat=one, districts=DISTRICT.names(hands[one]))
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        if move.seat == seat:
            return Refusal("own-hand", self.rule)
        if move.seat >= table.seats:
            return Refusal("no-such-seat", self.rule)
        return Refusal("both-hands-empty", "A-21", {"seat": move.seat})

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, cards=len(table.hands[move.seat]) - len(table.hands[seat]))


class Exchange(Ability):
    """C-7.3b: the Magician exchanges cards with the pile."""

    character = MAGICIAN
    rule = "C-7.3"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        if tell is not None:
            tell.all("exchanges", seat=seat)
        return table.ask(seat, LAY_CARDS_DOWN)

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("no-cards" if table.hands[seat] else "hand-empty", "A-21")


class LayCardsDown(Step["Citadels", CitadelsMove]):
    """C-7.3b, C-10.4: the Magician lays down any number of cards, then draws as many."""

    name = "lay-cards-down"
    rule = "C-7.3"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        moves = supply.each_kind(LAY_DOWN, table.hands[seat])
        if table.to_discard:
            moves.append(DRAW_ANEW)
        return moves

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        """Lay one down; with the last one, or on request, draw as many."""
        if move is not DRAW_ANEW:
            supply.discard(table, seat, move.district)
            table.to_discard += 1
            if tell is not None:
                tell.all("discarded", seat=seat, district=DISTRICT.ids[move.district])
            if table.hands[seat]:
                return True
        amount = table.to_discard
        table.to_discard = 0
        supply.draw_cards(table, seat, amount, tell)
        return False

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        return Prompt("lay-down", self.rule, {"count": table.to_discard})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        if move is DRAW_ANEW:
            return Refusal("lay-down-first", "A-21")
        if move.kind != LAY_DOWN_KIND:
            return Refusal("exchange-first", self.rule)
        return Refusal("not-in-hand", self.rule, {"district": DISTRICT.ids[move.district]})

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        cards = supply.drawable(table, table.to_discard) if move is DRAW_ANEW else -1
        return supply.changed(table, seat, cards=cards)


LAY_CARDS_DOWN: Final[LayCardsDown] = LayCardsDown()


class BonusGold(Ability):
    """C-7.6: the Merchant's gold."""

    character = MERCHANT
    rule = "C-7.6"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        gold = supply.take_gold(table, seat, table.terms.box.merchant_gold)
        if tell is not None:
            tell.all("took-bonus-gold", seat=seat, gold=gold)
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("no-gold", "A-21")

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, gold=supply.available(table, table.terms.box.merchant_gold))


class BonusCards(Ability):
    """C-7.7: the Architect's cards."""

    character = ARCHITECT
    rule = "C-7.7"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        supply.draw_cards(table, seat, table.terms.box.architect_cards, tell)
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("no-cards", "A-21")

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, cards=supply.drawable(table, table.terms.box.architect_cards))


class Destroy(Ability):
    """C-7.8: pay one less than it cost; the card goes to the discard pile unless the Graveyard claims it."""

    character = MERCENARY
    rule = "C-7.8"

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.used |= ABILITY_USED
        other, card = move.seat, move.district
        price = removal_price(table, card)
        supply.pay(table, seat, price)
        city = table.cities[other]
        city.remove(card)
        if card not in city:
            table.kinds[other] &= ~(1 << card)
        if tell is not None:
            tell.all("destroyed", seat=seat, of_seat=other, district=DISTRICT.ids[card], gold=price)
        purple.offer_removed(table, seat, card)
        return True

    def hindrance(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        other = move.seat
        if other >= table.seats:
            return Refusal("no-such-seat", self.rule)
        args: Args = {"seat": other, "district": DISTRICT.ids[move.district]}
        if other == seat:
            return Refusal("own-city", "C-7.8a")
        if not table.kinds[other] >> move.district & 1:
            return Refusal("not-in-city", self.rule, args)
        if len(table.cities[other]) >= table.terms.box.city_size:
            return Refusal("city-complete", "C-7.8a", args)
        if is_protected(table, other):
            return Refusal("preacher-protects", "C-7.5", args)
        if table.terms.box.keep >> move.district & 1:
            return Refusal("keep-stands", "C-8.2", args)
        price, gold = removal_price(table, move.district), table.gold[seat]
        return Refusal("removal-too-dear", self.rule, {**args, "cost": price, "gold": gold, "short": price - gold})

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, gold=-removal_price(table, move.district))
