"""What buildings cost whom (K-20.10). Worked out the first time somebody asks."""

from typing import Final

from hoftag.games.kingsburg.components.buildings import Buildings
from hoftag.games.kingsburg.components.governors import Governor
from hoftag.games.kingsburg.components.things import BUILDING, DEAREST

PriceList = list[tuple[int, int, int]]
"""Gold, wood and stone for every building."""
Payable = tuple[list[int], list[int], list[int]]
"""By so much gold, wood and stone: the buildings for which it is enough, as masks."""


GOVERNOR_BITS: Final = len(BUILDING)
"""In a key, the governor stands above the buildings."""


class Prices:
    """Price lists by what makes buildings cheaper: other buildings, and the governor."""

    def __init__(self, buildings: Buildings, governors: list[Governor]) -> None:
        self._cost = buildings.cost
        self._discounts = buildings.discounts
        self._discounting = buildings.discounting
        self._governors = governors
        self._lists: dict[int, PriceList] = {}
        self._payable: dict[int, Payable] = {}

    def of(self, built: int, governor: int) -> PriceList:
        """What each building costs the owner of these buildings and this governor."""
        key = built & self._discounting | governor + 1 << GOVERNOR_BITS
        found = self._lists.get(key)
        if found is None:
            found = self._lists[key] = self._list(built, governor)
        return found

    def payable(self, built: int, governor: int) -> Payable:
        """What the same can pay."""
        key = built & self._discounting | governor + 1 << GOVERNOR_BITS
        found = self._payable.get(key)
        if found is None:
            prices = self.of(built, governor)
            gold, wood, stone = (
                [sum(1 << at for at, price in enumerate(prices) if price[good] <= have) for have in range(DEAREST + 1)]
                for good in range(3)
            )
            found = self._payable[key] = gold, wood, stone
        return found

    def _list(self, built: int, governor: int) -> PriceList:
        discounts = [discount for holder, discount in self._discounts if built & holder]
        discounts.append(self._governors[governor].discount)
        prices = []
        for building, cost in enumerate(self._cost):
            price = list(cost)
            for mask, off in discounts:
                if mask >> building & 1:
                    price = [max(0, count - less) for count, less in zip(price, off, strict=True)]
            prices.append((price[0], price[1], price[2]))
        return prices
