"""The terms of a table: who sits there, how it is played, and what they are voting on; everything but the game."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field

from hoftag.core.record import PERSON, Player
from hoftag.server.table.crests import crests_of
from hoftag.server.wire.basics import Crest, OptionValue
from hoftag.server.wire.tables import ClockRule, SeatInfo, UndoPolicy, VoteDecided, VoteInfo

SeatKind = Literal["person", "bot", "external", "open"]


class Chair(Struct):
    """One seat. `person` is whoever decides for it, or `spec` the bot; `stand_in` is a bot that does so instead.

    `figure` is whose face it has: one of the court for a bot, what somebody has chosen for a person; `crest` is the one
    that they would like to have.
    An open chair may be `kept_for` a person who is invited, and has their name; also after they have declined, when it
    is anybody's: `declined_by` them, who may still change their mind.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    spec: str | None = None
    stand_in: str | None = None
    left: bool = False
    figure: str | None = None
    crest: Crest | None = None
    kept_for: str | None = None
    declined_by: str | None = None

    def bot(self) -> str | None:
        """The spec of the bot that plays here at present."""
        return self.stand_in if self.stand_in is not None else self.spec


class Ballot(Struct):
    number: int
    what: Literal["undo", "replace"]
    by: str
    seat: int
    version: int
    yes: list[str]
    asked: list[str]
    spec: str = ""
    moves: int = 0
    """To take a move back: how many would stand."""
    first: int = 0
    """The version of the first that would go."""
    gone: int = 0
    """How many would go."""

    def passed(self) -> bool:
        return set(self.asked) <= set(self.yes)

    def info(self) -> VoteInfo:
        return VoteInfo(
            vote=self.number,
            what=self.what,
            by=self.by,
            seat=self.seat,
            version=self.version,
            yes=self.yes,
            asked=self.asked,
            move=self.first,
            moves=self.gone,
        )


class TableTerms(Struct):
    """Everything that is stored about a table beside its record."""

    options: dict[str, OptionValue]
    clock: ClockRule
    undo: UndoPolicy
    chairs: list[Chair]
    key: str
    shuffle: bool = False
    votes: list[Ballot] = field(default_factory=list)
    votes_held: int = 0
    decided: VoteDecided | None = None
    rematch: str | None = None
    rematch_by: str | None = None
    rematch_of: str | None = None
    salt: str = ""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person decides for."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def kept_seats(self, person: str | None) -> tuple[int, ...]:
        """The seats that wait for a person who is invited."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kept_for == person)

    def was_invited(self, person: str | None) -> bool:
        """Whether somebody sits here, is invited, or has declined."""
        return person is not None and any(
            person in {chair.person, chair.kept_for, chair.declined_by} for chair in self.chairs
        )

    def people(self) -> list[str]:
        """The people at the table who can be asked something; programs and those who left cannot."""
        found = [chair.person for chair in self.chairs if chair.kind == "person" and not chair.left]
        return list(dict.fromkeys(person for person in found if person is not None))

    def bots(self) -> dict[int, str]:
        """The seats that bots play at present, with their specs."""
        found = ((seat, chair.bot()) for seat, chair in enumerate(self.chairs))
        return {seat: spec for seat, spec in found if spec is not None}

    def left_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.left]

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def players(self) -> list[Player]:
        """The players as a record names them."""
        return [
            Player(chair.name or "?", PERSON if chair.kind == "person" else player_kind(chair)) for chair in self.chairs
        ]


def player_kind(chair: Chair) -> str:
    """A bot's spec as one word, or that it is somebody's program."""
    return "".join((chair.spec or "external").split())


def seat_infos(chairs: Sequence[Chair], online: frozenset[str]) -> list[SeatInfo]:
    crests = crests_of([chair.crest for chair in chairs])
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            person=chair.person,
            spec=chair.spec,
            online=chair.person in online,
            stand_in=chair.stand_in,
            left=chair.left,
            figure=chair.figure,
            crest=crests[seat],
            kept_for=chair.kept_for,
            declined=chair.declined_by is not None,
        )
        for seat, chair in enumerate(chairs)
    ]
