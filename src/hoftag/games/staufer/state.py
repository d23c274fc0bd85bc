"""Everything on the table: flat ints and lists, copied by hand."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from hoftag.core.sheet import Panel
from hoftag.core.stepped import AgendaState, Functions, Handler, Item, Stage, Step
from hoftag.games.staufer import position, resample, sheet, view
from hoftag.games.staufer.components import ALL_PARTS, REGIONS
from hoftag.games.staufer.effects import GAIN_POINTS, Powers
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.rules import ending, holdings, setup
from hoftag.games.staufer.rules.course import COURSE, HANDLERS, NEXT_ROUND
from hoftag.games.staufer.terms import StauferTerms

NOTHING: Final = Item(GAIN_POINTS)
"""Stands in saved positions where nothing has been asked yet."""


class Staufer(AgendaState):
    """A game in progress. A figure of a seat is 2 * seat, one more for a noble; -1 means nobody or nothing."""

    __slots__ = (
        "acted",
        "active",
        "ahead",
        "asked",
        "chests",
        "court",
        "deployed",
        "discards",
        "display",
        "drawn",
        "due",
        "holder",
        "king",
        "lasting",
        "order",
        "owned",
        "paid",
        "parts",
        "pending",
        "pile",
        "province",
        "rights",
        "ring",
        "round",
        "rows_a",
        "rows_b",
        "rows_c",
        "scored",
        "seated",
        "spot",
        "standing",
        "start",
        "stock",
        "supplied",
        "taken",
        "target",
        "tasks",
        "terms",
        "tiles",
        "twice",
        "under",
        "violets",
        "way",
    )

    functions: "ClassVar[Functions[Staufer]]" = Functions(
        lay=setup.lay_table,
        outcome=ending.outcome,
        holdings=holdings.holdings,
        resample=resample.resample,
        save=position.save,
        load=position.load,
    )
    course: "ClassVar[Sequence[Stage[Staufer]]]" = COURSE
    again: ClassVar[int] = NEXT_ROUND
    handlers: "ClassVar[Mapping[str, Handler[Staufer]]]" = HANDLERS
    turn_rule: ClassVar[str] = "S-3.2"
    step: "Step[Staufer, StauferMove]"

    def __init__(self, terms: StauferTerms) -> None:
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        super().__init__(seats, ending.OVER)
        self.terms = terms
        self.round: int = 0
        self.start: int = 0
        # The ring and its tiles; none of it changes after the set-up but the king
        self.ring: tuple[int, ...] = ()  # regions clockwise
        self.spot: tuple[int, ...] = ()  # where on the ring each region lies
        self.twice: list[int] = []  # the ring again and again, so that payments can go on round it
        self.ahead: tuple[tuple[int, ...], ...] = ()  # by the king's region: how far ahead each region lies
        self.tiles: tuple[int, ...] = ()  # the point tile of each region
        self.rows_a: tuple[int, ...] = ()
        self.rows_b: tuple[int, ...] = ()
        self.rows_c: tuple[int, ...] = ()
        self.king: int = 0
        # Figures: envoys at 2 * seat, nobles one behind; payment areas region by region
        self.court: list[int] = [0] * (2 * seats)
        self.province: list[int] = [0] * (2 * seats)
        self.paid: list[int] = [0] * (2 * seats * REGIONS)
        self.holder: list[int] = [-1] * terms.layout.offices
        self.seated: list[int] = [0] * (2 * seats)  # the offices of each kind of figure, as masks
        self.taken: int = 0  # all of them together
        # Chests: under each office, then under each supply space; counted by kind before their owners
        self.under: list[tuple[int, ...]] = [()] * (terms.layout.offices + len(terms.box.space_figures))
        self.pile: list[int] = []  # sorted: a bag to draw from
        self.discards: list[int] = []
        self.chests: list[int] = [0] * (seats * terms.kinds)
        self.owned: list[int] = [0] * seats  # the turquoise kinds that each seat has, as a mask
        self.violets: list[int] = [0] * seats  # how many violet chests it has
        # Privileges as a mask, what is left of them on display, tasks, points by part
        self.rights: list[int] = [0] * seats
        self.lasting: list[Powers] = [terms.powers(0)] * seats  # what they bring, with the chests at work
        self.stock: list[int] = [0] * len(terms.box.privileges)
        self.display: int = 0  # the top card of every pile, as a mask
        self.tasks: list[int] = [-1] * (3 * seats)
        self.parts: list[int] = [0] * (ALL_PARTS * seats)
        # The action board
        self.order: list[int] = []
        self.supplied: list[int] = []
        self.deployed: list[int] = []
        # The turn, and whatever is in the middle of being done
        self.acted: bool = False
        self.active: list[int] = []  # turquoise chests at work in this action
        self.agenda = []
        self.asked: Item = NOTHING  # the item of the agenda that the question is about
        self.target: int = -1  # an office
        self.way: int = -1
        self.standing: int = -1  # which figure is going to stand on it
        self.due: list[int] = []  # regions that are still owed a figure
        self.pending: list[int] = []  # orange chests to be resolved
        self.drawn: list[int] = []  # chests to choose from
        self.scored: list[int] = []

    def copy(self) -> "Staufer":
        """Share what never changes, copy what does."""
        new = Staufer.__new__(Staufer)
        self.copy_to(new)
        new.terms = self.terms
        new.round = self.round
        new.start = self.start
        new.ring = self.ring
        new.spot = self.spot
        new.twice = self.twice
        new.ahead = self.ahead
        new.tiles = self.tiles
        new.rows_a = self.rows_a
        new.rows_b = self.rows_b
        new.rows_c = self.rows_c
        new.king = self.king
        new.court = self.court[:]
        new.province = self.province[:]
        new.paid = self.paid[:]
        new.holder = self.holder[:]
        new.seated = self.seated[:]
        new.taken = self.taken
        new.under = self.under[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.chests = self.chests[:]
        new.owned = self.owned[:]
        new.violets = self.violets[:]
        new.rights = self.rights[:]
        new.lasting = self.lasting[:]
        new.stock = self.stock[:]
        new.display = self.display
        new.tasks = self.tasks[:]
        new.parts = self.parts[:]
        new.order = self.order[:]
        new.supplied = self.supplied[:]
        new.deployed = self.deployed[:]
        new.acted = self.acted
        new.active = self.active[:]
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.target = self.target
        new.way = self.way
        new.standing = self.standing
        new.due = self.due[:]
        new.pending = self.pending[:]
        new.drawn = self.drawn[:]
        new.scored = self.scored[:]
        return new

    def powers(self, seat: int, more: list[int] | None = None) -> Powers:
        """What is at work for a seat: its privileges, and in its action the chests used; perhaps some more."""
        if more is None:
            return self.lasting[seat]
        return self.terms.powers_with(self.rights[seat], [*self.active, *more])

    def settle_powers(self, seat: int) -> None:
        """Add up again what lasts for a seat: a privilege is new, or a chest works in its action, or no more."""
        rights, active = self.rights[seat], self.active
        with_chests = active and seat == self.actor
        self.lasting[seat] = self.terms.powers_with(rights, active) if with_chests else self.terms.powers(rights)

    def sheet(self, viewer: int) -> list[Panel]:
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return sheet.sheet(self.public(), own, viewer, self.terms.box)

    def counted(self) -> dict[str, int]:
        """15 envoys and 3 nobles of each colour, 72 chests, and as many action figures as there were."""
        figures = self.court[:]
        for at, count in enumerate(self.province):
            figures[at] += count
        for at, count in enumerate(self.paid):
            figures[at % (2 * self.seats)] += count
        for holder in self.holder:
            if holder >= 0:
                figures[holder] += 1
        chests = len(self.pile) + len(self.discards) + len(self.pending) + len(self.drawn) + sum(self.chests)
        chests += sum(len(lying) for lying in self.under)
        counts = {f"{'nobles' if at & 1 else 'envoys'} of {at >> 1}": count for at, count in enumerate(figures)}
        counts["chests"] = chests
        counts["action figures"] = len(self.order) + len(self.supplied) + len(self.deployed)
        return counts

    def public(self) -> view.PublicView:
        return view.public(self)

    def private(self, seat: int) -> view.OwnView:
        return view.private(self, seat)
