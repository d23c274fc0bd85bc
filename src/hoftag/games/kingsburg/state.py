"""Everything on the table: flat ints and lists, copied by hand."""

from collections.abc import Sequence
from typing import ClassVar

from hoftag.core.sheet import Panel
from hoftag.core.stepped import Functions, Stage, Step, SteppedState
from hoftag.games.kingsburg import position, resample, sheet, view
from hoftag.games.kingsburg.components import (
    ADVISOR,
    PART,
)
from hoftag.games.kingsburg.dice import EMPTY
from hoftag.games.kingsburg.moves import KingsburgMove
from hoftag.games.kingsburg.rules import scoring, setup, supply
from hoftag.games.kingsburg.rules.course import COURSE, FIRST_OF_YEAR
from hoftag.games.kingsburg.terms import KingsburgTerms


class Kingsburg(SteppedState):
    """A game in progress. -1 means nobody or nothing."""

    __slots__ = (
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
        "envoy_at",
        "envoy_by",
        "envoy_dice",
        "faced",
        "favoured",
        "fought",
        "gold",
        "governing",
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
        "sent",
        "soldiers",
        "spent",
        "stone",
        "strength",
        "taxed",
        "terms",
        "traded",
        "unused",
        "used",
        "wood",
        "year",
        "yearly",
    )

    functions: "ClassVar[Functions[Kingsburg]]" = Functions(
        lay=setup.lay_table,
        outcome=scoring.outcome,
        holdings=supply.holdings,
        resample=resample.resample,
        save=position.save,
        load=position.load,
    )
    course: "ClassVar[Sequence[Stage[Kingsburg]]]" = COURSE
    again: ClassVar[int] = FIRST_OF_YEAR
    step: "Step[Kingsburg, KingsburgMove]"

    def __init__(self, terms: KingsburgTerms) -> None:
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        super().__init__(seats, scoring.OVER)
        self.terms: KingsburgTerms = terms
        # Where in the game we are, see rules.course
        self.year: int = 0
        self.phase: int = 0
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
        self.unused: int = 0  # effects of this moment that are left, as a mask, see rules.optional
        self.passed: int = 0
        self.occupied: int = 0  # advisors that hold dice, as a mask
        self.holder: list[int] = [-1] * len(ADVISOR)
        self.laid: list[int] = [EMPTY] * len(ADVISOR)  # their dice, as a hand
        self.envoy_at: int = -1  # the advisor he opened for a second group
        self.envoy_by: int = -1  # whose group it is
        self.envoy_dice: int = EMPTY
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
        self.governing: int = 0  # all governors at the table, as a mask
        self.offers: list[list[int]] = []
        self.chosen: list[int] = [-1] * seats
        self.armies: list[list[int]] = []
        self.sent: list[int] = [-1] * seats
        self.spent: list[list[int]] = []

    def copy(self) -> "Kingsburg":
        """Share what never changes, copy what does."""
        new = Kingsburg.__new__(Kingsburg)
        self.copy_to(new)
        new.terms = self.terms
        new.year = self.year
        new.phase = self.phase
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
        new.unused = self.unused
        new.passed = self.passed
        new.occupied = self.occupied
        new.holder = self.holder[:]
        new.laid = self.laid[:]
        new.envoy_at = self.envoy_at
        new.envoy_by = self.envoy_by
        new.envoy_dice = self.envoy_dice
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
        new.governing = self.governing
        new.offers = [offer[:] for offer in self.offers]
        new.chosen = self.chosen[:]
        new.armies = [army[:] for army in self.armies]
        new.sent = self.sent[:]
        new.spent = [army[:] for army in self.spent]
        return new

    def sheet(self, viewer: int) -> list[Panel]:
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return sheet.sheet(self.public(), own, viewer, self.terms.box)

    def counted(self) -> dict[str, int]:
        """The supply has no end (K-1.5), but the army tokens are counted, and there are so many dice."""
        counts = {"seats": len(self.order)}
        if self.terms.army_tokens:
            counts["armies"] = sum(len(army) for army in (*self.armies, *self.spent))
        return counts

    def public(self) -> view.PublicView:
        return view.public(self)

    def private(self, seat: int) -> view.OwnView:
        return view.private(self, seat)
