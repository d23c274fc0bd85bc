"""A table: one actor with an inbox. What happens here happens one after the other, and is stored before it is told.

The record is the truth. The table knows no rule: it asks the game who must decide, what is legal and why not.
"""

import asyncio
import copy
import hashlib
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from hoftag.core.errors import HoftagError
from hoftag.core.events import TABLE, Event
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.position import hexadecimal
from hoftag.core.record import Entry
from hoftag.server import bots, keeping, seeing
from hoftag.server.bots import BotPool
from hoftag.server.clocks import Alarm, Clocks, Timekeeper
from hoftag.server.config import Config
from hoftag.server.faults import FaultError, bad, conflict, forbidden
from hoftag.server.keeping import Course
from hoftag.server.seating import Ballot, Terms, one_seat, seat_infos
from hoftag.server.seeing import Question
from hoftag.server.store.database import Database
from hoftag.server.store.writer import Job
from hoftag.server.wire import (
    ChatLine,
    ChatSaid,
    ClockInfo,
    Over,
    PartialStep,
    PlayMove,
    Presence,
    Room,
    SeatView,
    Started,
    Step,
    TableChanged,
    TableInfo,
    TableState,
    Undo,
    Visibility,
    Welcome,
    You,
)

log = logging.getLogger("hoftag.table")
T = TypeVar("T")
ANSWERS_KEPT = 256


class Services(msgspec.Struct):
    """What every table needs."""

    config: Config
    database: Database
    time: Timekeeper
    bots: BotPool


class Viewer(Protocol):
    """A connection that looks at a table."""

    person: str | None
    name: str
    seats: tuple[int, ...]
    answered: str
    """The id of the message that the last step it was sent has answered."""

    def send(self, message: bytes) -> None:
        """Send without waiting."""


class Answer:
    """Whom a step answers: the connection, the id it gave its message, and the name under which that is remembered."""

    __slots__ = ("id", "name", "viewer")

    def __init__(self, viewer: Viewer, message: str, name: str) -> None:
        """Somebody waits for this."""
        self.viewer = viewer
        self.id = message
        self.name = name


class Table:
    """One table, from the first chair to the rematch."""

    def __init__(
        self, services: Services, table_id: str, game: Game, terms: Terms, *, owner: str, created: float
    ) -> None:
        """A table that waits for players; `restore` makes it what the store says."""
        self.services = services
        self.id = table_id
        self.game = game
        self.owner = owner
        self.created = created
        self.terms = terms
        self.state: TableState = "waiting"
        self.visibility: Visibility = "public"
        self.seed: str | None = None
        self.header: str | None = None
        self.course: Course | None = None
        self.clocks = Clocks(terms.clock, len(terms.chairs))
        self.questions: dict[int, Question] = {}
        self.chat: list[ChatLine] = []
        self.said = 0
        self.viewers: set[Viewer] = set()
        self.idle_since = services.time.now()
        self._answered: dict[str, int] = {}
        self._snapshot = -1
        self._phase_ends: float | None = None
        self._alarm: Alarm | None = None
        self._thinking: dict[int, int] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        """There while the task has nothing to do; its result wakes it."""

    # --- the inbox ------------------------------------------------------------------------------------------------

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the actor do something, after everything that came before."""
        self._inbox.append(work)
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
        elif self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the actor do something and wait for what comes of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.post(run)
        return await answer

    async def _work(self) -> None:
        """One task for as long as the table is in memory: it sleeps while there is nothing to do."""
        loop = asyncio.get_running_loop()
        while True:
            while self._inbox:
                work = self._inbox.popleft()
                try:
                    await work()
                except FaultError as error:
                    log.info("table %s: %s", self.id, error)
                except Exception:
                    log.exception("table %s", self.id)
            self._idle = idle = loop.create_future()
            await idle
            self._idle = None

    def is_busy(self) -> bool:
        """Whether there is a reason to stay in memory."""
        working = self._task is not None and self._idle is None
        return bool(self.viewers or self._inbox or working or self._thoughts or self._alarm)

    def close(self) -> None:
        """Leave the memory; the store knows everything."""
        if self._alarm is not None:
            self._alarm.cancel()
        for thought in self._thoughts:
            thought.cancel()
        if self._task is not None and self._idle is not None:
            self._task.cancel()
            self._task = self._idle = None

    # --- what everybody may know ----------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many lines the record has."""
        return 0 if self.course is None else self.course.version

    def info(self, person: str | None = None) -> TableInfo:
        """The table as a person may know it."""
        terms = self.terms
        online = frozenset(viewer.person for viewer in self.viewers if viewer.person is not None)
        inside = person is not None and (person == self.owner or bool(terms.seats_of(person)))
        return TableInfo(
            self.id,
            self.game.name,
            self.state,
            self.visibility,
            terms.options,
            terms.clock,
            terms.undo,
            seat_infos(terms.chairs, online),
            self.owner,
            self.created,
            self.version,
            [seat for seat, question in sorted(self.questions.items()) if question.must],
            [vote.info() for vote in terms.votes],
            None if self.seed is None else seed_hash(self.seed, terms.salt),
            f"{self.seed}:{terms.salt}" if self.state == "over" else None,
            terms.key if inside and self.visibility == "private" else None,
            terms.rematch,
            terms.rematch_of,
        )

    def check_access(self, person: str | None, key: str | None) -> None:
        """A private table is for those at it and for those with its key."""
        if self.visibility != "private" or (person is not None and self.terms.seats_of(person)):
            return
        if person != self.owner and not secrets.compare_digest((key or "").encode(), self.terms.key.encode()):
            raise forbidden("private", "this table is private; the invitation link opens it")

    # --- before the game ------------------------------------------------------------------------------------------

    async def change(self, change: Callable[[Terms], None], *, seats: bool = False) -> None:
        """Change the terms: store first, then tell everybody."""
        terms = copy.deepcopy(self.terms)
        change(terms)
        jobs: list[Job] = [
            (keeping.UPDATE_TABLE, [keeping.table_row(self.id, self.state, terms, self.seed, self.header)])
        ]
        if seats:
            jobs += keeping.seat_jobs(self.id, terms)
        await self._write(jobs)
        self.terms = terms
        self._reseat()
        self._tell_table()

    async def start(self, person: str) -> None:
        """Everybody is here: draw the seed and lay the game out."""
        if person != self.owner:
            raise forbidden("not-yours", "whoever laid the table starts the game")
        if self.state != "waiting":
            raise conflict("not-waiting", "the game has begun already")
        if self.terms.open_seats():
            raise conflict("seats-open", "there are open seats: wait for players, or give them to bots")
        terms = copy.deepcopy(self.terms)
        if terms.shuffle:
            secrets.SystemRandom().shuffle(terms.chairs)
        terms.salt = secrets.token_hex(16)
        seed = secrets.randbits(64)
        match = Match(self.game, len(terms.chairs), seed, terms.options, terms.players())
        now = self.services.time.now()
        text, header = hexadecimal(seed), match.record.header()
        row = keeping.table_row(self.id, "playing", terms, text, header)
        await self._write([(keeping.UPDATE_TABLE, [row]), *keeping.seat_jobs(self.id, terms)])
        self.terms, self.seed, self.header, self.state = terms, text, header, "playing"
        self.course = Course(match, [keeping.Happening(TABLE, match.log[0], now)])
        self.clocks = Clocks(terms.clock, len(terms.chairs))
        self._settle(None, now)
        self._reseat()
        self._tell_start()
        self._go_on()

    def restore(self, course: Course, snapshot: int, answered: dict[str, int], clocks: object | None) -> None:
        """Go on as the store says."""
        self.course = course
        self._snapshot = snapshot
        self._answered = answered
        if clocks is not None:
            self.clocks.load(clocks)
        if self.state == "playing":
            self._settle(None, self.services.time.now())
            self._go_on()

    # --- playing --------------------------------------------------------------------------------------------------

    async def play(self, viewer: Viewer, person: str, message: PlayMove) -> int:
        """A person's move; returns the version it made."""
        name = f"{person}:{message.id}:{message.decision}"
        if name in self._answered:
            return self._answered[name]
        course = self._playing()
        seat = one_seat(self.terms.seats_of(person), message.seat)
        if self.terms.chairs[seat].stand_in is not None:
            raise conflict("out-of-turn", "a bot plays for you at present; take the seat back first")
        question = self.questions.get(seat)
        if question is None:
            raise conflict("out-of-turn", "it is not your turn to decide")
        if message.decision != question.decision and (message.decision is not None or question.must):
            raise conflict("stale", f"that question is over; the present one has number {question.decision}")
        try:
            move = self.game.moves.from_json(message.move)
        except HoftagError as error:
            raise bad("unknown-move", str(error)) from None
        if move not in question.legal:
            refusal = course.match.state.why_not(seat, move)
            raise FaultError(409, "illegal", f"'{move.text}' is not legal now ({refusal.rule})", refusal=refusal)
        return await self._play(seat, move, Answer(viewer, message.id, name))

    async def _play(self, seat: int, move: Move, answer: Answer | None = None) -> int:
        """A legal move: play it, store it, tell it."""
        course = self._playing()
        now = self.services.time.now()
        question = self.questions.get(seat)
        events = course.match.play(seat, move, legal=None if question is None else question.legal)
        self.clocks.moved(seat, now)
        course.played(seat, events, now)
        if seat == TABLE:
            self._phase_ends = None
        await self._stored(course, seat, now, answer)
        self._tell_step(course, seat, events, now, answer=answer)
        if self.state == "over":
            self._tell_over(course)
        self._go_on()
        return course.version

    async def undo(self, viewer: Viewer, person: str, message: Undo) -> int:
        """Take back a move, or ask whether one may."""
        name = f"{person}:{message.id}"
        if name in self._answered:
            return self._answered[name]
        course = self._playing()
        seat = one_seat(self.terms.seats_of(person), message.seat)
        if self.terms.undo == "never":
            raise forbidden("no-undo", "nothing is taken back at this table")
        if self.may_undo(course, seat):
            course.match.undo(seat)
            await self._took_back(course, seat, Answer(viewer, message.id, name))
            return course.version
        last = course.last_move_of(seat)
        if last == 0:
            raise conflict("no-undo", "you have made no move yet")
        if not message.ask:
            raise conflict(
                "needs-consent", "chance, a secret or another player has come between: the others must agree"
            )
        await self._open_vote("undo", person, seat, moves=course.stands.index(last))
        return course.version

    def may_undo(self, course: Course, seat: int) -> bool:
        """Whether a seat may take its last move back without asking."""
        return self.terms.undo == "free" and self.state == "playing" and course.match.can_undo(seat)

    async def _took_back(self, course: Course, seat: int, answer: Answer | None = None) -> None:
        """The match went back: store and tell it."""
        now = self.services.time.now()
        gone = course.took_back(seat, len(course.match.standing), now)
        self._phase_ends = None
        await self._stored(course, seat, now, answer)
        self._tell_step(course, seat, [], now, gone=gone, answer=answer)
        self._go_on()

    async def _stored(self, course: Course, seat: int, now: float, answer: Answer | None) -> None:
        """Store the last line of the record and whatever follows from it; without that nothing has happened."""
        over = course.match.state.is_over()
        self._settle(seat, now)
        entry: Entry = course.match.record.entries[-1]
        row = {
            "table_id": self.id,
            "number": course.version,
            "line": str(entry),
            "at": now,
            "clocks": msgspec.json.encode(self.clocks.save()).decode() if self.clocks.any() else None,
            "message": None if answer is None else answer.name,
        }
        jobs: list[Job] = [(keeping.INSERT_ENTRY, [row])]
        due = course.version - self._snapshot >= self.services.config.snapshot_every
        if over or (due and course.match.at_barrier()):
            jobs.append(keeping.snapshot_job(self.id, course, self._snapshot + 1))
        if over:
            jobs += self._closing(course, now)
        await self._write(jobs)
        if len(jobs) > 1:
            self._snapshot = course.version
        if over:
            self.state = "over"
        if answer is not None:
            self._remember(answer.name, course.version)

    def _remember(self, message: str, version: int) -> None:
        self._answered[message] = version
        if len(self._answered) > ANSWERS_KEPT:
            del self._answered[next(iter(self._answered))]

    def _closing(self, course: Course, now: float) -> list[Job]:
        """What is stored when a game ends."""
        outcome = course.match.state.outcome()
        shares = outcome.shares()
        chairs = self.terms.chairs
        rows = [
            {
                "table_id": self.id,
                "seat": seat,
                "person": chair.person,
                "game": self.game.name,
                "ended": now,
                "seats": len(chairs),
                "bots": sum(other.kind != "person" for other in chairs),
                "place": outcome.places[seat],
                "share": shares[seat],
                "score": outcome.scores[seat],
                "parts": msgspec.json.encode(outcome.parts[seat]).decode(),
            }
            for seat, chair in enumerate(chairs)
            if chair.person is not None
        ]
        row = keeping.table_row(self.id, "over", self.terms, self.seed, self.header)
        jobs: list[Job] = [(keeping.UPDATE_TABLE, [row])]
        return [*jobs, (keeping.INSERT_RESULT, rows)] if rows else jobs

    async def _write(self, jobs: Sequence[Job]) -> None:
        """Store, or forget that it ever happened: the table is read again from what is stored."""
        try:
            await self.services.database.writer.write(*jobs)
        except Exception as error:
            log.exception("table %s could not be stored", self.id)
            await self._forget()
            raise FaultError(503, "not-stored", "this could not be stored; nothing has changed") from error

    async def _forget(self) -> None:
        if self.course is None:
            return
        course, lines, snapshot = await keeping.load_course(
            self.services.database, self.game, self.id, self.header or ""
        )
        self.course, self._snapshot = course, snapshot
        stored = lines[-1]["clocks"] if lines else None
        if stored is not None:
            self.clocks.load(msgspec.json.decode(stored))
        self._settle(None, self.services.time.now())

    def _playing(self) -> Course:
        if self.course is None or self.state != "playing":
            raise conflict("not-playing", "no game is being played here at present")
        return self.course

    # --- what comes next ------------------------------------------------------------------------------------------

    def _settle(self, mover: int | None, now: float) -> None:
        """Find out who is asked what now, and whose clock runs. A question that stands keeps its number."""
        course = self.course
        assert course is not None
        state = course.match.state
        must = state.to_act()
        found: dict[int, Question] = {}
        for seat in state.may_act():
            if seat == TABLE:
                continue
            legal = state.legal(seat)
            prompt = state.prompt(seat)
            before = self.questions.get(seat)
            if before is not None and seat != mover and before.still(legal, prompt):
                found[seat] = before
            else:
                found[seat] = Question(course.version, legal, prompt, must=seat in must)
        self.questions = found
        if self.clocks.any():
            self.clocks.owed_by([seat for seat in must if self.terms.chairs[seat].bot() is None], now)
        seconds = state.timed()
        if seconds is None:
            self._phase_ends = None
        elif self._phase_ends is None:
            self._phase_ends = now + seconds

    def _go_on(self) -> None:
        """Set the alarm for the next clock, and let the bots think."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.state != "playing":
            return
        self._set_alarm()
        for seat, question in self.questions.items():
            spec = self.terms.chairs[seat].bot()
            if spec is not None and self._thinking.get(seat) != question.decision:
                self._thinking[seat] = question.decision
                thought = asyncio.get_running_loop().create_task(self._think(seat, question, spec))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    def _set_alarm(self) -> None:
        if self._phase_ends is None and not self.clocks.any():
            return
        now = self.services.time.now()
        waits = [] if self._phase_ends is None else [max(0.0, self._phase_ends - now)]
        fall = self.clocks.next_fall(now)
        if fall is not None:
            waits.append(fall)
        if waits:
            self._alarm = self.services.time.after(min(waits) + 0.001, lambda: self.post(self._time_up))

    async def _think(self, seat: int, question: Question, spec: str) -> None:
        """A bot decides and posts its move like anybody else."""
        course = self._playing()
        if len(question.legal) == 1:
            text = question.legal[0].text
        else:
            state = course.match.state.copy()
            text = await self.services.bots.choose(course.match.game, state, len(self.terms.chairs), seat, spec)
        if self.services.config.bot_pause:
            await asyncio.sleep(self.services.config.bot_pause)

        async def play() -> None:
            now_asked = self.questions.get(seat)
            if now_asked is question and self.terms.chairs[seat].bot() is not None:
                await self._play(seat, self.game.moves.from_text(text))

        self.post(play)

    async def _time_up(self) -> None:
        """A clock has fallen: a bot stands in; or a timed phase is over: the table ends it."""
        if self.state != "playing" or self.course is None:
            return
        now = self.services.time.now()
        if self._phase_ends is not None and self._phase_ends <= now:
            legal = self.course.match.state.legal(TABLE)
            if legal:
                await self._play(TABLE, legal[0])
                return
        fallen = self.clocks.fallen(now) if self.clocks.any() else []
        if fallen:
            spec = bots.stand_in(self.game)

            def stand_in(terms: Terms) -> None:
                for seat in fallen:
                    terms.chairs[seat].stand_in = spec

            await self.change(stand_in)
            self._settle(None, now)
        self._go_on()

    # --- votes ----------------------------------------------------------------------------------------------------

    async def _open_vote(self, what: str, person: str, seat: int, *, spec: str = "", moves: int = 0) -> None:
        """Ask everybody; whoever asks has said yes."""
        asked = self.terms.people()

        def open_vote(terms: Terms) -> None:
            terms.votes_held += 1
            kept = [vote for vote in terms.votes if (vote.what, vote.seat) != (what, seat)]
            ballot = Ballot(
                terms.votes_held,
                "undo" if what == "undo" else "replace",
                person,
                seat,
                self.version,
                [person],
                asked,
                spec,
                moves,
            )
            terms.votes = [*kept, ballot]

        await self.change(open_vote)
        await self._count(self.terms.votes[-1].number)

    async def propose_bot(self, person: str, seat: int, spec: str) -> None:
        """Somebody has left: may a bot play for them?"""
        self._playing()
        chairs = self.terms.chairs
        if person not in self.terms.people():
            raise forbidden("not-seated", "only those at the table can propose this")
        if not 0 <= seat < len(chairs):
            raise bad("bad-seats", f"there is no seat {seat}")
        if not chairs[seat].left or chairs[seat].stand_in is not None:
            raise conflict("not-away", "nobody has left that seat, or a bot has it already")
        await self._open_vote("replace", person, seat, spec=spec)

    async def take_back_seat(self, person: str, seat: int) -> None:
        """Whoever was away plays again."""
        self._playing()
        if seat not in self.terms.seats_of(person):
            raise forbidden("not-yours", f"seat {seat} is not yours")

        def back(terms: Terms) -> None:
            terms.chairs[seat].stand_in = None
            terms.chairs[seat].left = False

        await self.change(back)
        now = self.services.time.now()
        if self.clocks.any():
            self.clocks.left[seat] = max(self.clocks.left[seat], 60.0)
        self._thinking.pop(seat, None)
        self._settle(None, now)
        self._go_on()

    async def vote(self, person: str, number: int, *, yes: bool) -> int:
        """Somebody answers; one no ends a vote."""
        ballot = next((vote for vote in self.terms.votes if vote.number == number), None)
        if ballot is None:
            raise conflict("no-such-vote", "that vote is over")
        if person not in ballot.asked:
            raise forbidden("not-asked", "you are not asked in this vote")

        def answer(terms: Terms) -> None:
            if not yes:
                terms.votes = [vote for vote in terms.votes if vote.number != number]
            for vote in terms.votes:
                if vote.number == number and person not in vote.yes:
                    vote.yes.append(person)

        await self.change(answer)
        await self._count(number)
        return self.version

    async def _count(self, number: int) -> None:
        """Do what everybody agreed to."""
        ballot = next((vote for vote in self.terms.votes if vote.number == number), None)
        if ballot is None or not ballot.passed():
            return

        def close_vote(terms: Terms) -> None:
            terms.votes = [vote for vote in terms.votes if vote.number != number]
            if ballot.what == "replace":
                terms.chairs[ballot.seat].stand_in = ballot.spec

        await self.change(close_vote)
        course = self._playing()
        if ballot.what == "undo" and ballot.moves < len(course.match.standing):
            course.match.rewind(ballot.moves)
            await self._took_back(course, TABLE)
        else:
            self._settle(None, self.services.time.now())
            self._go_on()

    # --- viewers --------------------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, since: int | None, note: str) -> None:
        """Somebody looks at the table, for the first time or again."""
        viewer.seats = self.terms.seats_of(viewer.person)
        self.viewers.add(viewer)
        course = self.course
        over = self.state == "over"
        message = Welcome(
            self.version,
            You(viewer.person, viewer.name, list(viewer.seats)),
            self.info(viewer.person),
            [] if course is None else self._missed(course, viewer.seats, since),
            [line for line in self.chat if self._hears(viewer, line.room)],
            note,
        )
        if course is not None:
            message.public = seeing.public(course.match.state)
            message.seats = self._seat_views(course, viewer.seats, {})
            message.clocks = self._clock_info()
            message.outcome = seeing.outcome_info(course.match.state.outcome()) if over else None
        viewer.send(seeing.encode(message))
        self._tell_presence()

    def _missed(self, course: Course, seats: tuple[int, ...], since: int | None) -> list[PartialStep]:
        first = 0 if since is None or not 0 <= since <= course.version else since + 1
        over = self.state == "over"
        return [
            PartialStep(
                version,
                happening.seat,
                seeing.events_for(happening.events, seats, everything=over),
                happening.at,
                happening.undone,
                happening.undo,
            )
            for version, happening in enumerate(course.history[first:], first)
        ]

    def goodbye(self, viewer: Viewer) -> None:
        """Somebody looks away."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.idle_since = self.services.time.now()
            self._tell_presence()

    def _reseat(self) -> None:
        for viewer in self.viewers:
            viewer.seats = self.terms.seats_of(viewer.person)

    def _hears(self, viewer: Viewer, room: Room) -> bool:
        return (room == "players") == bool(viewer.seats) or (bool(viewer.seats) and self.state == "over")

    # --- telling --------------------------------------------------------------------------------------------------

    def _clock_info(self) -> ClockInfo | None:
        now = self.services.time.now()
        return self.clocks.info(now, None if self._phase_ends is None else max(0.0, self._phase_ends - now))

    def _seat_views(self, course: Course, seats: tuple[int, ...], made: dict[int, SeatView]) -> list[SeatView]:
        """The views of these seats, each made once."""
        for seat in seats:
            if seat not in made:
                made[seat] = seeing.seat_view(
                    course.match.state,
                    seat,
                    self.questions.get(seat),
                    undo=self.may_undo(course, seat),
                    last_move=course.last_move_of(seat),
                )
        return [made[seat] for seat in seats]

    def _tell_step(
        self,
        course: Course,
        seat: int,
        events: list[Event],
        at: float,
        *,
        gone: list[int] | None = None,
        answer: Answer | None = None,
    ) -> None:
        """A step to everybody, encoded once for each kind of viewer."""
        if not self.viewers:
            return
        public = seeing.public(course.match.state)
        clocks = self._clock_info()
        to_act = list(course.match.state.to_act())
        over = self.state == "over"
        made: dict[int, SeatView] = {}
        encoded: dict[tuple[int, ...], bytes] = {}
        version = course.version
        for viewer in self.viewers:
            seats = viewer.seats
            message = encoded.get(seats)
            if message is None:
                told = seeing.events_for(events, seats, everything=over)
                views = self._seat_views(course, seats, made)
                step = Step(version, seat, told, at, to_act, public, views, clocks, gone)
                message = encoded[seats] = seeing.encode(step)
            if answer is not None and viewer is answer.viewer:
                viewer.answered = answer.id
                message = seeing.with_answer(message, answer.id)
            viewer.send(message)

    def _tell_start(self) -> None:
        course = self._playing()
        public = seeing.public(course.match.state)
        clocks = self._clock_info()
        for viewer in self.viewers:
            you = You(viewer.person, viewer.name, list(viewer.seats))
            told = seeing.events_for(course.history[0].events, viewer.seats)
            views = self._seat_views(course, viewer.seats, {})
            viewer.send(seeing.encode(Started(self.info(viewer.person), you, 0, told, public, views, clocks)))

    def _tell_over(self, course: Course) -> None:
        over = Over(course.version, seeing.outcome_info(course.match.state.outcome()), f"{self.seed}:{self.terms.salt}")
        self._tell(over)

    def _tell_table(self) -> None:
        for viewer in self.viewers:
            you = You(viewer.person, viewer.name, list(viewer.seats))
            viewer.send(seeing.encode(TableChanged(self.info(viewer.person), you)))

    def _tell_presence(self) -> None:
        here = sorted({seat for viewer in self.viewers for seat in viewer.seats})
        self._tell(Presence(here, sum(not viewer.seats for viewer in self.viewers)))

    def _tell(self, message: msgspec.Struct) -> None:
        encoded = seeing.encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    # --- talking --------------------------------------------------------------------------------------------------

    async def say(self, viewer: Viewer, room: Room, text: str) -> int:
        """Something is said; it is stored and told as it is, as plain text."""
        if viewer.person is None:
            raise FaultError(401, "who-are-you", "give yourself a name before you speak")
        if (room == "players") != bool(viewer.seats):
            raise forbidden("wrong-room", "players speak in 'players', everybody else in 'spectators'")
        self.said += 1
        line = ChatLine(self.said, room, viewer.person, viewer.name, text, self.services.time.now())
        row = {
            "table_id": self.id,
            "number": line.number,
            "room": room,
            "person": line.by,
            "name": line.name,
            "text": text,
            "at": line.at,
        }
        await self._write([(keeping.INSERT_CHAT, [row])])
        self.chat = [*self.chat, line][-keeping.CHAT_KEPT :]
        encoded = seeing.encode(ChatSaid(line))
        for other in self.viewers:
            if self._hears(other, room):
                other.send(encoded)
        return self.version


def seed_hash(seed: str, salt: str) -> str:
    """What is published at the start, so that everybody can check at the end that the luck was settled."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
