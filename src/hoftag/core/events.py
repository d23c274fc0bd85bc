"""Events: what happened, as message keys with typed arguments, each with an audience and a public shadow.

An argument's name says its type: `seat` (or `to_seat`, `from_seat`) is a seat number, `district` (or `cards`, a
list) names members of a domain, everything else is a number or plain text. Words are put in where they are read.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Value: TypeAlias = int | str | Sequence[str]
Args: TypeAlias = Mapping[str, Value]

SPECTATOR = -1
"""A viewer who sits at no seat."""

TABLE = -1
"""The table itself as an actor: it ends timed phases."""


class Event:
    """Something that happened. `seats` may read it; everybody else reads its `shadow`, if there is one."""

    __slots__ = ("args", "key", "passing", "seats", "shadow", "shows")

    def __init__(
        self,
        key: str,
        args: Args,
        seats: tuple[int, ...] | None = None,
        shadow: "Event | None" = None,
        *,
        shows: bool = False,
        passing: bool = False,
    ) -> None:
        """Describe it; `seats` None means everybody, `shows` that something hidden came to light.

        `passing` means that whoever reads it could see it happen, by the rules, though no view keeps it afterwards: a
        die that was rolled and counted, a tile that was lifted and laid back. The conformance kit asks of every other
        event that it tells nothing but what can be seen.
        """
        self.key = key
        self.args = args
        self.seats = seats
        self.shadow = shadow
        self.shows = shows
        self.passing = passing

    def seen_by(self, viewer: int) -> "Event | None":
        """What this viewer learns: the event, its shadow, or nothing."""
        if self.seats is None or viewer in self.seats:
            return self
        return self.shadow

    def to_json(self) -> dict[str, object]:
        """Key and arguments, for whoever may read it."""
        return {"event": self.key, **self.args}


class Tell:
    """Collects what a move tells. Rules call it only if somebody listens."""

    __slots__ = ("events", "shows")

    def __init__(self) -> None:
        """Nothing told yet."""
        self.events: list[Event] = []
        self.shows = False
        """Whether something hidden came to light."""

    def all(self, key: str, /, **args: Value) -> None:
        """Tell everybody."""
        self.events.append(Event(key, args))

    def show(self, key: str, /, **args: Value) -> None:
        """Tell everybody something that was hidden until now: there is no undo behind it."""
        self.shows = True
        self.events.append(Event(key, args, shows=True))

    def passing(self, key: str, /, **args: Value) -> None:
        """Show everybody something that no view keeps afterwards."""
        self.shows = True
        self.events.append(Event(key, args, shows=True, passing=True))

    def only(
        self, reader: int, key: str, /, *, shadow: Event | None = None, shows: bool = False, **args: Value
    ) -> None:
        """Tell one seat; the others learn the shadow."""
        self.shows = self.shows or shows
        self.events.append(Event(key, args, (reader,), shadow, shows=shows))
