"""Tables: seats, clocks, votes, and the lobby."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hoftag.server.wire.basics import Crest, Identifier, OptionValue, PersonName, SeatNumber

Visibility = Literal["public", "unlisted", "private"]
UndoPolicy = Literal["free", "consent", "never"]
TableState = Literal["waiting", "playing", "over"]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Take your time."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """A bank of seconds for the whole game, and an increment for each decision."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """Hours for each decision that run only while it is playing time (`from_hour` to `to_hour` in `zone`)."""

    hours: Annotated[int, Meta(ge=1, le=720)]
    from_hour: Annotated[int, Meta(ge=0, le=23)] = 0
    to_hour: Annotated[int, Meta(ge=1, le=24)] = 24
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"


ClockRule = NoClock | MoveClock | BankClock | DaysClock


class MySeat(Struct, frozen=True, tag_field="kind", tag="me"):
    """A seat of whoever lays the table; with a `name`, a second or third player on the same device (hot seat)."""

    name: PersonName | None = None


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open"):
    """A seat that anybody may take who can see the table."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for one of our bots."""

    spec: Annotated[str, Meta(min_length=1, max_length=100)]


class FriendSeat(Struct, frozen=True, tag_field="kind", tag="friend"):
    """A seat that is kept for somebody I have played with; the table waits among their own."""

    person: Annotated[str, Meta(min_length=1, max_length=100)]


SeatWish = MySeat | OpenSeat | BotSeat | FriendSeat


class NewTable(Struct, forbid_unknown_fields=True):
    """Lay a table."""

    game: Identifier
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, OptionValue] = {}
    visibility: Visibility = "public"
    clock: ClockRule = NoClock()
    undo: UndoPolicy = "free"
    shuffle_seats: bool = False


class SeatInfo(Struct):
    """Who sits where. `stand_in` is the bot that plays for a person who is away, or for a bot that failed.

    `figure` is the face: of the court for a bot, chosen by a person; somebody without one has the crest alone. Each
    crest is there once.
    An open seat may be `kept_for` a person, whose name it has, until they sit down or have `declined`.
    """

    seat: int
    kind: Literal["person", "bot", "external", "open"]
    name: str
    crest: Crest
    person: str | None = None
    spec: str | None = None
    online: bool = False
    stand_in: str | None = None
    left: bool = False
    figure: str | None = None
    kept_for: str | None = None
    declined: bool = False


class VoteInfo(Struct):
    """A question to all people at the table; it passes when everybody asked has said yes.

    To take a move back: `move` is the version of the first that would go, `moves` how many would.
    """

    vote: int
    what: Literal["undo", "replace"]
    by: str
    seat: int
    version: int
    yes: list[str]
    asked: list[str]
    move: int = 0
    moves: int = 0


class VoteDecided(Struct):
    """How the last vote ended: everybody agreed, or `refused_by` said no."""

    vote: int
    what: Literal["undo", "replace"]
    by: str
    seat: int
    refused_by: str | None = None


class TableInfo(Struct):
    """A table as the lobby and everybody at it may know it."""

    id: str
    game: str
    state: TableState
    visibility: Visibility
    options: dict[str, OptionValue]
    clock: ClockRule
    undo: UndoPolicy
    seats: list[SeatInfo]
    owner: str
    created: float
    version: int
    to_act: list[int] = []
    votes: list[VoteInfo] = []
    decided: VoteDecided | None = None
    seed_hash: str | None = None
    seed: str | None = None
    key: str | None = None
    """For those at a private table: what an invitation link must carry."""
    rematch: str | None = None
    rematch_by: str | None = None
    """Who asked for it."""
    rematch_of: str | None = None


class TableList(Struct):
    """A page of the lobby, newest first; `more` is the `before` of the next page."""

    tables: list[TableInfo]
    more: float | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat; without a number the first that is open."""

    seat: SeatNumber | None = None
    name: PersonName | None = None
    """Another player on this device (hot seat)."""


class Leave(Struct, forbid_unknown_fields=True):
    """Stand up; before the start the seat is open again, afterwards the others may vote for a bot."""

    seat: SeatNumber | None = None


class Replace(Struct, forbid_unknown_fields=True):
    """Propose a bot for the seat of somebody who left or is out of time; or, for one's own seat, take it back."""

    seat: SeatNumber
    spec: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
