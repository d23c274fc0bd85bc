"""Chapter 8: the end of a season. First what comes by itself, then everybody's trades in an order of their own."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step, Verb, by_verb
from hoftag.games.kingsburg.components import AUTUMN, BUILDING, BUNDLES, EFFECTS, SUMMER
from hoftag.games.kingsburg.moves import ENOUGH, MOVES, TOWN_HALL, TRADE, KingsburgMove
from hoftag.games.kingsburg.rules.optional import Moment, gain_may_hurt, owners
from hoftag.games.kingsburg.rules.supply import (
    affordable,
    amounts_names,
    bundle_names,
    can_pay,
    dealt,
    gain,
    give_bundle,
    given,
    make_deal,
    missing,
    missing_of,
    name_of,
    score,
    tell_gains,
)

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def begin_season_end(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-8.1, K-8.3: what only gives comes first."""
    return SEASON_END.in_turn(table, tell)


class SeasonEnd(Moment):
    """K-8.1, K-8.2, A-13: Inn, Embassy, Training Camp."""

    name = "season-end"
    rule = "K-8.3"

    def comes_to(self, table: "Kingsburg") -> int:
        buildings = table.terms.buildings
        giving = buildings.giving_in_summer if table.phase == SUMMER else buildings.giving_at_end
        return owners(table, giving | buildings.camp if table.phase == AUTUMN else giving)

    def present(self, table: "Kingsburg", seat: int) -> int:
        buildings, built = table.terms.buildings, table.built[seat]
        effects = built & (buildings.giving_in_summer if table.phase == SUMMER else buildings.giving_at_end)
        if table.phase == AUTUMN and table.soldiers[seat] <= buildings.camp_limit:
            effects |= built & buildings.camp
        return effects

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        effects = 0
        for mask, gains in table.terms.buildings.summer_end:
            if table.built[seat] & mask and gain_may_hurt(table, seat, gains):
                effects |= mask
        return effects

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if not effects:
            return False
        buildings = table.terms.buildings
        for mask, gains in buildings.summer_end if table.phase == SUMMER else buildings.season_end:
            if effects & mask:
                gain(table, seat, gains, EFFECTS)
                if tell is not None:
                    tell_gains(tell, "building-paid", seat, amounts_names(gains), building=name_of(mask))
        if table.phase == AUTUMN and effects & buildings.camp:
            soldiers = buildings.camp_soldiers
            table.soldiers[seat] += soldiers
            tell_gains(tell, "building-paid", seat, ["soldier"] * soldiers, building=name_of(buildings.camp))
        return False


def season_end(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-8.3, K-19.1: in turn order, each with the own trades."""
    trading = table.terms.buildings.town_hall | table.terms.buildings.summer_trades
    order, built, traded = table.order, table.built, table.traded
    for cursor in range(table.cursor, table.seats):
        seat = order[cursor]
        if built[seat] & trading & ~traded[seat]:
            moves = trades(table, seat)
            if moves:
                moves.append(ENOUGH)
                table.cursor = cursor
                return table.ask(seat, TRADE_GOODS, moves)
    table.cursor = 0
    return False


def trades(table: "Kingsburg", seat: int) -> list[Move]:
    """K-20.6, K-20.14: what can be traded now: row A in summer or with the Mint, the Town Hall in every season."""
    buildings = table.terms.buildings
    built = table.built[seat] & ~table.traded[seat]
    moves: list[Move] = []
    if built & buildings.summer_trades and is_open(table, seat):
        for number, deal in buildings.trades.items():
            if built >> number & 1 and can_pay(table, seat, deal.pay):
                moves.append(TRADE[number])
    if built & buildings.town_hall:
        moves += [TOWN_HALL[bundle] for bundle in affordable(table, seat, 1, tokens=True)]
    return moves


def is_open(table: "Kingsburg", seat: int) -> bool:
    """K-20.14: row A trades in summer, with the Mint in every season."""
    return table.phase == SUMMER or bool(table.built[seat] & table.terms.buildings.mint)


class TradeGoods(Step["Kingsburg", KingsburgMove]):
    """K-8.3, K-19.2: use one building after the other, in any order; after each it is checked what is possible."""

    name = "trade-goods"
    rule = "K-8.3"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [*trades(table, seat), ENOUGH]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class Enough(Verb["Kingsburg", KingsburgMove]):
    """The next one's trades."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        table.cursor += 1
        return False


class Trade(Verb["Kingsburg", KingsburgMove]):
    """K-20.14: a building of row A."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        deal = table.terms.buildings.trades[move.building]
        table.traded[seat] |= 1 << move.building
        make_deal(table, seat, deal, deal.soldiers, EFFECTS)
        if tell is not None:
            paid, gains, name = amounts_names(deal.pay), amounts_names(deal.gain), BUILDING.ids[move.building]
            tell.all("building-traded", seat=seat, building=name, paid_gains=paid, gains=gains)
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        buildings, mask = table.terms.buildings, 1 << move.building
        if not mask & buildings.summer_trades:
            return Refusal("trades-nothing", "K-20.14", {"building": BUILDING.ids[move.building]})
        used_up = why_not_use(table, seat, mask, "K-20.14")
        if used_up is not None:
            return used_up
        if not is_open(table, seat):
            return Refusal("only-in-summer", "K-20.14")
        return Refusal("cannot-pay", "K-20.14", {"gains": missing_of(table, seat, buildings.trades[move.building].pay)})

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        deal = table.terms.buildings.trades[move.building]
        return dealt(table, seat, deal, deal.soldiers)


class TownHall(Verb["Kingsburg", KingsburgMove]):
    """K-20.6: a good or a token for points."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        building, points = table.terms.buildings.town_hall, table.terms.buildings.town_hall_vp
        table.traded[seat] |= building
        give_bundle(table, seat, move.goods)
        score(table, seat, points, EFFECTS)
        if tell is not None:
            paid, gains = bundle_names(move.goods), ["point"] * points
            tell.all("building-traded", seat=seat, building=name_of(building), paid_gains=paid, gains=gains)
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        used_up = why_not_use(table, seat, table.terms.buildings.town_hall, "K-20.6")
        return used_up or Refusal("cannot-pay", "K-20.6", {"gains": missing(table, seat, BUNDLES[move.goods])})

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return given(table, seat, move.goods, points=table.terms.buildings.town_hall_vp)


def why_not_use(table: "Kingsburg", seat: int, mask: int, rule: str) -> Refusal | None:
    """Why a building cannot be used, if it is not there or has been used."""
    building = {"building": name_of(mask)}
    if not table.built[seat] & mask:
        return Refusal("not-built", rule, building)
    return Refusal("used-this-season", rule, building) if table.traded[seat] & mask else None


VERBS: Final = by_verb(
    MOVES, "K-8.3", {"trade": Trade(), "town-hall": TownHall(), "enough": Enough()}, otherwise="trade-first"
)
SEASON_END: Final[SeasonEnd] = SeasonEnd()
TRADE_GOODS: Final[TradeGoods] = TradeGoods()
