"""A game at a table, once it has begun: the match with everything that runs beside it. It stores and tells nothing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from hoftag.core.events import TABLE, Event
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.server.faults import conflict, illegal
from hoftag.server.rush.attendance import Attendance
from hoftag.server.rush.batch import Batch
from hoftag.server.rush.runner import RushRunner
from hoftag.server.store.values import StoredEnd, StoredEntry, StoredMatch, StoredSnapshot
from hoftag.server.table import storing
from hoftag.server.table.audience import TableView
from hoftag.server.table.history import History
from hoftag.server.table.questions import Question, asked_now, owing
from hoftag.server.table.terms import TableTerms
from hoftag.server.table.timing import Timing
from hoftag.server.viewer import Refused

ANSWERS_KEPT: Final = 32
"""So many messages of a table are remembered, so that one which comes again is not done again."""


class NewLines(NamedTuple):
    """What is to be stored after something was played."""

    entries: list[StoredEntry]
    snapshot: StoredSnapshot | None
    end: StoredEnd | None


class Play:
    def __init__(self, match: Match, history: History, terms: TableTerms, rush: RushRunner) -> None:
        self.match = match
        self.history = history
        self.questions: dict[int, Question] = {}
        self._owing: list[int] = []
        """The seats that must decide."""
        self.timing = Timing(terms.clock, len(terms.chairs))
        self.rush = rush
        self.answered: dict[str, int] = {}
        """The last messages that made a line, with its version."""
        self._snapshot = -1
        """The version of the last snapshot."""

    # --- what is asked --------------------------------------------------------------------------------------------

    def settle(self, who: Attendance, now: float, mover: int | None = None) -> list[Refused]:
        """Find out who is asked what now, and whose clock runs; returns acts that will not be played any more."""
        match, state = self.match, self.match.state
        self.questions = asked_now(state, match.version, self.questions, mover)
        self._owing = owing(self.questions)
        self.timing.settle(state, self._owing, who, now)
        return self.rush.settle(match, who, now) if self.rush.is_on() or state.live() else []

    def to_act(self) -> list[int]:
        return self._owing

    def check_question(self, seat: int, decision: int | None) -> None:
        """Refuse an answer to anything but what this seat is asked now."""
        question = self.questions.get(seat)
        if question is None:
            raise conflict("out-of-turn", "it is not your turn to decide")
        if decision != question.decision and (decision is not None or question.must):
            raise conflict("stale", f"that question is over; the present one has number {question.decision}")

    def check_legal(self, seat: int, move: Move) -> None:
        """Refuse a move that is not legal, with its reason; a seat that is not asked anything has none."""
        question = self.questions.get(seat)
        if question is None or move not in question.legal:
            raise illegal(self.match.state, seat, move)

    def view(self, now: float, *, free_undo: bool) -> TableView:
        clocks = self.timing.info(now, self.rush.info)
        return TableView(self.match, self.history, self.questions, clocks, free_undo=free_undo)

    # --- what is played -------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, now: float) -> list[Event]:
        """A legal move of a person, a bot or the table itself."""
        question = self.questions.get(seat)
        self.history.now = now
        events = self.match.play(seat, move, legal=None if question is None else question.legal)
        self.timing.clocks.moved(seat, now)
        if seat == TABLE:
            self.timing.phase.reset()
        return events

    def undo(self, seat: int, now: float) -> list[int]:
        """Take back a seat's last move; returns the versions that no longer stand."""
        self.history.now = now
        gone = self.match.undo(seat)
        self.timing.phase.reset()
        return gone

    def rewind(self, moves: int, now: float) -> list[int]:
        """Go back to so many moves; returns the versions that no longer stand."""
        self.history.now = now
        gone = self.match.rewind(moves)
        self.timing.phase.reset()
        return gone

    def play_batch(self, who: Attendance, now: float) -> Batch | None:
        """Play what was done in the slots of a rush that are over; None if none is."""
        match, rush = self.match, self.rush
        legal = {seat: question.legal for seat, question in self.questions.items()}
        batch = rush.close_slots(match.version, legal, who, now)
        if batch is None:
            return None
        self.history.now = now
        for act in batch.acts:
            fault = rush.why_not(act, match.state)
            if fault is None:
                events = match.play(act.seat, act.what.move, at=rush.elapsed_at(act.at))
                batch.played.append((act, events))
            else:
                batch.refused.append((act, fault))
        if batch.ends and match.state.rush() is not None:
            match.play(TABLE, match.state.legal(TABLE)[0], at=rush.elapsed_at(rush.ends))
        return batch

    # --- what is stored -------------------------------------------------------------------------------------------

    def new_lines(
        self, table: str, terms: TableTerms, messages: Sequence[str | None], now: float, snapshot_every: int
    ) -> NewLines:
        """The last lines of the record, as many as there are messages that they answer, and what follows from them."""
        match = self.match
        over = match.state.is_over()
        due = match.version - self._snapshot >= snapshot_every and match.at_barrier()
        return NewLines(
            entries=storing.last_entries(match, self.timing.clocks, now, messages, self.to_act()),
            snapshot=storing.snapshot(match, self.history.recent()) if over or due else None,
            end=storing.end(table, match, terms, now) if over else None,
        )

    def note_stored(self, lines: NewLines) -> None:
        if lines.snapshot is not None:
            self._snapshot = lines.snapshot.number
            self.history.pack(lines.snapshot.happened)
        for entry in lines.entries:
            if entry.message is not None:
                self.answered[entry.message] = entry.number
                if len(self.answered) > ANSWERS_KEPT:
                    del self.answered[next(iter(self.answered))]

    def restore(self, stored: StoredMatch) -> None:
        """What is beside the match, which was read already."""
        answered = [(entry.message, entry.number) for entry in stored.entries if entry.message is not None]
        self.answered = dict(answered[-ANSWERS_KEPT:])
        self._snapshot = stored.snapshots[-1].number if stored.snapshots else -1
        clocks = stored.entries[-1].clocks if stored.entries else None
        if clocks is not None:
            self.timing.clocks.load(msgspec.json.decode(clocks))
