"""A world that fits what one seat knows: hands, draw pile and characters dealt anew, all equally likely.

The result depends on the seat's knowledge and on the generator given, not on what is hidden in the table at hand.
"""

from math import factorial, perm
from typing import TYPE_CHECKING, Final

from hoftag.core.masks import members
from hoftag.core.rng import Rng
from hoftag.games.citadels.components import CHARACTERS
from hoftag.games.citadels.rules import knowledge

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

FACE_DOWN: Final = -1
PASSING: Final = 100
PUT_AWAY: Final = 200
"""Places a character can be in: FACE_DOWN, kept in step k (k), PASSING, put away in step k (PUT_AWAY + k)."""
ALL: Final = (1 << CHARACTERS) - 1


def resample(table: "Citadels", seat: int, rng: Rng) -> "Citadels":
    """Another table that this seat cannot tell apart from the given one."""
    new = table.copy()
    if not table.is_over():  # C-9.1: then everything has come to light
        deal_cards(new, seat, rng)
        deal_characters(new, seat, rng)
    new.rng = rng.below(1 << 62) << 2 | rng.below(4)
    return new


# --- cards ---------------------------------------------------------------------------------------------------------


def deal_cards(table: "Citadels", seat: int, rng: Rng) -> None:
    """Deal the unseen cards to the other hands; what the seat knows to be in them stays there."""
    hidden = table.pile
    for other in range(table.seats):
        if other != seat:
            hidden += table.hands[other]
    hidden.sort()
    for other in range(table.seats):
        if other == seat:
            continue
        size = len(table.hands[other])
        hand = knowledge.known_in_hand(table.known, seat, other) if table.known else []
        for card in hand:
            hidden.remove(card)
        table.hands[other] = hand
        hand.extend([-1] * (size - len(hand)))
    for other in range(table.seats):
        if other != seat:
            hand = table.hands[other]
            for at, card in enumerate(hand):
                if card < 0:
                    hand[at] = hidden.pop(rng.below(len(hidden)))
            hand.sort()
    if table.drawn and table.actor != seat:
        table.drawn = some_of(unknown_in_hand(table, seat, table.actor), len(table.drawn), rng)
    # What the others know of each other's hands, even how much it is, the seat cannot know: here they know nothing.
    table.known = sorted(fact for fact in table.known if fact >> 16 in (seat, knowledge.EVERYBODY))


def unknown_in_hand(table: "Citadels", seat: int, owner: int) -> list[int]:
    """The cards of a hand that the seat does not know to be there."""
    cards = table.hands[owner][:]
    for card in knowledge.known_in_hand(table.known, seat, owner):
        cards.remove(card)
    return cards


def some_of(cards: list[int], amount: int, rng: Rng) -> list[int]:
    """That many of the cards, at random."""
    cards = cards[:]
    return [cards.pop(rng.below(len(cards))) for _ in range(min(amount, len(cards)))]


# --- characters ----------------------------------------------------------------------------------------------------


class Segment:
    """Characters that the seat has lost sight of between two of its own looks, and the places they went to."""

    __slots__ = ("cards", "owners", "places")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.places: list[int] = []
        self.owners: list[int] = []  # the seat that holds the place, -1 for places nobody holds

    def add(self, place: int, owner: int) -> None:
        self.places.append(place)
        self.owners.append(owner)


def deal_characters(table: "Citadels", seat: int, rng: Rng) -> None:
    """Put every unseen character somewhere it can be, all ways equally likely, and rebuild the draft from that."""
    segments, places = seen_draft(table, seat)
    last = len(table.terms.draft.steps) - 1
    unseen_choice = table.terms.draft.last_takes_face_down and len(table.kept) > last and last not in places
    keeps_face_down = unseen_choice and settle_last_choice(table, segments, rng)
    for segment in segments:
        deal_segment(table, segment, places, rng)
    if unseen_choice:
        pair = places[PASSING], places[FACE_DOWN]
        places[last], places[PUT_AWAY + last] = reversed(pair) if keeps_face_down else pair
    rebuild(table, places)


def seen_draft(table: "Citadels", seat: int) -> tuple[list[Segment], dict[int, int]]:
    """Cut the draft into what the seat saw itself (as place: card) and the segments between."""
    plan = table.terms.draft
    places: dict[int, int] = {}
    segments = [Segment()]
    pool = ALL & ~table.face_up
    last = len(plan.steps) - 1
    face_down_gone = plan.last_takes_face_down and table.draft_step >= last
    own_last = False
    if table.face_down >= 0 or face_down_gone:
        segments[0].add(FACE_DOWN, -1)
    for number, step in enumerate(plan.steps[: len(table.offered)]):
        owner = (table.first + step.seat) % table.seats
        kept = table.kept[number] if number < len(table.kept) else -1
        laid = table.laid[number] if number < len(table.laid) else -1
        if owner != seat:
            if kept >= 0:
                segments[-1].add(number, owner)
            if laid >= 0:
                segments[-1].add(PUT_AWAY + number, -1)
            continue
        if number == last and plan.last_takes_face_down:
            own_last = True
            passed = table.offered[number - 1] & ~(1 << table.kept[number - 1])
            places[FACE_DOWN] = (table.offered[number] & ~passed).bit_length() - 1
            pool &= ~(1 << places[FACE_DOWN])
            del segments[0].places[0], segments[0].owners[0]
            seen = passed
        else:
            seen = table.offered[number]
        segments[-1].cards = members(pool & ~seen)
        pool = seen
        for place, card in ((number, kept), (PUT_AWAY + number, laid)):
            if card >= 0:
                places[place] = card
                pool &= ~(1 << card)
        segments.append(Segment())
    in_hand = table.actor != seat and table.draft_step <= last and table.rank < 0
    if in_hand:
        amount = table.passing.bit_count() - (1 if table.draft_step == last and face_down_gone else 0)
        for number in range(amount):
            segments[-1].add(PASSING + number, -1)
        segments[-1].cards = members(pool)
    elif not (table.actor == seat and table.rank < 0) and not own_last:
        segments[-1].cards = members(pool)
    return segments, places


def settle_last_choice(table: "Citadels", segments: list[Segment], rng: Rng) -> bool:
    """C-3.5: the last of seven chose between the card passed on and the one that lay face down.

    Either may have been kept. Each way gets the weight of the deals it allows; true if it is the face-down card.
    """
    last = len(table.terms.draft.steps) - 1
    owner = (table.first + last) % table.seats
    # The places 'kept by the last' and 'put away by the last' share the cards of FACE_DOWN and of the last segment.
    tail = segments[-1]
    at = tail.places.index(PUT_AWAY + last)
    del tail.places[at], tail.owners[at]
    at = tail.places.index(last)
    tail.places[at] = PASSING
    weights = []
    for face_down_owner, passed_owner in ((owner, -1), (-1, owner)):
        segments[0].owners[0] = face_down_owner
        tail.owners[at] = passed_owner
        weight = 1
        for segment in segments:
            weight *= ways(table, segment)
        weights.append(weight)
    keeps_face_down = rng.below(weights[0] + weights[1]) < weights[0]
    segments[0].owners[0], tail.owners[at] = (owner, -1) if keeps_face_down else (-1, owner)
    return keeps_face_down


def forced(table: "Citadels", segment: Segment) -> tuple[list[int], list[int], list[int]]:
    """The cards that were revealed, those that nobody answered for, and those that may be anywhere."""
    shown, silent, free = [], [], []
    for card in segment.cards:
        if table.revealed >> card & 1:
            shown.append(card)
        elif card <= table.rank and card != table.murdered:
            silent.append(card)
        else:
            free.append(card)
    return shown, silent, free


def ways(table: "Citadels", segment: Segment) -> int:
    """In how many ways the cards of a segment can lie."""
    shown, silent, free = forced(table, segment)
    owners = segment.owners[:]
    total = 1
    for card in shown:
        total *= owners.count(table.holder[card])
        if not total:
            return 0
        owners.remove(table.holder[card])
    return total * perm(owners.count(-1), len(silent)) * factorial(len(free))


def deal_segment(table: "Citadels", segment: Segment, places: dict[int, int], rng: Rng) -> None:
    """Lay the cards of a segment: those shown with whoever showed them, silent ones with nobody, the rest freely."""
    shown, silent, free = forced(table, segment)
    left = list(range(len(segment.places)))
    for card in shown:
        places[segment.places[pull(left, segment, table.holder[card], rng)]] = card
    for card in silent:
        places[segment.places[pull(left, segment, -1, rng)]] = card
    for card in free:
        places[segment.places[left.pop(rng.below(len(left)))]] = card


def pull(left: list[int], segment: Segment, owner: int, rng: Rng) -> int:
    """One of the places left that this owner holds."""
    fitting = [number for number in left if segment.owners[number] == owner]
    chosen = fitting[rng.below(len(fitting))]
    left.remove(chosen)
    return chosen


def rebuild(table: "Citadels", places: dict[int, int]) -> None:
    """Write the places back into the table."""
    plan = table.terms.draft
    last = len(plan.steps) - 1
    for number in range(len(table.kept)):
        table.kept[number] = places[number]
    for number, card in enumerate(table.laid):
        if card >= 0:
            table.laid[number] = places[PUT_AWAY + number]
    mask = ALL & ~table.face_up & ~(1 << places[FACE_DOWN])
    for number in range(len(table.offered)):
        if number == last and plan.last_takes_face_down:
            mask |= 1 << places[FACE_DOWN]
        table.offered[number] = mask
        if number < len(table.kept):
            mask &= ~(1 << table.kept[number])
        if number < len(table.laid) and table.laid[number] >= 0:
            mask &= ~(1 << table.laid[number])
    table.face_down = -1 if plan.last_takes_face_down and len(table.offered) > last else places[FACE_DOWN]
    table.passing = mask if table.rank < 0 else 0
    table.holder = [-1] * CHARACTERS
    for number, card in enumerate(table.kept):
        table.holder[card] = (table.first + plan.steps[number].seat) % table.seats
