"""A quick sensible player: one move at a time, by the prices of `values` and the winter table of `winters`."""

from collections.abc import Callable
from typing import Final

from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import AUTUMN, BUNDLES, GOVERNOR, PAYS_LIKE, Amounts
from hoftag.games.kingsburg.dice import PLACED, TOTAL, WITH_MARKET, WITH_PLUS2, minus
from hoftag.games.kingsburg.moves import (
    BLESS,
    DECLINE,
    END_RECRUITING,
    ENOUGH,
    FLIP_DICE,
    INHERIT,
    LOSE_BUILDING,
    NO_BUILDING,
    PASS,
    REROLL_ALL,
    REROLL_ONE,
    SET_DICE,
    STAY,
    TO_DUCHESS,
    TOWN_HALL,
    TURN_DIE,
    KingsburgMove,
)
from hoftag.games.kingsburg.position import STEPS
from hoftag.games.kingsburg.rules import building as builds
from hoftag.games.kingsburg.rules.council import highest
from hoftag.games.kingsburg.rules.court import FOUND_KIND
from hoftag.games.kingsburg.rules.defeat import doomed
from hoftag.games.kingsburg.rules.influence import AGAIN_KIND
from hoftag.games.kingsburg.rules.optional import Moment
from hoftag.games.kingsburg.rules.reach import reach
from hoftag.games.kingsburg.rules.rewards import asking
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.strategy import moments, winters
from hoftag.games.kingsburg.strategy.values import PIP, PLUS2, Needs, seasons_left

PEEK: Final = 0.25
ENVOY: Final = 1.2
"""What the envoy is worth if he is kept."""
HIGH_ROLL: Final = 12
LOW_ROLL: Final = 9
CHANGES: Final[dict[Move, float]] = {REROLL_ALL: 2.0, SET_DICE: 1.5, BLESS: 1.5, INHERIT: 1.5}
"""Changes of dice that are worth the same whatever lies there."""
REROLL_ONE_KIND: Final = REROLL_ONE[0].kind
TURN_DIE_KIND: Final = TURN_DIE[0][0].kind
TOWN_HALL_KIND: Final = TOWN_HALL[0].kind
LIKED: Final = {
    "sorcerer": 3.0,
    "prince": 2.6,
    "fairy": 2.6,
    "politician": 2.4,
    "preacher": 3.0,
    "miner": 2.2,
    "architect": 2.2,
    "carpenter": 2.2,
    "sculptor": 2.2,
    "general": 2.0,
    "philosopher": 2.0,
    "duke": 2.0,
    "priest": 2.0,
    "damsel": 1.8,
    "tax_collector": 1.8,
    "trickster": 1.6,
    "heiress": 1.6,
    "minstrel": 1.6,
    "quartermaster": 1.4,
    "moneylender": 1.4,
    "seer": 1.2,
    "knight": 1.2,
    "thief": 1.2,
    "healer": 1.0,
}
"""Governors by what they bring over a game, as far as we can tell."""
LIKING: Final = [LIKED[name] for name in GOVERNOR.ids]

Scores = list[float]


def scored(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    """What each legal move is worth, in points."""
    return SCORERS[table.step.name](table, seat, moves)


def sensible_move(table: Kingsburg, seat: int) -> Move:
    """The legal move that is worth most."""
    moves = [move for move in table.legal(seat) if isinstance(move, KingsburgMove)]
    scores = scored(table, seat, moves)
    return moves[scores.index(max(scores))]


# --- goods ----------------------------------------------------------------------------------------------------------


def purse_after(table: Kingsburg, seat: int, needs: Needs, bundle: int, sign: int) -> float:
    """What the goods are worth after a bundle has been taken or given."""
    gold, wood, stone, plus2 = BUNDLES[bundle]
    value = needs.purse(
        table.gold[seat] + sign * gold, table.wood[seat] + sign * wood, table.stone[seat] + sign * stone
    )
    return value + sign * PLUS2 * plus2


def takes(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    now = needs.purse(table.gold[seat], table.wood[seat], table.stone[seat])
    return [now if move is DECLINE else purse_after(table, seat, needs, move.goods, 1) for move in moves]


def rewards(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    deals = asking(table).by_goods
    found = []
    for move in moves:
        if move is DECLINE:
            found.append(needs.purse(table.gold[seat], table.wood[seat], table.stone[seat]))
            continue
        deal = deals[move.goods]
        value = needs.purse(table.gold[seat] + deal.gold, table.wood[seat] + deal.wood, table.stone[seat] + deal.stone)
        found.append(value - deal.pay.vp)
    return found


def gives(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    return [purse_after(table, seat, needs, move.goods, -1) for move in moves]


def ransoms(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    kept = table.terms.buildings.vp[doomed(table.built[seat])] + 1.0
    now = needs.purse(table.gold[seat], table.wood[seat], table.stone[seat])
    return [now if move is LOSE_BUILDING else kept + purse_after(table, seat, needs, move.goods, -1) for move in moves]


# --- the council ----------------------------------------------------------------------------------------------------


def soldier_worth(table: Kingsburg, seat: int) -> float:
    """What one soldier more is worth for the coming winter; less while there is time to find others."""
    values = winters.helped(table, seat, winters.battle_values(table, seat))
    have = min(15, table.soldiers[seat])
    gain = values[have + 1] - values[have]
    return gain if table.phase >= AUTUMN else 0.45 * gain + 0.15


def advisor_worths(table: Kingsburg, seat: int, mask: int) -> Scores:
    """What each advisor in a mask would pay this seat."""
    needs = Needs(table, seat)
    stables = table.built[seat] & table.terms.buildings.stables
    soldier = soldier_worth(table, seat)
    now = needs.purse(table.gold[seat], table.wood[seat], table.stone[seat])
    found = [0.0] * len(PAYS_LIKE)
    for advisor, like in enumerate(PAYS_LIKE):
        if not mask >> advisor & 1:
            continue
        best = -9.0
        offer = table.terms.advisors[like]
        for deal in offer.deals:
            gold = table.gold[seat] + deal.gold
            wood = table.wood[seat] + deal.wood
            stone = table.stone[seat] + deal.stone
            if gold < 0 or wood < 0 or stone < 0:
                continue
            best = max(best, needs.purse(gold, wood, stone) - now + flat(deal.gain, soldier) - deal.pay.vp)
        if offer.optional:
            best = max(best, 0.0)
        if stables and offer.deals[0].soldiers:
            best += soldier
        found[advisor] = best
    return found


def flat(gain: Amounts, soldier: float) -> float:
    """Everything but goods."""
    return gain.vp + PLUS2 * gain.plus2 + soldier * gain.soldiers + PEEK * gain.peek


def placements(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    mask = reach(table, seat).mask
    worths = advisor_worths(table, seat, mask)
    last = seasons_left(table) == 0
    token = 0.1 if last else PLUS2 + 0.15
    envoy = 0.2 if last else ENVOY
    hand = table.hands[seat]
    found = []
    for move in moves:
        if move is PASS:
            found.append(0.0)
            continue
        value = worths[move.advisor] + PIP * TOTAL[minus(hand, PLACED[move.dice])]
        if move.aid & WITH_PLUS2:
            value -= token
        if move.aid & WITH_MARKET:
            value -= 0.1
        if move.kind == AGAIN_KIND:
            value -= envoy
        found.append(value)
    return found


def duke_moves(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    now, target = highest(table, seat), table.terms.cards[table.governor[seat]].moves_to
    worths = advisor_worths(table, seat, 1 << now | 1 << target)
    return [worths[target] if move is TO_DUCHESS else worths[now] if move is STAY else 0.0 for move in moves]


def dice_changes(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    total = TOTAL[table.hands[seat]]
    return [dice_change(move, total) for move in moves]


def dice_change(move: KingsburgMove, total: int) -> float:
    """What a change of dice with this total is worth."""
    if move.kind == REROLL_ONE_KIND:
        return 1.0 if total <= HIGH_ROLL and move.die == 0 else -1.0
    if move.kind == TURN_DIE_KIND:
        return PIP * (move.to_face - move.face) - 0.6
    if move is FLIP_DICE:
        return PIP * (21 - 2 * total) if total < LOW_ROLL else -1.0
    return CHANGES.get(move, 0.0)


# --- building and trading -------------------------------------------------------------------------------------------


def buildings(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    worths = {number: worth for worth, number in needs.wanted}
    envoy = (0.3 if seasons_left(table) == 0 else ENVOY) if table.builds else 0.0
    return [
        0.0
        if move is NO_BUILDING
        else worths[move.building] - 0.8 * needs.cost(builds.price_of(table, seat, move)) - envoy
        for move in moves
    ]


def trades(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    buildings = table.terms.buildings
    soldier = soldier_worth(table, seat)
    found = []
    for move in moves:
        if move is ENOUGH:
            found.append(0.0)
        elif move.kind == TOWN_HALL_KIND:
            gold, wood, stone, plus2 = BUNDLES[move.goods]
            found.append(buildings.town_hall_vp - needs.cost((gold, wood, stone)) - PLUS2 * plus2)
        else:
            deal = buildings.trades[move.building]
            pay, gain = deal.pay, deal.gain
            found.append(
                flat(gain, soldier)
                + needs.cost((gain.gold, gain.wood, gain.stone))
                - needs.cost((pay.gold, pay.wood, pay.stone))
            )
    return found


def foundings(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    worths = {number: worth for worth, number in Needs(table, seat).wanted}
    left = len([move for move in moves if move.kind == FOUND_KIND])
    spare = left > table.terms.cards[table.governor[seat]].founds - table.builds
    return [
        -1.0 if move is ENOUGH else (worths.get(move.building, 0.0) if spare else 10.0 - move.building)
        for move in moves
    ]


# --- winter ---------------------------------------------------------------------------------------------------------


def recruits(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    needs = Needs(table, seat)
    _, wanted = winters.outlook(table, seat)
    now = needs.purse(table.gold[seat], table.wood[seat], table.stone[seat])
    return [
        (0.0 if wanted else 20.0)
        if move is END_RECRUITING
        else 10.0 + purse_after(table, seat, needs, move.goods, -1) - now
        for move in moves
    ]


def armies(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    values = winters.battle_values(table, seat)
    have = table.soldiers[seat]
    return [values[min(23, have + move.army)] - winters.token_price(table, move.army) for move in moves]


def governors(table: Kingsburg, seat: int, moves: list[KingsburgMove]) -> Scores:
    return [LIKING[move.governor] for move in moves]


SCORERS: Final[dict[str, Callable[[Kingsburg, int, list[KingsburgMove]], Scores]]] = {
    "keep-governor": governors,
    "start-goods": takes,
    "found-buildings": foundings,
    "favour-good": takes,
    "change-dice": dice_changes,
    "place-dice": placements,
    "duke-moves": duke_moves,
    "reward": rewards,
    "build": buildings,
    "tax-goods": takes,
    "trade-goods": trades,
    "recruit": recruits,
    "send-army": armies,
    "spoils": takes,
    "lose-goods": gives,
    "ransom-building": ransoms,
    **{name: moments.effects for name, step in STEPS.items() if isinstance(step, Moment)},
}
"""How each question is answered."""
