"""Chapter 2: what hands do while taxes are collected, and the reveal; the same at every kind of table."""

from typing import TYPE_CHECKING

from hoftag.core.events import Event, Tell
from hoftag.core.game import Refusal
from hoftag.games.tumult_royal.components import SLOT, TILE, TILES, members
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT, WAIT, TumultMove
from hoftag.games.tumult_royal.rules import placing, tumults

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def lift(table: "TumultRoyal", seat: int, slot: int, tell: Tell | None) -> None:
    """T-2.3, Q-3: take a tile into the hand and look at it; nobody else sees its face."""
    table.centre &= ~(1 << slot)
    table.hand[seat] = slot
    table.seen[seat] |= 1 << slot
    face = table.faces[slot]
    if face < 0:
        face = table.faces[slot] = table.draw(table.bag, TILE)
    if tell is not None:
        shadow = Event("lifted-hidden", {"seat": seat, "slot": SLOT.ids[slot]})
        tell.only(seat, "lifted", shadow=shadow, shows=True, seat=seat, slot=SLOT.ids[slot], tile=TILE.ids[face])


def keep(table: "TumultRoyal", seat: int, tell: Tell | None) -> None:
    """T-2.4: into the castle, for good."""
    slot = table.hand[seat]
    table.castle[seat] |= 1 << slot
    table.hand[seat] = -1
    if tell is not None:
        tell.show("kept", seat=seat, slot=SLOT.ids[slot])


def lay_back(table: "TumultRoyal", seat: int, tell: Tell | None) -> None:
    """T-2.5: face down on its old spot, where anyone may lift it."""
    slot = table.hand[seat]
    table.centre |= 1 << slot
    table.hand[seat] = -1
    if tell is not None:
        tell.show("laid-back", seat=seat, slot=SLOT.ids[slot])


def reveal(table: "TumultRoyal", tell: Tell | None) -> None:
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
    if tell is not None:
        tell.show("people-keep", tiles=names(table.people))
        for seat in table.order:
            tell.show("castle-shown", seat=seat, tiles=names(stock[seat * TILES : seat * TILES + TILES]))
    tumults.check_all(table, tell)
    placing.begin(table, tell)


def names(counts: list[int]) -> list[str]:
    """Tiles by name, from how many there are of each face."""
    return [TILE.ids[tile] for tile, count in enumerate(counts) for _ in range(count)]


def why_not(table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
    """Why a hand cannot do this while taxes are collected."""
    holding = table.hand[seat] >= 0
    if move in (KEEP, LAY_BACK):
        return Refusal("hand-empty", "T-2.4" if move is LAY_BACK and table.castle[seat] else "T-2.3")
    if move in (WAIT, DONE):
        return Refusal("decide-first", "T-2.3") if holding else Refusal("not-here", "T-2.3")
    if move.kind != LIFT[0].kind:
        return Refusal("taxing-first", "T-2.2")
    if holding:
        return Refusal("hand-full", "T-2.3")
    args = {"slot": SLOT.ids[move.slot]}
    if move.slot >= table.terms.on_table:
        return Refusal("no-such-slot", "T-2.1", args)
    for other, castle in enumerate(table.castle):
        if castle >> move.slot & 1:
            return Refusal("in-castle", "T-2.4", {**args, "seat": other})
    return Refusal("in-hand", "Q-3", args)


def why_wait(table: "TumultRoyal", seat: int, rule: str) -> Refusal:
    """Q-19: whoever is done stays done; others have answered already."""
    return Refusal("done", "Q-19") if seat >= 0 and table.done >> seat & 1 else Refusal("not-your-turn", rule)
