"""Chapter 2: the course of the game. A list of stages, gone through again every year.

A stage does what it can and stops where somebody has to decide; after the decision it is entered again and goes on from
where the state says it was.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from hoftag.core.events import Tell
from hoftag.games.kingsburg.rules import (
    building,
    court,
    influence,
    recruiting,
    rewards,
    rolling,
    scoring,
    season_end,
    setup,
    winter,
)

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

Stage: TypeAlias = "Callable[[Kingsburg, Tell | None], bool]"
"""True if somebody has to decide."""


def next_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-13.1: the next year begins, or the game ends."""
    if table.year == table.terms.box.years - 1:
        scoring.end_game(table, tell)
        return True
    table.year += 1
    table.stage = FIRST_OF_YEAR - 1
    return False


def begin_building(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.5, K-7.1: the dice are taken back; now it is built."""
    table.cursor = table.builds = 0
    return rolling.take_dice_back(table, tell)


SETUP: Final[list[Stage]] = [setup.choose_governors, setup.start_kits]
SEASON: Final[list[Stage]] = [
    rolling.begin_season,
    rolling.change_dice,
    rolling.set_order,
    influence.influence,
    influence.duke,
    rewards.begin_rewards,
    rewards.rewards,
    begin_building,
    building.building,
    building.envoy_builds,
    building.preach,
    season_end.begin_season_end,
    season_end.season_end,
    rolling.clear_council,
]
STAGES: Final[list[Stage]] = [
    *SETUP,
    court.begin_year,
    court.found_buildings,
    court.begin_favour,
    court.favour,
    *SEASON,
    court.honour,
    *SEASON,
    court.send_envoy,
    *SEASON,
    recruiting.begin_recruiting,
    recruiting.recruiting,
    winter.begin_winter,
    winter.send_armies,
    winter.academies,
    winter.battle,
    winter.aftermath,
    winter.end_winter,
    scoring.end_year,
    next_year,
]
FIRST_OF_YEAR: Final = len(SETUP)


def proceed(table: "Kingsburg", tell: Tell | None) -> None:
    """K-2.1: go on until somebody has to decide, or the game is over."""
    while not STAGES[table.stage](table, tell):
        table.stage += 1
