"""Who sees what, built from nothing by whitelist. Faces of tiles belong to whoever has lifted them (Q-3, L-9)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.core.game import Document
from hoftag.games.tumult_royal.components import (
    FIELD,
    GOOD,
    GOODS,
    PAYMENT,
    PLOT,
    QUARTER,
    RANK,
    REGION,
    SLOT,
    TERRAIN,
    TILE,
    TILES,
    members,
)
from hoftag.games.tumult_royal.rules import land, placing, ticks
from hoftag.games.tumult_royal.rules.ending import ENDINGS
from hoftag.games.tumult_royal.rules.orders import LEAST_AT
from hoftag.games.tumult_royal.rules.taxing import names

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

ANSWERS: Final = {ticks.UNDECIDED: None, ticks.KEEPS: "keep", ticks.LAYS_BACK: "lay-back"}


def public(table: "TumultRoyal") -> Document:
    """T-0.2 and the like: everything but faces that are down, and sealed answers."""
    return {
        "game": "tumult_royal",
        "options": table.terms.options,
        "round": table.round,
        "step": table.step.name,
        "to_act": list(table.to_act()),
        "king": table.order[0],
        "ranks": table.order[:],
        "demand": {GOOD.ids[good]: table.demand[good] if table.demand[good] >= 0 else None for good in range(GOODS)},
        "supply": table.supply,
        "regions": _regions(table),
        "land": _land(table),
        "chronicle": table.chronicle[:],
        "next_space": _next_space(table),
        "taxing": _taxing(table) if table.faces else None,
        "people": names(table.people),
        "placing": _placing(table) if table.step.name in ("place", "pay") else None,
        "to_turn_up": table.to_turn,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "ended": ENDINGS[table.ended] or None,
        "outcome": table.outcome().to_json() if table.is_over() else None,
    }


def _regions(table: "TumultRoyal") -> list[Document]:
    return [
        {
            "plot": PLOT.ids[plot],
            "region": REGION.ids[region // 4] if region >= 0 else None,
            "quarter": QUARTER.ids[region % 4] if region >= 0 else None,
        }
        for plot, region in enumerate(table.regions)
        if region != land.NO_PLOT
    ]


def _land(table: "TumultRoyal") -> list[Document]:
    """Every field that lies face up."""
    return _land_of(tuple(table.land), tuple(table.fields))


@lru_cache(maxsize=1000)
def _land_of(terrains: tuple[int, ...], fields: tuple[int, ...]) -> list[Document]:
    """Made once for many looks: while taxes are collected nothing changes here."""
    owners = {field: seat for seat, mask in enumerate(fields) for field in members(mask)}
    return [
        {"field": FIELD.ids[field], "terrain": TERRAIN.ids[terrain], "seat": owners.get(field)}
        for field, terrain in enumerate(terrains)
        if terrain >= 0
    ]


def _next_space(table: "TumultRoyal") -> Document | None:
    """The space that the next king will place on."""
    spaces = table.terms.box.spaces
    number = len(table.chronicle)
    if number >= len(spaces):
        return None
    limit = spaces[number].threshold
    return {"space": number + 1, "statues": spaces[number].statues, "limit": limit if limit >= 0 else None}


def _taxing(table: "TumultRoyal") -> Document:
    """L-9: whose hand is on which slot, and which slots went into which castle."""
    return {
        "seconds": table.terms.seconds if table.terms.taxing == "live" else None,
        "ticks": table.terms.box.ticks if table.terms.taxing == "ticks" else None,
        "tick": table.tick if table.step is ticks.TICK else None,
        "slots": table.terms.on_table,
        "set_aside": len(table.terms.tiles) - table.terms.on_table,
        "centre": [SLOT.ids[slot] for slot in members(table.centre)],
        "looked_at": [SLOT.ids[slot] for slot, face in enumerate(table.faces) if face >= 0],
    }


def _placing(table: "TumultRoyal") -> Document:
    seat, field = table.order[table.turn], table.field
    return {
        "seat": seat,
        "field": FIELD.ids[field] if field >= 0 else None,
        "remote": placing.is_remote(table, seat, field) if field >= 0 else None,
        "cost": dict(zip(GOOD.ids, placing.cost_of(table, seat, field), strict=True)) if field >= 0 else None,
        "good": GOOD.ids[table.good] if table.good >= 0 else None,
        "paid": {GOOD.ids[good]: PAYMENT.ids[paid] for good, paid in enumerate(table.paid) if paid >= 0},
    }


def _player(table: "TumultRoyal", seat: int) -> Document:
    castle = table.stock[seat * TILES : seat * TILES + TILES]
    return {
        "seat": seat,
        "rank": RANK.ids[table.rank[seat]],
        "supporters": table.supporters[seat],
        "statues": table.statues[seat],
        "in_chronicle": table.royal[seat],
        "left": table.terms.box.statues - table.statues[seat],
        "mercy": bool(table.mercy >> seat & 1),
        "punished": bool(table.hit >> seat & 1),
        "done": bool(table.done >> seat & 1),
        "hand": SLOT.ids[table.hand[seat]] if table.hand[seat] >= 0 else None,
        "castle": [SLOT.ids[slot] for slot in members(table.castle[seat])],
        "tiles": names(castle),
    }


def private(table: "TumultRoyal", seat: int) -> Document:
    """The tile in hand, the own sealed answers; what was seen before only with the memory aid (Q-5).

    Beside that what could be read off the table: the free fields next to the own ones, and what a payment would bring.
    """
    slot = table.hand[seat]
    free = sum(table.free)
    return {
        "hand": _face(table, slot) if slot >= 0 else None,
        "answer": ANSWERS[table.answer[seat]],
        "order": _order(table.orders[seat]),
        "seen": [_face(table, slot) for slot in members(table.seen[seat])] if table.terms.memory_aid else None,
        "reach": [FIELD.ids[field] for field in members(table.reach[seat] & free)],
        "payments": _payments(table) if table.step is placing.PAY_COST and table.owing >> seat & 1 else None,
    }


def _payments(table: "TumultRoyal") -> list[Document]:
    """T-4.8: the tile sets that pay the type in question, and the supporters that each would bring."""
    seat = table.order[table.turn]
    cost = placing.cost_of(table, seat, table.field)[table.good]
    return [
        {"payment": payment.text, "supporters": (payment.goods - cost) * table.terms.box.per_overpaid}
        for payment in placing.payments(table, seat, table.good, cost)
    ]


def _face(table: "TumultRoyal", slot: int) -> Document:
    return {"slot": SLOT.ids[slot], "tile": TILE.ids[table.faces[slot]]}


def _order(order: list[int]) -> Document:
    """What an order says so far."""
    least = order[LEAST_AT] + 1 if len(order) > LEAST_AT else None
    return {"goals": order[:GOODS], "limits": order[GOODS:LEAST_AT], "least": least}
