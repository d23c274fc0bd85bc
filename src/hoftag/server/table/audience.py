"""Everybody who looks at a table, and what each of them is told: never more than their seats may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from hoftag.core.events import Event
from hoftag.core.match import Match
from hoftag.server.table import views
from hoftag.server.table.history import History
from hoftag.server.wire.encode import encode
from hoftag.server.wire.play import PartialStep, SeatView
from hoftag.server.wire.socket import (
    ClocksChanged,
    Over,
    Presence,
    Refused,
    Rushed,
    Started,
    TableChanged,
    Update,
    Welcome,
    You,
)

if TYPE_CHECKING:
    from hoftag.server.table.table import Table


class Viewer(Protocol):
    """A connection that looks at a table."""

    person: str | None
    name: str
    seats: tuple[int, ...]
    answered: str
    """The id of the message that the last step it was sent has answered."""

    @property
    def delay(self) -> float | None:
        """How long its line takes one way, if it is healthy and was measured."""

    def probe(self) -> None: ...

    def send(self, message: bytes) -> None:
        """Send without waiting."""


class Answer:
    """Whom a step answers: the connection, the id it gave its message, and the name under which that is remembered."""

    __slots__ = ("id", "name", "viewer")

    def __init__(self, viewer: Viewer, message: str, name: str) -> None:
        self.viewer = viewer
        self.id = message
        self.name = name


Refusing = tuple[Answer, Refused]
"""Whom a refusal answers."""


class Audience:
    """The viewers of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.viewers: set[Viewer] = set()
        self.empty_since = table.services.time.now()
        """Since when nobody looks, if nobody does."""
        self._public: Mapping[str, object] = {}
        """What was public when a rush was told last; nothing if it was told in another way since."""

    # --- coming and going -----------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, since: int | None, note: str) -> None:
        """Add a viewer, or one that comes back, and send everything as it stands."""
        table = self._table
        viewer.seats = table.terms.seats_of(viewer.person)
        self.viewers.add(viewer)
        match = table.match
        over = table.state == "over"
        message = Welcome(
            table.version,
            you(viewer),
            table.info(viewer.person),
            [] if match is None else missed(match, table.history, viewer.seats, since, everything=over),
            table.chat.visible_to(viewer),
            note,
            views.box(table.game if match is None else match.game),
        )
        if match is not None:
            message.public = views.public(match.state)
            message.seats = self._seat_views(match, viewer.seats, {})
            message.clocks = table.timing.info()
            message.outcome = views.outcome_info(match.state.outcome()) if over else None
        viewer.send(encode(message))
        self._tell_presence()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.empty_since = self._table.services.time.now()
            self._tell_presence()

    def reseat(self) -> None:
        """Seats have changed hands."""
        for viewer in self.viewers:
            viewer.seats = self._table.terms.seats_of(viewer.person)

    def people(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers if viewer.person is not None)

    def _tell_presence(self) -> None:
        self.tell(Presence(sorted(self.seats()), sum(not viewer.seats for viewer in self.viewers)))
        self._table.rush.viewers_changed()

    def seats(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    # --- what everybody is told -----------------------------------------------------------------------------------

    def tell(self, message: msgspec.Struct, who: Callable[[Viewer], bool] = lambda _: True) -> None:
        """The same for everybody, or for all of a kind."""
        encoded = encode(message)
        for viewer in self.viewers:
            if who(viewer):
                viewer.send(encoded)

    def tell_table(self) -> None:
        """Something about the table has changed, but not the game."""
        for viewer in self.viewers:
            viewer.send(encode(TableChanged(self._table.info(viewer.person), you(viewer))))

    def tell_start(self, match: Match) -> None:
        public = views.public(match.state)
        clocks = self._table.timing.info()
        events = match.log[0]
        for viewer in self.viewers:
            told = views.events_for(events, viewer.seats)
            seat_views = self._seat_views(match, viewer.seats, {})
            info = self._table.info(viewer.person)
            viewer.send(encode(Started(info, you(viewer), 0, told, public, seat_views, clocks)))

    def encode_update(
        self,
        match: Match,
        seat: int,
        events: list[Event],
        at: float,
        *,
        gone: list[int] | None = None,
        answer: Answer | None = None,
    ) -> list[tuple[Viewer, bytes]]:
        """What to tell of a step once it is stored, encoded once for each kind of viewer and once more for an answer.

        It is made before the disk has its say, so that afterwards nothing is left to do but to send it.
        """
        self._public = {}
        told: list[tuple[Viewer, bytes]] = []
        if not self.viewers:
            return told
        state = match.state
        public = views.public(state)
        clocks = self._table.timing.info()
        to_act = list(state.to_act())
        over = state.is_over()
        for_all = views.events_for_all(events, everything=over)
        made: dict[int, SeatView] = {}
        encoded: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = viewer.seats
            mine = answer is not None and viewer is answer.viewer
            message = None if mine else encoded.get(seats)
            if message is None:
                seen = views.events_for(events, seats) if for_all is None else for_all
                seat_views = self._seat_views(match, seats, made)
                update = Update(match.version, seat, seen, at, to_act, public, seat_views, clocks, gone)
                if mine:
                    assert answer is not None
                    viewer.answered = update.accepted = answer.id
                    message = encode(update)
                else:
                    message = encoded[seats] = encode(update)
            told.append((viewer, message))
        return told

    def tell_rush(self, match: Match, since: int, answers: Sequence[Answer], refusals: Sequence[Refusing]) -> None:
        """Everything that happened in a rush after a version, in one frame; answers go to whoever waits for them."""
        state = match.state
        public = state.public()
        changes = views.changes(public, self._public)
        self._public = public
        clocks = self._table.timing.info()
        to_act = list(state.to_act())
        over = self._table.state == "over"
        made: dict[int, SeatView] = {}
        encoded: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = viewer.seats
            message = encoded.get(seats)
            if message is None:
                steps = missed(match, self._table.history, seats, since, everything=over)
                seat_views = self._seat_views(match, seats, made)
                rushed = Rushed(match.version, steps, to_act, changes, seat_views, clocks)
                message = encoded[seats] = encode(rushed)
            done = [answer.id for answer in answers if answer.viewer is viewer]
            failed = [refusal for answer, refusal in refusals if answer.viewer is viewer]
            viewer.send(views.with_answers(message, done, failed) if done or failed else message)

    def tell_clocks(self) -> None:
        """The time has changed, but not the position."""
        self.tell(ClocksChanged(self._table.timing.info()))

    def tell_over(self, match: Match, seed: str) -> None:
        self.tell(Over(match.version, views.outcome_info(match.state.outcome()), seed))

    def _seat_views(self, match: Match, seats: tuple[int, ...], made: dict[int, SeatView]) -> list[SeatView]:
        """The views of these seats, each made once."""
        for seat in seats:
            if seat not in made:
                made[seat] = views.seat_view(
                    match.state,
                    seat,
                    self._table.questions.get(seat),
                    undo=self._table.may_undo(match, seat),
                    last_move=match.last_move_of(seat),
                )
        return [made[seat] for seat in seats]


def you(viewer: Viewer) -> You:
    return You(viewer.person, viewer.name, list(viewer.seats))


def missed(
    match: Match, history: History, seats: Sequence[int], since: int | None, *, everything: bool
) -> list[PartialStep]:
    """What happened after a version, as these seats may know it; without one, all of it."""
    first = 0 if since is None or not 0 <= since <= match.version else since + 1
    return [
        PartialStep(
            happening.version,
            happening.seat,
            views.events_for(happening.events, seats, everything=everything),
            happening.at,
            happening.undone,
            happening.undo,
        )
        for happening in history.since(match, first)
    ]
