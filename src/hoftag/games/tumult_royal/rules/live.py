"""Chapter 2, live: the hourglass runs, and everybody grabs at once.

The engine knows no clock. The order in which the moves come is all it goes by; whoever runs the table settles that
order, and plays `time-up` for it when the time has run out.
"""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import TILE
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT, TIME_UP, TumultMove, lifts
from hoftag.games.tumult_royal.rules import taxing
from hoftag.games.tumult_royal.step import Step

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def turn_hourglass(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-2.2: from now on nobody must, and everybody may."""
    table.owing = 0
    table.step = TAX
    if tell is not None:
        tell.all("hourglass", count=int(table.terms.seconds))


def stop(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-2.6: no tile may be lifted any more; whoever holds one decides."""
    if tell is not None:
        tell.all("stop")
    table.done = table.terms.everybody
    table.owing = sum(1 << seat for seat, slot in enumerate(table.hand) if slot >= 0)
    table.step = HANDS
    if not table.owing:
        taxing.reveal(table, tell)


class Tax(Step):
    """T-2.3: lift a tile, look, keep it or lay it back; as often as time allows."""

    name = "tax"
    rule = "T-2.3"
    is_rush = True

    def may(self, table: "TumultRoyal") -> int:
        """Everybody who is not done."""
        return table.terms.everybody & ~table.done

    def timed(self, table: "TumultRoyal") -> float | None:
        """T-2.2: about twenty seconds, or longer by agreement."""
        return table.terms.seconds

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """One tile in one hand."""
        if table.hand[seat] >= 0:
            return [KEEP, LAY_BACK]
        moves = lifts(table.centre)
        moves.append(DONE)
        return moves

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """At once, in the order in which the moves come."""
        if move is TIME_UP:
            stop(table, tell)
        elif move is KEEP:
            taxing.keep(table, seat, tell)
        elif move is LAY_BACK:
            taxing.lay_back(table, seat, tell)
        elif move is DONE:
            table.done |= 1 << seat
            if tell is not None:
                tell.show("done", seat=seat)
            if table.done == table.terms.everybody and table.terms.early_end:
                stop(table, tell)
        else:
            taxing.lift(table, seat, move.slot, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """Grab, or decide about the tile in hand."""
        slot = table.hand[seat]
        if slot >= 0:
            return Prompt("keep-or-lay-back", self.rule, {"tile": TILE.ids[table.faces[slot]]})
        return Prompt("grab", self.rule)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """The hand is full or empty, or the tile is not to be had."""
        return taxing.why_not(table, seat, move)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Whoever is done has no more to say."""
        return taxing.why_wait(table, seat, self.rule)


class Hands(Step):
    """T-2.6, Q-4: after the end, whoever holds a tile decides about it; no answer lays it back."""

    name = "hands"
    rule = "T-2.6"

    def timed(self, table: "TumultRoyal") -> float | None:
        """Q-4: not for long."""
        return float(table.terms.box.hand_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """Both ways are open."""
        return [KEEP, LAY_BACK]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """With the last hand empty, everything is revealed."""
        if move is TIME_UP:
            for other, slot in enumerate(table.hand):
                if slot >= 0:
                    taxing.lay_back(table, other, tell)
            table.owing = 0
        else:
            if move is KEEP:
                taxing.keep(table, seat, tell)
            else:
                taxing.lay_back(table, seat, tell)
            table.owing &= ~(1 << seat)
        if not table.owing:
            taxing.reveal(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """The last tile."""
        return Prompt("last-tile", self.rule, {"tile": TILE.ids[table.faces[table.hand[seat]]]})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """The time is up."""
        return Refusal("time-is-up" if move.kind == LIFT[0].kind else "decide-first", self.rule)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """The time is up."""
        return Refusal("time-is-up" if move.kind == LIFT[0].kind else "not-your-turn", self.rule)


TAX = Tax()
HANDS = Hands()
