"""The games that are played, and what is checked where."""

from collections.abc import Callable, Mapping

from hoftag.core.conformance import contract, events, saving, strategy, worlds
from hoftag.core.conformance.blindness import Choose, check_blindness
from hoftag.core.conformance.identity import check_identity
from hoftag.core.conformance.place import Kit, Place
from hoftag.core.conformance.plan import ConformanceError, Finding, Plan, Report, settings
from hoftag.core.conformance.rulebook import check_rulebook
from hoftag.core.conformance.words import check_messages
from hoftag.core.errors import reason
from hoftag.core.events import TABLE
from hoftag.core.game import Game, State
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.rng import derive

BLIND = 30
"""So many positions are asked of each bot."""
SELDOM = 2
"""So often each verb is refused to each question, and its effects are said, whether or not a position is looked at."""


def check_game(
    game: Game,
    plan: Plan,
    progress: Callable[[], None] | None = None,
    bots: Mapping[str, Choose] | None = None,
) -> Report:
    """Play the games of the plan; raise ConformanceError at the first finding.

    `bots` are asked for their blindness as well, by name: the kit knows none itself.
    """
    written(game)
    kit = Kit(game, plan)
    for setting in settings(game, plan):
        place = Place(kit, setting)
        try:
            play(place)
        except Exception as error:
            raise place.raised(error) from error
        if progress is not None:
            progress()
    report = kit.report
    report.sentences = kit.listener.said
    report.dealt_anew = kit.shares.to_json()
    if game.hides and report.worlds:
        if not report.worlds_that_differ:
            raise ConformanceError(f"{game.name}: resample never changes what is hidden")
        if never := kit.shares.never():
            raise ConformanceError(f"{game.name}: {never}")
    for name, choose in (bots or {}).items():
        try:
            report.asked_blindly += check_blindness(game, choose, BLIND, plan.worlds, plan.seed)
        except ConformanceError as error:
            raise ConformanceError(f"{error}: the bot '{name}' is not blind") from None
    return report


def written(game: Game) -> None:
    """What needs no game to be played: names and files, rules, messages."""
    for check in (check_identity, check_rulebook, check_messages):
        as_a_whole(game, lambda check=check: check(game))  # type: ignore[misc]


def as_a_whole(game: Game, check: Callable[[], None]) -> None:
    """A finding that belongs to no single decision."""
    try:
        check()
    except Finding as found:
        raise ConformanceError(f"{game.name}: {found}") from None
    except Exception as error:
        raise ConformanceError(f"{game.name}: {reason(error)}") from error


def play(place: Place) -> None:
    """One random game, watched."""
    match = set_up(place)
    watched = 0
    while not match.state.is_over():
        contract.every_decision(place, match.state)
        if place.decisions == 0:
            contract.copies(place, match.state, place.extra)
        if watched < place.plan.positions and place.rng.below(40) == 0:
            watched += 1
            look_closely(place, match.state)
        step(place, match)
        place.decisions += 1
        place.need(place.decisions <= place.game.longest, "the game does not end")
    contract.after_the_end(place, match)
    look_closely(place, match.state)
    strategy.judged(place, match.state)
    report = place.report
    report.games += 1
    report.decisions += place.decisions
    report.longest = max(report.longest, place.decisions)
    report.digest = derive(report.digest, match.state.digest())


def set_up(place: Place) -> Match:
    """Lay the table; the same seed lays the same one."""
    seats, options, seed = place.setting
    match = Match(place.game, seats, seed, options)
    place.counted = match.state.counted()
    again = place.game.new(seats, seed, options)
    same = again.digest() == match.state.digest()
    place.need(same, f"the same seed lays another table: {contract.OTHER_LUCK}")
    place.kit.listener.events(match.log[0], seats)
    events.note_passing(place, match.log[0])
    if place.extra.below(4) == 0:
        events.told_at_the_start(place, match.log[0], match.state)
    return match


def step(place: Place, match: Match) -> None:
    """A random seat plays a random move; now and then a move is taken back."""
    state = match.state
    may = list(state.may_act())
    if state.timed() is not None and (not may or place.rng.below(20) == 0):
        may = [TABLE]
    seat = may[place.rng.below(len(may))]
    moves = state.legal(seat)
    move = moves[place.rng.below(len(moves))]
    before = state.digest() if place.rng.below(50) == 0 else None
    look_briefly(place, state, seat, move)
    place.doing = f"'{move.text}' of seat {seat}"
    told = match.play(seat, move, legal=moves)
    place.kit.listener.events(told, place.seats)
    events.note_passing(place, told)
    if before is not None and match.can_undo(seat):
        match.undo(seat)
        if match.state.digest() != before:
            contract.copies(place, match.state, place.extra)  # which says so if that is the reason
            raise place.fail(f"undoing '{move.text}' does not lead back")
        match.play(seat, move)  # which asks anew what is legal


def look_briefly(place: Place, state: State, seat: int, move: Move) -> None:
    """What costs little, at every decision; what costs more, at some."""
    listener, extra = place.kit.listener, place.extra
    if seat != TABLE:
        place.doing = f"the prompt of seat {seat}"
        prompt = state.prompt(seat)
        contract.asked(place, prompt, seat)
        other = place.game.moves.all[extra.below(len(place.game.moves))]
        if listener.fresh((prompt.key, other.verb), SELDOM) and other not in state.legal(seat):
            contract.refused(place, state, seat, other)
        if listener.fresh((prompt.key, move.verb, "effects"), SELDOM):
            contract.effects_of(place, state, seat, move, state.holdings(seat))
    if extra.below(events.SHARE) == 0:
        events.overheard(place, state, seat)
    if extra.below(strategy.SHARE) == 0:
        strategy.judged(place, state)


def look_closely(place: Place, state: State) -> None:
    """Everything there is to ask of one position, from every seat."""
    place.report.positions += 1
    contract.copies(place, state, place.rng)
    saving.documents(place, state)
    contract.views(place, state)
    if state.is_over():
        return
    own = worlds.own_views(place, state)
    for seat in range(place.seats):
        contract.questions(place, state, seat)
        contract.effects(place, state, seat)
        worlds.worlds(place, state, seat, own)
    asked = state.may_act() or tuple(range(place.seats))
    contract.every_verb(place, state, asked[place.extra.below(len(asked))])
    strategy.advised(place, state)
