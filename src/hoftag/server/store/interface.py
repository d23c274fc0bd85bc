"""What the server asks of a store, in its own words. Whoever keeps tables in another database implements this.

Whatever writes is done when it is on the disk; what one call is given is stored together or not at all.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from hoftag.server.store.values import (
    PersonChange,
    Standings,
    StoredEnd,
    StoredEntry,
    StoredMatch,
    StoredPerson,
    StoredResult,
    StoredSession,
    StoredSnapshot,
    StoredTable,
    StoredTerms,
    StoredToken,
    TableQuery,
)
from hoftag.server.wire.socket import ChatLine
from hoftag.server.wire.tables import Visibility


class TableStore(ABC):
    """Tables, from the first chair to the last line of the record."""

    @abstractmethod
    async def add(
        self, table: str, terms: StoredTerms, *, game: str, visibility: Visibility, owner: str, created: float
    ) -> None:
        """A table that waits for players."""

    @abstractmethod
    async def change(self, table: str, terms: StoredTerms, *, persons: bool) -> None:
        """New terms; `persons` if somebody has come, gone or changed seats."""

    @abstractmethod
    async def start(self, table: str, terms: StoredTerms, *, seed: str, header: str, to_act: Sequence[int]) -> None:
        """The game begins."""

    @abstractmethod
    async def append(
        self,
        table: str,
        entries: Sequence[StoredEntry],
        snapshot: StoredSnapshot | None = None,
        end: StoredEnd | None = None,
    ) -> None:
        """The next lines of the record, and what they bring."""

    @abstractmethod
    async def complete(self, table: str, to_act: Sequence[int], standings: Standings | None) -> None:
        """What a table lacks that was stored by an older version."""

    @abstractmethod
    async def find(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def match(self, table: str) -> StoredMatch: ...

    @abstractmethod
    async def page(self, query: TableQuery) -> list[StoredTable]: ...

    @abstractmethod
    async def playing(self) -> list[StoredTable]:
        """All tables at which a game is being played."""

    @abstractmethod
    async def of_person(self, person: str) -> list[str]:
        """The tables at which somebody sits."""


class ChatStore(ABC):
    @abstractmethod
    async def add(self, table: str, line: ChatLine) -> None: ...

    @abstractmethod
    async def last(self, table: str, most: int) -> list[ChatLine]:
        """The last lines, in order."""


class NoteStore(ABC):
    """What people note for themselves at a table."""

    @abstractmethod
    async def put(self, table: str, person: str, text: str) -> None: ...

    @abstractmethod
    async def read(self, table: str, person: str) -> str:
        """Empty if there is none."""


class ResultStore(ABC):
    """How games ended; `TableStore.append` stores it."""

    @abstractmethod
    async def of_person(self, person: str) -> list[StoredResult]:
        """In the order in which they ended."""


class RecordStore(ABC):
    """Records from elsewhere."""

    @abstractmethod
    async def add(self, record: str, text: str, *, person: str, created: float) -> None: ...

    @abstractmethod
    async def text(self, record: str) -> str | None: ...


class PeopleStore(ABC):
    """Guests, accounts, programs, and their sessions."""

    @abstractmethod
    async def add(self, person: StoredPerson, session: StoredSession) -> None:
        """Somebody new, with the session in which they came."""

    @abstractmethod
    async def change(self, person: str, change: PersonChange) -> None:
        """ConflictError if somebody else has the user name."""

    @abstractmethod
    async def find(self, person: str) -> StoredPerson | None: ...

    @abstractmethod
    async def by_user_name(self, user_name: str) -> StoredPerson | None: ...

    @abstractmethod
    async def open_session(self, session: StoredSession) -> None: ...

    @abstractmethod
    async def end_sessions(self, digests: Sequence[str]) -> None: ...

    @abstractmethod
    def note_seen(self, digest: str, at: float) -> None:
        """When a session was used last; nobody waits for this to be stored."""

    @abstractmethod
    async def session(self, digest: str) -> StoredSession | None: ...

    @abstractmethod
    async def devices(self, person: str) -> list[StoredSession]:
        """The sessions of somebody's browsers, the last used first."""

    @abstractmethod
    async def tokens(self, owner: str) -> list[StoredToken]:
        """The sessions of somebody's programs."""


class Store(ABC):
    """Everything that outlives the process."""

    tables: TableStore
    chat: ChatStore
    notes: NoteStore
    results: ResultStore
    records: RecordStore
    people: PeopleStore

    @abstractmethod
    async def open(self) -> None:
        """Check what is there and bring it up to date, or refuse it with a StoreError and change nothing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then close."""
