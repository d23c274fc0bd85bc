"""S-9.3: how often a pattern can be made at once, each figure serving in one of them.

No pattern needs to be tried: what counts is how many figures stand in each region, so that the best choice follows from
these numbers. Offices are masks over all offices of the table.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.games.staufer.cards import Task
from hoftag.games.staufer.components import MOST_OFFICES, REGIONS

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def most_patterns(table: "Staufer", task: Task, envoys: int, nobles: int) -> int:
    """The most that can be made with envoys and nobles on these offices."""
    if (envoys | nobles).bit_count() < task.figures:
        return 0
    return PATTERNS[task.pattern](table, task.figures, envoys, nobles)


def held(table: "Staufer", offices: int) -> list[int]:
    """How many of the offices lie in each region."""
    return [(offices & region).bit_count() for region in table.terms.layout.of_region]


def adjacent_offices(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """n side by side in a region: taken from the left, none is wasted."""
    layout, offices = table.terms.layout, envoys | nobles
    runs = RUNS[n]
    return sum([runs[(offices & layout.of_region[region]) >> layout.first[region]] for region in range(REGIONS)])


def same_region(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """n anywhere in a region."""
    return sum([count // n for count in held(table, envoys | nobles)])


def noble_and_envoy(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """A noble and an envoy in a region."""
    return sum(map(min, held(table, envoys), held(table, nobles)))


def opposite_regions(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """One here and one right across the ring; no region has two opposites."""
    counts = held(table, envoys | nobles)
    half = REGIONS // 2
    return sum([min(counts[table.ring[at]], counts[table.ring[at + half]]) for at in range(half)])


def in_a_row(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """One each in n regions that follow one another on the ring."""
    counts = held(table, envoys | nobles)
    return most_rows(tuple([counts[region] for region in table.ring]), n)


@lru_cache(maxsize=20_000)
def most_rows(counts: tuple[int, ...], n: int) -> int:
    """The most rows of n that figures on the ring can make: each row is taken away in turn."""
    best = 0
    for at in range(REGIONS):
        row = [(at + number) % REGIONS for number in range(n)]
        if all(counts[region] for region in row):
            left = tuple([count - (region in row) for region, count in enumerate(counts)])
            best = max(best, 1 + most_rows(left, n))
    return best


def equal_numbers(table: "Staufer", n: int, envoys: int, nobles: int) -> int:
    """One each in n regions, all on offices of the same number.

    k of them can be made if there are n * k figures, counting no more than k of a region.
    """
    total = 0
    for offices in table.terms.layout.of_number:
        mine = (envoys | nobles) & offices
        if mine.bit_count() >= n:
            counts = held(table, mine)
            k = mine.bit_count() // n
            while sum([min(count, k) for count in counts]) < n * k:
                k -= 1
            total += k
    return total


def _runs(n: int) -> list[int]:
    """How often n neighbours can be taken out of each row of offices."""
    found = [0] * (1 << MOST_OFFICES)
    for row in range(1, 1 << MOST_OFFICES):
        lowest = row & -row
        run = lowest * ((1 << n) - 1)
        found[row] = 1 + found[row & ~run] if row & run == run else found[row ^ lowest]
    return found


RUNS: Final = [_runs(n) for n in range(MOST_OFFICES + 1)]
PATTERNS: Final[dict[str, Callable[["Staufer", int, int, int], int]]] = {
    "adjacent_offices": adjacent_offices,
    "same_region": same_region,
    "noble_and_envoy": noble_and_envoy,
    "opposite_regions": opposite_regions,
    "neighbour_regions": in_a_row,
    "three_in_a_row": in_a_row,
    "equal_numbers": equal_numbers,
}
