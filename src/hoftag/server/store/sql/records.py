"""Records from elsewhere."""

from typing import Final

from sqlalchemy import insert, select

from hoftag.server.store import schema
from hoftag.server.store.interface import RecordStore
from hoftag.server.store.sql.database import SqlDatabase

INSERT_RECORD: Final = insert(schema.records)


class SqlRecords(RecordStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    async def add(self, record: str, text: str, *, person: str, created: float) -> None:
        row = {"id": record, "person": person, "created": created, "text": text}
        await self._database.write((INSERT_RECORD, [row]))

    async def text(self, record: str) -> str | None:
        found = select(schema.records.c.text).where(schema.records.c.id == record)
        return await self._database.first(found, lambda row: str(row["text"]))
