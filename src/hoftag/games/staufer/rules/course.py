"""S-3.1: the course of the game, round by round, and what can be on the agenda on the way."""

from typing import TYPE_CHECKING, Final

from hoftag.core.stepped import Handler, Stage
from hoftag.games.staufer import effects
from hoftag.games.staufer.rules import (
    agenda,
    chests,
    clean_up,
    deploying,
    ending,
    figures,
    scoring,
    seated,
    setup,
    turn,
)

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

COURSE: "Final[list[Stage[Staufer]]]" = [
    setup.pick_privileges,
    turn.begin_round,
    turn.turns,
    scoring.score_regions,
    ending.last_deeds,
    ending.end_game,
    clean_up.clear_offices,
    clean_up.move_on,
]
PICKING: Final = COURSE.index(setup.pick_privileges)
NEXT_ROUND: Final = COURSE.index(turn.begin_round)
TURNS: Final = COURSE.index(turn.turns)

AFTER_AGENDA: Final = {
    "round_scored": COURSE.index(ending.last_deeds),
    "end_game": COURSE.index(ending.end_game),
    "move_on": COURSE.index(clean_up.move_on),
}
"""The stages that an agenda of a scoring or a clean-up leads to; in saved positions each is the lowest item of it."""

HANDLERS: "Final[dict[str, Handler[Staufer]]]" = {
    # Deeds of cards
    effects.GAIN_POINTS: agenda.gain_points,
    effects.GAIN_ENVOYS: figures.gain_envoys,
    effects.GAIN_NOBLES: figures.gain_nobles,
    effects.RECALL_FIGURES: figures.recall_figures,
    effects.RECALL_REGION: figures.recall_region,
    effects.DRAW_CHESTS: chests.draw_chests,
    effects.PROMOTE_ENVOY: seated.promote,
    effects.TRANSFER_FIGURE: seated.transfer,
    # Parts of an action
    deploying.CHOOSE_WAY: deploying.choose_way,
    chests.TAKE_CHESTS: chests.take_later,
    chests.RESOLVE_ORANGE: chests.resolve_orange,
    # Parts of a scoring and of a clean-up
    scoring.SCORE_REGION: scoring.score_region,
    clean_up.BRING_HOME: clean_up.bring_home,
    clean_up.VACATE: clean_up.vacate,
}
