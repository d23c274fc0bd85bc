"""What a recorded game meets, and what the golden records must meet between them."""

from hoftag.core.events import Event
from hoftag.core.match import begun
from hoftag.core.record import UNDO, Record
from hoftag.core.rng import Repeated
from hoftag.games.staufer.components import CHEST, CONDITION, PRIVILEGE, REGION, SPACE, TASK, TURQUOISE
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.moves import MOVES, StauferMove
from hoftag.games.staufer.rules import ending, scoring
from hoftag.games.staufer.state import Staufer

RARE = ("recall", "resolve", "take-envoy", "bring-noble")
"""Verbs that random and greedy play seldom meets; the rule tests play them."""
REQUIRED = frozenset(
    [f"seats {count}" for count in GAME.seats]
    + [f"verb {verb}" for verb in MOVES.verbs if verb not in RARE]
    + [f"chest {chest}" for chest in CHEST.ids]
    + [f"used {chest}" for chest, colour in zip(CHEST.ids, GAME.box.colour, strict=True) if colour == TURQUOISE]
    + [f"privilege {privilege}" for privilege in PRIVILEGE.ids]
    + [f"bonus {region}" for region in REGION.ids]
    + [f"condition {condition}" for condition in CONDITION.ids]
    + [f"space {space}" for space in SPACE.ids]
    + [f"task {task}" for task in TASK.ids]
    + [f"option {option.name} {value}" for option in GAME.options for value in option.values]
    + [
        "one region scored",
        "nobody in a scored region",
        "king moved 1",
        "king moved 2",
        "king moved 3",
        "tie in a region",
        "noble in payment",
        "privilege kind sold out",
        "six brown chests or more",
        "tie broken by figures",
        "pile reshuffled",
        "shortage",
        "envoy of the track",
        "two chests under a place",
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
        assert isinstance(before, Staufer)
        move = MOVES.from_text(entry.text)
        events = match.play(entry.seat, move, Repeated(entry.chance, entry.line))
        found |= _in_move(before, move)
        found |= _in_events(before, events)
    assert isinstance(match.state, Staufer)
    return found | _at_end(match.state)


def _in_move(before: Staufer, move: StauferMove) -> set[str]:
    found = {f"verb {move.verb}"}
    if move.verb == "use":
        found.add(f"used {CHEST.ids[move.chest]}")
    elif move.verb == "supply":
        found.add(f"space {SPACE.ids[move.space]}")
    elif move.verb == "take-privilege":
        found.add(f"privilege {PRIVILEGE.ids[move.privilege]}")
        if before.stock[move.privilege] == 1 and move.privilege in GAME.box.kinds:
            found.add("privilege kind sold out")
    elif move.verb == "occupy" and before.terms.envoy_spaces >> len(before.deployed) & 1:
        found.add("envoy of the track")
    if before.step.name == "shortage":
        found.add("shortage")
    if any(before.paid[1::2]):
        found.add("noble in payment")
    if any(len(lying) > 1 for lying in before.under):
        found.add("two chests under a place")
    return found


def _in_events(before: Staufer, events: list[Event]) -> set[str]:
    found: set[str] = set()
    for event in events:
        if event.key == "took-chests":
            chests = event.args["chests"]
            assert isinstance(chests, list)
            found |= {f"chest {chest}" for chest in chests}
        elif event.key == "king-moved":
            found.add(f"king moved {event.args['count']}")
        elif event.key == "reshuffled":
            found.add("pile reshuffled")
        elif event.key == "nobody-there":
            found.add("nobody in a scored region")
        elif event.key == "region-scored":
            found.add(f"bonus {event.args['region']}")
            found |= _tie(before, str(event.args["region"]))
        elif event.key in ("same-region", "two-regions"):
            found.add(f"condition {event.args['condition']}")
            if event.key == "same-region":
                found.add("one region scored")
    return found


def _tie(before: Staufer, name: str) -> set[str]:
    layout = before.terms.layout
    region = REGION.of(name)
    weights: dict[int, int] = {}
    for holder in before.holder[layout.first[region] : layout.first[region + 1]]:
        if holder >= 0:
            weights[holder >> 1] = weights.get(holder >> 1, 0) + before.terms.box.weight[holder & 1]
    ranks = scoring.ranking(before, region)
    return {"tie in a region"} if len(ranks) > 1 and len(set(weights.values())) < len(weights) else set()


def _at_end(state: Staufer) -> set[str]:
    found = set()
    outcome = state.outcome()
    if outcome.broke_tie:
        found.add("tie broken by figures")
    for seat in range(state.seats):
        if ending.brown_chests(state, seat) > 5:
            found.add("six brown chests or more")
        for card in state.tasks[3 * seat : 3 * seat + 3]:
            if ending.task_points(state, seat, card):
                found.add(f"task {TASK.ids[card]}")
    return found
