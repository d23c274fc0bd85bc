"""A view of Tumult Royal in words: what the people want, the land, every castle, and what lies in the middle."""

from collections.abc import Mapping
from typing import Final

from hoftag.core.events import Value
from hoftag.core.sheet import Line, Panel
from hoftag.games.tumult_royal.components import COLUMNS, FIELD, GOOD, GOOD_OF, TILE

Facts = Mapping[str, object]

NOTHING: Final[Facts] = {"hand": None, "answer": None, "order": None, "seen": None, "reach": [], "payments": None}
HUES: Final = {"bread": "yellow", "marble": "blue", "tools": "red"}
LAND: Final = {"pasture": "green", "forest": "green", "mountain": "", "village": "yellow", "palace": "purple"}


def sheet(view: Facts) -> list[Panel]:
    """The round first, then the land, the viewer's own castle, the others by rank, and the middle of the table."""
    viewer = number(view["viewer"])
    players = facts(view["players"])
    ranks = view["ranks"]
    assert isinstance(ranks, list)
    order = [players[seat] for seat in ranks if seat == viewer] + [players[seat] for seat in ranks if seat != viewer]
    panels = [round_panel(view), land_panel(view)]
    panels += [player_panel(view, player) for player in order]
    panels.append(middle_panel(view))
    return panels


def round_panel(view: Facts) -> Panel:
    """T-1.3, T-9.1: what the people want, and how far the chronicle is."""
    over = view["outcome"] is not None
    args: dict[str, Value] = {"round": number(view["round"]), "ending": str(view["ended"])}
    if view["round"] == 0:
        return Panel(Line("setup", tone="strong"))
    title = Line("over" if over else "round", args, tone="strong")
    lines = []
    wanted = view["demand"]
    assert isinstance(wanted, Mapping)
    if all(wanted[good] is not None for good in GOOD.ids):
        lines.append(Line("demand", {good: number(wanted[good]) for good in GOOD.ids}))
    elif not over:
        lines.append(Line("demand-unknown"))
    space = view["next_space"]
    if isinstance(space, Mapping) and not over:
        statues = [number(player["statues"]) for player in facts(view["players"])]
        gap = max(statues) - min(statues)
        if space["limit"] is None:
            lines.append(Line("space", {"space": number(space["space"]), "count": number(space["statues"])}))
        else:
            limit = number(space["limit"])
            told = {"space": number(space["space"]), "count": number(space["statues"]), "gap": gap, "limit": limit}
            lines.append(Line("space-limit", told, "warn" if gap > limit else "plain"))
    lines += taxing_lines(view)
    return Panel(title, lines)


def taxing_lines(view: Facts) -> list[Line]:
    """T-2.3, Q-5: the tiles that can be lifted, the one in hand, and with the memory aid those seen."""
    taxing = view["taxing"]
    if not isinstance(taxing, Mapping):
        return []
    lines = []
    if taxing["tick"] is not None:
        lines.append(Line("tick", {"tick": number(taxing["tick"]), "count": number(taxing["ticks"])}))
    lines.append(Line("centre", {"slots": ", ".join(names(taxing["centre"]))}))
    own = private(view)
    hand = own["hand"]
    if isinstance(hand, Mapping):
        lines.append(Line("own-hand", {"slot": str(hand["slot"])}, "strong", items=tiles([str(hand["tile"])])))
    seen = own["seen"]
    if seen:
        found = facts(seen)
        items = [Line("seen-tile", {"slot": str(one["slot"]), "tile": str(one["tile"])}) for one in found]
        lines.append(Line("seen", items=items))
    return lines


def land_panel(view: Facts) -> Panel:
    """The land row by row; tiles that lie face down below it."""
    rows: dict[int, list[Line]] = {}
    for seen in facts(view["land"]):
        field, terrain, seat = str(seen["field"]), str(seen["terrain"]), seen["seat"]
        args: dict[str, Value] = {"field": field, "terrain": terrain}
        if seat is None:
            line = Line("field", args, hue=LAND[terrain])
        else:
            own = seat == view["viewer"]
            line = Line(
                "field-taken", {**args, "seat": number(seat), "number": number(seat) + 1}, "strong" if own else "dim"
            )
        rows.setdefault(FIELD.of(field) // COLUMNS, []).append(line)
    lines = [Line("land-row", items=row) for _, row in sorted(rows.items())]
    down = [str(region["plot"]) for region in facts(view["regions"]) if region["region"] is None]
    if down:
        lines.append(Line("face-down", {"plots": down}, "dim"))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("land"), lines)


def player_panel(view: Facts, player: Facts) -> Panel:
    """A castle with all that everybody sees of its owner."""
    seat = number(player["seat"])
    args: dict[str, Value] = {name: number(player[name]) for name in ("seat", "supporters", "statues")}
    args |= {"rank": str(player["rank"]), "number": seat + 1}
    to_act = view["to_act"]
    assert isinstance(to_act, list)
    lines = []
    held = names(player["tiles"])
    if held:
        lines.append(Line("tiles", items=tiles(held)))
    castle = names(player["castle"])
    if castle:
        lines.append(Line("castle", {"count": len(castle)}))
    if player["hand"] is not None:
        lines.append(Line("hand", {"slot": str(player["hand"])}, "dim"))
    flags = [Line(flag, tone="warn" if flag == "punished" else "dim") for flag in ("mercy", "punished", "done")]
    lines += [line for line in flags if player[line.key.removeprefix("sheet-")]]
    return Panel(Line("player", args, "strong" if seat in to_act else "plain"), lines, seat)


def middle_panel(view: Facts) -> Panel:
    """The people's tiles once they lie open, and the supply."""
    lines = []
    people = names(view["people"])
    if people:
        lines.append(Line("people", items=tiles(people)))
    lines.append(Line("supply", {"count": number(view["supply"])}))
    crowned = view["chronicle"]
    assert isinstance(crowned, list)
    if crowned:
        items = [Line("crowned", {"space": at, "seat": number(seat)}) for at, seat in enumerate(crowned, 1)]
        lines.append(Line("chronicle", items=items))
    return Panel(Line("middle"), lines)


def tiles(found: list[str]) -> list[Line]:
    """Tiles in order, with the colour of their type."""
    lines = []
    for name in sorted(found, key=TILE.of):
        good = GOOD.ids[GOOD_OF[TILE.of(name)]]
        lines.append(Line("tile", {"tile": name, "good": good}, hue=HUES[good]))
    return lines


def private(view: Facts) -> Facts:
    """What only the viewer sees; nothing for spectators, and after the end."""
    found = view["own"]
    return found if isinstance(found, Mapping) else NOTHING


def number(value: object) -> int:
    """A number of a view."""
    assert isinstance(value, int)
    return value


def names(value: object) -> list[str]:
    """A list of names of a view."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def facts(value: object) -> list[Facts]:
    """A list of tables of a view."""
    assert isinstance(value, list)
    return value
