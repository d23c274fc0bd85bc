"""The conformance kit: whether a game keeps the contract. Public, for any game, also those of other packages.

    from hoftag.core.conformance import Plan, check_game
    check_game(MY_GAME, Plan(games=200))

Random games at all seat counts and options. Cheap checks stand at every decision, deep ones at a few positions of
each game. A finding says what is wrong and how to see it again.
"""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import NamedTuple, TypeAlias

from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR, TABLE, Tell
from hoftag.core.game import Game, OptionValue, State
from hoftag.core.match import Match, replayed
from hoftag.core.moves import Move
from hoftag.core.record import read
from hoftag.core.rng import Rng, derive
from hoftag.core.stepped import SteppedState, tried

Choose: TypeAlias = Callable[[State, int, int], Move]
"""A bot for the blindness test: state, seat and seed of the bot in, move out."""


class ConformanceError(HoftagError):
    """The game breaks the contract."""


class Plan:
    """How much to check."""

    def __init__(
        self, games: int = 100, seed: int = 1, seats: int | None = None, positions: int = 4, worlds: int = 2
    ) -> None:
        """`positions` per game are looked at closely, each from every seat with `worlds` worlds."""
        self.games = games
        self.seed = seed
        self.seats = seats
        self.positions = positions
        self.worlds = worlds


class Report:
    """What was checked: counts, and a digest over all final positions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.positions = 0
        self.worlds = 0
        self.worlds_that_differ = 0
        self.longest_record = 0
        self.digest = 0

    def to_json(self) -> dict[str, int | str]:
        """All of it; the digest as text."""
        return {**vars(self), "digest": f"{self.digest:016x}"}


class Setting(NamedTuple):
    """What one game is played with."""

    seats: int
    options: dict[str, OptionValue]
    seed: int


def settings(game: Game, plan: Plan) -> Iterator[Setting]:
    """Every seat count in turn; the first games with the options as they are by default, then at random."""
    counts = [plan.seats] if plan.seats is not None else list(game.seats)
    everything = list(product(*(option.values for option in game.options)))
    for number in range(plan.games):
        seed = derive(plan.seed, number)
        if number < len(counts) * 2:
            chosen = tuple(option.default for option in game.options)
        else:
            chosen = everything[derive(seed, 1) % len(everything)]
        names = [option.name for option in game.options]
        yield Setting(counts[number % len(counts)], dict(zip(names, chosen, strict=True)), seed)


def check_game(game: Game, plan: Plan, progress: Callable[[], None] | None = None) -> Report:
    """Play the games of the plan; raise ConformanceError at the first finding."""
    report = Report()
    for setting in settings(game, plan):
        _Run(game, plan, report, setting).play()
        if progress is not None:
            progress()
    if game.hides and report.worlds and not report.worlds_that_differ:
        raise ConformanceError(f"{game.name}: resample never changes what is hidden")
    return report


class _Run:
    """One random game, watched."""

    def __init__(self, game: Game, plan: Plan, report: Report, setting: Setting) -> None:
        self.game = game
        self.plan = plan
        self.report = report
        self.setting = setting
        self.seats = setting.seats
        self.rng = Rng(derive(setting.seed, 2))
        self.decisions = 0
        self.counted: dict[str, int] = {}

    def fail(self, what: str) -> ConformanceError:
        return ConformanceError(f"{self.game.name}: {what} ({self.setting}, decision {self.decisions})")

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.fail(what)

    def play(self) -> None:
        match = Match(self.game, self.seats, self.setting.seed, self.setting.options)
        self.counted = match.state.counted()
        watched = 0
        while not match.state.is_over():
            self.every_decision(match.state)
            if watched < self.plan.positions and self.rng.below(40) == 0:
                watched += 1
                self.look_closely(match.state)
            self.step(match)
            self.decisions += 1
            self.need(self.decisions <= self.game.longest, "the game does not end")
        self.after_the_end(match)
        self.look_closely(match.state)
        report = self.report
        report.games += 1
        report.decisions += self.decisions
        report.longest = max(report.longest, self.decisions)
        report.digest = derive(report.digest, match.state.digest())

    def step(self, match: Match) -> None:
        """A random seat plays a random move; now and then a move is taken back."""
        state = match.state
        may = list(state.may_act())
        if state.timed() is not None and (not may or self.rng.below(20) == 0):
            may = [TABLE]
        seat = may[self.rng.below(len(may))]
        moves = state.legal(seat)
        move = moves[self.rng.below(len(moves))]
        before = state.digest() if self.rng.below(50) == 0 else None
        match.play(seat, move)
        if before is not None and match.can_undo(seat):
            match.undo(seat)
            self.need(match.state.digest() == before, f"undoing '{move.text}' does not lead back")
            match.play(seat, move)

    # --- at every decision --------------------------------------------------------------------------------------

    def every_decision(self, state: State) -> None:
        owing, may = state.to_act(), state.may_act()
        self.need(bool(owing) or state.timed() is not None, "nobody is to act, but the game is not over")
        self.need(set(owing) <= set(may), "a seat owes a decision that it may not make")
        self.race(state)
        for seat in may:
            codes = [move.code for move in state.legal(seat)]
            self.need(bool(codes) or seat not in owing, f"seat {seat} owes a decision but has no legal move")
            self.need(all(a < b for a, b in pairwise(codes)), "legal moves are not sorted or unique")
        self.need(state.counted() == self.counted, f"{state.counted()} is counted, at the start it was {self.counted}")

    def race(self, state: State) -> None:
        """A rush has an end, asks nobody, was announced, and knows what becomes of whoever is away."""
        if state.rush() is None:
            self.need(all(state.absent(seat) is None for seat in range(self.seats)), "seats are absent without a rush")
            return
        self.need(state.live(), "a rush comes to a table that is not live")
        self.need(state.timed() is not None, "a rush has no end")
        self.need(not state.to_act(), "a rush waits for somebody")
        for seat in range(self.seats):
            move = state.absent(seat)
            if move is not None:
                self.need(move in state.legal(seat), f"'{move.text}' of absent seat {seat} is not legal")
                after = state.copy()
                after.play(seat, move)
                self.need(after.absent(seat) is None, f"absent seat {seat} is never at rest")

    # --- at some positions --------------------------------------------------------------------------------------

    def look_closely(self, state: State) -> None:
        self.report.positions += 1
        self.copies(state)
        self.documents(state)
        for viewer in range(SPECTATOR, self.seats):
            self.is_json(state.view(viewer), "view")
        if not state.is_over():
            for seat in range(self.seats):
                self.questions(state, seat)
                self.effects(state, seat)
                for _ in range(self.plan.worlds):
                    self.world(state, seat)

    def is_json(self, document: object, what: str) -> None:
        text = json.dumps(document)
        self.need(json.loads(text) == document, f"the {what} changes on its way through JSON")

    def copies(self, state: State) -> None:
        """A move played on a copy leaves the original alone, and does the same as on the original."""
        digest = state.digest()
        self.need(state.copy().digest() == digest, "a copy has another digest")
        for seat in state.may_act():
            moves = state.legal(seat)
            move = moves[self.rng.below(len(moves))]
            one, other = state.copy(), state.copy()
            one.play(seat, move)
            other.play(seat, move, Tell())
            self.need(one.digest() == other.digest(), f"'{move.text}' does something else when somebody listens")
            self.need(state.digest() == digest, f"'{move.text}' on a copy changes the original")

    def documents(self, state: State) -> None:
        document = state.save()
        self.is_json(document, "saved position")
        loaded = self.game.load(json.loads(json.dumps(document)))
        self.need(loaded.digest() == state.digest(), "a position changes when it is saved and loaded")
        self.need(loaded.to_act() == state.to_act(), "a loaded position asks somebody else")
        for seat in state.may_act():
            self.need(loaded.legal(seat) == state.legal(seat), "a loaded position has other legal moves")

    def questions(self, state: State, seat: int) -> None:
        """Every seat gets a prompt; every move outside `legal` gets a reason; codecs agree."""
        self.need(bool(state.prompt(seat).rule), "a prompt cites no rule")
        legal = state.legal(seat)
        for _ in range(5):
            move = self.game.moves.all[self.rng.below(len(self.game.moves))]
            self.need(self.game.moves.from_json(move.to_json()) is move, f"'{move.text}' is lost in JSON")
            self.need(self.game.moves.from_text(move.text) is move, f"'{move.text}' is lost as text")
            self.need(self.game.moves.from_code(move.code) is move, f"'{move.text}' is lost as a code")
            if move not in legal:
                self.need(bool(state.why_not(seat, move).rule), f"no rule says why '{move.text}' is illegal")

    def effects(self, state: State, seat: int) -> None:
        """What a move says to cost and bring is just what it does, as far as chance has no part in it."""
        before = state.holdings(seat)
        for move in state.legal(seat):
            told = state.effects(seat, move)
            self.need(all(effect.change for effect in told), f"'{move.text}' tells of an effect that changes nothing")
            for effect in told:
                had = before.get(effect.what)
                self.need(had is not None, f"'{move.text}' changes '{effect.what}', which nobody holds")
                self.need(had == effect.left - effect.change, f"'{move.text}' leaves another number of {effect.what}")
            if not isinstance(state, SteppedState):
                continue
            after = state.copy()
            if tried(after, seat, move):
                now = after.holdings(seat)
                changes = {what: now[what] - had for what, had in before.items() if now[what] != had}
                said = {effect.what: effect.change for effect in told}
                self.need(said == changes, f"'{move.text}' says that it changes {said}, but it changes {changes}")

    def world(self, state: State, seat: int) -> None:
        """The leak test: a seat cannot tell a resampled world from the real one."""
        self.report.worlds += 1
        key = self.rng.below(1 << 60)
        world = state.resample(seat, Rng(key))
        self.need(world.view(seat) == state.view(seat), f"seat {seat} sees a difference in a resampled world")
        self.need(world.to_act() == state.to_act(), f"seat {seat} is told apart by whose turn it is")
        self.need(world.legal(seat) == state.legal(seat), f"seat {seat} is told apart by its legal moves")
        for move in state.legal(seat):
            same = world.effects(seat, move) == state.effects(seat, move)
            self.need(same, f"seat {seat} is told apart by what '{move.text}' brings")
        self.need(world.counted() == self.counted, "a resampled world has other pieces")
        one, other = state.prompt(seat), world.prompt(seat)
        self.need((one.key, one.args) == (other.key, other.args), f"seat {seat} is told apart by its prompt")
        self.need(world.rng != state.rng, f"a world of seat {seat} has the future of the real one")
        again = world.resample(seat, Rng(key))
        self.need(again.digest() == world.digest(), f"a world of seat {seat} depends on what that seat cannot know")
        self.report.worlds_that_differ += any(
            world.view(other) != state.view(other) for other in range(self.seats) if other != seat
        )

    # --- at the end ---------------------------------------------------------------------------------------------

    def after_the_end(self, match: Match) -> None:
        state = match.state
        self.need(not state.to_act() and not state.may_act(), "the game is over, but somebody is asked")
        outcome = state.outcome()
        self.is_json(outcome.to_json(), "outcome")
        self.need(len(outcome.scores) == self.seats, "there is not one score for each seat")
        self.need(min(outcome.places) == 1 and abs(sum(outcome.shares()) - 1) < 1e-9, "nobody has won")
        sums = [sum(parts.values()) for parts in outcome.parts]
        self.need(sums == outcome.scores, "the parts of a score do not add up to it")
        text = match.record.text()
        self.report.longest_record = max(self.report.longest_record, len(text.encode()))
        again = replayed(read(text), self.game)
        self.need(again.state.digest() == state.digest(), "the record replays to another position")
        self.need(again.record.text() == text, "the record changes when it is replayed")
        self.need(again.true_to_seed, "the record's luck is not that of its seed")


def check_blindness(game: Game, choose: Choose, positions: int = 200, worlds: int = 5, seed: int = 1) -> int:
    """A bot's move must not change with what its seat cannot see; returns how many positions were asked.

    Each position is asked as it is, and as `worlds` others that the seat cannot tell apart, each with a future
    (generator) of its own.
    """
    asked = 0
    for setting in settings(game, Plan(games=positions, seed=seed)):
        state = game.new(setting.seats, setting.seed, setting.options)
        rng = Rng(derive(setting.seed, 4))
        while not state.is_over() and asked < positions:
            may = state.may_act() or (TABLE,)
            seat = may[rng.below(len(may))]
            moves = state.legal(seat)
            if len(moves) > 1 and rng.below(15) == 0:
                _ask_blindly(game, state, seat, choose, worlds)
                asked += 1
            state.play(seat, moves[rng.below(len(moves))])
    return asked


def _ask_blindly(game: Game, state: State, seat: int, choose: Choose, worlds: int) -> None:
    seed = state.digest()
    move = choose(state.copy(), seat, seed)
    for number in range(worlds):
        found = choose(state.resample(seat, Rng(derive(seed, number))), seat, seed)
        if found is not move:
            raise ConformanceError(
                f"{game.name}: seat {seat} plays '{move.text}', but '{found.text}' in a world it cannot tell apart"
            )
