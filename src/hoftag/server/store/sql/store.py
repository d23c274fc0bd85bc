"""The store in SQL, put together."""

from hoftag.server.store.interface import Store
from hoftag.server.store.sql.chat import SqlChat
from hoftag.server.store.sql.database import SqlDatabase
from hoftag.server.store.sql.notes import SqlNotes
from hoftag.server.store.sql.people import SqlPeople
from hoftag.server.store.sql.records import SqlRecords
from hoftag.server.store.sql.results import SqlResults
from hoftag.server.store.sql.tables import SqlTables


class SqlStore(Store):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database
        self.tables = SqlTables(database)
        self.chat = SqlChat(database)
        self.notes = SqlNotes(database)
        self.results = SqlResults(database)
        self.records = SqlRecords(database)
        self.people = SqlPeople(database)

    async def open(self) -> None:
        await self._database.open()

    async def close(self) -> None:
        await self._database.close()
