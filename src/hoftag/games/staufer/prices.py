"""What every free office costs a seat, and what it would bring, for its own view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.games.staufer.components import ENVOY, FIGURES, NOBLE, PLACE, REGION, REGIONS
from hoftag.games.staufer.effects import Powers
from hoftag.games.staufer.rules import offices, scoring
from hoftag.games.staufer.view_parts import PriceView, ProspectView

if TYPE_CHECKING:
    from hoftag.games.staufer.box import StauferBox
    from hoftag.games.staufer.state import Staufer

SHARED: Final = 4096
"""So many values of a part are kept, enough for many tables at once."""
_known_prices: dict[tuple[object, ...], list[PriceView]] = {}


def per_region(regions: Sequence[int]) -> dict[str, int]:
    """How often each region is named."""
    found: dict[str, int] = {}
    for region in regions:
        name = REGION.ids[region]
        found[name] = found.get(name, 0) + 1
    return found


def prices(table: "Staufer", seat: int, have: int) -> list[PriceView]:
    """What every free office costs and would bring: worked out once for all looks at the same offices."""
    powers, rights = tuple(table.lasting), table.rights[seat]
    key = (table.terms, table.ring, table.tiles, table.king, tuple(table.holder), powers, seat, rights, have)
    found = _known_prices.get(key)
    if found is None:
        if len(_known_prices) >= SHARED:
            _known_prices.clear()
        ties = tuple([power.ties for power in powers])
        found = [_price(table, seat, office, have, ties) for office, holder in enumerate(table.holder) if holder < 0]
        _known_prices[key] = found
    return found


def _price(table: "Staufer", seat: int, office: int, have: int, ties: tuple[int, ...]) -> PriceView:
    """S-5.3 to S-5.5: the whole way and price of an office; counter-clockwise only where that is open and cheaper."""
    layout, powers = table.terms.layout, table.powers(seat)
    steps = table.ahead[table.king][layout.region[office]]
    way = offices.travel_payments(table, office, 0, powers)
    if steps and powers.counter_clockwise:
        back = offices.travel_payments(table, office, 1, powers)
        if len(back) < len(way):
            steps, way = steps - REGIONS, back
    due = offices.office_payments(table, office, powers)
    cost = offices.cost(table, office, powers)
    return {
        "region": REGION.ids[layout.region[office]],
        "place": PLACE.ids[layout.place[office]],
        "steps": steps,
        "way": REGION.names(way),
        "way_cost": len(way),
        "payments": REGION.names(due),
        "office_cost": powers.office_costs[layout.cost[office]],
        "cost": cost,
        "lays": per_region(way + due),
        "enough": cost <= have,
        "would": _would(table, seat, powers, office, ties),
    }


def _would(table: "Staufer", seat: int, powers: Powers, office: int, ties: tuple[int, ...]) -> list[ProspectView]:
    """S-5.7, S-7.6 to S-7.10: what a scoring would bring as things stand, if a figure of the seat held this office."""
    layout = table.terms.layout
    region = layout.region[office]
    first = layout.first[region]
    row = tuple(table.holder[first : layout.first[region + 1]])
    figures = (NOBLE,) if layout.noble[office] and not powers.waiver else (ENVOY, NOBLE)
    places = [_place_with(table.terms.box, row, office - first, 2 * seat + figure, ties) for figure in figures]
    return [
        {"figure": FIGURES[figure], "place": place + 1, "points": scoring.points_for(table, region, seat, place)}
        for figure, place in zip(figures, places, strict=True)
    ]


@lru_cache(maxsize=SHARED)
def _place_with(box: "StauferBox", row: tuple[int, ...], at: int, holder: int, ties: tuple[int, ...]) -> int:
    """The place in a region, from 0, of a figure that held one of its offices."""
    return scoring.ranked((*row[:at], holder, *row[at + 1 :]), box.weight, ties).index(holder >> 1)
