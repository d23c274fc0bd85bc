"""The crests of the seats: each once at a table, so that seats are told apart without colour."""

from collections.abc import Sequence
from typing import Final

from hoftag.server.wire.basics import Crest

CRESTS: Final[tuple[Crest, ...]] = ("lion", "eagle", "rose", "tower", "stag", "key", "lily")
"""What the seats have by themselves, in their order."""


def crests_of(wishes: Sequence[Crest | None]) -> list[Crest]:
    """The crest of each seat: the one wished for, unless an earlier seat has it; then its own; then one that is free.

    Only where there are more seats than crests do some come twice.
    """
    found: dict[int, Crest] = {}
    for seat, wish in enumerate(wishes):
        if wish is not None and wish not in found.values():
            found[seat] = wish
    for seat in range(len(wishes)):
        own = CRESTS[seat % len(CRESTS)]
        if seat not in found and own not in found.values():
            found[seat] = own
    for seat in range(len(wishes)):
        if seat not in found:
            free = (crest for crest in CRESTS if crest not in found.values())
            found[seat] = next(free, CRESTS[seat % len(CRESTS)])
    return [found[seat] for seat in range(len(wishes))]
