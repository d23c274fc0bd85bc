"""Chapter 7: putting up buildings."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step, Verb, by_verb
from hoftag.games.kingsburg.components import BUILDING, BUILDINGS, COLUMNS, GOVERNOR, GOVERNORS, Price
from hoftag.games.kingsburg.moves import (
    BUILD,
    BUILD_DEAR,
    BUILD_LENT,
    BUILD_SAVING,
    DECLINE,
    MOVES,
    NO_BUILDING,
    KingsburgMove,
)
from hoftag.games.kingsburg.rules import council
from hoftag.games.kingsburg.rules.marks import LENT, SAVED
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment, goods_may_decide, points_may_hurt
from hoftag.games.kingsburg.rules.supply import changed, missing, names, score, tell_gains
from hoftag.games.kingsburg.rules.taking import TakeGoods

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

FROM_II: Final = sum(0b1110 << row * COLUMNS for row in range(7))
FROM_III: Final = sum(0b1100 << row * COLUMNS for row in range(7))
FROM_IV: Final = sum(0b1000 << row * COLUMNS for row in range(7))
"""The buildings from a column on, as masks."""
BUILDS: Final[dict[int, list[Move]]] = {}
"""The moves that put up one of these buildings, found so far; of each row there is one at the most."""
FINISHED: Final = 9
"""More buildings than anybody can put up in a turn: it is over."""
TOO_DEAR: Final = "refusal-too-dear"


def begin_building(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.5, K-7.1: the dice are taken back; now it is built."""
    table.cursor = table.builds = 0
    council.take_dice_back(table)
    return False


def building(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-7.1, K-7.5, A-02: in turn order one building each, and right afterwards the envoy's."""
    if table.taxed:
        return table.ask(tax_collector(table), TAX_GOODS)
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        moves = build_moves(table, seat) if table.builds == 0 or may_go_on(table, seat) else []
        if moves:
            return table.ask(seat, BUILD_SOMETHING, moves)
        if tell is not None and not table.builders >> seat & 1:
            tell.all("built-nothing", seat=seat)
        table.cursor += 1
        table.builds = 0
    table.cursor = 0
    return False


def may_go_on(table: "Kingsburg", seat: int) -> bool:
    """A second building, with the envoy."""
    return table.builds == 1 and table.envoy == seat and not table.terms.envoy_builds_last


def envoy_builds(table: "Kingsburg", tell: Tell | None) -> bool:
    """A-02, as some tables play it: the envoy's building comes at the end of the step."""
    if table.taxed:
        return table.ask(tax_collector(table), TAX_GOODS)
    seat = table.envoy
    if table.terms.envoy_builds_last and seat >= 0 and table.builds == 0 and table.builders >> seat & 1:
        table.builds = 1
        moves = build_moves(table, seat)
        if moves:
            return table.ask(seat, BUILD_SOMETHING, moves)
    table.builds = 0
    return False


def next_buildings(table: "Kingsburg", seat: int) -> int:
    """K-7.2, K-7.3: the leftmost missing building of every row, as a mask."""
    missing = table.terms.sheet & ~table.built[seat]
    return missing & ~(missing << 1 & FROM_II | missing << 2 & FROM_III | missing << 3 & FROM_IV)


def candidates(table: "Kingsburg", seat: int) -> list[int]:
    """The same one by one."""
    return members(next_buildings(table, seat))


def build_moves(table: "Kingsburg", seat: int) -> list[Move]:
    """K-7.1: what can be paid, in every way that it can, or nothing of it; empty if there is nothing to decide."""
    governor = table.governor[seat]
    prices = table.terms.prices.of(table.built[seat], governor)
    mask = prices.payable(table.gold[seat], table.wood[seat], table.stone[seat])
    if mask:
        mask &= next_buildings(table, seat)
    known = BUILDS.get(mask)
    if known is None:
        known = BUILDS[mask] = [BUILD[number] for number in members(mask)]
    moves = known[:]
    if governor >= 0 and table.terms.cards[governor].builds_specially:
        moves += special_builds(table, seat)
    if moves:
        moves.append(NO_BUILDING)
        if prices.reduced:
            moves += dear_builds(table, seat, prices.reduced)
    return moves


def special_builds(table: "Kingsburg", seat: int) -> list[KingsburgMove]:
    """What the Architect or the Moneylender can build in their own ways."""
    card = table.terms.cards[table.governor[seat]]
    if card.saves and not table.used[seat] & SAVED and is_behind(table, seat):
        return saving_builds(table, seat)
    if card.lends and not table.used[seat] & LENT:
        return lent_builds(table, seat)
    return []


def is_behind(table: "Kingsburg", seat: int) -> bool:
    """K-21.1: an opponent has more buildings, as they stand at this moment."""
    mine = table.built[seat].bit_count()
    return any(built.bit_count() > mine for built in table.built)


def saving_builds(table: "Kingsburg", seat: int) -> list[KingsburgMove]:
    """The Architect pays one good less, of a type that the building costs."""
    have = (table.gold[seat], table.wood[seat], table.stone[seat])
    prices = table.terms.prices.of(table.built[seat], table.governor[seat]).costs
    moves: list[KingsburgMove] = []
    for number in candidates(table, seat):
        price = prices[number]
        moves += [
            BUILD_SAVING[number][good]
            for good in range(3)
            if price[good] and all(have[kind] >= price[kind] - (kind == good) for kind in range(3))
        ]
    return moves


def lent_builds(table: "Kingsburg", seat: int) -> list[KingsburgMove]:
    """The Moneylender pays two equal goods in place of one missing good of another type."""
    have = (table.gold[seat], table.wood[seat], table.stone[seat])
    prices = table.terms.prices.of(table.built[seat], table.governor[seat]).costs
    moves: list[KingsburgMove] = []
    for number in candidates(table, seat):
        price = prices[number]
        short = [kind for kind in range(3) if have[kind] < price[kind]]
        if len(short) == 1 and have[short[0]] == price[short[0]] - 1:
            lacking = short[0]
            moves += [
                BUILD_LENT[number, kind, lacking]
                for kind in range(3)
                if kind != lacking and have[kind] >= price[kind] + 2
            ]
    return moves


def dear_builds(table: "Kingsburg", seat: int, cheaper: int) -> list[KingsburgMove]:
    """K-19.4, A-24: what is built without the discounts of buildings and governor. Version 1 took them always."""
    terms = table.terms
    if terms.rules < 2:
        return []
    cheaper &= terms.prices.printed.payable(table.gold[seat], table.wood[seat], table.stone[seat])
    cheaper &= next_buildings(table, seat)
    if cheaper and (terms.asks_for_all or goods_may_decide(table, seat)):
        return [BUILD_DEAR[number] for number in members(cheaper)]
    return []


class BuildSomething(Step["Kingsburg", KingsburgMove]):
    """K-7.1: put up a building, or none."""

    name = "build"
    rule = "K-7.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return build_moves(table, seat)

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        args = {"gold": table.gold[seat], "wood": table.wood[seat], "stone": table.stone[seat]}
        return Prompt("build-again", "K-10.6", args) if table.builds else Prompt("build", self.rule, args)

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class NoBuilding(Verb["Kingsburg", KingsburgMove]):
    """The next one's turn to build."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        table.builds = FINISHED
        return False


class Build(Verb["Kingsburg", KingsburgMove]):
    """K-7.1, K-7.4: pay, and score the printed points at once."""

    mark: int = 0
    """What cannot be used again this season."""

    def price(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Price:
        """What is paid in this way."""
        return table.terms.prices.of(table.built[seat], table.governor[seat]).costs[move.building]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """The second building takes the envoy home (K-10.4)."""
        number, points = move.building, table.terms.buildings.vp[move.building]
        gold, wood, stone = self.price(table, seat, move)
        if table.builds:
            table.envoy = -1
            if tell is not None:
                tell.all("envoy-used", seat=seat)
        table.used[seat] |= self.mark
        table.gold[seat] -= gold
        table.wood[seat] -= wood
        table.stone[seat] -= stone
        table.built[seat] |= 1 << number
        table.builds += 1
        table.builders |= 1 << seat
        score(table, seat, points, BUILDINGS)
        if tell is not None:
            paid = names(gold, wood, stone)
            tell.all("built", seat=seat, building=BUILDING.ids[number], paid_gains=paid, points=points)
        if table.terms.taxed_columns >> number % COLUMNS & 1:
            table.taxed = tax(table, seat, number)
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """It stands already, something left of it is missing, it is not on the sheet, or it is too dear."""
        args: Args = {"building": BUILDING.ids[move.building]}
        if move.building // COLUMNS not in table.terms.rows:
            return Refusal("not-on-sheet", "K-16.1", args)
        if table.built[seat] >> move.building & 1:
            return Refusal("stands-already", "K-7.3", args)
        if move.building not in candidates(table, seat):
            row = move.building // COLUMNS
            first = next(number for number in candidates(table, seat) if number // COLUMNS == row)
            return Refusal("not-leftmost", "K-7.2", {**args, "first_building": BUILDING.ids[first]})
        if self.mark:
            return Refusal("not-that-way", "K-17.4", args)
        return Refusal(
            "too-dear", "K-7.1", {**args, "gains": missing(table, seat, (*self.price(table, seat, move), 0))}
        )

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        gold, wood, stone = self.price(table, seat, move)
        return changed(table, seat, (-gold, -wood, -stone, 0), points=table.terms.buildings.vp[move.building])


class BuildSaving(Build):
    """K-21.1: the Architect pays one good less."""

    mark = SAVED

    def price(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Price:
        gold, wood, stone = super().price(table, seat, move)
        return gold - (move.good == 0), wood - (move.good == 1), stone - (move.good == 2)


class BuildLent(Build):
    """K-17.2: the Moneylender pays two equal goods in place of one of another type."""

    mark = LENT

    def price(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Price:
        price = list(super().price(table, seat, move))
        price[move.good] += 2
        price[move.for_good] -= 1
        return price[0], price[1], price[2]


class BuildDear(Build):
    """K-19.4: somebody pays the printed price, though it need not be."""

    def price(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Price:
        return table.terms.buildings.cost[move.building]

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        refusal = super().why_not(table, seat, move)
        return Refusal("not-that-way", "A-24", refusal.args) if refusal.key == TOO_DEAR else refusal


WAYS: Final = {
    "build": Build(),
    "build-saving": BuildSaving(),
    "build-lent": BuildLent(),
    "build-dear": BuildDear(),
}
"""The ways to put up a building."""


def price_of(table: "Kingsburg", seat: int, move: KingsburgMove) -> Price:
    """What is paid, in the way the move says."""
    return WAYS[move.verb].price(table, seat, move)


# --- taxes and sermons -----------------------------------------------------------------------------------------------


def tax_collector(table: "Kingsburg") -> int:
    """The seat of the Tax Collector; -1 if there is none."""
    for seat, governor in enumerate(table.governor):
        if table.terms.cards[governor].tax:
            return seat
    return -1


def tax(table: "Kingsburg", seat: int, building: int) -> int:
    """K-21.9: the goods that the Tax Collector takes when this seat puts up a building."""
    collector = tax_collector(table)
    if collector in (seat, -1):
        return 0
    card = table.terms.cards[table.governor[collector]]
    return card.tax if card.tax_columns >> building % COLUMNS & 1 else 0


class TaxGoods(TakeGoods):
    """K-21.9, K-17.2: a good for the Tax Collector, right after the building, if he takes it."""

    name = "tax-goods"
    rule = "K-21.9"
    told = "took-tax"

    def count(self, table: "Kingsburg", seat: int) -> int:
        return table.taxed

    def taken(self, table: "Kingsburg", seat: int) -> None:
        table.taxed = 0

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """By version 1 the tax was always taken."""
        takes = super().legal(table, seat)
        return takes if table.terms.rules < 2 else [*takes, DECLINE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        if move is not DECLINE:
            return super().play(table, seat, move, tell)
        self.taken(table, seat)
        if tell is not None:
            tell.all("skipped-governor", seat=seat, governor=GOVERNOR.ids[table.governor[seat]])
        return False

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return NO_EFFECTS if move is DECLINE else super().effects(table, seat, move)


def preach(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.6: a point for the Preacher if anybody has built nothing, himself included."""
    idle = table.builders != table.terms.everybody
    return idle and table.governing & table.terms.preaching > 0 and SERMON.in_turn(table, tell)


class Sermon(Moment):
    """K-21.6: the Preacher's point."""

    name = "sermon"
    rule = "K-21.6"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if table.terms.cards[table.governor[seat]].points_if_idle else 0

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if points_may_hurt(table, seat) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            points = table.terms.cards[table.governor[seat]].points_if_idle
            score(table, seat, points, GOVERNORS)
            governor = GOVERNOR.ids[table.governor[seat]]
            tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=governor)
        return False


VERBS: Final = by_verb(MOVES, "K-7.1", {**WAYS, "no-building": NoBuilding()}, otherwise="build-first")
BUILD_SOMETHING: Final[BuildSomething] = BuildSomething()
TAX_GOODS: Final[TaxGoods] = TaxGoods()
SERMON: Final[Sermon] = Sermon()
