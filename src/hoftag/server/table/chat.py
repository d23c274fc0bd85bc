"""Chat at a table: one room for the players, one for everybody else."""

from typing import TYPE_CHECKING, Final

from hoftag.server.faults import FaultError, forbidden
from hoftag.server.table.audience import Viewer
from hoftag.server.wire.socket import ChatLine, ChatSaid, Room

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

LINES_KEPT: Final = 200


class TableChat:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.lines: list[ChatLine] = []
        self._said = 0

    def restore(self, lines: list[ChatLine]) -> None:
        self.lines = lines
        self._said = lines[-1].number if lines else 0

    def visible_to(self, viewer: Viewer) -> list[ChatLine]:
        """What a viewer may read."""
        return [line for line in self.lines if self._may_read(viewer, line.room)]

    def _may_read(self, viewer: Viewer, room: Room) -> bool:
        seated = bool(viewer.seats)
        return (room == "players") == seated or (seated and self._table.state == "over")

    async def say(self, viewer: Viewer, room: Room, text: str) -> int:
        """Store a line and tell it, as plain text."""
        if viewer.person is None:
            raise FaultError(401, "who-are-you", "give yourself a name before you speak")
        if (room == "players") != bool(viewer.seats):
            raise forbidden("wrong-room", "players speak in 'players', everybody else in 'spectators'")
        table = self._table
        self._said += 1
        now = table.services.time.now()
        line = ChatLine(number=self._said, room=room, by=viewer.person, name=viewer.name, text=text, at=now)
        await table.write(table.services.store.chat.add(table.id, line))
        self.lines = [*self.lines, line][-LINES_KEPT:]
        table.audience.tell(ChatSaid(line), lambda other: self._may_read(other, room))
        return table.version
