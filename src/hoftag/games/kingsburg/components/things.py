"""Everything in the box that has a name, and the numbers that stand for it in the state."""

from typing import Final, Literal

from hoftag.core.components import Entry, shipped_data
from hoftag.core.moves import Domain, numbers
from hoftag.games.kingsburg.components.reading import effects_of, whole_numbers

SHIPPED: Final = shipped_data("hoftag.games.kingsburg")


def _ids(name: str) -> list[str]:
    return [entry.word("id") for entry in Entry(SHIPPED).entries(name, "id")]


def _private_ranks() -> list[int]:
    """The ranks of the two advisors on the Politician's card: they are part of the vocabulary."""
    for governor in Entry(SHIPPED).entries("governors", "id"):
        for effect in effects_of(governor):
            if effect.word("id") == "private_advisors":
                return whole_numbers(effect, "ranks")
    return []


SEAT: Final = numbers("seat", 5)
FACE: Final = numbers("face", 6, 1)
RANKS: Final = len(_ids("advisors"))
PRIVATE_RANKS: Final = _private_ranks()
ADVISOR: Final = Domain(
    "advisor", [*_ids("advisors"), *(f"own_{_ids('advisors')[rank - 1]}" for rank in PRIVATE_RANKS)]
)
"""The king's council by rank, and after it the advisors on the Politician's card."""
RANK_OF: Final[tuple[int, ...]] = (*range(1, RANKS + 1), *PRIVATE_RANKS)
PAYS_LIKE: Final[tuple[int, ...]] = (*range(RANKS), *(rank - 1 for rank in PRIVATE_RANKS))
"""The advisor of the council whose reward an advisor pays."""
BUILDING: Final = Domain("building", _ids("buildings"))
ENEMY: Final = Domain("enemy", _ids("enemies"))
Foe = Literal["goblins", "orcs", "zombies", "barbarians", "demons", "dragons"]
FOES: Final[tuple[Foe, ...]] = ("goblins", "orcs", "zombies", "barbarians", "demons", "dragons")
FOE: Final = Domain("foe", FOES)
GOVERNOR: Final = Domain("governor", _ids("governors"))
GOOD: Final = Domain("good", ["gold", "wood", "stone"])
ARMY: Final = numbers("army", 10)
Phase = Literal["favour", "spring", "honour", "summer", "envoy", "autumn", "recruiting", "winter"]
PHASES: Final[tuple[Phase, ...]] = (
    "favour",
    "spring",
    "honour",
    "summer",
    "envoy",
    "autumn",
    "recruiting",
    "winter",
)
PHASE: Final = Domain("phase", PHASES)
FAVOUR: Final = 0
SPRING: Final = 1
HONOUR: Final = 2
SUMMER: Final = 3
ENVOY: Final = 4
AUTUMN: Final = 5
RECRUITING: Final = 6
WINTER: Final = 7
PART: Final = Domain("part", ["buildings", "advisors", "court", "battles", "effects", "governor", "army"])
"""Where points come from."""
BUILDINGS: Final = 0
ADVISORS: Final = 1
COURT: Final = 2
BATTLES: Final = 3
EFFECTS: Final = 4
GOVERNORS: Final = 5
ARMIES: Final = 6
Row = Literal["A", "B", "C", "D", "E", "F", "G"]
ROWS: Final[tuple[Row, ...]] = ("A", "B", "C", "D", "E", "F", "G")
COLUMNS: Final = 4
DEAREST: Final = 20
"""No building costs more of a good."""


def bonus_dice_together(root: Entry) -> int:
    """K-19.6: the rules know no limit, but no more than these come together in a season.

    One of each building that gives one; and one of the king in spring, or of a governor in summer.
    """
    buildings = root.entries("buildings", "id")
    effects = [effect for building in buildings for effect in effects_of(building)]
    return 1 + sum(effect.number("count", 1, 1) for effect in effects if effect.word("id") == "bonus_die")


MOST_BONUS_DICE: Final = bonus_dice_together(Entry(SHIPPED))
"""The dice of a placement are part of the vocabulary: it has so many bonus dice."""
