"""Chapter 7: putting up buildings."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import BUILDING, BUILDINGS, COLUMNS, DEAREST, GOVERNOR, GOVERNORS
from hoftag.games.kingsburg.moves import (
    BUILD,
    BUILD_LENT,
    BUILD_SAVING,
    NO_BUILDING,
    KingsburgMove,
)
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.marks import LENT, SAVED
from hoftag.games.kingsburg.rules.supply import names, score, tell_gains
from hoftag.games.kingsburg.rules.taking import TakeGoods
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

LEFTMOST_MISSING: Final = [next((column for column in range(4) if not row >> column & 1), -1) for row in range(16)]
"""K-7.2: by the buildings of a row as a mask."""
NEXT: Final = [
    [(row * COLUMNS + LEFTMOST_MISSING[standing]) if standing < 15 else -1 for standing in range(16)]
    for row in range(7)
]
"""The next building of each row, by those that stand in it."""
FROM_II, FROM_III, FROM_IV = (sum((15 << column & 15) << row * COLUMNS for row in range(7)) for column in (1, 2, 3))
"""The buildings from a column on, as masks."""
BUILD_OF: Final = {1 << number: BUILD[number] for number in range(len(BUILDING))}
FINISHED: Final = 9
"""More buildings than anybody can put up in a turn: it is over."""
BUILD_KIND: Final = BUILD[0].kind
SAVING_KIND: Final = BUILD_SAVING[0][0].kind
LENT_KIND: Final = BUILD_LENT[0, 0, 0].kind


def building(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-7.1, K-7.5, A-02: in turn order one building each, and right afterwards the envoy's."""
    if table.taxed:
        return ask(table, table.governor.index(table.terms.box.tax_collector), TAX_GOODS)
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        moves = builds(table, seat) if table.builds == 0 or may_go_on(table, seat) else []
        if moves:
            moves.append(NO_BUILDING)
            return ask(table, seat, BUILD_SOMETHING, moves)
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
        return ask(table, table.governor.index(table.terms.box.tax_collector), TAX_GOODS)
    seat = table.envoy
    if table.terms.envoy_builds_last and seat >= 0 and table.builds == 0 and table.builders >> seat & 1:
        table.builds = 1
        moves = builds(table, seat)
        if moves:
            moves.append(NO_BUILDING)
            return ask(table, seat, BUILD_SOMETHING, moves)
    table.builds = 0
    return False


def next_buildings(table: "Kingsburg", seat: int) -> int:
    """K-7.2, K-7.3: the leftmost missing building of every row, as a mask."""
    missing = table.terms.sheet & ~table.built[seat]
    return missing & ~(missing << 1 & FROM_II | missing << 2 & FROM_III | missing << 3 & FROM_IV)


def candidates(table: "Kingsburg", seat: int) -> list[int]:
    """The same one by one."""
    mask = next_buildings(table, seat)
    return [number for number in range(len(BUILDING)) if mask >> number & 1]


def builds(table: "Kingsburg", seat: int) -> list[Move]:
    """K-7.1: what can be paid, in every way that it can."""
    box, governor = table.terms.box, table.governor[seat]
    gold, wood, stone = table.gold[seat], table.wood[seat], table.stone[seat]
    for_gold, for_wood, for_stone = box.payable(table.built[seat], governor)
    mask = for_gold[min(DEAREST, gold)] & for_wood[min(DEAREST, wood)] & for_stone[min(DEAREST, stone)]
    moves: list[Move] = []
    if mask:
        mask &= next_buildings(table, seat)
    while mask:
        lowest = mask & -mask
        moves.append(BUILD_OF[lowest])
        mask ^= lowest
    if governor >= 0 and box.builds_specially[governor]:
        moves += special_builds(table, seat)
    return moves


def special_builds(table: "Kingsburg", seat: int) -> list[KingsburgMove]:
    """What the Architect or the Moneylender can build in their own ways."""
    box, governor = table.terms.box, table.governor[seat]
    if governor == box.architect and not table.used[seat] & SAVED and is_behind(table, seat):
        return saving_builds(table, seat)
    if governor == box.moneylender and not table.used[seat] & LENT:
        return lent_builds(table, seat)
    return []


def is_behind(table: "Kingsburg", seat: int) -> bool:
    """K-21.1: an opponent has more buildings, as they stand at this moment."""
    mine = table.built[seat].bit_count()
    return any(built.bit_count() > mine for built in table.built)


def saving_builds(table: "Kingsburg", seat: int) -> list[KingsburgMove]:
    """The Architect pays one good less, of a type that the building costs."""
    have = (table.gold[seat], table.wood[seat], table.stone[seat])
    prices = table.terms.box.prices(table.built[seat], table.governor[seat])
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
    prices = table.terms.box.prices(table.built[seat], table.governor[seat])
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


class BuildSomething(Step):
    """K-7.1: put up a building, or none."""

    name = "build"
    rule = "K-7.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """What can be paid, or nothing."""
        return [*builds(table, seat), NO_BUILDING]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Build it; the second one takes the envoy home (K-10.4)."""
        if move is NO_BUILDING:
            table.builds = FINISHED
            return
        price = price_of(table, seat, move)
        if move.kind == SAVING_KIND:
            table.used[seat] |= SAVED
        elif move.kind == LENT_KIND:
            table.used[seat] |= LENT
        if table.builds:
            table.envoy = -1
            if tell is not None:
                tell.all("envoy-used", seat=seat)
        put_up(table, seat, move.building, price, tell)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """The first building, or the envoy's."""
        args = {"gold": table.gold[seat], "wood": table.wood[seat], "stone": table.stone[seat]}
        return Prompt("build-again", "K-10.6", args) if table.builds else Prompt("build", "K-7.1", args)

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """It stands already, something left of it is missing, it is not on the sheet, or it is too dear."""
        if move.kind not in (BUILD_KIND, SAVING_KIND, LENT_KIND):
            return Refusal("build-first", "K-7.1")
        args = {"building": BUILDING.ids[move.building]}
        if move.building // COLUMNS not in table.terms.rows:
            return Refusal("not-on-sheet", "K-16.1", args)
        if table.built[seat] >> move.building & 1:
            return Refusal("stands-already", "K-7.3", args)
        if move.building not in candidates(table, seat):
            return Refusal("not-leftmost", "K-7.2", args)
        if move.kind != BUILD_KIND:
            return Refusal("not-that-way", "K-17.4", args)
        return Refusal("too-dear", "K-7.1", args)


def price_of(table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[int, int, int]:
    """What is paid, in the way the move says."""
    printed = table.terms.box.prices(table.built[seat], table.governor[seat])[move.building]
    if move.kind == BUILD_KIND:
        return printed
    price = list(printed)
    if move.kind == SAVING_KIND:
        price[move.good] -= 1
    else:
        price[move.good] += 2
        price[move.for_good] -= 1
    return price[0], price[1], price[2]


def put_up(table: "Kingsburg", seat: int, number: int, price: tuple[int, int, int], tell: Tell | None) -> None:
    """K-7.1, K-7.4, K-21.9: pay, score the printed points at once; the Tax Collector takes his good."""
    box = table.terms.box
    gold, wood, stone = price
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    table.built[seat] |= 1 << number
    table.builds += 1
    table.builders |= 1 << seat
    score(table, seat, box.vp[number], BUILDINGS)
    if tell is not None:
        paid = names(gold, wood, stone)
        tell.all("built", seat=seat, building=BUILDING.ids[number], paid_gains=paid, points=box.vp[number])
    if table.terms.governors and box.tax_columns >> number % COLUMNS & 1 and box.tax_collector in table.governor:
        table.taxed = box.tax_goods if table.governor[seat] != box.tax_collector else 0


class TaxGoods(TakeGoods):
    """K-21.9: a good for the Tax Collector, right after the building."""

    name = "tax-goods"
    rule = "K-21.9"
    told = "took-tax"

    def count(self, table: "Kingsburg", seat: int) -> int:
        """What is due."""
        return table.taxed

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """It is settled."""
        table.taxed = 0


def preach(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.6: a point for the Preacher if anybody has built nothing, himself included."""
    box = table.terms.box
    if table.terms.governors and box.preacher in table.governor and table.builders != table.terms.everybody:
        seat = table.governor.index(box.preacher)
        score(table, seat, box.preacher_vp, GOVERNORS)
        tell_gains(tell, "governor-paid", seat, ["point"] * box.preacher_vp, governor=GOVERNOR.ids[box.preacher])
    return False


BUILD_SOMETHING = BuildSomething()
TAX_GOODS = TaxGoods()
