"""The characters in a bot's eyes: what each is worth to a seat, and who is likely to hold which.

A seat reasons from its own hand, its own looks during the draft, and what lies open; nothing else.
"""

from math import exp
from typing import Final

from hoftag.games.citadels.components import (
    ARCHITECT,
    ASSASSIN,
    CHARACTERS,
    KING,
    MAGICIAN,
    MERCENARY,
    MERCHANT,
    PREACHER,
    THIEF,
)
from hoftag.games.citadels.state import Citadels

ALL: Final = (1 << CHARACTERS) - 1
TALL: Final = 6
"""A city of this many districts is about to end the game."""

HARM: Final[tuple[float, ...]] = (0.0, 0.3, 0.3, 0.8, 0.7, 1.3, 1.5, 0.6)
"""What a murder spoils for the holder of each character, before the circumstances."""


def incomes(table: Citadels, seat: int) -> list[int]:
    """What each character would earn this seat in income."""
    box = table.terms.box
    colours = table.terms.colour
    counts = [0, 0, 0, 0, 0, 0]  # the last stands for characters without a colour
    wild = 0
    for card in table.cities[seat]:
        if box.magic_school >> card & 1:
            wild = 1
        else:
            counts[colours[card]] += 1
    return [counts[colour] + wild if colour >= 0 else 0 for colour in box.income_colour]


def role_scores(table: Citadels, seat: int, own: bool) -> list[float]:
    """How much a seat wants each character; `own` if the hand may be looked at, else only its size."""
    earn = incomes(table, seat)
    cards = len(table.hands[seat])
    tall = len(table.cities[seat]) >= TALL
    richest = fullest = tallest = 0
    for other in range(table.seats):
        if other != seat:
            richest = max(richest, table.gold[other])
            fullest = max(fullest, len(table.hands[other]))
            tallest = max(tallest, len(table.cities[other]))
    threatened = tallest >= TALL
    scores = [0.0] * CHARACTERS
    scores[ASSASSIN] = 2.2 if threatened else 0.7
    scores[THIEF] = 1.0 + 0.25 * richest
    scores[MAGICIAN] = 0.7 * max(0, fullest - cards) - (0.5 if cards > 2 else 0.0)
    scores[KING] = 0.5 + earn[KING] + (1.0 if tall else 0.0)
    scores[PREACHER] = 0.5 + earn[PREACHER] + (1.2 if tall else 0.0)
    scores[MERCHANT] = 1.4 + earn[MERCHANT]
    scores[ARCHITECT] = 1.6 + architect_bonus(table, seat, own)
    scores[MERCENARY] = 0.5 + earn[MERCENARY] + (0.8 if threatened else 0.0)
    return scores


def architect_bonus(table: Citadels, seat: int, own: bool) -> float:
    """The Architect is for those who can pay for two districts at once, above all near the end."""
    gold = table.gold[seat]
    hand = table.hands[seat]
    bonus = 1.0 if gold >= 4 and len(table.cities[seat]) >= TALL - 1 else 0.0
    if len(hand) >= 2:
        if not own:
            bonus += 0.65 if gold >= 4 else 0.0
        else:
            costs = sorted([table.terms.cost[card] for card in hand])
            bonus += 1.3 if costs[0] + costs[1] <= gold + table.terms.box.take_gold else 0.0
    return bonus


# --- who holds what ------------------------------------------------------------------------------------------------


def own_cards(table: Citadels, seat: int) -> int:
    """The characters that the seat has kept or put away itself, as a mask."""
    mask = 0
    for number, step in enumerate(table.terms.draft.steps[: len(table.kept)]):
        if (table.first + step.seat) % table.seats == seat:
            mask |= 1 << table.kept[number]
            if table.laid[number] >= 0:
                mask |= 1 << table.laid[number]
    return mask


def candidates(table: Citadels, seat: int, number: int) -> int:
    """What can have been kept in a step of the draft, as far as the seat has seen the cards go by; as a mask."""
    plan = table.terms.draft
    last = len(plan.steps) - 1
    mask = ALL & ~table.face_up & ~own_cards(table, seat)
    for look, step in enumerate(plan.steps[: len(table.offered)]):
        if (table.first + step.seat) % table.seats != seat:
            continue
        if look > number:
            mask &= ~table.offered[look]
        elif number < last or not plan.last_takes_face_down:  # the last of seven also gets the card face down
            mask &= table.offered[look]
    return mask


def chances(table: Citadels, seat: int) -> list[list[float]]:
    """For each character still to be called, how likely each other seat holds it: `chances[character][seat]`."""
    plan = table.terms.draft
    found = [[0.0] * table.seats for _ in range(CHARACTERS)]
    to_come = ALL & ~((1 << table.rank + 1) - 1)
    shown = [0] * table.seats
    for character in range(table.rank + 1):
        if table.revealed >> character & 1:
            shown[table.holder[character]] += 1
    for number, step in enumerate(plan.steps):
        other = (table.first + step.seat) % table.seats
        hidden = 1 - shown[other] / plan.each
        if other == seat or hidden <= 0:
            continue
        mask = candidates(table, seat, number) & to_come
        wishes = role_scores(table, other, own=False)
        weights = [exp(wishes[c]) if mask >> c & 1 else 0.0 for c in range(CHARACTERS)]
        total = sum(weights) or 1.0
        for character, weight in enumerate(weights):
            found[character][other] += hidden * weight / total
    return found


def murder_scores(table: Citadels, seat: int) -> list[float]:
    """What naming each character spoils for the others, on average."""
    found = chances(table, seat)
    scores = [0.0] * CHARACTERS
    gold = table.gold[seat]
    cards = len(table.hands[seat])
    for other in range(table.seats):
        if other == seat:
            continue
        earn = incomes(table, other)
        height = len(table.cities[other])
        weight = 0.6 + 0.1 * height + (0.8 if height >= TALL else 0.0)
        for character in range(1, CHARACTERS):
            chance = found[character][other]
            if chance:
                harm = HARM[character] + 0.35 * earn[character]
                if character == THIEF:
                    harm += 0.25 * gold
                elif character == MAGICIAN:
                    harm += 0.3 * max(0, cards - len(table.hands[other]))
                elif character == ARCHITECT:
                    harm += 0.2 * min(table.gold[other], 6)
                scores[character] += chance * harm * weight
    return scores


def rob_scores(table: Citadels, seat: int) -> list[float]:
    """The gold to be expected from each character."""
    found = chances(table, seat)
    gold = table.gold
    return [sum([chance * coins for chance, coins in zip(row, gold, strict=True)]) for row in found]
