"""What is stored, as plain values: the same whichever database keeps them."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from hoftag.server.wire.tables import TableState, Visibility

PersonKind = Literal["guest", "account", "bot"]
SessionKind = Literal["browser", "token"]


class Standings(Struct, frozen=True):
    """How a game ended, seat by seat."""

    places: list[int]
    scores: list[int]


class StoredTerms(Struct, frozen=True, kw_only=True):
    """The terms of a table, and what is looked up in them."""

    document: str
    """All of them, as JSON."""
    open_seats: int
    persons: Mapping[int, str]
    """Who sits where."""


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table without its course."""

    id: str
    game: str
    state: TableState
    visibility: Visibility
    owner: str
    created: float
    document: str
    seed: str | None
    header: str | None
    """How the record begins, once the game has."""
    version: int
    """How many lines the record has."""
    to_act: list[int] | None
    """The seats that owe a decision. None before the start, and if the last line was written before this was kept."""
    standings: Standings | None
    """None before the end, and if the game ended before this was kept."""


class TableQuery(Struct, frozen=True, kw_only=True):
    """A page of the lobby, newest first: public tables, or those of a person."""

    games: Sequence[str]
    most: int
    state: TableState | None = None
    person: str | None = None
    with_open_seats: bool = False
    before: float | None = None
    """Laid before this time."""


class StoredEntry(Struct, frozen=True, kw_only=True):
    """A line of a record, and how the table stood after it."""

    number: int
    line: str
    at: float
    clocks: str | None
    """As JSON."""
    message: str | None
    """The message that the line answers."""
    to_act: list[int] | None


class StoredSnapshot(Struct, frozen=True, kw_only=True):
    """A position after so many lines, and what happened since the snapshot before it."""

    number: int
    state: bytes
    happened: bytes


class StoredMatch(Struct, frozen=True):
    """Everything that was played at a table, in order."""

    entries: list[StoredEntry]
    snapshots: list[StoredSnapshot]


class StoredResult(Struct, frozen=True, kw_only=True):
    """How a game ended for one person."""

    table: str
    seat: int
    person: str
    game: str
    ended: float
    seats: int
    bots: int
    place: int
    share: float
    score: int
    parts: dict[str, int]


class StoredEnd(Struct, frozen=True):
    """What the last line of a game brings."""

    standings: Standings
    results: list[StoredResult]


class StoredPerson(Struct, frozen=True, kw_only=True):
    id: str
    kind: PersonKind
    name: str
    settings: str
    """As JSON."""
    created: float
    owner: str | None = None
    """Whose program this is."""
    user_name: str | None = None
    password: str | None = None
    """What it hashes to."""
    mail: str | None = None


class PersonChange(Struct, frozen=True, kw_only=True):
    """What is to be different about a person."""

    kind: PersonKind | UnsetType = UNSET
    name: str | UnsetType = UNSET
    user_name: str | UnsetType = UNSET
    password: str | UnsetType = UNSET
    mail: str | UnsetType | None = UNSET
    settings: str | UnsetType = UNSET


class StoredSession(Struct, frozen=True, kw_only=True):
    """A device or a program that has shown who it is."""

    digest: str
    """What its secret hashes to."""
    person: str
    kind: SessionKind
    device: str
    created: float
    seen: float


class StoredToken(Struct, frozen=True, kw_only=True):
    """The session of somebody's program, and what that is called."""

    digest: str
    name: str
    created: float
