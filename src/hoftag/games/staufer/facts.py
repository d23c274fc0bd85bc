"""What a board shows of the box itself: chests, prices, what its owner corrected, and what was reconstructed."""

from collections.abc import Iterator, Mapping
from typing import Final, TypedDict

from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.cards import Card
from hoftag.games.staufer.components import CHEST, COLOURS, COUNTS, PRIVILEGE, ColourName
from hoftag.games.staufer.effects import EffectView

SAME_FOR_ALL: Final = {
    "chests": "chest",
    "privileges": "privilege",
    "tasks": "task",
    "point_tiles": "tile",
    "round_tiles_b": "condition",
}
"""Tables of the box whose entries are the same whoever plays, and what they hold."""


class ChestFacts(TypedDict):
    """A kind of chest."""

    colour: ColourName
    effects: list[EffectView]


class BoxView(TypedDict):
    """What does not change in a game."""

    chests: dict[str, ChestFacts]
    price: int
    """Violet chests for a privilege."""
    brown: list[int]
    """What rows of brown chests bring, from one chest on."""
    turns: int
    """How often everybody acts in a round."""
    corrected: dict[str, list[EffectView]]
    """Cards that do something else than in the box as shipped; our words for them no longer hold."""
    reconstructed: dict[str, list[str]]
    """What the sources do not tell, by number of players and by names such as `office-aachen-1` or `chest-brown`."""


def facts(box: StauferBox) -> BoxView:
    """Everything a board has to know to draw and explain what lies on it."""
    return {
        "chests": {
            name: {
                "colour": COLOURS[box.colour[kind]],
                "effects": [effect.to_json() for effect in box.chests[kind].effects],
            }
            for kind, name in enumerate(CHEST.ids)
        },
        "price": box.price,
        "brown": box.brown[1:],
        "turns": box.turns,
        "corrected": dict(_corrected(box)),
        "reconstructed": {str(seats): sorted(_untold(box.data, seats)) for seats in COUNTS},
    }


def _corrected(box: StauferBox) -> Iterator[tuple[str, list[EffectView]]]:
    cards: tuple[tuple[str, tuple[str, ...], list[Card]], ...] = (
        ("chest", CHEST.ids, box.chests),
        ("privilege", PRIVILEGE.ids, box.privileges),
    )
    for kind, names, found in cards:
        changed = {str(entry["id"]) for entry in _entries(box.overlay, f"{kind}s") if "effect" in entry}
        for name, card in zip(names, found, strict=True):
            if name in changed:
                yield f"{kind}-{name}", [effect.to_json() for effect in card.effects]


def _untold(data: Mapping[str, object], seats: int) -> Iterator[str]:
    """The names of what the sources do not tell, as far as so many seats meet it."""
    for table, kind in SAME_FOR_ALL.items():
        for entry in _entries(data, table):
            if _is_ours(entry, f"values.{seats}"):
                yield f"{kind}-{entry['id']}"
    for region in _entries(data, "regions"):
        offices, bonus = region["offices"], region["bonus"]
        assert isinstance(offices, Mapping)
        assert isinstance(bonus, Mapping)
        if _is_ours(bonus):
            yield f"bonus-{region['id']}"
        for place, office in enumerate(_entries(offices, str(seats)), 1):
            if _is_ours(office):
                yield f"office-{region['id']}-{place}"
    yield from _untold_boards(data, seats)


def _untold_boards(data: Mapping[str, object], seats: int) -> Iterator[str]:
    """Boards and piles of which the sources tell a part: which side, which cards, how often."""
    for board in _entries(data, "action_board"):
        spaces, known = board["deployment_envoy_spaces"], board.get("known_envoy_spaces")
        if board["players"] == seats and _is_ours(board) and spaces != known:
            yield "track-deployment"
    for space in _entries(data, "supply_spaces"):
        if _is_ours(space, "players"):
            yield f"space-{space['id']}"
    for pile in _entries(data, "victory_point_piles"):
        cards = pile["cards"]
        assert isinstance(cards, list)
        if pile["players"] == seats and _is_ours(pile):
            yield from (f"pile-{card}" for card in cards)
    if any(_is_ours(row) for row in _entries(data, "brown_rows")):
        yield "row-brown"
    if any(_is_ours(tile) for tile in _entries(data, "round_tiles_c")):
        yield "journey-steps"


def _is_ours(entry: Mapping[str, object], field: str = "") -> bool:
    """Whether an entry is reconstructed; a field of it may have a source of its own, as long as no owner told it."""
    sources = [part["source"] for part in _entries(entry, "partial") if part["field"] == field]
    return (sources[0] if sources and entry["source"] != "owner" else entry.get("source")) == "reconstructed"


def _entries(data: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    """A list of tables, empty if there is none."""
    found = data.get(name, [])
    assert isinstance(found, list)
    return found
