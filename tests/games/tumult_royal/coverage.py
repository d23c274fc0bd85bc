"""What a recorded game meets, and what the golden records must meet between them."""

from hoftag.core.events import Event
from hoftag.core.game import State
from hoftag.core.match import begun
from hoftag.core.moves import Move
from hoftag.core.record import UNDO, Record
from hoftag.core.rng import Repeated
from hoftag.games.tumult_royal import GAME
from hoftag.games.tumult_royal.components import GOOD, GOOD_OF, GOODS, PAYMENTS, TERRAIN, VALUE_OF
from hoftag.games.tumult_royal.moves import KEEP, LAY_BACK, MOVES, PASS, TumultMove
from hoftag.games.tumult_royal.rules import placing, prices
from hoftag.games.tumult_royal.rules.ending import ENDINGS
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import plan, sensible_move

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
        "supply too small",
        "the arrow spins by itself",
        "missed a tile",
        "all done",
        "nobody has mercy",
        "several have mercy",
        "25th statue on a field",
        "two tiles turned up by choice",
        "undo",
    ]
)


def met(record: Record) -> set[str]:
    """Replay a record and note everything it meets."""
    match = begun(record)
    found = {f"seats {record.seats}"}
    found |= {f"option {name} {value}" for name, value in match.game.check_options(record.options).items()}
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
        "supply-short": "supply too small",
        "spun-alone": "the arrow spins by itself",
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


def lavish(state: State, seat: int) -> Move:
    """Large tiles for small fields, overpaid as far as it goes: the supply of supporters runs dry (T-11.3)."""
    assert isinstance(state, TumultRoyal)
    moves = [move for move in state.legal(seat) if isinstance(move, TumultMove)]
    if state.step is placing.PAY_COST:
        return max(moves, key=lambda move: PAYMENTS[move.payment].goods)
    if state.step is placing.PLACE_STATUES:
        fields = [move for move in moves if move is not PASS]
        return min(fields, key=lambda move: sum(prices.cost_of(state, seat, move.field)), default=PASS)
    if KEEP in moves:
        face = state.faces[state.hand[seat]]
        good, value = GOOD_OF[face], VALUE_OF[face]
        room = plan.shares(state, seat)[good] + 1 - plan.goods_taken(state, seat)[good]
        return KEEP if 2 <= value <= room and good < GOODS - 1 else LAY_BACK
    return sensible_move(state, seat)


PLAYERS = {"lavish": lavish}
"""Players for `tools/golden.py`, beside our bots."""
