"""Chapter 5: offices, what it takes to get to them and to pay for them, and who holds them."""

from typing import TYPE_CHECKING

from hoftag.games.staufer.components import ENVOY, PLACE, REGION, REGIONS
from hoftag.games.staufer.effects import Powers
from hoftag.games.staufer.layout import LANE
from hoftag.games.staufer.rules import figures

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def granted(table: "Staufer", seat: int, powers: Powers) -> int:
    """S-3.6, Q-9: the envoys that the next space of the deployment track brings, as far as there are any."""
    if table.terms.envoy_spaces >> len(table.deployed) & 1:
        shown = 1
    elif powers.first_envoy and seat not in table.deployed:
        shown = powers.first_envoy
    else:
        return 0
    if table.province[2 * seat] >= shown:
        return shown
    return min(shown, table.province[2 * seat] + figures.paid(table, seat, ENVOY))


def cost(table: "Staufer", office: int, powers: Powers) -> int:
    """S-5.3 to S-5.5: one figure for every region on the way, none within the region of the king, and the office."""
    layout = table.terms.layout
    return powers.way_costs[table.ahead[table.king][layout.region[office]]] + powers.office_costs[layout.cost[office]]


def payable(table: "Staufer", seat: int, powers: Powers) -> int:
    """S-5.1, S-5.2, S-5.7, S-5.12: every free office that can be paid in full, as a mask."""
    terms, nobles = table.terms, table.court[2 * seat + 1]
    have = table.court[2 * seat] + nobles
    if powers.first_envoy or terms.envoy_spaces >> len(table.deployed) & 1:
        have += granted(table, seat, powers)
    ahead, layout = table.ahead[table.king], terms.layout
    within = powers.payable.get(ahead)
    if within is None:
        within = powers.payable[ahead] = layout.payable(ahead, powers.prices)
    return within >> LANE * have & (layout.for_all if nobles or powers.waiver else layout.for_envoys) & ~table.taken


def cheapest(table: "Staufer", seat: int, powers: Powers) -> int:
    """The free office that costs a seat least, of those on which its figures may stand; -1 if there is none."""
    layout = table.terms.layout
    anyone = table.court[2 * seat + 1] or powers.waiver
    free = [office for office, holder in enumerate(table.holder) if holder < 0 and (anyone or not layout.noble[office])]
    return min(free, key=lambda office: cost(table, office, powers), default=-1)


def at_hand(table: "Staufer", seat: int, powers: Powers) -> int:
    """S-3.6, S-5.2: the figures with which a seat could pay now."""
    return table.court[2 * seat] + table.court[2 * seat + 1] + granted(table, seat, powers)


def travel_payments(table: "Staufer", office: int, way: int, powers: Powers) -> list[int]:
    """S-5.3, S-5.4: the regions that get a figure for the way."""
    region = table.terms.layout.region[office]
    if powers.free or region == table.king:
        return []
    here, distance = table.spot[table.king], table.ahead[table.king][region]
    if way == 0:
        return table.twice[here + 1 + powers.first_free : here + distance + 1]
    return [table.ring[here - number] for number in range(1 + powers.first_free, REGIONS - distance + 1)]


def office_payments(table: "Staufer", office: int, powers: Powers) -> list[int]:
    """S-5.5, S-5.6: the regions that get a figure for the office, beginning with the next one."""
    there = table.spot[table.terms.layout.region[office]]
    return table.twice[there + 1 : there + powers.office_costs[table.terms.layout.cost[office]]]


def payments(table: "Staufer", office: int, way: int, powers: Powers) -> list[int]:
    """S-5.3 to S-5.6: all regions that get a figure, in their order."""
    if way == 0 and powers.plain_way:  # the way and the office are paid in one go round the ring
        here = table.spot[table.king]
        return table.twice[here + 1 : here + cost(table, office, powers)]
    return travel_payments(table, office, way, powers) + office_payments(table, office, powers)


def take_office(table: "Staufer", office: int, figure: int) -> None:
    """S-5.12: a figure stands on an office."""
    bit = 1 << office
    table.holder[office] = figure
    table.seated[figure] |= bit
    table.taken |= bit


def leave_office(table: "Staufer", office: int) -> None:
    """The office is free again."""
    bit = 1 << office
    table.seated[table.holder[office]] ^= bit
    table.holder[office] = -1
    table.taken ^= bit


def named(table: "Staufer", office: int) -> dict[str, int | str]:
    """An office, for messages."""
    layout = table.terms.layout
    return {"region": REGION.ids[layout.region[office]], "place": PLACE.ids[layout.place[office]]}
