"""What buildings cost whom (K-20.10). Worked out the first time somebody asks."""

from typing import Final

from hoftag.games.kingsburg.components.buildings import Buildings
from hoftag.games.kingsburg.components.governors import Governor
from hoftag.games.kingsburg.components.things import BUILDING, DEAREST

Price = tuple[int, int, int]
"""Gold, wood and stone."""
GOVERNOR_BITS: Final = len(BUILDING)
"""In a key, the governor stands above the buildings."""


class PriceList:
    """What every building costs somebody."""

    __slots__ = ("costs", "for_gold", "for_stone", "for_wood", "reduced")

    def __init__(self, costs: list[Price], printed: list[Price]) -> None:
        self.costs = costs
        self.reduced = sum(1 << at for at, cost in enumerate(costs) if cost != printed[at])
        """The buildings that cost less than is printed, as a mask."""
        self.for_gold, self.for_wood, self.for_stone = (
            [sum(1 << at for at, cost in enumerate(costs) if cost[good] <= have) for have in range(DEAREST + 1)]
            for good in range(3)
        )
        """The buildings for which so much of a good is enough, as masks."""

    def payable(self, gold: int, wood: int, stone: int) -> int:
        """The buildings for which so much is enough."""
        return (
            self.for_gold[gold if gold < DEAREST else DEAREST]
            & self.for_wood[wood if wood < DEAREST else DEAREST]
            & self.for_stone[stone if stone < DEAREST else DEAREST]
        )


class Prices:
    """Price lists by what makes buildings cheaper: other buildings, and the governor."""

    def __init__(self, buildings: Buildings, governors: list[Governor]) -> None:
        self._cost = buildings.cost
        self._discounts = buildings.discounts
        self._discounting = buildings.discounting
        self._governors = governors
        self._lists: dict[int, PriceList] = {}
        self.printed = PriceList(buildings.cost, buildings.cost)

    def of(self, built: int, governor: int) -> PriceList:
        """What each building costs the owner of these buildings and this governor."""
        key = built & self._discounting | governor + 1 << GOVERNOR_BITS
        found = self._lists.get(key)
        if found is None:
            found = self._lists[key] = PriceList(self._costs(built, governor), self._cost)
        return found

    def _costs(self, built: int, governor: int) -> list[Price]:
        discounts = [discount for holder, discount in self._discounts if built & holder]
        discounts.append(self._governors[governor].discount)
        prices: list[Price] = []
        for building, cost in enumerate(self._cost):
            price = list(cost)
            for mask, off in discounts:
                if mask >> building & 1:
                    price = [max(0, count - less) for count, less in zip(price, off, strict=True)]
            prices.append((price[0], price[1], price[2]))
        return prices
