"""Chapter 12: taxing in ticks. In each one everybody secretly says what the hand does; then all hands move at once."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import PRIORITIES, SEAT, SLOT, TILE
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT_KIND, LIFTS, WAIT, TumultMove, among
from hoftag.games.tumult_royal.rules import taxing, tiles
from hoftag.games.tumult_royal.rules.question import TumultStep
from hoftag.games.tumult_royal.rules.tiles import KEEPS, LAYS_BACK, UNDECIDED

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

PAUSES: Final = (WAIT, DONE)
NOT_BEGUN: Final = -1
"""What `table.tick` is before the first tick of a round."""
NOTHING: Final = -1
FINISHED: Final = -2
"""What `table.grasp` says beside a slot."""


def begin(table: "TumultRoyal", tell: Tell | None) -> bool:
    """K-1: so many ticks, every hand empty."""
    if table.terms.taxing == "ticks":
        table.tick = NOT_BEGUN
        table.priority = []
    return False


def play_ticks(table: "TumultRoyal", tell: Tell | None) -> bool:
    """K-2, K-4: first all tiles in hand, then all lifts, then the next tick; after the last one only tiles in hand."""
    if table.terms.taxing != "ticks":
        return False
    if table.tick != NOT_BEGUN:
        settle_hands(table, tell)
        if is_last(table):
            return False
        reach_out(table, tell)
    table.tick += 1
    seats = tiles.holding(table) if is_last(table) else table.terms.everybody & ~table.done
    return seats > 0 and table.ask_all(seats, TICK)


def is_last(table: "TumultRoyal") -> bool:
    """K-4: after the last tick only tiles in hand are decided about."""
    return table.tick >= table.terms.ticks


def liftable(table: "TumultRoyal", seat: int) -> int:
    """K-2: every tile outside the castles, also those in hands, which may be laid back before; not the own one kept."""
    mask = table.centre
    for slot in table.hand:
        if slot >= 0:
            mask |= 1 << slot
    return mask & ~(1 << table.hand[seat]) if table.decided[seat] == KEEPS else mask


class Tick(TumultStep):
    """K-1: keep or lay back what is in hand, then a tile to lift, or nothing; sealed until all have answered."""

    name = "tick"
    rule = "K-1"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        if table.hand[seat] >= 0 and table.decided[seat] == UNDECIDED:
            return [KEEP, LAY_BACK]
        moves = among(LIFTS, liftable(table, seat))
        moves += PAUSES
        return moves

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        """Seal it; when all have answered, all hands move."""
        if move is KEEP or move is LAY_BACK:
            table.decided[seat] = KEEPS if move is KEEP else LAYS_BACK
            if not is_last(table):
                return True
        else:
            table.grasp[seat] = NOTHING if move is WAIT else FINISHED if move is DONE else move.slot
        table.actors &= ~(1 << seat)
        return table.actors > 0

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        slot = table.hand[seat]
        if slot >= 0 and table.decided[seat] == UNDECIDED:
            last = is_last(table)
            args = {"tile": TILE.ids[table.faces[slot]]}
            return Prompt("last-tile" if last else "keep-or-lay-back", "K-4" if last else self.rule, args)
        left = table.terms.box.ticks - table.tick
        return Prompt("reach", self.rule, {"count": left})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        if table.decided[seat] != UNDECIDED and move in (KEEP, LAY_BACK):
            return Refusal("decided", self.rule)
        if table.decided[seat] == KEEPS and move.kind == LIFT_KIND and move.slot == table.hand[seat]:
            return Refusal("kept-it", "T-2.4")
        if is_last(table) and move.kind == LIFT_KIND:
            return Refusal("time-is-up", "T-2.6")
        return taxing.VERBS[move.kind].why_not(table, seat, move)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return taxing.why_done(table, seat, self.rule)

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return taxing.VERBS[move.kind].effects(table, seat, move)


def settle_hands(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-2 (i): keep or lay back."""
    for seat, slot in enumerate(table.hand):
        if slot >= 0:
            if table.decided[seat] == KEEPS:
                tiles.keep(table, seat, tell)
            else:
                tiles.lay_back(table, seat, tell)
        table.decided[seat] = UNDECIDED


def reach_out(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-2 (ii), K-3: lift in this tick's order; whoever comes too late ends the tick with an empty hand."""
    seats = table.seats
    first = table.tick % seats
    if first == 0:
        cards = list(range(seats))
        table.priority = [table.draw_apart(PRIORITIES, table.tick + n, cards, SEAT) for n in range(seats)]
    for seat in table.priority[first:] + table.priority[:first]:
        slot = table.grasp[seat]
        if slot >= 0:
            if table.centre >> slot & 1:
                tiles.lift(table, seat, slot, tell)
            elif tell is not None:
                tell.all("missed", seat=seat, slot=SLOT.ids[slot])
        elif slot == FINISHED and not table.done >> seat & 1:
            table.done |= 1 << seat
            if tell is not None:
                tell.all("done", seat=seat)
    table.grasp = [NOTHING] * seats


TICK: Final[TumultStep] = Tick()
