"""Sets of small numbers as bits of an int, as the states of games hold them."""

from collections.abc import Iterable


def mask_of(numbers: Iterable[int]) -> int:
    """Numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found: list[int] = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= 1 << highest
    found.reverse()
    return found
