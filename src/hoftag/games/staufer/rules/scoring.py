"""Chapter 7: region scoring at the end of every round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import CONDITION, PRIVILEGES, REGION, REGIONS, REGIONS_PART
from hoftag.games.staufer.rules.agenda import push_deeds, score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

SCORE_REGION: Final = "score_region"
SCORINGS: Final = [Item(SCORE_REGION, 0, region) for region in range(REGIONS)]


def score_regions(table: "Staufer", tell: Tell | None) -> bool:
    """S-7.1 to S-7.3, S-7.5: both regions are fixed before anything is scored; the same one is scored once."""
    table.acted = True  # nobody has an action left
    first = table.rows_a[table.round - 1]
    second = second_region(table)
    table.scored = [first] if first == second else [first, second]
    if tell is not None:
        tell.all(
            "same-region" if first == second else "two-regions",
            region=REGION.ids[first],
            second_region=REGION.ids[second],
            condition=CONDITION.ids[table.rows_b[table.round - 1]],
        )
    for region in reversed(table.scored):
        table.agenda.append(SCORINGS[region])
    push_phase(table, "scoring")
    return False


def push_phase(table: "Staufer", phase: str) -> None:
    """What privileges do in a phase, seat by seat."""
    if phase in table.terms.busy_phases:
        for seat in reversed(range(table.seats)):
            push_deeds(table, seat, table.lasting[seat].deeds[phase])


# --- the second region ---------------------------------------------------------------------------------------------


def second_region(table: "Staufer") -> int:
    """S-7.2, S-7.4, Q-1: the region that the condition of the round names as things stand."""
    condition = table.terms.box.conditions[table.rows_b[table.round - 1]]
    if condition == "king_region":
        return table.king
    way, _, measure = condition.partition("_")
    values = measured(table, measure)
    best = max(values) if way == "most" else min(values)
    at = table.spot[table.king]
    while values[table.twice[at]] != best:
        at += 1
    return table.twice[at]


def condition_value(table: "Staufer", region: int) -> int | None:
    """S-7.4: what the condition of the round looks at in a region; None where it names the region of the king."""
    _, _, measure = table.terms.box.conditions[table.rows_b[table.round - 1]].partition("_")
    return None if measure == "region" else measured(table, measure)[region]


def measured(table: "Staufer", measure: str) -> list[int]:
    """Q-13: how much of something each region has; chests under its offices, figures without regard to rank."""
    layout = table.terms.layout
    if measure == "seated_figures":
        return [(table.taken & offices).bit_count() for offices in layout.of_region]
    if measure == "payment_figures":
        width = 2 * table.seats
        return [sum(table.paid[at : at + width]) for at in range(0, REGIONS * width, width)]
    if measure == "chests":
        return [sum(map(len, table.under[offices[0] : offices[-1] + 1])) for offices in layout.offices_of]
    nobles = sum(table.seated[1::2])
    return [(nobles & offices).bit_count() for offices in layout.of_region]


# --- scoring a region ----------------------------------------------------------------------------------------------


def ranking(table: "Staufer", region: int) -> list[int]:
    """S-7.6 to S-7.9, Q-20: the seats with an office there, by weight, ties to whoever sits further left."""
    first = table.terms.layout.first
    ties = [powers.ties for powers in table.lasting]
    return ranked(table.holder[first[region] : first[region + 1]], table.terms.box.weight, ties)


def ranked(row: Sequence[int], weight: Sequence[int], ties: Sequence[int]) -> list[int]:
    """The seats that hold these offices, from left to right, by what their figures weigh and who wins ties."""
    weights = [0] * len(ties)  # twice as much, so that one more wins ties
    found: list[int] = []
    for holder in row:
        if holder >= 0:
            seat = holder >> 1
            if not weights[seat]:
                found.append(seat)
                weights[seat] += ties[seat]
            weights[seat] += 2 * weight[holder & 1]
    if len(found) > 1:
        found.sort(key=weights.__getitem__, reverse=True)  # stable: further left stays ahead
    return found


def weight(table: "Staufer", region: int, seat: int) -> int:
    """S-7.6: what the offices of a seat in a region count for the majority."""
    layout = table.terms.layout
    row = table.holder[layout.first[region] : layout.first[region + 1]]
    return sum([table.terms.box.weight[holder & 1] for holder in row if holder >> 1 == seat])


def score_region(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-7.10 to S-7.12, Q-12: points by the point tile, then the bonus, first place first."""
    region = item.n
    ranks = ranking(table, region)
    values = table.terms.point_values[table.tiles[region]]
    if tell is not None:
        tell.all("region-scored" if ranks else "nobody-there", region=REGION.ids[region])
    for place, seat in enumerate(ranks):
        if tell is not None:
            tell.all("ranked", seat=seat, place_number=place + 1, region=REGION.ids[region])
        if place < len(values):
            score(table, seat, values[place], REGIONS_PART, tell)
        points = table.lasting[seat].scored_points
        if points:
            score(table, seat, points, PRIVILEGES, tell)
    for seat, bonus in reversed([*zip(ranks, table.terms.box.bonus[region], strict=False)]):
        push_deeds(table, seat, bonus)
    return False


def points_for(table: "Staufer", region: int, seat: int, place: int) -> int:
    """S-7.10: what a scoring brings a seat for its place, the first being 0."""
    values = table.terms.point_values[table.tiles[region]]
    of_place = values[place] if place < len(values) else 0
    return of_place + table.terms.powers(table.rights[seat]).scored_points
