"""Chapter 2 at a live table: the hourglass runs, and everybody grabs at once.

The engine knows no clock. The order in which the moves come is all it goes by; whoever runs the table settles that
order, and plays `time-up` for it when the time has run out.
"""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Verb
from hoftag.games.tumult_royal.components import TILE
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT_KIND, LIFTS, READY, TIME_UP, TumultMove, among
from hoftag.games.tumult_royal.rules import taxing, tiles
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def get_ready(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-2.2: taxing starts when everyone is ready."""
    if table.terms.taxing != "live" or table.step is GET_READY:
        return False
    return table.ask_all(table.terms.everybody, GET_READY)


def run_hourglass(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-2.2, T-2.6: nobody must, everybody may; after the end no tile may be lifted any more."""
    if table.terms.taxing != "live":
        return False
    if table.step is TAX:
        table.done = table.terms.everybody
        if tell is not None:
            tell.all("stop")
        return False
    if tell is not None:
        tell.all("hourglass", count=int(table.terms.seconds))
    return table.ask_all(0, TAX)


def empty_hands(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-2.6: whoever still holds a tile decides about it."""
    seats = tiles.holding(table)
    return seats > 0 and table.ask_all(seats, HANDS)


class GetReady(TumultStep):
    """T-2.2: everyone says so."""

    name = "ready"
    rule = "T-2.2"
    is_patient = True

    def timed(self, table: "TumultRoyal") -> float | None:
        """L-3: planning has a limit."""
        return float(table.terms.box.planning_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return [READY]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        """With the last one, or when planning has taken too long, the hourglass is turned."""
        if move is TIME_UP:
            return False
        if tell is not None:
            tell.all("ready", seat=seat)
        return table.wait_for_others(seat)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        if table.terms.gamblers:
            return Prompt("ready-gamblers", self.rule)
        return Prompt("ready", self.rule, {"demand": table.demand[0]})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("not-started", self.rule)


class Tax(TumultStep):
    """T-2.3: lift a tile, look, keep it or lay it back; as often as time allows."""

    name = "tax"
    rule = "T-2.3"
    is_rush = True

    def may(self, table: "TumultRoyal") -> int:
        return table.terms.everybody & ~table.done

    def timed(self, table: "TumultRoyal") -> float | None:
        """T-2.2: about twenty seconds, or longer by agreement."""
        return table.terms.seconds

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """One tile in one hand."""
        if table.hand[seat] >= 0:
            return [KEEP, LAY_BACK]
        moves = among(LIFTS, table.centre)
        moves.append(DONE)
        return moves

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        """At once, in the order in which the moves come."""
        return VERBS[move.kind].play(table, seat, move, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        slot = table.hand[seat]
        if slot >= 0:
            return Prompt("keep-or-lay-back", self.rule, {"tile": TILE.ids[table.faces[slot]]})
        return Prompt("grab", self.rule)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return taxing.why_done(table, seat, self.rule)

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class Done(taxing.Pause):
    """Q-19: whoever has enough says so; when all have, the taxing may end early."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        table.done |= 1 << seat
        if tell is not None:
            tell.show("done", seat=seat)
        return not table.terms.early_end or table.done != table.terms.everybody


class TimeUp(Verb["TumultRoyal", TumultMove]):
    """T-2.6: the table calls the end."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        return False


VERBS: "Final[list[Verb[TumultRoyal, TumultMove]]]" = taxing.by_hand(
    {**taxing.HAND, "done": Done(), "time-up": TimeUp()}
)


class Hands(TumultStep):
    """T-2.6, Q-4: after the end, whoever holds a tile decides about it; no answer lays it back."""

    name = "hands"
    rule = "T-2.6"

    def timed(self, table: "TumultRoyal") -> float | None:
        """Q-4: not for long."""
        return float(table.terms.box.hand_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return [KEEP, LAY_BACK]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        if move is TIME_UP:
            for other, slot in enumerate(table.hand):
                if slot >= 0:
                    tiles.slip_back(table, other, tell)
            return False
        taxing.VERBS[move.kind].play(table, seat, move, tell)
        return table.wait_for_others(seat)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        return Prompt("last-tile", self.rule, {"tile": TILE.ids[table.faces[table.hand[seat]]]})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("time-is-up" if move.kind == LIFT_KIND else "decide-first", self.rule)

    def why_wait(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("time-is-up" if move.kind == LIFT_KIND else "not-your-turn", self.rule)

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return taxing.VERBS[move.kind].effects(table, seat, move)


GET_READY: Final[TumultStep] = GetReady()
TAX: Final[TumultStep] = Tax()
HANDS: Final[TumultStep] = Hands()
