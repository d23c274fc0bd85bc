"""A view of Kingsburg in words: the year, the council, the enemy, and every province."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoftag.core.sheet import Line, Panel
from hoftag.games.kingsburg.components import BUILDING, COLUMNS, ROWS, Box
from hoftag.games.kingsburg.rules.building import NEXT

Facts = Mapping[str, object]

NOTHING: Final[Facts] = {"governors": [], "chosen": None, "sent": None, "enemy": None}


def sheet(view: Facts, box: Box) -> list[Panel]:
    """The year first, then the viewer's own province, then the others as they sit."""
    viewer = number(view["viewer"])
    players = facts(view["players"])
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    return [year_panel(view), *(player_panel(view, player, box) for player in order)]


def year_panel(view: Facts) -> Panel:
    """K-2.1: where in the year we are, who is next, what lies with the advisors, and who is coming."""
    if view["outcome"] is not None:
        return Panel(Line("over", tone="strong"))
    title = Line("year", {"year": number(view["year"]), "phase": str(view["phase"])}, tone="strong")
    acting = numbers(view["actors"])
    order = [Line("seat", {"seat": seat}, "strong" if seat in acting else "plain") for seat in numbers(view["order"])]
    lines = [Line("order", items=order)]
    council = placements(view)
    if council:
        lines.append(Line("council", items=council))
    lines.append(enemy_line(view))
    if number(view["help"]):
        lines.append(Line("help", {"count": number(view["help"])}))
    if number(view["envoy"]) >= 0:
        lines.append(Line("envoy", {"seat": number(view["envoy"])}))
    return Panel(title, lines)


def placements(view: Facts) -> list[Line]:
    """K-5.6: who has influenced whom."""
    found = []
    again = view["envoy_at"]
    for entry in facts(view["council"]):
        args: dict[str, int | str] = {"rank": number(entry["rank"]), "advisor": str(entry["advisor"])}
        args["dice"] = str(entry["dice"])
        if entry["seat"] is None:
            found.append(Line("placed-neutral", args, "dim"))
        else:
            found.append(Line("placed", {**args, "seat": number(entry["seat"])}))
        if isinstance(again, Mapping) and again["advisor"] == entry["advisor"]:
            found.append(Line("placed", {**args, "seat": number(again["seat"]), "dice": str(again["dice"])}))
    return found


def enemy_line(view: Facts) -> Line:
    """K-1.6, K-12.2: the range on the back, or the card for whoever may see it."""
    own = view["own"]
    seen = view["enemy"] or (own["enemy"] if isinstance(own, Mapping) else None)
    if isinstance(seen, Mapping):
        key = "enemy" if view["enemy"] is not None else "enemy-secret"
        args: dict[str, int | str] = {"enemy": str(seen["enemy"]), "strength": number(seen["strength"])}
        return Line(key, args, "warn")
    low, high = numbers(view["enemy_range"])
    return Line("enemy-range", {"low": low, "high": high})


def player_panel(view: Facts, player: Facts, box: Box) -> Panel:
    """One province with everything that lies open beside it."""
    seat = number(player["seat"])
    names = ("seat", "points", "gold", "wood", "stone", "plus2", "soldiers")
    args = {name: number(player[name]) for name in names}
    lines: list[Line] = []
    dice = [*map(str, numbers(player["dice"])), *(f"{face}*" for face in numbers(player["bonus_dice"]))]
    if dice:
        lines.append(Line("dice", {"dice": "+".join(dice), "total": number(player["total"])}))
    built = words(player["buildings"])
    lines.append(Line("buildings", items=buildings(built, box)) if built else Line("no-buildings", tone="dim"))
    if player["governor"] is not None:
        key = "governor-ours" if player["reconstructed"] else "governor"
        lines.append(Line(key, {"governor": str(player["governor"])}))
    armies = numbers(player["armies"])
    if armies:
        lines.append(Line("armies", {"numbers": ", ".join(map(str, armies))}))
    if player["fought"]:
        args_fought: dict[str, int | str] = {"strength": number(player["strength"]), "result": str(player["fought"])}
        lines.append(Line("fought", args_fought, "warn" if player["fought"] == "defeat" else "strong"))
    if seat == view["viewer"]:
        lines += own_lines(view, built, box)
    on_turn = seat in numbers(view["actors"])
    return Panel(Line("player", args, "strong" if on_turn else "plain"), lines, seat)


def own_lines(view: Facts, built: Sequence[str], box: Box) -> list[Line]:
    """What the viewer has chosen in secret, and what could be built next at which price."""
    own = view["own"] if isinstance(view["own"], Mapping) else NOTHING
    lines = []
    if own["chosen"] is not None:
        lines.append(Line("chosen", {"governor": str(own["chosen"])}))
    if own["sent"] is not None:
        lines.append(Line("sent", {"count": number(own["sent"])}))
    if view["outcome"] is None:
        lines.append(Line("next", items=next_buildings(view, built, box), tone="dim"))
    return lines


def next_buildings(view: Facts, built: Sequence[str], box: Box) -> list[Line]:
    """K-7.2: the leftmost missing building of each row, with its printed cost."""
    mask = sum(1 << BUILDING.of(name) for name in built)
    options = view["options"]
    rows = range(7) if isinstance(options, Mapping) and options["more_buildings"] else range(1, 6)
    found = []
    for row in rows:
        at = NEXT[row][mask >> row * COLUMNS & 15]
        if at >= 0:
            gold, wood, stone = box.cost[at]
            args: dict[str, int | str] = {"building": BUILDING.ids[at], "gold": gold, "wood": wood, "stone": stone}
            found.append(Line("price", {**args, "points": box.vp[at], "row": ROWS[row]}))
    return found


def buildings(names: Sequence[str], box: Box) -> list[Line]:
    """What stands, row by row."""
    return [Line("building", {"building": name, "points": box.vp[BUILDING.of(name)]}) for name in names]


def number(value: object) -> int:
    """A number of a view."""
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    """A list of numbers of a view."""
    assert isinstance(value, list)
    return [number(item) for item in value]


def words(value: object) -> list[str]:
    """A list of names of a view."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def facts(value: object) -> list[Facts]:
    """A list of tables of a view."""
    assert isinstance(value, list)
    return value
