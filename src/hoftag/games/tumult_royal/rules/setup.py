"""Chapter 0: laying the table, and the first statue of everyone."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Refusal
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.games.tumult_royal.components import FIELD, RANK, SEAT, SETUP, TERRAIN
from hoftag.games.tumult_royal.moves import PLACE_KIND, PLACES, TumultMove, among
from hoftag.games.tumult_royal.rules import ending, holdings, land
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def lay_table(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-0.1 to T-0.5: supporters, ranks by lot, the land."""
    box, seats = table.terms.box, table.seats
    table.luck = table.rng
    table.rng = derive(table.luck, SETUP)
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


def first_statues(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-0.6: from the lowest rank up to the king."""
    if table.turn < 0:
        return False
    table.offers = first_fields(table)
    return table.ask(table.order[table.turn], FIRST_STATUE)


def first_fields(table: "TumultRoyal") -> int:
    """T-0.6: the free, face-up pastures."""
    return sum(mask for mask, first in zip(table.free, table.terms.box.first, strict=True) if first)


class FirstStatue(TumultStep):
    """T-0.6: the first statue goes on any free pasture and costs nothing."""

    name = "first-statue"
    rule = "T-0.6"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return among(PLACES, table.offers)

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        land.occupy(table, seat, move.field)
        ending.put_up(table, seat, 1)
        if tell is not None:
            tell.all("first-statue", seat=seat, field=FIELD.ids[move.field])
        table.turn -= 1
        return False

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        if move.kind != PLACE_KIND:
            return Refusal("first-statue-first", self.rule)
        terrain = table.land[move.field]
        args = {"field": FIELD.ids[move.field]}
        if terrain < 0:
            return Refusal("face-down", self.rule, args)
        if not table.terms.box.first[terrain]:
            return Refusal("only-pasture", self.rule, {**args, "terrain": TERRAIN.ids[terrain]})
        return Refusal("taken", self.rule, {**args, "seat": land.owner(table, move.field)})

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return holdings.changed(table, seat, statues=ending.placeable(table, seat, 1))


FIRST_STATUE: Final[TumultStep] = FirstStatue()
