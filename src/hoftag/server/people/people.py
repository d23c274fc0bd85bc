"""People: guests in one click, accounts that keep everything, sessions that can be revoked, tokens for programs."""

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import UNSET, Struct, field

from hoftag.server.faults import FaultError, conflict, missing
from hoftag.server.lru import Lru
from hoftag.server.store.errors import ConflictError
from hoftag.server.store.interface import PeopleStore
from hoftag.server.store.values import PersonChange, PersonKind, SessionKind, StoredPerson, StoredSession
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.wire.people import Login, Me, MeChange, NewAccount, SessionInfo, Settings, TokenInfo, TokenMade

SEEN_EVERY: Final = 600.0
TOKENS_MOST: Final = 20
SESSIONS_KEPT: Final = 10_000
"""So many sessions stay in memory; any other is read from the store when it is used."""
SHORT: Final = 16
"""As much of a digest names a session towards its owner."""
HASHER: Final = PasswordHasher()


class Person(Struct, weakref=True):
    """Somebody, as the server knows them while they are here."""

    id: str
    kind: PersonKind
    name: str
    user_name: str | None
    mail: str | None
    settings: Settings
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One change at a time: what two browsers or two clicks ask for together is both kept."""

    def figure(self) -> str | None:
        """The face that they have chosen."""
        return None if self.settings.figure == "none" else self.settings.figure

    def me(self) -> Me:
        return Me(self.id, self.name, self.kind, self.user_name, self.mail, self.settings)


class Session(Struct):
    """A device, or a program, that has shown who it is."""

    digest: str
    person: Person
    kind: SessionKind
    seen: float


def digest_of(secret: str) -> str:
    """Secrets are not stored, only what they hash to."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: PeopleStore, time: Timekeeper, sessions_kept: int = SESSIONS_KEPT) -> None:
        self._store = store
        self.time = time
        self._sessions: Lru[str, Session] = Lru(sessions_kept)
        self._persons: WeakValueDictionary[str, Person] = WeakValueDictionary()
        """Everybody whom a session or a connection knows: there is one object for each, so all see what changes."""
        self._ended: Lru[str, bool] = Lru(sessions_kept)
        """Sessions that were revoked: one that is being read from the store meanwhile must not come back."""
        self._hashing = asyncio.Semaphore(2)

    # --- sessions -------------------------------------------------------------------------------------------------

    async def session(self, secret: str | None) -> Session | None:
        """The session that a secret belongs to."""
        if not secret or len(secret) > 100:
            return None
        digest = digest_of(secret)
        found = self._sessions.get(digest)
        if found is None:
            stored = await self._store.session(digest)
            if stored is None:
                return None
            person = await self.person(stored.person)
            if self._ended.get(digest):
                return None
            found = self._keep(stored, person)
        now = self.time.now()
        if now - found.seen > SEEN_EVERY:
            found.seen = now
            self._store.note_seen(digest, now)
        return found

    def _keep(self, stored: StoredSession, person: Person) -> Session:
        session = Session(stored.digest, person, stored.kind, stored.seen)
        self._sessions.put(stored.digest, session)
        return session

    async def person(self, person_id: str) -> Person:
        known = self._persons.get(person_id)
        if known is not None:
            return known
        stored = await self._store.find(person_id)
        if stored is None:
            raise missing("person", "there is nobody of that id")
        settings = msgspec.json.decode(stored.settings, type=Settings)
        person = Person(stored.id, stored.kind, stored.name, stored.user_name, stored.mail, settings)
        return self._persons.setdefault(person_id, person)

    async def _open_session(self, person: Person, device: str) -> str:
        secret, session = new_session(person, "browser", device, self.time.now())
        await self._store.open_session(session)
        self._keep(session, person)
        return secret

    # --- guests and accounts --------------------------------------------------------------------------------------

    async def guest(self, name: str, device: str) -> tuple[Person, str]:
        """A new guest, and the secret of their session."""
        now = self.time.now()
        person = new_person("guest", name)
        secret, session = new_session(person, "browser", device, now)
        await self._store.add(stored_person(person, None, now), session)
        self._persons[person.id] = person
        self._keep(session, person)
        return person, secret

    async def account(self, person: Person, wish: NewAccount) -> Person:
        """Turn a guest into an account."""
        if person.kind != "guest":
            raise conflict("already-account", "you have an account already")
        hashed = await self._hash(wish.password)
        name = wish.user_name.lower()
        try:
            await self._store.change(
                person.id, PersonChange(kind="account", user_name=name, password=hashed, mail=wish.mail)
            )
        except ConflictError:
            raise conflict("name-taken", "that user name is taken") from None
        person.kind, person.user_name, person.mail = "account", name, wish.mail
        return person

    async def login(self, login: Login, device: str) -> tuple[Person, str]:
        """The person of an account, and the secret of a new session."""
        stored = await self._store.by_user_name(login.user_name.lower())
        right = await self._verify(None if stored is None else stored.password, login.password)
        if stored is None or not right:
            raise FaultError(401, "wrong-password", "user name and password do not belong together")
        person = await self.person(stored.id)
        return person, await self._open_session(person, device)

    async def change(self, person: Person, wish: MeChange) -> Person:
        async with person.changing:
            return await self._change(person, wish)

    async def _change(self, person: Person, wish: MeChange) -> Person:
        password = wish.password
        if password is not UNSET:
            await self._check_old_password(person, wish)
            password = await self._hash(password)
        name = wish.name if wish.name is UNSET else " ".join(wish.name.split())
        settings = person.settings
        if wish.settings is not UNSET:
            settings = msgspec.structs.replace(settings, **msgspec.to_builtins(wish.settings))
        saved = UNSET if wish.settings is UNSET else settings_text(settings)
        await self._store.change(person.id, PersonChange(name=name, mail=wish.mail, password=password, settings=saved))
        if name is not UNSET:
            person.name = name
        if wish.mail is not UNSET:
            person.mail = wish.mail
        person.settings = settings
        return person

    async def _check_old_password(self, person: Person, wish: MeChange) -> None:
        stored = await self._store.find(person.id)
        old = "" if wish.old_password is UNSET else wish.old_password
        if stored is None or not await self._verify(stored.password, old):
            raise FaultError(401, "wrong-password", "the old password is not right")

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
        return [
            SessionInfo(
                id=device.digest[:SHORT],
                device=device.device,
                since=device.created,
                seen=device.seen,
                current=device.digest == current,
            )
            for device in await self._store.devices(person.id)
        ]

    async def tokens(self, person: Person) -> list[TokenInfo]:
        """The programs that may play for this person."""
        return [
            TokenInfo(id=token.digest[:SHORT], name=token.name, since=token.created)
            for token in await self._store.tokens(person.id)
        ]

    async def new_token(self, person: Person, name: str) -> TokenMade:
        """A program of this person's, with a name and a secret of its own."""
        if len(await self._store.tokens(person.id)) >= TOKENS_MOST:
            raise conflict("too-many", f"{TOKENS_MOST} programs are enough; remove one first")
        now = self.time.now()
        program = new_person("bot", name)
        secret, session = new_session(program, "token", "program", now)
        await self._store.add(stored_person(program, person.id, now), session)
        return TokenMade(id=session.digest[:SHORT], name=program.name, token=secret)

    async def end_session(self, person: Person, short: str, kind: SessionKind) -> list[str]:
        """Revoke a device or a token by its short id."""
        sessions = self._store.devices if kind == "browser" else self._store.tokens
        digests = [one.digest for one in await sessions(person.id) if one.digest.startswith(short)]
        if len(short) != SHORT or not digests:
            raise missing("session" if kind == "browser" else "token", "there is nothing of that id")
        await self.end(digests)
        return digests

    async def end_others(self, person: Person, current: str) -> list[str]:
        """Log out everywhere else."""
        digests = [device.digest for device in await self._store.devices(person.id) if device.digest != current]
        await self.end(digests)
        return digests

    async def end(self, digests: list[str]) -> None:
        """Revoke these sessions."""
        for digest in digests:
            self._ended.put(digest, True)
            self._sessions.drop(digest)
        await self._store.end_sessions(digests)


def new_person(kind: PersonKind, name: str) -> Person:
    return Person(secrets.token_urlsafe(9), kind, " ".join(name.split()), None, None, Settings())


def stored_person(person: Person, owner: str | None, now: float) -> StoredPerson:
    return StoredPerson(
        id=person.id,
        kind=person.kind,
        name=person.name,
        settings=settings_text(person.settings),
        created=now,
        owner=owner,
    )


def settings_text(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def new_session(person: Person, kind: SessionKind, device: str, now: float) -> tuple[str, StoredSession]:
    """A secret, and the session that it opens."""
    secret = ("hoftag_" if kind == "token" else "") + secrets.token_urlsafe(32)
    session = StoredSession(
        digest=digest_of(secret), person=person.id, kind=kind, device=device[:200], created=now, seen=now
    )
    return secret, session


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def unknown() -> str:
    """A hash that no password belongs to."""
    return HASHER.hash(secrets.token_urlsafe(16))
