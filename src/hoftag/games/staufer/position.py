"""Positions as readable documents: saved whole, loaded back, and completed where a scenario leaves something open."""

from typing import TYPE_CHECKING, Final

from hoftag.core.boxed import head
from hoftag.core.errors import RecordError
from hoftag.core.game import Document
from hoftag.core.position import Reader
from hoftag.core.stepped import Item, by_name
from hoftag.games.staufer.components import (
    ALL_PARTS,
    CHEST,
    CONDITION,
    FIGURE,
    JOURNEY,
    NOBLE,
    PARTS,
    POINT_TILE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SPACE,
    TASK,
    WAY,
)
from hoftag.games.staufer.rules import (
    chests,
    clean_up,
    deploying,
    ending,
    figures,
    offices,
    privileges,
    seated,
    setup,
    turn,
)
from hoftag.games.staufer.rules.course import AFTER_AGENDA, HANDLERS, PICKING, TURNS

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

STEPS: Final = by_name(
    setup.PICK,
    turn.TURN,
    deploying.CHOOSE_WAY_STEP,
    deploying.CHOOSE_FIGURE,
    deploying.CHOOSE_PAYMENT,
    figures.SHORTAGE,
    figures.RECALL_FIGURE,
    figures.CHOOSE_REGION,
    chests.CHOOSE_ORANGE,
    chests.KEEP_CHEST,
    seated.CHOOSE_PROMOTION,
    seated.CHOOSE_STOCK,
    seated.CHOOSE_TRANSFER,
    seated.CHOOSE_TARGET,
    clean_up.CHOOSE_HOMECOMER,
    ending.OVER,
)
STAGE_NAMES: Final = {stage: name for name, stage in AFTER_AGENDA.items()}
REST: Final = "rest"
"""In a scenario: whatever is left over once everything else is laid out."""
EMPTY: Final = ""
"""Nobody on an office; otherwise it says who, as in "2 noble"."""


def save(table: "Staufer") -> Document:
    """The whole position, secrets included."""
    layout = table.terms.layout
    return {
        **head("staufer", table.terms, table.rng),
        "round": table.round,
        "step": table.step.name,
        "actor": table.actor,
        "start": table.start,
        "ring": REGION.names(table.ring),
        "king": REGION.ids[table.king],
        "regions": {REGION.ids[region]: _region(table, region) for region in range(REGIONS)},
        "supply": {SPACE.ids[space]: CHEST.names(table.under[layout.offices + space]) for space in table.terms.spaces},
        "rounds": {
            "regions": REGION.names(table.rows_a),
            "conditions": CONDITION.names(table.rows_b),
            "journeys": JOURNEY.names(table.rows_c),
        },
        "pile": CHEST.names(table.pile),
        "discards": CHEST.names(table.discards),
        "privileges": {PRIVILEGE.ids[card]: left for card, left in enumerate(table.stock) if left},
        "order": table.order[:],
        "supply_track": table.supplied[:],
        "deployment_track": table.deployed[:],
        "players": [_player(table, seat) for seat in range(table.seats)],
        "turn": {
            "acted": table.acted,
            "active": CHEST.names(table.active),
            "target": table.target,
            "way": WAY.ids[table.way] if table.way >= 0 else None,
            "figure": FIGURE.ids[table.standing] if table.standing >= 0 else None,
            "due": REGION.names(table.due),
            "pending": CHEST.names(table.pending),
            "drawn": CHEST.names(table.drawn),
        },
        "scored": REGION.names(table.scored),
        "agenda": [_item(item) for item in (*_stage(table), *table.agenda)],
        "asked": _item(table.asked),
    }


def _region(table: "Staufer", region: int) -> Document:
    layout = table.terms.layout
    row = range(layout.first[region], layout.first[region + 1])
    width = 2 * table.seats
    return {
        "tile": POINT_TILE.ids[table.tiles[region]],
        "offices": [_figure(table.holder[office]) for office in row],
        "chests": [CHEST.names(table.under[office]) for office in row],
        "paid_envoys": table.paid[region * width : (region + 1) * width : 2],
        "paid_nobles": table.paid[region * width + 1 : (region + 1) * width : 2],
    }


def _figure(holder: int) -> str:
    return f"{holder >> 1} {FIGURE.ids[holder & 1]}" if holder >= 0 else EMPTY


def _player(table: "Staufer", seat: int) -> Document:
    kinds = table.terms.kinds
    mine = table.chests[seat * kinds : (seat + 1) * kinds]
    return {
        "envoys": table.court[2 * seat],
        "nobles": table.court[2 * seat + 1],
        "province_envoys": table.province[2 * seat],
        "province_nobles": table.province[2 * seat + 1],
        "chests": [CHEST.ids[kind] for kind, count in enumerate(mine) for _ in range(count)],
        "privileges": [PRIVILEGE.ids[card] for card in range(len(PRIVILEGE)) if table.rights[seat] >> card & 1],
        "tasks": TASK.names(table.tasks[3 * seat : 3 * seat + 3]),
        "points": dict(zip(PARTS, table.parts[seat * ALL_PARTS : (seat + 1) * ALL_PARTS], strict=True)),
    }


def _stage(table: "Staufer") -> list[Item]:
    """In the middle of a scoring or a clean-up: what follows it, as the lowest item of the agenda."""
    name = None if table.is_over() else STAGE_NAMES.get(table.stage)
    return [Item(name)] if name else []


def _item(item: Item) -> Document:
    return {"do": item.do, "seat": item.seat, "n": item.n, "extra": item.extra, "part": PARTS[item.part]}


def blank(document: Document) -> None:
    """Leave open what a scenario does not name: the draw pile, the chests on the table, the province."""
    players = document["players"]
    regions = document["regions"]
    assert isinstance(players, list)
    assert isinstance(regions, dict)
    for player in players:
        player |= {"province_envoys": REST, "province_nobles": REST}
    document["pile"] = REST


# --- loading -------------------------------------------------------------------------------------------------------


def load(table: "Staufer", reader: Reader) -> None:
    """Fill an empty table from a document."""
    table.round = reader.number("round", 1, 5)
    table.step = STEPS[reader.word("step", tuple(STEPS))]
    actor = reader.number("actor", -1, table.seats - 1)
    table.actors = 1 << actor if actor >= 0 else 0
    table.start = reader.number("start", 0, table.seats - 1)
    ring = reader.members("ring", REGION)
    if sorted(ring) != list(range(REGIONS)):
        raise RecordError("ring: every region lies on the ring once")
    setup.set_ring(table, ring)
    table.king = REGION.of(reader.word("king", REGION.ids))
    _load_regions(table, reader.reader("regions"))
    supply = reader.reader("supply")
    for space in table.terms.spaces:
        lying = supply.members(SPACE.ids[space], CHEST)
        table.under[table.terms.layout.offices + space] = tuple(sorted(lying))
    rows = reader.reader("rounds")
    table.rows_a = tuple(rows.members("regions", REGION))
    table.rows_b = tuple(rows.members("conditions", CONDITION))
    table.rows_c = tuple(rows.members("journeys", JOURNEY))
    if (len(table.rows_a), len(table.rows_b), len(table.rows_c)) != (5, 5, 4):
        raise RecordError("rounds: there are 5 regions, 5 conditions and 4 journeys")
    for name, left in reader.reader("privileges").items():
        card = PRIVILEGE.of(name)
        if not isinstance(left, int) or not 0 <= left <= table.terms.box.copies[card]:
            raise RecordError(f"privileges: {left!r} of {name} cannot lie out")
        table.stock[card] = left
    privileges.lay_out(table)
    _load_tracks(table, reader)
    players = reader.readers("players")
    if len(players) != table.seats:
        raise RecordError(f"players: there are {len(players)}, but {table.seats} seats")
    for seat, player in enumerate(players):
        _load_player(table, seat, player)
    _load_turn(table, reader)
    for seat in range(table.seats):
        table.settle_powers(seat)
    _load_chests(table, reader)


def _seats(table: "Staufer", reader: Reader, name: str) -> list[int]:
    found = []
    for item in reader.items_of(name):
        if not isinstance(item, int) or not 0 <= item < table.seats:
            raise RecordError(f"{name}: {item!r} is no seat")
        found.append(item)
    return found


def _load_tracks(table: "Staufer", reader: Reader) -> None:
    table.order = _seats(table, reader, "order")
    table.supplied = _seats(table, reader, "supply_track")
    table.deployed = _seats(table, reader, "deployment_track")
    everybody = sorted(table.order + table.supplied + table.deployed)
    turns = table.terms.box.turns
    if everybody != [seat for seat in range(table.seats) for _ in range(turns)]:
        raise RecordError(f"order: with both tracks there should be {turns} action figures of each seat")


def _load_regions(table: "Staufer", reader: Reader) -> None:
    layout = table.terms.layout
    tiles = []
    for region, name in enumerate(REGION.ids):
        part = reader.reader(name)
        tiles.append(POINT_TILE.of(part.word("tile", POINT_TILE.ids)))
        row = range(layout.first[region], layout.first[region + 1])
        holders, lying = part.items_of("offices"), part.lists("chests")
        if len(holders) != len(row) or len(lying) != len(row):
            raise RecordError(f"regions.{name}: there are {len(row)} offices")
        for office, figure, under in zip(row, holders, lying, strict=True):
            holder = _holder(table, name, figure)
            if holder >= 0:
                offices.take_office(table, office, holder)
            table.under[office] = tuple(sorted(CHEST.of(str(kind)) for kind in under))
        for figure, field in enumerate(("paid_envoys", "paid_nobles")):
            counts = part.items_of(field)
            for seat in range(table.seats):
                count = counts[seat] if seat < len(counts) else 0
                if not isinstance(count, int) or count < 0:
                    raise RecordError(f"regions.{name}.{field}: {count!r} is no number of figures")
                table.paid[(region * table.seats + seat) * 2 + figure] = count
    table.tiles = tuple(tiles)


def _holder(table: "Staufer", region: str, text: object) -> int:
    if text == EMPTY:
        return -1
    seat, _, figure = str(text).partition(" ")
    if not seat.isdigit() or int(seat) >= table.seats or figure not in FIGURE.index:
        raise RecordError(f"regions.{region}.offices: {text!r} should be '' or like '0 noble'")
    return 2 * int(seat) + FIGURE.index[figure]


def _load_player(table: "Staufer", seat: int, reader: Reader) -> None:
    box = table.terms.box
    for kind in reader.members("chests", CHEST):
        chests.keep(table, seat, kind)
    table.rights[seat] = sum(1 << card for card in set(reader.members("privileges", PRIVILEGE)))
    tasks = reader.members("tasks", TASK)
    if [box.tasks[card].category for card in tasks] != [0, 1, 2]:
        raise reader.fault("tasks", "there should be one of each category, in order")
    table.tasks[3 * seat : 3 * seat + 3] = tasks
    points = reader.reader("points")
    for part, name in enumerate(PARTS):
        table.parts[seat * ALL_PARTS + part] = points.number(name, 0, 9999)
    for figure, name, most in ((0, "envoys", box.envoys), (NOBLE, "nobles", box.nobles)):
        at = 2 * seat + figure
        table.court[at] = reader.number(name, 0, most)
        out = table.court[at] + table.holder.count(at) + figures.paid(table, seat, figure)
        left = most - out
        table.province[at] = (
            left if reader.get(f"province_{name}") == REST else reader.number(f"province_{name}", 0, most)
        )
        if left < 0 or table.province[at] != left:
            raise reader.fault(name, f"there are {out + max(0, table.province[at])} in all, but {most} in the box")


def _load_turn(table: "Staufer", reader: Reader) -> None:
    part = reader.reader("turn")
    table.acted = part.flag("acted")
    table.active = part.members("active", CHEST)
    table.target = part.number("target", -1, table.terms.layout.offices - 1)
    table.way = part.member("way", WAY)
    table.standing = part.member("figure", FIGURE)
    table.due = part.members("due", REGION)
    table.pending = sorted(part.members("pending", CHEST))
    table.drawn = sorted(part.members("drawn", CHEST))
    table.scored = reader.members("scored", REGION)
    _load_agenda(table, reader)


def _load_agenda(table: "Staufer", reader: Reader) -> None:
    items = reader.readers("agenda")
    lowest = str(items[0].get("do")) if items else ""
    if lowest in AFTER_AGENDA:
        table.stage = AFTER_AGENDA[lowest]
        items = items[1:]
    else:
        table.stage = PICKING if table.step is setup.PICK else TURNS
    table.agenda = [_read_item(table, item) for item in items]
    table.asked = _read_item(table, reader.reader("asked"))


def _read_item(table: "Staufer", reader: Reader) -> Item:
    return Item(
        reader.word("do", tuple(HANDLERS)),
        reader.number("seat", 0, table.seats - 1),
        reader.number("n", 0, 255),
        reader.number("extra", 0, 255),
        PARTS.index(reader.word("part", PARTS)),
    )


def _load_chests(table: "Staufer", reader: Reader) -> None:
    """Every chest of the box lies somewhere, exactly once."""
    left = table.terms.box.pile[:]
    table.discards = reader.members("discards", CHEST)
    laid = [*table.discards, *table.pending, *table.drawn]
    for lying in table.under:
        laid += lying
    for at, count in enumerate(table.chests):
        laid += [at % table.terms.kinds] * count
    if reader.get("pile") != REST:
        table.pile = sorted(reader.members("pile", CHEST))
        laid += table.pile
    for kind in laid:
        if kind not in left:
            count = table.terms.box.count[kind]
            raise RecordError(f"{CHEST.ids[kind]}: there are only {count} in the box, but {laid.count(kind)} here")
        left.remove(kind)
    if reader.get("pile") == REST:
        table.pile = left
    elif left:
        raise RecordError(f"pile: {CHEST.ids[left[0]]} is missing")
