"""A quick sensible player: one move at a time, found directly rather than picked from a list of all moves."""

from typing import Final

from hoftag.core.rng import Rng
from hoftag.games.citadels.components import (
    ARCHITECT,
    ASSASSIN,
    CHARACTERS,
    MAGICIAN,
    MERCENARY,
    MERCHANT,
    THIEF,
)
from hoftag.games.citadels.moves import (
    BONUS_CARDS,
    BONUS_GOLD,
    BUILD,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW_ANEW,
    END_TURN,
    EXCHANGE,
    INCOME,
    KEEP,
    LABORATORY,
    LAY_DOWN,
    MURDER,
    PUT_AWAY,
    RECLAIM,
    ROB,
    SMITHY,
    SWAP,
    TAKE_CARDS,
    TAKE_GOLD,
    CitadelsMove,
)
from hoftag.games.citadels.rules import characters, purple, supply
from hoftag.games.citadels.rules.characters import ABILITY_USED, INCOME_USED, LAY_CARDS_DOWN
from hoftag.games.citadels.rules.draft import KEEP_CHARACTER, PUT_CHARACTER_AWAY
from hoftag.games.citadels.rules.purple import RECLAIM_CARD
from hoftag.games.citadels.rules.turn import DISCARD_CARD
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import cards, roles

WHIM: Final = 0.8
"""How far chance can lift a character in the draft, a victim or a suspect: who is foreseen is soon murdered."""
CALM: Final = 0.4
"""Wishes in the draft count this much against whims."""
NAMED_BY_ASSASSIN: Final = roles.ALL & ~(1 << ASSASSIN)
NAMED_BY_THIEF: Final = NAMED_BY_ASSASSIN & ~(1 << THIEF)
URGENT: Final = 2.0
"""Tearing down a district of this much gain comes before building."""


def sensible_move(table: Citadels, seat: int, rng: Rng | None = None) -> CitadelsMove:
    """What this seat does next; a generator adds whims to the draft."""
    step = table.step
    if step is KEEP_CHARACTER:
        wishes = [wish * CALM for wish in roles.role_scores(table, seat, own=True)]
        return KEEP[favourite(table.passing, wishes, rng)]
    if step is PUT_CHARACTER_AWAY:
        return PUT_AWAY[favourite(table.passing, rival_scores(table), None)]
    if step is DISCARD_CARD:
        return DISCARD[cards.worst_card(table, seat, table.drawn or table.hands[seat])]
    if step is LAY_CARDS_DOWN:
        return lay_down(table, seat)
    if step is RECLAIM_CARD:
        return RECLAIM if wants_back(table, seat) else DECLINE
    return turn_move(table, seat, rng)


def favourite(mask: int, scores: list[float], rng: Rng | None) -> int:
    """The character of the mask with the highest score."""
    best, best_score = -1, -99.0
    for character in range(CHARACTERS):
        if mask >> character & 1:
            score = scores[character]
            if rng is not None:
                score += WHIM * rng.random()
            if score > best_score:
                best, best_score = character, score
    return best


def rival_scores(table: Citadels) -> list[float]:
    """How much the next to choose wants each character."""
    steps = table.terms.draft.steps
    step = steps[min(table.draft_step + 1, len(steps) - 1)]
    return roles.role_scores(table, (table.first + step.seat) % table.seats, own=False)


def wants_back(table: Citadels, seat: int) -> bool:
    """Whether the Graveyard's owner pays for the district: if it is worth it, and can still be built."""
    return not cards.last_round(table) and cards.worth(table, seat, table.removed, 0) >= 3.0


def lay_down(table: Citadels, seat: int) -> CitadelsMove:
    """The Magician's exchange: all the junk, at least one card."""
    if cards.junk(table, seat) or not table.to_discard:
        return LAY_DOWN[cards.worst_card(table, seat, table.hands[seat])]
    return DRAW_ANEW


# --- the turn ------------------------------------------------------------------------------------------------------


def turn_move(table: Citadels, seat: int, rng: Rng | None) -> CitadelsMove:
    """Ability, action, building, income and the rest, in the order that serves best."""
    if not table.used & ABILITY_USED:
        move = opening_ability(table, seat, rng)
        if move is not None:
            return move
    coming = 0 if table.used & INCOME_USED else income_of(table, seat)
    if not table.acted:
        return action(table, seat, table.gold[seat] + coming)
    if table.rank == MERCENARY and not table.used & ABILITY_USED:
        gain, other, card = cards.best_destroy(table, seat)
        if gain >= URGENT:
            return DESTROY[other][card]
    if table.builds_left:
        move = building(table, seat, coming)
        if move is not None:
            return move
    if coming:
        return INCOME
    return closing(table, seat)


def income_of(table: Citadels, seat: int) -> int:
    """The income that can still be taken."""
    return characters.income(table, seat) if table.terms.box.income_colour[table.rank] >= 0 else 0


def opening_ability(table: Citadels, seat: int, rng: Rng | None) -> CitadelsMove | None:
    """What is best done before anything else: naming somebody, magic, and what comes for free."""
    rank = table.rank
    if rank == ASSASSIN:
        return MURDER[favourite(NAMED_BY_ASSASSIN, roles.murder_scores(table, seat), rng)]
    if rank == THIEF:
        return ROB[favourite(victims(table), roles.rob_scores(table, seat), rng)]
    if rank == MAGICIAN:
        return magic(table, seat)
    if rank == MERCHANT and supply.available(table, table.terms.box.merchant_gold):
        return BONUS_GOLD
    if rank == ARCHITECT and supply.cards_left(table):
        return BONUS_CARDS
    return None


def victims(table: Citadels) -> int:
    """Whom the Thief may name, as a mask."""
    return NAMED_BY_THIEF & ~(1 << table.murdered) if table.murdered >= 0 else NAMED_BY_THIEF


def swap_gain(table: Citadels, seat: int, other: int) -> int:
    """How many cards more a swap brings."""
    return len(table.hands[other]) - len(table.hands[seat])


def magic(table: Citadels, seat: int) -> CitadelsMove | None:
    """Swap with the fullest hand if that pays, else exchange the junk, else nothing."""
    best, best_gain = -1, 1
    for other in range(table.seats):
        if other != seat and swap_gain(table, seat, other) > best_gain:
            best, best_gain = other, swap_gain(table, seat, other)
    if best >= 0:
        return SWAP[best]
    if (table.pile or table.terms.reshuffle) and len(cards.junk(table, seat)) >= 2:
        return EXCHANGE
    return None


def action(table: Citadels, seat: int, purse: int) -> CitadelsMove:
    """Gold as a rule; cards if there is nothing left to build, or more gold than the hand can use."""
    if not supply.cards_left(table):
        return TAKE_GOLD
    gold = supply.available(table, table.terms.box.take_gold)
    if not gold:
        return TAKE_CARDS
    cost = table.terms.cost
    not_these = cards.barred(table, seat)
    useful = [card for card in table.hands[seat] if not not_these >> card & 1]
    if not useful:
        return TAKE_CARDS
    if cards.last_round(table):
        return TAKE_GOLD if min([cost[card] for card in useful]) <= purse + gold else TAKE_CARDS
    dearest = max([cost[card] for card in useful])
    if dearest <= purse and len(useful) <= (1 if purse < 5 else 2):
        return TAKE_CARDS
    return TAKE_GOLD


def building(table: Citadels, seat: int, coming: int) -> CitadelsMove | None:
    """Build the best that can be paid; take the income first only if it is needed for that."""
    gold = table.gold[seat]
    card = cards.best_build(table, seat, gold + coming)
    if card < 0:
        spare = laboratory_card(table, seat)
        if spare >= 0 and cards.best_build(table, seat, gold + coming + 1) not in (-1, spare):
            return LABORATORY[spare]
        return None
    return BUILD[card] if table.terms.cost[card] <= gold else INCOME


def laboratory_card(table: Citadels, seat: int) -> int:
    """The card the Laboratory would take; -1 if it cannot be used."""
    if (
        not table.kinds[seat] & table.terms.box.laboratory
        or table.spent[seat] & purple.LABORATORY_USED
        or not table.hands[seat]
        or not supply.available(table, 1)
    ):
        return -1
    return cards.worst_card(table, seat, table.hands[seat])


def spare_card(table: Citadels, seat: int) -> int:
    """A card that is worth less than the gold the Laboratory gives for it; -1 if there is none."""
    card = laboratory_card(table, seat)
    if card < 0:
        return -1
    value = cards.worth(table, seat, card, cards.colours_of(table, seat))
    return card if value <= 0 or len(table.hands[seat]) >= (3 if value <= 2 else 5) else -1


def wants_smithy(table: Citadels, seat: int) -> bool:
    """Whether to buy cards: if the hand is nearly empty and the gold is not missed."""
    box = table.terms.box
    return bool(
        table.kinds[seat] & box.smithy
        and not table.spent[seat] & purple.SMITHY_USED
        and table.gold[seat] >= box.smithy_price + 1 + 2 * len(table.hands[seat])
        and supply.cards_left(table)
    )


def closing(table: Citadels, seat: int) -> CitadelsMove:
    """What is left when nothing more can be built: tear down, use purple districts, end the turn."""
    if table.rank == MERCENARY and not table.used & ABILITY_USED:
        gain, other, card = cards.best_destroy(table, seat)
        if gain > 0:
            return DESTROY[other][card]
    if not cards.last_round(table):
        card = spare_card(table, seat)
        if card >= 0:
            return LABORATORY[card]
        if wants_smithy(table, seat):
            return SMITHY
    return END_TURN
