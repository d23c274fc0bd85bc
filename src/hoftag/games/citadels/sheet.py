"""A view of Citadels in words: the round and its characters, what lies on the table, and every city."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.sheet import Line, Panel
from hoftag.core.standing import standing_lines
from hoftag.games.citadels.components import CHARACTER, COLOUR, DISTRICT, CitadelsBox
from hoftag.games.citadels.view import CharacterView, OwnView, PlayerView, PublicView

TONES: Final = {"on-turn": "strong", "mine": "strong", "silent": "dim", "face-up": "dim", "revealed": "dim"}


def sheet(view: PublicView, own: OwnView | None, viewer: int, box: CitadelsBox) -> list[Panel]:
    """The round first, then the viewer's own corner, then the others as they sit, then the piles."""
    players = view["players"]
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [round_panel(view, own)]
    panels += [player_panel(view, player, own, viewer, box) for player in order]
    panels.append(piles_panel(view, own, viewer, box))
    return panels


def round_panel(view: PublicView, own: OwnView | None) -> Panel:
    """C-11.1: the characters and what has become of them this round."""
    over = view["outcome"] is not None
    title = Line("over" if over else "round", {"round": view["round"]}, tone="strong")
    if over:
        return Panel(title)
    mine = own["characters"] if own is not None else []
    found = [character(seen, mine=seen["character"] in mine) for seen in view["characters"]]
    lines = [Line("characters", items=found), *standing_lines(view["standing"], view["end"])]
    if view["first_complete"] >= 0:
        lines[-1].tone = "warn"
    return Panel(title, lines)


def character(seen: CharacterView, *, mine: bool) -> Line:
    """One character: face up, on turn, shown, silent, named by Assassin or Thief, one's own, or unknown."""
    name, fate, seat = seen["character"], seen["fate"], seen["seat"]
    args: dict[str, int | str] = {"rank": CHARACTER.index[name] + 1, "character": name}
    if seat is not None and fate in ("on-turn", "revealed"):
        return Line(f"character-{fate}", {**args, "seat": seat}, TONES[fate])
    whose = "-mine" if mine else ""
    if seen["murdered"]:
        return Line(f"character-murdered{whose}", args, "warn")
    if seen["robbed"] and fate == "hidden":
        return Line(f"character-robbed{whose}", args, "warn")
    shown = "mine" if mine and fate == "hidden" else fate
    return Line(f"character-{shown}", args, TONES.get(shown, "plain"))


def draft_lines(view: PublicView, own: OwnView, viewer: int) -> list[Line]:
    """C-11.2: a drafter remembers what was kept, put away and passed on."""
    choosing = view["actor"] == viewer and view["step"] == "put-character-away"
    lines = []
    for memory in own["draft"]:
        kept, away = memory["kept"], memory["put_away"]
        if kept is None:
            continue  # the choice is being made: it stands in the question
        passed = [name for name in memory["received"] if name not in (kept, away)]
        if choosing and memory is own["draft"][-1]:
            passed = []
        key = ("kept-put-away" if away is not None else "kept") + ("" if passed else "-last")
        args: dict[str, str | Sequence[str]] = {"character": kept, "characters": passed}
        if away is not None:
            args["away_character"] = away
        lines.append(Line(key, args, "dim"))
    return lines


def player_panel(view: PublicView, player: PlayerView, own: OwnView | None, viewer: int, box: CitadelsBox) -> Panel:
    """One city, with what everybody sees of its owner, and the hand if the viewer may see it."""
    seat, city, hand = player["seat"], player["city"], player["hand"]
    args: dict[str, int | str] = {"seat": seat, "gold": player["gold"], "cards": player["cards"]}
    args |= {"points": player["points"], "crown": int(view["crown"] == seat)}
    lines = [Line("city", items=cards(city, box)) if city else Line("city-empty", tone="dim")]
    if own is not None:
        known = [fact["districts"] for fact in own["known"] if fact["seat"] == seat]
        lines += [Line("known", items=cards(districts, box)) for districts in known]
        if seat == viewer:
            hand = own["hand"]
    if hand is not None:
        lines.append(Line("hand", items=cards(hand, box)) if hand else Line("hand-empty", tone="dim"))
    on_turn = view["actor"] == seat
    return Panel(Line("player", args, "strong" if on_turn else "plain"), lines, seat)


def piles_panel(view: PublicView, own: OwnView | None, viewer: int, box: CitadelsBox) -> Panel:
    """What the viewer remembers of the draft, what lies in the middle, and what the signs mean."""
    lines = draft_lines(view, own, viewer) if own is not None else []
    lines.append(Line("pile", {"cards": view["pile"]}))
    if view["supply"] is not None:
        lines.append(Line("supply", {"gold": view["supply"]}))
    if view["removed"] is not None:
        lines.append(Line("removed", {"district": view["removed"]}, "strong"))
    if view["discards"]:
        lines.append(Line("discards", items=cards(sorted(view["discards"], key=DISTRICT.of), box)))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("piles"), lines)


def cards(districts: Sequence[str], box: CitadelsBox) -> list[Line]:
    """District cards with cost and colour, and with their points where these differ from the cost."""
    found = []
    for name in districts:
        kind = DISTRICT.of(name)
        colour = COLOUR.ids[box.colour[kind]]
        args: dict[str, int | str] = {"district": name, "cost": box.cost[kind], "colour": colour}
        if box.points[kind] == box.cost[kind]:
            found.append(Line("card", args, hue=colour))
        else:
            found.append(Line("card-worth", {**args, "points": box.points[kind]}, hue=colour))
    return found
