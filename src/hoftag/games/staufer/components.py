"""The names of everything in the box, and the numbers that no owner can change."""

from typing import Final, Literal

from hoftag.core.components import Entry, shipped_data
from hoftag.core.moves import Domain, numbers

SHIPPED: Final = shipped_data("hoftag.games.staufer")


def _ids(name: str) -> list[str]:
    return [entry.word("id") for entry in Entry(SHIPPED).entries(name, "id")]


FigureName = Literal["envoy", "noble"]
ColourName = Literal["orange", "turquoise", "brown", "violet"]
WayName = Literal["clockwise", "counter_clockwise"]
FIGURES: Final[tuple[FigureName, ...]] = ("envoy", "noble")
COLOURS: Final[tuple[ColourName, ...]] = ("orange", "turquoise", "brown", "violet")
WAYS: Final[tuple[WayName, ...]] = ("clockwise", "counter_clockwise")

COUNTS: Final = (2, 3, 4, 5)
"""How many can play."""
REGIONS: Final = 6
"""So many regions lie round the ring."""
MOST_OFFICES: Final = 6
"""No region has more offices."""
DEAREST: Final = 14
"""No office costs more: 9 at most by its number, 5 by a card."""
ENVOY: Final = 0
NOBLE: Final = 1
ORANGE: Final = 0
TURQUOISE: Final = 1
BROWN: Final = 2
VIOLET: Final = 3

SEAT: Final = numbers("seat", 5)
REGION: Final = Domain("region", _ids("regions"))
PLACE: Final = numbers("place", MOST_OFFICES, 1)
FIGURE: Final = Domain("figure", FIGURES)
SPACE: Final = Domain("space", _ids("supply_spaces"))
CHEST: Final = Domain("chest", _ids("chests"))
PRIVILEGE: Final = Domain("privilege", _ids("privileges"))
TASK: Final = Domain("task", _ids("tasks"))
POINT_TILE: Final = Domain("tile", _ids("point_tiles"))
CONDITION: Final = Domain("condition", _ids("round_tiles_b"))
JOURNEY: Final = Domain("journey", _ids("round_tiles_c"))
WAY: Final = Domain("way", WAYS)
STOCK: Final = Domain("stock", ["province", "court"])
COLOUR: Final = Domain("colour", COLOURS)
CATEGORY: Final = Domain("category", ["region", "pattern", "office"])

PARTS: Final = (
    "regions",
    "bonuses",
    "chests",
    "privileges",
    "region_task",
    "pattern_task",
    "office_task",
    "brown_chests",
    "left_over",
)
"""What points are for; a seat's points are kept apart by these."""
REGIONS_PART: Final = 0
BONUSES: Final = 1
CHESTS: Final = 2
PRIVILEGES: Final = 3
REGION_TASK: Final = 4
BROWN_PART: Final = 7
LEFT_OVER: Final = 8
ALL_PARTS: Final = len(PARTS)
