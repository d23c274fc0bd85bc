"""Everybody who looks at a table, and what each of them is told: never more than their seats may know."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from hoftag.core.events import Event
from hoftag.core.game import Game, State
from hoftag.core.match import Match
from hoftag.server.table import views
from hoftag.server.table.history import History
from hoftag.server.table.listing import Listing
from hoftag.server.table.questions import Question
from hoftag.server.table.terms import TableTerms
from hoftag.server.viewer import Answer, Refused, Viewer
from hoftag.server.wire.encode import encode
from hoftag.server.wire.play import ClockInfo, PartialStep, SeatView
from hoftag.server.wire.socket import ChatLine, Over, Presence, Rushed, Started, TableChanged, Update, Welcome, You

Told = list[tuple[Viewer, bytes]]
"""What to send to whom."""


class TableView:
    """All that there is to see of a game at one moment; each viewer is shown their part of it."""

    __slots__ = ("_free_undo", "_history", "_questions", "_seat_views", "clocks", "match")

    def __init__(
        self,
        match: Match,
        history: History,
        questions: Mapping[int, Question],
        clocks: ClockInfo | None,
        *,
        free_undo: bool,
    ) -> None:
        """`free_undo` if seats may take back without asking what the game lets them."""
        self.match = match
        self._history = history
        self._questions = questions
        self.clocks = clocks
        self._free_undo = free_undo and not match.state.is_over()
        self._seat_views: dict[int, SeatView] = {}

    def seats(self, seats: Sequence[int]) -> list[SeatView]:
        """The views of these seats, each made once."""
        return [self._seat_views.get(seat) or self._seat(seat) for seat in seats]

    def _seat(self, seat: int) -> SeatView:
        match, state = self.match, self.match.state
        view = self._seat_views[seat] = SeatView(
            seat=seat,
            own=views.own(state, seat),
            undo=self._free_undo and match.can_undo(seat),
            last_move=match.last_move_of(seat),
        )
        question = self._questions.get(seat)
        if question is not None:
            views.add_question(view, state, question)
        return view

    def missed(self, seats: Sequence[int], since: int | None) -> list[PartialStep]:
        """What happened after a version, as these seats may know it; without one, all of it."""
        first = 0 if since is None or not 0 <= since <= self.match.version else since + 1
        over = self.match.state.is_over()
        return [
            PartialStep(
                version=happening.version,
                seat=happening.seat,
                events=views.events_for(happening.events, seats, everything=over),
                at=happening.at,
                undone=happening.undone,
                undo=happening.undo,
            )
            for happening in self._history.since(self.match, first)
        ]


class Audience:
    """The viewers of one table."""

    def __init__(self, now: float) -> None:
        self.viewers: set[Viewer] = set()
        self.empty_since = now
        """Since when nobody looks, if nobody does."""
        self._public: Mapping[str, object] = {}
        """What was public at the last step; nothing if it was not told."""

    # --- coming and going -----------------------------------------------------------------------------------------

    def join(self, viewer: Viewer, terms: TableTerms) -> None:
        """A viewer comes, or comes back."""
        viewer.seats = terms.seats_of(viewer.person)
        self.viewers.add(viewer)

    def leave(self, viewer: Viewer, now: float) -> bool:
        """Whether it was there."""
        if viewer not in self.viewers:
            return False
        self.viewers.discard(viewer)
        self.empty_since = now
        return True

    def reseat(self, terms: TableTerms) -> None:
        """Seats have changed hands."""
        for viewer in self.viewers:
            viewer.seats = terms.seats_of(viewer.person)

    def people(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers if viewer.person is not None)

    # --- what everybody is told -----------------------------------------------------------------------------------

    def forget_public(self) -> None:
        """The last step was not told, or did not happen after all: the next one tells the whole of what is public."""
        self._public = {}

    def _changes(self, state: State) -> msgspec.Raw:
        """What is different in public since the last step. Whoever came meanwhile was shown everything."""
        public = views.public(state)
        changes = views.changes(public, self._public)
        self._public = public
        return changes

    def tell(self, message: msgspec.Struct, who: Callable[[Viewer], bool] = lambda _: True) -> None:
        """The same for everybody, or for all of a kind."""
        encoded = encode(message)
        for viewer in self.viewers:
            if who(viewer):
                viewer.send(encoded)

    def tell_presence(self) -> None:
        seats = {seat for viewer in self.viewers for seat in viewer.seats}
        away = seats - {seat for viewer in self.viewers if not viewer.away for seat in viewer.seats}
        spectators = sum(not viewer.seats for viewer in self.viewers)
        self.tell(Presence(seats=sorted(seats), spectators=spectators, away=sorted(away)))

    def tell_table(self, table: Listing) -> None:
        """Something about the table has changed, but not the game."""
        for viewer in self.viewers:
            viewer.send(encode(TableChanged(table=table.info(viewer.person), you=you(viewer))))

    def tell_start(self, table: Listing, view: TableView) -> None:
        public = views.whole(views.public(view.match.state))
        events = view.match.log[0]
        for viewer in self.viewers:
            started = Started(
                table=table.info(viewer.person),
                you=you(viewer),
                version=0,
                events=views.events_for(events, viewer.seats),
                public=public,
                seats=view.seats(viewer.seats),
                clocks=view.clocks,
            )
            viewer.send(encode(started))

    def encode_update(
        self,
        view: TableView,
        seat: int,
        events: list[Event],
        at: float,
        *,
        gone: list[int] | None = None,
        answer: Answer | None = None,
    ) -> Told:
        """What to tell of a step once it is stored, encoded once for each kind of viewer and once more for an answer.

        It is made before the disk has its say, so that afterwards nothing is left to do but to send it.
        """
        told: Told = []
        if not self.viewers:
            self.forget_public()
            return told
        state, version = view.match.state, view.match.version
        changes = self._changes(state)
        to_act = list(state.to_act())
        for_all = views.events_for_all(events, everything=state.is_over())
        encoded: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = viewer.seats
            mine = answer is not None and viewer is answer.viewer
            message = None if mine else encoded.get(seats)
            if message is None:
                update = Update(
                    version=version,
                    seat=seat,
                    events=views.events_for(events, seats) if for_all is None else for_all,
                    at=at,
                    to_act=to_act,
                    changes=changes,
                    seats=view.seats(seats),
                    clocks=view.clocks,
                    undo=gone,
                )
                if mine:
                    assert answer is not None
                    viewer.answered = update.accepted = answer.id
                    message = encode(update)
                else:
                    message = encoded[seats] = encode(update)
            told.append((viewer, message))
        return told

    def tell_rush(self, view: TableView, since: int, answers: Sequence[Answer], refusals: Sequence[Refused]) -> None:
        """Everything that happened in a rush after a version, in one frame; answers go to whoever waits for them."""
        state = view.match.state
        changes = self._changes(state)
        encoded: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = viewer.seats
            message = encoded.get(seats)
            if message is None:
                rushed = Rushed(
                    version=view.match.version,
                    steps=view.missed(seats, since),
                    to_act=list(state.to_act()),
                    changes=changes,
                    seats=view.seats(seats),
                    clocks=view.clocks,
                )
                message = encoded[seats] = encode(rushed)
            done = [answer.id for answer in answers if answer.viewer is viewer]
            failed = [fault.refused(answer.id) for answer, fault in refusals if answer.viewer is viewer]
            viewer.send(views.with_answers(message, done, failed) if done or failed else message)

    def tell_over(self, match: Match, seed: str) -> None:
        outcome = views.outcome_info(match.state.outcome())
        self.tell(Over(version=match.version, outcome=outcome, seed=seed))


def welcome(
    viewer: Viewer,
    since: int | None,
    table: Listing,
    view: TableView | None,
    *,
    game: Game,
    chat: list[ChatLine],
    note: str,
) -> bytes:
    """Everything as it stands, for a viewer that comes or comes back."""
    message = Welcome(
        version=table.version,
        you=you(viewer),
        table=table.info(viewer.person),
        missed=[],
        chat=chat,
        note=note,
        box=views.box(game),
        wording=views.wording(game),
        earlier_rules=game.is_earlier(),
    )
    if view is not None:
        state = view.match.state
        message.missed = view.missed(viewer.seats, since)
        message.public = views.whole(views.public(state))
        message.seats = view.seats(viewer.seats)
        message.clocks = view.clocks
        message.outcome = views.outcome_info(state.outcome()) if state.is_over() else None
    return encode(message)


def you(viewer: Viewer) -> You:
    return You(person=viewer.person, name=viewer.name, seats=list(viewer.seats))


def send(told: Told) -> None:
    for viewer, message in told:
        viewer.send(message)
