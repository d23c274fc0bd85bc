"""Everything on the table: flat ints and lists, copied by hand."""

from typing import Final

from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue, Outcome, Prompt, Refusal, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.games.citadels import position, resample, view
from hoftag.games.citadels.components import Box, DraftTable
from hoftag.games.citadels.moves import CitadelsMove
from hoftag.games.citadels.rules import scoring
from hoftag.games.citadels.step import Step

SEATS: Final = (*((seat,) for seat in range(7)), ())
"""Who is to act, by actor; the last entry, for actor -1, is nobody."""


class Terms:
    """What a table has agreed on: the box, the number of seats and the options, worked out once."""

    def __init__(self, box: Box, seats: int, options: dict[str, OptionValue]) -> None:
        """Read the options into flags."""
        self.box = box
        self.seats = seats
        self.options = options
        self.draft: DraftTable = box.drafts[seats]
        self.cost: list[int] = box.cost
        self.points: list[int] = box.points
        self.colour: list[int] = box.colour
        self.paying: list[int] = box.paying
        self.usable: int = box.laboratory | box.smithy
        self.unique: bool = options["unique_districts"] is True
        self.limited_gold: bool = options["gold_supply"] == "limited"
        self.reshuffle: bool = options["deck_empty"] == "reshuffle_discards"
        self.late_ghost_counts: bool = options["last_round_ghost_town"] == "counts"
        self.observatory_drawn: bool = options["observatory_discard_from"] == "drawn"
        self.purple_per_round: bool = options["purple_once_per"] == "round"
        self.first_king_drawn: bool = options["first_king"] == "drawn"


class Citadels(State):
    """A game in progress. Cards are district numbers, characters are rank - 1, -1 means nobody or nothing."""

    __slots__ = (
        "acted",
        "actor",
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
        "seats",
        "spent",
        "step",
        "supply",
        "terms",
        "to_discard",
        "used",
    )

    def __init__(self, terms: Terms, step: Step) -> None:
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        self.terms = terms
        self.seats: int = seats
        self.rng: int = 0
        self.source = None
        self.step: Step = step
        self.actor: int = 0
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

    def copy(self) -> "Citadels":
        """Share what never changes, copy what does."""
        new = Citadels.__new__(Citadels)
        new.terms = self.terms
        new.seats = self.seats
        new.rng = self.rng
        new.source = None
        new.step = self.step
        new.actor = self.actor
        new.round = self.round
        new.crown = self.crown
        new.gold = self.gold[:]
        new.supply = self.supply
        new.hands = [hand[:] for hand in self.hands]
        new.cities = [city[:] for city in self.cities]
        new.kinds = self.kinds[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.known = self.known[:]
        new.first = self.first
        new.face_up = self.face_up
        new.face_down = self.face_down
        new.passing = self.passing
        new.draft_step = self.draft_step
        new.offered = self.offered[:]
        new.kept = self.kept[:]
        new.laid = self.laid[:]
        new.holder = self.holder[:]
        new.rank = self.rank
        new.revealed = self.revealed
        new.murdered = self.murdered
        new.robbed = self.robbed
        new.acted = self.acted
        new.builds_left = self.builds_left
        new.used = self.used
        new.spent = self.spent[:]
        new.drawn = self.drawn[:]
        new.to_discard = self.to_discard
        new.removed = self.removed
        new.first_complete = self.first_complete
        new.ghost_round = self.ghost_round[:]
        return new

    def to_act(self) -> tuple[int, ...]:
        """One seat at a time; nobody once the game is over."""
        return SEATS[self.actor]

    def is_over(self) -> bool:
        """Whether the last round has been played."""
        return self.actor < 0

    def legal(self, seat: int) -> list[Move]:
        """What the step offers, if it is this seat's."""
        return self.step.legal(self, seat) if seat == self.actor else []

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Let the step do it."""
        assert isinstance(move, CitadelsMove)
        self.step.play(self, seat, move, tell)

    def prompt(self, seat: int) -> Prompt:
        """What the step asks, or whom the seat waits for."""
        if self.actor < 0:
            return Prompt("over", "C-9.1")
        if seat != self.actor:
            return Prompt("wait", "C-4.1", {"seat": self.actor})
        return self.step.prompt(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """The rule in the way."""
        assert isinstance(move, CitadelsMove)
        if self.actor < 0:
            return Refusal("over", "C-9.1")
        if seat != self.actor:
            return Refusal("not-your-turn", "C-4.1", {"seat": self.actor})
        return self.step.why_not(self, seat, move)

    def outcome(self) -> Outcome:
        """The final scoring."""
        return scoring.outcome(self)

    def public(self) -> Document:
        """By whitelist, see `view.py`."""
        return view.public(self)

    def private(self, seat: int) -> Document:
        """By whitelist, see `view.py`."""
        return view.private(self, seat)

    def resample(self, seat: int, rng: Rng) -> "Citadels":
        """Deal anew what the seat does not know, see `resample.py`."""
        return resample.resample(self, seat, rng)

    def save(self) -> Document:
        """See `position.py`."""
        return position.save(self)

    def counted(self) -> dict[str, int]:
        """I-1 and I-2: 65 cards, and 30 pieces of gold unless the supply has no end."""
        cards = len(self.pile) + len(self.discards) + (self.removed >= 0)
        cards += sum(len(hand) for hand in self.hands) + sum(len(city) for city in self.cities)
        counts = {"cards": cards}
        if self.terms.limited_gold:
            counts["gold"] = self.supply + sum(self.gold)
        return counts
