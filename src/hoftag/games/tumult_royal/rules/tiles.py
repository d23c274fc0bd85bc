"""Chapter 2: tiles. What a hand does with one, and what tiles are worth together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Event, Tell
from hoftag.games.tumult_royal.components import GOOD, GOODS, SLOT, TILE, TILES

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

UNDECIDED: Final = -1
LAYS_BACK: Final = 0
KEEPS: Final = 1
"""What `table.decided` says about the tile in hand."""


def lift(table: "TumultRoyal", seat: int, slot: int, tell: Tell | None) -> None:
    """T-2.3, Q-3: take a tile into the hand and look at it; nobody else sees its face."""
    table.centre &= ~(1 << slot)
    table.hand[seat] = slot
    table.seen[seat] |= 1 << slot
    face = table.faces[slot]
    if face < 0:
        face = table.faces[slot] = table.draw(table.bag, TILE)
    if tell is not None:
        shadow = Event("lifted-hidden", {"seat": seat, "slot": SLOT.ids[slot]}, passing=True)
        tell.only(seat, "lifted", shadow=shadow, shows=True, seat=seat, slot=SLOT.ids[slot], tile=TILE.ids[face])


def keep(table: "TumultRoyal", seat: int, tell: Tell | None) -> None:
    """T-2.4: into the castle, for good."""
    slot = table.hand[seat]
    table.castle[seat] |= 1 << slot
    table.hand[seat] = -1
    if tell is not None:
        tell.passing("kept", seat=seat, slot=SLOT.ids[slot])


def lay_back(table: "TumultRoyal", seat: int, tell: Tell | None) -> None:
    """T-2.5: face down on its old spot, where anyone may lift it."""
    slot = table.hand[seat]
    table.centre |= 1 << slot
    table.hand[seat] = -1
    if tell is not None:
        tell.passing("laid-back", seat=seat, slot=SLOT.ids[slot])


def slip_back(table: "TumultRoyal", seat: int, tell: Tell | None) -> None:
    """T-2.6, Q-4: nobody has decided about it in time. The others see it laid back."""
    slot = table.hand[seat]
    face = TILE.ids[table.faces[slot]]
    lay_back(table, seat, None)
    if tell is not None:
        shadow = Event("laid-back", {"seat": seat, "slot": SLOT.ids[slot]}, passing=True)
        tell.only(seat, "slipped-back", shadow=shadow, shows=True, seat=seat, slot=SLOT.ids[slot], tile=face)


def holding(table: "TumultRoyal") -> int:
    """The seats with a tile in hand, as a mask."""
    mask = 0
    for seat, slot in enumerate(table.hand):
        if slot >= 0:
            mask |= 1 << seat
    return mask


def names(counts: Sequence[int]) -> list[str]:
    """Tiles by name, from how many there are of each face."""
    return [TILE.ids[tile] for tile, count in enumerate(counts) for _ in range(count)]


def goods_of(counts: Sequence[int], at: int) -> int:
    """The goods on the tiles of one type, whose lowest value is counted at this place of the list."""
    return counts[at] + 2 * counts[at + 1] + 3 * counts[at + 2]


def goods_by_type(counts: Sequence[int], at: int = 0) -> dict[str, int]:
    """The goods on tiles of all types, counted from this place of the list on."""
    return {GOOD.ids[good]: goods_of(counts, at + 3 * good) for good in range(GOODS)}


def castle_of(table: "TumultRoyal", seat: int) -> list[int]:
    """A seat's open tiles: how many there are of each face."""
    return table.stock[seat * TILES : seat * TILES + TILES]
