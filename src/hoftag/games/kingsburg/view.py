"""Who sees what (K-1.6), built from nothing by whitelist."""

from typing import TYPE_CHECKING

from hoftag.core.game import Document
from hoftag.games.kingsburg.components import ADVISOR, BUILDING, ENEMY, FOE, GOVERNOR, PHASE, RANK_OF, Amounts
from hoftag.games.kingsburg.dice import EMPTY, TOTAL, bonus_dice, dice_name, player_dice
from hoftag.games.kingsburg.rules.building import candidates, special_builds
from hoftag.games.kingsburg.rules.marks import MARKET_USED, PLUS2_USED
from hoftag.games.kingsburg.rules.rolling import NEUTRAL
from hoftag.games.kingsburg.rules.winter import RESULT, bonus_strength, strength_of

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def members(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def public(table: "Kingsburg") -> Document:
    """K-1.6: goods, markers, sheets and dice are open; the enemy from the moment he is revealed."""
    low, high = table.terms.box.backs[table.year]
    revealed = any(table.fought)
    return {
        "game": "kingsburg",
        "options": dict(table.terms.options),
        "year": table.year + 1,
        "phase": PHASE.ids[table.phase],
        "step": table.step.name,
        "actors": members(table.actors),
        "order": table.order[:],
        "envoy": table.envoy,
        "council": [_advisor(table, advisor) for advisor in range(len(ADVISOR)) if table.occupied >> advisor & 1],
        "envoy_at": _again(table),
        "due": [{"advisor": ADVISOR.ids[entry >> 3], "seat": entry & 7} for entry in table.due[table.cursor :]]
        if table.step.name == "reward"
        else [],
        "enemy_range": [low, high],
        "enemy": enemy(table) if revealed else None,
        "peeked": members(table.peeked),
        "faced": ENEMY.names(table.faced),
        "help": table.help,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "outcome": table.outcome().to_json() if table.is_over() else None,
    }


def _advisor(table: "Kingsburg", advisor: int) -> Document:
    seat = table.holder[advisor]
    return {
        "advisor": ADVISOR.ids[advisor],
        "rank": RANK_OF[advisor],
        "seat": None if seat == NEUTRAL else seat,
        "dice": dice_name(table.laid[advisor]),
    }


def _again(table: "Kingsburg") -> Document | None:
    """K-10.5: the second placement on an advisor."""
    if table.again < 0:
        return None
    return {"advisor": ADVISOR.ids[table.again], "seat": table.again_seat, "dice": dice_name(table.again_laid)}


def enemy(table: "Kingsburg") -> Document:
    """The enemy card of the year."""
    box, card = table.terms.box, table.enemy
    return {
        "enemy": ENEMY.ids[card],
        "foe": FOE.ids[box.foe[card]],
        "strength": box.strength[card],
        "reward": listed(box.reward[card]),
        "penalty": listed(box.penalty[card]),
    }


def listed(amounts: Amounts) -> Document:
    """Amounts by name, without what there is none of."""
    return {name: count for name in Amounts.__slots__ if (count := getattr(amounts, name))}


def _player(table: "Kingsburg", seat: int) -> Document:
    hand = table.hands[seat]
    governor = table.governor[seat]
    return {
        "seat": seat,
        "gold": table.gold[seat],
        "wood": table.wood[seat],
        "stone": table.stone[seat],
        "plus2": table.plus2[seat],
        "soldiers": table.soldiers[seat],
        "points": table.points[seat],
        "buildings": BUILDING.names(members(table.built[seat])),
        "prices": [list(price) for price in table.terms.box.prices(table.built[seat], governor)],
        "next": BUILDING.names(candidates(table, seat)),
        "payable": BUILDING.names(payable(table, seat)),
        "defence": defence(table, seat),
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
    have = (table.gold[seat], table.wood[seat], table.stone[seat])
    prices = table.terms.box.prices(table.built[seat], table.governor[seat])
    found = {number for number in candidates(table, seat) if all(map(int.__ge__, have, prices[number]))}
    if table.governor[seat] >= 0:
        found.update(move.building for move in special_builds(table, seat))
    return sorted(found)


def defence(table: "Kingsburg", seat: int) -> list[int]:
    """K-12.3: the least and the most that buildings and governor add against the enemies that may come this year."""
    coming = table.terms.box.years_enemies[table.year]
    added = [bonus_strength(table, seat, enemy) for enemy in coming]
    return [min(added), max(added)]


def private(table: "Kingsburg", seat: int) -> Document:
    """K-1.6: the governors dealt, the sealed choice, and the enemy if one has looked at him."""
    peeked = table.enemy >= 0 and bool(table.peeked >> seat & 1)
    return {
        "governors": GOVERNOR.names(table.offers[seat]) if table.offers else [],
        "chosen": GOVERNOR.ids[table.chosen[seat]] if table.chosen[seat] >= 0 else None,
        "sent": table.sent[seat] if table.sent[seat] >= 0 else None,
        "enemy": enemy(table) if peeked else None,
        "strength": strength_of(table, seat, table.enemy) if peeked else None,
    }
