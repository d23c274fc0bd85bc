"""A view of Die Staufer in words: the round, the ring with its offices, every court, and what lies on the table."""

from collections.abc import Mapping, Sequence

from hoftag.core.sheet import Line, Panel
from hoftag.games.staufer.components import CHEST, COLOUR, Box

Facts = Mapping[str, object]


def sheet(view: Facts, box: Box) -> list[Panel]:
    """The round first, then the ring, the viewer's own corner, the others as they sit, and the table."""
    viewer = number(view["viewer"])
    players = facts(view["players"])
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [round_panel(view), ring_panel(view)]
    panels += [player_panel(view, player, box) for player in order]
    panels.append(table_panel(view, box))
    return panels


def round_panel(view: Facts) -> Panel:
    """Where the king is, what will be scored, and who is on turn when."""
    if view["outcome"] is not None:
        return Panel(Line("over", tone="strong"))
    rows = facts(view["rounds"])
    now = number(view["round"])
    row = rows[now - 1]
    scoring = {name: str(row[name]) for name in ("region", "condition")}
    lines = [
        Line("king", {"region": str(view["king"])}),
        Line("scoring", {**scoring, "second_region": str(view["second_region"])}, "strong"),
    ]
    if now < len(rows):
        lines.append(Line("rounds", items=[row_line(row) for row in rows[now:]], tone="dim"))
    for key, name in (("order", "order"), ("supply-track", "supply_track"), ("deployment-track", "deployment_track")):
        seats = numbers(view[name])
        if seats:
            lines.append(Line(key, items=[Line("seat", {"seat": seat}) for seat in seats]))
    return Panel(Line("round", {"round": now}, tone="strong"), lines)


def row_line(row: Facts) -> Line:
    """What a round still to come brings."""
    args: dict[str, int | str] = {"round": number(row["round"])}
    args |= {name: str(row[name]) for name in ("region", "condition")}
    if row["king_steps"] is None:
        return Line("row-last", args)
    return Line("row", {**args, "steps": number(row["king_steps"])})


def ring_panel(view: Facts) -> Panel:
    """The regions in the order the king comes to them, with their offices, payment areas and bonuses."""
    ring = names(view["ring"])
    first = ring.index(str(view["king"]))
    found = {str(region["region"]): region for region in facts(view["regions"])}
    lines: list[Line] = []
    for name in (*ring[first:], *ring[:first]):
        region = found[name]
        points = "/".join(str(value) for value in numbers(region["points"]))
        offices = [office_line(office) for office in facts(region["offices"])]
        lines.append(Line("region", {"region": name, "points": points}, items=offices))
        lying = [paid_line(paid) for paid in facts(region["paid"]) if number(paid["envoys"]) + number(paid["nobles"])]
        if lying:
            lines.append(Line("paid", {"region": name}, "dim", items=lying))
    return Panel(Line("ring"), lines)


def office_line(office: Facts) -> Line:
    """One office: place, number, mark, who holds it and what lies under it."""
    args: dict[str, int | str | Sequence[str]] = {"place": str(office["place"]), "cost": number(office["cost"])}
    args["mark"] = "♜" if office["noble"] else ""
    key = "office-free"
    if office["seat"] is not None:
        key = "office-held"
        args |= {"seat": number(office["seat"]), "figure": str(office["figure"])}
    chests = names(office["chests"])
    if chests:
        return Line(f"{key}-chests", {**args, "chests": chests})
    return Line(key, args)


def paid_line(paid: Facts) -> Line:
    """How many figures of a seat lie in a payment area; nobles after a plus."""
    envoys, nobles = number(paid["envoys"]), number(paid["nobles"])
    count = f"{envoys} + {nobles}♜" if nobles else str(envoys)
    return Line("paid-seat", {"seat": number(paid["seat"]), "count": count})


def player_panel(view: Facts, player: Facts, box: Box) -> Panel:
    """One court, with what everybody sees of it, and the tasks if the viewer may see them."""
    seat = number(player["seat"])
    args: dict[str, int | str] = {name: number(player[name]) for name in ("seat", "points", "envoys", "nobles")}
    province = fact(player["province"])
    lines = [Line("province", {name: number(province[name]) for name in ("envoys", "nobles")}, "dim")]
    if player["chests"]:
        lines.append(Line("chests", items=chest_lines(names(player["chests"]), box)))
    if player["privileges"]:
        held = [Line("privilege", {"privilege": name}) for name in names(player["privileges"])]
        lines.append(Line("privileges", items=held))
    if player["tasks"] is not None:
        lines.append(Line("tasks", items=[Line("task-shown", {"task": name}) for name in names(player["tasks"])]))
    elif view["own"] is not None and view["viewer"] == seat:
        tasks = facts(fact(view["own"])["tasks"])
        shown = [Line("task", {"task": str(task["task"]), "points": number(task["points"])}) for task in tasks]
        lines.append(Line("tasks", items=shown))
    return Panel(Line("player", args, "strong" if view["actor"] == seat else "plain"), lines, seat)


def table_panel(view: Facts, box: Box) -> Panel:
    """Supply, bonuses, privileges with what they do, and the piles."""
    lines = [Line("supply", items=[space_line(space) for space in facts(view["supply"])])]
    for region in facts(view["regions"]):
        bonus: list[Line] = []
        for place, effects in enumerate(lists(region["bonus"]), 1):
            if effects:
                bonus += [Line("place", {"place_number": place}), *effect_lines(effects)]
        if bonus:
            lines.append(Line("bonus", {"region": str(region["region"])}, items=bonus))
    for card in facts(view["privileges"]):
        args: dict[str, int | str] = {"privilege": str(card["privilege"]), "left": number(card["left"])}
        lines.append(Line("display", args, items=effect_lines(facts(card["effects"]))))
    lines.append(Line("pile", {"count": number(view["pile"])}))
    discards = names(view["discards"])
    if discards:
        lines.append(Line("discards", items=chest_lines(discards, box), tone="dim"))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("table"), lines)


def effect_lines(effects: Sequence[Facts]) -> list[Line]:
    """Effects in words, whatever card they stand on."""
    return [
        Line(f"effect-{effect['op']}", {"n": number(effect["n"]), "extra": number(effect["extra"])})
        for effect in effects
    ]


def space_line(space: Facts) -> Line:
    """A supply space and what lies under it."""
    chests = names(space["chests"])
    if chests:
        return Line("space-chests", {"space": str(space["space"]), "chests": chests})
    return Line("space", {"space": str(space["space"])})


def chest_lines(chests: Sequence[str], box: Box) -> list[Line]:
    """Chests by name, in their colour."""
    return [Line("chest", {"chest": name}, hue=COLOUR.ids[box.colour[CHEST.of(name)]]) for name in chests]


def number(value: object) -> int:
    """A number of a view."""
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    """A list of numbers of a view."""
    assert isinstance(value, list)
    return [number(item) for item in value]


def names(value: object) -> list[str]:
    """A list of names of a view."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def fact(value: object) -> Facts:
    """A table of a view."""
    assert isinstance(value, Mapping)
    return value


def facts(value: object) -> list[Facts]:
    """A list of tables of a view."""
    assert isinstance(value, list)
    return value


def lists(value: object) -> list[list[Facts]]:
    """A list of lists of tables of a view."""
    assert isinstance(value, list)
    return value
