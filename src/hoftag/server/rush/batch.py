"""The acts of a rush that are due together: what came of them, and who waits for an answer."""

from hoftag.core.events import Event
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.server.faults import FaultError
from hoftag.server.rush.order import Act
from hoftag.server.table.audience import Answer
from hoftag.server.wire.encode import encode


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
    """What came of the acts that were due together."""

    __slots__ = ("match", "now", "played", "refused", "since")

    def __init__(self, match: Match, now: float) -> None:
        self.match = match
        self.now = now
        self.since = match.version
        self.played: list[tuple[Act[Sent], list[Event]]] = []
        self.refused: list[tuple[Act[Sent], FaultError]] = []

    def play(self, seat: int, move: Move, elapsed: float) -> list[Event]:
        """One move; `elapsed` are the seconds of the rush that had passed."""
        return self.match.play(seat, move, at=elapsed)

    def answers(self) -> list[Answer]:
        """Those who wait for an answer to what was played."""
        return [act.what.answer for act, _ in self.played if act.what.answer is not None]

    def messages(self) -> list[str | None]:
        """What each new line of the record answers."""
        found = [None if act.what.answer is None else act.what.answer.name for act, _ in self.played]
        return found + [None] * (self.match.version - self.since - len(found))

    def refusals(self) -> list[tuple[Answer, FaultError]]:
        """Those who wait for an answer to what came to nothing."""
        return [(act.what.answer, fault) for act, fault in self.refused if act.what.answer is not None]


def refuse(answer: Answer, error: FaultError) -> None:
    """Refuse with a message of its own, outside a batch."""
    answer.viewer.send(encode(error.refused(answer.id)))
