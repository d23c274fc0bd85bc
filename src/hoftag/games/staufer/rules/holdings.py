"""What a player has of everything that moves cost and bring."""

from typing import TYPE_CHECKING

from hoftag.games.staufer.components import BROWN, ENVOY, NOBLE, TURQUOISE, VIOLET
from hoftag.games.staufer.rules import chests, ending, figures

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def holdings(table: "Staufer", seat: int) -> dict[str, int]:
    """Figures at court and in payment areas, chests that are kept, and points."""
    return {
        "envoys": table.court[2 * seat],
        "nobles": table.court[2 * seat + 1],
        "paid": figures.paid(table, seat, ENVOY) + figures.paid(table, seat, NOBLE),
        "turquoise": chests.held(table, seat, TURQUOISE),
        "brown": chests.held(table, seat, BROWN),
        "violet": chests.held(table, seat, VIOLET),
        "points": ending.points(table, seat),
    }
