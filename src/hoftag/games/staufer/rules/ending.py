"""Chapter 9: the end of the game. Tasks, chests, and who wins."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Outcome, Prompt, Refusal, ranked
from hoftag.core.moves import Move
from hoftag.games.staufer.components import BROWN, REGIONS, TASK, Task
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.rules import scoring
from hoftag.games.staufer.rules.agenda import (
    ALL_PARTS,
    BROWN_PART,
    END_GAME,
    HANDLERS,
    LEFT_OVER,
    PARTS,
    REGION_TASK,
    score,
)
from hoftag.games.staufer.step import Step

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

SOME_REGIONS: Final = [[list(some) for some in combinations(range(REGIONS), n)] for n in range(REGIONS + 1)]
"""Every choice of n regions."""


def end_game(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-9.1 to S-9.7: payment areas are emptied, tasks shown, chests counted."""
    for at, count in enumerate(table.paid):
        table.province[at % (2 * table.seats)] += count
    table.paid = [0] * len(table.paid)
    for seat in range(table.seats):
        for category in range(3):
            card = table.tasks[3 * seat + category]
            points = task_points(table, seat, card)
            if tell is not None:
                tell.show("task", seat=seat, task=TASK.ids[card], points=points)
            score(table, seat, points, REGION_TASK + category, None)
    for seat in range(table.seats):
        brown = brown_chests(table, seat)
        if tell is not None and brown:
            tell.all("brown", seat=seat, count=brown, points=brown_points(table, brown))
        score(table, seat, brown_points(table, brown), BROWN_PART, None)
        score(table, seat, left_over_points(table, seat), LEFT_OVER, tell)
    table.actor = -1
    table.step = OVER
    if tell is not None:
        result = outcome(table)
        for seat, points in enumerate(result.scores):
            tell.all("scored", seat=seat, points=points)
        for seat in result.winners():
            tell.all("won" if len(result.winners()) == 1 else "shared-win", seat=seat, points=result.scores[seat])
    return True


# --- tasks ---------------------------------------------------------------------------------------------------------


def task_points(table: "Staufer", seat: int, card: int) -> int:
    """S-9.2 to S-9.5: what a task brings as things stand; each card is counted for itself."""
    task = table.terms.box.tasks[card]
    if task.region >= 0:
        ranks = scoring.ranking(table, task.region)
        return task.points[ranks.index(seat)] if seat in ranks[: len(task.points)] else 0
    offices = [office for office, holder in enumerate(table.holder) if holder >> 1 == seat]
    if task.pattern:
        return task.points[0] * most_patterns(table, task, offices)
    fitting = table.terms.fitting[card]
    return task.points[0] * sum([office in fitting for office in offices])


def most_patterns(table: "Staufer", task: Task, offices: list[int]) -> int:
    """S-9.3: as many patterns as can be made at once, each figure in one of them."""
    sets = patterns(table, task, offices)
    return packed(sets, sum([1 << office for office in offices]), {}) if sets else 0


def packed(sets: list[int], left: int, known: dict[int, int]) -> int:
    """The most sets (as masks) that can be taken out of what is left."""
    if not left:
        return 0
    if left not in known:
        lowest = left & -left
        best = packed(sets, left ^ lowest, known)
        for mask in sets:
            if mask & lowest and not mask & ~left:
                best = max(best, 1 + packed(sets, left & ~mask, known))
        known[left] = best
    return known[left]


def patterns(table: "Staufer", task: Task, offices: list[int]) -> list[int]:
    """Every way to make the pattern once: masks over the offices held."""
    n = task.figures
    if task.pattern == "adjacent_offices":
        return [
            sum(1 << office + number for number in range(n))
            for office in offices
            if all(is_neighbour(table, office, office + number, offices) for number in range(1, n))
        ]
    if task.pattern == "noble_and_envoy":
        return [
            1 << one | 1 << other
            for one in offices
            for other in offices
            if table.holder[one] & 1 and not table.holder[other] & 1 and same_region(table, one, other)
        ]
    held: list[list[int]] = [[] for _ in range(REGIONS)]
    for office in offices:
        held[table.terms.layout.region[office]].append(office)
    found: set[int] = set()
    for group in region_groups(table, task.pattern, n):
        if all(map(held.__getitem__, group)):
            found.update(chosen(table, task.pattern, group, held))
    return sorted(found)


def is_neighbour(table: "Staufer", office: int, other: int, offices: list[int]) -> bool:
    """Whether the other office is held too and lies in the same region."""
    return other in offices and same_region(table, office, other)


def same_region(table: "Staufer", one: int, other: int) -> bool:
    """Whether two offices lie in one region."""
    return table.terms.layout.region[one] == table.terms.layout.region[other]


def region_groups(table: "Staufer", pattern: str, n: int) -> list[list[int]]:
    """The regions that a pattern takes one figure from each."""
    ring = table.ring
    if pattern == "same_region":
        return [[region] * n for region in range(REGIONS)]
    if pattern == "opposite_regions":
        return [[ring[at], ring[at + REGIONS // 2]] for at in range(REGIONS // 2)]
    if pattern == "equal_numbers":
        return SOME_REGIONS[n]
    return [[ring[(at + number) % REGIONS] for number in range(n)] for at in range(REGIONS)]


def chosen(table: "Staufer", pattern: str, group: list[int], held: list[list[int]]) -> list[int]:
    """All ways to take one own office from each region of a group; with `equal_numbers` all of one number."""
    cost = table.terms.layout.cost
    equal = pattern == "equal_numbers"
    ways: list[tuple[int, int]] = [(0, 0)]
    for region in group:
        ways = [
            (mask | 1 << office, cost[office])
            for mask, number in ways
            for office in held[region]
            if not mask >> office & 1 and (not equal or not number or cost[office] == number)
        ]
    return [mask for mask, _ in ways]


# --- chests --------------------------------------------------------------------------------------------------------


def brown_chests(table: "Staufer", seat: int) -> int:
    """How many brown chests a seat counts."""
    at = seat * table.terms.kinds
    held = sum([table.chests[at + kind] for kind in table.terms.by_colour[BROWN]])
    return held + (table.terms.powers(table.rights[seat]).brown if table.rights[seat] else 0)


def brown_points(table: "Staufer", brown: int) -> int:
    """S-9.6: full rows, and what is left over in a new one."""
    row = table.terms.box.brown
    full, rest = divmod(brown, len(row) - 1)
    return full * row[-1] + row[rest]


def left_over_points(table: "Staufer", seat: int) -> int:
    """S-9.7: a point for each turquoise and violet chest."""
    at = seat * table.terms.kinds
    worth = table.terms.chest_worth
    return sum([worth[kind] * table.chests[at + kind] for kind in range(table.terms.kinds)])


# --- who wins ------------------------------------------------------------------------------------------------------


def points(table: "Staufer", seat: int) -> int:
    """The score of a seat."""
    return sum(table.parts[seat * ALL_PARTS : (seat + 1) * ALL_PARTS])


def outcome(table: "Staufer") -> Outcome:
    """S-9.8: most points, then most figures at court, then a shared win."""
    seats = range(table.seats)
    scores = [points(table, seat) for seat in seats]
    keys = [(scores[seat], table.court[2 * seat] + table.court[2 * seat + 1]) for seat in seats]
    parts = [dict(zip(PARTS, table.parts[seat * ALL_PARTS : (seat + 1) * ALL_PARTS], strict=True)) for seat in seats]
    best = max(scores)
    tied = {key for key in keys if key[0] == best}
    return Outcome(scores, parts, ranked(keys), "figures" if len(tied) > 1 else None)


class Over(Step):
    """The game is over: nothing is asked."""

    name = "over"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Nothing."""
        return []

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> None:
        """Nothing can be played."""
        raise NotImplementedError

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """The game is over."""
        return Prompt("over", "S-9.8")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """The game is over."""
        return Refusal("over", "S-9.8")


OVER = Over()
HANDLERS[END_GAME] = end_game
