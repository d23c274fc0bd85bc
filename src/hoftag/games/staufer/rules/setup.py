"""Chapter 2: laying the table."""

from bisect import insort
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import (
    CONDITION,
    DEAREST,
    JOURNEY,
    NOBLE,
    POINT_TILE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SEAT,
    TASK,
)
from hoftag.games.staufer.moves import PICK_PRIVILEGE, StauferMove
from hoftag.games.staufer.rules import clean_up
from hoftag.games.staufer.step import Step

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def lay_table(table: "Staufer", tell: Tell | None) -> None:
    """S-2.1 to S-2.16: everything in its place; then the first turn, or the choice of privileges."""
    box = table.terms.box
    regions = list(range(REGIONS))
    set_ring(table, [table.draw(regions, REGION) for _ in range(REGIONS)])
    tiles = list(range(REGIONS))
    table.tiles = tuple([table.draw(tiles, POINT_TILE) for _ in range(REGIONS)])
    table.pile = box.pile[:]
    layout = table.terms.layout
    clean_up.lay_chests(table, [layout.offices + space for space in table.terms.spaces], None)
    clean_up.lay_chests(table, list(range(layout.offices)), None)
    for seat in range(table.seats):
        table.court[2 * seat], table.court[2 * seat + NOBLE] = box.start_envoys, box.start_nobles
        table.province[2 * seat] = box.envoys - box.start_envoys
        table.province[2 * seat + NOBLE] = box.nobles - box.start_nobles
    table.start = table.draw(list(range(table.seats)), SEAT)
    table.order = first_order(table)
    deal_tasks(table, tell)
    lay_tiles(table)
    table.round = 1
    lay_privileges(table, tell)
    if table.terms.picked:
        table.actor = table.start
        table.step = PICK
    else:
        clean_up.begin_round(table, tell)


TIMES_ROUND = 1 + -(-(REGIONS + DEAREST) // REGIONS)
"""How often the ring is laid out in a row, so that the longest payments stay on it."""


def set_ring(table: "Staufer", ring: list[int]) -> None:
    """S-2.1: the regions in clockwise order, the spot of each, and how far they lie ahead of one another."""
    table.ring = tuple(ring)
    table.spot = spot = tuple([ring.index(region) for region in range(REGIONS)])
    table.twice = table.ring * TIMES_ROUND
    table.ahead = tuple([tuple([(there - here) % REGIONS for there in spot]) for here in spot])


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
        left = cards[:]
        for seat in range(table.seats):
            table.tasks[3 * seat + category] = table.draw(left, TASK)
    if tell is not None:
        for seat in range(table.seats):
            tell.only(seat, "got-tasks", seat=seat, tasks=TASK.names(table.tasks[3 * seat : 3 * seat + 3]))


def lay_tiles(table: "Staufer") -> None:
    """S-2.12 to S-2.16: five rows of tiles; the king starts in the region of the tile set aside."""
    regions = list(range(REGIONS))
    table.rows_a = tuple([table.draw(regions, REGION) for _ in range(5)])
    (table.king,) = regions
    conditions = list(range(len(CONDITION)))
    table.rows_b = tuple([table.draw(conditions, CONDITION) for _ in range(5)])
    journeys = list(range(len(JOURNEY)))
    table.rows_c = tuple([table.draw(journeys, JOURNEY) for _ in range(4)])


def lay_privileges(table: "Staufer", tell: Tell | None) -> None:
    """S-2.4 to S-2.6, Q-3, Q-4: the victory-point pile, and five other piles."""
    for card in table.terms.point_pile:
        table.stock[card] = 1
    kinds: list[int] = []
    if table.terms.drawn:
        left = table.terms.box.kinds[:]
        for _ in range(table.terms.box.kinds_per_game):
            insort(kinds, table.draw(left, PRIVILEGE))
    elif not table.terms.picked:
        kinds = table.terms.box.first_game
    for card in kinds:
        table.stock[card] = table.terms.copies
    if tell is not None and kinds:
        tell.all("privileges", privileges=PRIVILEGE.names(kinds))


class PickPrivilege(Step):
    """Q-3: privileges picked by hand, in turn from the start player, until five piles lie out."""

    name = "pick-privilege"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every kind that does not lie out yet."""
        return [PICK_PRIVILEGE[card] for card in table.terms.box.kinds if not table.stock[card]]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> None:
        """Lay the pile out; after the fifth the first turn begins."""
        table.stock[move.privilege] = table.terms.copies
        if tell is not None:
            tell.all("picked", seat=seat, privilege=PRIVILEGE.ids[move.privilege])
        if self.laid_out(table) == table.terms.box.kinds_per_game:
            clean_up.begin_round(table, tell)
        else:
            table.actor = (seat + 1) % table.seats

    def laid_out(self, table: "Staufer") -> int:
        """How many piles lie out."""
        return sum([table.stock[card] > 0 for card in table.terms.box.kinds])

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """How many are missing."""
        return Prompt("pick-privilege", "Q-3", {"count": table.terms.box.kinds_per_game - self.laid_out(table)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """It lies out already, or something else is asked."""
        if move.kind != PICK_PRIVILEGE[0].kind:
            return Refusal("pick-first", "Q-3")
        args = {"privilege": PRIVILEGE.ids[move.privilege]}
        return Refusal("laid-out" if move.privilege in table.terms.box.kinds else "point-card", "Q-3", args)


PICK = PickPrivilege()
