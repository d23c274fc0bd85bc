"""The coming winter by exact expectation: every enemy it can be, every face of the king's die."""

from typing import Final

from hoftag.games.kingsburg.components import Amounts
from hoftag.games.kingsburg.rules import recruiting
from hoftag.games.kingsburg.rules.defeat import doomed
from hoftag.games.kingsburg.rules.supply import goods
from hoftag.games.kingsburg.rules.winter import building_strength
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.strategy.values import BY_WINTER, CATHEDRAL

STRONGEST: Final = 0.35
"""What a victory is worth on average for the chance of being the strongest."""
LOST_GOOD: Final = 0.6


def battle_values(table: Kingsburg, seat: int) -> list[float]:
    """What the coming battle is worth with 0, 1, 2, ... soldiers, help included; averaged over the enemies."""
    coming, buildings = table.terms.enemies, table.terms.buildings
    known = table.enemy >= 0 and bool(table.peeked >> seat & 1)
    enemies = [table.enemy] if known else coming.of_year[table.year]
    built = table.built[seat]
    wall = bool(built & buildings.stone_wall)
    fortress = buildings.fortress_vp if built & buildings.fortress else 0
    extra = table.terms.cards[table.governor[seat]].strength
    totals = [0.0] * 24
    for enemy in enemies:
        needed = coming.strength[enemy] - building_strength(coming, built, enemy) - extra
        won = gains(coming.reward[enemy]) + STRONGEST + fortress
        lost = -losses(table, seat, coming.penalty[enemy])
        for soldiers in range(24):
            if soldiers > needed or (wall and soldiers == needed):
                totals[soldiers] += won
            elif soldiers < needed:
                totals[soldiers] += lost
    return [total / len(enemies) for total in totals]


def gains(reward: Amounts) -> float:
    """What a reward is worth."""
    return reward.vp + LOST_GOOD * (reward.gold + reward.wood + reward.stone + reward.any)


def losses(table: Kingsburg, seat: int, penalty: Amounts) -> float:
    """What a penalty costs this seat."""
    taken = min(penalty.gold, table.gold[seat]) + min(penalty.wood, table.wood[seat])
    taken += min(penalty.stone, table.stone[seat]) + min(penalty.any, goods(table, seat))
    cost = penalty.vp + LOST_GOOD * taken
    if penalty.buildings and table.built[seat]:
        number = doomed(table.built[seat])
        cost += table.terms.buildings.vp[number] + 1.0 + BY_WINTER[number] * (table.terms.box.years - 1 - table.year)
    return cost


def helped(table: Kingsburg, seat: int, values: list[float]) -> list[float]:
    """The same by soldiers before the king's help comes."""
    if table.terms.army_tokens:
        left = sorted(set(table.armies[seat]))
        return [
            max([values[min(23, soldiers + token)] - token_price(table, token) for token in left])
            for soldiers in range(18)
        ]
    return [sum([values[soldiers + face] for face in range(1, 7)]) / 6 for soldiers in range(18)]


def token_price(table: Kingsburg, token: int) -> float:
    """What sending a token costs: it is missing later, or does not score in the end."""
    return token * (0.45 if table.year < table.terms.box.years - 1 else 0.95)


def good_price(table: Kingsburg, seat: int) -> float:
    """What a good is worth after the last building of the year."""
    if table.year < table.terms.box.years - 1:
        return LOST_GOOD
    return 0.45 if table.built[seat] & CATHEDRAL else 0.03


def outlook(table: Kingsburg, seat: int) -> tuple[float, int]:
    """What the winter is worth with the best recruiting, and how many soldiers that takes."""
    values = helped(table, seat, battle_values(table, seat))
    have = table.soldiers[seat]
    price = recruiting.price(table, seat)
    purse = goods(table, seat) + (table.plus2[seat] if recruiting.with_tokens(table, seat) else 0)
    worth = good_price(table, seat)
    best, number = values[min(17, have)], 0
    for more in range(1, purse // price + 1 if price else 2):
        value = values[min(17, have + more)] - more * price * worth
        if value > best + 1e-9:
            best, number = value, more
    return best, number
