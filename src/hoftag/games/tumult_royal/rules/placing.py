"""Chapter 4: statues are placed and paid for, in rank order, round after round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Verb, by_verb
from hoftag.games.tumult_royal.components import FIELD, GOOD, GOODS, PAYMENTS, TERRAIN, TILE, TILES
from hoftag.games.tumult_royal.moves import MOVES, PASS, PAY, PAY_KIND, PLACES, TumultMove, among
from hoftag.games.tumult_royal.rules import ending, holdings, land, prices, supply, tiles
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def begin(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-4.1: from the king down."""
    table.could = 0
    table.placed = False
    table.turn = -1
    return False


def place_in_turn(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-4.1, T-4.11, T-4.12, Q-6: ask the next who can place; the phase ends after a round without a placement."""
    while True:
        table.turn += 1
        if table.turn == table.seats:
            if not table.placed:
                return False
            table.placed = False
            table.turn = 0
            if tell is not None:
                tell.all("placement-round", seat=table.order[0])
        seat = table.order[table.turn]
        table.offers = fields_for(table, seat)
        if table.offers:
            table.could |= 1 << seat
            return table.ask(seat, PLACE_STATUES)
        if tell is not None:
            tell.all("must-pass", seat=seat)


def end(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-4.13, T-4.14, Q-6, Q-13: what is left lapses; whoever never could place and was not punished is consoled."""
    for seat in table.order:
        if not (table.could | table.hit) >> seat & 1:
            gained = supply.pay_out(table, seat, table.terms.box.consolation, tell)
            if tell is not None:
                tell.all("consoled", seat=seat, count=gained)
    for at, count in enumerate(table.stock):
        if count:
            table.people[at % TILES] += count
            table.stock[at] = 0
    table.offers = 0
    return False


def fields_for(table: "TumultRoyal", seat: int) -> int:
    """T-4.2, T-4.4, T-4.6: the fields that this player may take and can pay for."""
    box, stock, free = table.terms.box, table.stock, table.free
    at = seat * TILES
    bread = stock[at] + 2 * stock[at + 1] + 3 * stock[at + 2]
    marble = stock[at + 3] + 2 * stock[at + 4] + 3 * stock[at + 5]
    tools = stock[at + 6] + 2 * stock[at + 7] + 3 * stock[at + 8]
    reach = table.reach[seat]
    found = 0
    for terrain, cost in enumerate(box.cost):
        if cost[0] <= bread and cost[1] <= marble and cost[2] <= tools:
            found |= free[terrain] & reach
            if box.remote[terrain]:
                cost = box.remote_cost[terrain]  # noqa: PLW2901 - the same field, further away
                if cost[0] <= bread and cost[1] <= marble and cost[2] <= tools:
                    found |= free[terrain]
    return found


class PlaceStatues(TumultStep):
    """T-4.1: place on exactly one field, or pass."""

    name = "place"
    rule = "T-4.1"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        moves = among(PLACES, table.offers)
        moves.append(PASS)
        return moves

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class Pass(Verb["TumultRoyal", TumultMove]):
    """Q-6: for this placement round."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        if tell is not None:
            tell.all("passed", seat=seat)
        return False


class Place(Verb["TumultRoyal", TumultMove]):
    """T-4.2 to T-4.7: choose a field and pay for it."""

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        table.field = move.field
        return pay(table, seat, tell)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        field = move.field
        args: Args = {"field": FIELD.ids[field]}
        terrain = table.land[field]
        if terrain < 0:
            return Refusal("face-down", "T-4.2", args)
        if land.owner(table, field) >= 0:
            return Refusal("taken", "T-4.3", {**args, "seat": land.owner(table, field)})
        args = {**args, "terrain": TERRAIN.ids[terrain]}
        remote = prices.is_remote(table, seat, field)
        if remote and not table.terms.box.remote[terrain]:
            return Refusal("not-adjacent", "T-4.6" if table.terms.box.inhabited[terrain] else "T-4.2", args)
        cost = prices.cost_of(table, seat, field)
        args = {**args, "goods": goods(cost), "missing_goods": missing(table, seat, cost)}
        if not remote:
            return Refusal("too-dear", "T-4.4", args)
        return Refusal("too-dear-remote", "T-4.6", {**args, "near_goods": goods(table.terms.box.cost[terrain])})

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        statues = ending.statues_for(table, seat, move.field)
        return holdings.changed(table, seat, statues=statues, **changes(table, seat, move.field, table.paid))


def goods(amounts: Sequence[int]) -> list[str]:
    """So much of each type, piece by piece."""
    return [name for name, amount in zip(GOOD.ids, amounts, strict=True) for _ in range(amount)]


def missing(table: "TumultRoyal", seat: int, cost: Sequence[int]) -> list[str]:
    """T-4.4: what a player's open tiles lack of a cost, piece by piece."""
    have = tiles.goods_by_type(table.stock, seat * TILES)
    return goods([max(0, asked - have[name]) for name, asked in zip(GOOD.ids, cost, strict=True)])


class PayCost(TumultStep):
    """T-4.7 to T-4.10: whole tiles of one type, none of them needless."""

    name = "pay"
    rule = "T-4.9"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        row = PAY[table.good]
        cost = prices.cost_of(table, seat, table.field)[table.good]
        return [row[payment.number] for payment in prices.payments(table, seat, table.good, cost)]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        table.paid[table.good] = move.payment
        return pay(table, seat, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        cost = prices.cost_of(table, seat, table.field)
        due = goods([amount if good == table.good else 0 for good, amount in enumerate(cost)])
        args: Args = {"field": FIELD.ids[table.field], "good": GOOD.ids[table.good]}
        args = {**args, "goods": goods(cost), "due_goods": due}
        return Prompt("pay" if goods(cost) == due else "pay-part", self.rule, args)

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        if move.kind != PAY_KIND or move.good != table.good:
            return Refusal("pay-first", self.rule, self.prompt(table, seat).args)
        payment = PAYMENTS[move.payment]
        cost = prices.cost_of(table, seat, table.field)[table.good]
        args: Args = {"due_goods": [GOOD.ids[table.good]] * cost, "goods": [GOOD.ids[table.good]] * payment.goods}
        at = seat * TILES + 3 * table.good
        if any(table.stock[at + number] < count for number, count in enumerate(payment.tiles)):
            return Refusal("no-such-tiles", "T-4.7", args)
        if payment.goods < cost:
            return Refusal("pays-too-little", "T-4.9", args)
        return Refusal("needless-tile", "T-4.9", args)

    def effects(self, table: "TumultRoyal", seat: int, move: TumultMove) -> tuple[Effect, ...]:
        paid = table.paid[:]
        paid[table.good] = move.payment
        return holdings.changed(table, seat, **changes(table, seat, table.field, paid))


def pay(table: "TumultRoyal", seat: int, tell: Tell | None) -> bool:
    """T-4.7: type by type; when all are paid the statues are put up."""
    cost = prices.cost_of(table, seat, table.field)
    table.good = prices.lay_down(table, seat, cost, table.paid)
    return table.ask(seat, PAY_COST) if table.good >= 0 else settle(table, seat, cost, tell)


def changes(table: "TumultRoyal", seat: int, field: int, paid: list[int]) -> dict[str, int]:
    """The goods that these payments for a field cost beyond those before, and the supporters they bring in the end."""
    cost = prices.cost_of(table, seat, field)
    before = prices.certain(table, seat, cost, table.paid) if table.field >= 0 else table.paid
    now = prices.certain(table, seat, cost, paid)
    found = {GOOD.ids[good]: -PAYMENTS[now[good]].goods for good in range(GOODS) if now[good] >= 0 > before[good]}
    if all(now[good] >= 0 for good in range(GOODS) if cost[good]):
        found["supporters"] = supply.gain(table, seat, prices.admirers(table, prices.overpaid(cost, now)))
    return found


def settle(table: "TumultRoyal", seat: int, cost: tuple[int, ...], tell: Tell | None) -> bool:
    """T-4.3, T-4.7, T-4.8: the tiles go to the people, supporters come for what was overpaid, the statues stand."""
    field, stock = table.field, table.stock
    above = prices.overpaid(cost, table.paid)
    spent: list[str] = []
    for good in range(GOODS):
        number = table.paid[good]
        if number >= 0:
            payment = PAYMENTS[number]
            at = seat * TILES + 3 * good
            for value, count in enumerate(payment.tiles):
                stock[at + value] -= count
                table.people[3 * good + value] += count
            if tell is not None:
                spent += [TILE.ids[3 * good + value - 1] for value in payment.values]
            table.paid[good] = -1
    remote = tell is not None and prices.is_remote(table, seat, field)
    table.field = -1
    table.placed = True
    terrain = table.land[field]
    land.occupy(table, seat, field)
    put = ending.put_up(table, seat, table.terms.box.field_statues[terrain])
    if tell is not None:
        about: Args = {"field": FIELD.ids[field], "terrain": TERRAIN.ids[terrain]}
        tell.all("placed-remote" if remote else "placed", seat=seat, count=put, tiles=spent, **about)
    if above:
        gained = supply.pay_out(table, seat, prices.admirers(table, above), tell)
        if tell is not None:
            tell.all("admired", seat=seat, count=gained)
    return ending.has_all_up(table, seat) and ending.end_game(table, ending.STATUES, tell)


VERBS: "Final[list[Verb[TumultRoyal, TumultMove]]]" = by_verb(
    MOVES, "T-4.1", {"place": Place(), "pass": Pass()}, otherwise="place-first"
)
PLACE_STATUES: Final[TumultStep] = PlaceStatues()
PAY_COST: Final[TumultStep] = PayCost()
