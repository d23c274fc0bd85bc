"""Cards of the box: chests and privileges, with what they do, and tasks, with what they ask for."""

from typing import Final

from hoftag.core.components import Entry
from hoftag.games.staufer.components import CATEGORY, MOST_OFFICES, REGION, REGIONS
from hoftag.games.staufer.effects import CardEffect
from hoftag.games.staufer.layout import Layout
from hoftag.games.staufer.lists import tables

PATTERNS: Final = {
    "adjacent_offices": (2, MOST_OFFICES),
    "same_region": (2, MOST_OFFICES),
    "noble_and_envoy": (2, 2),
    "opposite_regions": (2, 2),
    "neighbour_regions": (2, REGIONS),
    "three_in_a_row": (3, 3),
    "equal_numbers": (2, REGIONS),
}
"""The patterns that a task can ask for, each with the fewest and most figures it can be made of."""


class Card:
    """A chest or a privilege: when it works, and what it does."""

    __slots__ = ("deeds", "effects", "never_dearer", "powers", "timing")

    def __init__(self, timing: str, effects: list[CardEffect]) -> None:
        self.timing = timing
        self.effects = effects
        self.deeds = [effect for effect in effects if effect.is_deed]
        self.powers = [effect for effect in effects if not effect.is_deed]
        self.never_dearer = not any(effect.op == "office_cost_delta" and effect.n > 0 for effect in effects)


class Task:
    """A task card: what it asks for and what it is worth."""

    __slots__ = ("category", "figures", "match", "pattern", "points", "region")

    def __init__(self, entry: Entry) -> None:
        """Read and check one task."""
        self.category = CATEGORY.index[entry.word("category", CATEGORY.ids)]
        self.region = -1
        self.pattern = ""
        self.figures = 0
        self.match: list[dict[str, int]] = []
        if self.category == 0:
            self.region = REGION.index[entry.word("region", REGION.ids)]
            self.points = [entry.number(f"points_{place}", 0, 60) for place in ("first", "second", "third")]
            return
        self.points = [entry.number("points_each", 0, 60)]
        if self.category == 1:
            self.pattern = entry.word("pattern", tuple(PATTERNS))
            self.figures = entry.number("figures", *PATTERNS[self.pattern])
        else:
            self.match = [_match(kind) for kind in tables(entry, "match", "kinds of office")]

    def fits(self, layout: Layout, office: int) -> bool:
        """S-9.4: whether an office is of a kind that the task asks for."""
        region = layout.region[office]
        facts = {
            "number": layout.cost[office],
            "noble": layout.noble[office],
            "leftmost": office == layout.first[region],
            "rightmost": office == layout.first[region + 1] - 1,
        }
        return any(all(facts[name] == wanted for name, wanted in kind.items()) for kind in self.match)


def _match(entry: Entry) -> dict[str, int]:
    """A kind of office that a task asks for: everything named must hold."""
    wanted: dict[str, int] = {}
    for name in entry.fields:
        if name == "number":
            wanted[name] = entry.number(name, 1, 9)
        elif name in ("noble", "leftmost", "rightmost"):
            wanted[name] = entry.flag(name)
        else:
            raise entry.fault(f"an office has no {name}; there is number, noble, leftmost, rightmost")
    return wanted
