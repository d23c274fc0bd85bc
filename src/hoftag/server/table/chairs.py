"""Who sits at a table, under which terms, and what they are voting on: everything about a table but the game."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field

from hoftag.core.record import PERSON, Player
from hoftag.server.faults import FaultError, conflict, forbidden
from hoftag.server.wire.basics import OptionValue
from hoftag.server.wire.tables import ClockRule, SeatInfo, UndoPolicy, VoteInfo

SeatKind = Literal["person", "bot", "external", "open"]


class Chair(Struct):
    """One seat. `person` is whoever decides for it, or `spec` the bot; `stand_in` is a bot that does so instead."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    spec: str | None = None
    stand_in: str | None = None
    left: bool = False

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

    def passed(self) -> bool:
        return set(self.asked) <= set(self.yes)

    def info(self) -> VoteInfo:
        return VoteInfo(self.number, self.what, self.by, self.seat, self.version, self.yes, self.asked)


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
    rematch: str | None = None
    rematch_of: str | None = None
    salt: str = ""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person decides for."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def people(self) -> list[str]:
        """The people at the table who can be asked something; programs and those who left cannot."""
        found = [chair.person for chair in self.chairs if chair.kind == "person" and not chair.left]
        return list(dict.fromkeys(person for person in found if person is not None))

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


def name_bots(chairs: Sequence[Chair]) -> None:
    """A bot is called what it is; several of one kind are told apart by number."""
    kinds: dict[str, list[Chair]] = {}
    for chair in chairs:
        if chair.kind == "bot" and chair.spec is not None:
            kinds.setdefault(chair.spec, []).append(chair)
    for spec, same in kinds.items():
        name = spec.partition(":")[0]
        for number, chair in enumerate(same, 1):
            chair.name = f"{name} {number}" if len(same) > 1 else name


def seat_infos(chairs: Sequence[Chair], online: frozenset[str]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat,
            chair.kind,
            chair.name,
            chair.person,
            chair.spec,
            chair.person in online,
            chair.stand_in,
            chair.left,
        )
        for seat, chair in enumerate(chairs)
    ]


def one_seat(mine: Sequence[int], asked: int | None) -> int:
    """Which of one's own seats is meant."""
    if not mine:
        raise forbidden("not-your-seat", "you do not sit at this table")
    if asked is None:
        if len(mine) > 1:
            raise FaultError(400, "not-your-seat", "you have several seats: say which")
        return mine[0]
    if asked not in mine:
        raise forbidden("not-your-seat", f"seat {asked} is not yours")
    return asked


def take_seat(terms: TableTerms, person: str, name: str, kind: SeatKind, asked: int | None, *, guest_of: bool) -> None:
    """Sit down; `guest_of` allows a second seat for somebody on the same device."""
    free = terms.open_seats()
    if terms.seats_of(person) and not guest_of:
        raise conflict("seat-taken", "you sit here already; give a name to seat somebody else on this device")
    if not free or (asked is not None and asked not in free):
        raise conflict("seat-taken", "that seat is taken" if free else "all seats are taken")
    terms.chairs[free[0] if asked is None else asked] = Chair(kind, name, person)
