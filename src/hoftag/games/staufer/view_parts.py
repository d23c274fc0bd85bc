"""The parts of views: what is told of a region, an office, a player and so on."""

from typing import Literal, TypedDict

from hoftag.games.staufer.components import FigureName, WayName
from hoftag.games.staufer.effects import EffectView


class OfficeView(TypedDict):
    """An office, who holds it, and what lies under it."""

    place: str
    cost: int
    noble: bool
    seat: int | None
    figure: FigureName | None
    chests: list[str]


class PaidView(TypedDict):
    """The figures of a seat in a payment area."""

    seat: int
    envoys: int
    nobles: int
    figures: int
    """Both together."""


class StandingView(TypedDict):
    """What a scoring would bring as things stand; bonuses are told by place."""

    place: int
    seat: int
    weight: int
    points: int


class BonusView(TypedDict):
    """What whoever comes to a place in a scoring gets beside the points."""

    place: int
    effects: list[EffectView]


class RegionView(TypedDict):
    """A region."""

    region: str
    tile: str
    points: list[int]
    offices: list[OfficeView]
    paid: list[PaidView]
    """Of whoever has figures there."""
    ranking: list[int]
    standing: list[StandingView]
    """Best first."""
    measured: int | None
    """What the condition of the round looks at; None if it names the region of the king."""
    bonus: list[BonusView]
    """For every place that has one."""


class RowView(TypedDict):
    """What a round scores, and how far the king travels afterwards."""

    round: int
    region: str
    condition: str
    king_steps: int | None


class SlotView(TypedDict):
    """A space of the supply track and of the deployment track, which fill it up from both ends."""

    seat: int | None
    """Whose action figure stands there."""
    track: Literal["supply", "deployment"] | None
    envoy: bool
    """Whether it brings an envoy to whoever deploys there."""


class SpaceView(TypedDict):
    """A supply space."""

    space: str
    envoys: int
    nobles: int
    chests: list[str]


class DisplayView(TypedDict):
    """A pile of privileges."""

    privilege: str
    left: int
    timing: str
    effects: list[EffectView]


class TargetView(TypedDict):
    """Which office."""

    region: str
    place: str


class PaymentView(TypedDict):
    """Who pays where."""

    region: str
    figure: FigureName


class TurnView(TypedDict):
    """What is in the middle of being done is done in the open."""

    active: list[str]
    """Turquoise chests at work in this action."""
    target: TargetView | None
    way: WayName | None
    figure: FigureName | None
    owed: dict[str, int]
    """How many figures still have to be paid in a region."""
    usual: list[PaymentView]
    """Who pays where if the rest is paid as usual."""
    pending: list[str]
    drawn: list[str]


class FiguresView(TypedDict):
    """So many figures."""

    envoys: int
    nobles: int


class TrackView(TypedDict):
    """The place on the score track."""

    space: int
    tokens_25: int
    tokens_100: int


class ChestsView(TypedDict):
    """So many chests of a kind."""

    chest: str
    count: int


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    seat: int
    envoys: int
    nobles: int
    province: FiguresView
    chests: list[ChestsView]
    privileges: list[str]
    points: int
    track: TrackView
    tasks: list[str] | None
    """Shown to everybody after the end."""


class TaskView(TypedDict):
    """An own task: what it would bring as things stand, and what it is worth."""

    task: str
    points: int
    worth: list[int]
    each: bool
    """Whether it is worth that much each time; else by rank."""


class ProspectView(TypedDict):
    """What a scoring would bring a seat in a region, as things stand, if this figure held an office there."""

    figure: FigureName
    place: int
    points: int


class PriceView(TypedDict):
    """What a free office costs, by the cheapest way that is open to the seat."""

    region: str
    place: str
    steps: int
    """How far it lies from the king, clockwise; less than 0 if the way leads counter-clockwise."""
    way: list[str]
    """The regions that get a figure for the way."""
    way_cost: int
    payments: list[str]
    """The regions that get a figure for the office."""
    office_cost: int
    """With the figure that stands on it."""
    cost: int
    """All of it."""
    lays: dict[str, int]
    """How many figures would be paid in a region."""
    enough: bool
    """Whether the seat has as many figures."""
    would: list[ProspectView]
    """By each figure that may stand there, the envoy first."""
