"""A view of Die Staufer in words: the round, the ring with its offices, every court, and what lies on the table."""

from collections.abc import Sequence

from hoftag.core.sheet import Line, Panel, Table, cell
from hoftag.core.standing import standing_lines
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.components import CHEST, COLOUR, PLACE
from hoftag.games.staufer.effects import EffectView
from hoftag.games.staufer.view import OwnView, PublicView
from hoftag.games.staufer.view_parts import (
    ChestsView,
    OfficeView,
    PaidView,
    PlayerView,
    ProspectView,
    RegionView,
    RowView,
    SpaceView,
)


def sheet(view: PublicView, own: OwnView | None, viewer: int, box: StauferBox) -> list[Panel]:
    """The round first, then the ring, the viewer's own corner, the others as they sit, and the table."""
    players = view["players"]
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [round_panel(view), ring_panel(view, own, viewer, box)]
    panels += [player_panel(view, player, own if player["seat"] == viewer else None, box) for player in order]
    panels.append(table_panel(view, box))
    return panels


def round_panel(view: PublicView) -> Panel:
    """Which round it is, and what will be scored."""
    if view["outcome"] is not None:
        return Panel(Line("over", tone="strong"))
    region, second = view["rounds"][view["round"] - 1]["region"], str(view["second_region"])
    args: dict[str, int | str] = {"round": view["round"], "region": region, "second_region": second}
    return Panel(Line("round-scored" if second != region else "round-scored-once", args, "strong"))


def ring_panel(view: PublicView, own: OwnView | None, viewer: int, box: StauferBox) -> Panel:
    """The ring, what an office would bring, who is on turn when, and how everybody is doing.

    The ring comes first, to be seen in a small window.
    """
    order = [Line("order", items=seats(view["order"]))] if view["order"] else []
    doing = standing_lines(view["standing"], view["end"]) if view["outcome"] is None else []
    would = [prospects_table(view, own)] if own is not None and own["offices"] and not view["acted"] else []
    return Panel(Line("ring"), [ring_table(view, viewer, box), *would, *order, *doing])


def seats(found: Sequence[int]) -> list[Line]:
    return [Line("seat", {"seat": seat}, hue=f"seat{seat}") for seat in found]


def plan_lines(view: PublicView) -> list[Line]:
    """Where the king is, by which condition is scored, the rounds to come, and the next round's order."""
    if view["outcome"] is not None:
        return []
    rows, now = view["rounds"], view["round"]
    row = rows[now - 1]
    args = {"region": row["region"], "condition": row["condition"], "second_region": str(view["second_region"])}
    lines = [Line("king", {"region": view["king"]}), Line("scoring", args)]
    if now < len(rows):
        lines.append(Line("rounds", items=[row_line(row) for row in rows[now:]], tone="dim"))
    tracks = {"supply-track": view["supply_track"], "deployment-track": view["deployment_track"]}
    lines += [Line(key, items=seats(found)) for key, found in tracks.items() if found]
    return lines


def row_line(row: RowView) -> Line:
    """What a round still to come brings."""
    args: dict[str, int | str] = {"round": row["round"], "region": row["region"], "condition": row["condition"]}
    if row["king_steps"] is None:
        return Line("row-last", args)
    return Line("row", {**args, "steps": row["king_steps"]})


def ring_table(view: PublicView, viewer: int, box: StauferBox) -> Table:
    """The regions in the order the king comes to them, with their offices, and whose figures lie there."""
    ring = view["ring"]
    first = ring.index(view["king"])
    found = {region["region"]: region for region in view["regions"]}
    wide = max(len(region["offices"]) for region in view["regions"])
    offices = [Line("head-office", {"place": PLACE.ids[place]}) for place in range(wide)]
    rows = [region_row(view, found[name], wide, viewer, box) for name in (*ring[first:], *ring[:first])]
    return Table("offices", [Line("head-region"), Line("head-points"), *offices, Line("head-lying")], rows)


def prospects_table(view: PublicView, own: OwnView) -> Table:
    """What every free office would score its viewer if its region were scored as things stand."""
    ring = view["ring"]
    first = ring.index(view["king"])
    found = {(office["region"], office["place"]): office["would"] for office in own["offices"]}
    places = sorted({place for _, place in found}, key=PLACE.of)
    heads = [Line("head-region"), *(Line("head-office", {"place": place}) for place in places)]
    rows = [
        [Line("region", {"region": name}), *(cell(prospect_lines(found.get((name, place), ()))) for place in places)]
        for name in (*ring[first:], *ring[:first])
    ]
    return Table("prospects", heads, rows)


def prospect_lines(would: Sequence[ProspectView]) -> list[Line]:
    """The place and the points; a noble is only told of where it brings something else."""
    told = [
        one
        for one in would
        if one is would[0] or (one["place"], one["points"]) != (would[0]["place"], would[0]["points"])
    ]
    return [Line(f"would-{one['figure']}", {"place_number": one["place"], "points": one["points"]}) for one in told]


def region_row(view: PublicView, region: RegionView, wide: int, viewer: int, box: StauferBox) -> list[Line]:
    """A region; one that will be scored stands out."""
    name, offices = region["region"], region["offices"]
    over = view["outcome"] is not None
    scored = not over and name in (view["rounds"][view["round"] - 1]["region"], view["second_region"])
    key = "region-king" if name == view["king"] else "region"
    return [
        Line(key, {"region": name}, "strong" if scored else "plain"),
        Line("points", {"points": "/".join(map(str, region["points"]))}),
        *(office_line(office, viewer, box) for office in offices),
        *(cell() for _ in range(wide - len(offices))),
        cell([paid_line(paid) for paid in region["paid"]]),
    ]


def office_line(office: OfficeView, viewer: int, box: StauferBox) -> Line:
    """One office: number, mark, and who holds it or what lies under it."""
    args: dict[str, int | str] = {"cost": office["cost"], "noble": int(office["noble"])}
    chests = [chest_line(chest, box) for chest in office["chests"]]
    seat, figure = office["seat"], office["figure"]
    if seat is not None and figure is not None:
        holder = Line(
            "holder", {"seat": seat, "figure": figure}, "strong" if seat == viewer else "plain", f"seat{seat}"
        )
        return Line("office-held", args, items=[holder, *chests])
    return Line("office-free-chests", args, items=chests) if chests else Line("office-free", args)


def paid_line(paid: PaidView) -> Line:
    """How many figures of a seat lie in a payment area; nobles after a plus, and a lone envoy is not counted."""
    envoys, nobles = paid["envoys"], paid["nobles"]
    lying = f"{envoys}+{nobles}♜" if nobles else str(envoys) if envoys > 1 else ""
    args: dict[str, int | str] = {"seat": paid["seat"], "lying": lying, "envoys": envoys, "nobles": nobles}
    return Line("paid-seat", args, hue=f"seat{paid['seat']}")


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
    lines = [Line("supply", items=[space_line(space) for space in view["supply"]]), *plan_lines(view)]
    lines.append(bonus_table(view))
    for card in view["privileges"]:
        args: dict[str, int | str] = {"privilege": card["privilege"], "left": card["left"]}
        lines.append(Line("display", args, items=effect_lines(card["effects"])))
    lines.append(Line("pile", {"count": view["pile"]}))
    if view["discards"]:
        lines.append(Line("discards", items=chest_lines(view["discards"], box), tone="dim"))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("table"), lines)


def bonus_table(view: PublicView) -> Table:
    """What a scoring brings beside points, by region and place."""
    places = sorted({one["place"] for region in view["regions"] for one in region["bonus"]})
    heads = [Line("head-bonus"), *(Line("place", {"place_number": place}) for place in places)]
    rows = []
    for region in view["regions"]:
        found = {one["place"]: effect_lines(one["effects"]) for one in region["bonus"]}
        if found:
            rows.append([Line("region", {"region": region["region"]}), *(cell(found.get(at, ())) for at in places)])
    return Table("bonuses", heads, rows)


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
    return [chest_line(lot["chest"], box) for lot in chests for _ in range(lot["count"])]


def chest_line(chest: str, box: StauferBox) -> Line:
    """A chest in its colour."""
    return Line("chest", {"chest": chest}, hue=COLOUR.ids[box.colour[CHEST.of(chest)]])
