"""What people note for themselves."""

from sqlalchemy import select

from hoftag.server.store import schema
from hoftag.server.store.interface import NoteStore
from hoftag.server.store.sql.database import SqlDatabase


class SqlNotes(NoteStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database
        self._put = database.put(schema.notes)

    async def put(self, table: str, person: str, text: str) -> None:
        await self._database.write((self._put, [{"table_id": table, "person": person, "text": text}]))

    async def read(self, table: str, person: str) -> str:
        notes = schema.notes.c
        found = select(notes.text).where(notes.table_id == table, notes.person == person)
        return await self._database.first(found, lambda row: str(row["text"])) or ""
