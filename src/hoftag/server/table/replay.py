"""Replays: a game step by step, to each viewer only what they may see, and everybody everything after the end."""

from collections.abc import Sequence

from hoftag.core.match import Match, begun, repeat
from hoftag.core.record import Record
from hoftag.server.faults import bad
from hoftag.server.table import views
from hoftag.server.table.history import Happening, History
from hoftag.server.wire.play import ReplayStep, SeatView

MOST_STEPS = 100


def check_range(first: int, last: int | None, length: int) -> tuple[int, int]:
    """A stretch of a game that is there and not too long."""
    last = min(first + MOST_STEPS - 1, length) if last is None else min(last, length)
    if not 0 <= first <= length or last < first:
        raise bad("bad-range", f"there are steps 0 to {length}")
    return first, min(last, first + MOST_STEPS - 1)


def steps(
    record: Record, happened: Sequence[Happening], seats: Sequence[int], stretch: tuple[int, int], *, everything: bool
) -> list[ReplayStep]:
    """Play a record again and look at each moment of the stretch from these seats; `happened` begins with it."""
    first, last = stretch
    match = begun(record)
    found: list[ReplayStep] = []
    for version in range(last + 1):
        if version:
            repeat(match, record.entries[version - 1])
        if version >= first:
            found.append(step(match, happened[version - first], seats, everything=everything))
    return found


def moment(record: Record, version: int) -> Match:
    """The game of a record after so many entries."""
    check_range(version, version, len(record.entries))
    match = begun(record)
    for entry in record.entries[:version]:
        repeat(match, entry)
    return match


def step(match: Match, happening: Happening, seats: Sequence[int], *, everything: bool) -> ReplayStep:
    state = match.state
    return ReplayStep(
        version=happening.version,
        seat=happening.seat,
        events=views.events_for(happening.events, seats, everything=everything),
        public=views.whole(views.public(state)),
        seats=[SeatView(seat, views.own(state, seat)) for seat in seats],
        at=happening.at,
        undo=happening.undo,
        undone=happening.undone,
    )


def happened_in(record: Record, first: int) -> list[Happening]:
    """What happened in a record from elsewhere, from a version on; it has no times."""
    history = History()
    match = begun(record, log=history)
    for entry in record.entries:
        repeat(match, entry)
    return history.since(match, first)
