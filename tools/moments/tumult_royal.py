"""What is recorded of Tumult Royale."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hoftag.core.events import SPECTATOR
from hoftag.core.game import Document
from hoftag.core.masks import members
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.components import (
    FIELD,
    GOOD,
    PAYMENT,
    PLOT,
    SLOT,
)
from hoftag.games.tumult_royal.state import TumultRoyal
from tools.moments.recording import Album, Film, Moment, Test, has, over, told

LIVE = {"taxing": "live"}
ORDERS = {"taxing": "orders"}
PINS = 5
"""So many fields are planned together."""
When: TypeAlias = Test[TumultRoyal]


def plausible(table: TumultRoyal, _viewer: int) -> Iterator[str]:
    """Moves that somebody might point at on the board."""
    step = table.step.name
    if step in ("place", "first-statue"):
        yield from (f"place {field}" for field in FIELD.ids)
    if step in ("tick", "tax"):
        yield from (f"lift {slot}" for slot in SLOT.ids)
    if step == "pay":
        yield from (f"pay {GOOD.ids[table.good]} {payment}" for payment in PAYMENT.ids)
    if step == "turn-up":
        yield from (f"turn-up {plot}" for plot in PLOT.ids)
    yield from ("keep", "lay-back", "wait", "done", "pass", "spin", "ready")


def plans(table: TumultRoyal, viewer: int) -> Iterator[Sequence[str]]:
    """While people plan: every free field by itself, and those within reach one after the other."""
    if table.step.name not in ("spin", "ready", "tick", "tax", "hands", "order"):
        return
    free = sum(table.free)
    near = members(free & table.reach[viewer])[:PINS]
    together = [near[:count] for count in range(2, len(near) + 1)]
    for fields in [*([field] for field in members(free)), *together]:
        yield [f"place {FIELD.ids[field]}" for field in fields]


def later(test: When, round_at_least: int) -> When:
    """The same, but not before this round."""
    return lambda table, viewer, events: table.round >= round_at_least and test(table, viewer, events)


def step(name: str) -> When:
    """The game is at this step, and the viewer may act."""
    return lambda table, viewer, _: table.step.name == name and viewer in table.may_act()


def watching(name: str) -> When:
    """The game is at this step, and others are asked."""
    return lambda table, viewer, _: table.step.name == name and viewer not in table.may_act()


def holding(table: TumultRoyal, viewer: int, _events: list[Document]) -> bool:
    """The viewer has a tile in hand and has not decided."""
    return table.hand[viewer] >= 0 and table.decided[viewer] < 0 and viewer in table.may_act() and table.tick > 4


def reaching(table: TumultRoyal, viewer: int, _events: list[Document]) -> bool:
    """The viewer chooses a tile, and others hold some."""
    free = table.hand[viewer] < 0 or table.decided[viewer] >= 0
    return free and viewer in table.may_act() and table.step.name == "tick" and table.tick > 5


def grabbing(table: TumultRoyal, viewer: int, _events: list[Document]) -> bool:
    """The hourglass runs, somebody has tiles in the castle, and the viewer's hand is empty."""
    return (
        table.step.name == "tax" and table.hand[viewer] < 0 and viewer in table.may_act() and table.castle[viewer] > 0
    )


def gripping(table: TumultRoyal, viewer: int, _events: list[Document]) -> bool:
    """The hourglass runs, and the viewer holds a tile."""
    return table.step.name == "tax" and table.hand[viewer] >= 0


MOMENTS: dict[str, Moment[TumultRoyal]] = {
    "first-2": Moment(2, has("place")),
    "first-4": Moment(4, has("place")),
    "reach-2": Moment(2, reaching),
    "hold-2": Moment(2, later(holding, 3)),
    "reach-3": Moment(3, later(reaching, 4)),
    "hold-4": Moment(4, later(holding, 2)),
    "reach-4": Moment(4, later(reaching, 5)),
    "aid-3": Moment(3, later(reaching, 2), {"memory_aid": True}),
    "gamblers-2": Moment(2, holding, {"gamblers": True}),
    "goal-2": Moment(2, has("goal"), ORDERS),
    "limit-3": Moment(3, later(has("limit"), 2), ORDERS),
    "least-4": Moment(4, has("least"), ORDERS),
    "stop-2": Moment(2, has("stop"), ORDERS),
    "spin-3": Moment(3, later(has("spin"), 2), LIVE),
    "ready-4": Moment(4, later(has("ready"), 2), LIVE),
    "grab-4": Moment(4, later(grabbing, 2), LIVE),
    "grip-2": Moment(2, gripping, LIVE),
    "hands-2": Moment(2, step("hands"), LIVE),
    "place-2": Moment(2, later(step("place"), 3)),
    "place-4": Moment(4, later(step("place"), 4)),
    "pay-2": Moment(2, later(has("pay", at_least=2), 2)),
    "pay-4": Moment(4, later(has("pay", at_least=3), 3)),
    "tumult-3": Moment(3, lambda t, v, e: told("tumult")(t, v, e) and told("weighed-mercy")(t, v, e)),
    "punished-4": Moment(4, told("punished", "seat")),
    "turn-up-4": Moment(4, has("turn-up")),
    "wait-4": Moment(4, later(watching("place"), 5)),
    "spectator-3": Moment(3, lambda t, _v, _e: t.round > 4 and t.step.name == "tick", viewer=SPECTATOR),
    "over-2": Moment(2, over),
    "over-4": Moment(4, over),
}


FILMS = {"film-3": Film(3, 4, 40, 50), "film-orders-2": Film(2, 3, 18, 45, ORDERS)}
ALBUM = Album(GAME, TumultRoyal, MOMENTS, FILMS, plausible, plans)
