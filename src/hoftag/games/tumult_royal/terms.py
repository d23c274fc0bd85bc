"""What a table has agreed on, with everything that follows from it worked out once."""

from collections.abc import Mapping

from hoftag.core.boxed import Terms
from hoftag.core.options import OptionValue
from hoftag.core.rush import Rush
from hoftag.games.tumult_royal.components import (
    DEAREST,
    GOOD_OF,
    GOODS,
    VALUE_OF,
    Payment,
    TumultBox,
    payments_for,
)


class TumultTerms(Terms[TumultBox]):
    """The options as flags, payments and prices, worked out once."""

    def __init__(self, box: TumultBox, seats: int, options: Mapping[str, OptionValue], rules: int) -> None:
        super().__init__(box, seats, options, rules)
        self.tiles: list[int] = box.tiles[seats]
        self.on_table: int = box.on_table[seats]
        self.all_slots: int = (1 << self.on_table) - 1
        self.taxing: str = str(options["taxing"])
        self.ticks: int = box.ticks
        self.seconds: float = float(options["hourglass"])
        self.rush = Rush(box.countdown_seconds, box.pace_ms / 1000, box.away_ms / 1000)
        self.early_end: bool = options["early_end"] is True
        self.gamblers: bool = options["gamblers"] is True
        self.memory_aid: bool = options["memory_aid"] is True
        sequential = options["payment_rule"] == "sequential"
        self.payments: list[list[Payment]] = [payments_for(cost, sequential=sequential) for cost in range(DEAREST + 1)]
        self._fitting: dict[int, list[Payment]] = {}
        # For bots: the goods of each type that lie on the table on average, and what fields cost and take, those
        # that may be taken from afar once more at the end.
        share = self.on_table / len(self.tiles)
        self.expected: list[float] = [
            share * sum(VALUE_OF[tile] for tile in self.tiles if GOOD_OF[tile] == good) for good in range(GOODS)
        ]
        far = [terrain for terrain, remote in enumerate(box.remote) if remote]
        self.costs: tuple[tuple[int, ...], ...] = (*box.cost, *(box.remote_cost[terrain] for terrain in far))
        self.gains: tuple[int, ...] = (*box.field_statues, *(box.field_statues[terrain] for terrain in far))

    def fitting(self, cost: int, ones: int, twos: int, threes: int) -> list[Payment]:
        """T-4.9: the payments of a cost that these tiles allow; looked up after the first time."""
        key = ((cost * 64 + ones) * 64 + twos) * 64 + threes
        found = self._fitting.get(key)
        if found is None:
            found = [
                payment
                for payment in self.payments[cost]
                if payment.tiles[0] <= ones and payment.tiles[1] <= twos and payment.tiles[2] <= threes
            ]
            self._fitting[key] = found
        return found
