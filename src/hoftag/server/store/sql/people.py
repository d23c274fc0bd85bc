"""People and their sessions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy import RowMapping, bindparam, delete, insert, select, update
from sqlalchemy.sql.dml import Update

from hoftag.server.store import schema
from hoftag.server.store.interface import PeopleStore
from hoftag.server.store.sql.database import SqlDatabase
from hoftag.server.store.values import PersonChange, StoredPerson, StoredSession, StoredToken

PERSONS: Final = schema.persons.c
SESSIONS: Final = schema.sessions.c
INSERT_PERSON: Final = insert(schema.persons)
INSERT_SESSION: Final = insert(schema.sessions)
OF_DIGEST: Final = SESSIONS.digest == bindparam("of_digest")
UPDATE_SEEN: Final = update(schema.sessions).where(OF_DIGEST).values(seen=bindparam("now"))
DELETE_SESSION: Final = delete(schema.sessions).where(OF_DIGEST)


@lru_cache(maxsize=64)  # as many as there are sets of columns that can change
def change_of(columns: tuple[str, ...]) -> Update:
    """New values for these columns of one person."""
    of_one = update(schema.persons).where(PERSONS.id == bindparam("of_person"))
    return of_one.values({name: bindparam(name) for name in columns})


class SqlPeople(PeopleStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    # --- people ---------------------------------------------------------------------------------------------------

    async def add(self, person: StoredPerson, session: StoredSession) -> None:
        await self._database.write((INSERT_PERSON, [asdict(person)]), (INSERT_SESSION, [asdict(session)]))

    async def change(self, person: str, change: PersonChange) -> None:
        values = {name: value for name, value in asdict(change).items() if value is not UNSET}
        if values:
            await self._database.write((change_of(tuple(values)), [{**values, "of_person": person}]))

    async def find(self, person: str) -> StoredPerson | None:
        return await self._database.first(select(schema.persons).where(PERSONS.id == person), person_of)

    async def by_user_name(self, user_name: str) -> StoredPerson | None:
        return await self._database.first(select(schema.persons).where(PERSONS.user_name == user_name), person_of)

    # --- sessions -------------------------------------------------------------------------------------------------

    async def open_session(self, session: StoredSession) -> None:
        await self._database.write((INSERT_SESSION, [asdict(session)]))

    async def end_sessions(self, digests: Sequence[str]) -> None:
        await self._database.write((DELETE_SESSION, [{"of_digest": digest} for digest in digests]))

    def note_seen(self, digest: str, at: float) -> None:
        self._database.write((UPDATE_SEEN, [{"of_digest": digest, "now": at}]))

    async def session(self, digest: str) -> StoredSession | None:
        return await self._database.first(select(schema.sessions).where(SESSIONS.digest == digest), session_of)

    async def devices(self, person: str) -> list[StoredSession]:
        browsers = select(schema.sessions).where(SESSIONS.person == person, SESSIONS.kind == "browser")
        return await self._database.all(browsers.order_by(SESSIONS.seen.desc()), session_of)

    async def tokens(self, owner: str) -> list[StoredToken]:
        programs = (
            select(SESSIONS.digest, PERSONS.name, SESSIONS.created)
            .join_from(schema.sessions, schema.persons, PERSONS.id == SESSIONS.person)
            .where(PERSONS.owner == owner, SESSIONS.kind == "token")
        )
        return await self._database.all(programs, token_of)


def person_of(row: RowMapping) -> StoredPerson:
    return StoredPerson(**row)


def session_of(row: RowMapping) -> StoredSession:
    return StoredSession(**row)


def token_of(row: RowMapping) -> StoredToken:
    return StoredToken(**row)
