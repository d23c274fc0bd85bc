"""Everything that travels: the bodies of HTTP requests and answers, and the messages of the socket.

docs/protocol.md tells how they belong together; the OpenAPI document is made from these very classes. Messages of
the socket are tagged by `type`. `Raw` fields are JSON that was encoded once and goes to many.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

# --- small parts ------------------------------------------------------------------------------------------------------

PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
UserName = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Mail = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]
Identifier = Annotated[str, Meta(min_length=1, max_length=80)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]

Argument = int | str | list[str]
Args = dict[str, Argument]
OptionValue = bool | int | str
Language = Literal["en", "de"]
Visibility = Literal["public", "unlisted", "private"]
Room = Literal["players", "spectators"]
UndoPolicy = Literal["free", "consent", "never"]
TableState = Literal["waiting", "playing", "over"]


class Fault(Struct):
    """What went wrong: `code` for programs, `rule` where a rule forbids it, `key` and `args` to say it in words."""

    code: str
    message: str
    rule: str = ""
    key: str = ""
    args: Args = {}


class ErrorAnswer(Struct):
    """The body of every answer with a status of 400 or more."""

    error: Fault


class Done(Struct):
    """The answer where there is nothing else to say."""

    done: bool = True


# --- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A switch of a game; its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    default: OptionValue
    values: list[OptionValue]


class GameInfo(Struct):
    """A game that can be played here; its name in words is `game-<id>`."""

    id: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    languages: list[str]


class RuleInfo(Struct):
    """One rule; `text` is plain text with `**bold**` and `[id]` for a link to another rule."""

    id: str
    text: str


class Chapter(Struct):
    """A chapter of the rules; `text` is what stands before its first rule."""

    id: str
    title: str
    text: str
    rules: list[RuleInfo]


class RuleBook(Struct):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    text: str
    chapters: list[Chapter]


class BotInfo(Struct):
    """A bot that can take a seat; its name in words is `bot-<name>`."""

    name: str
    spec: str


class BotList(Struct):
    """The bots for each game."""

    games: dict[str, list[BotInfo]]


# --- people -----------------------------------------------------------------------------------------------------------


class Settings(Struct):
    """What a person likes; the server keeps it, the client acts on it."""

    language: Literal["en", "de", "auto"] = "auto"
    theme: Literal["light", "dark", "auto"] = "auto"
    animation: Literal["full", "short", "off"] = "full"
    sound: bool = True
    notices: bool = False
    confirm: bool = False
    text_mode: bool = False
    colour_signs: bool = True


class SettingsChange(Struct):
    """Any of the settings."""

    language: Literal["en", "de", "auto"] | UnsetType = UNSET
    theme: Literal["light", "dark", "auto"] | UnsetType = UNSET
    animation: Literal["full", "short", "off"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    notices: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    text_mode: bool | UnsetType = UNSET
    colour_signs: bool | UnsetType = UNSET


class Me(Struct):
    """The person whom a session belongs to."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    user_name: str | None
    mail: str | None
    settings: Settings


class NewGuest(Struct, forbid_unknown_fields=True):
    """Sit down under a name, in one click."""

    name: PersonName


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turn the guest of this session into an account; everything stays."""

    user_name: UserName
    password: Password
    mail: Mail | None = None


class Login(Struct, forbid_unknown_fields=True):
    """Come back to an account."""

    user_name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class MeChange(Struct, forbid_unknown_fields=True):
    """Change the name, the address, the password or some settings."""

    name: PersonName | UnsetType = UNSET
    mail: Mail | UnsetType | None = UNSET
    password: Password | UnsetType = UNSET
    old_password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class SessionInfo(Struct):
    """A device that is logged in."""

    id: str
    device: str
    since: float
    seen: float
    current: bool


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for an external bot; the name is what the table shows."""

    name: PersonName


class TokenInfo(Struct):
    """An external bot of this person."""

    id: str
    name: str
    since: float


class TokenMade(Struct):
    """A new token; `token` is told this once."""

    id: str
    name: str
    token: str


# --- tables -----------------------------------------------------------------------------------------------------------


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


SeatWish = MySeat | OpenSeat | BotSeat


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
    """Who sits where. `stand_in` is the bot that plays for a person who is away."""

    seat: int
    kind: Literal["person", "bot", "external", "open"]
    name: str
    person: str | None = None
    spec: str | None = None
    online: bool = False
    stand_in: str | None = None
    left: bool = False


class VoteInfo(Struct):
    """A question to all people at the table; it passes when everybody asked has said yes."""

    vote: int
    what: Literal["undo", "replace"]
    by: str
    seat: int
    version: int
    yes: list[str]
    asked: list[str]


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
    seed_hash: str | None = None
    seed: str | None = None
    key: str | None = None
    """For those at a private table: what an invitation link must carry."""
    rematch: str | None = None
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


# --- the position -----------------------------------------------------------------------------------------------------


class EventInfo(Struct, omit_defaults=True):
    """What happened: message key `event-<event>` with typed arguments.

    `seats` is there only for somebody with several seats: which of them this reading is meant for.
    """

    event: str
    args: Args = {}
    seats: list[int] | None = None


class PromptInfo(Struct):
    """What is asked: message key, typed arguments, and the rule it comes from."""

    key: str
    rule: str
    args: Args


class MoveInfo(Struct):
    """A legal move: its code, the JSON form to send back, its message key and typed arguments."""

    code: int
    move: dict[str, str]
    key: str
    args: Args


class SeatView(Struct, omit_defaults=True):
    """What one of your seats knows and may do. `decision` goes back with the answer; in a timed phase nobody `must`."""

    seat: int
    own: Any
    decision: int | None = None
    must: bool = False
    prompt: PromptInfo | None = None
    legal: list[MoveInfo] = []
    undo: bool = False
    last_move: int = 0
    """The version of this seat's own last move, for 'since your last turn'."""


class RushInfo(Struct, omit_defaults=True):
    """A phase in which hands race: from `begins` to `ends` by the server's clock, with a `pace` for every hand.

    Both times are missing while the sand stands still, with `left` seconds of it, and waits for the seats `waits_for`.
    """

    pace: float
    left: float
    """How long it lasts from `begins` on."""
    begins: float | None = None
    ends: float | None = None
    waits_for: list[int] = []


class ClockInfo(Struct, omit_defaults=True):
    """Seconds left for each seat when this was sent, which of them run, and until when a timed phase lasts."""

    left: list[float]
    running: list[int]
    now: float
    phase_left: float | None = None
    rush: RushInfo | None = None


class PartialStep(Struct, omit_defaults=True):
    """A step that was missed: its events as this viewer sees them."""

    version: int
    seat: int
    events: list[EventInfo]
    at: float
    undone: bool = False
    """Taken back later."""
    undo: bool = False
    """This step takes others back; those it took are marked `undone`."""


class OutcomeInfo(Struct):
    """How the game ended."""

    scores: list[int]
    parts: list[dict[str, int]]
    places: list[int]
    broke_tie: str | None


# --- replays ----------------------------------------------------------------------------------------------------------


class ReplayStep(Struct, omit_defaults=True):
    """One step of a replay with the position after it, as far as the viewer may see it."""

    version: int
    seat: int
    events: list[EventInfo]
    public: Raw
    seats: list[SeatView]
    at: float = 0
    undo: bool = False
    undone: bool = False


class Replay(Struct):
    """A stretch of a game; step 0 is the position after set-up."""

    id: str
    game: str
    options: dict[str, OptionValue]
    players: list[SeatInfo]
    length: int
    """The version of the last step there is."""
    over: bool
    complete: bool
    """Whether everything is shown."""
    steps: list[ReplayStep]
    outcome: OutcomeInfo | None = None
    seed: str | None = None
    seed_hash: str | None = None


class LineInfo(Struct, omit_defaults=True):
    """One line of a position in words: message key and arguments; `items` are lines within it."""

    key: str
    args: Args
    tone: str = "plain"
    hue: str = ""
    items: list["LineInfo"] = []


class PanelInfo(Struct, omit_defaults=True):
    """A titled group of lines; `seat` marks a player's corner."""

    title: LineInfo
    lines: list[LineInfo]
    seat: int | None = None


class Sheet(Struct):
    """A position in words, for the text interface."""

    version: int
    panels: list[PanelInfo]


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to look at."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class RecordMade(Struct):
    """Where the replay of an uploaded record is."""

    id: str
    game: str
    moves: int
    over: bool
    true_to_seed: bool


class GameOfMine(Struct):
    """A table I sat at; `mine` are my seats, `my_turn` whether one of them owes a decision."""

    table: TableInfo
    mine: list[int]
    my_turn: bool
    places: list[int] | None = None
    scores: list[int] | None = None


class GamesOfMine(Struct):
    """My tables, newest first."""

    games: list[GameOfMine]


class ResultInfo(Struct):
    """A finished game of mine."""

    table: str
    ended: float
    seats: int
    seat: int
    place: int
    share: float
    score: int
    parts: dict[str, int]
    bots: int


class GameStatistics(Struct):
    """How I fare in one game."""

    games: int
    won: float
    mean_place: float
    mean_score: float
    results: list[ResultInfo]


class Statistics(Struct):
    """How I fare, by game."""

    games: dict[str, GameStatistics]


# --- the socket: what a client says -----------------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message: `since` is the last version seen, if there was one."""

    since: int | None = None


class PlayMove(ClientMessage, tag="move"):
    """Answer decision number `decision` of a seat with a move in its JSON form.

    In a rush `at` says when it was meant, by the server's clock; each of them is later than the one before.
    """

    id: MessageId
    move: dict[str, str]
    decision: int | None = None
    seat: SeatNumber | None = None
    at: float | None = None


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


class Note(ClientMessage, tag="note"):
    """Keep a note of one's own for this table."""

    id: MessageId
    text: Annotated[str, Meta(max_length=10_000)]


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    id: MessageId = "ping"


FromClient = Hello | PlayMove | Undo | Vote | Chat | Note | Ping


# --- the socket: what the server says ---------------------------------------------------------------------------------


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
    public: Raw | None = None
    """None before the start."""
    seats: list[SeatView] = []
    clocks: ClockInfo | None = None
    outcome: OutcomeInfo | None = None


class Step(ServerMessage, tag="step", omit_defaults=True):
    """A move, an undo or the table's own doing: `events` as you see them, then how everything stands now."""

    version: int
    seat: int
    events: list[EventInfo]
    at: float
    to_act: list[int]
    public: Raw
    seats: list[SeatView]
    clocks: ClockInfo | None = None
    undo: list[int] | None = None
    """The versions that this step took back."""
    accepted: str | None = None
    """The id of your own message that made this step: done, and on disk."""


class Rushed(ServerMessage, tag="rush", omit_defaults=True):
    """What happened in a rush in one go: its steps in order, then how everything stands after the last of them.

    Of `public` only what is different now: put `changes` over what you have.
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
    """Who is here: seats whose people are connected, and the number of spectators."""

    seats: list[int]
    spectators: int


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
    | Step
    | Rushed
    | ClocksChanged
    | Accepted
    | Refused
    | TableChanged
    | Started
    | ChatSaid
    | Presence
    | Over
    | Pong
)
