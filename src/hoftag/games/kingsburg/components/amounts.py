"""So much of everything: the one vocabulary in which advisors, buildings, enemies and governors give and take."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Final, Literal

from hoftag.core.components import Entry
from hoftag.core.moves import Domain
from hoftag.games.kingsburg.components.things import DEAREST

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3


Bundle = tuple[int, int, int, int]
"""Gold, wood, stone and +2 tokens."""


def _bundles() -> list[Bundle]:
    """What can be taken or given in one decision: up to four goods, or two things with +2 tokens among them."""
    return [
        (kinds.count(GOLD), kinds.count(WOOD), kinds.count(STONE), kinds.count(PLUS2))
        for size in range(5)
        for kinds in combinations_with_replacement(range(PLUS2 + (size in (1, 2))), size)
    ]


BUNDLES: Final = _bundles()
"""What each member of GOODS is."""
BUNDLE_INDEX: Final = {bundle: number for number, bundle in enumerate(BUNDLES)}


def _bundle_name(bundle: Bundle) -> str:
    names = ("gold", "wood", "stone", "plus2")
    return "_".join(name for name, count in zip(names, bundle, strict=True) for _ in range(count)) or "nothing"


GOODS: Final = Domain("goods", [_bundle_name(bundle) for bundle in BUNDLES])

AmountName = Literal["gold", "wood", "stone", "any", "plus2", "soldiers", "vp", "peek", "bonus_die", "buildings"]
AMOUNTS: Final[tuple[AmountName, ...]] = (
    "gold",
    "wood",
    "stone",
    "any",
    "plus2",
    "soldiers",
    "vp",
    "peek",
    "bonus_die",
    "buildings",
)


class Amounts:
    """What an advisor pays, a building costs, an enemy takes; `any` are goods of choice, `vp` points."""

    __slots__ = ("any", "bonus_die", "buildings", "gold", "listed", "peek", "plus2", "soldiers", "stone", "vp", "wood")

    def __init__(self, entry: Entry | None = None) -> None:
        """Read the amounts named; nothing of the others."""
        fields = entry.fields if entry is not None else {}
        for name in fields:
            if entry is not None and name not in AMOUNTS:
                raise entry.fault(f"'{name}' is nothing that can be had; there is {', '.join(AMOUNTS)}")
        named = [name for name in AMOUNTS if name in fields]
        counts = {name: entry.number(name, 0, DEAREST) for name in named} if entry is not None else {}
        self.gold = counts.get("gold", 0)
        self.wood = counts.get("wood", 0)
        self.stone = counts.get("stone", 0)
        self.any = counts.get("any", 0)
        self.plus2 = counts.get("plus2", 0)
        self.soldiers = counts.get("soldiers", 0)
        self.vp = counts.get("vp", 0)
        self.peek = counts.get("peek", 0)
        self.bonus_die = counts.get("bonus_die", 0)
        self.buildings = counts.get("buildings", 0)
        self.listed = [(name, count) for name, count in counts.items() if count]
        """Everything of which there is some."""


def amounts(entry: Entry, name: str) -> Amounts:
    """The amounts under a name; nothing where there is no such field."""
    return Amounts(entry.entry(name) if name in entry.fields else None)


class Deal:
    """What is paid and what is had for it. The figures are what changes by both together."""

    __slots__ = ("gain", "gold", "pay", "plus2", "points", "soldiers", "stone", "takes", "wood")

    def __init__(self, pay: Amounts, gain: Amounts, chosen: tuple[int, int, int] = (0, 0, 0)) -> None:
        """Gold, wood and stone may be chosen for the goods of choice that are gained."""
        gold, wood, stone = gain.gold + chosen[0], gain.wood + chosen[1], gain.stone + chosen[2]
        self.pay = pay
        self.gain = gain
        self.takes = BUNDLE_INDEX.get((gold, wood, stone, 0), -1)
        """The goods that are had, as a member of GOODS; -1 if they are too many for that."""
        self.gold = gold - pay.gold
        self.wood = wood - pay.wood
        self.stone = stone - pay.stone
        self.plus2 = gain.plus2 - pay.plus2
        self.soldiers = gain.soldiers
        self.points = gain.vp - pay.vp


class Advisor:
    """What an advisor has to give: one of several deals, each known by the goods that are taken."""

    __slots__ = ("by_goods", "deals", "optional", "options")

    def __init__(self, entry: Entry) -> None:
        """Read the options, and multiply them by the goods of choice."""
        self.optional = entry.flag("optional")
        self.options = [(amounts(part, "pay"), amounts(part, "gain")) for part in _options(entry)]
        self.by_goods: dict[int, Deal] = {}
        for pay, gain in self.options:
            for kinds in combinations_with_replacement(range(3), gain.any):
                deal = Deal(pay, gain, (kinds.count(GOLD), kinds.count(WOOD), kinds.count(STONE)))
                if deal.takes < 0:
                    raise entry.fault("an advisor gives at most 4 goods")
                if deal.takes in self.by_goods:
                    raise entry.fault("two options give the same goods, so that nobody could say which is meant")
                self.by_goods[deal.takes] = deal
        self.deals = [self.by_goods[takes] for takes in sorted(self.by_goods)]


def _options(entry: Entry) -> list[Entry]:
    options = entry.get("options")
    if not isinstance(options, list) or not options or not all(isinstance(option, Mapping) for option in options):
        raise entry.fault("options should be a list of tables")
    return [Entry(option, entry.at("options"), entry.read) for option in options]
