"""Positions as readable documents: saved whole, loaded back, and completed where a scenario leaves something open."""

from typing import TYPE_CHECKING, Final

from hoftag.core.boxed import head
from hoftag.core.errors import RecordError
from hoftag.core.game import Document
from hoftag.core.masks import mask_of, members
from hoftag.core.position import Reader, hexadecimal
from hoftag.games.tumult_royal.components import (
    FIELD,
    GOOD,
    GOODS,
    PAYMENT,
    PLOT,
    QUARTER,
    REGION,
    SLOT,
    TILE,
    TILES,
)
from hoftag.games.tumult_royal.rules import course, ending, land, placing, setup, ticks, tiles
from hoftag.games.tumult_royal.rules.question import TumultStep
from hoftag.games.tumult_royal.rules.tiles import names

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

STEPS: Final[dict[str, TumultStep]] = {step.name: step for step in (*course.QUESTIONS, ending.OVER)}
REST: Final = "rest"
"""In a scenario: whatever is left over once everything else is laid out."""


def save(table: "TumultRoyal") -> Document:
    """The whole position, secrets included."""
    return {
        **head("tumult_royal", table.terms, table.rng),
        "luck": hexadecimal(table.luck),
        "round": table.round,
        "step": table.step.name,
        "to_act": list(table.to_act()),
        "ranks": table.order[:],
        "supply": table.supply,
        "spun": table.spun,
        "demand": {GOOD.ids[good]: table.demand[good] for good in range(GOODS)},
        "regions": {
            PLOT.ids[plot]: f"{REGION.ids[region // 4]} {QUARTER.ids[region % 4]}" if region >= 0 else None
            for plot, region in enumerate(table.regions)
            if region != land.NO_PLOT
        },
        "chronicle": table.chronicle[:],
        "bag": TILE.names(table.bag),
        "people": names(table.people),
        "players": [_save_player(table, seat) for seat in range(table.seats)],
        "taxing": _save_taxing(table) if table.faces else None,
        "placing": {
            "turn": table.turn,
            "could": members(table.could),
            "placed": table.placed,
            "field": FIELD.ids[table.field] if table.field >= 0 else None,
            "good": GOOD.ids[table.good] if table.good >= 0 else None,
            "paid": [PAYMENT.ids[paid] if paid >= 0 else None for paid in table.paid],
        },
        "to_turn_up": table.to_turn,
        "ended": ending.ENDINGS[table.ended],
    }


def _save_player(table: "TumultRoyal", seat: int) -> Document:
    return {
        "supporters": table.supporters[seat],
        "statues": table.statues[seat],
        "in_chronicle": table.royal[seat],
        "mercy": bool(table.mercy >> seat & 1),
        "punished": bool(table.hit >> seat & 1),
        "fields": FIELD.names(members(table.fields[seat])),
        "tiles": names(tiles.castle_of(table, seat)),
    }


def _save_taxing(table: "TumultRoyal") -> Document:
    return {
        "faces": [TILE.ids[face] if face >= 0 else None for face in table.faces],
        "tick": table.tick,
        "priority": table.priority[:],
        "hands": [
            {
                "hand": SLOT.ids[table.hand[seat]] if table.hand[seat] >= 0 else None,
                "castle": SLOT.names(members(table.castle[seat])),
                "seen": SLOT.names(members(table.seen[seat])),
                "done": bool(table.done >> seat & 1),
                "answer": table.decided[seat],
                "grasp": table.grasp[seat],
                "order": table.orders[seat][:],
            }
            for seat in range(table.seats)
        ],
    }


def blank(document: Document) -> None:
    """Leave open what a scenario does not name: tiles nobody holds, the supply, statues as their fields say."""
    players = document["players"]
    assert isinstance(players, list)
    for player in players:
        player["statues"] = REST
    document |= {"bag": REST, "supply": REST}


def load(table: "TumultRoyal", reader: Reader) -> None:
    """Fill an empty table from a document."""
    seats = table.seats
    table.luck = reader.hexadecimal("luck")
    table.round = reader.number("round", 0, len(table.terms.box.spaces))
    table.step = STEPS[reader.word("step", tuple(STEPS))]
    if table.step is not ending.OVER:
        table.stage = course.COURSE.index(course.QUESTIONS[table.step])
    table.ended = ending.ENDINGS.index(reader.word("ended", ending.ENDINGS))
    table.actors = mask_of(_seats(table, reader, "to_act"))
    table.order = _seats(table, reader, "ranks")
    if sorted(table.order) != list(range(seats)):
        raise RecordError(f"ranks: {table.order} does not name every seat once")
    for rank, seat in enumerate(table.order):
        table.rank[seat] = rank
    table.spun = reader.number("spun", -1, 9)
    demand = reader.reader("demand")
    table.demand = [demand.number(good, -1, 9) for good in GOOD.ids]
    table.chronicle = _seats(table, reader, "chronicle")
    table.to_turn = reader.number("to_turn_up", 0, len(PLOT))
    _load_land(table, reader)
    players = reader.readers("players")
    if len(players) != seats:
        raise RecordError(f"players: there are {len(players)}, but {seats} seats")
    for seat, player in enumerate(players):
        _load_player(table, seat, player)
    _load_supply(table, reader)
    _load_taxing(table, reader)
    _load_tiles(table, reader)
    _load_placing(table, reader)


def _seats(table: "TumultRoyal", reader: Reader, name: str) -> list[int]:
    found = []
    for seat in reader.items_of(name):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise reader.fault(name, f"{seat!r} is no seat")
        found.append(seat)
    return found


def _load_land(table: "TumultRoyal", reader: Reader) -> None:
    table.region_bag = list(range(len(REGION)))
    table.regions = [land.NO_PLOT] * len(PLOT)
    for name, value in reader.reader("regions").items():
        plot = PLOT.of(name)
        table.regions[plot] = land.FACE_DOWN
        if value is None:
            continue
        region, _, quarter = str(value).partition(" ")
        number = REGION.of(region)
        if number not in table.region_bag:
            raise RecordError(f"regions: {region} lies there twice")
        table.region_bag.remove(number)
        table.regions[plot] = 4 * number + QUARTER.of(quarter)
        land.open_fields(table, plot)


def _load_player(table: "TumultRoyal", seat: int, player: Reader) -> None:
    box = table.terms.box
    table.supporters[seat] = player.number("supporters", 0, box.supporters)
    table.royal[seat] = player.number("in_chronicle", 0, box.statues)
    table.mercy |= player.flag("mercy") << seat
    table.hit |= player.flag("punished") << seat
    for field in player.members("fields", FIELD):
        if land.owner(table, field) >= 0 or table.land[field] < 0:
            raise player.fault("fields", f"{FIELD.ids[field]} cannot be taken")
        land.occupy(table, seat, field)
    standing = sum(box.field_statues[table.land[field]] for field in members(table.fields[seat])) + table.royal[seat]
    first = 1 if table.fields[seat] or table.step is not setup.FIRST_STATUE else 0
    count = max(first, standing) if player.get("statues") == REST else player.number("statues", 0, box.statues)
    table.statues[seat] = min(count, box.statues)
    for tile in player.members("tiles", TILE):
        table.stock[seat * TILES + tile] += 1


def _load_supply(table: "TumultRoyal", reader: Reader) -> None:
    """X-34: all supporters of the box are somewhere."""
    total, held = table.terms.box.supporters, sum(table.supporters)
    if held > total:
        raise RecordError(f"players: they have {held} supporters together, but there are only {total}")
    table.supply = total - held if reader.get("supply") == REST else reader.number("supply", 0, total)
    if table.supply + held != total:
        raise RecordError(f"supply: with the players' supporters there are {table.supply + held}, not {total}")


def _load_taxing(table: "TumultRoyal", reader: Reader) -> None:
    if reader.get("taxing") is None:
        return
    part = reader.reader("taxing")
    faces = part.items_of("faces")
    if len(faces) != table.terms.on_table:
        raise part.fault("faces", f"there should be {table.terms.on_table} of them")
    table.faces = [-1 if face is None else TILE.of(str(face)) for face in faces]
    table.tick = part.number("tick", 0, table.terms.box.ticks)
    table.priority = _seats(table, part, "priority")
    table.centre = table.terms.all_slots
    for seat, hand in enumerate(part.readers("hands")):
        table.hand[seat] = hand.member("hand", SLOT)
        table.castle[seat] = mask_of(hand.members("castle", SLOT))
        table.seen[seat] = mask_of(hand.members("seen", SLOT))
        table.done |= hand.flag("done") << seat
        table.decided[seat] = hand.number("answer", tiles.UNDECIDED, tiles.KEEPS)
        table.grasp[seat] = hand.number("grasp", ticks.FINISHED, len(SLOT))
        table.orders[seat] = [int(str(entry)) for entry in hand.items_of("order")]
        gone = table.castle[seat] | (1 << table.hand[seat] if table.hand[seat] >= 0 else 0)
        if gone & ~table.centre:
            raise hand.fault("castle", "a tile lies in two places")
        table.centre &= ~gone


def _load_tiles(table: "TumultRoyal", reader: Reader) -> None:
    """Every tile in use lies somewhere, exactly once."""
    left = table.terms.tiles[:]
    laid = [face for face in table.faces if face >= 0]
    laid += [at % TILES for at, count in enumerate(table.stock) for _ in range(count)]
    for tile in reader.members("people", TILE):
        table.people[tile] += 1
        laid.append(tile)
    rest = reader.get("bag") == REST
    if not rest:
        table.bag = sorted(reader.members("bag", TILE))
        laid += table.bag
    for tile in laid:
        if tile not in left:
            raise RecordError(f"{TILE.ids[tile]}: there are only {table.terms.tiles.count(tile)} in use here")
        left.remove(tile)
    if rest:
        table.bag = left
    elif left:
        raise RecordError(f"bag: {TILE.ids[left[0]]} is missing")


def _load_placing(table: "TumultRoyal", reader: Reader) -> None:
    part = reader.reader("placing")
    table.turn = part.number("turn", -1, table.seats)
    table.could = mask_of(_seats(table, part, "could"))
    table.placed = part.flag("placed")
    table.field = part.member("field", FIELD)
    table.good = part.member("good", GOOD)
    table.paid = [-1 if paid is None else PAYMENT.of(str(paid)) for paid in part.items_of("paid")]
    if table.step is setup.FIRST_STATUE:
        table.offers = setup.first_fields(table)
    elif table.step in (placing.PLACE_STATUES, placing.PAY_COST):
        seat = table.order[table.turn]
        table.offers = placing.fields_for(table, seat)
        table.could |= 1 << seat
