"""The messages of the socket, both ways."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from hoftag.server.wire.basics import Args, SeatNumber
from hoftag.server.wire.play import ClockInfo, EventInfo, OutcomeInfo, PartialStep, SeatView, Wording
from hoftag.server.wire.tables import TableInfo

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Room = Literal["players", "spectators"]

# --- what a client says -----------------------------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message: `since` is the last version seen, if there was one; `away` as in `Away`."""

    since: int | None = None
    away: bool = False


class PlayMove(ClientMessage, tag="move"):
    """Answer decision number `decision` of a seat with a move in its JSON form.

    In a rush `at` says when it was meant, by the server's clock; each of them is later than the one before.
    """

    id: MessageId
    move: dict[str, str]
    decision: int | None = None
    seat: SeatNumber | None = None
    at: float | None = None


class Why(ClientMessage, tag="why"):
    """Ask why a seat may not make a move; nothing is played."""

    id: MessageId
    move: dict[str, str]
    seat: SeatNumber | None = None


class Plan(ClientMessage, tag="plan"):
    """Ask what a seat would need for moves that it has in mind, legal now or not; nothing is played."""

    id: MessageId
    moves: Annotated[list[dict[str, str]], Meta(max_length=40)]
    seat: SeatNumber | None = None


class Undo(ClientMessage, tag="undo"):
    """Take back the last move of a seat; beyond a barrier this opens a vote if `ask` is true."""

    id: MessageId
    seat: SeatNumber | None = None
    ask: bool = False


class Vote(ClientMessage, tag="vote"):
    """Answer a vote."""

    id: MessageId
    vote: int
    yes: bool


class Chat(ClientMessage, tag="chat"):
    """Say something; players speak in `players`, everybody else in `spectators`."""

    id: MessageId
    room: Room
    text: Text


class Away(ClientMessage, tag="away"):
    """Somebody looks elsewhere, or is back; whoever says nothing is there as long as the line is."""

    id: MessageId
    away: bool


class Note(ClientMessage, tag="note"):
    """Keep a note of one's own for this table."""

    id: MessageId
    text: Annotated[str, Meta(max_length=10_000)]


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    id: MessageId = "ping"


FromClient = Hello | PlayMove | Why | Plan | Undo | Vote | Chat | Note | Away | Ping


# --- what the server says ---------------------------------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type"):
    """Any message from the server."""


class ChatLine(Struct):
    """Something said."""

    number: int
    room: Room
    by: str
    name: str
    text: str
    at: float


class You(Struct):
    """Who you are at this table; no seats means you watch."""

    person: str | None
    name: str
    seats: list[int]


class Welcome(ServerMessage, tag="welcome"):
    """The answer to `hello`: everything as it stands, and the steps since `since` (all of them without it)."""

    version: int
    you: You
    table: TableInfo
    missed: list[PartialStep]
    chat: list[ChatLine]
    note: str
    box: Raw
    """What a board shows of the box itself: it stays the same for the whole game."""
    wording: Wording
    earlier_rules: bool = False
    """Whether this table began by an earlier version of the rules than new ones do, and goes on by it."""
    public: Raw | None = None
    """None before the start."""
    seats: list[SeatView] = []
    clocks: ClockInfo | None = None
    outcome: OutcomeInfo | None = None


class Update(ServerMessage, tag="step", omit_defaults=True):
    """A move, an undo or the table's own doing: `events` as you see them, then how everything stands now.

    Of `public` only what is different now: put `changes` over what you have.
    """

    version: int
    seat: int
    events: list[EventInfo]
    at: float
    to_act: list[int]
    changes: Raw
    seats: list[SeatView]
    clocks: ClockInfo | None = None
    undo: list[int] | None = None
    """The versions that this step took back."""
    accepted: str | None = None
    """The id of your own message that made this step: done, and on disk."""


class Rushed(ServerMessage, tag="rush", omit_defaults=True):
    """What happened in a rush in one go: its steps in order, then how everything stands after the last of them.

    `changes` are those of a step.
    """

    version: int
    steps: list[PartialStep]
    to_act: list[int]
    changes: Raw
    seats: list[SeatView]
    clocks: ClockInfo | None = None
    accepted: list[str] = []
    """The ids of your own messages that made one of these steps."""
    refused: list["Refused"] = []
    """Your own messages that came to nothing."""


class ClocksChanged(ServerMessage, tag="clocks"):
    """Something about the time has changed, but not the position."""

    clocks: ClockInfo | None


class Accepted(ServerMessage, tag="accepted", omit_defaults=True):
    """Done and stored, where no step says so: `version` is the step it made, or the version it was done at."""

    id: str
    version: int


class Refused(ServerMessage, tag="refused", omit_defaults=True):
    """Not done; nothing has changed. `id` is empty if the message could not be read."""

    id: str
    code: str
    message: str
    rule: str = ""
    key: str = ""
    args: Args = {}


class Legal(ServerMessage, tag="legal"):
    """The answer to `why` for a move that is legal; any other is refused, with its reason."""

    id: str


class Planned(ServerMessage, tag="planned"):
    """The answer to `plan`, in the shape of the game's own; `null` if the game has nothing to say to plans."""

    id: str
    plan: Raw


class TableChanged(ServerMessage, tag="table"):
    """Seats, votes, start, a rematch: the table as it is now. `you` may have changed, too."""

    table: TableInfo
    you: You


class Started(ServerMessage, tag="started"):
    """The game begins: as in `welcome`, with the position after set-up."""

    table: TableInfo
    you: You
    version: int
    events: list[EventInfo]
    public: Raw
    seats: list[SeatView]
    clocks: ClockInfo | None = None


class ChatSaid(ServerMessage, tag="chat"):
    """Something was said."""

    line: ChatLine


class Presence(ServerMessage, tag="presence"):
    """Who is here: seats whose people are connected, those of them who look elsewhere, and the number of spectators."""

    seats: list[int]
    spectators: int
    away: list[int] = []


class Over(ServerMessage, tag="over"):
    """The game has ended: the result, and the seed whose hash was published at the start."""

    version: int
    outcome: OutcomeInfo
    seed: str


class Pong(ServerMessage, tag="pong"):
    """Here I am; `now` is the server's clock."""

    id: str
    now: float


FromServer = (
    Welcome
    | Update
    | Rushed
    | ClocksChanged
    | Accepted
    | Refused
    | Legal
    | Planned
    | TableChanged
    | Started
    | ChatSaid
    | Presence
    | Over
    | Pong
)
