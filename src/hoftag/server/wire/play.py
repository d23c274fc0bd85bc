"""A position as a viewer sees it, and a game afterwards: replays, sheets and records."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from hoftag.server.wire.basics import Args, OptionValue
from hoftag.server.wire.tables import SeatInfo


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


class EffectInfo(Struct):
    """What a move certainly changes for its seat: `left` is how much of it there is afterwards."""

    what: str
    change: int
    left: int


class MoveInfo(Struct, omit_defaults=True):
    """A legal move: its code, the JSON form to send back, its message key and typed arguments, and what it does."""

    code: int
    move: dict[str, str]
    key: str
    args: Args
    effects: list[EffectInfo] = []


EncodedMove = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/MoveInfo"})]
"""A `MoveInfo` that was encoded once and goes to many."""


class SeatView(Struct, omit_defaults=True):
    """What one of your seats knows and may do. `decision` goes back with the answer; in a timed phase nobody `must`."""

    seat: int
    own: Any
    decision: int | None = None
    must: bool = False
    prompt: PromptInfo | None = None
    legal: list[EncodedMove] = []
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
    held: bool = False
    """A timed phase stands still until somebody is there."""


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


class AccountInfo(Struct):
    """How one seat did: `gap` is how far ahead of the next it has won, or how far behind the winner it is.

    `part` is the part of the points in which most was lost to the winner, and `points` how many.
    """

    gap: int
    part: str | None
    points: int


class OutcomeInfo(Struct):
    """How the game ended."""

    scores: list[int]
    parts: list[dict[str, int]]
    places: list[int]
    broke_tie: str | None
    accounts: list[AccountInfo]
    """How each seat did."""


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


class Wording(Struct):
    """What the box of a game changes in its words."""

    figures: dict[str, dict[str, int | str | list[str]]]
    """What messages state of the box: arguments by message key, for the message and its attributes."""
    names: dict[str, dict[str, str]]
    """What the owner calls things: by language and message key, in place of our words for them."""


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
    box: Raw
    """What a board shows of the box itself, as this game was played with it."""
    wording: Wording
    steps: list[ReplayStep]
    earlier_rules: bool = False
    """Whether this game was played by an earlier version of the rules than new ones are."""
    outcome: OutcomeInfo | None = None
    seed: str | None = None
    seed_hash: str | None = None


class LineInfo(Struct, omit_defaults=True):
    """One line of a position in words: message key and arguments; `items` are lines within it.

    With `rows` it is a table: `items` are the heads of its columns, the first cell of a row names the row, and the
    message is the caption. A `dense` one is a grid of single signs.
    """

    key: str
    args: Args
    tone: str = "plain"
    hue: str = ""
    items: list["LineInfo"] = []
    rows: list[list["LineInfo"]] = []
    dense: bool = False


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
