"""Chapter 2: what a hand may do while taxes are collected, and the reveal; the same at every kind of table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Refusal
from hoftag.core.masks import members
from hoftag.core.stepped import Verb, by_verb
from hoftag.games.tumult_royal.components import SLOT, TILE, TILES
from hoftag.games.tumult_royal.moves import MOVES, TumultMove
from hoftag.games.tumult_royal.rules import holdings, tiles

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


class Lift(Verb["TumultRoyal", TumultMove]):
    """T-2.3: any tile in the centre, if the hand is empty."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        tiles.lift(table, seat, move.slot, tell)
        return True

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        if table.hand[seat] >= 0:
            return Refusal("hand-full", "T-2.3")
        args = {"slot": SLOT.ids[move.slot]}
        if move.slot >= table.terms.on_table:
            return Refusal("no-such-slot", "T-2.1", args)
        for other, castle in enumerate(table.castle):
            if castle >> move.slot & 1:
                return Refusal("in-castle", "T-2.4", {**args, "seat": other})
        return Refusal("in-hand", "Q-3", args)


class Keep(Verb["TumultRoyal", TumultMove]):
    """T-2.4: the tile in hand goes into the castle."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        tiles.keep(table, seat, tell)
        return True

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("hand-empty", "T-2.3")

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return holdings.changed(table, seat, castle=1)


class LayBack(Verb["TumultRoyal", TumultMove]):
    """T-2.5: the tile in hand goes back to its place."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        tiles.lay_back(table, seat, tell)
        return True

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("hand-empty", "T-2.4" if table.castle[seat] else "T-2.3")


class Pause(Verb["TumultRoyal", TumultMove]):
    """T-2.3: nobody rests with a tile in hand."""

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("decide-first" if table.hand[seat] >= 0 else "not-here", "T-2.3")


HAND: "Final[Mapping[str, Verb[TumultRoyal, TumultMove]]]" = {
    "lift": Lift(),
    "keep": Keep(),
    "lay-back": LayBack(),
    "wait": Pause(),
    "done": Pause(),
}


def by_hand(verbs: "Mapping[str, Verb[TumultRoyal, TumultMove]]") -> "list[Verb[TumultRoyal, TumultMove]]":
    """What each kind of move does while taxes are collected."""
    return by_verb(MOVES, "T-2.2", verbs, otherwise="taxing-first")


VERBS: "Final[list[Verb[TumultRoyal, TumultMove]]]" = by_hand(HAND)


def why_done(table: "TumultRoyal", seat: int, rule: str) -> Refusal:
    """Q-19: whoever is done stays done; others have answered already."""
    return Refusal("done", "Q-19") if seat >= 0 and table.done >> seat & 1 else Refusal("not-your-turn", rule)


def reveal(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-2.7: tiles in the centre and in the castles are turned face up; those set aside stay hidden."""
    faces, stock = table.faces, table.stock
    for slot, face in enumerate(faces):
        if face < 0:
            faces[slot] = table.draw(table.bag, TILE)
    for slot in members(table.centre):
        table.people[faces[slot]] += 1
    for seat, castle in enumerate(table.castle):
        base = seat * TILES
        for slot in members(castle):
            stock[base + faces[slot]] += 1
    table.faces = []
    table.centre = 0
    table.castle = [0] * table.seats
    table.seen = [0] * table.seats
    table.done = 0
    table.tick = 0
    table.priority = []
    if tell is not None:
        tell.passing("people-keep", tiles=tiles.names(table.people), **tiles.goods_by_type(table.people))
        for seat in table.order:
            castle_tiles = tiles.castle_of(table, seat)
            shown = tiles.names(castle_tiles)
            tell.show("castle-shown", seat=seat, tiles=shown, **tiles.goods_by_type(castle_tiles))
    return False
