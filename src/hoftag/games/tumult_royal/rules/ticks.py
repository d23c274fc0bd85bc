"""Chapter 12: taxing in ticks. In each one everybody secretly says what the hand does; then all hands move at once."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import PRIORITIES, SEAT, SLOT, TILE
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT, WAIT, TumultMove, lifts
from hoftag.games.tumult_royal.rules import taxing
from hoftag.games.tumult_royal.step import Step

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

UNDECIDED: Final = -1
LAYS_BACK: Final = 0
KEEPS: Final = 1
"""What `table.answer` says about the tile in hand."""
NOTHING: Final = -1
FINISHED: Final = -2
"""What `table.grasp` says beside a slot."""


def begin(table: "TumultRoyal") -> None:
    """K-1: so many ticks, every hand empty."""
    table.tick = 0
    table.priority = []
    table.owing = table.terms.everybody
    table.step = TICK


def is_last(table: "TumultRoyal") -> bool:
    """K-4: after the last tick only tiles in hand are decided about."""
    return table.tick >= table.terms.box.ticks


def liftable(table: "TumultRoyal", seat: int) -> int:
    """K-2: every tile outside the castles, also those in hands, which may be laid back before; not the own one kept."""
    mask = table.centre
    for other, slot in enumerate(table.hand):
        if slot >= 0 and (other != seat or table.answer[seat] != KEEPS):
            mask |= 1 << slot
    return mask


class Tick(Step):
    """K-1: keep or lay back what is in hand, then a tile to lift, or nothing; sealed until all have answered."""

    name = "tick"
    rule = "K-1"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """First the tile in hand, then the next one."""
        if table.hand[seat] >= 0 and table.answer[seat] == UNDECIDED:
            return [KEEP, LAY_BACK]
        moves = lifts(liftable(table, seat))
        moves.append(WAIT)
        moves.append(DONE)
        return moves

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """Seal it; the last answer sets all hands in motion."""
        if move is KEEP or move is LAY_BACK:
            table.answer[seat] = KEEPS if move is KEEP else LAYS_BACK
            if not is_last(table):
                return
        else:
            table.grasp[seat] = NOTHING if move is WAIT else FINISHED if move is DONE else move.slot
        table.owing &= ~(1 << seat)
        if not table.owing:
            resolve(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """The tile in hand, or the next one."""
        slot = table.hand[seat]
        if slot >= 0 and table.answer[seat] == UNDECIDED:
            last = is_last(table)
            args = {"tile": TILE.ids[table.faces[slot]]}
            return Prompt("last-tile" if last else "keep-or-lay-back", "K-4" if last else self.rule, args)
        left = table.terms.box.ticks - table.tick
        return Prompt("reach", self.rule, {"count": left})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """The hand is full or empty, or the tile is not to be had."""
        if table.answer[seat] != UNDECIDED and move in (KEEP, LAY_BACK):
            return Refusal("decided", self.rule)
        if table.answer[seat] == KEEPS and move.kind == LIFT[0].kind and move.slot == table.hand[seat]:
            return Refusal("kept-it", "T-2.4")
        if is_last(table) and move.kind == LIFT[0].kind:
            return Refusal("time-is-up", "T-2.6")
        return taxing.why_not(table, seat, move)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Whoever is done has no more to say."""
        return taxing.why_wait(table, seat, self.rule)


def resolve(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-2: first all tiles in hand, then all lifts."""
    settle_hands(table, tell)
    if is_last(table):
        table.owing = 0
        taxing.reveal(table, tell)
        return
    reach_out(table, tell)
    table.tick += 1
    ask_again(table, tell)


def settle_hands(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-2 (i): keep or lay back."""
    for seat, slot in enumerate(table.hand):
        if slot >= 0:
            if table.answer[seat] == KEEPS:
                taxing.keep(table, seat, tell)
            else:
                taxing.lay_back(table, seat, tell)
        table.answer[seat] = UNDECIDED


def reach_out(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-2 (ii), K-3: lift in this tick's order; whoever comes too late ends the tick with an empty hand."""
    seats = table.seats
    first = table.tick % seats
    if first == 0:
        cards = list(range(seats))
        table.priority = [table.draw_apart(PRIORITIES, table.tick + n, cards, SEAT) for n in range(seats)]
    grasp = table.grasp
    for number in range(seats):
        seat = table.priority[(first + number) % seats]
        slot = grasp[seat]
        if slot >= 0:
            if table.centre >> slot & 1:
                taxing.lift(table, seat, slot, tell)
            elif tell is not None:
                tell.all("missed", seat=seat, slot=SLOT.ids[slot])
        elif slot == FINISHED and not table.done >> seat & 1:
            table.done |= 1 << seat
            if tell is not None:
                tell.all("done", seat=seat)
    table.grasp = [NOTHING] * seats


def ask_again(table: "TumultRoyal", tell: Tell | None) -> None:
    """K-4: the next tick; after the last one, or when all are done, tiles in hand and then the reveal."""
    if is_last(table):
        table.owing = sum([1 << seat for seat, slot in enumerate(table.hand) if slot >= 0])
    else:
        table.owing = table.terms.everybody & ~table.done
    if not table.owing:
        taxing.reveal(table, tell)


TICK = Tick()
