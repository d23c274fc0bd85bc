"""Chapter 0: laying the table, and the first statue of everyone."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import FIELD, RANK, SEAT, TERRAIN
from hoftag.games.tumult_royal.moves import PLACE, TumultMove, places
from hoftag.games.tumult_royal.rules import ending, land, sentiment
from hoftag.games.tumult_royal.step import Step

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def lay_table(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-0.1 to T-0.5: supporters, ranks by lot, the land; then the first statues."""
    box, seats = table.terms.box, table.seats
    table.supporters = [box.start[seats]] * seats
    table.supply = box.supporters - seats * box.start[seats]
    table.bag = table.terms.tiles[:]
    cards = list(range(seats))
    table.order = [table.draw(cards, SEAT) for _ in range(seats)]
    for rank, seat in enumerate(table.order):
        table.rank[seat] = rank
        if tell is not None:
            tell.all("drew-rank", seat=seat, rank=RANK.ids[rank])
    land.lay_frame(table, tell)
    table.turn = seats - 1
    ask_first_statue(table)


def ask_first_statue(table: "TumultRoyal") -> None:
    """T-0.6: from the lowest rank up to the king."""
    table.offers = first_fields(table)
    table.owing = 1 << table.order[table.turn]
    table.step = FIRST_STATUE


def first_fields(table: "TumultRoyal") -> int:
    """T-0.6: the free, face-up pastures."""
    return sum(mask for mask, first in zip(table.free, table.terms.box.first, strict=True) if first)


class FirstStatue(Step):
    """T-0.6: the first statue goes on any free pasture and costs nothing."""

    name = "first-statue"
    rule = "T-0.6"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """Every free pasture."""
        return places(table.offers)

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """Put it there; after the king the first round begins."""
        land.occupy(table, seat, move.field)
        ending.put_up(table, seat, 1)
        if tell is not None:
            tell.all("first-statue", seat=seat, field=FIELD.ids[move.field])
        table.turn -= 1
        if table.turn >= 0:
            ask_first_statue(table)
        else:
            sentiment.begin_round(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """Where it goes."""
        return Prompt("first-statue", self.rule)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """It is no free pasture, or no field at all."""
        if move.kind != PLACE[0].kind:
            return Refusal("first-statue-first", self.rule)
        terrain = table.land[move.field]
        args = {"field": FIELD.ids[move.field]}
        if terrain < 0:
            return Refusal("face-down", self.rule, args)
        if not table.terms.box.first[terrain]:
            return Refusal("only-pasture", self.rule, {**args, "terrain": TERRAIN.ids[terrain]})
        return Refusal("taken", self.rule, args)


FIRST_STATUE = FirstStatue()
