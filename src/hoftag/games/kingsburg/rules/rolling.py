"""Chapters 4 and 14: a season begins, everybody rolls, some change their dice, and the totals make the turn order."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import (
    ADVISOR,
    BUILDING,
    EFFECTS,
    FACE,
    GOVERNOR,
    GOVERNORS,
    MOST_BONUS_DICE,
    SPRING,
    SUMMER,
)
from hoftag.games.kingsburg.dice import (
    ALL_EQUAL,
    COUNT,
    EMPTY,
    THREE,
    TOTAL,
    bonus_dice,
    dice_name,
    hand_of,
    player_dice,
)
from hoftag.games.kingsburg.moves import (
    BLESS,
    FLIP_DICE,
    INHERIT,
    KEEP_DICE,
    REROLL_ALL,
    REROLL_ONE,
    SET_DICE,
    TURN_DIE,
    KingsburgMove,
)
from hoftag.games.kingsburg.rules import court
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.marks import CHAPEL, FLIPPED, INHERITED, SETTLED, STATUE, TURNED, WISE
from hoftag.games.kingsburg.rules.supply import amounts_names, gain, peek, score, tell_gains
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

NEUTRAL = 5
"""Who holds an advisor on whom the dice of an unused colour lie."""
BONUS_DIE = 1
NEUTRAL_DICE = 2
"""K-14.1: with so many players, neutral dice are rolled."""


def begin_season(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-2.2, K-4.1, K-20.3, K-20.4, A-09: neutral dice first, then what a season opens with, then the roll."""
    court.enter(table, table.phase + 1, tell)
    table.used = [0] * table.seats
    table.traded = [0] * table.seats
    table.passed = table.builders = 0
    if table.seats == NEUTRAL_DICE:
        roll_neutral(table, tell)
    box = table.terms.box
    for seat in table.order:
        built = table.built[seat]
        for mask, gains in box.season_start:
            if built & mask:
                gain(table, seat, gains, EFFECTS)
                if tell is not None:
                    tell_gains(tell, "building-paid", seat, amounts_names(gains), building=name_of(mask))
        if built & box.farm:
            table.bonus[seat] += 1
        governor = table.governor[seat]
        if governor >= 0:
            if governor == box.fairy and table.phase == SUMMER:
                table.bonus[seat] += 1
            elif table.phase == SPRING and box.governor_peeks.get(governor) == "start_of_spring":
                peek(table, seat, tell)
    for seat in table.order:
        bonus = table.bonus[seat]
        table.hands[seat] = rolled(table, 3, min(MOST_BONUS_DICE, bonus))
        if tell is not None:
            tell.all("rolled", seat=seat, dice=dice_name(table.hands[seat]), total=TOTAL[table.hands[seat]])
    return False


def name_of(mask: int) -> str:
    """The id of the building in a mask of one."""
    return BUILDING.ids[mask.bit_length() - 1]


def rolled(table: "Kingsburg", player: int, bonus: int) -> int:
    """Roll so many player and bonus dice."""
    roll = table.roll
    if player == 3 and not bonus:
        return THREE[36 * roll(FACE) + 6 * roll(FACE) + roll(FACE)]
    return hand_of([roll(FACE) + 1 for _ in range(player)], [roll(FACE) + 1 for _ in range(bonus)])


def roll_neutral(table: "Kingsburg", tell: Tell | None) -> None:
    """K-14.1 to K-14.3: three dice of one colour nobody plays, then two of another."""
    three = rolled(table, 3, 0)
    occupy(table, TOTAL[three] - 1, three, tell)
    first, second = table.roll(FACE), table.roll(FACE)
    if first + second + 2 != TOTAL[three]:
        occupy(table, first + second + 1, hand_of([first + 1, second + 1], []), tell)
        return
    occupy(table, first, hand_of([first + 1], []), tell)
    if second != first:
        occupy(table, second, hand_of([second + 1], []), tell)


def occupy(table: "Kingsburg", advisor: int, dice: int, tell: Tell | None) -> None:
    """K-14.4: neutral dice close an advisor."""
    table.occupied |= 1 << advisor
    table.holder[advisor] = NEUTRAL
    table.laid[advisor] = dice
    if tell is not None:
        tell.all("neutral-dice", advisor=ADVISOR.ids[advisor], dice=dice_name(dice))


# --- changing dice ---------------------------------------------------------------------------------------------------


def change_dice(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-4.2: rerolls and changes, player by player in the old turn order."""
    box = table.terms.box
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        hand = table.hands[seat]
        if box.changes_dice[table.governor[seat]] or (
            table.built[seat] & box.statue and (ALL_EQUAL[hand] or TOTAL[hand] <= box.chapel_total)
        ):
            moves = changes(table, seat)
            if moves:
                moves.append(KEEP_DICE)
                return ask(table, seat, CHANGE_DICE, moves)
        table.cursor += 1
    table.cursor = 0
    return False


def changes(table: "Kingsburg", seat: int) -> list[Move]:
    """K-20.1, K-19.3: what the seat may do to its dice now."""
    box = table.terms.box
    hand, built, used = table.hands[seat], table.built[seat], table.used[seat]
    moves: list[Move] = []
    if not used & SETTLED:
        if built & box.statue and not used & STATUE and ALL_EQUAL[hand]:
            moves.append(REROLL_ONE[0])
            if bonus_dice(hand):
                moves.append(REROLL_ONE[BONUS_DIE])
        if built & box.chapel and not used & CHAPEL and TOTAL[hand] <= box.chapel_total:
            moves.append(REROLL_ALL)
    if table.governor[seat] >= 0:
        moves += governor_changes(table, seat)
    return moves


def governor_changes(table: "Kingsburg", seat: int) -> list[Move]:
    """K-17.3, K-19.3: what the governor can do to the dice now."""
    box, governor = table.terms.box, table.governor[seat]
    settled, total = table.used[seat] & SETTLED, TOTAL[table.hands[seat]]
    if governor == box.philosopher:
        return [] if table.used[seat] & FLIPPED else [FLIP_DICE]
    if governor == box.prince:
        return [] if settled or total > box.prince_total else [SET_DICE]
    if governor == box.trickster:
        return [] if table.yearly[seat] & TURNED else turns(table.hands[seat])
    if governor == box.priest:
        return [] if settled or total > box.priest_total else [BLESS]
    if governor == box.heiress:
        return [] if table.yearly[seat] & INHERITED or total > box.heiress_total else [INHERIT]
    return []


def turns(hand: int) -> list[Move]:
    """Each player die to each other face."""
    return [TURN_DIE[face - 1][to] for face in sorted(set(player_dice(hand))) for to in range(6) if to != face - 1]


class ChangeDice(Step):
    """K-4.2: reroll or change dice before the turn order is set, or keep them."""

    name = "change-dice"
    rule = "K-4.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """What may be done, and leaving it."""
        return [*changes(table, seat), KEEP_DICE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Do it; afterwards it is checked again what may be done (K-19.2)."""
        if move is KEEP_DICE:
            table.cursor += 1
        elif move is REROLL_ALL or move.kind == REROLL_ONE[0].kind:
            reroll(table, seat, move, tell)
        else:
            use_governor(table, seat, move, tell)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """With the roll as it stands."""
        hand = table.hands[seat]
        return Prompt("change-dice", "K-4.2", {"dice": dice_name(hand), "total": TOTAL[hand]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Which effect, and why it does not work now."""
        box, hand, used = table.terms.box, table.hands[seat], table.used[seat]
        if move.kind == REROLL_ONE[0].kind or move is REROLL_ALL:
            mask, mark = (box.chapel, CHAPEL) if move is REROLL_ALL else (box.statue, STATUE)
            if not table.built[seat] & mask:
                return Refusal("not-built", "K-20.1")
            if used & mark:
                return Refusal("used-this-season", "K-20.1")
            if used & SETTLED:
                return Refusal("no-reroll-after", "K-19.3")
            return Refusal("dice-not-so", "K-20.1", {"dice": dice_name(hand), "total": TOTAL[hand]})
        if move in (FLIP_DICE, SET_DICE, BLESS, INHERIT) or move.kind == TURN_DIE[0][0].kind:
            return Refusal("not-your-governor", "K-17.4")
        return Refusal("dice-first", "K-4.2")


def reroll(table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
    """K-20.1: the Statue rolls one die again, the Chapel all of them."""
    hand = table.hands[seat]
    player, bonus = list(player_dice(hand)), list(bonus_dice(hand))
    box = table.terms.box
    if move is REROLL_ALL:
        table.used[seat] |= CHAPEL
        table.hands[seat] = rolled(table, len(player), len(bonus))
        building = name_of(box.chapel)
    else:
        table.used[seat] |= STATUE
        (bonus if move.die == BONUS_DIE else player)[0] = table.roll(FACE) + 1
        table.hands[seat] = hand_of(player, bonus)
        building = name_of(box.statue)
    table.used[seat] &= ~WISE
    if tell is not None:
        hand = table.hands[seat]
        tell.all("rerolled", seat=seat, building=building, dice=dice_name(hand), total=TOTAL[hand])


def use_governor(table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
    """K-21.4, K-21.7, K-21.8: what a governor does to the dice."""
    box, hand = table.terms.box, table.hands[seat]
    player, bonus = list(player_dice(hand)), list(bonus_dice(hand))
    gains: list[str] = []
    if move is FLIP_DICE:
        hand = hand_of([7 - face for face in player], [7 - face for face in bonus])
        table.used[seat] |= FLIPPED | (WISE if TOTAL[hand] <= box.philosopher_total else 0)
    elif move is SET_DICE:
        hand = hand_of([face + 1 for face in box.prince_faces], bonus)
        table.used[seat] |= SETTLED
    elif move is BLESS:
        table.used[seat] |= SETTLED
        if bonus:
            score(table, seat, box.priest_vp, GOVERNORS)
            gains = ["point"] * box.priest_vp
        else:
            hand = hand_of(player, [table.roll(FACE) + 1])
    elif move is INHERIT:
        table.used[seat] |= SETTLED
        table.yearly[seat] |= INHERITED
        table.plus2[seat] += box.heiress_plus2
        gains = ["plus2"] * box.heiress_plus2
    else:
        player.remove(move.face + 1)
        hand = hand_of([*player, move.to_face + 1], bonus)
        table.used[seat] |= SETTLED
        table.yearly[seat] |= TURNED
    changed = hand != table.hands[seat]
    table.hands[seat] = hand
    if tell is not None:
        governor = GOVERNOR.ids[table.governor[seat]]
        if changed or not gains:
            tell.all("dice-changed", seat=seat, governor=governor, dice=dice_name(hand), total=TOTAL[hand])
        tell_gains(tell, "governor-paid", seat, gains, governor=governor)


# --- turn order ------------------------------------------------------------------------------------------------------


def set_order(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-4.3, K-4.4, A-19: ascending by total, ties as they stood; the Philosopher's point is paid."""
    totals = [TOTAL[hand] for hand in table.hands]
    table.order = sorted(table.order, key=totals.__getitem__)
    for seat in table.order:
        if table.used[seat] & WISE:
            score(table, seat, table.terms.box.philosopher_vp, GOVERNORS)
            gains = ["point"] * table.terms.box.philosopher_vp
            tell_gains(tell, "governor-paid", seat, gains, governor=GOVERNOR.ids[table.governor[seat]])
    if tell is not None:
        tell.all("starts", seat=table.order[0])
    return False


def take_dice_back(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.5, K-3.5: player dice come back, bonus dice go to the supply; neutral dice stay until the season ends."""
    if table.seats > NEUTRAL_DICE:
        clear_council(table, tell)
    else:
        for advisor, seat in enumerate(table.holder):
            if seat >= 0 and seat != NEUTRAL:
                table.holder[advisor] = -1
                table.laid[advisor] = EMPTY
                table.occupied ^= 1 << advisor
    table.again = table.again_seat = -1
    table.again_laid = EMPTY
    table.due = []
    table.hands = [EMPTY] * table.seats
    table.bonus = [0] * table.seats
    return False


def clear_council(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-14.4: no dice lie with the advisors any more; the neutral ones leave at the end of the season."""
    if table.occupied:
        table.holder = [-1] * len(ADVISOR)
        table.laid = [EMPTY] * len(ADVISOR)
        table.occupied = 0
    return False


def has_dice(hand: int) -> bool:
    """Whether a hand holds any die."""
    return COUNT[hand] > 0


CHANGE_DICE = ChangeDice()
