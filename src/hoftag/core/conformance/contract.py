"""The contract itself: moves, questions, copies, effects, races, and how a game ends."""

import json
from collections.abc import Mapping
from typing import TypeVar

from hoftag.core.conformance.place import Place
from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR, Tell
from hoftag.core.game import Document, Prompt, Refusal, State
from hoftag.core.match import Match, replayed
from hoftag.core.moves import Move
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.core.stepped import SteppedState, tried

T = TypeVar("T")
OTHER_LUCK = "luck that is not the state's own (a global generator, a clock, the order of a set) has a part in it"
TRIES = 8
"""So often a move of a verb is drawn until one is not legal."""
AGAIN = 12
"""So often a move is played once more, to see whether it always does the same."""


# --- at every decision -----------------------------------------------------------------------------------------------


def every_decision(place: Place, state: State) -> None:
    place.doing = "asking whose turn it is"
    owing, may = state.to_act(), state.may_act()
    place.need(bool(owing) or state.timed() is not None, "nobody is to act, but the game is not over")
    place.need(set(owing) <= set(may), "a seat owes a decision that it may not make")
    race(place, state)
    place.doing = "asking for legal moves"
    for seat in may:
        codes = [move.code for move in state.legal(seat)]
        place.need(bool(codes) or seat not in owing, f"seat {seat} owes a decision but has no legal move")
        place.need(codes == sorted(set(codes)), "legal moves are not sorted or unique")
    place.doing = "counting"
    counted = state.counted()
    place.need(counted == place.counted, f"{counted} is counted, at the start it was {place.counted}")


def race(place: Place, state: State) -> None:
    """A rush has an end, asks nobody, was announced, and knows what becomes of whoever is away."""
    if state.rush() is None:
        place.need(all(state.absent(seat) is None for seat in range(place.seats)), "seats are absent without a rush")
        return
    place.need(state.live(), "a rush comes to a table that is not live")
    place.need(state.timed() is not None, "a rush has no end")
    place.need(not state.to_act(), "a rush waits for somebody")
    for seat in range(place.seats):
        move = state.absent(seat)
        if move is not None:
            place.need(move in state.legal(seat), f"'{move.text}' of absent seat {seat} is not legal")
            after = state.copy()
            after.play(seat, move)
            place.need(after.absent(seat) is None, f"absent seat {seat} is never at rest")


# --- at some positions -----------------------------------------------------------------------------------------------


def through_json(place: Place, document: T, what: str) -> T:
    """A document as it comes out of JSON: the same."""
    try:
        text = json.dumps(document)
    except TypeError as error:
        raise place.fail(f"the {what} is not JSON: {error}") from None
    read: T = json.loads(text)
    place.need(read == document, f"the {what} changes on its way through JSON")
    return read


def views(place: Place, state: State) -> None:
    """Views are plain documents, and can be said: the sheets of a spectator and of one seat in turn have all words."""
    reader = place.decisions % place.seats
    for viewer in range(SPECTATOR, place.seats):
        who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        place.doing = f"the view of {who}"
        if viewer == SPECTATOR:
            through_json(place, state.view(viewer), "view")
        elif not state.is_over():
            through_json(place, state.private(viewer), "view")
        if viewer in (SPECTATOR, reader):
            place.doing = f"the sheet of {who}"
            place.kit.listener.sheet(state.sheet(viewer), viewer)


def copies(place: Place, state: State, rng: Rng) -> None:
    """A move played on a copy leaves the original alone, and what was shown; each time it does the same."""
    place.doing = "copying"
    saved = state.save()
    place.need(state.copy().save() == saved, "a copy is another position")
    seats = state.may_act()
    for seat in seats:
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        place.doing = f"'{move.text}' on a copy"
        one = state.copy()
        if seat == seats[place.decisions % len(seats)]:
            played_before_viewers(place, one, seat, move)
        else:
            one.play(seat, move)
        now = state.save()
        if now != saved:
            shared = names_of_changes(saved, now)
            raise place.fail(f"'{move.text}' on a copy changes the original: they share {shared}")
        other = state.copy()
        other.play(seat, move, Tell())
        if one.save() != other.save():
            raise place.fail(difference(state, seat, move, one.digest()))


def played_before_viewers(place: Place, state: State, seat: int, move: Move) -> None:
    """Play a move; what was shown before it stays as it was shown, and the next view has the same parts."""
    shown = state.public()
    text = json.dumps(shown)
    state.play(seat, move)
    place.need(json.dumps(shown) == text, f"'{move.text}' changes a view that was made before it")
    place.need(state.public().keys() == shown.keys(), f"after '{move.text}' the public view has other parts")


def names_of_changes(before: Document, after: Document) -> str:
    """The parts of a saved position that are others now."""
    return ", ".join(f"'{name}'" for name in after if before.get(name) != after[name]) or "what is not saved"


def difference(state: State, seat: int, move: Move, digest: int) -> str:
    """Why the same move did not do the same: it never does, or it minds being listened to."""
    for _ in range(AGAIN):
        again = state.copy()
        again.play(seat, move)
        if again.digest() != digest:
            return f"'{move.text}' does something else each time: {OTHER_LUCK}"
    return f"'{move.text}' does something else when somebody listens"


def questions(place: Place, state: State, seat: int) -> None:
    """Every seat gets a prompt; moves outside `legal` get a reason; codecs agree."""
    place.doing = f"the prompt of seat {seat}"
    asked(place, state.prompt(seat), seat)
    legal = state.legal(seat)
    catalogue = place.game.moves
    for _ in range(5):
        move = catalogue.all[place.rng.below(len(catalogue))]
        place.need(catalogue.from_json(move.to_json()) is move, f"'{move.text}' is lost in JSON")
        place.need(catalogue.from_text(move.text) is move, f"'{move.text}' is lost as text")
        place.need(catalogue.from_code(move.code) is move, f"'{move.text}' is lost as a code")
        if move not in legal:
            refused(place, state, seat, move)


def asked(place: Place, prompt: Prompt, seat: int) -> None:
    place.need(isinstance(prompt, Prompt), f"seat {seat} gets no prompt")
    place.need(bool(prompt.rule), f"the prompt '{prompt.key}' cites no rule")
    place.kit.listener.prompt(prompt, seat)


def every_verb(place: Place, state: State, seat: int) -> None:
    """A move of each verb that is not legal has a reason: verbs are refused in places of their own."""
    legal = set(state.legal(seat))
    for moves in place.kit.of_verb.values():
        for _ in range(TRIES):
            move = moves[place.extra.below(len(moves))]
            if move not in legal:
                refused(place, state, seat, move)
                break


def refused(place: Place, state: State, seat: int, move: Move) -> None:
    place.doing = f"asking why '{move.text}' is illegal for seat {seat}"
    refusal = state.why_not(seat, move)
    place.need(isinstance(refusal, Refusal), f"why_not gives no reason why '{move.text}' is illegal for seat {seat}")
    place.need(bool(refusal.rule), f"no rule says why '{move.text}' is illegal")
    place.kit.listener.refusal(refusal, seat)


def effects(place: Place, state: State, seat: int) -> None:
    """What every legal move says to cost and bring is just what it does."""
    before = state.holdings(seat)
    for move in state.legal(seat):
        effects_of(place, state, seat, move, before)


def effects_of(place: Place, state: State, seat: int, move: Move, before: Mapping[str, int]) -> None:
    """The same for one move, as far as chance has no part in it."""
    place.doing = f"the effects of '{move.text}'"
    told = state.effects(seat, move)
    place.need(all(effect.change for effect in told), f"'{move.text}' tells of an effect that changes nothing")
    for effect in told:
        had = before.get(effect.what)
        place.need(had is not None, f"'{move.text}' changes '{effect.what}', which nobody holds")
        place.need(had == effect.left - effect.change, f"'{move.text}' leaves another number of {effect.what}")
    if isinstance(state, SteppedState):
        after = state.copy()
        if tried(after, seat, move):
            now = after.holdings(seat)
            changes = {what: now[what] - had for what, had in before.items() if now[what] != had}
            said = {effect.what: effect.change for effect in told}
            place.need(said == changes, f"'{move.text}' says that it changes {said}, but it changes {changes}")
    place.kit.listener.effects(told)


# --- at the end ------------------------------------------------------------------------------------------------------


def after_the_end(place: Place, match: Match) -> None:
    state = match.state
    place.doing = "the outcome"
    place.need(not state.to_act() and not state.may_act(), "the game is over, but somebody is asked")
    outcome = state.outcome()
    through_json(place, outcome.to_json(), "outcome")
    place.need(len(outcome.scores) == place.seats, "there is not one score for each seat")
    place.need(min(outcome.places) == 1 and abs(sum(outcome.shares()) - 1) < 1e-9, "nobody has won")
    sums = [sum(parts.values()) for parts in outcome.parts]
    place.need(sums == outcome.scores, "the parts of a score do not add up to it")
    place.kit.listener.outcome(outcome)
    record(place, match)


def record(place: Place, match: Match) -> None:
    """What was written down comes to the same game, with the luck of its seed."""
    place.doing = "replaying the record"
    text = match.record.text()
    place.report.longest_record = max(place.report.longest_record, len(text.encode()))
    try:
        again = replayed(read(text), place.game)
    except HoftagError as error:
        raise place.fail(f"the record does not replay ({error}): {OTHER_LUCK}, or a step is not repeatable") from None
    place.need(again.state.digest() == match.state.digest(), f"the record replays to another position: {OTHER_LUCK}")
    place.need(again.record.text() == text, "the record changes when it is replayed")
    place.need(again.true_to_seed, "the record's luck is not that of its seed")
