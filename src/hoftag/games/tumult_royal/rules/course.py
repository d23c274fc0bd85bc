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
    from hoftag.games.tumult_royal.rules.question import TumultStep
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
QUESTIONS: "Final[dict[TumultStep, Stage[TumultRoyal]]]" = {
    setup.FIRST_STATUE: setup.first_statues,
    sentiment.SPIN_ARROW: sentiment.ask_the_people,
    hourglass.GET_READY: hourglass.get_ready,
    hourglass.TAX: hourglass.run_hourglass,
    hourglass.HANDS: hourglass.empty_hands,
    ticks.TICK: ticks.play_ticks,
    orders.FILE_ORDER: orders.play_orders,
    placing.PLACE_STATUES: placing.place_in_turn,
    placing.PAY_COST: placing.place_in_turn,
    crowning.TURN_UP_REGION: crowning.turn_up_regions,
}
"""Every question, and the stage that asks it."""
