"""Chapter 6: the advisors pay, from the lowest rank to the highest."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step
from hoftag.games.kingsburg.components import ADVISOR, ADVISORS, GOODS, PAYS_LIKE, RANK_OF, RANKS, Advisor, Deal
from hoftag.games.kingsburg.moves import DECLINE, TAKE, KingsburgMove
from hoftag.games.kingsburg.rules.council import NEUTRAL
from hoftag.games.kingsburg.rules.optional import Moment
from hoftag.games.kingsburg.rules.supply import (
    amounts_names,
    bundle_names,
    can_pay,
    dealt,
    make_deal,
    missing_of,
    name_of,
    names,
    peek,
    tell_gains,
)
from hoftag.games.kingsburg.rules.taking import TAKE_KIND

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

BY_RANK: Final = sorted(range(len(ADVISOR)), key=lambda advisor: (RANK_OF[advisor], advisor))


def begin_rewards(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.1, K-21.5, A-03: who is paid by whom; at one rank in turn order, neutral dice never (K-14.4)."""
    if table.envoy_at < 0 and not table.occupied >> RANKS:  # nobody shares a rank
        in_order: list[int] = []
        holder, left = table.holder, table.occupied
        while left:
            advisor = (left & -left).bit_length() - 1
            left &= left - 1
            if holder[advisor] != NEUTRAL:
                in_order.append(advisor * 8 + holder[advisor])
        table.due = in_order
        return False
    due: list[tuple[int, int, int]] = []
    place = [0] * table.seats
    for number, seat in enumerate(table.order):
        place[seat] = number
    for advisor in BY_RANK:
        if not table.occupied >> advisor & 1:
            continue
        seat = table.holder[advisor]
        if seat != NEUTRAL:
            due.append((RANK_OF[advisor], place[seat], advisor * 8 + seat))
        if table.envoy_at == advisor:
            due.append((RANK_OF[advisor], place[table.envoy_by], advisor * 8 + table.envoy_by))
    due.sort()
    table.due = [entry for _, _, entry in due]
    return False


def rewards(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.1: one advisor after the other; asked is only who has a choice."""
    due, advisors = table.due, table.terms.advisors
    while table.cursor < len(due) or table.pending:
        if table.pending:
            return STABLES.comes(table, due[table.cursor - 1] & 7, tell)
        entry = due[table.cursor]
        advisor, seat = entry >> 3, entry & 7
        offer = advisors[PAYS_LIKE[advisor]]
        if offer.optional:
            moves = payable(table, seat, offer)
            if moves:
                moves.append(DECLINE)
                return table.ask(seat, REWARD, moves)
            if tell is not None:
                tell.all("cannot-trade", seat=seat, advisor=ADVISOR.ids[advisor])
        elif len(offer.deals) > 1:
            return table.ask(seat, REWARD, [TAKE[deal.takes] for deal in offer.deals])
        else:
            reward(table, seat, advisor, offer.deals[0], tell)
        table.cursor += 1
    table.cursor = 0
    return False


def payable(table: "Kingsburg", seat: int, offer: Advisor) -> list[Move]:
    """What the seat can pay for."""
    return [TAKE[deal.takes] for deal in offer.deals if can_pay(table, seat, deal.pay)]


def soldiers_from(table: "Kingsburg", seat: int, deal: Deal) -> int:
    """K-20.9, A-14: the advisor's soldiers, and one more with the Stables, unless they are asked for."""
    soldiers = deal.soldiers
    if soldiers and table.built[seat] & table.terms.buildings.stables and not table.terms.asks_for_all:
        soldiers += table.terms.buildings.stables_soldiers
    return soldiers


def reward(table: "Kingsburg", seat: int, advisor: int, deal: Deal, tell: Tell | None) -> None:
    """K-6.2, A-15: what the advisor gives, for what he asks."""
    soldiers = soldiers_from(table, seat, deal) if deal.soldiers else 0
    make_deal(table, seat, deal, soldiers, ADVISORS)
    if tell is not None:
        gains = [*bundle_names(deal.takes), *names(plus2=deal.gain.plus2, soldiers=soldiers, points=deal.gain.vp)]
        paid = amounts_names(deal.pay)
        if paid:
            tell.all("advisor-traded", seat=seat, advisor=ADVISOR.ids[advisor], paid_gains=paid, gains=gains)
        else:
            tell.all("advisor-paid", seat=seat, advisor=ADVISOR.ids[advisor], gains=gains)
    if deal.gain.peek:
        peek(table, seat, tell)
    if deal.soldiers and table.terms.asks_for_all and table.built[seat] & table.terms.buildings.stables:
        table.pending = 1


class Stables(Moment):
    """K-20.9: where every effect is asked for, the Stables' soldier comes after those of the advisor."""

    name = "stables"
    rule = "K-20.9"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return table.built[seat] & table.terms.buildings.stables

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            soldiers = table.terms.buildings.stables_soldiers
            table.soldiers[seat] += soldiers
            tell_gains(tell, "building-paid", seat, ["soldier"] * soldiers, building=name_of(effects))
        return False

    def finished(self, table: "Kingsburg") -> None:
        table.pending = 0


class Reward(Step["Kingsburg", KingsburgMove]):
    """K-6.2, A-06: choose what an advisor gives; trades may be declined."""

    name = "reward"
    rule = "K-6.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        offer = asking(table)
        if not offer.optional:
            return [TAKE[deal.takes] for deal in offer.deals]
        return [*payable(table, seat, offer), DECLINE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        advisor, offer = table.due[table.cursor] >> 3, asking(table)
        table.cursor += 1
        if move is not DECLINE:
            reward(table, seat, advisor, offer.by_goods[move.goods], tell)
        elif tell is not None:
            tell.all("declined", seat=seat, advisor=ADVISOR.ids[advisor])
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        advisor = ADVISOR.ids[table.due[table.cursor] >> 3]
        return Prompt("trade" if asking(table).optional else "reward", self.rule, {"advisor": advisor})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        args = {"advisor": ADVISOR.ids[table.due[table.cursor] >> 3]}
        if move is DECLINE:
            return Refusal("cannot-decline", "A-06", args)
        if move.kind != TAKE_KIND:
            return Refusal("goods-first", "K-6.1")
        args["goods"] = GOODS.ids[move.goods]
        if move.goods in asking(table).by_goods:
            lacking = missing_of(table, seat, asking(table).by_goods[move.goods].pay)
            return Refusal("cannot-pay-advisor", self.rule, {**args, "gains": lacking})
        return Refusal("not-from-advisor", self.rule, args)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        if move is DECLINE:
            return NO_EFFECTS
        deal = asking(table).by_goods[move.goods]
        return dealt(table, seat, deal, soldiers_from(table, seat, deal))


def asking(table: "Kingsburg") -> Advisor:
    """What the advisor whose turn it is has to give."""
    return table.terms.advisors[PAYS_LIKE[table.due[table.cursor] >> 3]]


REWARD: Final[Reward] = Reward()
STABLES: Final[Stables] = Stables()
