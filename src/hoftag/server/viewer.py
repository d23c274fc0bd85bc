"""A connection that looks at a table, and whom an answer goes to."""

from collections.abc import Iterable

from hoftag.server.faults import FaultError
from hoftag.server.wire.encode import encode


class Viewer:
    """A connection that looks at a table; no seats means that it watches."""

    __slots__ = ("answered", "away", "name", "person", "seats")

    def __init__(self, person: str | None, name: str) -> None:
        self.person = person
        self.name = name
        self.seats: tuple[int, ...] = ()
        self.away = False
        """Whether its person looks elsewhere; it says so itself."""
        self.answered = ""
        """The id of the message that the last step it was sent has answered."""

    @property
    def delay(self) -> float | None:
        """How long its line takes one way, if it is healthy and was measured."""
        raise NotImplementedError

    def probe(self) -> None:
        """Measure its line."""
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        """Send without waiting."""
        raise NotImplementedError


class Answer:
    """Whom a step answers: the connection, the id it gave its message, and the name under which that is remembered."""

    __slots__ = ("id", "name", "viewer")

    def __init__(self, viewer: Viewer, message: str, name: str) -> None:
        self.viewer = viewer
        self.id = message
        self.name = name

    def refuse(self, fault: FaultError) -> None:
        self.viewer.send(encode(fault.refused(self.id)))


Refused = tuple[Answer, FaultError]
"""Who waits for an answer to something that cannot be done, and why it cannot."""


def refuse_all(refused: Iterable[Refused]) -> None:
    for answer, fault in refused:
        answer.refuse(fault)
