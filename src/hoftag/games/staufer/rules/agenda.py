"""What is still to be done, as a stack of small ints: effects, and the parts of an action, a scoring or a clean-up.

The last entry comes first. An entry holds what to do, for which seat, and two numbers, so that any moment can be
copied, saved and resumed. Whoever needs a decision puts the question and stops; the answer takes the agenda up again.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.moves import Move
from hoftag.games.staufer.effects import DEEDS, Effect
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.step import Step

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

CHOOSE_WAY: Final = 8
TAKE_CHESTS: Final = 9
RESOLVE_ORANGE: Final = 10
SCORE_REGION: Final = 11
ROUND_SCORED: Final = 12
BRING_HOME: Final = 13
VACATE: Final = 14
MOVE_ON: Final = 15
END_GAME: Final = 16
NAMES: Final = {
    **DEEDS,
    "choose_way": CHOOSE_WAY,
    "take_chests": TAKE_CHESTS,
    "resolve_orange": RESOLVE_ORANGE,
    "score_region": SCORE_REGION,
    "round_scored": ROUND_SCORED,
    "bring_home": BRING_HOME,
    "vacate": VACATE,
    "move_on": MOVE_ON,
    "end_game": END_GAME,
}

PARTS: Final = (
    "regions",
    "bonuses",
    "chests",
    "privileges",
    "region_task",
    "pattern_task",
    "office_task",
    "brown_chests",
    "left_over",
)
"""What points are for; a seat's points are kept apart by these."""
REGIONS_PART, BONUSES, CHESTS, PRIVILEGES, REGION_TASK, PATTERN_TASK, OFFICE_TASK, BROWN_PART, LEFT_OVER = range(9)
ALL_PARTS: Final = len(PARTS)

Handler = Callable[["Staufer", int, Tell | None], bool]


def _nothing(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    raise NotImplementedError


HANDLERS: Final[list[Handler]] = [_nothing] * len(NAMES)
"""What carries an entry out, by its first number; each chapter puts in its own. False: a question, or the end."""


def pack(op: int, seat: int, n: int = 0, extra: int = 0, part: int = 0) -> int:
    """An entry."""
    return op | seat << 6 | n << 9 | extra << 17 | part << 25


def seat_of(entry: int) -> int:
    """Whom it is for."""
    return entry >> 6 & 7


def n_of(entry: int) -> int:
    """How much, or which."""
    return entry >> 9 & 255


def extra_of(entry: int) -> int:
    """The second number."""
    return entry >> 17 & 255


def part_of(entry: int) -> int:
    """What points from it count as."""
    return entry >> 25


def push_deeds(table: "Staufer", seat: int, deeds: Sequence[Effect], part: int) -> None:
    """Effects to be carried out in their order, before anything else."""
    whose = seat << 6 | part << 25
    for effect in reversed(deeds):
        table.agenda.append(effect.entry | whose)


def proceed(table: "Staufer", tell: Tell | None) -> None:
    """Carry out the agenda up to the next question; once it is empty, the turn goes on."""
    agenda = table.agenda
    while agenda:
        entry = agenda.pop()
        if not HANDLERS[entry & 63](table, entry, tell):
            return
    table.go_on(tell)


class Question(Step):
    """A decision in the middle of the agenda."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> None:
        """Take the answer, then go on with the agenda unless it leads to another question."""
        if self.answer(table, seat, move, tell):
            if table.agenda:
                proceed(table, tell)
            else:
                table.go_on(tell)

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Do what the answer says; False if that asks something else."""
        raise NotImplementedError


def ask(table: "Staufer", seat: int, question: Question, tell: Tell | None) -> bool:
    """Put a question, unless there is only one answer to it."""
    table.actor = seat
    table.step = question
    moves: list[Move] = question.legal(table, seat)
    if len(moves) > 1:
        table.ready = moves
        return False
    (move,) = moves
    assert isinstance(move, StauferMove)
    return question.answer(table, seat, move, tell)


def score(table: "Staufer", seat: int, points: int, part: int, tell: Tell | None) -> None:
    """S-9.9: advance on the score track."""
    table.parts[seat * ALL_PARTS + part] += points
    if tell is not None and points:
        tell.all("points", seat=seat, points=points, part=PARTS[part])


def gain_points(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect gain_points."""
    score(table, entry >> 6 & 7, entry >> 9 & 255, entry >> 25, tell)
    return True


HANDLERS[DEEDS["gain_points"]] = gain_points
