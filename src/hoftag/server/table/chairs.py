"""Who sits at a table: each function returns changed terms, or refuses. Storing and telling it is up to the table."""

import copy
import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoftag.bots import court
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.server.bots.levels import check_bot
from hoftag.server.faults import FaultError, bad, conflict, forbidden
from hoftag.server.people.people import Person
from hoftag.server.table.clocks import check_rule
from hoftag.server.table.terms import Chair, SeatKind, TableTerms
from hoftag.server.wire.tables import BotSeat, FriendSeat, MySeat, NewTable, SeatWish, Sit

NOBODY: Final[Mapping[str, Chair]] = MappingProxyType({})


def new_terms(game: Game, person: Person, wish: NewTable, friends: Mapping[str, Chair] = NOBODY) -> TableTerms:
    """The terms of a table as somebody wishes it, who may invite these `friends`."""
    try:
        game.check_seats(len(wish.seats))
    except HoftagError as error:
        raise bad("bad-seats", str(error)) from None
    try:
        options = game.check_options(wish.options)
    except HoftagError as error:
        raise bad("bad-options", str(error)) from None
    check_rule(wish.clock)
    chairs = [wished_chair(game, person, seat, friends) for seat in wish.seats]
    invited = [chair.kept_for for chair in chairs if chair.kept_for is not None]
    if len(set(invited)) < len(invited):
        raise bad("bad-seats", "everybody is invited to one seat")
    key = new_key()
    name_bots(chairs, key)
    if sum(chair.person == person.id and chair.name == person.name for chair in chairs) > 1:
        raise bad("bad-seats", "a second seat for you needs a name of its own")
    return TableTerms(
        options={name: value for name, value in options.items() if name in wish.options},
        clock=wish.clock,
        undo=wish.undo,
        chairs=chairs,
        key=key,
        shuffle=wish.shuffle_seats,
    )


def wished_chair(game: Game, person: Person, wish: SeatWish, friends: Mapping[str, Chair]) -> Chair:
    if isinstance(wish, MySeat):
        return chair_of(person, wish.name)
    if isinstance(wish, BotSeat):
        return Chair("bot", spec=check_bot(game, wish.spec))
    if isinstance(wish, FriendSeat):
        if wish.person not in friends:
            raise forbidden("not-friends", "you can invite those you have played with")
        return again(friends[wish.person], person.id)
    return Chair("open")


def new_key() -> str:
    return secrets.token_urlsafe(12)


def seat_kind(person: Person) -> SeatKind:
    """How the table labels somebody."""
    return "external" if person.kind == "bot" else "person"


def chair_of(person: Person, name: str | None) -> Chair:
    """Their own chair with their face; with a `name`, that of somebody else on the same device."""
    if name is None:
        return Chair(seat_kind(person), person.name, person.id, figure=person.figure(), crest=person.settings.crest)
    return Chair(seat_kind(person), name, person.id)


def sit_down(terms: TableTerms, person: Person, wish: Sit) -> TableTerms:
    """Before the start; a second seat is for somebody else on the same device, who has a name."""
    kept = terms.kept_seats(person.id)
    free = [*kept, *(seat for seat in terms.open_seats() if terms.chairs[seat].kept_for is None)]
    if terms.seats_of(person.id) and wish.name is None:
        raise conflict("seat-taken", "you sit here already; give a name to seat somebody else on this device")
    if not free or (wish.seat is not None and wish.seat not in free):
        raise conflict("seat-taken", "that seat is taken" if free else "all seats are taken")
    seat = free[0] if wish.seat is None else wish.seat
    changed = copy.deepcopy(terms)
    changed.chairs[seat] = chair_of(person, wish.name)
    name_bots(changed.chairs, changed.key)
    return changed


def stand_up(terms: TableTerms, person: str, asked: int | None, *, begun: bool) -> TableTerms:
    """Before the start a seat opens again, later it waits for a bot or for whoever left it; without a number, all.

    Whoever is invited and does not sit yet declines.
    """
    mine = terms.seats_of(person)
    changed = copy.deepcopy(terms)
    if not mine and (kept := terms.kept_seats(person)):
        for seat in kept:
            changed.chairs[seat] = Chair("open", terms.chairs[seat].name, declined_by=person)
        return changed
    for seat in mine if asked is None and mine else (one_seat(mine, asked),):
        if begun:
            changed.chairs[seat].left = True
        else:
            changed.chairs[seat] = Chair("open")
    changed.votes = []
    return changed


def seat_bot(terms: TableTerms, game: Game, seat: int, spec: str) -> TableTerms:
    """Before the start an open seat is given to a bot."""
    bot = Chair("bot", spec=check_bot(game, spec))
    check_seat(terms, seat)
    if seat not in terms.open_seats():
        raise conflict("seat-taken", "that seat is taken")
    changed = copy.deepcopy(terms)
    changed.chairs[seat] = bot
    name_bots(changed.chairs, changed.key)
    return changed


def check_left(terms: TableTerms, person: str, seat: int) -> None:
    """Whether somebody may propose a bot for a seat: its player has left."""
    if person not in terms.people():
        raise forbidden("not-seated", "only those at the table can propose this")
    check_seat(terms, seat)
    if not terms.chairs[seat].left or terms.chairs[seat].stand_in is not None:
        raise conflict("not-away", "nobody has left that seat, or a bot has it already")


def check_seat(terms: TableTerms, seat: int) -> None:
    if not 0 <= seat < len(terms.chairs):
        raise bad("bad-seats", f"there is no seat {seat}")


def stand_in(terms: TableTerms, seats: Sequence[int], spec: str) -> TableTerms:
    """A bot plays for whoever has these seats: a person who is away, or a bot that failed."""
    changed = copy.deepcopy(terms)
    for seat in seats:
        changed.chairs[seat].stand_in = spec
    return changed


def take_back(terms: TableTerms, person: str, seat: int) -> TableTerms:
    """Somebody who was away plays again."""
    if seat not in terms.seats_of(person):
        raise forbidden("not-yours", f"seat {seat} is not yours")
    changed = copy.deepcopy(terms)
    changed.chairs[seat].stand_in = None
    changed.chairs[seat].left = False
    return changed


def begin(terms: TableTerms) -> TableTerms:
    """The game starts: everybody has a seat for good."""
    if terms.open_seats():
        raise conflict("seats-open", "there are open seats: wait for players, or give them to bots")
    changed = copy.deepcopy(terms)
    if changed.shuffle:
        secrets.SystemRandom().shuffle(changed.chairs)
    changed.salt = secrets.token_hex(16)
    return changed


def rematch(terms: TableTerms, table: str, person: str) -> TableTerms:
    """The terms of another table for the same people, after the game here: whoever asks sits, others are invited."""
    if person not in terms.people():
        raise forbidden("not-seated", "only those at the table can ask for a rematch")
    return TableTerms(
        options=terms.options,
        clock=terms.clock,
        undo=terms.undo,
        chairs=[again(chair, person) for chair in terms.chairs],
        key=new_key(),
        shuffle=terms.shuffle,
        rematch_of=table,
    )


def again(chair: Chair, person: str) -> Chair:
    """A chair at the next table: kept for a person, unless it is theirs who asks; bots and programs come along."""
    if chair.kind == "person" and chair.person != person:
        return Chair("open", chair.name, figure=chair.figure, crest=chair.crest, kept_for=chair.person)
    return Chair(chair.kind, chair.name, chair.person, chair.spec, figure=chair.figure, crest=chair.crest)


def with_rematch(terms: TableTerms, table: str, person: str) -> TableTerms:
    """Somebody has asked for a rematch, at that table."""
    changed = copy.deepcopy(terms)
    changed.rematch, changed.rematch_by = table, person
    return changed


def hand_over(terms: TableTerms, old: str, new: str) -> TableTerms:
    """A guest has become another person, who keeps the seats."""
    changed = copy.deepcopy(terms)
    for chair in changed.chairs:
        if chair.person == old:
            chair.person = new
        if chair.kept_for == old:
            chair.kept_for = new
        if chair.declined_by == old:
            chair.declined_by = new
    return changed


def with_face(terms: TableTerms, person: Person, *, begun: bool) -> TableTerms:
    """Somebody has chosen another face or crest since they sat down; crests stay once pieces stand on the board."""
    changed = copy.deepcopy(terms)
    for chair in changed.chairs:
        if chair.person == person.id and chair.name == person.name:
            chair.figure = person.figure()
            if not begun:
                chair.crest = person.settings.crest
    return changed


def name_bots(chairs: Sequence[Chair], key: str) -> None:
    """Figures of the court take the seats of bots, as the table's key draws them, and stay.

    One with the name of somebody who has come since makes room for another. Where there are more seats than
    figures, a bot is called what it is.
    """
    bots = [chair for chair in chairs if chair.kind == "bot"]
    people = {chair.name.casefold() for chair in chairs if chair.kind in {"person", "external"}}
    for chair in bots:
        if chair.figure is not None and chair.name.casefold() in people:
            chair.figure, chair.name = None, ""
    free = iter(court.comers(key, [chair.name for chair in chairs]))
    for number, chair in enumerate(bots, 1):
        if not chair.name:
            chair.figure = next(free, None)
            chair.name = f"{chair.spec} {number}" if chair.figure is None else court.FIGURES[chair.figure]


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
