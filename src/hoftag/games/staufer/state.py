"""Everything on the table: flat ints and lists, copied by hand."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.events import Tell
from hoftag.core.game import Document, OptionValue, Outcome, Prompt, Refusal, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.sheet import Panel
from hoftag.games.staufer import position, resample, sheet, view
from hoftag.games.staufer.components import COLOUR, REGIONS, TURQUOISE, VIOLET, Box, Layout
from hoftag.games.staufer.effects import Effect, Powers, Prices
from hoftag.games.staufer.moves import OCCUPY, SUPPLY, TAKE_PRIVILEGE, USE, StauferMove
from hoftag.games.staufer.rules import ending, turn
from hoftag.games.staufer.rules.agenda import ALL_PARTS
from hoftag.games.staufer.step import Step

SEATS: Final = (*((seat,) for seat in range(5)), ())
"""Who is to act, by actor; the last entry, for actor -1, is nobody."""


class Moves(dict[int, list[Move]]):
    """The moves of a mask, by the mask; a list is made when it is first asked for, and not to be changed."""

    def __init__(self, moves: Sequence[Move], first: int = 0) -> None:
        """The move of each bit, beginning with the first that there is."""
        self.moves = [(1 << bit, move) for bit, move in enumerate(moves, first)]

    def __missing__(self, mask: int) -> list[Move]:
        """Make the list."""
        found = self[mask] = [move for bit, move in self.moves if mask & bit]
        return found


def mask_of(numbers: list[int]) -> int:
    """Numbers as a mask."""
    return sum(1 << number for number in numbers)


class Terms:
    """What a table has agreed on: the box, the number of seats and the options, worked out once."""

    def __init__(self, box: Box, seats: int, options: dict[str, OptionValue]) -> None:  # noqa: PLR0915 - one line a field
        """Look everything up that depends on the number of players or the options."""
        self.box = box
        self.seats = seats
        self.options = options
        self.layout: Layout = box.layouts[seats]
        self.envoy_spaces: int = box.envoy_spaces[seats]
        self.spaces: list[int] = box.spaces[seats]
        self.space_places: list[int] = [self.layout.offices + space for space in self.spaces]
        """Where chests lie under supply spaces: behind those under offices."""
        self.supply_moves: list[Move] = [SUPPLY[space] for space in self.spaces]
        offices = [OCCUPY[self.layout.region[n]][self.layout.place[n]] for n in range(self.layout.offices)]
        third, everywhere = len(offices) // 3, (1 << len(offices)) - 1
        self.left: int = (1 << third) - 1
        self.middle: int = (1 << 2 * third) - 1 ^ self.left
        self.right: int = everywhere ^ self.left ^ self.middle
        self.left_offices = Moves(offices[:third])
        self.middle_offices = Moves(offices[third : 2 * third], third)
        self.right_offices = Moves(offices[2 * third :], 2 * third)
        """The moves that occupy the offices of a mask, in three parts, so that all there are are soon known."""
        self.uses = Moves(USE)
        """The moves that use the chests of a mask."""
        self.takes = Moves(TAKE_PRIVILEGE)
        """The moves that take the privileges of a mask."""
        self.point_values: list[list[int]] = box.point_tiles[seats]
        self.point_pile: list[int] = box.point_piles[seats]
        self.right_bits = [0 if card in self.point_pile else 1 << card for card in range(len(box.privileges))]
        """Each privilege as a mask, none for the cards of the victory-point pile."""
        self.busy_phases = {card.timing for card in box.privileges if card.deeds}
        """When some privilege does something."""
        self.kinds: int = len(box.colour)
        self.by_colour = [
            [kind for kind, its in enumerate(box.colour) if its == colour] for colour in range(len(COLOUR))
        ]
        self.turquoise = self.by_colour[TURQUOISE]
        self.violet = self.by_colour[VIOLET]
        timing = [box.chests[kind].timing for kind in range(self.kinds)]
        own_turn = [kind for kind in self.turquoise if timing[kind] == "own_turn"]
        self.own_turn_mask = mask_of(own_turn)
        self.own_turn = [(1 << kind, box.chests[kind].ops) for kind in own_turn]
        """The chests of the own turn, each as a mask, with what they do."""
        self.with_supply_mask = mask_of([kind for kind in self.turquoise if timing[kind] == "supply"])
        self.with_deployment = [kind for kind in self.turquoise if timing[kind] == "deploy"]
        self.with_deployment_mask = mask_of(self.with_deployment)
        self.helpful = [kind for kind in self.with_deployment if box.chests[kind].never_dearer]
        self.helpful_mask = mask_of(self.helpful)
        """Chests that can only make a deployment cheaper or allow more."""
        self.unhelpful_mask = self.with_deployment_mask ^ self.helpful_mask
        self.helped: dict[int, Powers] = {}
        """What privileges and helpful chests bring together, by the privileges and how many of each chest there are."""
        self.fitting = box.fitting[seats]
        self.chest_worth = [box.leftover[colour] for colour in box.colour]
        self.single = [(kind,) for kind in range(self.kinds)]
        """One chest under a place, as it lies there."""
        self.drawn: bool = options["privileges"] == "drawn"
        self.picked: bool = options["privileges"] == "picked"
        english = seats == 2 and options["privileges_for_two"] == "one_copy"
        self._payable: dict[Prices, dict[int, int]] = {}
        """For every kind of prices: what can be paid, see `Powers.payable`."""
        self.colour: list[int] = box.colour
        self.price: int = box.price
        """How many violet chests a privilege costs."""
        self._powers: dict[int, Powers] = {}
        """What sets of privileges bring, by mask; filled as they are met."""
        self._more_powers: dict[tuple[int, ...], Powers] = {}
        """The same with turquoise chests at work."""
        self.copies: int = box.pile_copies_two if english else box.pile_copies
        self.facts: Document | None = None
        """What a board shows of the box itself; looked up when the first view is made."""

    def occupations(self, offices: int) -> list[Move]:
        """The moves that occupy the offices of a mask."""
        return (
            self.left_offices[offices & self.left]
            + self.middle_offices[offices & self.middle]
            + self.right_offices[offices & self.right]
        )

    def payable(self, ahead: tuple[int, ...], number: int, powers: Powers) -> int:
        """See `Layout.payable`; kept where it is looked up, by the number of the way."""
        found = powers.payable[number] = self.layout.payable(ahead, powers.prices)
        return found

    def powers(self, rights: int) -> Powers:
        """What a set of privileges (a mask) brings."""
        found = self._powers.get(rights)
        if found is None:
            found = self._powers[rights] = self._added_up(self._effects(rights))
        return found

    def powers_with(self, rights: int, chests: list[int]) -> Powers:
        """What privileges and the chests used in an action bring together."""
        key = (rights, *sorted(chests))
        found = self._more_powers.get(key)
        if found is None:
            more = [("", effect) for kind in chests for effect in self.box.chests[kind].powers]
            found = self._more_powers[key] = self._added_up(self._effects(rights) + more)
        return found

    def _added_up(self, effects: list[tuple[str, Effect]]) -> Powers:
        powers = Powers(effects)
        powers.payable = self._payable.setdefault(powers.prices, powers.payable)
        return powers

    def _effects(self, rights: int) -> list[tuple[str, Effect]]:
        return [
            (card.timing, effect)
            for number, card in enumerate(self.box.privileges)
            if rights >> number & 1
            for effect in card.effects
        ]


class Staufer(State):
    """A game in progress. A figure of a seat is 2 * seat, one more for a noble; -1 means nobody or nothing."""

    __slots__ = (
        "acted",
        "active",
        "actor",
        "agenda",
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
        "ready",
        "rights",
        "ring",
        "round",
        "rows_a",
        "rows_b",
        "rows_c",
        "scored",
        "seated",
        "seats",
        "spot",
        "standing",
        "start",
        "step",
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
        "ways",
    )

    def __init__(self, terms: Terms, step: Step) -> None:  # noqa: PLR0915 - one line a field
        """An empty table; `rules.setup` lays it."""
        seats = terms.seats
        self.terms = terms
        self.seats: int = seats
        self.rng: int = 0
        self.source = None
        self.step: Step = step
        self.actor: int = 0
        self.ready: list[Move] | None = None  # what the actor may do, if it is known; handed out once
        self.round: int = 0
        self.start: int = 0
        # The ring and its tiles; none of it changes after the set-up but the king
        self.ring: tuple[int, ...] = ()  # regions clockwise
        self.spot: tuple[int, ...] = ()  # where on the ring each region lies
        self.twice: list[int] = []  # the ring again and again, so that payments can go on round it
        self.ahead: tuple[tuple[int, ...], ...] = ()  # by the king's region: how far ahead each region lies
        self.ways: tuple[int, ...] = ()  # the same as numbers
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
        self.agenda: list[int] = []
        self.asked: int = 0  # the entry of the agenda that the question is about
        self.target: int = -1  # an office
        self.way: int = -1
        self.standing: int = -1  # which figure is going to stand on it
        self.due: list[int] = []  # regions that are still owed a figure
        self.pending: list[int] = []  # orange chests to be resolved
        self.drawn: list[int] = []  # chests to choose from
        self.scored: list[int] = []

    def copy(self) -> "Staufer":  # noqa: PLR0915 - one line a field
        """Everything that changes is copied, nothing else."""
        new = Staufer.__new__(Staufer)
        new.terms = self.terms
        new.seats = self.seats
        new.rng = self.rng
        new.source = None
        new.step = self.step
        new.actor = self.actor
        new.ready = None
        new.round = self.round
        new.start = self.start
        new.ring = self.ring
        new.spot = self.spot
        new.twice = self.twice
        new.ahead = self.ahead
        new.ways = self.ways
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
        active = self.active if seat == self.actor else []
        rights = self.rights[seat]
        self.lasting[seat] = self.terms.powers_with(rights, active) if active else self.terms.powers(rights)

    def go_on(self, tell: Tell | None) -> None:
        """The agenda is empty: on with the turn."""
        turn.go_on(self, tell)

    def to_act(self) -> tuple[int, ...]:
        """One seat at a time; nobody once the game is over."""
        return SEATS[self.actor]

    def is_over(self) -> bool:
        """Whether the final scoring is done."""
        return self.actor < 0

    def legal(self, seat: int) -> list[Move]:
        """What the step offers, if it is this seat's."""
        if seat != self.actor:
            return []
        moves = self.ready
        if moves is None:
            return self.step.legal(self, seat)
        self.ready = None
        return moves

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Let the step do it."""
        assert isinstance(move, StauferMove)
        self.ready = None
        self.step.play(self, seat, move, tell)

    def prompt(self, seat: int) -> Prompt:
        """What the step asks, or whom the seat waits for."""
        if self.actor < 0:
            return Prompt("over", "S-9.8")
        if seat != self.actor:
            return Prompt("wait", "S-3.2", {"seat": self.actor})
        return self.step.prompt(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """The rule in the way."""
        assert isinstance(move, StauferMove)
        if self.actor < 0:
            return Refusal("over", "S-9.8")
        if seat != self.actor:
            return Refusal("not-your-turn", "S-3.2", {"seat": self.actor})
        return self.step.why_not(self, seat, move)

    def outcome(self) -> Outcome:
        """The final scoring."""
        return ending.outcome(self)

    def public(self) -> Document:
        """By whitelist, see `view.py`."""
        return view.public(self)

    def private(self, seat: int) -> Document:
        """By whitelist, see `view.py`."""
        return view.private(self, seat)

    def sheet(self, viewer: int) -> list[Panel]:
        return sheet.sheet(self.view(viewer), self.terms.box)

    def resample(self, seat: int, rng: Rng) -> "Staufer":
        """Deal anew what the seat does not know, see `resample.py`."""
        return resample.resample(self, seat, rng)

    def save(self) -> Document:
        """See `position.py`."""
        return position.save(self)

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
