"""What things are worth to a seat, in points: figures, chests, privileges, and an office in a region."""

from typing import Final

from hoftag.games.staufer.components import BROWN, ORANGE, REGIONS, TURQUOISE
from hoftag.games.staufer.effects import CardEffect
from hoftag.games.staufer.rules import ending, offices, scoring
from hoftag.games.staufer.state import Staufer

FIGURE: Final = 0.75
"""A figure at court, while there are rounds to come."""
NOBLE_TIMES: Final = 1.6
"""How much more a noble is worth than an envoy."""
KEEPS: Final[tuple[float, ...]] = (0.0, 0.8, 0.55, 0.4, 0.3)
"""What is left of a figure that the king brings home after so many clean-ups; nothing if he never does."""
TURQUOISE_WORTH: Final = 1.8
VIOLET_WORTH: Final = 3.4
PRIVILEGE_ROUND: Final = 1.5
"""What a lasting privilege brings in a round."""
LATER: Final[tuple[float, ...]] = (1.0, 0.62, 0.45, 0.35, 0.3)
"""How much a majority counts that is scored in so many rounds."""
SECOND: Final = 0.7
"""How sure the second region is while the round lasts."""
UNSCHEDULED: Final = 0.2
"""How much a majority counts in a region that no tile names."""
SURE_BY: Final[tuple[float, ...]] = (0.9, 0.6, 0.45, 0.35, 0.25)
"""How sure a task is that a figure in office serves, by rounds to come."""
RIVALS: Final = 0.2
"""How much it counts to push others down a place."""


class Look:
    """A seat's look at the table; everything that moves are compared by is worked out once."""

    __slots__ = ("figure", "home", "left", "mine", "patterns", "seat", "second", "stays", "table", "when")

    def __init__(self, table: Staufer, seat: int) -> None:
        """Work out the calendar: when regions are scored, and when the king comes."""
        self.table = table
        self.seat = seat
        self.left = table.terms.box.rounds - table.round
        self.home = homecomings(table)
        self.second = scoring.second_region(table)
        now = table.round - 1
        self.when = [-1] * REGIONS
        """In how many rounds each region is scored by its tile; -1 if it is not."""
        for row in range(len(table.rows_a) - 1, now - 1, -1):
            self.when[table.rows_a[row]] = row - now
        last = table.rows_a[-1]
        self.stays = [
            (self.when[region] < 0 or (region == last and self.when[region] == self.left)) for region in range(REGIONS)
        ]
        """Whether a figure in office there is likely to stand at the end."""
        self.mine: list[int] = []
        self.patterns = 0
        turns = table.order.count(seat)
        self.figure = FIGURE if self.left else (0.35 if turns > 1 else 0.02)

    # --- figures and chests ----------------------------------------------------------------------------------------

    def lying(self, region: int) -> float:
        """What a figure in a payment area is still worth."""
        return KEEPS[min(self.home[region], len(KEEPS) - 1)] * FIGURE if self.home[region] else 0.0

    def deed(self, effect: CardEffect) -> float:
        """What carrying an effect out brings."""
        if effect.op == "gain_points":
            return float(effect.n)
        if effect.op == "gain_envoys":
            return effect.n * self.figure
        if effect.op == "gain_nobles":
            return effect.n * self.figure * NOBLE_TIMES
        if effect.op == "draw_chests":
            return 2.2 * effect.extra + 0.4 * (effect.n - effect.extra)
        if effect.op == "recall_figures":
            return 0.5 * effect.n * self.figure
        return 0.8

    def chest(self, kind: int, seat: int | None = None) -> float:
        """What a chest brings whoever takes it."""
        table = self.table
        colour = table.terms.box.colour[kind]
        if colour == ORANGE:
            return sum([self.deed(effect) for effect in table.terms.box.chests[kind].deeds])
        if colour == TURQUOISE:
            return TURQUOISE_WORTH if self.left else 1.1
        if colour == BROWN:
            brown = ending.brown_chests(table, self.seat if seat is None else seat)
            return ending.brown_points(table, brown + 1) - ending.brown_points(table, brown) + 0.3 * self.left
        return VIOLET_WORTH if self.left else (2.5 if table.order.count(self.seat) else 1.0)

    def privilege(self, card: int) -> float:
        """What a privilege brings over the rest of the game."""
        privilege = self.table.terms.box.privileges[card]
        if privilege.timing == "on_take":
            return sum([self.deed(effect) for effect in privilege.deeds])
        if privilege.timing == "final_scoring":
            return 6.0
        return PRIVILEGE_ROUND * self.left + 0.4 * self.table.order.count(self.seat)

    # --- majorities ------------------------------------------------------------------------------------------------

    def weight_of(self, region: int) -> float:
        """How much a majority in a region counts by when it is scored."""
        when = self.when[region]
        worth = LATER[when] if when >= 0 else UNSCHEDULED * (self.left > 0)
        if region == self.second and when != 0:
            worth = max(worth, SECOND if self.table.order else 1.0)
        return worth

    def places(self, region: int) -> list[float]:
        """What first, second and third place bring, points and bonus."""
        table = self.table
        values = table.terms.point_values[table.tiles[region]]
        bonus = table.terms.box.bonus[region]
        return [
            (values[place] if place < len(values) else 0) + sum([self.deed(effect) for effect in bonus[place]], 0.0)
            for place in range(3)
        ]

    def majority(self, region: int, office: int, figure: int) -> float:
        """What a figure more in a region brings: the place it wins, and those it pushes others down."""
        table = self.table
        layout = table.terms.layout
        weight = table.terms.box.weight
        weights = [0] * table.seats
        firsts = [99] * table.seats
        for at in range(layout.first[region], layout.first[region + 1]):
            holder = table.holder[at]
            if holder >= 0:
                seat = holder >> 1
                weights[seat] += weight[holder & 1]
                firsts[seat] = min(firsts[seat], at)
        places = self.places(region)
        before = standing(weights, firsts, self.seat)
        mine, first = weights[self.seat], firsts[self.seat]
        weights[self.seat] += weight[figure]
        firsts[self.seat] = min(first, office)
        after = standing(weights, firsts, self.seat)
        gain = (places[after] if after < 3 else 0.0) - (places[before] if mine and before < 3 else 0.0)
        for seat in range(table.seats):
            if seat != self.seat and weights[seat]:
                now = standing(weights, firsts, seat)
                weights[self.seat], firsts[self.seat] = mine, first
                was = standing(weights, firsts, seat)
                weights[self.seat], firsts[self.seat] = mine + weight[figure], min(first, office)
                if now != was:
                    gain += RIVALS * ((places[was] if was < 3 else 0.0) - (places[now] if now < 3 else 0.0))
        # Weight beyond what is needed makes the place safer.
        return gain + 0.25 * weight[figure]

    def tasks(self, office: int, figure: int) -> float:
        """What a figure on an office adds to the own tasks, if it stays to the end."""
        table = self.table
        region = table.terms.layout.region[office]
        if not self.stays[region]:
            return 0.0
        by_region, by_pattern, by_office = table.tasks[3 * self.seat : 3 * self.seat + 3]
        box = table.terms.box
        gain = 0.0
        if table.terms.fitting[by_office] >> office & 1:
            gain += box.tasks[by_office].points[0]
        if not self.mine:
            self.mine = [at for at, holder in enumerate(table.holder) if holder >> 1 == self.seat]
            self.patterns = ending.task_points(table, self.seat, by_pattern) if self.mine else 0
        aims_here = box.tasks[by_region].region == region
        if aims_here:
            gain -= ending.task_points(table, self.seat, by_region)
        offices.take_office(table, office, 2 * self.seat + figure)
        if self.mine:
            gain += ending.task_points(table, self.seat, by_pattern) - self.patterns
        if aims_here:
            gain += ending.task_points(table, self.seat, by_region)
        offices.leave_office(table, office)
        return SURE_BY[self.left] * gain

    def office(self, office: int, figure: int) -> float:
        """What a figure on an office brings, before its price."""
        region = self.table.terms.layout.region[office]
        return self.weight_of(region) * self.majority(region, office, figure) + self.tasks(office, figure)


def homecomings(table: Staufer) -> list[int]:
    """After how many clean-ups the king enters each region; 0 if he does no more."""
    home = [0] * REGIONS
    at = table.spot[table.king]
    steps = table.terms.box.king_steps
    for number in range(table.round - 1, len(table.rows_c)):
        for _ in range(steps[table.rows_c[number]]):
            at = (at + 1) % REGIONS
            region = table.ring[at]
            if not home[region]:
                home[region] = number - table.round + 2
    return home


def standing(weights: list[int], firsts: list[int], seat: int) -> int:
    """The place of a seat, counted from 0; without an office behind everybody."""
    mine, first = weights[seat], firsts[seat]
    if not mine:
        return 9
    return sum([value > mine or (value == mine and firsts[other] < first) for other, value in enumerate(weights)])
