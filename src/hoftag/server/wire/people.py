"""People: guests, accounts, devices, tokens, and how they fare."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hoftag.server.wire.basics import Crest, PersonName
from hoftag.server.wire.tables import TableInfo

UserName = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Mail = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]


Pace = Literal["calm", "normal", "quick", "off", "full", "short"]
"""How long what happened moves on a board; `full` and `short` are what `normal` and `quick` were once called."""
EARLIER_PACES: dict[str, Literal["normal", "quick"]] = {"full": "normal", "short": "quick"}
Figure = Literal[
    "none",
    "baker",
    "weaver",
    "scribe",
    "sailor",
    "shepherd",
    "nun",
    "crusader",
    "physician",
    "gardener",
    "player",
    "rider",
    "page",
]
"""The faces that people may choose from."""
Volume = Annotated[int, Meta(ge=0, le=100)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,4}(-[a-z0-9]{1,8})*$", max_length=20)]
"""One of those there are, or `auto`: that of the browser. Whoever lacks it where they are reads it as `auto`."""


class Settings(Struct):
    """What a person likes; the server keeps it, the client acts on it."""

    language: Language = "auto"
    naming: Literal["common", "ours"] = "common"
    theme: Literal["light", "dark", "auto"] = "auto"
    animation: Pace = "normal"
    wait_for_me: bool = False
    sound: bool = True
    volume: Volume = 80
    vibration: bool = True
    notices: bool = False
    confirm: bool = False
    text_mode: bool = False
    colour_signs: bool = True
    marks: bool = False
    """Signs on things that were reconstructed."""
    figure: Figure = "none"
    figure_words: bool = True
    crest: Crest | None = None
    """None: the one of the seat."""

    def __post_init__(self) -> None:
        self.animation = EARLIER_PACES.get(self.animation, self.animation)


class SettingsChange(Struct):
    """Any of the settings."""

    language: Language | UnsetType = UNSET
    naming: Literal["common", "ours"] | UnsetType = UNSET
    theme: Literal["light", "dark", "auto"] | UnsetType = UNSET
    animation: Pace | UnsetType = UNSET
    wait_for_me: bool | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    volume: Volume | UnsetType = UNSET
    vibration: bool | UnsetType = UNSET
    notices: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    text_mode: bool | UnsetType = UNSET
    colour_signs: bool | UnsetType = UNSET
    marks: bool | UnsetType = UNSET
    figure: Figure | UnsetType = UNSET
    figure_words: bool | UnsetType = UNSET
    crest: Crest | UnsetType | None = UNSET


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
