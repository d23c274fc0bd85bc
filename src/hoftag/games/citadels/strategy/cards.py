"""The districts in a bot's eyes: what to build, to keep, to get rid of and to tear down."""

from typing import Final

from hoftag.games.citadels.rules import characters
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy.roles import TALL

NEW_COLOUR: Final = 0.8
"""A colour the city lacks is worth this many points more."""
COIN: Final = 0.9
"""What a piece of gold is worth in points, as long as it can still be spent."""


def barred(table: Citadels, seat: int) -> int:
    """The kinds of district that the seat cannot build (any more), as a mask."""
    return table.kinds[seat] if table.terms.unique else 0


def colours_of(table: Citadels, seat: int) -> int:
    """The colours of a city as a mask."""
    colours = table.terms.colour
    mask = 0
    for card in table.cities[seat]:
        mask |= 1 << colours[card]
    return mask


def last_round(table: Citadels) -> bool:
    """Whether this round is the last: gold and cards are worth nothing after it."""
    return table.first_complete >= 0


def worth(table: Citadels, seat: int, card: int, colours: int) -> float:
    """What a card in hand promises: its points, and a colour that the city lacks."""
    if barred(table, seat) >> card & 1:
        return -1.0
    value = float(table.terms.points[card])
    return value if colours >> table.terms.colour[card] & 1 else value + NEW_COLOUR


def best_build(table: Citadels, seat: int, purse: int) -> int:
    """The card that is best to build with this much gold; -1 if there is none."""
    cost = table.terms.cost
    colours = colours_of(table, seat)
    not_these = barred(table, seat)
    paying = -1 if table.used & characters.INCOME_USED else table.terms.box.income_colour[table.rank]
    best, best_value = -1, -1.0
    for card in table.hands[seat]:
        if cost[card] <= purse and not not_these >> card & 1:
            value = worth(table, seat, card, colours)
            if table.terms.colour[card] == paying:
                value += 0.5
            if value > best_value:
                best, best_value = card, value
    return best


def worst_card(table: Citadels, seat: int, among: list[int]) -> int:
    """The card to part with: useless, too dear to ever pay, a second one of its kind, or simply the cheapest."""
    colours = colours_of(table, seat)
    low, low_value = among[0], 99.0
    last = -1
    for card in among:
        value = worth(table, seat, card, colours) - (0.5 if card == last else 0.0)
        if last_round(table) and table.terms.cost[card] > table.gold[seat] + 3:
            value -= 6.0
        if value < low_value:
            low, low_value = card, value
        last = card
    return low


def junk(table: Citadels, seat: int) -> list[int]:
    """The cards that the Magician would rather exchange: useless ones, and cheap ones of a colour already built."""
    colours = colours_of(table, seat)
    limit = 2.0 if table.gold[seat] >= 4 else 1.0
    return [card for card in table.hands[seat] if worth(table, seat, card, colours) <= limit]


def destroy_gain(table: Citadels, other: int, card: int) -> float:
    """What tearing down a district is worth: the harm to its owner, less the price."""
    height = len(table.cities[other])
    points = table.terms.points[card]
    price = characters.removal_price(table, card)
    if last_round(table):
        return 0.5 * points + 0.1 * height
    share = 0.35 if table.seats > 2 else 0.9
    gain = share * points - COIN * price
    if height >= TALL:
        gain += 1.2 if height == TALL else 2.6
    return gain


def best_destroy(table: Citadels, seat: int) -> tuple[float, int, int]:
    """The most rewarding district to tear down: gain, owner and district; no owner (-1) if none can be."""
    terms = table.terms
    best = (-99.0, -1, -1)
    limit = table.gold[seat] + terms.box.mercenary_discount
    for other in range(table.seats):
        city = table.cities[other]
        if other == seat or len(city) >= terms.box.city_size or characters.is_protected(table, other):
            continue
        for card in city:
            if terms.cost[card] <= limit and not terms.box.keep >> card & 1:
                gain = destroy_gain(table, other, card)
                if gain > best[0]:
                    best = (gain, other, card)
    return best
