"""What is counted of Die Staufer."""

from hoftag.core.events import Event
from hoftag.core.game import State
from hoftag.games.staufer.components import PRIVILEGE, TASK
from hoftag.games.staufer.state import Staufer
from tools.figures.reading import Facts, Seats, names_in, number_in, seat_in


def after_event(event: Event, seats: Seats) -> None:
    """Offices, chests, privileges and points."""
    seat = seat_in(event, seats)
    if seat is None:
        return
    if event.key == "stands":
        seat.counts[f"deployed: {names_in(event, 'region')[0]}"] += 1
    elif event.key == "ranked" and number_in(event, "place_number") == 1:
        seat.counts[f"first in: {names_in(event, 'region')[0]}"] += 1
    elif event.key == "supplied":
        seat.counts[f"supply: {names_in(event, 'space')[0]}"] += 1
    elif event.key == "took-chests":
        for chest in names_in(event, "chests"):
            seat.counts[f"chest: {chest}"] += 1
            seat.had.add(f"chest: {chest}")
    elif event.key == "used":
        seat.counts[f"used: {names_in(event, 'chest')[0]}"] += 1
    elif event.key == "task":
        seat.counts[f"task points: {names_in(event, 'task')[0]}"] += number_in(event, "points")


def at_end(state: State, seats: Seats) -> None:
    """Tasks and privileges."""
    assert isinstance(state, Staufer)
    for number, seat in enumerate(seats):
        seat.had.update(f"task: {TASK.ids[card]}" for card in state.tasks[3 * number : 3 * number + 3])
        held = [card for card in range(len(PRIVILEGE)) if state.rights[number] >> card & 1]
        seat.had.update(f"privilege: {PRIVILEGE.ids[card]}" for card in held)
        seat.had.add(f"privileges held: {len(held)}")


FACTS = Facts(None, after_event, at_end)
