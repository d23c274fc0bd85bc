"""What is recorded of Die Staufer."""

from collections.abc import Iterator

from hoftag.core.events import SPECTATOR
from hoftag.core.game import Document
from hoftag.games.staufer import GAME
from hoftag.games.staufer.components import CHEST, REGION
from hoftag.games.staufer.state import Staufer
from tools.moments.recording import Album, Film, Moment, Test, has, over, told

DRAWN = {"privileges": "drawn"}


def plausible(table: Staufer, _viewer: int) -> Iterator[str]:
    """Moves that somebody might point at on the board."""
    layout = table.terms.layout
    for office in range(layout.offices):
        yield f"occupy {REGION.ids[layout.region[office]]} {layout.place[office] + 1}"
    yield from (f"{move.text}" for move in table.terms.supply_moves)
    yield from (f"use {CHEST.ids[kind]}" for kind in table.terms.turquoise)
    yield from (f"take-privilege {card}" for card in ("vp_8", "travel_writ", "open_bench"))


def later(test: Test[Staufer], round_at_least: int) -> Test[Staufer]:
    """The same, but not before this round."""
    return lambda table, viewer, events: table.round >= round_at_least and test(table, viewer, events)


def full(table: Staufer, viewer: int, _events: list[Document]) -> bool:
    """Much lies on the table, and the viewer may use something."""
    verbs = {move.verb for move in table.legal(viewer)}
    return {"occupy", "use"} <= verbs and sum(holder >= 0 for holder in table.holder) > 5


MOMENTS: dict[str, Moment[Staufer]] = {
    "pick-3": Moment(3, has("pick-privilege"), {"privileges": "picked"}),
    "first-3": Moment(3, has("supply", "occupy")),
    "action-2": Moment(2, later(has("supply", "occupy"), 2)),
    "action-4": Moment(4, later(full, 3)),
    "action-5": Moment(5, later(full, 3)),
    "poor-4": Moment(4, lambda t, v, _: t.round > 2 and {move.verb for move in t.legal(v)} == {"supply"}),
    "deploy-now-4": Moment(4, lambda t, v, _: t.actor == v and bool(t.active) and not t.acted),
    "privilege-3": Moment(3, has("take-privilege", "supply")),
    "travel-3": Moment(3, has("travel"), DRAWN),
    "stand-3": Moment(3, has("stand")),
    "pay-3": Moment(3, lambda t, v, e: has("pay", "pay-noble")(t, v, e) and len(t.due) > 3),
    "shortage-3": Moment(3, has("take-back")),
    "recall-3": Moment(3, has("recall")),
    "resolve-3": Moment(3, has("resolve")),
    "keep-3": Moment(3, has("keep")),
    "promote-3": Moment(3, has("promote")),
    "bring-noble-3": Moment(3, has("bring-noble")),
    "transfer-3": Moment(3, has("transfer")),
    "transfer-to-3": Moment(3, has("transfer-to")),
    "bring-home-3": Moment(3, has("bring-home"), DRAWN),
    "finish-3": Moment(3, later(has("end-turn"), 2)),
    "wait-3": Moment(3, lambda t, v, _: t.round == 3 and t.actor not in (v, -1)),
    "scored-4": Moment(4, later(told("two-regions"), 2)),
    "last-4": Moment(4, lambda t, v, _: t.round == 5 and t.actor == v and len(t.order) < 4),
    "over-3": Moment(3, over),
    "over-5": Moment(5, over, DRAWN),
    "spectator-4": Moment(4, lambda t, _v, _e: t.round == 3 and len(t.order) == 5, viewer=SPECTATOR),
}

ALBUM = Album(GAME, Staufer, MOMENTS, {"film-3": Film(3, 5, 30, 24)}, plausible)
