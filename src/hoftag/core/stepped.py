"""The spine of a game: the question that is open, and the course that leads from one question to the next.

A course is a list of stages, read from top to bottom and then again. A stage does what the rules do by themselves and
stops where somebody has to decide; after the answer it is entered again and goes on from where the state says it was. A
question is a step. All that stages and steps need stands in the state, so any moment can be copied, saved and resumed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from hoftag.core.build import mypyc_attr
from hoftag.core.events import Tell
from hoftag.core.game import Document, Effect, Prompt, Refusal, State
from hoftag.core.moves import Catalogue, Move
from hoftag.core.outcome import Outcome
from hoftag.core.position import Reader
from hoftag.core.rng import ChanceError, NoChance, Rng

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)

MOST_SEATS: Final = 10
SEATS_OF: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)
"""The seats in a mask."""
NO_EFFECTS: Final[tuple[Effect, ...]] = ()

Stage: TypeAlias = Callable[[S, Tell | None], bool]
"""A part of the course. True: somebody has to decide; False: on with the next stage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra, M_contra]):
    """One kind of decision, as the rulebook names it. Steps have no data of their own."""

    name: str = ""
    rule: str = ""
    """The rule that the question comes from, and that forbids what is no answer to it."""

    def legal(self, table: S_contra, seat: int) -> list[Move]:
        raise NotImplementedError

    def play(self, table: S_contra, seat: int, move: M_contra, tell: Tell | None) -> bool:
        """Do what the answer says. True: a question is open, this one or another; False: the course goes on."""
        raise NotImplementedError

    def prompt(self, table: S_contra, seat: int) -> Prompt:
        return Prompt(self.name, self.rule)

    def why_not(self, table: S_contra, seat: int, move: M_contra) -> Refusal:
        """Why a move is no answer now; `seat` is one that is asked."""
        return Refusal("not-now", self.rule)

    def effects(self, table: S_contra, seat: int, move: M_contra) -> tuple[Effect, ...]:
        """What an answer certainly costs and brings."""
        return NO_EFFECTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S_contra, M_contra]):
    """What one verb of the vocabulary does, for steps that can be answered with several."""

    def play(self, table: S_contra, seat: int, move: M_contra, tell: Tell | None) -> bool:
        """As `Step.play`."""
        raise NotImplementedError

    def why_not(self, table: S_contra, seat: int, move: M_contra) -> Refusal:
        """As `Step.why_not`."""
        raise NotImplementedError

    def effects(self, table: S_contra, seat: int, move: M_contra) -> tuple[Effect, ...]:
        """As `Step.effects`."""
        return NO_EFFECTS


class NotNow(Verb[State, Move]):
    """A verb that is no answer to this question."""

    def __init__(self, rule: str, key: str = "not-now") -> None:
        """Cite the rule that the question comes from; the key of a message may say what comes first."""
        self.rule = rule
        self.key = key

    def why_not(self, table: State, seat: int, move: Move) -> Refusal:
        return Refusal(self.key, self.rule)


class Over(Step[State, Move]):
    """The game is over: nothing is asked."""

    name = "over"

    def __init__(self, rule: str) -> None:
        """Cite the rule that ends the game."""
        self.rule = rule

    def legal(self, table: State, seat: int) -> list[Move]:
        return []

    def why_not(self, table: State, seat: int, move: Move) -> Refusal:
        return Refusal("over", self.rule)


class Functions(Generic[S]):
    """What a game does with its state in modules of its own."""

    def __init__(
        self,
        *,
        lay: Callable[[S, Tell | None], None],
        outcome: Callable[[S], Outcome],
        holdings: Callable[[S, int], dict[str, int]],
        resample: Callable[[S, int, Rng], S],
        save: Callable[[S], Document],
        load: Callable[[S, Reader], None],
    ) -> None:
        self.lay = lay
        self.outcome = outcome
        self.holdings = holdings
        self.resample = resample
        self.save = save
        self.load = load


# `serializable`, or `__new__` would call `__init__` as well, and a copy fills itself.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SteppedState(State):
    """A state with a step and a course. `Any` stands for the game's own types, which its class states."""

    __slots__ = ("actors", "ready", "seats", "stage", "step")

    derived: ClassVar[tuple[str, ...]] = ("ready",)

    functions: ClassVar[Functions[Any]]
    course: ClassVar[Sequence[Stage[Any]]]
    again: ClassVar[int] = 0
    """The stage that follows the last one."""
    turn_rule: ClassVar[str] = ""
    """Why somebody has to wait; the rule of the open question unless the game says so."""

    seats: int
    actors: int
    """The seats that owe a decision, as a mask."""
    step: Step[Any, Any]
    """What they are asked."""
    ready: list[Move] | None
    """The legal moves of the one that is asked, if they are known already."""
    stage: int
    """Where in the course the game is."""

    def __init__(self, seats: int, over: Step[Any, Any]) -> None:
        """An empty table for so many seats, where nothing is asked yet."""
        self.rng = 0
        self.source = None
        self.seats = seats
        self.actors = 0
        self.step = over
        self.ready = None
        self.stage = 0

    def copy_to(self, new: "SteppedState") -> None:
        """Fill the part of a copy that every game has; it listens to no source of chance."""
        new.rng = self.rng
        new.source = None
        new.seats = self.seats
        new.actors = self.actors
        new.step = self.step
        new.ready = None
        new.stage = self.stage

    def set_up(self, tell: Tell | None) -> None:
        self.functions.lay(self, tell)
        self.go_on(tell)

    def fill(self, reader: Reader) -> None:
        self.functions.load(self, reader)

    def ask(self, seat: int, step: Step[Any, Any], moves: list[Move] | None = None) -> bool:
        """Wait for this seat; True, so that a stage can end with it. `moves` are its legal moves, if they are known."""
        self.actors = 1 << seat
        self.step = step
        self.ready = moves
        return True

    def ask_all(self, seats: int, step: Step[Any, Any]) -> bool:
        """Wait for all seats of a mask."""
        self.actors = seats
        self.step = step
        self.ready = None
        return True

    def wait_for_others(self, seat: int) -> bool:
        """One of those who are asked has answered: True while the same is still open to others."""
        self.actors &= ~(1 << seat)
        return self.actors != 0

    def go_on(self, tell: Tell | None) -> None:
        """Go through the course until somebody has to decide, or the game is over."""
        course, stage = self.course, self.stage
        length = len(course)
        while not course[stage](self, tell):
            stage += 1
            if stage == length:
                stage = self.again
        self.stage = stage

    def answer(self, seat: int, move: Move) -> bool:
        """Do what a move does and nothing that follows from it; False if that is cut short by another question."""
        self.step.play(self, seat, move, None)
        return True

    def to_act(self) -> tuple[int, ...]:
        return SEATS_OF[self.actors]

    def is_over(self) -> bool:
        return self.actors == 0

    def legal(self, seat: int) -> list[Move]:
        if seat not in SEATS_OF[self.actors]:
            return []
        ready = self.ready
        return self.step.legal(self, seat) if ready is None else ready

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        self.ready = None
        if not self.step.play(self, seat, move, tell):
            self.go_on(tell)

    def prompt(self, seat: int) -> Prompt:
        if self.is_asked(seat) or self.is_over():
            return self.step.prompt(self, seat)
        return self.wait(seat)

    def wait(self, seat: int) -> Prompt:
        """What a seat reads that is not asked."""
        rule = self.turn_rule or self.step.rule
        return Prompt("wait", rule, {"seat": SEATS_OF[self.actors][0], "count": self.actors.bit_count()})

    def why_not(self, seat: int, move: Move) -> Refusal:
        if self.is_asked(seat) or self.is_over():
            return self.step.why_not(self, seat, move)
        return Refusal("not-your-turn", self.turn_rule or self.step.rule, {"seat": SEATS_OF[self.actors][0]})

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        return self.step.effects(self, seat, move)

    def outcome(self) -> Outcome:
        return self.functions.outcome(self)

    def holdings(self, seat: int) -> dict[str, int]:
        return self.functions.holdings(self, seat)

    def resample(self, seat: int, rng: Rng) -> Self:
        world: Self = self.functions.resample(self, seat, rng)
        return world

    def save(self) -> Document:
        return self.functions.save(self)

    def is_asked(self, seat: int) -> bool:
        """Whether an answer of this seat is waited for."""
        return seat >= 0 and bool(self.actors >> seat & 1)

    @property
    def actor(self) -> int:
        """The seat that is asked, for games that ask one at a time; -1 once the game is over."""
        return self.actors.bit_length() - 1


class Item:
    """Something on an agenda: what to do, for which seat, with which numbers. Copies share items: they never change."""

    __slots__ = ("do", "extra", "n", "part", "seat")

    def __init__(self, do: str, seat: int = 0, n: int = 0, extra: int = 0, part: int = 0) -> None:
        """`do` names the handler, `n` is how much or which, `part` the part of the score that it counts towards."""
        self.do = do
        self.seat = seat
        self.n = n
        self.extra = extra
        self.part = part


Handler: TypeAlias = Callable[[S, Item, Tell | None], bool]
"""Carries an item of an agenda out. True: somebody has to decide."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AgendaState(SteppedState):
    """A stepped state with an agenda: a small stack of what is to be done before the course goes on."""

    __slots__ = ("agenda",)

    handlers: ClassVar[Mapping[str, Handler[Any]]]

    agenda: list[Item]
    """The last item comes first."""

    def __init__(self, seats: int, over: Step[Any, Any]) -> None:
        super().__init__(seats, over)
        self.agenda = []

    def go_on(self, tell: Tell | None) -> None:
        """Carry out the agenda, then enter the stage again, until somebody has to decide."""
        agenda = self.agenda
        while True:
            while agenda:
                item = agenda.pop()
                if self.handlers[item.do](self, item, tell):
                    return
            if self.course[self.stage](self, tell):
                return
            stage = self.stage + 1
            self.stage = stage if stage < len(self.course) else self.again

    def answer(self, seat: int, move: Move) -> bool:
        """What the move has put on the agenda is part of what it does."""
        height = len(self.agenda)
        asked = self.step.play(self, seat, move, None)
        while not asked and len(self.agenda) > height:
            item = self.agenda.pop()
            asked = self.handlers[item.do](self, item, None)
        return not asked


def by_verb(
    moves: Catalogue[M], rule: str, verbs: Mapping[str, Verb[S, M]], *, otherwise: str = "not-now"
) -> list[Verb[S, M]]:
    """What each kind of move does in a step; the rule forbids all others there, with the message `otherwise`."""
    return [verbs.get(verb, NotNow(rule, otherwise)) for verb in moves.verbs]


def tried(copy: SteppedState, seat: int, move: Move) -> bool:
    """Do on a copy what a move does, and nothing that follows from others or by the course of the game.

    False if it is unfinished: the rest is left to chance, or another question has to be answered first.
    """
    copy.source = NoChance()
    try:
        return copy.answer(seat, move)
    except ChanceError:
        return False


def changes(state: SteppedState, after: SteppedState, seat: int) -> tuple[Effect, ...]:
    """What a seat holds more and less of afterwards: the effects of a move, for games that find them by trying it."""
    now = after.holdings(seat)
    return tuple(
        Effect(what, now[what] - had, now[what]) for what, had in state.holdings(seat).items() if now[what] != had
    )


def by_name(*steps: Step[S, M]) -> dict[str, Step[S, M]]:
    """Steps as saved positions name them."""
    return {step.name: step for step in steps}
