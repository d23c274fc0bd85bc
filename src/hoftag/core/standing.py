"""How everybody is doing: places as things stand, how far behind the leader, and how near the end is.

A game says it in its public view, so it tells no more than lies open. Views share these documents: they depend on a few
numbers only, which stay as they are over many moves.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypedDict

from hoftag.core.outcome import Outcome, ranked
from hoftag.core.sheet import Line

KEPT: Final = 4096
SHEET: Final = "sheet-"


class PlaceView(TypedDict):
    """Where a seat stands; `behind` is what it lacks to the leader."""

    seat: int
    place: int
    points: int
    behind: int


class EndView(TypedDict):
    """How near the end is: a message of the game with its figures."""

    key: str
    args: dict[str, int]


@lru_cache(maxsize=KEPT)
def standing(points: tuple[int, ...]) -> list[PlaceView]:
    """Everybody by points, best first; equal points share a place."""
    return _listed(points, ranked([(score,) for score in points]))


def final_standing(outcome: Outcome) -> list[PlaceView]:
    """The same once the game is over, with ties broken as the rules break them."""
    return _listed(outcome.scores, outcome.places)


def _listed(points: Sequence[int], places: Sequence[int]) -> list[PlaceView]:
    best = max(points)
    order = sorted(range(len(points)), key=places.__getitem__)
    return [
        {"seat": seat, "place": places[seat], "points": points[seat], "behind": best - points[seat]} for seat in order
    ]


@lru_cache(maxsize=KEPT)
def end_in(key: str, **args: int) -> EndView:
    """How near the end is, in the words `sheet-<key>`."""
    return {"key": f"{SHEET}{key}", "args": args}


def standing_lines(places: Sequence[PlaceView], end: EndView | None) -> list[Line]:
    """Both as lines of a sheet: `sheet-standing` with an item `sheet-standing-seat` each, and the end.

    As long as nobody is behind, there is nothing to say about places.
    """
    items = [
        Line(
            "standing-seat",
            {"place": one["place"], "seat": one["seat"], "points": one["points"], "behind": one["behind"]},
            "strong" if one["place"] == 1 else "plain",
        )
        for one in places
    ]
    found = [Line("standing", items=items)] if places[-1]["behind"] else []
    if end is not None:
        found.append(Line(end["key"].removeprefix(SHEET), end["args"]))
    return found
