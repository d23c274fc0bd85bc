"""The people around a table: who sits and who watches, what they are told and what they say. `Table` adds the game."""

import logging
import secrets
from collections.abc import Awaitable
from typing import Literal

from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.server.faults import FaultError, conflict, forbidden
from hoftag.server.people.people import Person
from hoftag.server.rush.attendance import Attendance
from hoftag.server.services import Services
from hoftag.server.table import chairs, storing, votes
from hoftag.server.table.actor import Actor
from hoftag.server.table.audience import Audience, TableView, welcome
from hoftag.server.table.chat import TableChat, may_read
from hoftag.server.table.listing import Listing
from hoftag.server.table.play import Play
from hoftag.server.table.terms import Ballot, TableTerms
from hoftag.server.viewer import Viewer
from hoftag.server.wire.socket import ChatSaid, Room
from hoftag.server.wire.tables import Leave, Sit, TableInfo, TableState, Visibility

log = logging.getLogger("hoftag.table")


class Gathering(Actor):
    def __init__(
        self, services: Services, table_id: str, game: Game, terms: TableTerms, *, owner: str, created: float
    ) -> None:
        super().__init__(f"table {table_id}")
        self.services = services
        self.id = table_id
        self.game = game
        self.owner = owner
        self.created = created
        self.state: TableState = "waiting"
        self.visibility: Visibility = "public"
        self.seed: str | None = None
        self.header: str | None = None
        """How the record begins, once the game has."""
        self.in_play: Play | None = None
        """The game, from its start on; also after its end."""
        self.chat = TableChat()
        self.audience = Audience(services.time.now())
        self.terms = terms
        self.who = self._attendance()

    def _attendance(self) -> Attendance:
        terms = self.terms
        return Attendance(len(terms.chairs), terms.bots(), terms.left_seats(), self.audience.viewers)

    # --- what everybody may know ----------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        return None if self.in_play is None else self.in_play.match

    @property
    def version(self) -> int:
        """How many lines the record has."""
        return 0 if self.in_play is None else self.in_play.match.version

    def info(self, person: str | None = None) -> TableInfo:
        """The table as a person may know it."""
        return self.listing().info(person)

    def listing(self) -> Listing:
        play = self.in_play
        ended = play if self.state == "over" else None
        return Listing(
            id=self.id,
            game=self.game.name,
            state=self.state,
            visibility=self.visibility,
            owner=self.owner,
            created=self.created,
            terms=self.terms,
            seed=self.seed,
            version=self.version,
            to_act=[] if play is None else play.to_act(),
            standings=None if ended is None else storing.standings(ended.match.state.outcome()),
            online=self.audience.people(),
        )

    def check_access(self, person: str | None, key: str | None) -> None:
        """A private table is for those at it, for those who were invited, and for those with its key."""
        if self.visibility != "private" or self.terms.was_invited(person):
            return
        if person != self.owner and not secrets.compare_digest((key or "").encode(), self.terms.key.encode()):
            raise forbidden("private", "this table is private; the invitation link opens it")

    # --- who looks, and what they say -----------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, since: int | None, note: str) -> None:
        """Add a viewer, or one that comes back, and send everything as it stands."""
        self.audience.join(viewer, self.terms)
        play = self.in_play
        message = welcome(
            viewer,
            since,
            self.listing(),
            None if play is None else self.view(play, self.services.time.now()),
            game=self.game if play is None else play.match.game,
            chat=self.chat.visible_to(viewer, over=self.state == "over"),
            note=note,
        )
        viewer.send(message)
        self.lines_changed()

    def part(self, viewer: Viewer) -> None:
        """A viewer's line is closed."""
        if self.audience.leave(viewer, self.services.time.now()):
            self.lines_changed()

    def lines_changed(self) -> None:
        """Somebody opened a line or lost one, looked away or came back."""
        self.audience.tell_presence()

    def view(self, play: Play, now: float) -> TableView:
        return play.view(now, free_undo=self.terms.undo == "free")

    async def say(self, viewer: Viewer, room: Room, text: str) -> int:
        """Store a line of the chat and tell it."""
        line = self.chat.line(viewer, room, text, self.services.time.now())
        await self.write(self.services.store.chat.add(self.id, line))
        self.chat.add(line)
        over = self.state == "over"
        self.audience.tell(ChatSaid(line=line), lambda other: may_read(other, room, over=over))
        return self.version

    # --- who sits where -------------------------------------------------------------------------------------------

    async def change(self, terms: TableTerms, *, persons: bool = False) -> None:
        """New terms: store first, then tell everybody. `persons` if somebody has come, gone or changed seats."""
        await self.write(self.services.store.tables.change(self.id, storing.stored_terms(terms), persons=persons))
        self.adopt(terms)
        self.audience.tell_table(self.listing())
        if persons:
            self.lines_changed()

    def adopt(self, terms: TableTerms) -> None:
        """These are the terms from now on."""
        self.terms = terms
        self.who = self._attendance()
        self.audience.reseat(terms)

    def check_waiting(self) -> None:
        if self.state != "waiting":
            raise conflict("not-waiting", "the game has begun already")

    async def sit(self, person: Person, wish: Sit) -> None:
        self.check_waiting()
        await self.change(chairs.sit_down(self.terms, person, wish), persons=True)

    async def leave(self, person: Person, wish: Leave) -> None:
        begun = self.state != "waiting"
        await self.change(chairs.stand_up(self.terms, person.id, wish.seat, begun=begun), persons=True)

    async def show_face(self, person: Person) -> None:
        """Whoever comes back with another face is seen with it."""
        changed = chairs.with_face(self.terms, person, begun=self.state != "waiting")
        if self.state != "over" and changed != self.terms:
            await self.change(changed)

    async def hand_over(self, old: str, new: str) -> None:
        """Somebody's seats go to another person, who is the same."""
        await self.change(chairs.hand_over(self.terms, old, new), persons=True)

    async def note_rematch(self, table: str, person: str) -> None:
        await self.change(chairs.with_rematch(self.terms, table, person))

    # --- votes ----------------------------------------------------------------------------------------------------

    async def open_vote(
        self,
        what: Literal["undo", "replace"],
        person: str,
        seat: int,
        *,
        spec: str = "",
        back: votes.Back = votes.NOWHERE,
    ) -> None:
        terms = votes.open_vote(self.terms, what, person, seat, version=self.version, spec=spec, back=back)
        await self.change(terms)
        await self._count(terms.votes_held)

    async def vote(self, person: str, number: int, *, yes: bool) -> int:
        await self.change(votes.answer(self.terms, person, number, yes=yes))
        await self._count(number)
        return self.version

    async def _count(self, number: int) -> None:
        """If everybody has agreed, do it."""
        ballot = votes.ballot_of(self.terms, number)
        if ballot is not None and ballot.passed():
            terms = votes.close(self.terms, ballot)
            if ballot.what == "replace":
                terms = chairs.stand_in(terms, [ballot.seat], ballot.spec)
            await self.change(terms)
            await self.agreed(ballot)

    async def agreed(self, ballot: Ballot) -> None:
        """Everybody has said yes: what follows from it for the game."""
        raise NotImplementedError

    # --- storing --------------------------------------------------------------------------------------------------

    async def write(self, writing: Awaitable[None]) -> None:
        """Store, or go back: on failure the table is read again from what is stored."""
        try:
            await writing
        except Exception as error:
            log.exception("table %s could not be stored", self.id)
            await self.reload()
            raise FaultError(503, "not-stored", "this could not be stored; nothing has changed") from error

    async def reload(self) -> None:
        """Be again what is stored."""
        raise NotImplementedError
