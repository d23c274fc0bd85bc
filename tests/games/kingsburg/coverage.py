"""What a recorded game meets, and what the golden records must meet between them."""

from hoftag.core.events import Event
from hoftag.core.match import begun
from hoftag.core.record import UNDO, Record
from hoftag.core.rng import Repeated
from hoftag.games.kingsburg import GAME
from hoftag.games.kingsburg.components import ADVISOR, BUILDING, ENEMY, GOVERNOR
from hoftag.games.kingsburg.moves import MOVES
from hoftag.games.kingsburg.position import STEPS
from hoftag.games.kingsburg.state import Kingsburg

EVENTS = (
    "favour-die",
    "damsel-die",
    "honour-nobody",
    "envoy-recalled",
    "envoy-goes",
    "envoy-stays",
    "envoy-used",
    "neutral-dice",
    "rerolled",
    "dice-changed",
    "influenced-again",
    "moved-to-duchess",
    "advisor-traded",
    "cannot-trade",
    "declined",
    "peeked",
    "founded",
    "building-paid",
    "building-traded",
    "governor-paid",
    "took-tax",
    "king-helps",
    "army-shown",
    "academy",
    "spoils",
    "strongest",
    "lost-goods",
    "lost-building",
    "lost-points",
    "ransomed",
    "army-points",
    "skipped",
    "skipped-governor",
    "skipped-favour",
    "won",
)
REQUIRED = frozenset(
    [f"seats {count}" for count in GAME.seats]
    + [f"verb {verb}" for verb in MOVES.verbs]
    + [f"step {step}" for step in STEPS if step != "over"]
    + [f"paid by {advisor}" for advisor in ADVISOR.ids]
    + [f"built {building}" for building in BUILDING.ids]
    + [f"{result} {enemy}" for enemy in ENEMY.ids for result in ("victory", "defeat")]
    + [f"governor {governor}" for governor in GOVERNOR.ids]
    + [f"event {event}" for event in EVENTS]
    + [f"option {option.name} {value}" for option in GAME.options for value in option.values]
    + ["a draw", "below zero", "two bonus dice", "undo"]
)


def met(record: Record) -> set[str]:
    """Replay a record and note everything it meets."""
    match = begun(record)
    found = {f"seats {record.seats}"}
    found |= {f"option {name} {value}" for name, value in match.game.check_options(record.options).items()}
    found |= _in_events(match.log[0])
    for entry in record.entries:
        if entry.text == UNDO:
            match.undo(entry.seat)
            found.add("undo")
            continue
        move = MOVES.from_text(entry.text)
        assert isinstance(match.state, Kingsburg)
        found |= {f"verb {move.verb}", f"step {match.state.step.name}"}
        if move.verb.startswith("build"):
            found.add(f"built {BUILDING.ids[move.building]}")
        found |= _in_events(match.play(entry.seat, move, Repeated(entry.chance, entry.line)))
        if min(match.state.points) < 0:
            found.add("below zero")
    return found


def _in_events(events: list[Event]) -> set[str]:
    found = {f"event {event.key}" for event in events}
    enemy = ""
    for event in events:
        if event.key in ("advisor-paid", "advisor-traded"):
            found.add(f"paid by {event.args['advisor']}")
        elif event.key == "governor":
            found.add(f"governor {event.args['governor']}")
        elif event.key == "enemy":
            enemy = str(event.args["enemy"])
        elif event.key == "fought" and enemy:
            result = str(event.args["result"])
            found.add("a draw" if result == "draw" else f"{result} {enemy}")
        elif event.key == "rolled" and str(event.args["dice"]).count("*") > 1:
            found.add("two bonus dice")
    return found
