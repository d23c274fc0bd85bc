"""The course of the game: the first statues, then round after round."""

from typing import TYPE_CHECKING, Final

from hoftag.core.stepped import Stage
from hoftag.games.tumult_royal.rules import (
    crowning,
    hourglass,
    orders,
    placing,
    sentiment,
    setup,
    taxing,
    ticks,
    tumults,
)

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

COURSE: "Final[list[Stage[TumultRoyal]]]" = [
    setup.first_statues,
    # A round: what the people want
    sentiment.begin_round,
    sentiment.ask_the_people,
    sentiment.set_aside,
    # Taxing: with the hourglass, in ticks or by orders; two of these three have nothing to do
    hourglass.get_ready,
    hourglass.run_hourglass,
    hourglass.empty_hands,
    ticks.begin,
    ticks.play_ticks,
    orders.play_orders,
    # What becomes of the tiles
    taxing.reveal,
    tumults.check_all,
    placing.begin,
    placing.place_in_turn,
    placing.end,
    # Ranks and the chronicle, where the game may end
    crowning.deal_ranks,
    crowning.crown,
    crowning.measure_gap,
    crowning.begin_turning_up,
    crowning.turn_up_regions,
    crowning.show_mercy,
]
BEGIN_ROUND: Final = COURSE.index(sentiment.begin_round)
ASKED_IN: Final = {
    setup.FIRST_STATUE.name: COURSE.index(setup.first_statues),
    sentiment.SPIN_ARROW.name: COURSE.index(sentiment.ask_the_people),
    hourglass.GET_READY.name: COURSE.index(hourglass.get_ready),
    hourglass.TAX.name: COURSE.index(hourglass.run_hourglass),
    hourglass.HANDS.name: COURSE.index(hourglass.empty_hands),
    ticks.TICK.name: COURSE.index(ticks.play_ticks),
    orders.FILE_ORDER.name: COURSE.index(orders.play_orders),
    placing.PLACE_STATUES.name: COURSE.index(placing.place_in_turn),
    placing.PAY_COST.name: COURSE.index(placing.place_in_turn),
    crowning.TURN_UP_REGION.name: COURSE.index(crowning.turn_up_regions),
}
"""The stage that each question belongs to, by its name."""
