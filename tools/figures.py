"""What games looked like: figures out of records, for docs/validation.md. Prints one JSON document.

    ./hoftag simulate kingsburg --bots greedy --games 400 --records FOLDER
    .venv/bin/python tools/figures.py FOLDER

With `--bot greedy`, only the seats of that bot are counted; wins by seat are always those of all.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles
from typing import NamedTuple

from hoftag.core.events import Event
from hoftag.core.game import State
from hoftag.core.match import Match, repeat
from hoftag.core.record import Entry, Record, read
from hoftag.core.registry import find_game
from hoftag.core.rng import Repeated
from hoftag.games.kingsburg.components import BUILDING, GOVERNOR
from hoftag.games.kingsburg.dice import COUNT
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.view import members
from hoftag.games.staufer.components import PRIVILEGE, TASK
from hoftag.games.staufer.state import Staufer

GOODS = ("gold", "wood", "stone")


class Seat:
    """What is known of one seat after a game: counts, and what it had in the end."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.counts: Counter[str] = Counter()
        self.had: set[str] = set()
        self.score = 0
        self.share = 0.0


Seats = list[Seat]


def seat_in(event: Event, seats: Seats) -> Seat | None:
    """Whom an event is about."""
    seat = event.args.get("seat")
    return seats[seat] if isinstance(seat, int) else None


def number_in(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def names_in(event: Event, name: str) -> Sequence[str]:
    value = event.args.get(name, ())
    return [value] if isinstance(value, str) else value if isinstance(value, Sequence) else []


# --- Kingsburg -------------------------------------------------------------------------------------------------------


def kingsburg_move(state: State, entry: Entry, seats: Seats) -> None:
    """Dice that a pass leaves lying, and buildings that could have been paid."""
    assert isinstance(state, Kingsburg)
    seat = seats[entry.seat]
    if entry.text == "pass":
        seat.counts["passes"] += 1
        seat.counts["dice passed with"] += COUNT[state.hands[entry.seat]]
    elif entry.text == "no-building":
        seat.counts["buildings declined"] += 1


def kingsburg_event(event: Event, seats: Seats) -> None:
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


def kingsburg_end(state: State, seats: Seats) -> None:
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


# --- Die Staufer -----------------------------------------------------------------------------------------------------


def staufer_event(event: Event, seats: Seats) -> None:
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


def staufer_end(state: State, seats: Seats) -> None:
    """Tasks and privileges."""
    assert isinstance(state, Staufer)
    for number, seat in enumerate(seats):
        seat.had.update(f"task: {TASK.ids[card]}" for card in state.tasks[3 * number : 3 * number + 3])
        held = [card for card in range(len(PRIVILEGE)) if state.rights[number] >> card & 1]
        seat.had.update(f"privilege: {PRIVILEGE.ids[card]}" for card in held)
        seat.had.add(f"privileges held: {len(held)}")


class Facts(NamedTuple):
    """How a game is read: before a move, after each event, and at the end."""

    move: Callable[[State, Entry, Seats], None] | None
    event: Callable[[Event, Seats], None]
    end: Callable[[State, Seats], None]


FACTS = {
    "kingsburg": Facts(kingsburg_move, kingsburg_event, kingsburg_end),
    "staufer": Facts(None, staufer_event, staufer_end),
}


def seats_of(record: Record) -> Seats:
    """Play a record again and note what happens."""
    game, facts = find_game(record.game), FACTS[record.game]
    if record.components:
        game = game.with_components(record.components)
    source = Repeated(record.start, record.start_line)
    match = Match(game, record.seats, record.seed, record.options, record.players, source=source)
    seats = [Seat(player.kind) for player in record.players]
    for entry in record.entries:
        if facts.move is not None:
            facts.move(match.state, entry, seats)
        for event in repeat(match, entry):
            facts.event(event, seats)
    facts.end(match.state, seats)
    outcome = match.state.outcome()
    for seat, score, share in zip(seats, outcome.scores, outcome.shares(), strict=True):
        seat.score, seat.share = score, share
    return seats


# --- what comes of it ------------------------------------------------------------------------------------------------


def share_of(values: Sequence[float]) -> dict[str, float]:
    """A share with half its 95 % interval, by the normal approximation."""
    share = mean(values)
    half = 1.96 * sqrt(max(share * (1 - share), 0.0) / len(values))
    return {"share": round(share, 3), "half": round(half, 3), "of": len(values)}


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, least, most, and the tenths between."""
    tenths = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    marks = {"mean": mean(values), "least": min(values), "tenth": tenths[0], "quarter": quantiles(values, n=4)[0]}
    marks |= {"middle": tenths[4], "three_quarters": quantiles(values, n=4)[2], "nine_tenths": tenths[8]}
    return {name: round(value, 2) for name, value in {**marks, "most": max(values)}.items()}


def means(seats: Sequence[Seat], names: Sequence[str]) -> dict[str, float]:
    """How much of each there is for one seat and game."""
    return {name: round(mean([seat.counts[name] for seat in seats]), 3) for name in names}


def figures(games: list[Seats], bot: str | None) -> dict[str, object]:
    """All games of one folder."""
    counted = [seat for game in games for seat in game if bot in (None, seat.bot)]
    names = sorted({name for seat in counted for name in seat.counts})
    holders: dict[str, list[Seat]] = defaultdict(list)
    for seat in counted:
        for name in seat.had:
            holders[name].append(seat)
    best = [sorted((seat.score for seat in game), reverse=True) for game in games]
    return {
        "games": len(games),
        "counted": len(counted),
        "scores": spread([seat.score for seat in counted]),
        "winner": round(mean([scores[0] for scores in best]), 2),
        "margin": round(mean([scores[0] - scores[1] for scores in best]), 2),
        "wins": share_of([seat.share for seat in counted]),
        "wins_by_seat": [share_of([game[seat].share for game in games]) for seat in range(len(games[0]))],
        "counts": means(counted, names),
        "by_seat": [
            {"scores": spread([seat.score for seat in at]), "counts": means(at, names)}
            for at in zip(*games, strict=True)
        ],
        "had": {
            name: {
                **share_of([seat.share for seat in holders[name]]),
                "score": round(mean([seat.score for seat in holders[name]]), 2),
            }
            for name in sorted(holders)
        },
    }


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Figures out of records.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot")
    asked = parser.parse_args(None if arguments is None else list(arguments))
    paths = sorted(asked.folder.glob("*.hoftag"))
    games = [seats_of(read(path.read_text(encoding="utf-8"))) for path in paths]
    print(json.dumps(figures(games, asked.bot), indent=1))


if __name__ == "__main__":
    main()
