"""What a recorded game meets, and what the golden records must meet between them."""

from hoftag.core.events import Event
from hoftag.core.match import begun
from hoftag.core.record import UNDO, Record
from hoftag.core.rng import Repeated
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import ARCHITECT, CHARACTER, DISTRICT, KING, MERCENARY, PREACHER
from hoftag.games.citadels.moves import MOVES, CitadelsMove
from hoftag.games.citadels.rules import scoring
from hoftag.games.citadels.state import Citadels

NAMED = ("thief", "magician", "king", "preacher", "merchant", "architect", "mercenary")

REQUIRED = frozenset(
    [f"seats {count}" for count in GAME.seats]
    + [f"verb {verb}" for verb in MOVES.verbs]
    + [f"built {district}" for district in DISTRICT.ids]
    + [f"murdered {character}" for character in NAMED]
    + [f"robbed {character}" for character in NAMED[1:]]
    + [f"income {character}" for character in ("king", "preacher", "merchant", "mercenary")]
    + [f"option {option.name} {value}" for option in GAME.options for value in option.values]
    + [
        "king shuffled back",
        "king murdered and heir crowned",
        "king unused",
        "crown moves",
        "robbed nobody",
        "robbed himself",
        "own second character murdered",
        "last of seven keeps the card that lay face down",
        "preacher protects",
        "murdered preacher attacked",
        "complete city cannot be attacked",
        "keep cannot be removed",
        "removal for free",
        "removal of a card worth eight",
        "graveyard too poor",
        "observatory draws three",
        "library keeps two",
        "school of magic pays",
        "ghost town makes five colours",
        "five colours without ghost town",
        "three builds in a turn",
        "nine districts or more",
        "complete city does not grow",
        "pile reshuffled",
        "supply runs short",
        "end by the first city of eight",
        "another city of eight",
        "end by the round limit",
        "tie broken by districts",
        "shared win",
        "undo",
    ]
)


def met(record: Record) -> set[str]:
    """Replay a record and note everything it meets."""
    match = begun(record)
    found = {f"seats {record.seats}"}
    chosen = match.game.check_options(record.options)
    found |= {f"option {name} {value}" for name, value in chosen.items()}
    for entry in record.entries:
        if entry.text == UNDO:
            match.undo(entry.seat)
            found.add("undo")
            continue
        move = MOVES.from_text(entry.text)
        before = match.state.copy()
        assert isinstance(before, Citadels)
        events = match.play(entry.seat, move, Repeated(entry.chance, entry.line))
        assert isinstance(match.state, Citadels)
        found |= _in_move(before, match.state, entry.seat, move)
        found |= _in_events(before, events)
    found |= _at_end(match.state)
    return found


def _in_move(before: Citadels, after: Citadels, seat: int, move: CitadelsMove) -> set[str]:
    found = {f"verb {move.verb}"}
    if move.verb == "build":
        found.add(f"built {DISTRICT.ids[move.district]}")
        if before.builds_left == 1 and before.rank == ARCHITECT:
            found.add("three builds in a turn")
    elif move.verb in ("murder", "rob"):
        found |= _in_naming(before, seat, move)
    elif move.verb == "take-cards":
        found |= _in_drawing(before, after, seat)
    elif move.verb == "income":
        found.add(f"income {CHARACTER.ids[before.rank]}")
        if before.kinds[seat] & before.terms.box.magic_school:
            found.add("school of magic pays")
    elif move.verb == "destroy":
        found |= _in_removal(before, after, move)
    elif move.verb == "take-gold" and after.gold[seat] - before.gold[seat] < before.terms.box.take_gold:
        found.add("supply runs short")
    elif move.verb == "keep" and before.seats == 7 and before.draft_step == 6:
        passed = before.offered[5] & ~(1 << before.kept[5])
        if not passed >> move.character & 1:
            found.add("last of seven keeps the card that lay face down")
    if before.step.name == "turn" and not before.acted and not before.builds_left:
        found.add("complete city does not grow")
    return found | _barred(before, seat)


def _in_naming(before: Citadels, seat: int, move: CitadelsMove) -> set[str]:
    murder = move.verb == "murder"
    found = {f"{'murdered' if murder else 'robbed'} {CHARACTER.ids[move.character]}"}
    if before.holder[move.character] < 0 and not murder:
        found.add("robbed nobody")
    if before.holder[move.character] == seat:
        found.add("own second character murdered" if murder else "robbed himself")
    return found


def _in_drawing(before: Citadels, after: Citadels, seat: int) -> set[str]:
    found = set()
    gained = len(after.hands[seat]) - len(before.hands[seat])
    if before.kinds[seat] & before.terms.box.observatory and gained == 3:
        found.add("observatory draws three")
    if before.kinds[seat] & before.terms.box.library and gained == 2 and after.to_discard == 0:
        found.add("library keeps two")
    return found


def _in_removal(before: Citadels, after: Citadels, move: CitadelsMove) -> set[str]:
    found = set()
    if before.terms.cost[move.district] == 1:
        found.add("removal for free")
    if before.terms.points[move.district] == 8:
        found.add("removal of a card worth eight")
    if before.murdered == PREACHER and before.holder[PREACHER] == move.seat:
        found.add("murdered preacher attacked")
    if after.step.name == "turn" and any(
        kinds & before.terms.box.graveyard and seat not in (move.seat, before.actor)
        for seat, kinds in enumerate(after.kinds)
    ):
        found.add("graveyard too poor")
    return found


def _barred(before: Citadels, seat: int) -> set[str]:
    found: set[str] = set()
    if before.rank != MERCENARY or before.step.name != "turn":
        return found
    for other in range(before.seats):
        if other == seat or not before.cities[other]:
            continue
        if before.holder[PREACHER] == other and before.murdered != PREACHER:
            found.add("preacher protects")
        if len(before.cities[other]) >= 8:
            found.add("complete city cannot be attacked")
        if before.kinds[other] & before.terms.box.keep:
            found.add("keep cannot be removed")
    return found


def _in_events(before: Citadels, events: list[Event]) -> set[str]:
    keys = [event.key for event in events]
    named = {
        "king-shuffled-back": "king shuffled back",
        "king-was-murdered": "king murdered and heir crowned",
        "crowned": "crown moves",
        "reshuffled": "pile reshuffled",
    }
    found = {meaning for key, meaning in named.items() if key in keys}
    if "no-answer" in keys and before.holder[KING] < 0 and before.murdered != KING and before.rank < KING:
        silent = [event.args["character"] for event in events if event.key == "no-answer"]
        if "king" in silent:
            found.add("king unused")
    return found


def _at_end(state: object) -> set[str]:
    assert isinstance(state, Citadels)
    found = set()
    outcome = state.outcome()
    if state.first_complete >= 0:
        found.add("end by the first city of eight")
    else:
        found.add("end by the round limit")
    if outcome.broke_tie:
        found.add("tie broken by districts")
    if len(outcome.winners()) > 1:
        found.add("shared win")
    for seat, city in enumerate(state.cities):
        if len(city) > 8:
            found.add("nine districts or more")
        if len(city) >= 8 and seat != state.first_complete:
            found.add("another city of eight")
        if scoring.worth_now(state, seat)[1]:
            colours = {state.terms.colour[card] for card in city if not state.terms.box.ghost_town >> card & 1}
            found.add("five colours without ghost town" if len(colours) == 5 else "ghost town makes five colours")
    return found
