"""Everything on the table: flat ints and lists, copied by hand."""

from collections.abc import Sequence
from typing import ClassVar

from hoftag.core.events import TABLE
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Domain, Move
from hoftag.core.rng import derive
from hoftag.core.rush import Rush
from hoftag.core.sheet import Panel
from hoftag.core.stepped import SEATS_OF, Functions, Stage, Step, SteppedState
from hoftag.games.tumult_royal import position, resample, sheet, view
from hoftag.games.tumult_royal.components import (
    FIELDS,
    GOODS,
    TERRAIN,
    TILES,
)
from hoftag.games.tumult_royal.moves import LAY_BACK, TIME_UP, TumultMove
from hoftag.games.tumult_royal.rules import ending, holdings, setup
from hoftag.games.tumult_royal.rules.course import BEGIN_ROUND, COURSE
from hoftag.games.tumult_royal.rules.question import TumultStep
from hoftag.games.tumult_royal.terms import TumultTerms


class TumultRoyal(SteppedState):
    """A game in progress. Fields, slots and seats in sets are bit masks; -1 means nobody or nothing."""

    __slots__ = (
        "bag",
        "castle",
        "centre",
        "chronicle",
        "could",
        "decided",
        "demand",
        "done",
        "ended",
        "faces",
        "field",
        "fields",
        "free",
        "good",
        "grasp",
        "hand",
        "hit",
        "land",
        "luck",
        "mercy",
        "offers",
        "order",
        "orders",
        "paid",
        "people",
        "placed",
        "priority",
        "rank",
        "reach",
        "region_bag",
        "regions",
        "round",
        "royal",
        "seen",
        "spun",
        "statues",
        "stock",
        "supply",
        "supporters",
        "terms",
        "tick",
        "to_turn",
        "turn",
    )

    derived: ClassVar[tuple[str, ...]] = ("offers",)

    functions: "ClassVar[Functions[TumultRoyal]]" = Functions(
        lay=setup.lay_table,
        outcome=ending.outcome,
        holdings=holdings.holdings,
        resample=resample.resample,
        save=position.save,
        load=position.load,
    )
    course: "ClassVar[Sequence[Stage[TumultRoyal]]]" = COURSE
    again: ClassVar[int] = BEGIN_ROUND
    step: "Step[TumultRoyal, TumultMove]"

    def __init__(self, terms: TumultTerms) -> None:
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        super().__init__(seats, ending.OVER)
        self.terms = terms
        self.luck: int = 0  # the root of all streams of chance, see `draw_apart`
        self.round: int = 0
        self.ended: int = 0  # see rules.ending
        # The players
        self.order: list[int] = list(range(seats))  # the seats by rank, the king first
        self.rank: list[int] = list(range(seats))  # by seat, 0 is the king
        self.mercy: int = 0
        self.supporters: list[int] = [0] * seats
        self.supply: int = 0
        self.statues: list[int] = [0] * seats  # placed, on fields and in the chronicle
        self.royal: list[int] = [0] * seats  # of these in the chronicle
        self.chronicle: list[int] = []  # who was crowned, round by round
        # The land; `land` is replaced as a whole when a tile is turned up
        self.regions: list[int] = []  # by plot: 4 * region + quarter, -1 face down, -2 no such plot
        self.region_bag: list[int] = []  # sorted: the tiles nobody has seen
        self.land: list[int] = [-1] * FIELDS
        self.free: list[int] = [0] * len(TERRAIN)  # free fields that lie face up, by field type
        self.fields: list[int] = [0] * seats
        self.reach: list[int] = [0] * seats  # fields next to the own ones
        # Taxing
        self.spun: int = -1
        self.demand: list[int] = [-1] * GOODS
        self.bag: list[int] = []  # sorted: tiles whose place nobody knows, those set aside among them
        self.faces: list[int] = []  # by slot, -1 as long as nobody has lifted it; empty after the reveal
        self.centre: int = 0
        self.castle: list[int] = [0] * seats
        self.hand: list[int] = [-1] * seats
        self.seen: list[int] = [0] * seats
        self.done: int = 0
        self.tick: int = 0
        self.priority: list[int] = []
        self.decided: list[int] = [-1] * seats  # sealed: what becomes of the tile in hand, see rules.tiles
        self.grasp: list[int] = [-1] * seats  # sealed: the slot to lift, see rules.ticks
        self.orders: list[list[int]] = [[] for _ in range(seats)]  # sealed: see rules.orders
        # After the reveal
        self.stock: list[int] = [0] * (TILES * seats)  # tiles of each seat by face
        self.people: list[int] = [0] * TILES  # tiles that lie open in the centre
        self.hit: int = 0  # who was punished in a tumult
        # Placing statues
        self.turn: int = 0
        self.could: int = 0  # who could have placed in this phase
        self.placed: bool = False
        self.offers: int = 0  # the fields offered to whoever is on turn
        self.field: int = -1
        self.good: int = -1
        self.paid: list[int] = [-1] * GOODS
        # The chronicle
        self.to_turn: int = 0

    def copy(self) -> "TumultRoyal":
        """Share what never changes, copy what does."""
        new = TumultRoyal.__new__(TumultRoyal)
        self.copy_to(new)
        new.terms = self.terms
        new.luck = self.luck
        new.round = self.round
        new.ended = self.ended
        new.order = self.order[:]
        new.rank = self.rank[:]
        new.mercy = self.mercy
        new.supporters = self.supporters[:]
        new.supply = self.supply
        new.statues = self.statues[:]
        new.royal = self.royal[:]
        new.chronicle = self.chronicle[:]
        new.regions = self.regions[:]
        new.region_bag = self.region_bag[:]
        new.land = self.land
        new.free = self.free[:]
        new.fields = self.fields[:]
        new.reach = self.reach[:]
        new.spun = self.spun
        new.demand = self.demand[:]
        new.bag = self.bag[:]
        new.faces = self.faces[:]
        new.centre = self.centre
        new.castle = self.castle[:]
        new.hand = self.hand[:]
        new.seen = self.seen[:]
        new.done = self.done
        new.tick = self.tick
        new.priority = self.priority[:]
        new.decided = self.decided[:]
        new.grasp = self.grasp[:]
        new.orders = [order[:] for order in self.orders]
        new.stock = self.stock[:]
        new.people = self.people[:]
        new.hit = self.hit
        new.turn = self.turn
        new.could = self.could
        new.placed = self.placed
        new.offers = self.offers
        new.field = self.field
        new.good = self.good
        new.paid = self.paid[:]
        new.to_turn = self.to_turn
        return new

    # --- who may act, and for how long ---------------------------------------------------------------------------

    @property
    def question(self) -> TumultStep:
        """The step, with what questions of this game say beside all others."""
        assert isinstance(self.step, TumultStep)
        return self.step

    def may_act(self) -> tuple[int, ...]:
        return SEATS_OF[self.question.may(self)]

    def is_asked(self, seat: int) -> bool:
        return seat >= 0 and bool(self.question.may(self) >> seat & 1)

    def is_over(self) -> bool:
        """Nobody owes anything while the hourglass runs, so the end is a fact of its own."""
        return self.ended > 0

    def timed(self) -> float | None:
        return self.question.timed(self)

    def live(self) -> bool:
        return self.terms.taxing == "live"

    def rush(self) -> Rush | None:
        """L-3, L-8, L-11: while the hourglass runs."""
        return self.terms.rush if self.question.is_rush else None

    def patient(self) -> bool:
        """L-3: while one plans."""
        return self.question.is_patient

    def absent(self, seat: int) -> Move | None:
        """L-11: a tile goes back to its place."""
        return LAY_BACK if self.hand[seat] >= 0 and self.question.is_rush else None

    def legal(self, seat: int) -> list[Move]:
        """What the step offers this seat; the table itself may end what has a time."""
        if seat >= 0 and self.actors >> seat & 1:
            return self.step.legal(self, seat)
        if seat == TABLE:
            return [TIME_UP] if self.question.timed(self) is not None else []
        return self.step.legal(self, seat) if self.question.may(self) >> seat & 1 else []

    def wait(self, seat: int) -> Prompt:
        may = self.question.may(self)
        if may & (may - 1) or not may:
            return Prompt("wait-for-others", self.step.rule)
        return Prompt("wait", self.step.rule, {"seat": may.bit_length() - 1})

    def why_not(self, seat: int, move: Move) -> Refusal:
        assert isinstance(move, TumultMove)
        if self.is_over():
            return self.step.why_not(self, seat, move)
        if move is TIME_UP and seat != TABLE:
            return Refusal("only-the-table", "T-2.6")
        return self.step.why_not(self, seat, move) if self.is_asked(seat) else self.question.why_wait(self, seat, move)

    # --- luck ----------------------------------------------------------------------------------------------------

    def draw_apart(self, stream: int, number: int, among: list[int], of: Domain) -> int:
        """K-6: the draw of this number in a stream of its own, which nothing else in the round can shift."""
        here = self.rng
        self.rng = derive(self.luck, stream, self.round, number)
        drawn = self.draw(among, of)
        self.rng = here
        return drawn

    # --- results and views ---------------------------------------------------------------------------------------

    def plan(self, seat: int, moves: Sequence[Move]) -> view.PlanView:
        """The fields among these moves, what each would cost, and all of them together."""
        return view.plan(self, seat, [move.field for move in moves if isinstance(move, TumultMove) and move.field >= 0])

    def sheet(self, viewer: int) -> list[Panel]:
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return sheet.sheet(self.public(), own, viewer)

    def counted(self) -> dict[str, int]:
        """X-34: 105 supporters, the tiles in use, ten region tiles."""
        lying = sum(face >= 0 for face in self.faces)
        return {
            "supporters": self.supply + sum(self.supporters),
            "tiles": len(self.bag) + lying + sum(self.stock) + sum(self.people),
            "region tiles": len(self.region_bag) + sum(region >= 0 for region in self.regions),
        }

    def public(self) -> view.PublicView:
        return view.public(self)

    def private(self, seat: int) -> view.OwnView:
        return view.private(self, seat)
