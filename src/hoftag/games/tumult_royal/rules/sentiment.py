"""Chapters 1, 8 and 10: a round begins, and the king asks what the people want."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.games.tumult_royal.components import FACES, GOODS, NUMBER, SPINS, TILES
from hoftag.games.tumult_royal.moves import READY, SPIN, TIME_UP, TumultMove
from hoftag.games.tumult_royal.rules import live, orders, ticks
from hoftag.games.tumult_royal.step import Step

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def begin_round(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-8.1, T-2.1, Q-2: all tiles are mixed face down, three for each player are set aside unseen."""
    terms, seats = table.terms, table.seats
    table.round += 1
    table.rng = derive(table.luck, FACES, table.round)
    table.bag = terms.tiles[:]
    table.faces = [-1] * terms.on_table
    table.centre = terms.all_slots
    table.castle = [0] * seats
    table.hand = [-1] * seats
    table.seen = [0] * seats
    table.done = 0
    table.stock = [0] * (TILES * seats)
    table.people = [0] * TILES
    table.hit = 0
    table.demand = [-1] * GOODS
    if tell is not None:
        tell.all("round", round=table.round, seat=table.order[0])
    if terms.taxing == "live" and not terms.gamblers:
        table.owing = 1 << table.order[0]
        table.step = SPIN_ARROW
        return
    if not terms.gamblers:
        spin_for_all(table, tell)
    prepare_taxing(table, tell)


def spin(table: "TumultRoyal", number: int = 0) -> int:
    """T-1.1: the number where the arrow stops; gamblers spin three times a round."""
    return table.draw_apart(SPINS, number, table.terms.box.spins[:], NUMBER)


def spin_for_all(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-1.1, T-1.3: one spin says how much the people want of each type, before taxing."""
    table.spun = spin(table)
    table.demand = [table.spun] * GOODS
    if tell is not None:
        tell.all("spun", seat=table.order[0], demand=table.spun)


def forget_to_spin(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-11.1: the number of the round before stands; in the first round it is 3."""
    if table.spun < 0:
        table.spun = table.terms.box.forgotten
    table.demand = [table.spun] * GOODS
    if tell is not None:
        tell.all("forgot-to-spin", seat=table.order[0], demand=table.spun)


def prepare_taxing(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-2.1, T-2.2: tiles are set aside; then taxes are collected, in one of three ways."""
    if tell is not None:
        tell.all("set-aside", count=len(table.bag) - table.terms.on_table, left=table.terms.on_table)
    if table.terms.taxing == "live":
        table.owing = table.terms.everybody
        table.step = GET_READY
    elif table.terms.taxing == "ticks":
        ticks.begin(table)
    else:
        orders.begin(table)


class SpinArrow(Step):
    """T-1.1: at a live table the king spins the arrow."""

    name = "spin"
    rule = "T-1.1"

    def timed(self, table: "TumultRoyal") -> float | None:
        """L-3: the table does not wait for ever."""
        return float(table.terms.box.planning_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """Spin."""
        return [SPIN]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """T-1.1, T-11.1: the arrow spins, or it was forgotten."""
        if move is TIME_UP:
            forget_to_spin(table, tell)
        else:
            spin_for_all(table, tell)
        prepare_taxing(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """Ask the king."""
        return Prompt("spin", self.rule)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Nothing comes before the spin."""
        return Refusal("spin-first", self.rule)


class GetReady(Step):
    """T-2.2: taxing starts when everyone is ready."""

    name = "ready"
    rule = "T-2.2"

    def timed(self, table: "TumultRoyal") -> float | None:
        """L-3: planning has a limit."""
        return float(table.terms.box.planning_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """Say so."""
        return [READY]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """With the last one, or when planning has taken too long, the hourglass is turned."""
        if move is TIME_UP:
            table.owing = 0
        else:
            table.owing &= ~(1 << seat)
            if tell is not None:
                tell.all("ready", seat=seat)
        if not table.owing:
            live.turn_hourglass(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """Time to plan."""
        if table.terms.gamblers:
            return Prompt("ready-gamblers", self.rule)
        return Prompt("ready", self.rule, {"demand": table.demand[0]})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """Nothing may be lifted before the start."""
        return Refusal("not-started", self.rule)


SPIN_ARROW = SpinArrow()
GET_READY = GetReady()
