"""Events tell no secrets: a move that leaves a viewer with the same view was told to that viewer in the same words.

A move is played at the real table and in a world of the viewer, which has other luck. If the viewer sees the same
afterwards, it must have heard the same events; in which order, and lists in which order, does not count. An event that
its readers may see by the rules, though no view keeps it, says so (`passing`): what the same move tells after it may
follow from it, and is not compared.
"""

from collections import Counter
from collections.abc import Sequence

from hoftag.core.conformance.place import Place
from hoftag.core.events import SPECTATOR, Event, Tell
from hoftag.core.game import State
from hoftag.core.rng import Rng

SHARE = 40
"""One move in so many is overheard."""
LUCK = 1 << 62
MOST = 1 << 30


def overheard(place: Place, state: State, seat: int) -> None:
    """Play a move that is legal here as well as in a world of some viewer, and let the viewer listen."""
    extra = place.extra
    viewer = extra.below(place.seats + 1) + SPECTATOR
    place.doing = "a world of a spectator" if viewer == SPECTATOR else f"a world of seat {viewer}"
    one = state.copy()
    if viewer == SPECTATOR:
        other = state.resample(extra.below(place.seats), Rng(extra.below(LUCK)))
        other.rng = extra.below(LUCK)
    else:
        other = state.resample(viewer, Rng(extra.below(LUCK)))
    there = set(other.legal(seat))
    moves = [move for move in one.legal(seat) if move in there]
    if not moves:
        return
    move = moves[extra.below(len(moves))]
    place.doing = f"'{move.text}' of seat {seat}"
    here, elsewhere = Tell(), Tell()
    one.play(seat, move, here)
    other.play(seat, move, elsewhere)
    if one.view(viewer) != other.view(viewer):
        return
    place.report.moves_overheard += 1
    compare(place, here.events, elsewhere.events, viewer, f"'{move.text}' of seat {seat}")


def told_at_the_start(place: Place, events: list[Event], state: State) -> None:
    """The same for the set-up, which is dealt once more with another seed."""
    place.doing = "setting the table up"
    tell = Tell()
    again = place.game.new(place.seats, place.extra.below(LUCK), place.setting.options, tell=tell)
    for viewer in range(SPECTATOR, place.seats):
        if state.view(viewer) == again.view(viewer):
            place.report.moves_overheard += 1
            compare(place, events, tell.events, viewer, "the set-up")


def compare(place: Place, here: Sequence[Event], elsewhere: Sequence[Event], viewer: int, after: str) -> None:
    """What a viewer hears in both cases, up to where something passes."""
    end = min(until_passing(here), until_passing(elsewhere))
    one, other = heard(here[:end], viewer), heard(elsewhere[:end], viewer)
    if one == other:
        return
    only = [*(one - other), *(other - one)]
    key = only[0].partition(" ")[0]
    who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
    told = " or ".join(only[:2]) if len(only) > 1 else f"{only[0]} or nothing"
    raise place.fail(
        f"the event '{key}' tells {who} what its view does not: after {after} it hears {told}, but sees no difference"
    )


def until_passing(events: Sequence[Event]) -> int:
    """How many events come before the first that is seen in passing; without one there is no end."""
    for number, event in enumerate(events):
        if event.passing or (event.shadow is not None and event.shadow.passing):
            return number
    return MOST


def heard(events: Sequence[Event], viewer: int) -> Counter[str]:
    """What a viewer hears, without any order."""
    found: Counter[str] = Counter()
    for event in events:
        seen = event.seen_by(viewer)
        if seen is not None:
            args = {
                name: value if isinstance(value, int | str) else sorted(map(str, value))
                for name, value in sorted(seen.args.items())
            }
            found[f"{seen.key} {args}"] += 1
    return found


def note_passing(place: Place, events: list[Event]) -> None:
    """Keep which events say that they are seen in passing: a report names them, since nobody can prove it."""
    for event in events:
        for told in (event, event.shadow):
            if told is not None and told.passing and told.key not in place.report.passing:
                place.report.passing.append(told.key)
