"""The contract that every game keeps: an immutable `Game`, and a `State` that is everything on the table."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, final

from typing_extensions import TypeVar

from hoftag.core.build import mypyc_attr
from hoftag.core.errors import HoftagError, RecordError, there_is
from hoftag.core.events import Args, Tell
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.options import Option, OptionValue
from hoftag.core.outcome import Outcome
from hoftag.core.position import RULES, Reader, digest_of
from hoftag.core.rng import GOLDEN, MASK, MIX_1, MIX_2, Rng, Source, next_bits
from hoftag.core.rush import Rush

if TYPE_CHECKING:
    from hoftag.core.sheet import Panel
    from hoftag.core.strategy import Strategy

Document = dict[str, object]


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


# `serializable`, or `__new__` would call `__init__` as well, and a copy fills itself.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Everything on the table. Games subclass it with flat ints and lists, and a copy written by hand or declared."""

    __slots__ = ("rng", "source")

    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that a saved position may lack, since they follow from others or only save time. The rest must be kept."""

    rng: int
    source: Source | None

    # --- how it begins ------------------------------------------------------------------------------------------

    def set_up(self, tell: Tell | None) -> None:
        """Lay an empty table, up to the first decision."""
        raise NotImplementedError

    def fill(self, reader: Reader) -> None:
        """Put what `save` wrote on an empty table; seats, options and generator are read already."""
        raise NotImplementedError

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

    def patient(self) -> bool:
        """Whether the present timed phase has no limit for somebody who is alone with bots: nobody waits for them."""
        return False

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
        """Whether the game has ended: nobody owes a decision, and no time runs."""
        return not self.to_act() and self.timed() is None

    def outcome(self) -> Outcome:
        """The result, once the game is over."""
        raise NotImplementedError

    # --- who sees what ------------------------------------------------------------------------------------------

    def public(self) -> Mapping[str, object]:
        """What everybody may see, JSON-ready; everything once the game is over. A game states its own `TypedDict`,
        which always has the same parts: a server sends those that are others now. What was given once never changes.
        """
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
        states that the seat cannot tell apart gives the same world. Worlds come as often as the rules make them likely
        (cards dealt, dice rolled); what the others' play tells is for `Strategy.likelihood` to weigh.
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
        return digest_of(self.save())

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
        source = self.source
        drawn: list[int] = []
        for bits in next_bits(self.rng, count):
            at = (bits * len(among)) >> 64
            if source is not None:
                at = source.settle(at, among, of)
            drawn.append(among.pop(at))
        self.rng = (self.rng + count * GOLDEN) & MASK
        return drawn

    def rolls(self, of: Domain, count: int) -> list[int]:
        """So many members of a domain at random; the same as so many calls of `roll`, but faster."""
        source, size = self.source, len(of.ids)
        rolled = [(bits * size) >> 64 for bits in next_bits(self.rng, count)]
        self.rng = (self.rng + count * GOLDEN) & MASK
        return rolled if source is None else [source.settle(at, range(size), of) for at in rolled]

    def roll(self, of: Domain) -> int:
        """One member of a domain at random, such as a face of a die."""
        self.rng = z = (self.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        size = len(of.ids)
        at = ((z ^ (z >> 31)) * size) >> 64
        return at if self.source is None else self.source.settle(at, range(size), of)


S_co = TypeVar("S_co", bound=State, covariant=True, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S_co]):
    """What a game is: a description that never changes. A subclass names its state, fills in the facts, lays tables."""

    name: ClassVar[str]
    """The id, as in file names, records and URLs."""
    package: ClassVar[str]
    """The Python package that holds texts, rules and components."""
    rules_version: ClassVar[int]
    """The newest version of the rules; raised by every change that alters what an archived record replays to."""
    oldest_rules: ClassVar[int] = 1
    """The oldest version that is still played. It never changes: saved positions that name none are of it."""
    seats: ClassVar[range]
    """How many can play."""
    hides: ClassVar[bool] = True
    """Whether anything is hidden from a seat."""
    longest: ClassVar[int]
    """No game has more decisions than this: a bound for loops."""
    moves: ClassVar[Catalogue[Move]]
    fullest: ClassVar[Mapping[str, OptionValue]] = {}
    """The options that bring everything in the box into play: what benchmarks play."""

    # Properties, so that a class may say `options = (...)`: a compiled base would not look there for an attribute.

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game starts."""
        return ()

    @property
    def overlay(self) -> Mapping[str, object]:
        """The owner's corrections to the component data; empty for the box as shipped."""
        return {}

    # --- tables -------------------------------------------------------------------------------------------------

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> S_co:
        """A table on which nothing lies yet, for so many seats and with every option settled."""
        raise NotImplementedError

    @final
    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        source: Source | None = None,
        tell: Tell | None = None,
    ) -> S_co:
        """The state after set-up; `source` settles the luck of the set-up if somebody keeps a record of it."""
        state = self.empty_table(self.check_seats(seats), self.check_options(options))
        state.rng = seed
        state.source = source
        state.set_up(tell)
        state.source = None
        return state

    def load(self, document: Mapping[str, object]) -> S_co:
        """A position from the document that `State.save` made."""
        reader = Reader(document)
        if reader.get("game") != self.name:
            raise RecordError(f"game: this is a position of {reader.get('game')}, not of {self.name}")
        if document.get("components", {}) != dict(self.overlay):
            raise RecordError("components: the position was saved with other component data")
        rules = reader.number(RULES, 0, 999) if RULES in document else self.oldest_rules
        if rules != self.rules:
            return self.with_rules(rules).load(document)
        options = self.check_options(dict(reader.reader("options").items()))
        state = self.empty_table(self.check_seats(reader.number("seats", 0, 99)), options)
        state.rng = reader.hexadecimal("generator")
        state.source = None
        state.fill(reader)
        return state

    def blank(self, document: Document) -> None:
        """Loosen a saved set-up so that a scenario's facts can be laid over it; see docs/scenarios.md."""

    def with_components(self, overlay: Mapping[str, object]) -> "Game[S_co]":
        """The same game with corrected component data."""
        raise HoftagError(f"{self.name} has no component data to correct")

    @property
    def rules(self) -> int:
        """The version of the rules that this one is played by: the newest, unless `with_rules` named another."""
        return self.rules_version

    def is_earlier(self) -> bool:
        """Whether there is a newer version of these rules."""
        return self.rules < self.rules_version

    def with_rules(self, version: int) -> "Game[S_co]":
        """The same game as this version of its rules has it; a game that keeps several says how."""
        if self.check_rules(version) != self.rules:
            raise NotImplementedError
        return self

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
    def strategy(self) -> "Strategy[Any] | None":
        """What bots know of the game, if they know anything. `Any` stands for its state, which a subclass states."""
        return None

    def resources(self) -> Traversable:
        """The folder with the game's texts."""
        return files(self.package)

    # --- asked before anything else ------------------------------------------------------------------------------

    def check_seats(self, seats: int) -> int:
        """The seat count, or a sentence that says how many can play."""
        if seats not in self.seats:
            raise HoftagError(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")
        return seats

    def check_rules(self, version: int) -> int:
        """The version of the rules, or a sentence that says which are played."""
        oldest, newest = self.oldest_rules, self.rules_version
        if not oldest <= version <= newest:
            kept = f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"
            raise HoftagError(f"this Hoftag plays {self.name} by {kept} of its rules, not by version {version}")
        return version

    def check_options(self, given: Mapping[str, object] | None = None) -> dict[str, OptionValue]:
        """Every option with its value: the given ones checked, the others by default."""
        chosen = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                raise HoftagError(f"{self.name} has no option '{name}'; {there_is(list(known))}")
            chosen[name] = known[name].read(value)
        return chosen
