"""Who sees what (K-1.6), built from nothing by whitelist."""

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Literal, TypedDict

from hoftag.core.masks import members
from hoftag.core.options import OptionValue
from hoftag.core.outcome import OutcomeView
from hoftag.core.standing import EndView, PlaceView, end_in, final_standing, standing
from hoftag.games.kingsburg.components import (
    ADVISOR,
    BUILDING,
    ENEMY,
    FOES,
    GOVERNOR,
    PHASES,
    RANK_OF,
    ROWS,
    Foe,
    Phase,
    Row,
)
from hoftag.games.kingsburg.dice import EMPTY, TOTAL, bonus_dice, dice_name, hand_of, player_dice, subsets
from hoftag.games.kingsburg.facts import AmountsView, listed
from hoftag.games.kingsburg.rules.building import candidates, next_buildings, special_builds
from hoftag.games.kingsburg.rules.council import NEUTRAL
from hoftag.games.kingsburg.rules.marks import MARKET_USED, PLUS2_USED
from hoftag.games.kingsburg.rules.reach import reach
from hoftag.games.kingsburg.rules.rewards import REWARD
from hoftag.games.kingsburg.rules.winter import MUSTER, RESULT, Result, bonus_strength, strength_of

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


class PlacedView(TypedDict):
    """Dice with an advisor, as `1+3+6*`; nobody's are neutral."""

    advisor: str
    rank: int
    seat: int | None
    dice: str


class EnvoyView(TypedDict):
    """K-10.5: the second placement on an advisor."""

    advisor: str
    seat: int
    dice: str


class DueView(TypedDict):
    """A reward that is still to come."""

    advisor: str
    seat: int


class EnemyView(TypedDict):
    """The enemy card of the year."""

    enemy: str
    foe: Foe
    strength: int
    reward: AmountsView
    penalty: AmountsView


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    seat: int
    gold: int
    wood: int
    stone: int
    plus2: int
    soldiers: int
    points: int
    buildings: list[str]
    prices: list[list[int]]
    """What each building of the box would cost this player now, as gold, wood and stone."""
    next: list[str]
    payable: list[str]
    defence: list[int]
    """The least and the most that buildings and governor add against the enemies that may come."""
    expected: list[int]
    """The same with the soldiers."""
    dice: list[int]
    bonus_dice: list[int]
    total: int
    bonus_dice_to_roll: int
    passed: bool
    plus2_used: bool
    market_used: bool
    governor: str | None
    reconstructed: bool
    has_chosen: bool
    armies: list[int]
    strength: int | None
    fought: Result


class PublicView(TypedDict):
    """What everybody sees."""

    game: Literal["kingsburg"]
    options: Mapping[str, OptionValue]
    rows: list[Row]
    """The rows of buildings at this table."""
    year: int
    phase: Phase
    step: str
    actors: list[int]
    order: list[int]
    envoy: int
    council: list[PlacedView]
    envoy_at: EnvoyView | None
    due: list[DueView]
    enemy_range: list[int]
    enemy: EnemyView | None
    peeked: list[int]
    faced: list[str]
    help: int
    players: list[PlayerView]
    standing: list[PlaceView]
    """Everybody by points, best first."""
    end: EndView | None
    """How near the end is."""
    outcome: OutcomeView | None


class OwnView(TypedDict):
    """What only one seat sees."""

    governors: list[str]
    chosen: str | None
    sent: int | None
    enemy: EnemyView | None
    strength: int | None
    """Against the enemy that one has looked at."""
    totals: dict[str, int]
    """What any of one's dice make together."""
    reach: list[str]
    """The advisors that one's dice reach, with all that helps; also those that are taken."""


def public(table: "Kingsburg") -> PublicView:
    """K-1.6: goods, markers, sheets and dice are open; the enemy from the moment he is revealed."""
    low, high = table.terms.enemies.backs[table.year]
    revealed = any(table.fought) or table.step is MUSTER
    outcome = table.outcome() if table.is_over() else None
    return {
        "game": "kingsburg",
        "options": table.terms.options,
        "rows": [ROWS[row] for row in table.terms.rows],
        "year": table.year + 1,
        "phase": PHASES[table.phase],
        "step": table.step.name,
        "actors": members(table.actors),
        "order": table.order[:],
        "envoy": table.envoy,
        "council": [_advisor(table, advisor) for advisor in range(len(ADVISOR)) if table.occupied >> advisor & 1],
        "envoy_at": _envoy_at(table),
        "due": _due(table) if table.step is REWARD else [],
        "enemy_range": [low, high],
        "enemy": _enemy(table) if revealed else None,
        "peeked": members(table.peeked),
        "faced": ENEMY.names(table.faced),
        "help": table.help,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "standing": standing(tuple(table.points)) if outcome is None else final_standing(outcome),
        "end": _end(table) if outcome is None else None,
        "outcome": outcome.to_json() if outcome is not None else None,
    }


def _end(table: "Kingsburg") -> EndView:
    """K-2.1: the years that are still to come."""
    years = table.terms.box.years
    return end_in("end-years", year=table.year + 1, years=years, left=years - table.year - 1)


def _due(table: "Kingsburg") -> list[DueView]:
    return [{"advisor": ADVISOR.ids[entry >> 3], "seat": entry & 7} for entry in table.due[table.cursor :]]


def _advisor(table: "Kingsburg", advisor: int) -> PlacedView:
    seat = table.holder[advisor]
    return {
        "advisor": ADVISOR.ids[advisor],
        "rank": RANK_OF[advisor],
        "seat": None if seat == NEUTRAL else seat,
        "dice": dice_name(table.laid[advisor]),
    }


def _envoy_at(table: "Kingsburg") -> EnvoyView | None:
    if table.envoy_at < 0:
        return None
    return {"advisor": ADVISOR.ids[table.envoy_at], "seat": table.envoy_by, "dice": dice_name(table.envoy_dice)}


def _enemy(table: "Kingsburg") -> EnemyView:
    enemies, card = table.terms.enemies, table.enemy
    return {
        "enemy": ENEMY.ids[card],
        "foe": FOES[enemies.foe[card]],
        "strength": enemies.strength[card],
        "reward": listed(enemies.reward[card]),
        "penalty": listed(enemies.penalty[card]),
    }


def _player(table: "Kingsburg", seat: int) -> PlayerView:
    hand = table.hands[seat]
    governor = table.governor[seat]
    low, high = defence(table, seat)
    return {
        "seat": seat,
        "gold": table.gold[seat],
        "wood": table.wood[seat],
        "stone": table.stone[seat],
        "plus2": table.plus2[seat],
        "soldiers": table.soldiers[seat],
        "points": table.points[seat],
        "buildings": BUILDING.names(members(table.built[seat])),
        "prices": [list(price) for price in table.terms.prices.of(table.built[seat], governor).costs],
        "next": BUILDING.names(candidates(table, seat)),
        "payable": BUILDING.names(payable(table, seat)),
        "defence": [low, high],
        "expected": [table.soldiers[seat] + low, table.soldiers[seat] + high],
        "dice": list(player_dice(hand)),
        "bonus_dice": list(bonus_dice(hand)),
        "total": TOTAL[hand] if hand != EMPTY else 0,
        "bonus_dice_to_roll": table.bonus[seat] if hand == EMPTY else 0,
        "passed": bool(table.passed >> seat & 1),
        "plus2_used": bool(table.used[seat] & PLUS2_USED),
        "market_used": bool(table.used[seat] & MARKET_USED),
        "governor": GOVERNOR.ids[governor] if governor >= 0 else None,
        "reconstructed": table.terms.box.reconstructed[governor] if governor >= 0 else False,
        "has_chosen": table.chosen[seat] >= 0 or table.sent[seat] >= 0,
        "armies": table.armies[seat][:] if table.armies else [],
        "strength": table.strength[seat] if table.fought[seat] else None,
        "fought": RESULT[table.fought[seat]],
    }


def payable(table: "Kingsburg", seat: int) -> list[int]:
    """What a seat could build with the goods it has, whenever its turn to build comes."""
    prices = table.terms.prices.of(table.built[seat], table.governor[seat])
    enough = prices.payable(table.gold[seat], table.wood[seat], table.stone[seat])
    found = set(members(enough & next_buildings(table, seat)))
    if table.governor[seat] >= 0:
        found.update(move.building for move in special_builds(table, seat))
    return sorted(found)


def defence(table: "Kingsburg", seat: int) -> tuple[int, int]:
    """K-12.3: the least and the most that buildings and governor add against the enemies that may come this year."""
    coming = table.terms.enemies.of_year[table.year]
    added = [bonus_strength(table, seat, enemy) for enemy in coming]
    return min(added), max(added)


def private(table: "Kingsburg", seat: int) -> OwnView:
    """K-1.6: the governors dealt, the sealed choice, and the enemy if one has looked at him."""
    peeked = table.enemy >= 0 and bool(table.peeked >> seat & 1)
    return {
        "governors": GOVERNOR.names(table.offers[seat]) if table.offers else [],
        "chosen": GOVERNOR.ids[table.chosen[seat]] if table.chosen[seat] >= 0 else None,
        "sent": table.sent[seat] if table.sent[seat] >= 0 else None,
        "enemy": _enemy(table) if peeked else None,
        "strength": strength_of(table, seat, table.enemy) if peeked else None,
        "totals": _totals(table.hands[seat]),
        "reach": ADVISOR.names(members(reach(table, seat).mask)) if table.hands[seat] != EMPTY else [],
    }


def _totals(hand: int) -> dict[str, int]:
    """K-5.3: every pick of dice out of a hand, by name."""
    groups = product(subsets(player_dice(hand)), subsets(bonus_dice(hand)))
    found = sorted({hand_of(list(player), list(bonus)) for player, bonus in groups} - {EMPTY})
    return {dice_name(part): TOTAL[part] for part in found}
