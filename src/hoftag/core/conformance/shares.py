"""How much each world deals anew: what a bot could learn from worlds in which something always stays the truth."""

from collections import Counter
from typing import TypeAlias, TypedDict

Pair: TypeAlias = tuple[str, int, int, int]
"""Whose own view is meant: of which opponents, counted in which way."""
EXPECTED = 40
"""So many differences were to be expected of an opponent, as often as others differ, before none is a finding."""


class DealtAnew(TypedDict):
    """What the worlds of one seat have in common with the truth, and what not."""

    seat: int
    worlds: int
    differ: float
    """The share of worlds in which anything differs, seen by somebody else or by nobody."""
    views: dict[str, float]
    """For each opponent the share of worlds in which its own view differs."""


class Shares:
    """Counts, for each seat, how often something differs that it cannot see; and for each opponent its own view."""

    def __init__(self) -> None:
        self.worlds: Counter[int] = Counter()
        self.looked_into: Counter[int] = Counter()
        self.differ: Counter[int] = Counter()
        self.asked: Counter[Pair] = Counter()
        self.found: Counter[Pair] = Counter()

    def add(self, seats: int, seat: int, differs: list[bool]) -> None:
        """A world of this seat: whether the own view of each seat is another one there."""
        self.worlds[seat] += 1
        for other, is_other in enumerate(differs):
            if other != seat:
                for pair in pairs(seats, seat, other):
                    self.asked[pair] += 1
                    self.found[pair] += is_other

    def add_hidden(self, seat: int, differs: bool) -> None:
        """A world of this seat: whether the whole position is another one."""
        self.looked_into[seat] += 1
        self.differ[seat] += differs

    def to_json(self) -> list[DealtAnew]:
        """By seat."""
        return [
            {
                "seat": seat,
                "worlds": count,
                "differ": round(self.differ[seat] / max(1, self.looked_into[seat]), 3),
                "views": {
                    str(other): round(self.found[pair] / asked, 3)
                    for pair, asked in sorted(self.asked.items())
                    for kind, _, one, other in (pair,)
                    if kind == "seat" and one == seat
                },
            }
            for seat, count in sorted(self.worlds.items())
        ]

    def never(self) -> str:
        """An opponent whose own view never differs, while those of others do: in words, or nothing.

        Opponents are counted in three ways: by their seat, by their place after the seat that asks, and by their seat
        at tables of one size. How often views differ on the whole says how many worlds are enough.
        """
        total = sum(count for pair, count in self.asked.items() if pair[0] == "seat")
        usual = sum(count for pair, count in self.found.items() if pair[0] == "seat") / max(1, total)
        for pair, asked in sorted(self.asked.items()):
            if not self.found[pair] and asked * usual >= EXPECTED:
                return f"resample never deals anew what {said(pair)} has: {asked} worlds, and none differs"
        return ""


def pairs(seats: int, seat: int, other: int) -> tuple[Pair, ...]:
    """The three ways to count an opponent."""
    return ("seat", 0, seat, other), ("place", 0, 0, (other - seat) % seats), ("table", seats, seat, other)


def said(pair: Pair) -> str:
    """An opponent in words."""
    kind, seats, seat, other = pair
    if kind == "place":
        return f"the opponent {other} places further on"
    return f"seat {other}, as seat {seat} imagines it" + (f" with {seats} seats," if kind == "table" else ",")
