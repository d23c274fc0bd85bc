"""The acts of a rush that are due together: what came of them, and who waits for an answer."""

from collections import deque

from hoftag.core.events import Event
from hoftag.core.moves import Move
from hoftag.server.faults import FaultError
from hoftag.server.rush.order import Act
from hoftag.server.viewer import Answer, Refused


class Sent:
    """What an act brings along: the move, and who waits for an answer; nobody does for a bot or an absent seat."""

    __slots__ = ("answer", "forced", "knew", "move")

    def __init__(self, move: Move, knew: float, answer: Answer | None = None, *, forced: bool = False) -> None:
        """`knew` is the time whose position the move answers; `forced` is done for a seat without a line."""
        self.move = move
        self.knew = knew
        self.answer = answer
        self.forced = forced


class Batch:
    """Acts in the order that counts. Whoever plays them notes what came of each."""

    __slots__ = ("acts", "ends", "now", "played", "refused", "since")

    def __init__(self, acts: deque[Act[Sent]], since: int, now: float, *, ends: bool) -> None:
        """The first of them is played at version `since`; `ends` if the rush is over after the last."""
        self.acts = acts
        self.since = since
        self.now = now
        self.ends = ends
        self.played: list[tuple[Act[Sent], list[Event]]] = []
        self.refused: list[tuple[Act[Sent], FaultError]] = []

    def answers(self) -> list[Answer]:
        """Those who wait for an answer to what was played."""
        return [act.what.answer for act, _ in self.played if act.what.answer is not None]

    def messages(self, version: int) -> list[str | None]:
        """What each new line of the record answers, up to this version."""
        found = [None if act.what.answer is None else act.what.answer.name for act, _ in self.played]
        return found + [None] * (version - self.since - len(found))

    def refusals(self) -> list[Refused]:
        """Those who wait for an answer to what came to nothing."""
        return [(act.what.answer, fault) for act, fault in self.refused if act.what.answer is not None]
