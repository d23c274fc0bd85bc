"""How long the lines of a live table take, from before a rush until it is over."""

from statistics import median
from typing import TYPE_CHECKING, Final

from hoftag.server.rush.order import hold_for
from hoftag.server.timekeeper import Alarm

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

UNKNOWN: Final = 0.05
"""What is assumed of a line that was not measured yet."""
BURST: Final = 5
BURST_EVERY: Final = 0.1
EVERY: Final = 2.0
"""Lines are measured in a burst first, and then every so many seconds."""


class Lines:
    """The latencies of those who play at one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._alarm: Alarm | None = None

    def measure(self, *, on: bool) -> None:
        if on and self._alarm is None:
            self._probe(BURST)
        elif not on and self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def restart(self) -> None:
        """A line is new: measure in a burst again."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._probe(BURST)

    def _probe(self, burst: int) -> None:
        for viewer in self._table.audience.viewers:
            if viewer.seats:
                viewer.probe()
        wait = BURST_EVERY if burst > 1 else EVERY
        self._alarm = self._table.services.time.after(wait, lambda: self._probe(burst - 1))

    def delay_of(self, seat: int) -> float:
        """The latency of a seat, one way; a bot's is the median of the people's."""
        if self._table.terms.chairs[seat].bot() is not None:
            return self.median_delay()
        found = [viewer.delay for viewer in self._table.audience.viewers if seat in viewer.seats]
        return min([delay for delay in found if delay is not None], default=UNKNOWN)

    def median_delay(self) -> float:
        delays = self._healthy()
        return median(delays) if delays else UNKNOWN

    def hold(self) -> float:
        """How long slots of a rush stay open."""
        return hold_for(self._healthy())

    def _healthy(self) -> list[float]:
        found = [viewer.delay for viewer in self._table.audience.viewers if viewer.seats]
        return [delay for delay in found if delay is not None]
