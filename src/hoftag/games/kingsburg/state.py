"""Everything on the table: flat ints and lists, copied by hand."""

from typing import Final

from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue, Outcome, Prompt, Refusal, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.sheet import Panel
from hoftag.games.kingsburg import position, resample, sheet, view
from hoftag.games.kingsburg.components import ADVISOR, COLUMNS, PART, Box
from hoftag.games.kingsburg.dice import EMPTY
from hoftag.games.kingsburg.moves import KingsburgMove
from hoftag.games.kingsburg.rules import scoring, year
from hoftag.games.kingsburg.step import Step

SEATS: Final = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))
"""Who is to act, by the mask of those who are."""


class Terms:
    """What a table has agreed on: the box, the number of seats and the options, worked out once."""

    def __init__(self, box: Box, seats: int, options: dict[str, OptionValue]) -> None:
        """Read the options into flags."""
        self.box = box
        self.seats = seats
        self.options = options
        self.everybody: int = (1 << seats) - 1
        self.more_buildings: bool = options["more_buildings"] is True
        self.governors: bool = options["governors"] is True
        self.army_tokens: bool = options["army_tokens"] is True
        self.favour_for_all: bool = options["favour_tie"] == "everybody"
        self.honour_for_none: bool = options["honour_without_buildings"] == "nobody"
        self.envoy_builds_last: bool = options["envoy_building"] == "last"
        self.market_with_plus2: bool = options["market_with_plus2"] is True
        self.rows: range = range(7) if self.more_buildings else range(1, 6)
        self.sheet: int = sum(15 << row * COLUMNS for row in self.rows)
        """All buildings that there are, as a mask."""


class Kingsburg(State):
    """A game in progress. -1 means nobody or nothing."""

    __slots__ = (
        "actors",
        "again",
        "again_laid",
        "again_seat",
        "armies",
        "bonus",
        "builders",
        "builds",
        "built",
        "chosen",
        "cursor",
        "due",
        "enemy",
        "envoy",
        "faced",
        "favoured",
        "fought",
        "gold",
        "governor",
        "hands",
        "help",
        "holder",
        "laid",
        "occupied",
        "offers",
        "order",
        "parts",
        "passed",
        "peeked",
        "pending",
        "phase",
        "plus2",
        "points",
        "ready",
        "seats",
        "sent",
        "soldiers",
        "spent",
        "stage",
        "step",
        "stone",
        "strength",
        "taxed",
        "terms",
        "traded",
        "used",
        "wood",
        "year",
        "yearly",
    )

    def __init__(self, terms: Terms, step: Step) -> None:  # noqa: PLR0915 - one line a field
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        self.terms = terms
        self.seats: int = seats
        self.rng: int = 0
        self.source = None
        self.step: Step = step
        self.actors: int = 0  # the seats that owe a decision, as a mask
        self.ready: list[Move] | None = None  # what the one that is asked may do, if it is known; handed out once
        # Where in the game we are, see rules.year
        self.year: int = 0
        self.phase: int = 0
        self.stage: int = 0
        self.cursor: int = 0  # how far the stage has come
        self.pending: int = 0  # what is still open in it
        self.order: list[int] = list(range(seats))
        # What everybody has
        self.gold: list[int] = [0] * seats
        self.wood: list[int] = [0] * seats
        self.stone: list[int] = [0] * seats
        self.plus2: list[int] = [0] * seats
        self.soldiers: list[int] = [0] * seats
        self.built: list[int] = [0] * seats  # bit masks
        self.points: list[int] = [0] * seats
        self.parts: list[int] = [0] * (seats * len(PART))  # where the points come from
        self.envoy: int = -1
        # The season
        self.bonus: list[int] = [0] * seats  # bonus dice to roll
        self.hands: list[int] = [EMPTY] * seats  # dice not yet placed, see dice.py
        self.used: list[int] = [0] * seats  # what cannot be used again this season, see rules.marks
        self.traded: list[int] = [0] * seats  # buildings used at the end of this season, as masks
        self.passed: int = 0
        self.occupied: int = 0  # advisors that hold dice, as a mask
        self.holder: list[int] = [-1] * len(ADVISOR)
        self.laid: list[int] = [EMPTY] * len(ADVISOR)  # their dice, as a hand
        self.again: int = -1  # the advisor the envoy went to
        self.again_seat: int = -1
        self.again_laid: int = EMPTY
        self.due: list[int] = []  # rewards in order: advisor * 8 + seat
        self.builds: int = 0  # buildings put up in this turn
        self.builders: int = 0  # who has built this season, as a mask
        self.taxed: int = 0  # goods that the Tax Collector is to take
        self.favoured: int = 0  # who is to take a good in phase 1, as a mask
        # The year and its winter
        self.yearly: list[int] = [0] * seats  # what cannot be used again this year
        self.enemy: int = -1  # drawn when somebody looks, or when it comes
        self.peeked: int = 0  # who knows it, as a mask
        self.faced: list[int] = []
        self.help: int = 0
        self.strength: list[int] = [0] * seats
        self.fought: list[int] = [0] * seats  # see rules.winter
        # Modules 2 and 3
        self.governor: list[int] = [-1] * seats
        self.offers: list[list[int]] = []
        self.chosen: list[int] = [-1] * seats
        self.armies: list[list[int]] = []
        self.sent: list[int] = [-1] * seats
        self.spent: list[list[int]] = []

    def copy(self) -> "Kingsburg":  # noqa: PLR0915 - one line a field
        """Share what never changes, copy what does."""
        new = Kingsburg.__new__(Kingsburg)
        new.terms = self.terms
        new.seats = self.seats
        new.rng = self.rng
        new.source = None
        new.step = self.step
        new.actors = self.actors
        new.ready = None
        new.year = self.year
        new.phase = self.phase
        new.stage = self.stage
        new.cursor = self.cursor
        new.pending = self.pending
        new.order = self.order[:]
        new.gold = self.gold[:]
        new.wood = self.wood[:]
        new.stone = self.stone[:]
        new.plus2 = self.plus2[:]
        new.soldiers = self.soldiers[:]
        new.built = self.built[:]
        new.points = self.points[:]
        new.parts = self.parts[:]
        new.envoy = self.envoy
        new.bonus = self.bonus[:]
        new.hands = self.hands[:]
        new.used = self.used[:]
        new.traded = self.traded[:]
        new.passed = self.passed
        new.occupied = self.occupied
        new.holder = self.holder[:]
        new.laid = self.laid[:]
        new.again = self.again
        new.again_seat = self.again_seat
        new.again_laid = self.again_laid
        new.due = self.due[:]
        new.builds = self.builds
        new.builders = self.builders
        new.taxed = self.taxed
        new.favoured = self.favoured
        new.yearly = self.yearly[:]
        new.enemy = self.enemy
        new.peeked = self.peeked
        new.faced = self.faced[:]
        new.help = self.help
        new.strength = self.strength[:]
        new.fought = self.fought[:]
        new.governor = self.governor[:]
        new.offers = [offer[:] for offer in self.offers]
        new.chosen = self.chosen[:]
        new.armies = [army[:] for army in self.armies]
        new.sent = self.sent[:]
        new.spent = [army[:] for army in self.spent]
        return new

    def to_act(self) -> tuple[int, ...]:
        """One seat as a rule, several where everybody chooses in secret, nobody once the game is over."""
        return SEATS[self.actors]

    def is_over(self) -> bool:
        """Whether the last winter has passed."""
        return self.actors == 0

    def legal(self, seat: int) -> list[Move]:
        """What the step offers, if it is this seat's."""
        if seat < 0 or not self.actors >> seat & 1:
            return []
        moves = self.ready
        if moves is None:
            return self.step.legal(self, seat)
        self.ready = None
        return moves

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Let the step do it, and go on to the next decision."""
        assert isinstance(move, KingsburgMove)
        self.step.play(self, seat, move, tell)
        year.proceed(self, tell)

    def prompt(self, seat: int) -> Prompt:
        """What the step asks, or whom the seat waits for."""
        if not self.actors:
            return Prompt("over", "K-13.1")
        if not self.actors >> seat & 1:
            return Prompt("wait", self.step.rule, {"seat": SEATS[self.actors][0], "count": self.actors.bit_count()})
        return self.step.prompt(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """The rule in the way."""
        assert isinstance(move, KingsburgMove)
        if not self.actors:
            return Refusal("over", "K-13.1")
        if not self.actors >> seat & 1:
            return Refusal("not-your-turn", self.step.rule, {"seat": SEATS[self.actors][0]})
        return self.step.why_not(self, seat, move)

    def outcome(self) -> Outcome:
        """The final ranking."""
        return scoring.outcome(self)

    def public(self) -> Document:
        """By whitelist, see `view.py`."""
        return view.public(self)

    def private(self, seat: int) -> Document:
        """By whitelist, see `view.py`."""
        return view.private(self, seat)

    def sheet(self, viewer: int) -> list[Panel]:
        return sheet.sheet(self.view(viewer), self.terms.box)

    def resample(self, seat: int, rng: Rng) -> "Kingsburg":
        """Deal anew what the seat does not know, see `resample.py`."""
        return resample.resample(self, seat, rng)

    def save(self) -> Document:
        """See `position.py`."""
        return position.save(self)

    def counted(self) -> dict[str, int]:
        """The supply has no end (K-1.5), but the army tokens are counted, and there are so many dice."""
        counts = {"seats": len(self.order)}
        if self.terms.army_tokens:
            counts["armies"] = sum(len(army) for army in (*self.armies, *self.spent))
        return counts
