"""What chapters share: deeds put on the agenda, questions in the middle of it, points, and the effects of moves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Effect
from hoftag.core.moves import Move
from hoftag.core.stepped import Item, Step, Verb, changes, tried
from hoftag.games.staufer.components import ALL_PARTS, PARTS
from hoftag.games.staufer.effects import CardEffect
from hoftag.games.staufer.moves import StauferMove

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


class StauferStep(Step["Staufer", StauferMove]):
    """A question; what an answer costs and brings is found by trying it."""

    def effects(self, table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
        return effects(table, seat, move)


class StauferVerb(Verb["Staufer", StauferMove]):
    """Something that can be done in a turn; what it costs and brings is found by trying it."""

    def effects(self, table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
        return effects(table, seat, move)


def effects(table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
    """What a move changes before anything else is asked or drawn."""
    after = table.copy()
    tried(after, seat, move)
    return changes(table, after, seat)


def push_deeds(table: "Staufer", seat: int, deeds: Sequence[CardEffect]) -> None:
    """Deeds to be done in their order, before anything else."""
    for deed in reversed(deeds):
        table.agenda.append(deed.items[seat])


def ask(table: "Staufer", seat: int, step: StauferStep, tell: Tell | None) -> bool:
    """Put a question, unless there is only one answer to it. True: somebody has to decide."""
    moves: list[Move] = step.legal(table, seat)
    if len(moves) > 1:
        return table.ask(seat, step, moves)
    (move,) = moves
    assert isinstance(move, StauferMove)
    return step.play(table, seat, move, tell)


def score(table: "Staufer", seat: int, points: int, part: int, tell: Tell | None) -> None:
    """S-9.9: advance on the score track."""
    table.parts[seat * ALL_PARTS + part] += points
    if tell is not None and points:
        tell.all("points", seat=seat, points=points, part=PARTS[part])


def gain_points(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect gain_points."""
    score(table, item.seat, item.n, item.part, tell)
    return False
