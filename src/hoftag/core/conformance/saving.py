"""Saved positions: nothing is forgotten, and what was loaded plays on as if it had never been away."""

from collections.abc import Mapping

from hoftag.core.conformance.contract import through_json
from hoftag.core.conformance.place import Place
from hoftag.core.events import SPECTATOR, TABLE
from hoftag.core.game import State
from hoftag.core.position import digest_of

FURTHER = 40
"""So many moves are played on from a loaded position."""
ALWAYS = 8
SHARE = 20
"""The first so many loaded positions are played on, then one in so many."""
SEEN = 4
"""After every so many of these moves the views are compared as well."""
LONGEST = 80
UNSET = object()


def documents(place: Place, state: State) -> None:
    """A position is saved as JSON, and loaded as the same one: by its digest, its questions and its fields."""
    place.doing = "saving"
    document = state.save()
    read = through_json(place, document, "saved position")
    place.doing = "loading"
    loaded = place.game.load(read)
    place.need(loaded.digest() == digest_of(document), "a position changes when it is saved and loaded")
    if not state.is_over():
        same_fields(place, state, loaded)
    place.need(loaded.to_act() == state.to_act(), "a loaded position asks somebody else")
    for seat in state.may_act():
        place.need(loaded.legal(seat) == state.legal(seat), "a loaded position has other legal moves")
    viewer = place.extra.below(place.seats + 1) + SPECTATOR
    if loaded.view(viewer) != state.view(viewer):
        same_fields(place, state, loaded)  # which says so if that is the reason
        raise place.fail("a loaded position looks different")
    if not state.is_over() and (place.report.played_on < ALWAYS or place.extra.below(SHARE) == 0):
        place.report.played_on += 1
        play_on(place, state.copy(), loaded)


# --- field by field --------------------------------------------------------------------------------------------------


def same_fields(place: Place, state: State, loaded: State) -> None:
    """What `save` forgets, no digest shows, since digests are made of it: so fields are compared one by one.

    `State.derived` names those that need not be saved, because they follow from others or only save time. Once a game
    is over, only what can be seen counts.
    """
    derived = derived_fields(state)
    here, there = fields(state), fields(loaded)
    for name in (*here, *there):
        if name in derived:
            continue
        one, other = here.get(name, UNSET), there.get(name, UNSET)
        if other is UNSET:
            raise place.fail(f"a loaded position has no '{name}': loading leaves it unset")
        if not same(one, other):
            raise place.fail(
                f"'{name}' is forgotten when a position is saved and loaded: {shown(one)} becomes {shown(other)}"
            )


def derived_fields(state: State) -> set[str]:
    """What any class of a state declares as derived."""
    return {name for kind in type(state).__mro__ for name in vars(kind).get("derived", ())}


def fields(thing: object) -> dict[str, object]:
    """Every field of a thing that is set: its slots over all its classes, and its dictionary."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        slots = vars(kind).get("__mypyc_attrs__", vars(kind).get("__slots__", ()))
        names += [slots] if isinstance(slots, str) else slots
    names += getattr(thing, "__dict__", {})
    found = {name: getattr(thing, name, UNSET) for name in names if not name.startswith("__")}
    return {name: value for name, value in found.items() if value is not UNSET}


def same(one: object, other: object) -> bool:
    """Whether two values are equal; things that do not say so themselves are compared field by field."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if type(one).__eq__ is not object.__eq__:
        return bool(one == other)
    here, there = fields(one), fields(other)
    return here.keys() == there.keys() and all(same(value, there[name]) for name, value in here.items())


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


# --- on from there ---------------------------------------------------------------------------------------------------


def play_on(place: Place, state: State, loaded: State) -> None:
    """The same moves with the same luck lead to the same positions, whether one was saved on the way or not."""
    extra = place.extra
    for further in range(1, FURTHER + 1):
        if state.is_over():
            return
        seats = state.may_act() or (TABLE,)
        if state.timed() is not None and extra.below(10) == 0:
            seats = (TABLE,)
        seat = seats[extra.below(len(seats))]
        moves = state.legal(seat)
        move = moves[extra.below(len(moves))]
        after = f"{further} moves on from a loaded position, with '{move.text}' of seat {seat},"
        state.play(seat, move)
        place.doing = f"'{move.text}' of seat {seat}, {further} moves on from a loaded position,"
        place.need(move in loaded.legal(seat), f"{after} a move is not legal that would have been")
        loaded.play(seat, move)
        place.need(loaded.save() == state.save(), f"{after} the game is another one than without saving")
        if further % SEEN == 0:
            viewer = extra.below(place.seats + 1) + SPECTATOR
            place.need(loaded.view(viewer) == state.view(viewer), f"{after} views are others than without saving")
