"""A view of Tumult Royale in words: what the people want, the land, every castle, and what lies in the middle."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.events import Value
from hoftag.core.sheet import Line, Panel
from hoftag.core.standing import standing_lines
from hoftag.games.tumult_royal.components import COLUMNS, FIELD, GOOD, GOOD_OF, TILE
from hoftag.games.tumult_royal.facts import Goods
from hoftag.games.tumult_royal.view import OwnView, PlayerView, PriceView, PublicView

HUES: Final = {"bread": "yellow", "marble": "blue", "tools": "red"}
LAND: Final = {"pasture": "green", "forest": "green", "mountain": "", "village": "yellow", "palace": "purple"}


def sheet(view: PublicView, own: OwnView | None, viewer: int) -> list[Panel]:
    """The round first, then the land, the viewer's own castle, the others by rank, and the middle of the table."""
    players, ranks = view["players"], view["ranks"]
    order = [players[seat] for seat in ranks if seat == viewer] + [players[seat] for seat in ranks if seat != viewer]
    panels = [round_panel(view, own), land_panel(view, own, viewer)]
    panels += [player_panel(view, player) for player in order]
    panels.append(middle_panel(view))
    return panels


def round_panel(view: PublicView, own: OwnView | None) -> Panel:
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
    lines += taxing_lines(view, own)
    return Panel(title, lines)


def taxing_lines(view: PublicView, own: OwnView | None) -> list[Line]:
    """T-2.3, Q-5: the tiles that can be lifted, the one in hand, and with the memory aid those seen."""
    taxing = view["taxing"]
    if taxing is None:
        return []
    lines = []
    if taxing["tick"] is not None and taxing["ticks"] is not None:
        lines.append(Line("tick", {"tick": taxing["tick"], "count": taxing["ticks"]}))
    lines.append(Line("centre", {"slots": ", ".join(taxing["centre"])}))
    if own is None:
        return lines
    hand = own["hand"]
    if hand is not None:
        lines.append(Line("own-hand", {"slot": hand["slot"]}, "strong", items=tiles([hand["tile"]])))
    if own["seen"]:
        items = [Line("seen-tile", {"slot": one["slot"], "tile": one["tile"]}) for one in own["seen"]]
        lines.append(Line("seen", items=items))
    return lines


def land_panel(view: PublicView, own: OwnView | None, viewer: int) -> Panel:
    """The land row by row; below it tiles that lie face down, and what free fields cost the viewer."""
    rows: dict[int, list[Line]] = {}
    for seen in view["land"]:
        field, terrain, seat = seen["field"], seen["terrain"], seen["seat"]
        args: dict[str, Value] = {"field": field, "terrain": terrain}
        if seat is None:
            line = Line("field", args, hue=LAND[terrain])
        else:
            tone = "strong" if seat == viewer else "dim"
            line = Line("field-taken", {**args, "seat": seat, "number": seat + 1}, tone)
        rows.setdefault(FIELD.of(field) // COLUMNS, []).append(line)
    lines = [Line("land-row", items=row) for _, row in sorted(rows.items())]
    down = [region["plot"] for region in view["regions"] if region["region"] is None]
    if down:
        lines.append(Line("face-down", {"plots": down}, "dim"))
    lines.append(Line("signs", tone="dim"))
    if own is not None:
        items = [price(group["cost"], group) for group in own["prices"] if group["cost"] is not None]
        if items:
            lines.append(Line("prices", items=items))
    return Panel(Line("land"), lines)


def price(cost: Goods, group: PriceView) -> Line:
    """T-4.4, T-4.6: fields of one price."""
    args: dict[str, Value] = {"terrain": group["terrain"], "count": group["statues"]}
    args |= {"bread": cost["bread"], "marble": cost["marble"], "tools": cost["tools"]}
    args |= {"fields": ", ".join(group["fields"])}
    return Line("price-far" if group["remote"] else "price", args, "dim" if group["remote"] else "plain")


def player_panel(view: PublicView, player: PlayerView) -> Panel:
    """A castle with all that everybody sees of its owner."""
    seat = player["seat"]
    args: dict[str, Value] = {"seat": seat, "supporters": player["supporters"], "statues": player["statues"]}
    args |= {"rank": player["rank"], "number": seat + 1}
    lines = []
    if player["tiles"]:
        lines.append(Line("tiles", items=tiles(player["tiles"])))
    if player["castle"]:
        lines.append(Line("castle", {"count": len(player["castle"])}))
    if player["hand"] is not None:
        lines.append(Line("hand", {"slot": player["hand"]}, "dim"))
    if player["mercy"]:
        lines.append(Line("mercy", tone="dim"))
    if player["punished"]:
        lines.append(Line("punished", tone="warn"))
    if player["done"]:
        lines.append(Line("done", tone="dim"))
    return Panel(Line("player", args, "strong" if seat in view["to_act"] else "plain"), lines, seat)


def middle_panel(view: PublicView) -> Panel:
    """The people's tiles once they lie open, and the supply."""
    lines = []
    if view["people"]:
        lines.append(Line("people", items=tiles(view["people"])))
    lines.append(Line("supply", {"count": view["supply"]}))
    if view["chronicle"]:
        items = [Line("crowned", {"space": at, "seat": seat}) for at, seat in enumerate(view["chronicle"], 1)]
        lines.append(Line("chronicle", items=items))
    return Panel(Line("middle"), lines)


def tiles(found: Sequence[str]) -> list[Line]:
    """Tiles in order, with the colour of their type."""
    lines = []
    for name in sorted(found, key=TILE.of):
        good = GOOD.ids[GOOD_OF[TILE.of(name)]]
        lines.append(Line("tile", {"tile": name, "good": good}, hue=HUES[good]))
    return lines
