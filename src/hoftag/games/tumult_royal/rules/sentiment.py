"""Chapters 1, 8 and 10: a round begins, and the king asks what the people want."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Refusal
from hoftag.core.moves import Move
from hoftag.core.rng import derive
from hoftag.games.tumult_royal.components import FACES, GOODS, NUMBER, SPINS, TILES
from hoftag.games.tumult_royal.moves import SPIN, TIME_UP, TumultMove
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

SPINS_ALONE: Final = 3
"""The first version of the rules by which a king who waits gains nothing."""


def begin_round(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-8.1, T-2.1, Q-2: all tiles are mixed face down."""
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
    return False


def ask_the_people(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-1.1, T-10.1: at a live table the king spins by hand; gamblers spin after the reveal."""
    if table.terms.gamblers or table.demand[0] >= 0:
        return False
    if table.terms.taxing == "live":
        return table.ask(table.order[0], SPIN_ARROW)
    spin_for_all(table, tell)
    return False


def set_aside(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-2.1: three tiles for each player are put away unseen; which ones those are shows when all others are known."""
    if tell is not None:
        tell.all("set-aside", count=len(table.bag) - table.terms.on_table, left=table.terms.on_table)
    return False


def spin(table: "TumultRoyal", number: int = 0) -> int:
    """T-1.1: the number where the arrow stops; gamblers spin three times a round."""
    return table.draw_apart(SPINS, number, table.terms.box.spins[:], NUMBER)


def spin_for_all(table: "TumultRoyal", tell: Tell | None, told: str = "spun") -> None:
    """T-1.1, T-1.3: one spin says how much the people want of each type, before taxing."""
    table.spun = spin(table)
    table.demand = [table.spun] * GOODS
    if tell is not None:
        tell.all(told, seat=table.order[0], demand=table.spun)


def run_out_of_time(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-11.1: the arrow spins by itself; before version 3 the number of the round before stood, in the first a 3."""
    if table.terms.rules >= SPINS_ALONE:
        spin_for_all(table, tell, "spun-alone")
        return
    if table.spun < 0:
        table.spun = table.terms.box.forgotten
    table.demand = [table.spun] * GOODS
    if tell is not None:
        tell.all("forgot-to-spin", seat=table.order[0], demand=table.spun)


class SpinArrow(TumultStep):
    """T-1.1: at a live table the king spins the arrow."""

    name = "spin"
    rule = "T-1.1"

    def timed(self, table: "TumultRoyal") -> float | None:
        """L-3: the table does not wait for ever."""
        return float(table.terms.box.planning_seconds)

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return [SPIN]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        """T-1.1, T-11.1: the king spins, or has waited too long."""
        if move is TIME_UP:
            run_out_of_time(table, tell)
        else:
            spin_for_all(table, tell)
        return False

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("spin-first", self.rule)


SPIN_ARROW: Final[TumultStep] = SpinArrow()
