"""Chapter 11: recruiting soldiers."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step
from hoftag.games.kingsburg.components import BUNDLES, GOODS, RECRUITING
from hoftag.games.kingsburg.moves import END_RECRUITING, RECRUIT, KingsburgMove
from hoftag.games.kingsburg.rules.marks import RECRUITED
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment, goods_may_decide
from hoftag.games.kingsburg.rules.phases import enter
from hoftag.games.kingsburg.rules.supply import affordable, bundle_names, give_bundle, given, missing, peek

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

RECRUIT_KIND: Final = RECRUIT[0].kind
PLUS2: Final = 3
"""Where tokens stand in a bundle."""


def begin_recruiting(table: "Kingsburg", tell: Tell | None) -> bool:
    """Phase 7 begins."""
    enter(table, RECRUITING, tell)
    return False


def spy_out(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-17.2: the General (the governor) looks at the enemy first."""
    return table.governing & table.terms.spying > 0 and SPYING.in_turn(table, tell)


class Spying(Moment):
    """K-17.2: a look at the enemy before it is recruited."""

    name = "spying"
    rule = "K-17.2"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if table.terms.cards[table.governor[seat]].peeks == "start_of_phase_7" else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            peek(table, seat, tell)
        return False


def recruiting(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-11.1: in turn order, as many as each can pay."""
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        moves = recruits(table, seat)
        if moves:
            moves.append(END_RECRUITING)
            return table.ask(seat, RECRUIT_SOLDIERS, moves)
        table.cursor += 1
    table.cursor = 0
    return False


def price(table: "Kingsburg", seat: int) -> int:
    """K-11.1, K-20.8: two goods, one with the Barracks; the Quartermaster's first is cheaper."""
    buildings, card = table.terms.buildings, table.terms.cards[table.governor[seat]]
    cost = buildings.barracks_goods if table.built[seat] & buildings.barracks else table.terms.box.goods_per_soldier
    if card.recruit_discount and not table.yearly[seat] & RECRUITED:
        cost = max(0, cost - card.recruit_discount)
    return cost


def prices(table: "Kingsburg", seat: int) -> list[int]:
    """K-19.4, A-24: the price, and those without the Barracks or the Quartermaster where a seat may choose them.

    Version 1 knew the price alone.
    """
    terms, cost = table.terms, price(table, seat)
    full = terms.box.goods_per_soldier
    if cost == full or terms.rules < 2 or not (terms.asks_for_all or goods_may_decide(table, seat)):
        return [cost]
    found = {cost, full}
    if table.built[seat] & terms.buildings.barracks:
        found.add(terms.buildings.barracks_goods)
    return sorted(found)


def with_tokens(table: "Kingsburg", seat: int) -> bool:
    """K-20.16: with the Recruiting Center, +2 tokens pay like goods."""
    return bool(table.built[seat] & table.terms.buildings.recruiting_center)


def recruits(table: "Kingsburg", seat: int) -> list[Move]:
    """Every way to pay for another soldier."""
    tokens = with_tokens(table, seat)
    found: list[Move] = []
    for cost in prices(table, seat):
        found += [RECRUIT[bundle] for bundle in affordable(table, seat, cost, tokens=tokens)]
    return found


class RecruitSoldiers(Step["Kingsburg", KingsburgMove]):
    """K-11.1: soldiers for goods, one at a time, any mix."""

    name = "recruit"
    rule = "K-11.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [*recruits(table, seat), END_RECRUITING]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """K-11.2: the soldier stays until the end of winter."""
        if move is END_RECRUITING:
            table.cursor += 1
            return False
        give_bundle(table, seat, move.goods)
        table.soldiers[seat] += 1
        table.yearly[seat] |= RECRUITED
        if tell is not None:
            tell.all("recruited", seat=seat, paid_gains=bundle_names(move.goods))
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"cost": price(table, seat), "soldiers": table.soldiers[seat]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind != RECRUIT_KIND:
            return Refusal("recruit-first", self.rule)
        if BUNDLES[move.goods][PLUS2] and not with_tokens(table, seat):
            return Refusal("no-recruiting-center", "K-20.16")
        lacking = missing(table, seat, BUNDLES[move.goods])
        if lacking:
            return Refusal("cannot-pay", self.rule, {"gains": lacking})
        return Refusal("not-that-price", self.rule, {"goods": GOODS.ids[move.goods], "cost": price(table, seat)})

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return given(table, seat, move.goods, soldiers=1) if move is not END_RECRUITING else NO_EFFECTS


SPYING: Final[Spying] = Spying()
RECRUIT_SOLDIERS: Final[RecruitSoldiers] = RecruitSoldiers()
