"""A view of Tumult Royale in words: what the people want, the land, every castle, and what lies in the middle."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.events import Value
from hoftag.core.sheet import Line, Panel, Table, cell
from hoftag.core.standing import standing_lines
from hoftag.games.tumult_royal.components import COLUMNS, FIELD, GOOD, GOOD_OF, PLOT, PLOT_FIELDS, TILE
from hoftag.games.tumult_royal.facts import GOOD_NAMES, Goods
from hoftag.games.tumult_royal.view import FieldView, OwnView, PlayerView, PriceView, PublicView

HUES: Final = {"bread": "yellow", "marble": "blue", "tools": "red"}
PRICE_HEADS: Final = ("field", "bread", "marble", "tools", "statues", "missing", "where")
LAND: Final = {"pasture": "green", "forest": "green", "mountain": "", "village": "yellow", "palace": "purple"}


def sheet(view: PublicView, own: OwnView | None, viewer: int) -> list[Panel]:
    """The round first, then the land, the viewer's own castle, the others by rank, and the middle of the table."""
    players, ranks = view["players"], view["ranks"]
    order = [players[seat] for seat in ranks if seat == viewer] + [players[seat] for seat in ranks if seat != viewer]
    panels = [round_panel(view), land_panel(view, own, viewer)]
    panels += [player_panel(view, player, own if player["seat"] == viewer else None) for player in order]
    panels.append(middle_panel(view))
    return panels


def round_panel(view: PublicView) -> Panel:
    """T-1.3, T-9.1: what the people want, and how far the chronicle is."""
    over = view["outcome"] is not None
    if view["round"] == 0:
        return Panel(Line("setup", tone="strong"))
    title = Line("over" if over else "round", {"round": view["round"], "ending": str(view["ended"])}, tone="strong")
    lines = []
    demand = view["demand"]
    bread, marble, tools = demand["bread"], demand["marble"], demand["tools"]
    if bread is not None and marble is not None and tools is not None:
        lines.append(Line("demand", {"bread": bread, "marble": marble, "tools": tools}))
    elif not over:
        lines.append(Line("demand-unknown"))
    space = view["next_space"]
    if space is not None and not over:
        told: dict[str, Value] = {"space": space["space"], "count": space["statues"]}
        if space["limit"] is None:
            lines.append(Line("space", told))
        else:
            told |= {"gap": view["gap"], "limit": space["limit"]}
            lines.append(Line("space-limit", told, "warn" if space["ends"] else "plain"))
    if not over:
        lines += standing_lines(view["standing"], view["end"])
    lines += taxing_lines(view)
    return Panel(title, lines)


def taxing_lines(view: PublicView) -> list[Line]:
    """T-2.3: the tiles that can be lifted."""
    taxing = view["taxing"]
    if taxing is None:
        return []
    lines = []
    if taxing["tick"] is not None and taxing["ticks"] is not None:
        lines.append(Line("tick", {"tick": taxing["tick"], "count": taxing["ticks"]}))
    lines.append(Line("centre", {"slots": ", ".join(runs(taxing["centre"]))}))
    return lines


def runs(slots: Sequence[str]) -> list[str]:
    """Places of tiles in their order, three and more in a row as `1–9`."""
    found: list[list[int]] = []
    for slot in map(int, slots):
        if found and found[-1][-1] == slot - 1:
            found[-1].append(slot)
        else:
            found.append([slot])
    return [text for run in found for text in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run))]


def own_lines(own: OwnView) -> list[Line]:
    """Q-5: the tile in hand, and with the memory aid those seen."""
    lines = []
    hand = own["hand"]
    if hand is not None:
        lines.append(Line("own-hand", {"slot": hand["slot"]}, "strong", items=tiles([hand["tile"]])))
    if own["seen"]:
        items = [Line("seen-tile", {"slot": one["slot"], "tile": one["tile"]}) for one in own["seen"]]
        lines.append(Line("seen", items=items))
    return lines


def land_panel(view: PublicView, own: OwnView | None, viewer: int) -> Panel:
    """The land as a grid, and what free fields cost the viewer."""
    lines: list[Line] = [land(view, viewer)]
    if own is not None:
        rows = [price(group["cost"], group) for group in own["prices"] if group["cost"] is not None]
        if rows:
            asked = any(group["missing"] for group in own["prices"])
            shown = [name for name in PRICE_HEADS if asked or name != "missing"]
            heads = [Line(f"price-{name}", tone="dim" if name == "statues" else "plain") for name in shown]
            lines.append(Table("prices", heads, rows))
    return Panel(Line("land"), lines)


def land(view: PublicView, viewer: int) -> Table:
    """Every field of the plots in the frame, with letters and numbers at the rim as fields are named."""
    found = {FIELD.of(seen["field"]): field(seen, viewer) for seen in view["land"]}
    for region in view["regions"]:
        for at in PLOT_FIELDS[PLOT.of(region["plot"])]:
            found.setdefault(at, Line("face-down", tone="dim"))
    columns, numbers = sorted({at % COLUMNS for at in found}), sorted({at // COLUMNS for at in found})
    heads = [Line("letter", {"letter": FIELD.ids[column][0]}) for column in columns]
    rows = [
        [
            Line("number", {"number": FIELD.ids[number * COLUMNS][1:]}, "dim"),
            *(found.get(number * COLUMNS + column) or cell() for column in columns),
        ]
        for number in numbers
    ]
    return Table("fields", [Line("corner"), *heads], rows, dense=True)


def field(seen: FieldView, viewer: int) -> Line:
    """A field by its terrain or, once it is taken, by its owner."""
    args: dict[str, Value] = {"terrain": seen["terrain"]}
    seat = seen["seat"]
    if seat is None:
        return Line("field", args, hue=LAND[seen["terrain"]])
    return Line("field-taken", {**args, "seat": seat}, "strong" if seat == viewer else "plain", f"seat{seat}")


def price(cost: Goods, group: PriceView) -> list[Line]:
    """T-4.4, T-4.6: fields of one price."""
    key, tone = ("price-far", "dim") if group["remote"] else ("price", "plain")
    counts = (cost["bread"], cost["marble"], cost["tools"], group["statues"])
    return [
        Line(key, {"terrain": group["terrain"]}, tone),
        *(Line("count", {"count": count}, tone) for count in counts),
        *([missing(group["missing"], tone)] if group["missing"] is not None else ()),
        Line("where", {"fields": ", ".join(group["fields"])}, tone),
    ]


def missing(lacks: Goods, tone: str) -> Line:
    """T-4.4: what the open tiles of the viewer lack of a price, piece by piece."""
    pieces = [name for name in GOOD_NAMES for _ in range(lacks[name])]
    return Line("missing", {"missing_goods": pieces}, tone) if pieces else cell()


def player_panel(view: PublicView, player: PlayerView, own: OwnView | None) -> Panel:
    """A castle with all that everybody sees of its owner, and what only the owner sees."""
    seat = player["seat"]
    args: dict[str, Value] = {"seat": seat, "supporters": player["supporters"], "statues": player["statues"]}
    args["rank"] = player["rank"]
    lines = own_lines(own) if own is not None else []
    if player["tiles"]:
        lines.append(Line("tiles", items=tiles(player["tiles"])))
    if player["castle"]:
        lines.append(Line("castle", {"count": len(player["castle"])}))
    if player["hand"] is not None and own is None:
        lines.append(Line("hand", {"slot": player["hand"]}, "dim"))
    if player["mercy"]:
        lines.append(Line("mercy", tone="dim"))
    if player["punished"]:
        lines.append(Line("punished", tone="warn"))
    if player["done"]:
        lines.append(Line("done", tone="dim"))
    return Panel(Line("player", args, "strong" if seat in view["to_act"] else "plain"), lines, seat)


def middle_panel(view: PublicView) -> Panel:
    """The people's tiles once they lie open, the supply, and what the signs of the land mean."""
    lines = []
    if view["people"]:
        lines.append(Line("people", items=tiles(view["people"])))
    lines.append(Line("supply", {"count": view["supply"]}))
    if view["chronicle"]:
        items = [Line("crowned", {"space": at, "seat": seat}) for at, seat in enumerate(view["chronicle"], 1)]
        lines.append(Line("chronicle", items=items))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("middle"), lines)


def tiles(found: Sequence[str]) -> list[Line]:
    """Tiles in order, with the colour of their type."""
    lines = []
    for name in sorted(found, key=TILE.of):
        good = GOOD.ids[GOOD_OF[TILE.of(name)]]
        lines.append(Line("tile", {"tile": name, "good": good}, hue=HUES[good]))
    return lines
