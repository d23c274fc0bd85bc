"""What is counted of Kingsburg."""

from hoftag.core.events import Event
from hoftag.core.game import State
from hoftag.core.masks import members
from hoftag.core.record import Entry
from hoftag.games.kingsburg.components import BUILDING, GOVERNOR
from hoftag.games.kingsburg.dice import COUNT
from hoftag.games.kingsburg.state import Kingsburg
from tools.figures.reading import Facts, Seats, names_in, number_in, seat_in

GOODS = ("gold", "wood", "stone")


def before_move(state: State, entry: Entry, seats: Seats) -> None:
    """Dice that a pass leaves lying, and buildings that could have been paid."""
    assert isinstance(state, Kingsburg)
    seat = seats[entry.seat]
    if entry.text == "pass":
        seat.counts["passes"] += 1
        seat.counts["dice passed with"] += COUNT[state.hands[entry.seat]]
    elif entry.text == "no-building":
        seat.counts["buildings declined"] += 1


def after_event(event: Event, seats: Seats) -> None:
    """The ledger of goods, the winters, and who went to whom."""
    seat = seat_in(event, seats)
    if seat is None:
        return
    if event.key == "lost-goods":
        seat.counts["goods: lost-goods"] -= len(names_in(event, "gains"))
    else:
        goods = sum(name in GOODS for name in names_in(event, "gains"))
        goods -= sum(name in GOODS for name in names_in(event, "paid_gains"))
        if goods:
            seat.counts[f"goods: {event.key}"] += goods
    if event.key == "fought":
        result = names_in(event, "result")[0]
        seat.counts["winters"] += 1
        seat.counts[f"winter {seat.counts['winters']}: {result}"] += 1
        seat.counts[f"winters: {result}"] += 1
    elif event.key in ("lost-building", "lost-points"):
        seat.counts[f"{event.key}: points"] += number_in(event, "points")
        seat.counts[event.key] += 1
    elif event.key in ("influenced", "influenced-again"):
        seat.counts[f"advisor: {names_in(event, 'advisor')[0]}"] += 1
        seat.counts["placements"] += 1


def at_end(state: State, seats: Seats) -> None:
    """What stands, and what is left."""
    assert isinstance(state, Kingsburg)
    for number, seat in enumerate(seats):
        seat.counts["goods left"] += state.gold[number] + state.wood[number] + state.stone[number]
        seat.counts["tokens left"] += state.plus2[number]
        seat.counts["buildings"] += state.built[number].bit_count()
        seat.had.update(f"building: {BUILDING.ids[building]}" for building in members(state.built[number]))
        if state.governor[number] >= 0:
            seat.had.add(f"governor: {GOVERNOR.ids[state.governor[number]]}")
        seat.had.add(f"winters lost: {seat.counts['winters: defeat']}")


FACTS = Facts(before_move, after_event, at_end)
