"""Chapter 2: the course of the game, year after year."""

from typing import TYPE_CHECKING, Final

from hoftag.core.stepped import Stage
from hoftag.games.kingsburg.rules import (
    building,
    changing,
    council,
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

SETUP: "Final[list[Stage[Kingsburg]]]" = [setup.choose_governors, setup.start_kits]
SEASON: "Final[list[Stage[Kingsburg]]]" = [
    rolling.begin_season,
    changing.change_dice,
    rolling.set_order,
    influence.influence,
    influence.duke,
    rewards.begin_rewards,
    rewards.rewards,
    building.begin_building,
    building.building,
    building.envoy_builds,
    building.preach,
    season_end.begin_season_end,
    season_end.season_end,
    council.end_season,
]
COURSE: "Final[list[Stage[Kingsburg]]]" = [
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
    scoring.next_year,
]
FIRST_OF_YEAR: Final = len(SETUP)
