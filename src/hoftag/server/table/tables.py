"""All tables: creating, loading and unloading them, and the lobby."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game, game_names
from hoftag.server.faults import FaultError, conflict, missing
from hoftag.server.games import known_game
from hoftag.server.people.people import Person
from hoftag.server.services import Services
from hoftag.server.store.values import StoredTable, TableQuery
from hoftag.server.table import chairs
from hoftag.server.table.chat import LINES_CARRIED, LINES_KEPT
from hoftag.server.table.listing import Listing, listing_of
from hoftag.server.table.storing import stored_terms
from hoftag.server.table.table import Table
from hoftag.server.table.terms import Chair, TableTerms
from hoftag.server.wire.tables import FriendSeat, NewTable, NoClock, TableState, Visibility

log = logging.getLogger("hoftag.tables")
LOBBY_PAGE: Final = 50
RECENT: Final = 60.0
"""A table that was watched or asked for so many seconds ago stays in memory, however many there are."""


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._most = services.config.tables_kept
        """With more tables than this in memory, those go that nobody needs."""
        self._sweeper: asyncio.Task[None] | None = None

    # --- from and to the store ------------------------------------------------------------------------------------

    async def load_running(self) -> None:
        """After a start: load tables with clocks or bots, which go on without anybody watching.

        Those of an older version, too, of which the store does not know yet who must decide: loading them completes it.
        """
        for stored in await self.services.store.tables.playing():
            terms = msgspec.json.decode(stored.document, type=TableTerms)
            goes_on = not isinstance(terms.clock, NoClock) or any(chair.bot() for chair in terms.chairs)
            if stored.game in game_names() and (goes_on or stored.to_act is None):
                with contextlib.suppress(FaultError):  # of which the log tells
                    await self.find(stored.id)
        self._sweeper = asyncio.create_task(self._unload_idle())

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from the store; 404 if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            table.audience.empty_since = self.services.time.now()  # whoever asks is about to use it
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        store = self.services.store
        stored = await store.tables.find(table_id)
        if stored is None or stored.game not in game_names():
            raise missing("table", "there is no such table")
        table = self._from_stored(stored)
        table.chat.restore(await store.chat.last(table_id, LINES_KEPT))
        if stored.header is not None:
            match = await store.tables.match(table_id)
            try:
                table.restore(match)
            except HoftagError as error:
                log.exception("table %s cannot be read", table_id)
                raise missing("table", str(error)) from None
        self._keep(table)
        if stored.header is not None and (stored.to_act is None or (stored.state == "over" and not stored.standings)):
            await self._complete(table)
        return table

    async def _complete(self, table: Table) -> None:
        """Store what an older version did not, so that the lobby can tell it without loading the table."""
        listing = table.listing()
        try:
            await self.services.store.tables.complete(table.id, listing.to_act, listing.standings)
        except Exception:  # the table itself is all right, and the next to load it tries again
            log.exception("table %s could not be completed", table.id)

    def _from_stored(self, stored: StoredTable) -> Table:
        terms = msgspec.json.decode(stored.document, type=TableTerms)
        game = find_game(stored.game)
        table = Table(self.services, stored.id, game, terms, owner=stored.owner, created=stored.created)
        table.state = stored.state
        table.visibility = stored.visibility
        table.seed = stored.seed
        table.header = stored.header
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        if len(self._tables) > self._most:
            self._unload(RECENT)

    async def _unload_idle(self) -> None:
        """Unload tables that nobody has watched for a while."""
        while True:
            await asyncio.sleep(self.services.config.idle_seconds / 4)
            self._unload(self.services.config.idle_seconds)

    def _unload(self, seconds: float) -> None:
        """Unload tables that nobody has needed for so long."""
        limit = self.services.time.now() - seconds
        for table in [table for table in self._tables.values() if table.audience.empty_since < limit]:
            if not table.is_busy():
                del self._tables[table.id]
                table.close()
        # Where most are needed, looking through all of them for every new one would be work for nothing.
        self._most = max(self.services.config.tables_kept, 2 * len(self._tables))

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self._tables.values():
            table.close()

    def loaded(self) -> Sequence[Table]:
        return list(self._tables.values())

    # --- laying a table -------------------------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> Table:
        invites = any(isinstance(seat, FriendSeat) for seat in wish.seats)
        friends = await self.friends_of(person.id) if invites else chairs.NOBODY
        terms = chairs.new_terms(known_game(wish.game), person, wish, friends)
        return await self._add(person, wish.game, terms, wish.visibility)

    async def friends_of(self, person: str) -> dict[str, Chair]:
        """Those that somebody has played with, as they sat there last."""
        found: dict[str, Chair] = {}
        for listing in await self.games_of(person):
            if listing.state != "waiting" and listing.terms.seats_of(person):
                for chair in listing.terms.chairs:
                    if chair.kind == "person" and chair.person not in (None, person):
                        found.setdefault(str(chair.person), chair)
        return found

    async def _add(self, person: Person, game: str, terms: TableTerms, visibility: Visibility) -> Table:
        now = self.services.time.now()
        table = Table(self.services, secrets.token_urlsafe(9), find_game(game), terms, owner=person.id, created=now)
        table.visibility = visibility
        await self.services.store.tables.add(
            table.id, stored_terms(terms), game=game, visibility=visibility, owner=person.id, created=now
        )
        self._keep(table)
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same people again; whoever asks second finds the table of whoever asked first."""
        return await self.find(await table.ask(partial(self._lay_again, table, person)))

    async def _lay_again(self, table: Table, person: Person) -> str:
        if table.state != "over":
            raise conflict("not-over", "finish this game first")
        terms = chairs.rematch(table.terms, table.id, person.id)
        if table.terms.rematch is None:
            visibility = "unlisted" if table.visibility == "public" else table.visibility  # others are invited
            new = await self._add(person, table.game.name, terms, visibility)
            await self._carry_chat(table, new)
            await table.note_rematch(new.id, person.id)
        assert table.terms.rematch is not None
        return table.terms.rematch

    async def _carry_chat(self, old: Table, new: Table) -> None:
        """Those who play on go on talking."""
        lines = old.chat.last(LINES_CARRIED)
        for line in lines:
            await self.services.store.chat.add(new.id, line)
        new.chat.restore(lines)

    async def transfer_seats(self, old: Person, new: Person) -> None:
        """A guest has logged in to an account: the seats go along."""
        for table_id in await self.services.store.tables.of_person(old.id):
            table = await self.find(table_id)
            await table.ask(partial(table.hand_over, old.id, new.id))

    # --- the lobby ------------------------------------------------------------------------------------------------

    async def lobby(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        state: TableState | None = None,
        with_open_seats: bool = False,
        before: float | None = None,
    ) -> list[Listing]:
        """Tables, newest first: public ones, or a person's own of any kind. None is loaded for this."""
        query = TableQuery(
            games=[name for name in game_names() if game in {None, name}],
            most=LOBBY_PAGE,
            state=state,
            person=person,
            with_open_seats=with_open_seats,
            before=before,
        )
        return [self._listing(stored) for stored in await self.services.store.tables.page(query)]

    def _listing(self, stored: StoredTable) -> Listing:
        """A table in memory knows best, and knows who is there."""
        table = self._tables.get(stored.id)
        return listing_of(stored) if table is None else table.listing()

    async def look_up(self, table_id: str) -> Listing | None:
        """A table as the lobby tells of it, without loading it."""
        table = self._tables.get(table_id)
        if table is not None:
            return table.listing()
        stored = await self.services.store.tables.find(table_id)
        return listing_of(stored) if stored is not None and stored.game in game_names() else None

    async def games_of(self, person: str) -> list[Listing]:
        """A person's own tables, newest first."""
        found = await self.lobby(person=person)
        for place, one in enumerate(found):
            if one.state == "over" and one.standings is None:
                # It ended before the store kept this: loading completes it.
                found[place] = (await self.find(one.id)).listing()
        return found
