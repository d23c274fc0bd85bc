"""All tables: creating, loading and unloading them, and the lobby."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from sqlalchemy import RowMapping, func, select

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game, game_names
from hoftag.server.bots.levels import check_bot
from hoftag.server.faults import bad, conflict, forbidden, missing
from hoftag.server.games import known_game
from hoftag.server.people.people import Person
from hoftag.server.services import Services
from hoftag.server.store import schema
from hoftag.server.store.writer import Job
from hoftag.server.table.chairs import Chair, SeatKind, TableTerms, name_bots
from hoftag.server.table.clocks import check_rule
from hoftag.server.table.course import INSERT_TABLE, load_chat, load_course, seat_jobs, table_row
from hoftag.server.table.table import Table
from hoftag.server.wire.tables import BotSeat, MySeat, NewTable, NoClock, SeatWish, Visibility

log = logging.getLogger("hoftag.tables")
LOBBY_PAGE = 50


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # --- from and to the store ------------------------------------------------------------------------------------

    async def load_running(self) -> None:
        """After a start: load tables with clocks or bots, which go on without anybody watching."""
        rows = await self.services.database.all(select(schema.tables).where(schema.tables.c.state == "playing"))
        for row in rows:
            terms = msgspec.json.decode(row["document"], type=TableTerms)
            if not isinstance(terms.clock, NoClock) or any(chair.bot() for chair in terms.chairs):
                try:
                    await self.find(row["id"])
                except HoftagError:
                    log.exception("table %s cannot be read", row["id"])
        self._sweeper = asyncio.create_task(self._unload_idle())

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from the store; 404 if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        database = self.services.database
        row = await database.first(select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None or row["game"] not in game_names():
            raise missing("table", "there is no such table")
        table = self._from_row(row)
        table.chat.restore(await load_chat(database, table_id))
        if row["header"] is not None:
            course, lines, snapshot = await load_course(database, table.game, table_id, row["header"])
            answered = {line["message"]: line["number"] for line in lines if line["message"] is not None}
            clocks = lines[-1]["clocks"] if lines else None
            table.restore(course, snapshot, answered, None if clocks is None else msgspec.json.decode(clocks))
        self._tables[table_id] = table
        return table

    def _from_row(self, row: RowMapping) -> Table:
        terms = msgspec.json.decode(row["document"], type=TableTerms)
        game = find_game(row["game"])
        table = Table(self.services, row["id"], game, terms, owner=row["owner"], created=row["created"])
        table.state = row["state"]
        table.visibility = row["visibility"]
        table.seed = row["seed"]
        table.header = row["header"]
        return table

    async def _unload_idle(self) -> None:
        """Unload tables that nobody has watched for a while."""
        while True:
            await asyncio.sleep(self.services.config.idle_seconds / 4)
            limit = self.services.time.now() - self.services.config.idle_seconds
            for table in [table for table in self._tables.values() if table.audience.empty_since < limit]:
                if not table.is_busy():
                    del self._tables[table.id]
                    table.close()

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self._tables.values():
            table.close()

    def loaded(self) -> Sequence[Table]:
        return list(self._tables.values())

    # --- laying a table -------------------------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> Table:
        game = known_game(wish.game)
        try:
            game.check_seats(len(wish.seats))
        except HoftagError as error:
            raise bad("bad-seats", str(error)) from None
        try:
            options = game.check_options(wish.options)
        except HoftagError as error:
            raise bad("bad-options", str(error)) from None
        check_rule(wish.clock)
        chairs = [self._chair(person, seat, game.name) for seat in wish.seats]
        name_bots(chairs)
        if sum(chair.person == person.id and chair.name == person.name for chair in chairs) > 1:
            raise bad("bad-seats", "a second seat for you needs a name of its own")
        chosen = {name: value for name, value in options.items() if name in wish.options}
        terms = TableTerms(chosen, wish.clock, wish.undo, chairs, secrets.token_urlsafe(12), wish.shuffle_seats)
        return await self._add(person, wish.game, terms, wish.visibility)

    @staticmethod
    def _chair(person: Person, wish: SeatWish, game: str) -> Chair:
        if isinstance(wish, MySeat):
            return Chair(seat_kind(person), wish.name or person.name, person.id)
        if isinstance(wish, BotSeat):
            return Chair("bot", spec=check_bot(find_game(game), wish.spec))
        return Chair("open")

    async def _add(self, person: Person, game: str, terms: TableTerms, visibility: Visibility) -> Table:
        now = self.services.time.now()
        table = Table(self.services, secrets.token_urlsafe(9), find_game(game), terms, owner=person.id, created=now)
        table.visibility = visibility
        row = table_row(table.id, "waiting", terms, None, None)
        del row["of_table"]
        row |= {"id": table.id, "game": game, "visibility": visibility, "owner": person.id, "created": now}
        jobs: list[Job] = [(INSERT_TABLE, [row]), *seat_jobs(table.id, terms)]
        await self.services.database.writer.write(*jobs)
        self._tables[table.id] = table
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same people again; whoever asks second finds the table of whoever asked first."""

        async def lay() -> str:
            if table.state != "over":
                raise conflict("not-over", "finish this game first")
            if person.id not in table.terms.people():
                raise forbidden("not-seated", "only those at the table can ask for a rematch")
            if table.terms.rematch is None:
                old = table.terms
                chairs = [Chair(chair.kind, chair.name, chair.person, chair.spec) for chair in old.chairs]
                terms = TableTerms(old.options, old.clock, old.undo, chairs, secrets.token_urlsafe(12), old.shuffle)
                terms.rematch_of = table.id
                new = await self._add(person, table.game.name, terms, table.visibility)

                def note(terms: TableTerms) -> None:
                    terms.rematch = new.id

                await table.change(note)
            assert table.terms.rematch is not None
            return table.terms.rematch

        return await self.find(await table.ask(lay))

    async def transfer_seats(self, old: Person, new: Person) -> None:
        """A guest has logged in to an account: the seats go along."""
        rows = await self.services.database.all(
            select(schema.seats.c.table_id).where(schema.seats.c.person == old.id).distinct()
        )
        for row in rows:
            table = await self.find(row["table_id"])

            def reseat(terms: TableTerms) -> None:
                for chair in terms.chairs:
                    if chair.person == old.id:
                        chair.person = new.id

            async def move(table: Table = table) -> None:
                await table.change(reseat, seats=True)

            await table.ask(move)

    # --- the lobby ------------------------------------------------------------------------------------------------

    async def lobby(
        self,
        person: Person | None,
        *,
        game: str | None,
        state: Literal["waiting", "playing", "over"] | None,
        mine: bool,
        with_open_seats: bool,
        before: float | None,
    ) -> list[Table]:
        """Tables, newest first: public ones, or one's own of any kind."""
        found = schema.tables.c
        query = select(found.id).order_by(found.created.desc()).limit(LOBBY_PAGE)
        if mine:
            seats = select(schema.seats.c.table_id).where(schema.seats.c.person == (person.id if person else ""))
            query = query.where(found.id.in_(seats))
        else:
            query = query.where(found.visibility == "public")
        if game is not None:
            query = query.where(found.game == game)
        if state is not None:
            query = query.where(found.state == state)
        if with_open_seats:
            query = query.where(found.open_seats > 0)
        if before is not None:
            query = query.where(found.created < before)
        rows = await self.services.database.all(query)
        return [await self.find(row["id"]) for row in rows]

    async def count(self) -> Mapping[str, int]:
        """How many tables there are in each state."""
        rows = await self.services.database.all(
            select(schema.tables.c.state, func.count().label("number")).group_by(schema.tables.c.state)
        )
        return {row["state"]: row["number"] for row in rows}


def seat_kind(person: Person) -> SeatKind:
    """How the table labels somebody."""
    return "external" if person.kind == "bot" else "person"
