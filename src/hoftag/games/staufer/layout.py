"""The boards for a number of players: all offices in one row, region by region from left to right."""

from typing import Final

from hoftag.core.components import Entry
from hoftag.core.masks import mask_of
from hoftag.games.staufer.components import ENVOY, MOST_OFFICES, NOBLE, REGIONS
from hoftag.games.staufer.effects import Prices, lowered
from hoftag.games.staufer.lists import tables

LANE: Final = REGIONS * MOST_OFFICES
"""Masks of offices for each number of figures lie side by side in one int, so many bits apart. A new ring or price is
met every few turns, and six shifts make such an int; a list of masks costs three parts in a hundred of a whole game."""
OFFICE: Final = "offices, such as [{ cost = 3, noble = false }]"


class Layout:
    """Offices are numbered through; sets of them are masks."""

    def __init__(self, entries: list[Entry], players: int, figures: int) -> None:
        """Read the office rows of all regions; nobody has more than so many figures."""
        self.figures = figures
        self.first: list[int] = []
        """The number of each region's leftmost office; one more entry closes the row."""
        self.cost: list[int] = []
        self.noble: list[bool] = []
        self.region: list[int] = []
        self.place: list[int] = []
        """Of each office: its number, whether it takes a noble, its region, and where in the region it lies."""
        for region, entry in enumerate(entries):
            self.first.append(len(self.cost))
            for place, office in enumerate(_row(entry.entry("offices"), str(players))):
                self.cost.append(office.number("cost", 1, 9))
                self.noble.append(office.flag("noble"))
                self.region.append(region)
                self.place.append(place)
        self.first.append(len(self.cost))
        self.offices = len(self.cost)
        self.offices_of = [list(range(self.first[region], self.first[region + 1])) for region in range(REGIONS)]
        """The offices of each region."""
        self.of_region = [mask_of(row) for row in self.offices_of]
        """The offices of each region, as a mask."""
        self.of_number = [
            mask_of([office for office in range(self.offices) if self.cost[office] == number])
            for number in sorted(set(self.cost))
        ]
        """The offices of each number, as a mask."""
        self.open_to = [
            [
                mask_of([office for office in row if figure == NOBLE or not self.noble[office]])
                for row in self.offices_of
            ]
            for figure in (ENVOY, NOBLE)
        ]
        """By figure and region: the offices that such a figure may take, as a mask."""
        self.for_envoys: int = sum(self.open_to[ENVOY])
        self.for_all: int = sum(self.open_to[NOBLE])
        """All offices that an envoy may take, and all that somebody with a noble can, as masks."""
        self._rows: dict[tuple[int, int], list[int]] = {}

    def payable(self, ahead: tuple[int, ...], prices: Prices) -> int:
        """The offices that can be paid if regions lie so far ahead of the king: a lane for each number of figures."""
        delta, least, way_costs = prices
        rows = self._rows.get((delta, least))
        if rows is None:
            rows = self._rows[delta, least] = [self._payable_here(row, delta, least) for row in self.offices_of]
        found = 0
        for row, distance in zip(rows, ahead, strict=True):
            found |= row << LANE * way_costs[distance]
        return found

    def _payable_here(self, row: list[int], delta: int, least: int) -> int:
        """The same for the offices of the region where the king is."""
        found = 0
        for office in row:
            for have in range(lowered(self.cost[office], delta, least), self.figures + 1):
                found |= 1 << office + LANE * have
        return found

    def office(self, region: int, place: int) -> int:
        """The number of an office, -1 if the region has no such place."""
        office = self.first[region] + place
        return office if office < self.first[region + 1] else -1


def _row(entry: Entry, name: str) -> list[Entry]:
    row = tables(entry, name, OFFICE)
    if not 1 <= len(row) <= MOST_OFFICES:
        raise entry.fault(f"{name} lists {len(row)} offices, but a region has 1 to {MOST_OFFICES}")
    return row
