"""What a recorded game meets, and what the golden records must meet between them."""

from hoftag.core.events import Event
from hoftag.core.match import Match
from hoftag.core.record import UNDO, Record
from hoftag.core.rng import Repeated
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.components import GOOD, TERRAIN
from hoftag.games.tumult_royal.moves import MOVES
from hoftag.games.tumult_royal.rules.ending import ENDINGS
from hoftag.games.tumult_royal.state import TumultRoyal

REQUIRED = frozenset(
    [f"seats {count}" for count in GAME.seats]
    + [f"verb {verb}" for verb in MOVES.verbs]
    + [f"option {option.name} {value}" for option in GAME.options for value in option.values]
    + [f"placed {terrain}" for terrain in TERRAIN.ids]
    + [f"placed from afar {terrain}" for terrain in ("pasture", "forest")]
    + [f"tumult {good}" for good in GOOD.ids]
    + [f"demand {number}" for number in (2, 3, 4, 5)]
    + [f"ended {ending}" for ending in ENDINGS if ending]
    + [f"time up {step}" for step in ("spin", "ready", "tax", "hands")]
    + [
        "three tumults",
        "the king is blamed for nothing",
        "mercy, and another is hit",
        "a single tile is kept",
        "several small tiles paid",
        "two placement rounds",
        "must pass",
        "consolation",
        "king stays king",
        "king changes",
        "player too poor",
        "missed a tile",
        "all done",
        "nobody has mercy",
        "several have mercy",
        "25th statue on a field",
        "two tiles turned up by choice",
        "undo",
    ]
)
"""The supply never runs out in such games: T-11.3 has its own tests."""


def met(record: Record) -> set[str]:
    """Replay a record and note everything it meets."""
    source = Repeated(record.start, record.start_line)
    match = Match(GAME, record.seats, record.seed, record.options, record.players, source=source)
    found = {f"seats {record.seats}"}
    found |= {f"option {name} {value}" for name, value in GAME.check_options(record.options).items()}
    for entry in record.entries:
        if entry.text == UNDO:
            match.undo(entry.seat)
            found.add("undo")
            continue
        before = match.state.copy()
        assert isinstance(before, TumultRoyal)
        move = MOVES.from_text(entry.text)
        events = match.play(entry.seat, move, Repeated(entry.chance, entry.line))
        assert isinstance(match.state, TumultRoyal)
        found.add(f"verb {move.verb}")
        if move.verb == "time-up":
            found.add(f"time up {before.step.name}")
        found |= _in_events(before, match.state, events)
    return found


def _in_events(before: TumultRoyal, after: TumultRoyal, events: list[Event]) -> set[str]:
    keys = [event.key for event in events]
    named = {
        "must-pass": "must pass",
        "consoled": "consolation",
        "player-short": "player too poor",
        "missed": "missed a tile",
        "placement-round": "two placement rounds",
    }
    found = {meaning for key, meaning in named.items() if key in keys}
    if keys.count("tumult") == 3:
        found.add("three tumults")
    for number, event in enumerate(events):
        found |= _in_event(before, after, event)
        if event.key == "greediest" and "returned" not in keys[number : number + 4] and event.args["count"]:
            found.add("a single tile is kept")
    if "people-keep" in keys and before.step.name in ("tick", "tax") and before.tick < 15 and "stop" not in keys[:1]:
        found.add("all done")
    if "round" in keys and after.round > 1:
        found.add({0: "nobody has mercy", 1: "one has mercy"}.get(after.mercy.bit_count(), "several have mercy"))
    if keys.count("turned-up") == 1 and before.to_turn == 2:
        found.add("two tiles turned up by choice")
    return found


def _in_event(before: TumultRoyal, after: TumultRoyal, event: Event) -> set[str]:
    args = event.args
    if event.key == "placed":
        found = {f"placed {args['terrain']}"}
        tiles = args["tiles"]
        assert not isinstance(tiles, int)
        if len(tiles) > 3:
            found.add("several small tiles paid")
        if after.is_over():
            found.add("25th statue on a field")
        return found
    if event.key == "placed-remote":
        return {f"placed from afar {args['terrain']}"}
    if event.key == "tumult":
        return {f"tumult {args['good']}"}
    if event.key in ("spun", "spun-for"):
        return {f"demand {args['demand']}"}
    if event.key == "ended":
        return {f"ended {args['ending']}"}
    if event.key == "crowned":
        return {"king stays king" if before.order[0] == args["seat"] else "king changes"}
    if event.key == "greediest":
        found = set()
        if not args["count"]:
            found.add("the king is blamed for nothing")
        if before.mercy and not before.mercy >> int(str(args["seat"])) & 1:
            found.add("mercy, and another is hit")
        return found
    return set()
