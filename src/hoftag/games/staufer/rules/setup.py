"""Chapter 2: laying the table."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import (
    CONDITION,
    DEAREST,
    JOURNEY,
    POINT_TILE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SEAT,
    TASK,
)
from hoftag.games.staufer.moves import PICK_PRIVILEGE, StauferMove
from hoftag.games.staufer.rules import chests, privileges
from hoftag.games.staufer.rules.agenda import StauferStep

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

PICK_PRIVILEGE_KIND: Final = PICK_PRIVILEGE[0].kind


def lay_table(table: "Staufer", tell: Tell | None) -> None:
    """S-2.1 to S-2.16: everything in its place."""
    box = table.terms.box
    set_ring(table, table.deal(list(range(REGIONS)), REGION, REGIONS))
    table.tiles = tuple(table.deal(list(range(REGIONS)), POINT_TILE, REGIONS))
    table.pile = box.pile[:]
    chests.lay_chests(table, table.terms.space_places + list(range(table.terms.layout.offices)), None)
    table.court = [box.start_envoys, box.start_nobles] * table.seats
    table.province = [box.envoys - box.start_envoys, box.nobles - box.start_nobles] * table.seats
    table.start = table.draw(list(range(table.seats)), SEAT)
    table.order = first_order(table)
    deal_tasks(table, tell)
    lay_tiles(table)
    table.round = 1
    lay_privileges(table, tell)


TIMES_ROUND: Final = 1 + -(-(REGIONS + DEAREST) // REGIONS)
"""How often the ring is laid out in a row, so that the longest payments stay on it."""


@lru_cache(maxsize=120)
def distances(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """How far regions lie ahead of one another; tables with the same ring share them, which makes them fast keys."""
    spot = [ring.index(region) for region in range(REGIONS)]
    return tuple([tuple([(there - here) % REGIONS for there in spot]) for here in spot])


def set_ring(table: "Staufer", ring: list[int]) -> None:
    """S-2.1: the regions in clockwise order, the spot of each, and how far they lie ahead of one another."""
    table.ring = tuple(ring)
    table.spot = tuple([ring.index(region) for region in range(REGIONS)])
    table.twice = ring * TIMES_ROUND
    first = table.spot[0]
    table.ahead = distances(table.ring[first:] + table.ring[:first])


def first_order(table: "Staufer") -> list[int]:
    """S-2.9: clockwise from the start player, then back twice from the last."""
    clockwise = [(table.start + number) % table.seats for number in range(table.seats)]
    order: list[int] = []
    for way in table.terms.box.legs:
        order += clockwise if way == 0 else clockwise[::-1]
    return order


def deal_tasks(table: "Staufer", tell: Tell | None) -> None:
    """S-2.11: one task of each category to everybody; the others go back unseen."""
    for category, cards in enumerate(table.terms.box.by_category):
        table.tasks[category::3] = table.deal(cards[:], TASK, table.seats)
    if tell is not None:
        for seat in range(table.seats):
            tell.only(seat, "got-tasks", seat=seat, tasks=TASK.names(table.tasks[3 * seat : 3 * seat + 3]))


def lay_tiles(table: "Staufer") -> None:
    """S-2.12 to S-2.16: five rows of tiles; the king starts in the region of the tile set aside."""
    regions = list(range(REGIONS))
    table.rows_a = tuple(table.deal(regions, REGION, 5))
    (table.king,) = regions
    table.rows_b = tuple(table.deal(list(range(len(CONDITION))), CONDITION, 5))
    table.rows_c = tuple(table.deal(list(range(len(JOURNEY))), JOURNEY, 4))


def lay_privileges(table: "Staufer", tell: Tell | None) -> None:
    """S-2.4 to S-2.6, Q-3, Q-4: the victory-point pile, and five other piles."""
    for card in table.terms.point_pile:
        table.stock[card] = 1
    kinds: list[int] = []
    if table.terms.drawn:
        kinds = sorted(table.deal(table.terms.box.kinds[:], PRIVILEGE, table.terms.box.kinds_per_game))
    elif not table.terms.picked:
        kinds = table.terms.box.first_game
    for card in kinds:
        table.stock[card] = table.terms.copies
    privileges.lay_out(table)
    if tell is not None and kinds:
        tell.all("privileges", privileges=PRIVILEGE.names(kinds))


def pick_privileges(table: "Staufer", tell: Tell | None) -> bool:
    """Q-3: in turn from the start player, until five piles lie out."""
    if not table.terms.picked or not missing(table):
        return False
    laid_out = table.terms.box.kinds_per_game - missing(table)
    return table.ask((table.start + laid_out) % table.seats, PICK)


def missing(table: "Staufer") -> int:
    """How many piles of privileges do not lie out yet."""
    return table.terms.box.kinds_per_game - sum([table.stock[card] > 0 for card in table.terms.box.kinds])


class PickPrivilege(StauferStep):
    """Q-3: privileges picked by hand."""

    name = "pick-privilege"
    rule = "Q-3"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every kind that does not lie out yet."""
        return [PICK_PRIVILEGE[card] for card in table.terms.box.kinds if not table.stock[card]]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        table.stock[move.privilege] = table.terms.copies
        privileges.lay_out(table)
        if tell is not None:
            tell.all("picked", seat=seat, privilege=PRIVILEGE.ids[move.privilege])
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("pick-privilege", self.rule, {"count": missing(table)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind != PICK_PRIVILEGE_KIND:
            return Refusal("pick-first", self.rule)
        args = {"privilege": PRIVILEGE.ids[move.privilege]}
        return Refusal("laid-out" if move.privilege in table.terms.box.kinds else "point-card", self.rule, args)


PICK: Final[PickPrivilege] = PickPrivilege()
