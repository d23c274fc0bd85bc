"""Chapters 4 and 14: a season begins, everybody rolls, and the totals make the turn order."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.games.kingsburg.components import AUTUMN, EFFECTS, FACE, GOVERNOR, GOVERNORS, SPRING, SUMMER
from hoftag.games.kingsburg.dice import THREE, TOTAL, dice_name, hand_of
from hoftag.games.kingsburg.rules.council import NEUTRAL_DICE, occupy
from hoftag.games.kingsburg.rules.marks import WISE
from hoftag.games.kingsburg.rules.optional import FAVOUR_DIE, OF_GOVERNOR, Moment, gain_may_hurt, owners
from hoftag.games.kingsburg.rules.phases import enter
from hoftag.games.kingsburg.rules.supply import amounts_names, gain, name_of, peek, score, tell_gains

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def begin_season(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-2.2, K-14.1: neutral dice come first."""
    enter(table, table.phase + 1, tell)
    table.used = [0] * table.seats
    table.traded = [0] * table.seats
    table.passed = table.builders = 0
    if table.seats == NEUTRAL_DICE:
        roll_neutral(table, tell)
    return False


def start_season(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-20.3, K-20.4, A-09: then what a season opens with."""
    return SEASON_START.in_turn(table, tell)


class SeasonStart(Moment):
    """K-20.3, K-20.4, K-3.1: gold of the Merchants' Guild, bonus dice, a look at the enemy."""

    name = "season-start"

    def comes_to(self, table: "Kingsburg") -> int:
        terms = table.terms
        if table.phase != AUTUMN and table.governing & terms.starting_seasons:
            return terms.everybody
        seats = owners(table, terms.buildings.starting_seasons)
        if any(table.bonus):
            for seat, bonus in enumerate(table.bonus):
                if bonus:
                    seats |= 1 << seat
        return seats

    def present(self, table: "Kingsburg", seat: int) -> int:
        governor = table.governor[seat]
        effects = table.built[seat] & table.terms.buildings.starting_seasons
        if table.bonus[seat]:
            effects |= FAVOUR_DIE
        if governor >= 0:
            card = table.terms.cards[governor]
            if table.phase == SUMMER and card.bonus_die_in_summer:
                effects |= OF_GOVERNOR
            if table.phase == SPRING and card.peeks == "start_of_spring":
                effects |= OF_GOVERNOR
        return effects

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        """K-4.3: a bonus die changes the turn order, and what the total allows."""
        effects = table.terms.buildings.farm | FAVOUR_DIE
        if table.terms.cards[table.governor[seat]].bonus_die_in_summer:
            effects |= OF_GOVERNOR
        for mask, gains in table.terms.buildings.season_start:
            if table.built[seat] & mask and gain_may_hurt(table, seat, gains):
                effects |= mask
        return effects

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if not effects & FAVOUR_DIE:
            table.bonus[seat] = 0
        if not effects:
            return False
        buildings = table.terms.buildings
        for mask, gains in buildings.season_start:
            if effects & mask:
                gain(table, seat, gains, EFFECTS)
                if tell is not None:
                    tell_gains(tell, "building-paid", seat, amounts_names(gains), building=name_of(mask))
        table.bonus[seat] += (effects & buildings.farm).bit_count()
        if effects & OF_GOVERNOR:
            if table.phase == SUMMER:
                table.bonus[seat] += 1
            else:
                peek(table, seat, tell)
        return False


def roll_dice(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-4.1: everybody at the same time, with all bonus dice."""
    bonus = table.bonus
    faces = table.rolls(FACE, 3 * table.seats + sum(bonus))
    at = 0
    for seat in table.order:
        end = at + 3 + bonus[seat]
        table.hands[seat] = hand_showing(faces[at:end], 3)
        at = end
        if tell is not None:
            tell.all("rolled", seat=seat, dice=dice_name(table.hands[seat]), total=TOTAL[table.hands[seat]])
    return False


def rolled(table: "Kingsburg", player: int, bonus: int) -> int:
    """Roll so many player and bonus dice."""
    return hand_showing(table.rolls(FACE, player + bonus), player)


def hand_showing(faces: list[int], player: int) -> int:
    """The hand of so many player dice and then bonus dice, as they fell."""
    if len(faces) == player == 3:
        return THREE[36 * faces[0] + 6 * faces[1] + faces[2]]
    return hand_of([face + 1 for face in faces[:player]], [face + 1 for face in faces[player:]])


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


def set_order(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-4.3, K-4.4, A-19: ascending by total, ties as they stood; the Philosopher's point is paid."""
    totals = [TOTAL[hand] for hand in table.hands]
    table.order = sorted(table.order, key=totals.__getitem__)
    for seat in table.order:
        if table.used[seat] & WISE:
            points = table.terms.cards[table.governor[seat]].dice_gain.vp
            score(table, seat, points, GOVERNORS)
            governor = GOVERNOR.ids[table.governor[seat]]
            tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=governor)
    if tell is not None:
        tell.all("starts", seat=table.order[0])
    return False


SEASON_START: Final[SeasonStart] = SeasonStart()
