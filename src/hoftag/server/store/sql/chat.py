"""What is said at tables."""

from typing import Final

from sqlalchemy import RowMapping, insert, select

from hoftag.server.store import schema
from hoftag.server.store.interface import ChatStore
from hoftag.server.store.sql.database import SqlDatabase
from hoftag.server.wire.socket import ChatLine

INSERT_LINE: Final = insert(schema.chat)


class SqlChat(ChatStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    async def add(self, table: str, line: ChatLine) -> None:
        row = {
            "table_id": table,
            "number": line.number,
            "room": line.room,
            "person": line.by,
            "name": line.name,
            "text": line.text,
            "at": line.at,
        }
        await self._database.write((INSERT_LINE, [row]))

    async def last(self, table: str, most: int) -> list[ChatLine]:
        chat = schema.chat.c
        newest = select(schema.chat).where(chat.table_id == table).order_by(chat.number.desc()).limit(most)
        found = await self._database.all(newest, line_of)
        return found[::-1]


def line_of(row: RowMapping) -> ChatLine:
    return ChatLine(
        number=row["number"],
        room=row["room"],
        by=row["person"],
        name=row["name"],
        text=row["text"],
        at=row["at"],
    )
