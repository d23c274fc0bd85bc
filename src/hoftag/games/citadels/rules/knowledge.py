"""Chapter 11: who knows what. Cards that others know to be in somebody's hand.

An entry of `table.known` says that a viewer knows a card in an owner's hand; the viewer EVERYBODY stands for the
whole table (a card taken from the Graveyard). Entries are sorted. What was dealt, kept and passed on in the draft is
in the state itself.
"""

from bisect import insort
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

EVERYBODY: Final = 7


def entry(viewer: int, owner: int, card: int) -> int:
    """One piece of knowledge as a number."""
    return viewer << 16 | owner << 8 | card


def known_in_hand(known: Iterable[int], viewer: int, owner: int) -> list[int]:
    """The cards that the viewer knows in the owner's hand, sorted."""
    readable = (viewer << 8 | owner, EVERYBODY << 8 | owner)
    return sorted([fact & 255 for fact in known if fact >> 8 in readable])


def known_by(known: Iterable[int], viewer: int) -> dict[int, list[int]]:
    """The cards that the viewer knows in others' hands, by their owners."""
    found: dict[int, list[int]] = {}
    readers = (viewer, EVERYBODY)
    for fact in known:
        owner = fact >> 8 & 255
        if fact >> 16 in readers and owner != viewer:
            found.setdefault(owner, []).append(fact & 255)
    return found


def left_hand(table: "Citadels", owner: int, card: int) -> None:
    """A card has left a hand in the open: whoever knew one of its kind there knows one less.

    If the whole table knew one, it is that one; a viewer who knew of another copy still knows that.
    """
    this = owner << 8 | card
    for fact in table.known:
        if fact & 0xFFFF == this:
            break
    else:
        return
    common = entry(EVERYBODY, owner, card)
    if common in table.known:
        table.known.remove(common)
        return
    forgotten = set()
    kept = []
    for fact in table.known:
        viewer = fact >> 16
        if fact & 0xFFFF == this and viewer not in forgotten:
            forgotten.add(viewer)
        else:
            kept.append(fact)
    table.known = kept


def entered_hand(table: "Citadels", owner: int, card: int) -> None:
    """A card has come into a hand in the open."""
    insort(table.known, entry(EVERYBODY, owner, card))


def hands_swapped(table: "Citadels", one: int, other: int) -> None:
    """C-11.2: both know what they gave away; what others knew of the hands moves with them.

    Called after the hands have changed places.
    """
    moved = []
    for fact in table.known:
        viewer, owner, card = fact >> 16, (fact >> 8) & 255, fact & 255
        if owner == one:
            owner = other
        elif owner == other:
            owner = one
        if viewer != owner:
            moved.append(entry(viewer, owner, card))
    for viewer, owner in ((one, other), (other, one)):
        common = known_everybody(moved, owner)
        for card in table.hands[owner]:
            if card in common:
                common.remove(card)
            else:
                moved.append(entry(viewer, owner, card))
    moved.sort()
    table.known = moved


def known_everybody(facts: list[int], owner: int) -> list[int]:
    """The cards in a hand that the whole table knows."""
    return [fact & 255 for fact in facts if fact >> 8 == EVERYBODY << 8 | owner]
