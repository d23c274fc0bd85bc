"""Chapter 11: recruiting soldiers."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import GOODS, RECRUITING
from hoftag.games.kingsburg.moves import END_RECRUITING, RECRUIT, KingsburgMove
from hoftag.games.kingsburg.rules import court
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.marks import RECRUITED
from hoftag.games.kingsburg.rules.supply import affordable, bundle_names, give_bundle, peek
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def begin_recruiting(table: "Kingsburg", tell: Tell | None) -> bool:
    """Phase 7 begins; the General (the governor) looks at the enemy first."""
    court.enter(table, RECRUITING, tell)
    for seat in table.order:
        if table.terms.box.governor_peeks.get(table.governor[seat]) == "start_of_phase_7":
            peek(table, seat, tell)
    return False


def recruiting(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-11.1: in turn order, as many as each can pay."""
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        moves = recruits(table, seat)
        if moves:
            moves.append(END_RECRUITING)
            return ask(table, seat, RECRUIT_SOLDIERS, moves)
        table.cursor += 1
    table.cursor = 0
    return False


def price(table: "Kingsburg", seat: int) -> int:
    """K-11.1, K-20.8: two goods, one with the Barracks; the Quartermaster's first is cheaper."""
    box = table.terms.box
    cost = box.barracks_goods if table.built[seat] & box.barracks else box.goods_per_soldier
    if table.governor[seat] == box.quartermaster >= 0 and not table.yearly[seat] & RECRUITED:
        cost = max(0, cost - box.quartermaster_off)
    return cost


def with_tokens(table: "Kingsburg", seat: int) -> bool:
    """K-20.16: with the Recruiting Center, +2 tokens pay like goods."""
    return bool(table.built[seat] & table.terms.box.recruiting_center)


def recruits(table: "Kingsburg", seat: int) -> list[Move]:
    """Every way to pay for another soldier."""
    found = affordable(table, seat, price(table, seat), tokens=with_tokens(table, seat))
    return [RECRUIT[bundle] for bundle in found] if found else []


class RecruitSoldiers(Step):
    """K-11.1: soldiers for goods, one at a time, any mix."""

    name = "recruit"
    rule = "K-11.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Every way to pay for one more, or no more."""
        return [*recruits(table, seat), END_RECRUITING]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """K-11.2: the soldier stays until the end of winter."""
        if move is END_RECRUITING:
            table.cursor += 1
            return
        give_bundle(table, seat, move.goods)
        table.soldiers[seat] += 1
        table.yearly[seat] |= RECRUITED
        if tell is not None:
            tell.all("recruited", seat=seat, paid_gains=bundle_names(move.goods))

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """What the next one costs."""
        return Prompt("recruit", "K-11.1", {"cost": price(table, seat), "soldiers": table.soldiers[seat]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Too much, too little, or not there."""
        if move.kind != RECRUIT[0].kind:
            return Refusal("recruit-first", "K-11.1")
        cost = price(table, seat)
        rule = "K-20.16" if "plus2" in GOODS.ids[move.goods] and not with_tokens(table, seat) else "K-11.1"
        return Refusal("not-that-price", rule, {"goods": GOODS.ids[move.goods], "cost": cost})


RECRUIT_SOLDIERS = RecruitSoldiers()
