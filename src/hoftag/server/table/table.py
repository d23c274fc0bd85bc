"""A table: an actor. What happens here happens one after the other, and is stored before it is told.

The table alone plays, stores and tells. Its parts are handed what they need and say what should happen: `play` (the
game, what is asked, whose clock runs), `chairs` and `votes` (who sits where, and what they agree on), `audience` (who
looks, and what each is told), `chat`; `rush` (phases in which hands race) and `bots.turns` (what bots decide).
"""

import logging
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from hoftag.bots.stand_in import stand_in
from hoftag.core.events import TABLE
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.position import hexadecimal
from hoftag.server.bots.levels import check_bot
from hoftag.server.bots.turns import BotTurn, BotTurns
from hoftag.server.faults import FaultError, conflict, forbidden
from hoftag.server.people.people import Person
from hoftag.server.rush.batch import Batch
from hoftag.server.rush.bot_hands import FailedHand
from hoftag.server.rush.runner import RushRunner
from hoftag.server.services import Services
from hoftag.server.store.values import StoredMatch
from hoftag.server.table import chairs, storing
from hoftag.server.table.audience import send
from hoftag.server.table.chairs import one_seat
from hoftag.server.table.gathering import Gathering
from hoftag.server.table.history import History
from hoftag.server.table.play import Play
from hoftag.server.table.questions import move_in
from hoftag.server.table.terms import Ballot, TableTerms
from hoftag.server.table.votes import Back
from hoftag.server.timekeeper import Wakeup
from hoftag.server.viewer import Answer, Viewer, refuse_all
from hoftag.server.wire.socket import ClocksChanged, Plan, PlayMove, Undo, Why
from hoftag.server.wire.tables import Replace

bot_log = logging.getLogger("hoftag.bots")
AT_LEAST: Final = 60.0
"""So many seconds a clock shows, at least, for somebody who comes back."""
TRY_AGAIN: Final = 1.0
"""When the disk refuses, the next attempt comes after so many seconds."""


class Table(Gathering):
    """One table, from the first chair to the rematch."""

    def __init__(
        self, services: Services, table_id: str, game: Game, terms: TableTerms, *, owner: str, created: float
    ) -> None:
        """A table that waits for players; `restore` makes it what the store says."""
        super().__init__(services, table_id, game, terms, owner=owner, created=created)
        self._bot_turns = BotTurns(services.bots, services.time, services.config.bot_pause, self._bot_chose)
        self._clock_alarm = Wakeup(services.time, self._ring_clock)
        self._rush_alarm = Wakeup(services.time, self._ring_rush)

    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.audience.viewers) or self.is_working() or self._is_waiting()

    def _is_waiting(self) -> bool:
        return self._bot_turns.is_busy() or self._clock_alarm.is_set() or self._rush_alarm.is_set()

    def close(self) -> None:
        """Leave the memory; everything is stored."""
        self._clock_alarm.cancel()
        self._rush_alarm.cancel()
        self._bot_turns.stop()
        self.stop()

    # --- beginning ------------------------------------------------------------------------------------------------

    async def start(self, person: str) -> None:
        """Draw the seed and set the game up."""
        if person != self.owner:
            raise forbidden("not-yours", "whoever laid the table starts the game")
        self.check_waiting()
        terms = chairs.begin(self.terms)
        seed = secrets.randbits(64)
        now = self.services.time.now()
        history = History(now)
        match = Match(self.game, len(terms.chairs), seed, terms.options, terms.players(), log=history)
        text, header, to_act = hexadecimal(seed), match.record.header(), list(match.state.to_act())
        stored = storing.stored_terms(terms)
        tables = self.services.store.tables
        await self.write(tables.start(self.id, stored, seed=text, header=header, to_act=to_act))
        self.seed, self.header, self.state = text, header, "playing"
        self.adopt(terms)
        play = self.in_play = self._play(match, history)
        self._settle(play, now)
        self.audience.tell_start(self.listing(), self.view(play, now))
        self.audience.tell_presence()
        self._schedule(play)

    def _play(self, match: Match, history: History) -> Play:
        rush = RushRunner(match.game, self.id, self.services.config.bot_hand_seconds)
        return Play(match, history, self.terms, rush)

    def restore(self, stored: StoredMatch) -> None:
        """A table whose game has begun: what was played here."""
        play = self.in_play = self._play(*storing.load_match(self.game, self.header or "", stored))
        play.restore(stored)
        if self.state == "playing":
            play.rush.wait_for_players()
            self._settle(play)
            self._schedule(play)

    async def reload(self) -> None:
        play = self.in_play
        if play is not None:
            stored = await self.services.store.tables.match(self.id)
            play.match, play.history = storing.load_match(self.game, self.header or "", stored)
            play.restore(stored)
            self.audience.forget_public()
            self._settle(play)

    # --- playing --------------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game that is being played here, or a refusal."""
        if self.in_play is None or self.state != "playing":
            raise conflict("not-playing", "no game is being played here at present")
        return self.in_play

    def _answered(self, name: str) -> int | None:
        """The version that a message has made already: it was sent again."""
        return None if self.in_play is None else self.in_play.answered.get(name)

    async def play(self, viewer: Viewer, person: str, message: PlayMove, received: float) -> int | None:
        """A person's move; returns the version it made. In a rush that is not known yet: None."""
        name = f"{person}:{message.id}:{message.decision}"
        done = self._answered(name)
        if done is not None:
            return done
        play = self.playing()
        seat = one_seat(viewer.seats, message.seat)
        if self.terms.chairs[seat].stand_in is not None:
            raise conflict("out-of-turn", "a bot plays for you at present; take the seat back first")
        answer = Answer(viewer, message.id, name)
        if play.rush.is_on():
            if message.decision is not None:
                raise conflict("stale", "while hands race, acts have a time and no decision")
            play.rush.act_of_person(seat, move_in(self.game, message.move), answer, message.at, received)
            self._rush_alarm.set(play.rush.next_due())
            return None
        play.check_question(seat, message.decision)
        move = move_in(self.game, message.move)
        play.check_legal(seat, move)
        return await self.play_move(seat, move, answer)

    def why(self, viewer: Viewer, message: Why) -> None:
        """Refuse a move with its reason, without playing it; a legal one is not refused."""
        play = self.playing()
        play.check_legal(one_seat(viewer.seats, message.seat), move_in(self.game, message.move))

    def plan(self, viewer: Viewer, message: Plan) -> Mapping[str, object] | None:
        """What moves that a seat has in mind would need, as its game says it; nothing is played."""
        play = self.playing()
        seat = one_seat(viewer.seats, message.seat)
        return play.match.state.plan(seat, [move_in(self.game, move) for move in message.moves])

    async def play_move(self, seat: int, move: Move, answer: Answer | None = None) -> int:
        """A legal move of a person, a bot or the table itself: play it, store it, tell it."""
        play, now = self.playing(), self.services.time.now()
        events = play.play(seat, move, now)
        self._settle(play, now, seat)
        told = self.audience.encode_update(self.view(play, now), seat, events, now, answer=answer)
        await self._store(play, [None if answer is None else answer.name], now)
        send(told)
        self._after_step(play)
        return play.match.version

    async def _store(self, play: Play, messages: Sequence[str | None], now: float) -> None:
        """Store the last lines of the record and whatever follows from them; without that nothing has happened.

        There are as many lines as messages that they answer.
        """
        lines = play.new_lines(self.id, self.terms, messages, now, self.services.config.snapshot_every)
        await self.write(self.services.store.tables.append(self.id, lines.entries, lines.snapshot, lines.end))
        play.note_stored(lines)
        if lines.end is not None:
            self.state = "over"

    def _after_step(self, play: Play) -> None:
        """Everybody has been told: end the game if it is over, and let the next decisions begin."""
        if self.state == "over":
            self.audience.tell_over(play.match, f"{self.seed}:{self.terms.salt}")
        self._schedule(play)

    # --- taking back ----------------------------------------------------------------------------------------------

    async def undo(self, viewer: Viewer, person: str, message: Undo) -> int:
        """Take back a move, or ask whether one may."""
        name = f"{person}:{message.id}"
        done = self._answered(name)
        if done is not None:
            return done
        play = self.playing()
        seat = one_seat(self.terms.seats_of(person), message.seat)
        if self.terms.undo == "never":
            raise forbidden("no-undo", "nothing is taken back at this table")
        if play.rush.is_on():
            raise conflict("no-undo", "nothing is taken back while hands race")
        if self.terms.undo == "free" and play.match.can_undo(seat):
            now = self.services.time.now()
            await self._took_back(play, seat, play.undo(seat, now), now, Answer(viewer, message.id, name))
            return self.version
        last = play.match.last_move_of(seat)
        if last == 0:
            raise conflict("no-undo", "you have made no move yet")
        if not message.ask:
            raise conflict(
                "needs-consent", "chance, a secret or another player has come between: the others must agree"
            )
        standing = play.match.standing
        stand = standing.index(last)
        await self.open_vote("undo", person, seat, back=Back(stand, last, len(standing) - stand))
        return self.version

    async def _took_back(
        self, play: Play, seat: int, gone: list[int], now: float, answer: Answer | None = None
    ) -> None:
        """These versions no longer stand: store it, tell it."""
        refuse_all(play.rush.stop())
        self._settle(play, now, seat)
        told = self.audience.encode_update(self.view(play, now), seat, [], now, gone=gone, answer=answer)
        await self._store(play, [None if answer is None else answer.name], now)
        send(told)
        self._schedule(play)

    # --- votes and stand-ins --------------------------------------------------------------------------------------

    async def agreed(self, ballot: Ballot) -> None:
        play = self.playing()
        if ballot.what == "undo" and ballot.moves < len(play.match.standing):
            now = self.services.time.now()
            await self._took_back(play, TABLE, play.rewind(ballot.moves, now), now)
        else:
            self._settle(play)
            self._schedule(play)

    async def replace(self, person: Person, wish: Replace) -> None:
        """Give an open seat to a bot before the start, propose one for somebody who left, or take one's seat back."""
        if wish.spec is None:
            await self._take_back_seat(person.id, wish.seat)
        elif self.state == "waiting":
            if person.id != self.owner:
                raise forbidden("not-yours", "whoever laid the table gives its seats to bots")
            await self.change(chairs.seat_bot(self.terms, self.game, wish.seat, wish.spec), persons=True)
        else:
            self.playing()
            spec = check_bot(self.game, wish.spec)
            chairs.check_left(self.terms, person.id, wish.seat)
            await self.open_vote("replace", person.id, wish.seat, spec=spec)

    async def _take_back_seat(self, person: str, seat: int) -> None:
        play = self.playing()
        await self.change(chairs.take_back(self.terms, person, seat))
        play.timing.clocks.leave_at_least(seat, AT_LEAST)
        self._bot_turns.forget(seat)
        self._settle(play)
        self._schedule(play)

    async def _replace_bot(self, seat: int, failed: str, spec: str, why: Sequence[str]) -> None:
        """Another bot plays on for one that failed, unless it has left the seat meanwhile; so this is told once."""
        if self.state == "playing" and self.terms.chairs[seat].bot() == failed:
            told = "\n".join(why)
            bot_log.error("table %s, seat %d: %s failed, %s plays on\n%s", self.id, seat, failed, spec, told)
            await self.change(chairs.stand_in(self.terms, [seat], spec))

    # --- what comes next ------------------------------------------------------------------------------------------

    def _settle(self, play: Play, now: float | None = None, mover: int | None = None) -> None:
        """Find out who is asked what now, and whose clock runs."""
        refuse_all(play.settle(self.who, self.services.time.now() if now is None else now, mover))

    def _schedule(self, play: Play) -> None:
        """Set the alarms for whatever is due next, and let bots think."""
        if self.state != "playing":
            self._clock_alarm.cancel()
            self._rush_alarm.cancel()
            return
        self._clock_alarm.set(play.timing.next_due(self.services.time))
        self._rush_alarm.set(play.rush.next_due())
        if play.rush.is_on():
            return  # the hands of bots move
        for seat, bot in self.who.bots.items():
            question = play.questions.get(seat)
            if question is not None:
                self._bot_turns.ask(seat, bot, question.decision, question.legal, play.match)

    def _bot_chose(self, turn: BotTurn) -> None:
        self.post(partial(self._play_bot, turn))

    async def _play_bot(self, turn: BotTurn) -> None:
        """A bot has chosen; the question may be over, or the seat somebody else's."""
        seat, choice = turn.seat, turn.choice
        try:
            if choice.failures:
                await self._replace_bot(seat, turn.bot, choice.bot, choice.failures)
            question = None if self.in_play is None else self.in_play.questions.get(seat)
            if question is not None and question.legal is turn.legal and seat in self.who.bots:
                await self.play_move(seat, choice.move)
        except FaultError:
            self._bot_turns.forget(seat)
            self._clock_alarm.set(self.services.time.now() + TRY_AGAIN)
            raise

    def _ring_clock(self) -> None:
        self.post(self._time_up)

    async def _time_up(self) -> None:
        """A timed phase is over: the table ends it; or a clock has fallen: a bot stands in."""
        play = self.in_play
        if play is None or self.state != "playing":
            return
        now = self.services.time.now()
        ending = play.timing.phase.ending(play.match.state, now)
        try:
            if ending is not None:
                await self.play_move(TABLE, ending)
                return
            fallen = play.timing.clocks.fallen(now)
            if fallen:
                spec = stand_in(self.game, self.services.config.stand_in)
                await self.change(chairs.stand_in(self.terms, fallen, spec))
                self._settle(play)
        except FaultError:
            self._clock_alarm.set(self.services.time.now() + TRY_AGAIN)
            raise
        self._schedule(play)

    # --- a rush ---------------------------------------------------------------------------------------------------

    def lines_changed(self) -> None:
        super().lines_changed()
        play = self.in_play
        if play is not None and self.state == "playing":
            now = self.services.time.now()
            waits = play.rush.lines_changed(self.who, now)
            if play.timing.lines_changed(play.match.state, self.who, now) or waits:
                self._tell_clocks(play)
            self._clock_alarm.set(play.timing.next_due(self.services.time))
            self._rush_alarm.set(play.rush.next_due())

    def _tell_clocks(self, play: Play) -> None:
        """The time has changed, but not the position."""
        self.audience.tell(ClocksChanged(clocks=self.view(play, self.services.time.now()).clocks))

    def _ring_rush(self) -> None:
        self.post(self._run_rush)

    async def _run_rush(self) -> None:
        """Something is due in a rush, or before one."""
        play = self.in_play
        if play is None or self.state != "playing":
            return
        now = self.services.time.now()
        if play.rush.wake(play.match, self.who, now):
            self._tell_clocks(play)
        for failed in play.rush.take_failed_hands():
            self._replace_hand(failed)
        batch = play.play_batch(self.who, now)
        if batch is not None:
            await self._tell_batch(play, batch)
        self._rush_alarm.set(play.rush.next_due())

    def _replace_hand(self, failed: FailedHand) -> None:
        if failed.successor is None:
            bot_log.error("table %s, seat %d: its hand failed and holds still\n%s", self.id, failed.seat, failed.why)
        else:
            why = [f"{failed.bot}: {failed.why}"]
            self.post(partial(self._replace_bot, failed.seat, failed.bot, failed.successor, why))

    async def _tell_batch(self, play: Play, batch: Batch) -> None:
        """Store what was played in a rush with one write, then tell it in one frame each."""
        if play.match.version > batch.since:
            try:
                self._settle(play, batch.now)
                await self._store(play, batch.messages(play.match.version), batch.now)
            except FaultError as error:
                play.rush.not_stored(self.services.time.now())
                refuse_all([*((answer, error) for answer in batch.answers()), *batch.refusals()])
                return
            view = self.view(play, self.services.time.now())
            self.audience.tell_rush(view, batch.since, batch.answers(), batch.refusals())
            self._after_step(play)
        else:
            refuse_all(batch.refusals())
        play.rush.told(batch, self.who, self.services.time.now())
