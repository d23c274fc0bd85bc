"""Chapter 9: the end of the game. Tasks, chests, and who wins."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.outcome import Outcome, ranked
from hoftag.core.stepped import Over
from hoftag.games.staufer.components import (
    ALL_PARTS,
    BROWN,
    BROWN_PART,
    LEFT_OVER,
    PARTS,
    REGION_TASK,
    TASK,
)
from hoftag.games.staufer.rules import chests, patterns, scoring
from hoftag.games.staufer.rules.agenda import score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

OVER: Final[Over] = Over("S-9.8")


def last_deeds(table: "Staufer", tell: Tell | None) -> bool:
    """S-3.1: what privileges do before the final scoring."""
    if is_last_round(table):
        scoring.push_phase(table, "final_scoring")
    return False


def is_last_round(table: "Staufer") -> bool:
    return table.round >= table.terms.box.rounds


def end_game(table: "Staufer", tell: Tell | None) -> bool:
    """S-9.1 to S-9.7: after the last round payment areas are emptied, tasks shown, chests counted."""
    if not is_last_round(table):
        return False
    width = 2 * table.seats
    for at in range(width):
        table.province[at] += sum(table.paid[at::width])
    table.paid = [0] * len(table.paid)
    for number, card in enumerate(table.tasks):
        seat, category = divmod(number, 3)
        points = task_points(table, seat, card)
        if tell is not None:
            tell.show("task", seat=seat, task=TASK.ids[card], points=points)
        table.parts[seat * ALL_PARTS + REGION_TASK + category] += points
    for seat in range(table.seats):
        brown = brown_chests(table, seat)
        if tell is not None and brown:
            tell.all("brown", seat=seat, count=brown, points=brown_points(table, brown))
        score(table, seat, brown_points(table, brown), BROWN_PART, None)
        score(table, seat, left_over_points(table, seat), LEFT_OVER, tell)
    if tell is not None:
        result = outcome(table)
        for seat, points in enumerate(result.scores):
            tell.all("scored", seat=seat, points=points)
        for seat in result.winners():
            tell.all("won" if len(result.winners()) == 1 else "shared-win", seat=seat, points=result.scores[seat])
    return table.ask_all(0, OVER)


# --- tasks ---------------------------------------------------------------------------------------------------------


def task_points(table: "Staufer", seat: int, card: int) -> int:
    """S-9.2 to S-9.5: what a task brings as things stand; each card is counted for itself."""
    task = table.terms.box.tasks[card]
    if task.region >= 0:
        ranks = scoring.ranking(table, task.region)
        return task.points[ranks.index(seat)] if seat in ranks[: len(task.points)] else 0
    envoys, nobles = table.seated[2 * seat], table.seated[2 * seat + 1]
    if task.pattern:
        return task.points[0] * patterns.most_patterns(table, task, envoys, nobles)
    return task.points[0] * ((envoys | nobles) & table.terms.fitting[card]).bit_count()


# --- chests --------------------------------------------------------------------------------------------------------


def brown_chests(table: "Staufer", seat: int) -> int:
    """How many brown chests a seat counts."""
    return chests.held(table, seat, BROWN) + table.lasting[seat].brown


def brown_points(table: "Staufer", brown: int) -> int:
    """S-9.6: full rows, and what is left over in a new one."""
    row = table.terms.box.brown
    full, rest = divmod(brown, len(row) - 1)
    return full * row[-1] + row[rest]


def left_over_points(table: "Staufer", seat: int) -> int:
    """S-9.7: a point for each turquoise and violet chest."""
    return sum([worth * chests.held(table, seat, colour) for colour, worth in table.terms.leftover])


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
