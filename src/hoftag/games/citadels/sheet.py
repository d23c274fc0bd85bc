"""A view of Citadels in words: the round and its characters, what lies on the table, and every city."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoftag.core.sheet import Line, Panel
from hoftag.games.citadels.components import CHARACTER, COLOUR, DISTRICT, Box

Facts = Mapping[str, object]

NOTHING: Final[Facts] = {"hand": [], "characters": [], "known": [], "draft": []}
TONES: Final = {"on-turn": "strong", "mine": "strong", "silent": "dim", "face-up": "dim", "revealed": "dim"}


def sheet(view: Facts, box: Box) -> list[Panel]:
    """The round first, then the viewer's own corner, then the others as they sit, then the piles."""
    viewer = number(view["viewer"])
    players = facts(view["players"])
    order = [*players[viewer:], *players[:viewer]] if viewer >= 0 else players
    panels = [round_panel(view)]
    panels += [player_panel(view, player, box) for player in order]
    panels.append(piles_panel(view, box))
    return panels


def round_panel(view: Facts) -> Panel:
    """C-11.1: the characters and what has become of them this round."""
    over = view["outcome"] is not None
    title = Line("over" if over else "round", {"round": number(view["round"])}, tone="strong")
    if over:
        return Panel(title)
    mine = names(own(view)["characters"])
    found = [character(seen, mine=str(seen["character"]) in mine) for seen in facts(view["characters"])]
    lines = [Line("characters", items=found)]
    if number(view["first_complete"]) >= 0:
        lines.append(Line("last-round", tone="warn"))
    return Panel(title, lines)


def character(seen: Facts, *, mine: bool) -> Line:
    """One character: face up, on turn, shown, silent, named by Assassin or Thief, one's own, or unknown."""
    name, fate, seat = str(seen["character"]), str(seen["fate"]), seen["seat"]
    args: dict[str, int | str] = {"rank": CHARACTER.index[name] + 1, "character": name}
    if seat is not None and fate in ("on-turn", "revealed"):
        return Line(f"character-{fate}", {**args, "seat": number(seat)}, TONES[fate])
    for misfortune in ("murdered", "robbed"):
        if seen[misfortune] and (misfortune == "murdered" or fate == "hidden"):
            return Line(f"character-{misfortune}{'-mine' if mine else ''}", args, "warn")
    if mine and fate == "hidden":
        fate = "mine"
    return Line(f"character-{fate}", args, TONES.get(fate, "plain"))


def draft_lines(view: Facts) -> list[Line]:
    """C-11.2: a drafter remembers what was kept, put away and passed on."""
    memories = facts(own(view)["draft"])
    choosing = view["actor"] == view["viewer"] and view["step"] == "put-character-away"
    lines = []
    for memory in memories:
        received, kept, away = names(memory["received"]), memory["kept"], memory["put_away"]
        if kept is None:
            continue  # the choice is being made: it stands in the question
        passed = [name for name in received if name not in (kept, away)]
        if choosing and memory is memories[-1]:
            passed = []
        key = ("kept-put-away" if away is not None else "kept") + ("" if passed else "-last")
        args: dict[str, str | Sequence[str]] = {"character": str(kept), "characters": passed}
        if away is not None:
            args["away_character"] = str(away)
        lines.append(Line(key, args, "dim"))
    return lines


def player_panel(view: Facts, player: Facts, box: Box) -> Panel:
    """One city, with what everybody sees of its owner, and the hand if the viewer may see it."""
    seat = number(player["seat"])
    args: dict[str, int | str] = {name: number(player[name]) for name in ("seat", "gold", "cards", "points")}
    args["crown"] = int(view["crown"] == seat)
    city = names(player["city"])
    lines = [Line("city", items=cards(city, box)) if city else Line("city-empty", tone="dim")]
    known = [fact for fact in facts(own(view)["known"]) if fact["seat"] == seat]
    lines += [Line("known", items=cards(names(fact["districts"]), box)) for fact in known]
    hand = own(view)["hand"] if seat == view["viewer"] and view["own"] else player["hand"]
    if hand is not None:
        lines.append(Line("hand", items=cards(names(hand), box)) if hand else Line("hand-empty", tone="dim"))
    on_turn = view["actor"] == seat
    return Panel(Line("player", args, "strong" if on_turn else "plain"), lines, seat)


def piles_panel(view: Facts, box: Box) -> Panel:
    """What the viewer remembers of the draft, what lies in the middle, and what the signs mean."""
    lines = [] if view["outcome"] is not None else draft_lines(view)
    lines.append(Line("pile", {"cards": number(view["pile"])}))
    if view["supply"] is not None:
        lines.append(Line("supply", {"gold": number(view["supply"])}))
    if view["removed"] is not None:
        lines.append(Line("removed", {"district": str(view["removed"])}, "strong"))
    discards = names(view["discards"])
    if discards:
        lines.append(Line("discards", items=cards(sorted(discards, key=DISTRICT.of), box)))
    lines.append(Line("signs", tone="dim"))
    return Panel(Line("piles"), lines)


def cards(districts: Sequence[str], box: Box) -> list[Line]:
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


def own(view: Facts) -> Facts:
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
