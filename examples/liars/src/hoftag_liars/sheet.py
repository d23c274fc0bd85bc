"""What a viewer sees, in words: the table and its bid, the players, and what lay under the cups last."""

from hoftag.core.sheet import Line, Panel
from hoftag_liars.view import BidView, LiftedView, OwnView, PlayerView, PublicView


def sheet(view: PublicView, own: OwnView | None, viewer: int) -> list[Panel]:
    panels = [table_panel(view)]
    panels += [player_panel(view, player, own if player["seat"] == viewer else None) for player in view["players"]]
    if view["lifted"] is not None:
        panels.append(lifted_panel(view["lifted"]))
    return panels


def table_panel(view: PublicView) -> Panel:
    count = sum(player["dice"] for player in view["players"])
    bid = view["bid"]
    lines = [Line("wild")] if view["wild"] else []
    lines.append(Line("no-bid", tone="dim") if bid is None else bid_line("bid", bid))
    return Panel(Line("table", {"round": view["round"], "count": count}, tone="strong"), lines)


def player_panel(view: PublicView, player: PlayerView, own: OwnView | None) -> Panel:
    seat, count = player["seat"], player["dice"]
    lines = [Line("dice", {"count": count}) if count else Line("out", tone="dim")]
    if own is not None and own["dice"]:
        lines.append(Line("own", items=dice(own["dice"])))
    return Panel(Line("player", {"seat": seat}, tone="strong" if seat == view["turn"] else "plain"), lines, seat)


def lifted_panel(lifted: LiftedView) -> Panel:
    lines = [bid_line("last-bid", lifted["bid"]), Line("found", {"count": lifted["found"]})]
    lines += [Line("shown", {"seat": seat}, items=dice(faces)) for seat, faces in enumerate(lifted["dice"]) if faces]
    return Panel(Line("lifted"), lines)


def bid_line(key: str, bid: BidView) -> Line:
    return Line(key, {"seat": bid["seat"], "quantity": bid["quantity"], "face": bid["face"]}, tone="strong")


def dice(faces: list[str]) -> list[Line]:
    return [Line("die", {"face": face}) for face in faces]
