"""People: guests in one click, accounts that keep everything, sessions that can be revoked, tokens for programs."""

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Any, Literal, cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import UNSET, Struct
from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hoftag.server.faults import FaultError, conflict, missing
from hoftag.server.store import schema
from hoftag.server.store.database import Database
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.wire.people import Login, Me, MeChange, NewAccount, SessionInfo, Settings, TokenInfo, TokenMade

SEEN_EVERY = 600.0
TOKENS_MOST = 20
HASHER = PasswordHasher()
INSERT_PERSON = insert(schema.persons)
INSERT_SESSION = insert(schema.sessions)
UPDATE_SEEN = (
    update(schema.sessions).where(schema.sessions.c.digest == bindparam("of_digest")).values(seen=bindparam("now"))
)


class Person(Struct):
    """Somebody, as the server knows them while they are here."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    user_name: str | None
    mail: str | None
    settings: Settings

    def me(self) -> Me:
        return Me(self.id, self.name, self.kind, self.user_name, self.mail, self.settings)


class Session(Struct):
    """A device, or a program, that has shown who it is."""

    digest: str
    person: Person
    kind: Literal["browser", "token"]
    seen: float


def digest_of(secret: str) -> str:
    """Secrets are not stored, only what they hash to."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database = database
        self.time = time
        self._sessions: dict[str, Session] = {}
        self._persons: dict[str, Person] = {}
        self._hashing = asyncio.Semaphore(2)

    # --- sessions -------------------------------------------------------------------------------------------------

    async def session(self, secret: str | None) -> Session | None:
        """The session that a secret belongs to."""
        if not secret or len(secret) > 100:
            return None
        digest = digest_of(secret)
        found = self._sessions.get(digest)
        if found is None:
            row = await self.database.first(select(schema.sessions).where(schema.sessions.c.digest == digest))
            if row is None:
                return None
            person = await self.person(row["person"])
            found = self._sessions.setdefault(digest, Session(digest, person, row["kind"], row["seen"]))
        now = self.time.now()
        if now - found.seen > SEEN_EVERY:
            found.seen = now
            self.database.writer.write((UPDATE_SEEN, [{"of_digest": digest, "now": now}]))
        return found

    async def person(self, person_id: str) -> Person:
        if person_id in self._persons:
            return self._persons[person_id]
        row = await self.database.first(select(schema.persons).where(schema.persons.c.id == person_id))
        if row is None:
            raise missing("person", "there is nobody of that id")
        settings = msgspec.json.decode(row["settings"], type=Settings)
        person = Person(row["id"], row["kind"], row["name"], row["user_name"], row["mail"], settings)
        return self._persons.setdefault(person_id, person)

    async def _open_session(self, person: Person, device: str) -> str:
        secret = secrets.token_urlsafe(32)
        now = self.time.now()
        await self.database.writer.write((INSERT_SESSION, [self._session_row(secret, person, "browser", device, now)]))
        return secret

    @staticmethod
    def _session_row(secret: str, person: Person, kind: str, device: str, now: float) -> dict[str, object]:
        return {
            "digest": digest_of(secret),
            "person": person.id,
            "kind": kind,
            "device": device[:200],
            "created": now,
            "seen": now,
        }

    @staticmethod
    def _person_row(person: Person, owner: str | None, now: float) -> dict[str, object]:
        return {
            "id": person.id,
            "kind": person.kind,
            "name": person.name,
            "owner": owner,
            "user_name": None,
            "password": None,
            "mail": None,
            "settings": msgspec.json.encode(person.settings).decode(),
            "created": now,
        }

    # --- guests and accounts --------------------------------------------------------------------------------------

    async def guest(self, name: str, device: str) -> tuple[Person, str]:
        """A new guest, and the secret of their session."""
        person = Person(secrets.token_urlsafe(9), "guest", " ".join(name.split()), None, None, Settings())
        secret, now = secrets.token_urlsafe(32), self.time.now()
        await self.database.writer.write(
            (INSERT_PERSON, [self._person_row(person, None, now)]),
            (INSERT_SESSION, [self._session_row(secret, person, "browser", device, now)]),
        )
        self._persons[person.id] = person
        return person, secret

    async def account(self, person: Person, wish: NewAccount) -> Person:
        """Turn a guest into an account."""
        if person.kind != "guest":
            raise conflict("already-account", "you have an account already")
        hashed = await self._hash(wish.password)
        values: dict[str, object] = {
            "kind": "account",
            "user_name": wish.user_name.lower(),
            "password": hashed,
            "mail": wish.mail,
        }
        await self._update(person, values, "that user name is taken")
        person.kind, person.user_name, person.mail = "account", wish.user_name.lower(), wish.mail
        return person

    async def login(self, login: Login, device: str) -> tuple[Person, str]:
        """The person of an account, and the secret of a new session."""
        row = await self.database.first(
            select(schema.persons).where(schema.persons.c.user_name == login.user_name.lower())
        )
        right = await self._verify(row["password"] if row is not None else None, login.password)
        if row is None or not right:
            raise FaultError(401, "wrong-password", "user name and password do not belong together")
        person = await self.person(row["id"])
        return person, await self._open_session(person, device)

    async def change(self, person: Person, wish: MeChange) -> Person:
        values: dict[str, object] = {}
        if wish.password is not UNSET:
            await self._check_old_password(person, wish)
            values["password"] = await self._hash(wish.password)
        if wish.name is not UNSET:
            values["name"] = " ".join(wish.name.split())
        if wish.mail is not UNSET:
            values["mail"] = wish.mail
        settings = person.settings
        if wish.settings is not UNSET:
            settings = msgspec.structs.replace(settings, **msgspec.to_builtins(wish.settings))
            values["settings"] = msgspec.json.encode(settings).decode()
        if values:
            await self._update(person, values, "that does not work")
        person.name = cast("str", values.get("name", person.name))
        person.mail = cast("str | None", values.get("mail", person.mail))
        person.settings = settings
        return person

    async def _check_old_password(self, person: Person, wish: MeChange) -> None:
        row = await self.database.first(select(schema.persons).where(schema.persons.c.id == person.id))
        old = "" if wish.old_password is UNSET else wish.old_password
        if row is None or not await self._verify(row["password"], old):
            raise FaultError(401, "wrong-password", "the old password is not right")

    async def _update(self, person: Person, values: dict[str, object], taken: str) -> None:
        statement = update(schema.persons).where(schema.persons.c.id == person.id).values(**values)
        try:
            await self.database.writer.write((statement, []))
        except IntegrityError:
            raise conflict("name-taken", taken) from None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, hashed: str | None, password: str) -> bool:
        """Compare; for an unknown user this takes as long as for a known one."""
        async with self._hashing:
            return await asyncio.to_thread(verify, hashed or unknown(), password)

    # --- devices and programs -------------------------------------------------------------------------------------

    async def sessions(self, person: Person, current: str) -> list[SessionInfo]:
        """The devices that are logged in."""
        rows = await self.database.all(self._of(person, "browser"))
        return [
            SessionInfo(row["digest"][:16], row["device"], row["created"], row["seen"], row["digest"] == current)
            for row in rows
        ]

    async def tokens(self, person: Person) -> list[TokenInfo]:
        """The programs that may play for this person."""
        rows = await self.database.all(
            select(schema.sessions, schema.persons.c.name)
            .join(schema.persons, schema.persons.c.id == schema.sessions.c.person)
            .where(schema.persons.c.owner == person.id, schema.sessions.c.kind == "token")
        )
        return [TokenInfo(row["digest"][:16], row["name"], row["created"]) for row in rows]

    async def new_token(self, person: Person, name: str) -> TokenMade:
        """A program of this person's, with a name and a secret of its own."""
        if len(await self.tokens(person)) >= TOKENS_MOST:
            raise conflict("too-many", f"{TOKENS_MOST} programs are enough; remove one first")
        bot = Person(secrets.token_urlsafe(9), "bot", " ".join(name.split()), None, None, Settings())
        secret, now = f"hoftag_{secrets.token_urlsafe(32)}", self.time.now()
        await self.database.writer.write(
            (INSERT_PERSON, [self._person_row(bot, person.id, now)]),
            (INSERT_SESSION, [self._session_row(secret, bot, "token", "program", now)]),
        )
        return TokenMade(digest_of(secret)[:16], bot.name, secret)

    async def end_session(self, person: Person, short: str, kind: str) -> list[str]:
        """Revoke a device or a token by its short id."""
        if kind == "browser":
            found = await self.database.all(self._of(person, "browser"))
        else:
            found = await self.database.all(
                select(schema.sessions)
                .join(schema.persons, schema.persons.c.id == schema.sessions.c.person)
                .where(schema.persons.c.owner == person.id, schema.sessions.c.kind == "token")
            )
        digests = [row["digest"] for row in found if row["digest"].startswith(short)]
        if len(short) != 16 or not digests:
            raise missing("session" if kind == "browser" else "token", "there is nothing of that id")
        await self.end(digests)
        return digests

    async def end_others(self, person: Person, current: str) -> list[str]:
        """Log out everywhere else."""
        rows = await self.database.all(self._of(person, "browser"))
        digests = [row["digest"] for row in rows if row["digest"] != current]
        await self.end(digests)
        return digests

    async def end(self, digests: list[str]) -> None:
        """Revoke these sessions."""
        if digests:
            await self.database.writer.write((delete(schema.sessions).where(schema.sessions.c.digest.in_(digests)), []))
        for digest in digests:
            self._sessions.pop(digest, None)

    @staticmethod
    def _of(person: Person, kind: str) -> Select[Any]:
        return (
            select(schema.sessions)
            .where(schema.sessions.c.person == person.id, schema.sessions.c.kind == kind)
            .order_by(schema.sessions.c.seen.desc())
        )


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def unknown() -> str:
    """A hash that no password belongs to."""
    return HASHER.hash(secrets.token_urlsafe(16))
