"""Who sees what, built from nothing by whitelist. Faces of tiles belong to whoever has lifted them (Q-3, L-9)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from hoftag.core.masks import members
from hoftag.core.options import OptionValue
from hoftag.core.outcome import OutcomeView
from hoftag.core.standing import EndView, PlaceView, final_standing, standing
from hoftag.games.tumult_royal import view_end
from hoftag.games.tumult_royal.components import FIELD, GOODS, PAYMENT, PLOT, QUARTER, REGION, SLOT, TILE
from hoftag.games.tumult_royal.facts import GOOD_NAMES, RANKS, TERRAINS, Good, Goods, Rank, Terrain, goods
from hoftag.games.tumult_royal.rules import ending, land, orders, placing, prices, ticks, tiles
from hoftag.games.tumult_royal.rules.orders import LEAST_AT
from hoftag.games.tumult_royal.view_end import LimitView, SpaceView
from hoftag.games.tumult_royal.view_order import FilledOrderView, OrderFormView, order_for, order_form

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.components import TumultBox
    from hoftag.games.tumult_royal.state import TumultRoyal

Answer = Literal["keep", "lay-back"]
ANSWERS: Final[dict[int, Answer | None]] = {
    tiles.UNDECIDED: None,
    tiles.KEEPS: "keep",
    tiles.LAYS_BACK: "lay-back",
}


class DemandView(TypedDict):
    """What the people want of each type, where it is known."""

    bread: int | None
    marble: int | None
    tools: int | None


class RegionView(TypedDict):
    """A plot, with the tile in it once it lies face up."""

    plot: str
    region: str | None
    quarter: str | None


class FieldView(TypedDict):
    """A field that lies face up, and whose statues stand on it."""

    field: str
    terrain: Terrain
    seat: int | None


class TaxingView(TypedDict):
    """L-9: how long taxes are collected, and where tiles lie."""

    seconds: float | None
    ticks: int | None
    tick: int | None
    slots: int
    set_aside: int
    centre: list[str]
    looked_at: list[str]


class PlacingView(TypedDict):
    """Who places, and the field that is being paid for."""

    seat: int
    field: str | None
    remote: bool | None
    cost: Goods | None
    good: Good | None
    paid: dict[Good, str]


class PlayerView(TypedDict):
    """What everybody sees of a player; `castle` are places of tiles that lie face down, `tiles` those that lie open."""

    seat: int
    rank: Rank
    supporters: int
    statues: int
    in_chronicle: int
    left: int
    mercy: bool
    punished: bool
    done: bool
    hand: str | None
    castle: list[str]
    tiles: list[str]
    goods: Goods


class PublicView(TypedDict):
    """What everybody sees; `gap` is most statues less fewest."""

    game: Literal["tumult_royal"]
    options: Mapping[str, OptionValue]
    round: int
    step: str
    to_act: list[int]
    king: int
    ranks: list[int]
    demand: DemandView
    supply: int
    regions: list[RegionView]
    land: list[FieldView]
    chronicle: list[int]
    next_space: SpaceView | None
    gap: int
    next_limit: LimitView | None
    taxing: TaxingView | None
    people: list[str]
    people_goods: Goods
    placing: PlacingView | None
    to_turn_up: int
    players: list[PlayerView]
    ended: str | None
    standing: list[PlaceView]
    """Everybody by points, best first."""
    end: EndView | None
    """How near the end is."""
    outcome: OutcomeView | None


class FaceView(TypedDict):
    """A tile that one has looked at."""

    slot: str
    tile: str


class OrderView(TypedDict):
    """What an order says so far."""

    goals: list[int]
    limits: list[int]
    least: int | None


class PriceView(TypedDict):
    """Free fields that cost a seat the same now; no cost: out of reach, and not to be had from afar."""

    terrain: Terrain
    remote: bool
    cost: Goods | None
    missing: Goods | None
    """What the seat's open tiles lack of the cost; only while statues are placed: then they all lie open."""
    statues: int
    fields: list[str]


class PaymentView(TypedDict):
    """A tile set that pays what is asked, and the supporters that it brings."""

    payment: str
    supporters: int


class OwnView(TypedDict):
    """What only one seat sees; `answer` is what it has said in secret about the tile in hand.

    `form` is what an order can say, for a seat that is to file one.
    """

    hand: FaceView | None
    answer: Answer | None
    order: OrderView
    form: OrderFormView | None
    seen: list[FaceView] | None
    reach: list[str]
    prices: list[PriceView]
    payments: list[PaymentView] | None


class PlannedView(TypedDict):
    """A field of a plan; `remote`: it has no neighbour, not even among the fields that come before it."""

    field: str
    terrain: Terrain
    remote: bool
    cost: Goods | None
    statues: int


class PlanView(TypedDict):
    """Fields that somebody has in mind, and all that can be had of them together; `order` takes what they need."""

    fields: list[PlannedView]
    sum: Goods
    statues: int
    order: FilledOrderView | None


def public(table: "TumultRoyal") -> PublicView:
    """T-0.2 and the like: everything but faces that are down, and sealed answers."""
    bread, marble, tools = [number if number >= 0 else None for number in table.demand]
    outcome = table.outcome() if table.is_over() else None
    limit = view_end.next_limit(table)
    return {
        "game": "tumult_royal",
        "options": table.terms.options,
        "round": table.round,
        "step": table.step.name,
        "to_act": list(table.to_act()),
        "king": table.order[0],
        "ranks": table.order[:],
        "demand": {"bread": bread, "marble": marble, "tools": tools},
        "supply": table.supply,
        "regions": _regions(table),
        "land": _land(tuple(table.land), tuple(table.fields)),
        "chronicle": table.chronicle[:],
        "next_space": view_end.next_space(table),
        "gap": ending.gap(table),
        "next_limit": limit,
        "taxing": _taxing(table) if table.faces else None,
        "people": tiles.names(table.people),
        "people_goods": _goods(table.people),
        "placing": _placing(table) if table.step in (placing.PLACE_STATUES, placing.PAY_COST) else None,
        "to_turn_up": table.to_turn,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "ended": ending.ENDINGS[table.ended] or None,
        "standing": standing(tuple(table.statues)) if outcome is None else final_standing(outcome),
        "end": view_end.nearing(table, limit) if outcome is None else None,
        "outcome": outcome.to_json() if outcome is not None else None,
    }


def _goods(counts: Sequence[int]) -> Goods:
    """The goods on open tiles."""
    return goods([tiles.goods_of(counts, 3 * good) for good in range(GOODS)])


def _regions(table: "TumultRoyal") -> list[RegionView]:
    return [
        {
            "plot": PLOT.ids[plot],
            "region": REGION.ids[region // 4] if region >= 0 else None,
            "quarter": QUARTER.ids[region % 4] if region >= 0 else None,
        }
        for plot, region in enumerate(table.regions)
        if region != land.NO_PLOT
    ]


@lru_cache(maxsize=1000)
def _land(terrains: tuple[int, ...], fields: tuple[int, ...]) -> list[FieldView]:
    """Every field that lies face up. Made once for many looks: while taxes are collected nothing changes here."""
    owners = {field: seat for seat, mask in enumerate(fields) for field in members(mask)}
    return [
        {"field": FIELD.ids[field], "terrain": TERRAINS[terrain], "seat": owners.get(field)}
        for field, terrain in enumerate(terrains)
        if terrain >= 0
    ]


def _taxing(table: "TumultRoyal") -> TaxingView:
    return {
        "seconds": table.terms.seconds if table.terms.taxing == "live" else None,
        "ticks": table.terms.box.ticks if table.terms.taxing == "ticks" else None,
        "tick": table.tick if table.step is ticks.TICK else None,
        "slots": table.terms.on_table,
        "set_aside": len(table.terms.tiles) - table.terms.on_table,
        "centre": [SLOT.ids[slot] for slot in members(table.centre)],
        "looked_at": [SLOT.ids[slot] for slot, face in enumerate(table.faces) if face >= 0],
    }


def _placing(table: "TumultRoyal") -> PlacingView:
    seat, field = table.order[table.turn], table.field
    return {
        "seat": seat,
        "field": FIELD.ids[field] if field >= 0 else None,
        "remote": prices.is_remote(table, seat, field) if field >= 0 else None,
        "cost": goods(prices.cost_of(table, seat, field)) if field >= 0 else None,
        "good": GOOD_NAMES[table.good] if table.good >= 0 else None,
        "paid": {GOOD_NAMES[good]: PAYMENT.ids[paid] for good, paid in enumerate(table.paid) if paid >= 0},
    }


def _player(table: "TumultRoyal", seat: int) -> PlayerView:
    castle = tiles.castle_of(table, seat)
    return {
        "seat": seat,
        "rank": RANKS[table.rank[seat]],
        "supporters": table.supporters[seat],
        "statues": table.statues[seat],
        "in_chronicle": table.royal[seat],
        "left": table.terms.box.statues - table.statues[seat],
        "mercy": bool(table.mercy >> seat & 1),
        "punished": bool(table.hit >> seat & 1),
        "done": bool(table.done >> seat & 1),
        "hand": SLOT.ids[table.hand[seat]] if table.hand[seat] >= 0 else None,
        "castle": [SLOT.ids[slot] for slot in members(table.castle[seat])],
        "tiles": tiles.names(castle),
        "goods": _goods(castle),
    }


def private(table: "TumultRoyal", seat: int) -> OwnView:
    """The tile in hand, the own sealed answers; what was seen before only with the memory aid (Q-5).

    Beside that what could be read off the table: what fields cost this seat, and what a payment would bring.
    """
    slot = table.hand[seat]
    pays = table.step is placing.PAY_COST and table.is_asked(seat)
    files = table.step is orders.FILE_ORDER and table.is_asked(seat)
    return {
        "hand": _face(table, slot) if slot >= 0 else None,
        "answer": ANSWERS[table.decided[seat]],
        "order": _order(table.orders[seat]),
        "form": order_form(table) if files else None,
        "seen": [_face(table, slot) for slot in members(table.seen[seat])] if table.terms.memory_aid else None,
        "reach": _fields(table.reach[seat] & sum(table.free)),
        "prices": _prices_of(table, seat) if table.round else [],
        "payments": _payments(table, seat) if pays else None,
    }


@lru_cache(maxsize=1000)
def _fields(mask: int) -> list[str]:
    return FIELD.names(members(mask))


def _prices_of(table: "TumultRoyal", seat: int) -> list[PriceView]:
    """What free fields cost, and while statues are placed also what is missing."""
    known = _prices(table.terms.box, tuple(table.free), table.reach[seat])
    if table.step is not placing.PLACE_STATUES:
        return known
    have = _goods(tiles.castle_of(table, seat))
    return [{**price, "missing": _lacks(have, price["cost"])} for price in known]


def _lacks(have: Goods, cost: Goods | None) -> Goods | None:
    """T-4.4: what a player's goods lack of a cost."""
    return None if cost is None else goods([max(0, cost[name] - have[name]) for name in GOOD_NAMES])


@lru_cache(maxsize=1000)
def _prices(box: "TumultBox", free: tuple[int, ...], reach: int) -> list[PriceView]:
    """Made once for many looks, as the land is."""
    return [
        {
            "terrain": TERRAINS[price.terrain],
            "remote": price.remote,
            "cost": goods(price.cost) if price.cost is not None else None,
            "missing": None,
            "statues": box.field_statues[price.terrain],
            "fields": FIELD.names(fields),
        }
        for price, fields in prices.price_list(box, free, reach)
    ]


def _payments(table: "TumultRoyal", seat: int) -> list[PaymentView]:
    """T-4.8: the tile sets that pay the type in question, and the supporters that each would bring."""
    cost = prices.cost_of(table, seat, table.field)[table.good]
    return [
        {"payment": payment.text, "supporters": prices.admirers(table, payment.goods - cost)}
        for payment in prices.payments(table, seat, table.good, cost)
    ]


def _face(table: "TumultRoyal", slot: int) -> FaceView:
    return {"slot": SLOT.ids[slot], "tile": TILE.ids[table.faces[slot]]}


def _order(order: list[int]) -> OrderView:
    least = order[LEAST_AT] + 1 if len(order) > LEAST_AT else None
    return {"goals": order[:GOODS], "limits": order[GOODS:LEAST_AT], "least": least}


def plan(table: "TumultRoyal", seat: int, fields: Sequence[int]) -> PlanView:
    """What the free fields among these would cost this seat together; all of it could be read off the table."""
    found = prices.planned(table, seat, fields)
    of_all = list(found.values())
    needed = prices.together(of_all)
    return {
        "fields": [
            {
                "field": FIELD.ids[field],
                "terrain": TERRAINS[price.terrain],
                "remote": price.remote,
                "cost": goods(price.cost) if price.cost is not None else None,
                "statues": table.terms.box.field_statues[price.terrain],
            }
            for field, price in found.items()
        ],
        "sum": goods(needed),
        "statues": prices.statues_together(table, seat, of_all),
        "order": order_for(table, seat, needed),
    }
