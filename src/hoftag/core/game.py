"""The contract that every game keeps: an immutable `Game`, and a `State` that is everything on the table."""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Self, TypedDict

from hoftag.core.build import mypyc_attr
from hoftag.core.errors import HoftagError, there_is
from hoftag.core.events import Args, Tell
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.rng import GOLDEN, MASK, MIX_1, MIX_2, Rng, Source

if TYPE_CHECKING:
    from hoftag.core.sheet import Panel
    from hoftag.core.strategy import Strategy

OptionValue = bool | int | str
Document = dict[str, object]
NOBODY: tuple[int, ...] = ()


class Option:
    """A switch of a game, chosen before it starts; its words are `option-<name>` and `option-<name>-<value>`."""

    def __init__(self, name: str, default: OptionValue, values: Sequence[OptionValue]) -> None:
        """Declare the switch with what it can be set to."""
        self.name = name
        self.default = default
        self.values = tuple(values)

    def read(self, text: object) -> OptionValue:
        """The value that this text means, or a sentence with those there are."""
        for value in self.values:
            if str(text).lower() == str(value).lower():
                return value
        message = f"option {self.name} cannot be '{text}'; {there_is([str(value).lower() for value in self.values])}"
        raise HoftagError(message)


class Prompt:
    """What a seat is asked: a message (`prompt-<key>`) with typed arguments, and the rule it comes from."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, args: Args | None = None) -> None:
        """Ask by message key, citing the rule."""
        self.key = f"prompt-{key}"
        self.rule = rule
        self.args: Args = args or {}


class Refusal:
    """Why a move is not legal: a message (`refusal-<key>`) with typed arguments, and the rule that forbids it."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, args: Args | None = None) -> None:
        """Refuse by message key, citing the rule."""
        self.key = f"refusal-{key}"
        self.rule = rule
        self.args: Args = args or {}


class Effect(NamedTuple):
    """What a move certainly changes for the seat that plays it; in words `effect-<what>`, or `effect-<what>-left`."""

    what: str
    """A name of `State.holdings`."""
    change: int
    left: int
    """How much of it there is afterwards."""


class Rush:
    """How hands race in a timed phase; all times are seconds. Whoever runs the clock settles the order of moves by it.

    `ahead`: so long before it begins, the start is announced. `pace`: no hand acts sooner than this after its last act,
    or after it saw what that brought. `away`: after so long without a line, `State.absent` is played for a seat.
    """

    __slots__ = ("ahead", "away", "pace")

    def __init__(self, ahead: float, pace: float, away: float) -> None:
        """Take the times as the game states them."""
        self.ahead = ahead
        self.pace = pace
        self.away = away


class OutcomeView(TypedDict):
    """An outcome as it stands in a view."""

    scores: list[int]
    parts: list[dict[str, int]]
    places: list[int]
    broke_tie: str | None


class Outcome:
    """How a game ended: scores with their parts, places (1 is best, shared where tied), and what broke a tie."""

    __slots__ = ("broke_tie", "parts", "places", "scores")

    def __init__(
        self, scores: list[int], parts: list[dict[str, int]], places: list[int], broke_tie: str | None = None
    ) -> None:
        """Take the result as the rules found it; `parts` are named `part-<name>` in words."""
        self.scores = scores
        self.parts = parts
        self.places = places
        self.broke_tie = broke_tie

    def winners(self) -> list[int]:
        """Everybody in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shares(self) -> list[float]:
        """The win, shared equally among the winners."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]

    def to_json(self) -> OutcomeView:
        """All of it, for records and clients."""
        return {"scores": self.scores, "parts": self.parts, "places": self.places, "broke_tie": self.broke_tie}


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from comparable results, highest first; equal results share the better place."""
    return [1 + sum(other > key for other in keys) for key in keys]


# `serializable`, or `__new__` would call `__init__` as well, and a copy fills itself.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Everything on the table. Games subclass it with flat ints and lists and a copy written by hand."""

    __slots__ = ("rng", "source")

    rng: int
    source: Source | None

    # --- what happens -------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision: none once the game is over, one, or several at once."""
        raise NotImplementedError

    def may_act(self) -> tuple[int, ...]:
        """The seats that may decide now; more than `to_act` only in a timed phase, where nobody must."""
        return self.to_act()

    def timed(self) -> float | None:
        """How many seconds the present phase may last before the table ends it; None: as long as it takes."""
        return None

    def live(self) -> bool:
        """Whether this game has a rush somewhere: then lines are measured beforehand, and bots keep a human pace."""
        return False

    def rush(self) -> Rush | None:
        """The race that the present timed phase is: everybody may act, nobody must, and who was first counts."""
        return None

    def absent(self, seat: int) -> Move | None:
        """What is done in a rush for a seat that has lost its line; None: nothing, or nothing more."""
        return None

    def legal(self, seat: int) -> list[Move]:
        """The legal moves in canonical order; never empty for a seat that owes a decision."""
        raise NotImplementedError

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Play a legal move in place; what happens is told only if somebody listens."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Prompt:
        """What this seat is asked."""
        raise NotImplementedError

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Why a move outside `legal` is not there."""
        raise NotImplementedError

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        """What a legal move certainly costs and brings; it tells the seat nothing that it cannot know."""
        return ()

    def holdings(self, seat: int) -> dict[str, int]:
        """What a seat has of everything that effects speak of."""
        return {}

    def plan(self, seat: int, moves: Sequence[Move]) -> Mapping[str, object] | None:
        """What a seat would need for moves that it has in mind, legal now or not; JSON-ready, a `TypedDict`.

        It changes nothing, and tells the seat nothing that it cannot know. None: this game has nothing to say to plans.
        """
        return None

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """The result, once the game is over."""
        raise NotImplementedError

    # --- who sees what ------------------------------------------------------------------------------------------

    def public(self) -> Mapping[str, object]:
        """What everybody may see, JSON-ready; everything once the game is over. A game states its own `TypedDict`."""
        raise NotImplementedError

    def private(self, seat: int) -> Mapping[str, object]:
        """What only this seat may see beside that, JSON-ready, while the game lasts. A `TypedDict`, too."""
        raise NotImplementedError

    def view(self, viewer: int) -> Document:
        """All that a seat or a spectator may see: what is public, and the seat's own."""
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return {**self.public(), "viewer": viewer, "own": own}

    def sheet(self, viewer: int) -> "list[Panel]":
        """What a viewer sees in words: message keys and arguments, for the terminal and the text interface.

        It is made from the views alone, so that it can show no more than they do.
        """
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> "State":
        """Another state that this seat could not tell apart from this one.

        The answer depends on what the seat knows and on `rng` alone, and so does its generator: asking it of two
        states that the seat cannot tell apart gives the same world.
        """
        raise NotImplementedError

    # --- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """A copy that shares nothing that changes; it listens to no source of chance."""
        raise NotImplementedError

    def save(self) -> Document:
        """The whole position, secrets and generator included, as a readable JSON document."""
        raise NotImplementedError

    def counted(self) -> dict[str, int]:
        """Everything that must never get more or less (cards, coins), for the conformance kit."""
        raise NotImplementedError

    def digest(self) -> int:
        """A number that is the same for equal positions, on every machine."""
        text = json.dumps(self.save(), sort_keys=True, separators=(",", ":"))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    # --- luck ---------------------------------------------------------------------------------------------------

    def draw(self, among: list[int], of: Domain) -> int:
        """Take one entry out of a sorted list at random, and return it."""
        self.rng = z = (self.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        at = ((z ^ (z >> 31)) * len(among)) >> 64
        if self.source is not None:
            at = self.source.settle(at, among, of)
        return among.pop(at)

    def deal(self, among: list[int], of: Domain, count: int) -> list[int]:
        """Draw so many entries one after the other; the same as so many calls of `draw`, but faster."""
        rng, source = self.rng, self.source
        drawn: list[int] = []
        for size in range(len(among), len(among) - count, -1):
            rng = z = (rng + GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * MIX_1) & MASK
            z = ((z ^ (z >> 27)) * MIX_2) & MASK
            at = ((z ^ (z >> 31)) * size) >> 64
            if source is not None:
                at = source.settle(at, among, of)
            drawn.append(among.pop(at))
        self.rng = rng
        return drawn

    def roll(self, of: Domain) -> int:
        """One member of a domain at random, such as a face of a die."""
        self.rng = z = (self.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        size = len(of.ids)
        at = ((z ^ (z >> 31)) * size) >> 64
        return at if self.source is None else self.source.settle(at, range(size), of)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game is: a description that never changes. Subclasses fill in the class attributes and the two makers."""

    name: ClassVar[str]
    """The id, as in file names, records and URLs."""
    package: ClassVar[str]
    """The Python package that holds texts, rules and components."""
    rules_version: ClassVar[int]
    """Raised by every change that alters what an archived record replays to."""
    seats: ClassVar[range]
    """How many can play."""
    hides: ClassVar[bool] = True
    """Whether anything is hidden from a seat."""
    longest: ClassVar[int]
    """More decisions than any game can have: a bound for loops."""
    moves: ClassVar[Catalogue[Move]]
    fullest: ClassVar[Mapping[str, OptionValue]] = {}
    """The options that bring everything in the box into play: what benchmarks play."""

    options: tuple[Option, ...]
    overlay: Mapping[str, object]
    """The owner's corrections to the component data; empty for the box as shipped."""

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        source: Source | None = None,
        tell: Tell | None = None,
    ) -> State:
        """The state after set-up; `source` settles the luck of the set-up if somebody keeps a record of it."""
        raise NotImplementedError

    def load(self, document: Mapping[str, object]) -> State:
        """A position from the document that `State.save` made."""
        raise NotImplementedError

    def blank(self, document: Document) -> None:
        """Loosen a saved set-up so that a scenario's facts can be laid over it; see docs/scenarios.md."""

    def with_components(self, overlay: Mapping[str, object]) -> "Game":
        """The same game with corrected component data."""
        raise NotImplementedError

    def box_view(self) -> Mapping[str, object]:
        """What a board shows of the box itself, JSON-ready: prices, counts, effects, as the owner corrected them."""
        return {}

    def owner_names(self, language: str) -> Mapping[str, str]:
        """What the owner of a box calls things, by message key; in place of our words for them."""
        return {}

    def figures(self) -> Mapping[str, Args]:
        """The figures of the box that messages state, by message key; whoever says one may give others."""
        return {}

    @property
    def strategy(self) -> "Strategy | None":
        """What bots know of the game, if they know anything."""
        return None

    def resources(self) -> Traversable:
        """The folder with the game's texts."""
        return files(self.package)

    # --- asked before anything else ------------------------------------------------------------------------------

    def check_seats(self, seats: int) -> int:
        """The seat count, or a sentence that says how many can play."""
        if seats not in self.seats:
            message = f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}"
            raise HoftagError(message)
        return seats

    def check_options(self, given: Mapping[str, object] | None = None) -> dict[str, OptionValue]:
        """Every option with its value: the given ones checked, the others by default."""
        chosen = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                message = f"{self.name} has no option '{name}'; {there_is(list(known))}"
                raise HoftagError(message)
            chosen[name] = known[name].read(value)
        return chosen
