"""Who has the seats of a table, and how long their lines take."""

from collections.abc import Collection, Mapping
from statistics import median
from typing import Final

from hoftag.server.rush.order import hold_for
from hoftag.server.viewer import Viewer

UNKNOWN: Final = 0.05
"""What is assumed of a line that was not measured yet."""


class Attendance:
    """The seats of a table: who is there, by bots and by open lines."""

    __slots__ = ("_left", "_viewers", "bots", "seats")

    def __init__(self, seats: int, bots: Mapping[int, str], left: Collection[int], viewers: Collection[Viewer]) -> None:
        """`viewers` is looked at whenever something is asked: it may change."""
        self.seats = seats
        self.bots = bots
        self._left = left
        self._viewers = viewers

    def here(self) -> set[int]:
        """The seats that can act: a bot's always can."""
        return {seat for viewer in self._viewers for seat in viewer.seats} | self.bots.keys()

    def missing(self) -> list[int]:
        """The seats whose people should come back; whoever has left will not."""
        watched = {seat for viewer in self._viewers if not viewer.away for seat in viewer.seats}
        return [seat for seat in self._played_by_people() if seat not in watched]

    def deserted(self) -> bool:
        """Whether people play here, and every one of them is away."""
        people = self._played_by_people()
        return bool(people) and self.missing() == people

    def alone(self) -> bool:
        """Whether somebody plays with bots alone."""
        return len(self._played_by_people()) == 1

    def _played_by_people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots and seat not in self._left]

    def probe(self) -> None:
        """Measure the lines of those who play."""
        for viewer in self._viewers:
            if viewer.seats:
                viewer.probe()

    def delay_of(self, seat: int) -> float:
        """The latency of a seat, one way; a bot's is the median of the people's."""
        if seat in self.bots:
            return self.median_delay()
        found = [viewer.delay for viewer in self._viewers if seat in viewer.seats]
        return min([delay for delay in found if delay is not None], default=UNKNOWN)

    def median_delay(self) -> float:
        delays = self._healthy()
        return median(delays) if delays else UNKNOWN

    def hold(self) -> float:
        """How long slots of a rush stay open."""
        return hold_for(self._healthy())

    def _healthy(self) -> list[float]:
        found = [viewer.delay for viewer in self._viewers if viewer.seats]
        return [delay for delay in found if delay is not None]
