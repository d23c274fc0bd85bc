"""A view of Die Staufer in words: the round, the ring with its offices, every court, and what lies on the table."""

from collections.abc import Sequence

from hoftag.core.sheet import Line, Panel
from hoftag.core.standing import standing_lines
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.components import CHEST, COLOUR
from hoftag.games.staufer.effects import EffectView
from hoftag.games.staufer.view import OwnView, PublicView
from hoftag.games.staufer.view_parts import ChestsView, OfficeView, PaidView, PlayerView, RowView, SpaceView


def sheet(view: PublicView, own: OwnView | None, viewer: int, box: StauferBox) -> list[Panel]:
    """The round first, then the ring, the viewer's own corner, the others as they sit, and the table."""
    players = view["players"]
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [round_panel(view), ring_panel(view)]
    panels += [player_panel(view, player, own if player["seat"] == viewer else None, box) for player in order]
    panels.append(table_panel(view, box))
    return panels


def round_panel(view: PublicView) -> Panel:
    """Where the king is, what will be scored, and who is on turn when."""
    if view["outcome"] is not None:
        return Panel(Line("over", tone="strong"))
    rows, now = view["rounds"], view["round"]
    row = rows[now - 1]
    args = {"region": row["region"], "condition": row["condition"], "second_region": str(view["second_region"])}
    lines = [Line("king", {"region": view["king"]}), Line("scoring", args, "strong")]
    lines += standing_lines(view["standing"], view["end"])
    if now < len(rows):
        lines.append(Line("rounds", items=[row_line(row) for row in rows[now:]], tone="dim"))
    tracks = {
        "order": view["order"],
        "supply-track": view["supply_track"],
        "deployment-track": view["deployment_track"],
    }
    for key, seats in tracks.items():
        if seats:
            lines.append(Line(key, items=[Line("seat", {"seat": seat}) for seat in seats]))
    return Panel(Line("round", {"round": now}, tone="strong"), lines)


def row_line(row: RowView) -> Line:
    """What a round still to come brings."""
    args: dict[str, int | str] = {"round": row["round"], "region": row["region"], "condition": row["condition"]}
    if row["king_steps"] is None:
        return Line("row-last", args)
    return Line("row", {**args, "steps": row["king_steps"]})


def ring_panel(view: PublicView) -> Panel:
    """The regions in the order the king comes to them, with their offices, payment areas and bonuses."""
    ring = view["ring"]
    first = ring.index(view["king"])
    found = {region["region"]: region for region in view["regions"]}
    lines: list[Line] = []
    for name in (*ring[first:], *ring[:first]):
        region = found[name]
        points = "/".join(str(value) for value in region["points"])
        offices = [office_line(office) for office in region["offices"]]
        lines.append(Line("region", {"region": name, "points": points}, items=offices))
        if region["paid"]:
            lines.append(Line("paid", {"region": name}, "dim", items=[paid_line(paid) for paid in region["paid"]]))
    return Panel(Line("ring"), lines)


def office_line(office: OfficeView) -> Line:
    """One office: place, number, mark, who holds it and what lies under it."""
    args: dict[str, int | str | Sequence[str]] = {"place": office["place"], "cost": office["cost"]}
    args["mark"] = "♜" if office["noble"] else ""
    key = "office-free"
    if office["seat"] is not None and office["figure"] is not None:
        key = "office-held"
        args |= {"seat": office["seat"], "figure": office["figure"]}
    if office["chests"]:
        return Line(f"{key}-chests", {**args, "chests": office["chests"]})
    return Line(key, args)


def paid_line(paid: PaidView) -> Line:
    """How many figures of a seat lie in a payment area; nobles after a plus."""
    envoys, nobles = paid["envoys"], paid["nobles"]
    count = f"{envoys} + {nobles}♜" if nobles else str(envoys)
    return Line("paid-seat", {"seat": paid["seat"], "count": count})


def player_panel(view: PublicView, player: PlayerView, own: OwnView | None, box: StauferBox) -> Panel:
    """One court, with what everybody sees of it, and the tasks if the viewer may see them."""
    seat, province = player["seat"], player["province"]
    args = {"seat": seat, "points": player["points"], "envoys": player["envoys"], "nobles": player["nobles"]}
    lines = [Line("province", {"envoys": province["envoys"], "nobles": province["nobles"]}, "dim")]
    if player["chests"]:
        lines.append(Line("chests", items=chest_lines(player["chests"], box)))
    if player["privileges"]:
        held = [Line("privilege", {"privilege": name}) for name in player["privileges"]]
        lines.append(Line("privileges", items=held))
    if player["tasks"] is not None:
        lines.append(Line("tasks", items=[Line("task-shown", {"task": name}) for name in player["tasks"]]))
    elif own is not None:
        shown = [Line("task", {"task": task["task"], "points": task["points"]}) for task in own["tasks"]]
        lines.append(Line("tasks", items=shown))
    return Panel(Line("player", args, "strong" if view["actor"] == seat else "plain"), lines, seat)


def table_panel(view: PublicView, box: StauferBox) -> Panel:
    """Supply, bonuses, privileges with what they do, and the piles."""
    lines = [Line("supply", items=[space_line(space) for space in view["supply"]])]
    for region in view["regions"]:
        bonus: list[Line] = []
        for one in region["bonus"]:
            bonus += [Line("place", {"place_number": one["place"]}), *effect_lines(one["effects"])]
        if bonus:
            lines.append(Line("bonus", {"region": region["region"]}, items=bonus))
    for card in view["privileges"]:
        args: dict[str, int | str] = {"privilege": card["privilege"], "left": card["left"]}
        lines.append(Line("display", args, items=effect_lines(card["effects"])))
    lines.append(Line("pile", {"count": view["pile"]}))
    if view["discards"]:
        lines.append(Line("discards", items=chest_lines(view["discards"], box), tone="dim"))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("table"), lines)


def effect_lines(effects: Sequence[EffectView]) -> list[Line]:
    """Effects in words, whatever card they stand on."""
    return [Line(f"effect-{effect['op']}", {"n": effect["n"], "extra": effect["extra"]}) for effect in effects]


def space_line(space: SpaceView) -> Line:
    """A supply space and what lies under it."""
    if space["chests"]:
        return Line("space-chests", {"space": space["space"], "chests": space["chests"]})
    return Line("space", {"space": space["space"]})


def chest_lines(chests: Sequence[ChestsView], box: StauferBox) -> list[Line]:
    """Chests by name, in their colour, one by one."""
    return [
        Line("chest", {"chest": lot["chest"]}, hue=COLOUR.ids[box.colour[CHEST.of(lot["chest"])]])
        for lot in chests
        for _ in range(lot["count"])
    ]
