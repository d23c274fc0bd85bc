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
    rolling.start_season,
    rolling.roll_dice,
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
    court.year_gifts,
    court.found_buildings,
    court.begin_favour,
    court.favour,
    *SEASON,
    court.honour,
    *SEASON,
    court.send_envoy,
    court.break_envoy_tie,
    *SEASON,
    recruiting.begin_recruiting,
    recruiting.spy_out,
    recruiting.recruiting,
    winter.begin_winter,
    winter.send_armies,
    winter.academies,
    winter.battle,
    winter.muster,
    winter.stone_walls,
    winter.aftermath,
    winter.end_winter,
    scoring.end_year,
    scoring.last_points,
    scoring.songs,
    scoring.next_year,
]
FIRST_OF_YEAR: Final = len(SETUP)
SINCE_2: "Final[list[Stage[Kingsburg]]]" = [
    rolling.start_season,
    rolling.roll_dice,
    court.year_gifts,
    court.break_envoy_tie,
    recruiting.spy_out,
    winter.muster,
    winter.stone_walls,
    scoring.last_points,
    scoring.songs,
]
"""Stages that version 2 made of parts of others, to ask in them; version 1 never stops there."""
IN_VERSION_1: Final = [at for at, stage in enumerate(COURSE) if stage not in SINCE_2]
"""Where each stage of version 1 is now: its positions count stages as it did."""
