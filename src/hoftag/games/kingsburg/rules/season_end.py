"""Chapter 8: the end of a season. First what comes by itself, then everybody's trades in an order of their own."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import AUTUMN, BUILDING, EFFECTS, GOODS, SUMMER
from hoftag.games.kingsburg.moves import ENOUGH, TOWN_HALL, TRADE, KingsburgMove
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.rolling import name_of
from hoftag.games.kingsburg.rules.supply import (
    affordable,
    amounts_names,
    bundle_names,
    can_pay,
    gain,
    give_bundle,
    pay,
    score,
    tell_gains,
)
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def begin_season_end(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-8.1, K-8.2, A-13, A-24: what only gives comes by itself and first: Inn, Embassy, Training Camp."""
    box = table.terms.box
    table.cursor = 0
    for seat in table.order:
        built = table.built[seat]
        for mask, gains in box.season_end if table.phase != SUMMER else [*box.season_end, *box.summer_end]:
            if built & mask:
                gain(table, seat, gains, EFFECTS)
                if tell is not None:
                    tell_gains(tell, "building-paid", seat, amounts_names(gains), building=name_of(mask))
        if table.phase == AUTUMN and built & box.camp and table.soldiers[seat] <= box.camp_limit:
            table.soldiers[seat] += box.camp_soldiers
            tell_gains(tell, "building-paid", seat, ["soldier"] * box.camp_soldiers, building=name_of(box.camp))
    return False


def season_end(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-8.3, K-19.1: in turn order, each with the own trades."""
    box = table.terms.box
    trading = box.town_hall | box.summer_trades
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        if table.built[seat] & trading & ~table.traded[seat]:
            moves = trades(table, seat)
            if moves:
                moves.append(ENOUGH)
                return ask(table, seat, TRADE_GOODS, moves)
        table.cursor += 1
    table.cursor = 0
    return False


def trades(table: "Kingsburg", seat: int) -> list[Move]:
    """K-20.6, K-20.14: what can be traded now: row A in summer or with the Mint, the Town Hall in every season."""
    box = table.terms.box
    built = table.built[seat] & ~table.traded[seat]
    moves: list[Move] = []
    if built & box.summer_trades and (table.phase == SUMMER or table.built[seat] & box.mint):
        for number, (price, _) in box.trades.items():
            if built >> number & 1 and can_pay(table, seat, price):
                moves.append(TRADE[number])
    if built & box.town_hall:
        moves += [TOWN_HALL[bundle] for bundle in affordable(table, seat, 1, tokens=True)]
    return moves


class TradeGoods(Step):
    """K-8.3, K-19.2: use one building after the other, in any order; after each it is checked what is possible."""

    name = "trade-goods"
    rule = "K-8.3"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Each trade once a season, or no more."""
        return [*trades(table, seat), ENOUGH]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Trade, or leave it at that."""
        box = table.terms.box
        if move is ENOUGH:
            table.cursor += 1
        elif move.kind == TOWN_HALL[0].kind:
            table.traded[seat] |= box.town_hall
            give_bundle(table, seat, move.goods)
            score(table, seat, box.town_hall_vp, EFFECTS)
            if tell is not None:
                paid, gains = bundle_names(move.goods), ["point"] * box.town_hall_vp
                tell.all("building-traded", seat=seat, building=name_of(box.town_hall), paid_gains=paid, gains=gains)
        else:
            price, gains_ = box.trades[move.building]
            table.traded[seat] |= 1 << move.building
            pay(table, seat, price, EFFECTS)
            gain(table, seat, gains_, EFFECTS)
            if tell is not None:
                paid, gains, name = amounts_names(price), amounts_names(gains_), BUILDING.ids[move.building]
                tell.all("building-traded", seat=seat, building=name, paid_gains=paid, gains=gains)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """What to trade."""
        return Prompt("trade-goods", "K-8.3")

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Not built, used already, not in this season, or not to be paid."""
        box = table.terms.box
        if move.kind == TOWN_HALL[0].kind:
            mask, rule = box.town_hall, "K-20.6"
        elif move.kind == TRADE[0].kind:
            mask, rule = 1 << move.building, "K-20.14"
        else:
            return Refusal("trade-first", "K-8.3")
        if mask & ~(box.town_hall | box.summer_trades) or not table.built[seat] & mask:
            return Refusal("not-built", rule)
        if table.traded[seat] & mask:
            return Refusal("used-this-season", rule)
        if mask & box.summer_trades and table.phase != SUMMER and not table.built[seat] & box.mint:
            return Refusal("only-in-summer", rule)
        return Refusal("cannot-pay", rule, {"goods": GOODS.ids[move.goods]} if move.goods >= 0 else {})


TRADE_GOODS = TradeGoods()
