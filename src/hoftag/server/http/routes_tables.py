"""The lobby, the chairs, and what remains of a game."""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hoftag.bots import court
from hoftag.core import record as records
from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR
from hoftag.core.game import Refusal
from hoftag.core.match import Match, replayed
from hoftag.core.record import Record
from hoftag.core.sheet import Line, Panel
from hoftag.core.sheet import Table as SheetTable
from hoftag.server.faults import FaultError, conflict, missing, wire_args
from hoftag.server.http.api import Call, endpoint
from hoftag.server.table import replay, views
from hoftag.server.table.chairs import one_seat
from hoftag.server.table.crests import crests_of
from hoftag.server.table.listing import seed_hash
from hoftag.server.table.replay import check_range
from hoftag.server.table.table import Table
from hoftag.server.table.tables import LOBBY_PAGE
from hoftag.server.table.terms import seat_infos
from hoftag.server.wire.play import LineInfo, NewRecord, PanelInfo, RecordMade, Replay, Sheet
from hoftag.server.wire.tables import Leave, NewTable, Replace, SeatInfo, Sit, TableInfo, TableList

ENTRIES_MOST = 20_000


class LobbyQuery(Struct):
    game: Annotated[str, Meta(max_length=80)] | None = None
    state: Literal["waiting", "playing", "over"] | None = None
    mine: bool = False
    open: bool = False
    before: float | None = None


class KeyQuery(Struct):
    key: Annotated[str, Meta(max_length=80)] | None = None


class MomentQuery(Struct):
    """Seen from which seat (-1 watches), and at which step; at the last one if none is named."""

    seat: Annotated[int, Meta(ge=SPECTATOR, le=99)] | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class SheetQuery(MomentQuery):
    key: Annotated[str, Meta(max_length=80)] | None = None


class RangeQuery(Struct):
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(default=0, name="from")
    last: Annotated[int, Meta(ge=0, le=1_000_000)] | None = field(default=None, name="to")


class ReplayQuery(RangeQuery):
    key: Annotated[str, Meta(max_length=80)] | None = None


async def the_table(call: Call) -> Table:
    """The table of the path, if whoever asks may see it."""
    table = await call.server.tables.find(call.path("table"))
    table.check_access(call.person_id, call.request.query_params.get("key"))
    return table


# --- the lobby --------------------------------------------------------------------------------------------------------


@endpoint("GET", "/api/tables", query=LobbyQuery, answers=TableList, who="anyone")
async def list_tables(call: Call) -> object:
    """Tables, newest first."""
    asked = call.query(LobbyQuery)
    found = await call.server.tables.lobby(
        person=(call.person_id or "") if asked.mine else None,
        game=asked.game,
        state=asked.state,
        with_open_seats=asked.open,
        before=asked.before,
    )
    more = found[-1].created if len(found) == LOBBY_PAGE else None
    return TableList([listing.info(call.person_id) for listing in found], more)


@endpoint("POST", "/api/tables", body=NewTable, answers=TableInfo, status=201)
async def new_table(call: Call) -> object:
    """Lay a table."""
    table = await call.server.tables.create(call.person, call.body(NewTable))
    return table.info(call.person.id)


@endpoint("GET", "/api/tables/{table}", query=KeyQuery, answers=TableInfo, who="anyone")
async def read_table(call: Call) -> object:
    """One table."""
    return (await the_table(call)).info(call.person_id)


# --- the chairs -------------------------------------------------------------------------------------------------------


@endpoint("POST", "/api/tables/{table}/sit", query=KeyQuery, body=Sit, answers=TableInfo)
async def sit(call: Call) -> object:
    """Take a seat."""
    table, person = await the_table(call), call.person
    await table.ask(partial(table.sit, person, call.body(Sit)))
    return table.info(person.id)


@endpoint("POST", "/api/tables/{table}/leave", body=Leave, answers=TableInfo)
async def leave(call: Call) -> object:
    """Stand up: before the start the seat opens again, later it waits for a bot or for you."""
    table, person = await the_table(call), call.person
    await table.ask(partial(table.leave, person, call.body(Leave)))
    return table.info(person.id)


@endpoint("POST", "/api/tables/{table}/start", answers=TableInfo)
async def start(call: Call) -> object:
    """Begin."""
    table, person = await the_table(call), call.person
    await table.ask(partial(table.start, person.id))
    return table.info(person.id)


@endpoint("POST", "/api/tables/{table}/replace", body=Replace, answers=TableInfo)
async def replace(call: Call) -> object:
    """Give an open seat to a bot before the start, propose one for somebody who left, or take one's own seat back."""
    table, person = await the_table(call), call.person
    await table.ask(partial(table.replace, person, call.body(Replace)))
    return table.info(person.id)


@endpoint("POST", "/api/tables/{table}/rematch", answers=TableInfo, status=201)
async def rematch(call: Call) -> object:
    """The same people again."""
    new = await call.server.tables.rematch(await the_table(call), call.person)
    return new.info(call.person.id)


# --- what there is to read --------------------------------------------------------------------------------------------


@endpoint("GET", "/api/tables/{table}/sheet", query=SheetQuery, answers=Sheet, who="anyone")
async def read_sheet(call: Call) -> object:
    """The position in words, from one of my seats or as a spectator."""
    table = await the_table(call)
    match = table.match
    if match is None:
        raise conflict("not-playing", "no game has begun here")
    asked = call.query(SheetQuery)
    mine = table.terms.seats_of(call.person_id)
    if asked.seat is None:
        viewer = mine[0] if len(mine) == 1 else SPECTATOR
    else:
        viewer = viewpoint(range(len(table.terms.chairs)) if table.state == "over" else mine, asked.seat)
    if asked.at is None:
        return sheet(match, viewer, table.version)
    return sheet(await asyncio.to_thread(replay.moment, match.record, asked.at), viewer, asked.at)


def viewpoint(seats: Sequence[int], asked: int) -> int:
    """One of these seats, or the place of those who watch."""
    return SPECTATOR if asked == SPECTATOR else one_seat(seats, asked)


def sheet(match: Match, viewer: int, version: int) -> Sheet:
    """A position in words, as somebody sees it."""
    try:
        panels = match.state.sheet(viewer)
    except NotImplementedError:
        raise missing("text", "this game has no words for its position yet") from None
    return Sheet(version=version, panels=[panel_info(panel) for panel in panels])


def panel_info(panel: Panel) -> PanelInfo:
    return PanelInfo(title=line_info(panel.title), lines=[line_info(line) for line in panel.lines], seat=panel.seat)


def line_info(line: Line) -> LineInfo:
    found = LineInfo(
        key=line.key,
        args=wire_args(line.args),
        tone=line.tone,
        hue=line.hue,
        items=[line_info(item) for item in line.items],
    )
    if isinstance(line, SheetTable):
        found.rows = [[line_info(cell) for cell in row] for row in line.rows]
        found.dense = line.dense
    return found


@endpoint("GET", "/api/tables/{table}/record", query=KeyQuery, answers=str, who="anyone", text=True)
async def read_record(call: Call) -> object:
    """The record of a finished game."""
    table = await the_table(call)
    if table.match is None or table.state != "over":
        raise conflict("not-over", "the record holds every secret: it can be read once the game is over")
    return table.match.record.text()


@endpoint("GET", "/api/tables/{table}/replay", query=ReplayQuery, answers=Replay, who="anyone")
async def read_replay(call: Call) -> object:
    """A stretch of a game, as far as I may see it."""
    table = await the_table(call)
    play = table.in_play
    if play is None:
        raise conflict("not-playing", "no game has begun here")
    match = play.match
    asked = call.query(ReplayQuery)
    stretch = check_range(asked.first, asked.last, match.version)
    over = table.state == "over"
    seats = tuple(range(len(table.terms.chairs))) if over else table.terms.seats_of(call.person_id)
    happened = play.history.since(match, stretch[0])
    found = await asyncio.to_thread(replay.steps, match.record, happened, seats, stretch, everything=over)
    return Replay(
        id=table.id,
        game=table.game.name,
        options=table.terms.options,
        players=seat_infos(table.terms.chairs, frozenset()),
        length=match.version,
        over=over,
        complete=over,
        box=views.box(match.game),
        wording=views.wording(match.game),
        earlier_rules=match.game.is_earlier(),
        steps=found,
        outcome=views.outcome_info(match.state.outcome()) if over else None,
        seed=f"{table.seed}:{table.terms.salt}" if over else None,
        seed_hash=None if table.seed is None else seed_hash(table.seed, table.terms.salt),
    )


# --- records from elsewhere -------------------------------------------------------------------------------------------


def checked(text: str) -> tuple[Record, bool, bool]:
    """A record that replays: itself, whether it is over, whether its luck is that of its seed."""
    record = records.read(text)
    if len(record.entries) > ENTRIES_MOST:
        raise HoftagError(f"a record has at most {ENTRIES_MOST} moves here")
    match = replayed(record)
    return record, match.state.is_over(), match.true_to_seed


@endpoint("POST", "/api/records", body=NewRecord, answers=RecordMade, status=201)
async def new_record(call: Call) -> object:
    """Look at a record from elsewhere."""
    text = call.body(NewRecord).text
    call.server.guests.check(call.address)
    try:
        record, over, true_to_seed = await asyncio.to_thread(checked, text)
    except HoftagError as error:
        where = Refusal("bad-record", getattr(error, "rule", ""), {"line": getattr(error, "line", 0)})
        raise FaultError(400, "bad-record", str(error), refusal=where) from None
    name = secrets.token_urlsafe(9)
    await call.server.store.records.add(name, text, person=call.person.id, created=call.server.time.now())
    return RecordMade(id=name, game=record.game, moves=len(record.entries), over=over, true_to_seed=true_to_seed)


async def stored_record(call: Call) -> str:
    text = await call.server.store.records.text(call.path("record"))
    if text is None:
        raise missing("record", "there is no such record")
    return text


@endpoint("GET", "/api/records/{record}/record", answers=str, who="anyone", text=True)
async def read_uploaded(call: Call) -> object:
    """An uploaded record."""
    return await stored_record(call)


@endpoint("GET", "/api/records/{record}/replay", query=RangeQuery, answers=Replay, who="anyone")
async def replay_uploaded(call: Call) -> object:
    """A stretch of an uploaded record; whoever has a record knows everything."""
    asked = call.query(RangeQuery)
    name, text = call.path("record"), await stored_record(call)
    return await asyncio.to_thread(replay_of, name, text, asked.first, asked.last)


@endpoint("GET", "/api/records/{record}/sheet", query=MomentQuery, answers=Sheet, who="anyone")
async def read_sheet_uploaded(call: Call) -> object:
    """A position of an uploaded record in words, from any seat or as a spectator."""
    asked, text = call.query(MomentQuery), await stored_record(call)
    return await asyncio.to_thread(sheet_of, text, asked.seat, asked.at)


def sheet_of(text: str, seat: int | None, at: int | None) -> Sheet:
    record = records.read(text)
    viewer = SPECTATOR if seat is None else viewpoint(range(record.seats), seat)
    version = len(record.entries) if at is None else at
    return sheet(replay.moment(record, version), viewer, version)


def replay_of(name: str, text: str, first: int, last: int | None) -> Replay:
    record = records.read(text)
    match = replayed(record)
    stretch = check_range(first, last, len(record.entries))
    happened = replay.happened_in(record, stretch[0])
    over = match.state.is_over()
    crests = crests_of([None] * len(record.players))
    players = [
        SeatInfo(
            seat=seat,
            kind="person" if player.kind == records.PERSON else "bot",
            name=player.name,
            spec=player.kind,
            figure=None if player.kind == records.PERSON else court.BY_NAME.get(player.name),
            crest=crest,
        )
        for seat, (player, crest) in enumerate(zip(record.players, crests, strict=True))
    ]
    return Replay(
        id=name,
        game=record.game,
        options=dict(match.record.options),
        players=players,
        length=len(record.entries),
        over=over,
        complete=True,
        box=views.box(match.game),
        wording=views.wording(match.game),
        earlier_rules=match.game.is_earlier(),
        steps=replay.steps(record, happened, tuple(range(record.seats)), stretch, everything=True),
        outcome=views.outcome_info(match.state.outcome()) if over else None,
    )
