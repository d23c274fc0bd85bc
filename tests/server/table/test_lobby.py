"""The lobby reads rows: it loads no table, and says of one that is not loaded what the table itself would say."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from hoftag.core.registry import game_names
from hoftag.core.rng import Rng
from hoftag.server.people.people import Person
from hoftag.server.server import Server
from hoftag.server.table.listing import Listing, listing_of
from hoftag.server.table.table import Table
from hoftag.server.table.tables import LOBBY_PAGE
from hoftag.server.table.votes import Back
from hoftag.server.wire.tables import MySeat, NewTable, Visibility
from tests.ours import ANY
from tests.server.kit import config

Work = Callable[[Server, Person], Awaitable[None]]


def with_server(folder: Path, work: Work) -> None:
    """A server without sockets, and the same person at each start."""

    async def run() -> None:
        server = Server(config(folder))
        await server.open()
        try:
            known = folder / "anna"
            if not known.exists():
                person, _ = await server.people.guest("Anna", "test")
                known.write_text(person.id, encoding="utf-8")
            await work(server, await server.people.person(known.read_text(encoding="utf-8")))
        finally:
            await server.close()

    asyncio.run(run())


async def laid(server: Server, anna: Person, game: str = ANY, visibility: Visibility = "public") -> Table:
    seats = [MySeat(), MySeat("Berta"), MySeat("Carl")]
    return await server.tables.create(anna, NewTable(game, [*seats], visibility=visibility, undo="free"))


async def begun(server: Server, anna: Person, game: str = ANY) -> Table:
    table = await laid(server, anna, game)
    await table.ask(lambda: table.start(anna.id))
    return table


async def play(table: Table, moves: int, rng: Rng) -> None:
    """Random moves until enough were played or the game is over."""
    for _ in range(moves):
        if table.state == "over":
            return
        seat, question = next(iter(table.playing().questions.items()))
        move = question.legal[rng.below(len(question.legal))]
        await table.ask(partial(table.play_move, seat, move))


async def whole_lobby(server: Server) -> list[Listing]:
    found: list[Listing] = []
    page = await server.tables.lobby()
    while page:
        found += page
        page = await server.tables.lobby(before=page[-1].created)
    return found


def test_paging_the_whole_archive_loads_no_table(tmp_path: Path) -> None:
    number = 2 * LOBBY_PAGE + 3

    async def lay(server: Server, anna: Person) -> None:
        for place in range(number):
            table = await (begun(server, anna) if place % 3 else laid(server, anna))
            if place == 1:
                await play(table, 10_000, Rng(1))

    async def page(server: Server, anna: Person) -> None:
        found = await whole_lobby(server)
        assert len({listing.id for listing in found}) == number
        assert {listing.state for listing in found} == {"waiting", "playing", "over"}
        assert [listing.created for listing in found] == sorted((one.created for one in found), reverse=True)
        assert len(await server.tables.games_of(anna.id)) == LOBBY_PAGE
        assert server.tables.loaded() == []

    with_server(tmp_path, lay)
    with_server(tmp_path, page)


def test_the_lobby_says_the_same_of_a_table_that_is_loaded_and_of_one_that_is_not(tmp_path: Path) -> None:
    async def lay(server: Server, anna: Person) -> None:
        await laid(server, anna)
        await laid(server, anna, visibility="private")
        for moves in (0, 1, 7, 60, 10_000):
            await play(await begun(server, anna), moves, Rng(moves))
        over = server.tables.loaded()[-1]
        assert over.state == "over"
        await server.tables.rematch(over, anna)
        voting = await begun(server, anna)
        await play(voting, 5, Rng(5))
        await voting.ask(lambda: voting.open_vote("undo", "somebody else", 0, back=Back(1, 2, 1)))

    async def compare(server: Server, anna: Person) -> None:
        unloaded = await server.tables.games_of(anna.id)
        assert server.tables.loaded() == []
        assert {listing.state for listing in unloaded} == {"waiting", "playing", "over"}
        assert any(listing.terms.votes for listing in unloaded)
        for listing in unloaded:
            await server.tables.find(listing.id)
        loaded = await server.tables.games_of(anna.id)
        assert [one.game_of(anna.id) for one in loaded] == [one.game_of(anna.id) for one in unloaded]
        assert [one.info(None) for one in loaded] == [one.info(None) for one in unloaded]

    with_server(tmp_path, lay)
    with_server(tmp_path, compare)


@pytest.mark.parametrize("game", game_names())
def test_the_store_knows_after_every_move_who_must_decide(tmp_path: Path, game: str) -> None:
    async def compare(server: Server, anna: Person) -> None:
        table = await begun(server, anna, game)
        rng = Rng(3)
        for version in range(25):
            stored = await server.store.tables.find(table.id)
            assert stored is not None
            assert (stored.version, listing_of(stored).to_act) == (version, table.listing().to_act)
            assert stored.to_act
            await play(table, 1, rng)

    with_server(tmp_path, compare)


def as_version_1(path: Path) -> None:
    """The database as version 1 of its tables would have left it."""
    with sqlite3.connect(path) as old:
        old.execute("DROP INDEX tables_newest")
        for column in ("tables DROP COLUMN to_act", "tables DROP COLUMN standings", "entries DROP COLUMN to_act"):
            old.execute(f"ALTER TABLE {column}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    old.close()


def test_tables_of_an_older_version_come_over(tmp_path: Path) -> None:
    told: list[Listing] = []

    async def lay(server: Server, anna: Person) -> None:
        for moves in (0, 20, 10_000):
            await play(await begun(server, anna), moves, Rng(moves))
        told.extend(await server.tables.games_of(anna.id))

    async def first_start(server: Server, anna: Person) -> None:
        assert {table.state for table in server.tables.loaded()} == {"playing"}
        assert await server.tables.games_of(anna.id) == told

    async def second_start(server: Server, anna: Person) -> None:
        assert await server.tables.games_of(anna.id) == told
        assert server.tables.loaded() == []

    with_server(tmp_path, lay)
    as_version_1(tmp_path / "tables.sqlite")
    with_server(tmp_path, first_start)
    with_server(tmp_path, second_start)


def test_a_game_that_is_not_installed_any_more_does_not_close_the_lobby(tmp_path: Path) -> None:
    async def lay(server: Server, anna: Person) -> None:
        gone, kept = await begun(server, anna), await laid(server, anna)
        (tmp_path / "ids").write_text(f"{gone.id} {kept.id}", encoding="utf-8")

    async def page(server: Server, anna: Person) -> None:
        kept = (tmp_path / "ids").read_text(encoding="utf-8").split()[1]
        assert [listing.id for listing in await server.tables.lobby()] == [kept]
        assert await server.tables.lobby(game="chess") == []

    with_server(tmp_path, lay)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        gone = (tmp_path / "ids").read_text(encoding="utf-8").split()[0]
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (gone,))
    database.close()
    with_server(tmp_path, page)
