"""What things are worth to a bot, in points: buildings by what they will do, goods by what is missing for them."""

from typing import Final

from hoftag.games.kingsburg.components import AUTUMN, BUILDING, SPRING, SUMMER
from hoftag.games.kingsburg.rules import building as rules
from hoftag.games.kingsburg.state import Kingsburg

PLUS2: Final = 0.6
"""A +2 token."""
PIP: Final = 0.17
"""A pip on a die that is left."""
GOOD: Final = 0.65
"""A good that nothing in particular is missing."""
MISSING: Final = 0.45
"""How much more a good is worth that the wanted building lacks."""

EFFECTS: Final = {
    # a season, a winter
    "sawmill": (0.0, 0.5),
    "quarry": (0.0, 0.8),
    "goldsmith": (0.0, 1.0),
    "mint": (0.0, 2.0),
    "statue": (0.04, 0.0),
    "chapel": (0.10, 0.0),
    "church": (0.0, 0.25),
    "cathedral": (0.0, 0.0),
    "inn": (0.0, 0.5),
    "market": (0.28, 0.0),
    "farm": (0.80, -0.5),
    "merchants_guild": (0.75, 0.0),
    "guard_tower": (0.0, 0.6),
    "blacksmith": (0.0, 0.6),
    "barracks": (0.0, 0.6),
    "wizards_guild": (0.0, 1.1),
    "palisade": (0.0, 0.7),
    "stable": (0.10, 0.2),
    "stone_wall": (0.0, 0.9),
    "fortress": (0.0, 1.1),
    "barricade": (0.0, 0.25),
    "crane": (0.12, 0.0),
    "town_hall": (0.35, 0.0),
    "embassy": (1.0, 0.0),
    "improvised_defenses": (0.0, 0.4),
    "recruiting_center": (0.0, 0.2),
    "training_camp": (0.0, 0.5),
    "military_academy": (0.0, 0.8),
}
BY_SEASON: Final = [EFFECTS[name][0] for name in BUILDING.ids]
BY_WINTER: Final = [EFFECTS[name][1] for name in BUILDING.ids]
CATHEDRAL: Final = 1 << BUILDING.of("cathedral")
FIGHTING: Final = sum(
    1 << BUILDING.of(name)
    for name in (
        "church",
        "guard_tower",
        "blacksmith",
        "wizards_guild",
        "palisade",
        "stone_wall",
        "fortress",
        "barricade",
    )
)


def seasons_left(table: Kingsburg) -> int:
    """Seasons that are still to come, the present one not counted."""
    this_year = 3 if table.phase < SPRING else 2 if table.phase < SUMMER else 1 if table.phase < AUTUMN else 0
    return 3 * (table.terms.box.years - 1 - table.year) + this_year


def winters_left(table: Kingsburg) -> int:
    """Winters that are still to come."""
    return table.terms.box.years - table.year


def effect(number: int, seasons: int, winters: int) -> float:
    """What a building will do from now on."""
    return BY_SEASON[number] * seasons + BY_WINTER[number] * winters


def wishes(table: Kingsburg, seat: int) -> list[tuple[float, int]]:
    """What could be built next, with what it is worth: printed points, effects, and the way it opens."""
    seasons, winters = seasons_left(table), winters_left(table)
    points = table.terms.buildings.vp
    found = []
    for number in rules.candidates(table, seat):
        worth = points[number] + effect(number, seasons, winters)
        if number % 4 < 3 and seasons > 1:
            worth += 0.12 * points[number + 1]
        found.append((worth, number))
    return found


class Needs:
    """What a seat wants to build, and what each good is worth to it for that."""

    __slots__ = ("goods", "prices", "wanted")

    def __init__(self, table: Kingsburg, seat: int) -> None:
        """Find the two most promising buildings, and what is missing for them."""
        self.prices = table.terms.prices.of(table.built[seat], table.governor[seat]).costs
        self.wanted = wishes(table, seat)
        have = (table.gold[seat], table.wood[seat], table.stone[seat])
        self.goods = [GOOD, GOOD, GOOD]
        if seasons_left(table) == 0 and table.year == table.terms.box.years - 1:
            keep = 0.5 if table.built[seat] & CATHEDRAL else 0.15
            self.goods = [keep, keep, keep]
        best: list[tuple[float, int]] = []
        for worth, number in self.wanted:
            price = self.prices[number]
            lacking = sum([max(0, price[kind] - have[kind]) for kind in range(3)])
            best.append((worth - GOOD * sum(price) - 0.35 * lacking, number))
        best.sort(reverse=True)
        for share, (_, number) in zip((1.0, 0.4), best, strict=False):
            price = self.prices[number]
            for kind in range(3):
                if price[kind] > have[kind]:
                    self.goods[kind] += MISSING * share

    def purse(self, gold: int, wood: int, stone: int) -> float:
        """What so many goods are worth: the best building they pay for, and what is left over."""
        best = 0.0
        for worth, number in self.wanted:
            price = self.prices[number]
            if price[0] <= gold and price[1] <= wood and price[2] <= stone:
                net = worth - self.cost(price)
                best = max(best, net)
        return best + self.cost((gold, wood, stone))

    def cost(self, goods: tuple[int, int, int]) -> float:
        """What goods are worth one by one."""
        return goods[0] * self.goods[0] + goods[1] * self.goods[1] + goods[2] * self.goods[2]
