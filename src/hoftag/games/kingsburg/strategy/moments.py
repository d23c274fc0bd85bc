"""Which effects a bot leaves: it uses everything, unless that costs it the king's help or the Minstrel's points."""

from typing import Final

from hoftag.games.kingsburg.components import SUMMER
from hoftag.games.kingsburg.moves import SKIP, USE_EFFECTS, KingsburgMove
from hoftag.games.kingsburg.rules.optional import points_may_hurt
from hoftag.games.kingsburg.rules.rolling import SEASON_START
from hoftag.games.kingsburg.rules.scoring import HARVEST, LAST_POINTS, song_points
from hoftag.games.kingsburg.rules.supply import goods
from hoftag.games.kingsburg.rules.winter import TRIUMPH
from hoftag.games.kingsburg.state import Kingsburg

USED: Final = 1.0
LEFT: Final = -1.0
BETTER_LEFT: Final = 2.0
SKIP_KIND: Final = SKIP[0].kind


def effects(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> list[float]:
    return [
        USED if move is USE_EFFECTS else BETTER_LEFT if is_better_left(table, seat, move) else LEFT for move in moves
    ]


def is_better_left(table: Kingsburg, seat: int, move: KingsburgMove) -> bool:
    """Whether an effect costs more than it brings, as far as a glance can tell."""
    card, buildings = table.terms.cards[table.governor[seat]], table.terms.buildings
    if table.step is HARVEST:
        return loses_place(table, seat, card.harvest[table.year])
    if table.step is SEASON_START:
        given = [gains for mask, gains in buildings.season_start if skips(move, mask)]
        more = sum(gains.gold + gains.wood + gains.stone for gains in given)
        return table.phase == SUMMER and loses_place(table, seat, more)
    if points_may_hurt(table, seat):
        if table.step is TRIUMPH and skips(move, buildings.fortress):
            return spoils_song(table, seat, buildings.fortress_vp)
        if table.step is LAST_POINTS:
            return spoils_song(table, seat, goods(table, seat) // buildings.cathedral_goods)
    return False


def skips(move: KingsburgMove, mask: int) -> bool:
    return move.kind == SKIP_KIND and bool(mask >> move.building & 1)


def loses_place(table: Kingsburg, seat: int, more: int) -> bool:
    """K-3.2, K-10.3: whether so many goods more put somebody else behind."""
    return is_alone_behind(table, seat, 0) and not is_alone_behind(table, seat, more)


def is_alone_behind(table: Kingsburg, seat: int, more: int) -> bool:
    mine = (table.built[seat].bit_count(), goods(table, seat) + more)
    return all(
        mine < (table.built[other].bit_count(), goods(table, other)) for other in range(table.seats) if other != seat
    )


def spoils_song(table: Kingsburg, seat: int, points: int) -> bool:
    """K-21.2: whether points now cost the Minstrel more of them at the end of the year."""
    now = table.points[seat]
    return song_points(table, seat, now) > points + song_points(table, seat, now + points)
