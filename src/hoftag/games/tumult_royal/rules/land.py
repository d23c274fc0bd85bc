"""The land: region tiles in their frame, and whose statues stand where."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.games.tumult_royal.components import LAND, NEIGHBOURS, PLOT, PLOT_FIELDS, QUARTER, REGION

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

FACE_DOWN: Final = -1
NO_PLOT: Final = -2


def lay_frame(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-0.5: half of the tiles face up, half face down; which ones those are, and the rest in the box, nobody knows."""
    table.region_bag = list(range(len(REGION)))
    table.regions = [NO_PLOT] * len(PLOT)
    layout = table.terms.box.layout[table.seats]
    for plot, _ in layout:
        table.regions[plot] = FACE_DOWN
    for plot, up in layout:
        if up:
            turn_up(table, plot, tell)


def turn_up(table: "TumultRoyal", plot: int, tell: Tell | None) -> None:
    """T-6.4, Q-7: a tile comes to light in the direction in which it happens to lie."""
    region = table.draw_apart(LAND, plot, table.region_bag, REGION)
    quarter = table.draw_apart(LAND, len(PLOT) + plot, list(range(len(QUARTER))), QUARTER)
    table.regions[plot] = 4 * region + quarter
    open_fields(table, plot)
    if tell is not None:
        tell.show("turned-up", plot=PLOT.ids[plot], region=REGION.ids[region])


def open_fields(table: "TumultRoyal", plot: int) -> None:
    """The fields of a face-up tile can be seen and taken."""
    land = table.land[:]
    for field, terrain in zip(PLOT_FIELDS[plot], table.terms.box.regions[table.regions[plot]], strict=True):
        land[field] = terrain
        table.free[terrain] |= 1 << field
    table.land = land


def occupy(table: "TumultRoyal", seat: int, field: int) -> None:
    """T-4.3: the field is taken for the rest of the game, and its neighbours are within reach."""
    table.free[table.land[field]] &= ~(1 << field)
    table.fields[seat] |= 1 << field
    table.reach[seat] |= NEIGHBOURS[field]


def face_down(table: "TumultRoyal") -> list[int]:
    """The plots whose tile lies face down."""
    return [plot for plot, region in enumerate(table.regions) if region == FACE_DOWN]


def owner(table: "TumultRoyal", field: int) -> int:
    """Whose statues stand on a field; -1: nobody's."""
    for seat, mask in enumerate(table.fields):
        if mask >> field & 1:
            return seat
    return -1
