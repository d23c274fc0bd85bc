"""Chat at a table: one room for the players, one for everybody else."""

from typing import Final

from hoftag.server.faults import FaultError, forbidden
from hoftag.server.viewer import Viewer
from hoftag.server.wire.socket import ChatLine, Room

LINES_KEPT: Final = 200
LINES_CARRIED: Final = 50
"""So many go along to the next table of the same people."""


class TableChat:
    """The last lines of both rooms."""

    def __init__(self) -> None:
        self._lines: list[ChatLine] = []
        self._said = 0

    def restore(self, lines: list[ChatLine]) -> None:
        self._lines = lines
        self._said = lines[-1].number if lines else 0

    def line(self, viewer: Viewer, room: Room, text: str, now: float) -> ChatLine:
        """What somebody wants to say, as plain text."""
        if viewer.person is None:
            raise FaultError(401, "who-are-you", "give yourself a name before you speak")
        if (room == "players") != bool(viewer.seats):
            raise forbidden("wrong-room", "players speak in 'players', everybody else in 'spectators'")
        self._said += 1
        return ChatLine(number=self._said, room=room, by=viewer.person, name=viewer.name, text=text, at=now)

    def add(self, line: ChatLine) -> None:
        self._lines = [*self._lines, line][-LINES_KEPT:]

    def last(self, count: int) -> list[ChatLine]:
        return self._lines[-count:]

    def visible_to(self, viewer: Viewer, *, over: bool) -> list[ChatLine]:
        return [line for line in self._lines if may_read(viewer, line.room, over=over)]


def may_read(viewer: Viewer, room: Room, *, over: bool) -> bool:
    """Players hear both rooms once the game is over, spectators always only their own."""
    seated = bool(viewer.seats)
    return (room == "players") == seated or (seated and over)
