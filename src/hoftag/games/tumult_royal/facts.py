"""What a board shows of the box itself, as its owner corrected it."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypedDict

from hoftag.core.components import Entry
from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import (
    FIELD,
    GOOD,
    NEIGHBOURS,
    PLAYERS,
    PLOT,
    PLOT_FIELDS,
    TILE,
    Space,
    TumultBox,
)

Good = Literal["bread", "marble", "tools"]
Terrain = Literal["pasture", "forest", "mountain", "village", "palace"]
Rank = Literal["king", "duke", "prince", "earl"]
TERRAINS: Final[tuple[Terrain, ...]] = ("pasture", "forest", "mountain", "village", "palace")
RANKS: Final[tuple[Rank, ...]] = ("king", "duke", "prince", "earl")
GOOD_NAMES: Final[tuple[Good, ...]] = ("bread", "marble", "tools")


class Goods(TypedDict):
    """So much of each type."""

    bread: int
    marble: int
    tools: int


class FieldFacts(TypedDict):
    """A type of field; `far` is its cost without a neighbour, where that is allowed; `guess`: no source gives it."""

    statues: int
    cost: Goods
    far: Goods | None
    guess: bool


class SpaceFacts(TypedDict):
    """A space of the royal chronicle; `reveal` are the region tiles that are turned up, by number of players."""

    statues: int
    limit: int | None
    always_ends: bool
    reveal: dict[str, int]
    guess: bool


class AreaFacts(TypedDict):
    """An area of the spinner's disc, in degrees."""

    start: int
    end: int
    number: int
    guess: bool


class BoxView(TypedDict):
    """Figures, by number of players where they differ; the fields beside each field, and those of each plot.

    `reconstructed` are the region tiles of which no source tells what is on them. `all_supporters` are in the box, and
    everybody gets `player_short` of them when somebody has too few to return (T-11.4).
    """

    statues: int
    crown_cost: int
    all_supporters: int
    player_short: int
    tumult_loss: int
    fields: dict[Terrain, FieldFacts]
    spaces: list[SpaceFacts]
    spinner: list[AreaFacts]
    supporters: dict[str, int]
    tiles: dict[str, list[str]]
    on_table: dict[str, int]
    beside: dict[str, list[str]]
    plots: dict[str, list[str]]
    reconstructed: list[str]


def facts(box: TumultBox) -> BoxView:
    """Everything a board has to know to draw the land, the chronicle and the spinner."""
    root = Entry(box.data)
    spaces = root.entries("chronicle_spaces", "id")
    areas = root.entries("spinner_areas", "id")
    return {
        "statues": box.statues,
        "crown_cost": box.crown_cost,
        "all_supporters": box.supporters,
        "player_short": box.player_short,
        "tumult_loss": box.tumult_loss,
        "fields": {TERRAINS[at]: _field(box, at, entry) for at, entry in enumerate(root.entries("field_types", "id"))},
        "spaces": [_space(space, entry) for space, entry in zip(box.spaces, spaces, strict=True)],
        "spinner": [
            {"start": start, "end": end, "number": number, "guess": _reconstructed(entry, "weight")}
            for (start, end, number), entry in zip(box.areas, areas, strict=True)
        ],
        "supporters": {str(players): box.start[players] for players in PLAYERS},
        "tiles": {str(players): TILE.names(box.tiles[players]) for players in PLAYERS},
        "on_table": {str(players): box.on_table[players] for players in PLAYERS},
        "beside": {FIELD.ids[at]: _names(members(mask)) for at, mask in enumerate(NEIGHBOURS)},
        "plots": {PLOT.ids[at]: _names(fields) for at, fields in enumerate(PLOT_FIELDS)},
        "reconstructed": [
            entry.word("id") for entry in root.entries("region_tiles", "id") if _reconstructed(entry, "rows")
        ],
    }


def goods(amounts: Sequence[int]) -> Goods:
    """Amounts of each type, by name."""
    return {"bread": amounts[0], "marble": amounts[1], "tools": amounts[2]}


def _field(box: TumultBox, at: int, entry: Entry) -> FieldFacts:
    far = box.price(at, remote=True)
    return {
        "statues": box.field_statues[at],
        "cost": goods(box.cost[at]),
        "far": goods(far) if far is not None else None,
        "guess": any(_reconstructed(entry, f"cost_{good}") for good in GOOD.ids),
    }


def _space(space: Space, entry: Entry) -> SpaceFacts:
    return {
        "statues": space.statues,
        "limit": space.threshold if space.threshold >= 0 else None,
        "always_ends": space.always_ends,
        "reveal": {str(players): space.reveal[players] for players in PLAYERS},
        "guess": space.threshold >= 0 and _reconstructed(entry, "threshold"),
    }


def _reconstructed(entry: Entry, name: str) -> bool:
    """Whether no source gives this figure, and the owner of the box has not said it either."""
    source = entry.word("source")
    refined = f"{name}_source"
    return source != "owner" and (entry.word(refined) if refined in entry.fields else source) == "reconstructed"


def _names(fields: Iterable[int]) -> list[str]:
    return [FIELD.ids[field] for field in fields]
