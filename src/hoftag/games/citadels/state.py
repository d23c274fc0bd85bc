"""Everything on the table: flat ints and lists, copied by hand."""

from collections.abc import Sequence
from typing import ClassVar

from hoftag.core.sheet import Panel
from hoftag.core.shown import Shown
from hoftag.core.stepped import Functions, Stage, Step, SteppedState
from hoftag.games.citadels import position, resample, sheet, view
from hoftag.games.citadels.moves import CitadelsMove
from hoftag.games.citadels.rules import scoring, setup
from hoftag.games.citadels.rules.course import COURSE
from hoftag.games.citadels.terms import CitadelsTerms


class Citadels(SteppedState):
    """A game in progress. Cards are district numbers, characters are rank - 1, -1 means nobody or nothing."""

    __slots__ = (
        "acted",
        "builds_left",
        "cities",
        "crown",
        "discards",
        "draft_step",
        "drawn",
        "face_down",
        "face_up",
        "first",
        "first_complete",
        "ghost_round",
        "gold",
        "hands",
        "holder",
        "kept",
        "kinds",
        "known",
        "laid",
        "murdered",
        "offered",
        "passing",
        "pile",
        "rank",
        "removed",
        "revealed",
        "robbed",
        "round",
        "shown",
        "spent",
        "supply",
        "terms",
        "to_discard",
        "used",
    )

    functions: "ClassVar[Functions[Citadels]]" = Functions(
        lay=setup.lay_table,
        outcome=scoring.outcome,
        holdings=scoring.holdings,
        resample=resample.resample,
        save=position.save,
        load=position.load,
    )
    course: "ClassVar[Sequence[Stage[Citadels]]]" = COURSE
    turn_rule: ClassVar[str] = "C-4.1"
    derived: ClassVar[tuple[str, ...]] = ("shown",)
    step: "Step[Citadels, CitadelsMove]"

    def __init__(self, terms: CitadelsTerms) -> None:
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        super().__init__(seats, scoring.OVER)
        self.terms = terms
        self.round: int = 0
        self.crown: int = 0
        # What lies on the table and in the hands
        self.gold: list[int] = [0] * seats
        self.supply: int = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.cities: list[list[int]] = [[] for _ in range(seats)]  # as built
        self.kinds: list[int] = [0] * seats  # the districts of each city as a bit mask
        self.pile: list[int] = []  # sorted: a bag to draw from
        self.discards: list[int] = []
        self.known: list[int] = []  # see rules.knowledge
        # The draft: one entry per step in offered (bit mask), kept and laid (put away)
        self.first: int = 0  # who chose first; the crown may have moved on since
        self.face_up: int = 0
        self.face_down: int = -1
        self.passing: int = 0
        self.draft_step: int = 0
        self.offered: list[int] = []
        self.kept: list[int] = []
        self.laid: list[int] = []
        self.holder: list[int] = [-1] * 8
        # The calling
        self.rank: int = -1
        self.revealed: int = 0
        self.murdered: int = -1
        self.robbed: int = -1
        # The turn
        self.acted: bool = False
        self.builds_left: int = 0
        self.used: int = 0  # parts of the ability, see rules.characters
        self.spent: list[int] = [0] * seats  # purple districts used, see rules.purple
        self.drawn: list[int] = []
        self.to_discard: int = 0
        self.removed: int = -1
        # The end
        self.first_complete: int = -1
        self.ghost_round: list[int] = [0] * seats
        # What was shown of all this
        self.shown: list[Shown] | None = None

    def copy(self) -> "Citadels":
        """Share what never changes, copy what does."""
        new = Citadels.__new__(Citadels)
        self.copy_to(new)
        new.terms = self.terms
        new.round = self.round
        new.crown = self.crown
        new.gold = self.gold.copy()
        new.supply = self.supply
        new.hands = [hand.copy() for hand in self.hands]
        new.cities = [city.copy() for city in self.cities]
        new.kinds = self.kinds.copy()
        new.pile = self.pile.copy()
        new.discards = self.discards.copy()
        new.known = self.known.copy()
        new.first = self.first
        new.face_up = self.face_up
        new.face_down = self.face_down
        new.passing = self.passing
        new.draft_step = self.draft_step
        new.offered = self.offered.copy()
        new.kept = self.kept.copy()
        new.laid = self.laid.copy()
        new.holder = self.holder.copy()
        new.rank = self.rank
        new.revealed = self.revealed
        new.murdered = self.murdered
        new.robbed = self.robbed
        new.acted = self.acted
        new.builds_left = self.builds_left
        new.used = self.used
        new.spent = self.spent.copy()
        new.drawn = self.drawn.copy()
        new.to_discard = self.to_discard
        new.removed = self.removed
        new.first_complete = self.first_complete
        new.ghost_round = self.ghost_round.copy()
        new.shown = None
        return new

    def sheet(self, viewer: int) -> list[Panel]:
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return sheet.sheet(self.public(), own, viewer, self.terms.box)

    def counted(self) -> dict[str, int]:
        """I-1 and I-2: 65 cards, and 30 pieces of gold unless the supply has no end."""
        cards = len(self.pile) + len(self.discards) + (self.removed >= 0)
        cards += sum(len(hand) for hand in self.hands) + sum(len(city) for city in self.cities)
        counts = {"cards": cards}
        if self.terms.limited_gold:
            counts["gold"] = self.supply + sum(self.gold)
        return counts

    def public(self) -> view.PublicView:
        return view.public(self)

    def private(self, seat: int) -> view.OwnView:
        return view.private(self, seat)
