"""The vocabulary of effects. Chests, privileges and bonuses are written in it, and nothing else knows what they do.

A *deed* is carried out once, when its card says so: it is put on the agenda. A *power* lasts as long as its card is
held, or for the one action that a turquoise chest is used in; all powers that are at work for a seat are added up in a
`Powers`.
"""

from collections.abc import Sequence
from typing import Final, TypedDict

from hoftag.core.components import Entry
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import COUNTS, REGIONS

GAIN_POINTS: Final = "gain_points"
GAIN_ENVOYS: Final = "gain_envoys"
GAIN_NOBLES: Final = "gain_nobles"
RECALL_FIGURES: Final = "recall_figures"
RECALL_REGION: Final = "recall_region"
DRAW_CHESTS: Final = "draw_chests"
PROMOTE_ENVOY: Final = "promote_seated_envoy"
TRANSFER_FIGURE: Final = "transfer_seated_figure"

DEEDS: Final = (
    GAIN_POINTS,
    GAIN_ENVOYS,
    GAIN_NOBLES,
    RECALL_FIGURES,
    RECALL_REGION,
    DRAW_CHESTS,
    PROMOTE_ENVOY,
    TRANSFER_FIGURE,
)
POWERS: Final = (
    "travel_free",
    "travel_first_region_free",
    "travel_counter_clockwise_allowed",
    "office_cost_delta",
    "noble_waiver",
    "recall_from_king_start_region",
    "supply_figures_factor",
    "first_deployment_envoy",
    "points_if_king_region",
    "points_if_chest_taken",
    "points_per_noble_seated",
    "points_per_turquoise_used",
    "points_per_scored_region_with_office",
    "win_majority_ties",
    "keep_seated_figure_per_scored_region",
    "extra_brown_chests",
)
OPS: Final = (*DEEDS, *POWERS)

OF_A_DEPLOYMENT: Final = (
    "travel_free",
    "travel_first_region_free",
    "travel_counter_clockwise_allowed",
    "office_cost_delta",
    "noble_waiver",
    "first_deployment_envoy",
    "points_if_king_region",
    "points_if_chest_taken",
    "points_per_noble_seated",
)
OF_A_SUPPLY: Final = ("supply_figures_factor", "points_if_chest_taken")
PHASES: Final = ("supply", "deploy", "action", "own_turn", "scoring", "clean_up", "final_scoring")
"""When the deeds of a privilege are done, again and again; `action` and `own_turn` mean every action."""


def lowered(cost: int, delta: int, least: int) -> int:
    """The number of an office, changed by delta; a rebate does not go below `least`."""
    return cost + delta if delta >= 0 else max(cost + delta, min(cost, least))


Prices = tuple[int, int, tuple[int, ...]]
"""What is added to the number of an office, how low that may go, and what it costs to travel so many regions."""


Payable = dict[tuple[int, ...], int]
"""What can be paid, by how far regions lie ahead of the king; see `Layout.payable`."""


class EffectView(TypedDict):
    """An effect as views show it."""

    op: str
    n: int
    extra: int


class CardEffect:
    """One effect of a card: an op of the vocabulary with its numbers."""

    __slots__ = ("extra", "is_deed", "items", "n", "op")

    def __init__(self, entry: Entry, part: int) -> None:
        """Read and check one effect; its points count as `part`."""
        self.op = entry.word("op", OPS)
        self.n = 1
        self.extra = 0
        if self.op == "office_cost_delta":
            self.n = entry.number("n", -5, 5)
            self.extra = entry.number("min", 1, 6) if "min" in entry.fields else 1
        elif self.op == TRANSFER_FIGURE:
            self.extra = entry.number("max_steps", 0, 5)
        elif "n" in entry.fields:
            self.n = entry.number("n", 1, 60)
        if self.op == DRAW_CHESTS:
            self.extra = entry.number("keep", 1, self.n)
        self.is_deed = self.op in DEEDS
        """Whether it is carried out once rather than lasting."""
        self.items = [Item(self.op, seat, self.n, self.extra, part) for seat in range(max(COUNTS))]
        """What a deed puts on the agenda, by seat."""

    def to_json(self) -> EffectView:
        return {"op": self.op, "n": self.n, "extra": self.extra}


def read_effects(entry: Entry, name: str, part: int) -> list[CardEffect]:
    """The effects under a field of an entry."""
    found = entry.get(name)
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise entry.fault(f"{name} should be a list of effects, such as [{{ op = 'gain_points', n = 1 }}]")
    effects = []
    for number, item in enumerate(found, 1):
        inner = Entry(item, f"{entry.where} {name} {number}")
        effects.append(CardEffect(inner, part))
        for key in item:
            if inner.at(key) not in inner.read:
                raise inner.fault(f"{item['op']} has no {key}")
    return effects


class Powers:
    """Everything that lasts for one seat, added up."""

    __slots__ = (
        "after_deployment",
        "after_supply",
        "brown",
        "chest_points",
        "counter_clockwise",
        "deeds",
        "delta",
        "first_envoy",
        "first_free",
        "free",
        "keeps",
        "king_points",
        "least",
        "noble_points",
        "office_costs",
        "on_supply",
        "payable",
        "plain_way",
        "prices",
        "rear",
        "scored_points",
        "supply_factor",
        "ties",
        "turquoise_points",
        "waiver",
        "way_costs",
    )

    def __init__(self, effects: Sequence[tuple[str, CardEffect]]) -> None:
        """Add up effects, each with the phase of its card."""
        totals = dict.fromkeys(POWERS, 0)
        for _, effect in effects:
            if not effect.is_deed:
                totals[effect.op] += effect.n
        self.free = totals["travel_free"] > 0
        self.first_free = totals["travel_first_region_free"]
        self.counter_clockwise = totals["travel_counter_clockwise_allowed"] > 0
        self.delta = totals["office_cost_delta"]
        self.least = max([1, *(effect.extra for _, effect in effects if effect.op == "office_cost_delta")])
        self.waiver = totals["noble_waiver"] > 0
        self.rear = totals["recall_from_king_start_region"] > 0
        factors = [effect.n for _, effect in effects if effect.op == "supply_figures_factor"]
        self.supply_factor = 1 + sum(factor - 1 for factor in factors)
        self.first_envoy = totals["first_deployment_envoy"]
        self.king_points = totals["points_if_king_region"]
        self.chest_points = totals["points_if_chest_taken"]
        self.noble_points = totals["points_per_noble_seated"]
        self.turquoise_points = totals["points_per_turquoise_used"]
        self.scored_points = totals["points_per_scored_region_with_office"]
        self.ties = totals["win_majority_ties"] > 0
        self.keeps = totals["keep_seated_figure_per_scored_region"]
        self.brown = totals["extra_brown_chests"]
        self.deeds: dict[str, tuple[CardEffect, ...]] = dict.fromkeys(PHASES, ())
        """What the privileges do in each phase."""
        for when, effect in effects:
            if effect.is_deed and when in PHASES:
                self.deeds[when] += (effect,)
        every = self.deeds["action"] + self.deeds["own_turn"]
        self.on_supply = self.deeds["supply"]
        self.after_supply = every
        self.plain_way = not (self.free or self.counter_clockwise or self.first_free)
        self.way_costs = (0, *(self._way_cost(distance) for distance in range(1, REGIONS)))
        """What it costs to travel so many regions."""
        self.office_costs = [lowered(number, self.delta, self.least) for number in range(10)]
        """S-5.5, S-6.7: what an office of each number costs, less what is let off, never below 1."""
        self.prices: Prices = (self.delta, self.least, self.way_costs)
        """All that what an office costs depends on."""
        self.payable: Payable = {}
        """What can be paid at these prices, as far as it is known."""
        self.after_deployment = self.deeds["deploy"] + every

    def _way_cost(self, distance: int) -> int:
        """S-5.3, S-5.4: a figure for every region on the way, less what is let off."""
        if self.free:
            return 0
        if self.counter_clockwise:
            distance = min(distance, REGIONS - distance)
        return max(0, distance - self.first_free)
