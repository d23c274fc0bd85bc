"""A table: an actor. What happens here happens one after the other, and is stored before it is told.

The record is the truth. The table knows no rule: it asks the game who must decide, what is legal and why not. Its parts
have files of their own: `audience` (who looks, and what they are told), `questions` (who is asked what), `timing` and
`phases` (clocks and timed phases), `chat`, `votes` and `absence` (seats of those who are away); `rush` runs phases in
which hands race, and `bots.turns` lets bots decide.
"""

import copy
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from hoftag.core.errors import HoftagError
from hoftag.core.events import TABLE
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.position import hexadecimal
from hoftag.server.bots.turns import BotTurns
from hoftag.server.faults import FaultError, bad, conflict, forbidden, illegal
from hoftag.server.rush.runner import RushRunner
from hoftag.server.services import Services
from hoftag.server.store.values import StoredMatch
from hoftag.server.table import absence, storing, votes
from hoftag.server.table.actor import Actor
from hoftag.server.table.audience import Answer, Audience, Viewer
from hoftag.server.table.chairs import TableTerms, one_seat
from hoftag.server.table.chat import TableChat
from hoftag.server.table.history import History
from hoftag.server.table.listing import Listing
from hoftag.server.table.questions import Question, asked_now, owing
from hoftag.server.table.timing import Timing
from hoftag.server.wire.socket import PlayMove, Undo, Why
from hoftag.server.wire.tables import TableInfo, TableState, Visibility

log = logging.getLogger("hoftag.table")
ANSWERS_KEPT = 32
"""So many messages of a table are remembered, so that one which comes again is not done again."""


class Table(Actor):
    """One table, from the first chair to the rematch."""

    def __init__(
        self, services: Services, table_id: str, game: Game, terms: TableTerms, *, owner: str, created: float
    ) -> None:
        """A table that waits for players; `restore` makes it what the store says."""
        super().__init__(f"table {table_id}")
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
        self.match: Match | None = None
        self.history = History()
        """What the match has told."""
        self.questions: dict[int, Question] = {}
        self.timing = Timing(services.time, terms.clock, len(terms.chairs))
        self.bot_turns = BotTurns(self)
        self.rush = RushRunner(self)
        self.chat = TableChat(self)
        self.audience = Audience(self)
        self._answered: dict[str, int] = {}
        self._snapshot = -1

    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.audience.viewers) or self.is_working() or self._is_waiting()

    def _is_waiting(self) -> bool:
        return self.bot_turns.is_busy() or self.timing.has_alarm() or self.rush.is_on()

    def close(self) -> None:
        """Leave the memory; everything is stored."""
        self.timing.cancel_alarm()
        self.rush.close()
        self.bot_turns.stop()
        self.stop()

    # --- what everybody may know ----------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many lines the record has."""
        return 0 if self.match is None else self.match.version

    def info(self, person: str | None = None) -> TableInfo:
        """The table as a person may know it."""
        return self.listing().info(person)

    def listing(self) -> Listing:
        ended = self.match if self.state == "over" else None
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
            to_act=owing(self.questions),
            standings=None if ended is None else storing.standings(ended.state.outcome()),
            online=self.audience.people(),
        )

    def check_access(self, person: str | None, key: str | None) -> None:
        """A private table is for those at it and for those with its key."""
        if self.visibility != "private" or (person is not None and self.terms.seats_of(person)):
            return
        if person != self.owner and not secrets.compare_digest((key or "").encode(), self.terms.key.encode()):
            raise forbidden("private", "this table is private; the invitation link opens it")

    # --- before the game ------------------------------------------------------------------------------------------

    async def change(self, change: Callable[[TableTerms], None], *, seats: bool = False) -> None:
        """Change the terms: store first, then tell everybody."""
        terms = copy.deepcopy(self.terms)
        change(terms)
        await self.write(self.services.store.tables.change(self.id, storing.stored_terms(terms), persons=seats))
        self.terms = terms
        self.audience.reseat()
        self.audience.tell_table()

    async def start(self, person: str) -> None:
        """Draw the seed and set the game up."""
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
        now = self.services.time.now()
        history = History(now)
        match = Match(self.game, len(terms.chairs), seed, terms.options, terms.players(), log=history)
        text, header = hexadecimal(seed), match.record.header()
        stored, to_act = storing.stored_terms(terms), owing(asked_now(match.state, 0, {}))
        tables = self.services.store.tables
        await self.write(tables.start(self.id, stored, seed=text, header=header, to_act=to_act))
        self.terms, self.seed, self.header, self.state = terms, text, header, "playing"
        self.match, self.history = match, history
        self.timing = Timing(self.services.time, terms.clock, len(terms.chairs))
        self.settle()
        self.audience.reseat()
        self.audience.tell_start(match)
        self.schedule()

    def restore(self, stored: StoredMatch) -> None:
        """A table whose game has begun: what was played here."""
        self._load(stored)
        answered = [(entry.message, entry.number) for entry in stored.entries if entry.message is not None]
        self._answered = dict(answered[-ANSWERS_KEPT:])
        if self.state == "playing":
            self.rush.wait_for_players()
            self.settle()
            self.schedule()

    # --- playing --------------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match of the game that is being played here, or a refusal."""
        if self.match is None or self.state != "playing":
            raise conflict("not-playing", "no game is being played here at present")
        return self.match

    async def play(self, viewer: Viewer, person: str, message: PlayMove, received: float) -> int | None:
        """A person's move; returns the version it made. In a rush that is not known yet: None."""
        name = f"{person}:{message.id}:{message.decision}"
        if name in self._answered:
            return self._answered[name]
        match = self.playing()
        seat = one_seat(viewer.seats, message.seat)
        if self.terms.chairs[seat].stand_in is not None:
            raise conflict("out-of-turn", "a bot plays for you at present; take the seat back first")
        answer = Answer(viewer, message.id, name)
        if self.rush.is_on() and message.decision is None:
            self.rush.act_of_person(seat, self._move(message.move), answer, message.at, received)
            return None
        question = self.questions.get(seat)
        if question is None:
            raise conflict("out-of-turn", "it is not your turn to decide")
        if message.decision != question.decision and (message.decision is not None or question.must):
            raise conflict("stale", f"that question is over; the present one has number {question.decision}")
        move = self._move(message.move)
        if move not in question.legal:
            raise illegal(match.state, seat, move)
        if self.rush.is_on():
            raise conflict("stale", "while hands race, acts have a time and no decision")
        return await self.play_move(seat, move, answer)

    def why(self, viewer: Viewer, message: Why) -> None:
        """Refuse a move with its reason, without playing it; a legal one is not refused."""
        match = self.playing()
        seat = one_seat(viewer.seats, message.seat)
        move = self._move(message.move)
        question = self.questions.get(seat)
        if question is None or move not in question.legal:
            raise illegal(match.state, seat, move)

    def _move(self, sent: Mapping[str, str]) -> Move:
        try:
            return self.game.moves.from_json(sent)
        except HoftagError as error:
            raise bad("unknown-move", str(error)) from None

    async def play_move(self, seat: int, move: Move, answer: Answer | None = None) -> int:
        """A legal move of a person, a bot or the table itself: play it, store it, tell it."""
        match = self.playing()
        now = self.services.time.now()
        question = self.questions.get(seat)
        self.history.now = now
        events = match.play(seat, move, legal=None if question is None else question.legal)
        self.timing.clocks.moved(seat, now)
        if seat == TABLE:
            self.timing.phase.reset()
        self.settle(seat, now)
        told = self.audience.encode_update(match, seat, events, now, answer=answer)
        await self.store(match, [None if answer is None else answer.name], now)
        send(told)
        self.after_step(match)
        return match.version

    def after_step(self, match: Match) -> None:
        """Everybody has been told: end the game if it is over, and let the next decisions begin."""
        if self.state == "over":
            self.audience.tell_over(match, f"{self.seed}:{self.terms.salt}")
        self.schedule()

    async def undo(self, viewer: Viewer, person: str, message: Undo) -> int:
        """Take back a move, or ask whether one may."""
        name = f"{person}:{message.id}"
        if name in self._answered:
            return self._answered[name]
        match = self.playing()
        seat = one_seat(self.terms.seats_of(person), message.seat)
        if self.terms.undo == "never":
            raise forbidden("no-undo", "nothing is taken back at this table")
        if self.rush.is_on():
            raise conflict("no-undo", "nothing is taken back while hands race")
        if self.may_undo(match, seat):
            now = self.history.now = self.services.time.now()
            await self.took_back(match, seat, match.undo(seat), now, Answer(viewer, message.id, name))
            return match.version
        last = match.last_move_of(seat)
        if last == 0:
            raise conflict("no-undo", "you have made no move yet")
        if not message.ask:
            raise conflict(
                "needs-consent", "chance, a secret or another player has come between: the others must agree"
            )
        await votes.open_vote(self, "undo", person, seat, moves=match.standing.index(last))
        return match.version

    def may_undo(self, match: Match, seat: int) -> bool:
        """Whether a seat may take its last move back without asking."""
        return self.terms.undo == "free" and not match.state.is_over() and match.can_undo(seat)

    async def took_back(
        self, match: Match, seat: int, gone: list[int], now: float, answer: Answer | None = None
    ) -> None:
        """These versions no longer stand: store it, tell it."""
        self.timing.phase.reset()
        self.rush.stop()
        self.settle(seat, now)
        told = self.audience.encode_update(match, seat, [], now, gone=gone, answer=answer)
        await self.store(match, [None if answer is None else answer.name], now)
        send(told)
        self.schedule()

    # --- storing --------------------------------------------------------------------------------------------------

    async def store(self, match: Match, messages: Sequence[str | None], now: float) -> None:
        """Store the last lines of the record and whatever follows from them; without that nothing has happened.

        There are as many lines as messages that they answer.
        """
        over = match.state.is_over()
        entries = storing.last_entries(match, self.timing.clocks, now, messages, owing(self.questions))
        due = match.version - self._snapshot >= self.services.config.snapshot_every
        happened = self.history.recent() if over or (due and match.at_barrier()) else None
        snapshot = None if happened is None else storing.snapshot(match, happened)
        end = storing.end(self.id, match, self.terms, now) if over else None
        await self.write(self.services.store.tables.append(self.id, entries, snapshot, end))
        if happened is not None:
            self._snapshot = match.version
            self.history.pack(happened)
        if over:
            self.state = "over"
        for version, message in enumerate(messages, match.version - len(messages) + 1):
            if message is not None:
                self._remember(message, version)

    def _remember(self, message: str, version: int) -> None:
        """A message that is sent again is answered again, and done once."""
        self._answered[message] = version
        if len(self._answered) > ANSWERS_KEPT:
            del self._answered[next(iter(self._answered))]

    async def write(self, writing: Awaitable[None]) -> None:
        """Store, or go back: on failure the table is read again from what is stored."""
        try:
            await writing
        except Exception as error:
            log.exception("table %s could not be stored", self.id)
            await self._reload()
            raise FaultError(503, "not-stored", "this could not be stored; nothing has changed") from error

    async def _reload(self) -> None:
        if self.match is None:
            return
        self._load(await self.services.store.tables.match(self.id))
        self.settle()

    def _load(self, stored: StoredMatch) -> None:
        self.match, self.history = storing.load_match(self.game, self.header or "", stored)
        self._snapshot = stored.snapshots[-1].number if stored.snapshots else -1
        clocks = stored.entries[-1].clocks if stored.entries else None
        if clocks is not None:
            self.timing.clocks.load(msgspec.json.decode(clocks))

    # --- what comes next ------------------------------------------------------------------------------------------

    def settle(self, mover: int | None = None, now: float | None = None) -> None:
        """Find out who is asked what now, and whose clock runs."""
        assert self.match is not None
        state = self.match.state
        self.questions = asked_now(state, self.match.version, self.questions, mover)
        owing = [seat for seat, question in self.questions.items() if question.must and not self._has_bot(seat)]
        self.timing.settle(state, owing, self.services.time.now() if now is None else now)
        self.rush.settle()

    def _has_bot(self, seat: int) -> bool:
        return self.terms.chairs[seat].bot() is not None

    def schedule(self) -> None:
        """Set the alarm for the next clock, and let bots think."""
        if self.state != "playing":
            self.timing.cancel_alarm()
            return
        self.timing.set_alarm(self._ring)
        self.bot_turns.start()

    def _ring(self) -> None:
        self.post(self._time_up)

    async def _time_up(self) -> None:
        """A timed phase is over: the table ends it; or a clock has fallen: a bot stands in."""
        if self.state != "playing" or self.match is None:
            return
        now = self.services.time.now()
        ending = self.timing.phase.ending(self.match.state, now)
        if ending is not None:
            await self.play_move(TABLE, ending)
            return
        clocks = self.timing.clocks
        fallen = clocks.fallen(now) if clocks.any() else []
        if fallen:
            await absence.stand_in_for(self, fallen)
        self.schedule()


def send(told: list[tuple[Viewer, bytes]]) -> None:
    for viewer, message in told:
        viewer.send(message)
