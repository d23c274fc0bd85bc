"""A view of Kingsburg in words: the year, the council, the enemy, and every province."""

from hoftag.core.sheet import Line, Panel, Table, cell
from hoftag.core.standing import standing_lines
from hoftag.games.kingsburg.components import ADVISOR, BUILDING, COLUMNS, RANK_OF, RANKS, ROWS, KingsburgBox
from hoftag.games.kingsburg.view import OwnView, PlayerView, PublicView


def sheet(view: PublicView, own: OwnView | None, viewer: int, box: KingsburgBox) -> list[Panel]:
    """The year first, the council while dice are placed, then the viewer's own province, the others as they sit."""
    players = view["players"]
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [year_panel(view, own)]
    if view["council"] or any(player["dice"] or player["bonus_dice"] for player in players):
        panels.append(Panel(Line("council"), [council(view, own, viewer)]))
    return [*panels, *(player_panel(view, player, own, viewer, box) for player in order)]


def year_panel(view: PublicView, own: OwnView | None) -> Panel:
    """K-2.1: where in the year we are, who is next, and who is coming."""
    if view["outcome"] is not None:
        return Panel(Line("over", tone="strong"))
    title = Line("year", {"year": view["year"], "phase": view["phase"]}, tone="strong")
    order = [Line("seat", {"seat": seat}, "strong" if seat in view["actors"] else "plain") for seat in view["order"]]
    lines = [*standing_lines(view["standing"], view["end"]), Line("order", items=order)]
    lines.append(enemy_line(view, own))
    if view["help"]:
        lines.append(Line("help", {"count": view["help"]}))
    if view["envoy"] >= 0:
        lines.append(Line("envoy", {"seat": view["envoy"]}))
    return Panel(title, lines)


def council(view: PublicView, own: OwnView | None, viewer: int) -> Table:
    """K-5.6: every advisor with what they bring and who has influenced them; quiet if out of the viewer's reach."""
    placed = placements(view, viewer)
    near = own["reach"] if own is not None else []
    rows = []
    for name, rank in zip(ADVISOR.ids, RANK_OF, strict=True):
        if ADVISOR.of(name) >= RANKS and name not in near and name not in placed:
            continue  # a governor's own advisor
        tone = "plain" if name in near or name in placed else "dim"
        row = [Line("rank", {"rank": rank}, tone), Line("advisor", {"advisor": name}, tone)]
        rows.append([*row, Line("brings", {"advisor": name}, tone), cell(placed.get(name, ()))])
    return Table("advisors", [Line(f"head-{name}") for name in ("rank", "advisor", "brings", "who")], rows)


def placements(view: PublicView, viewer: int) -> dict[str, list[Line]]:
    """K-5.6, K-10.5: whose dice lie where."""
    found: dict[str, list[Line]] = {}
    for entry in view["council"]:
        found[entry["advisor"]] = [placed(entry["seat"], entry["dice"], viewer)]
    again = view["envoy_at"]
    if again is not None:
        found.setdefault(again["advisor"], []).append(placed(again["seat"], again["dice"], viewer))
    return found


def placed(seat: int | None, dice: str, viewer: int) -> Line:
    """Dice with an advisor, somebody's or neutral ones."""
    if seat is None:
        return Line("placed-neutral", {"dice": dice}, "dim")
    return Line("placed", {"dice": dice, "seat": seat}, "strong" if seat == viewer else "plain", f"seat{seat}")


def enemy_line(view: PublicView, own: OwnView | None) -> Line:
    """K-1.6, K-12.2: the range on the back, or the card for whoever may see it."""
    seen = view["enemy"] or (own["enemy"] if own is not None else None)
    if seen is not None:
        key = "enemy" if view["enemy"] is not None else "enemy-secret"
        return Line(key, {"enemy": seen["enemy"], "strength": seen["strength"]}, "warn")
    low, high = view["enemy_range"]
    return Line("enemy-range", {"low": low, "high": high})


def player_panel(view: PublicView, player: PlayerView, own: OwnView | None, viewer: int, box: KingsburgBox) -> Panel:
    """One province with everything that lies open beside it."""
    seat, built = player["seat"], player["buildings"]
    args = {"seat": seat, "points": player["points"], "plus2": player["plus2"], "soldiers": player["soldiers"]}
    args |= {"gold": player["gold"], "wood": player["wood"], "stone": player["stone"]}
    lines: list[Line] = []
    dice = [*map(str, player["dice"]), *(f"{face}*" for face in player["bonus_dice"])]
    if dice:
        lines.append(Line("dice", {"dice": "+".join(dice), "total": player["total"]}))
    lines.append(Line("buildings", items=buildings(built, box)) if built else Line("no-buildings", tone="dim"))
    if player["governor"] is not None:
        key = "governor-ours" if player["reconstructed"] else "governor"
        lines.append(Line(key, {"governor": player["governor"]}))
    if player["armies"]:
        lines.append(Line("armies", {"numbers": ", ".join(map(str, player["armies"]))}))
    if player["strength"] is not None:
        fought: dict[str, int | str] = {"strength": player["strength"], "result": player["fought"]}
        lines.append(Line("fought", fought, "warn" if player["fought"] == "defeat" else "strong"))
    if seat == viewer and own is not None:
        lines += own_lines(own)
    if seat == viewer and view["outcome"] is None:
        lines.append(Line("next", items=next_buildings(player, box), tone="dim"))
    on_turn = seat in view["actors"]
    return Panel(Line("player", args, "strong" if on_turn else "plain"), lines, seat)


def own_lines(own: OwnView) -> list[Line]:
    """What the viewer has chosen in secret."""
    lines = []
    if own["chosen"] is not None:
        lines.append(Line("chosen", {"governor": own["chosen"]}))
    if own["sent"] is not None:
        lines.append(Line("sent", {"count": own["sent"]}))
    return lines


def next_buildings(player: PlayerView, box: KingsburgBox) -> list[Line]:
    """K-7.2, K-20.10: the leftmost missing building of each row, with what it costs this player."""
    found = []
    for name in player["next"]:
        at = BUILDING.of(name)
        gold, wood, stone = player["prices"][at]
        args: dict[str, int | str] = {"building": name, "gold": gold, "wood": wood, "stone": stone}
        found.append(Line("price", {**args, "points": box.buildings.vp[at], "row": ROWS[at // COLUMNS]}))
    return found


def buildings(names: list[str], box: KingsburgBox) -> list[Line]:
    """What stands, row by row."""
    return [Line("building", {"building": name, "points": box.buildings.vp[BUILDING.of(name)]}) for name in names]
