"""Chapters 12 and 18: winter. The king sends help, the enemy comes, and everybody fights alone."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Event, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import (
    BATTLES,
    BUILDING,
    BUILDINGS,
    COLUMNS,
    EFFECTS,
    ENEMY,
    FACE,
    GOODS,
    GOVERNOR,
    GOVERNORS,
    WINTER,
    Amounts,
)
from hoftag.games.kingsburg.moves import GIVE, LOSE_BUILDING, RANSOM, SEND_ARMY, KingsburgMove
from hoftag.games.kingsburg.rules import court
from hoftag.games.kingsburg.rules.asking import ask, ask_all
from hoftag.games.kingsburg.rules.rolling import name_of
from hoftag.games.kingsburg.rules.supply import (
    affordable,
    amounts_names,
    bundle_names,
    draw_enemy,
    gain,
    give_bundle,
    goods,
    names,
    score,
    tell_gains,
)
from hoftag.games.kingsburg.rules.taking import TakeGoods
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.components import Box
    from hoftag.games.kingsburg.state import Kingsburg

VICTORY: Final = 1
DRAW: Final = 2
DEFEAT: Final = 3
RESULT: Final = ("", "victory", "draw", "defeat")
# How far a defeat has been suffered, in `pending`
NOTHING: Final = 0
GOODS_LOST: Final = 1
ANY_LOST: Final = 2
BUILDING_LOST: Final = 3


# --- the king's help -------------------------------------------------------------------------------------------------


def begin_winter(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.1: the start player rolls for everybody, unless the tokens decide (K-18.2)."""
    court.enter(table, WINTER, tell)
    table.sent = [-1] * table.seats
    if table.terms.army_tokens:
        for seat, army in enumerate(table.armies):
            if army[0] == army[-1]:
                table.sent[seat] = army[0]
        return False
    table.help = table.roll(FACE) + 1
    if tell is not None:
        tell.all("king-helps", seat=table.order[0], count=table.help)
    for seat in range(table.seats):
        table.soldiers[seat] += table.help
    return False


def send_armies(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-18.2: everybody picks a token in secret, then all are shown."""
    if not table.terms.army_tokens:
        return False
    waiting = 0
    for seat, value in enumerate(table.sent):
        if value < 0:
            waiting |= 1 << seat
    if waiting:
        return ask_all(table, waiting, SEND_TOKEN)
    for seat in table.order:
        value = table.sent[seat]
        table.armies[seat].remove(value)
        table.spent[seat].append(value)
        table.soldiers[seat] += value
        if tell is not None:
            tell.show("army-shown", seat=seat, count=value)
    return False


class SendToken(Step):
    """K-18.2: secretly pick one of the army tokens left."""

    name = "send-army"
    rule = "K-18.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Each number once."""
        return [SEND_ARMY[value] for value in sorted(set(table.armies[seat]))]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Keep it sealed until all have chosen."""
        table.sent[seat] = move.army
        if tell is not None:
            tell.only(seat, "sent-army", shadow=Event("sent-army-hidden", {"seat": seat}), seat=seat, count=move.army)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """With the soldiers at hand."""
        return Prompt("send-army", "K-18.2", {"soldiers": table.soldiers[seat]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Such a token is not left."""
        if move.kind == SEND_ARMY[0].kind:
            return Refusal("no-such-army", "K-18.2", {"count": move.army})
        return Refusal("army-first", "K-18.2")


def academies(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-20.18, A-10, A-11: an own die, and its soldiers in place of the king's help if they are more."""
    academy = table.terms.box.academy
    for seat in table.order:
        if table.built[seat] & academy:
            face = table.roll(FACE) + 1
            own = (face + 1) // 2 if table.terms.army_tokens else face
            helped = table.sent[seat] if table.terms.army_tokens else table.help
            if own > helped:
                table.soldiers[seat] += own - helped
            if tell is not None:
                count = max(own, helped)
                tell.all("academy", seat=seat, face=face, count=count, building=name_of(academy))
    return False


# --- the battle ------------------------------------------------------------------------------------------------------


def battle(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.2 to K-12.5, K-20.12, A-12: the enemy is revealed, and every strength is compared with his."""
    box = table.terms.box
    draw_enemy(table)
    enemy = table.enemy
    table.peeked = table.terms.everybody
    table.sent = [-1] * table.seats
    if tell is not None:
        tell.show("enemy", enemy=ENEMY.ids[enemy], strength=box.strength[enemy])
    for seat in range(table.seats):
        strength = strength_of(table, seat, enemy)
        table.strength[seat] = strength
        if strength > box.strength[enemy]:
            table.fought[seat] = VICTORY
        elif strength < box.strength[enemy]:
            table.fought[seat] = DEFEAT
        else:
            table.fought[seat] = VICTORY if table.built[seat] & box.stone_wall else DRAW
    table.cursor = 0
    table.pending = NOTHING
    return False


def strength_of(table: "Kingsburg", seat: int, enemy: int) -> int:
    """K-12.3: soldiers, and what buildings and governor add or take away."""
    return table.soldiers[seat] + bonus_strength(table, seat, enemy)


def bonus_strength(table: "Kingsburg", seat: int, enemy: int) -> int:
    """What buildings and governor add or take away."""
    box = table.terms.box
    strength = building_strength(box, table.built[seat], enemy)
    if table.governor[seat] >= 0:
        strength += box.governor_strength.get(table.governor[seat], 0)
    return strength


def building_strength(box: "Box", built: int, enemy: int) -> int:
    """K-20.3, K-20.11, K-20.15: what buildings add against an enemy, by kind and printed strength (A-21)."""
    strength = 0
    for value, buildings in box.combat[enemy]:
        strength += value * (built & buildings).bit_count()
    return strength


def strongest(table: "Kingsburg") -> int:
    """K-12.5: the highest strength among the victorious; -1 if there are none."""
    return max(
        [strength for strength, fought in zip(table.strength, table.fought, strict=True) if fought == VICTORY],
        default=-1,
    )


def aftermath(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.4, K-19.1: rewards and penalties in turn order."""
    best = strongest(table)
    while table.cursor < table.seats:
        seat = table.order[table.cursor]
        fought = table.fought[seat]
        if tell is not None and table.pending == NOTHING:
            tell.all("fought", seat=seat, strength=table.strength[seat], result=RESULT[fought])
        if fought == VICTORY:
            if win(table, seat, best, tell):
                return True
        elif fought == DEFEAT and lose(table, seat, table.terms.box.penalty[table.enemy], tell):
            return True
        table.cursor += 1
        table.pending = NOTHING
    table.cursor = 0
    return False


def win(table: "Kingsburg", seat: int, best: int, tell: Tell | None) -> bool:
    """K-12.4, K-12.5, K-20.12: the reward, a point for the strongest, another for the Fortress."""
    if table.pending != NOTHING:
        return False
    box = table.terms.box
    reward = box.reward[table.enemy]
    gain(table, seat, reward, BATTLES)
    if tell is not None:
        tell_gains(tell, "spoils", seat, amounts_names(reward))
    if table.strength[seat] == best:
        score(table, seat, box.strongest_vp, BATTLES)
        if tell is not None:
            tell.all("strongest", seat=seat, points=box.strongest_vp)
        if table.governor[seat] == box.knight >= 0:
            score(table, seat, box.knight_vp, GOVERNORS)
            tell_gains(tell, "governor-paid", seat, ["point"] * box.knight_vp, governor=GOVERNOR.ids[box.knight])
    if table.built[seat] & box.fortress:
        score(table, seat, box.fortress_vp, EFFECTS)
        tell_gains(tell, "building-paid", seat, ["point"] * box.fortress_vp, building=name_of(box.fortress))
    table.pending = GOODS_LOST
    return bool(reward.any) and ask(table, seat, SPOILS)


class Spoils(TakeGoods):
    """K-12.4: a reward of choice."""

    name = "spoils"
    rule = "K-12.4"
    told = "spoils"

    def count(self, table: "Kingsburg", seat: int) -> int:
        """As many as the card says."""
        return table.terms.box.reward[table.enemy].any

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """Nothing more is due."""


# --- defeat ----------------------------------------------------------------------------------------------------------


def lose(table: "Kingsburg", seat: int, penalty: Amounts, tell: Tell | None) -> bool:
    """A-07: gold, wood, stone, goods of choice, a building, points, in this order."""
    if table.pending == NOTHING:
        lose_goods(table, seat, penalty, tell)
        table.pending = GOODS_LOST
    if table.pending == GOODS_LOST:
        if (
            penalty.any
            and goods(table, seat) > penalty.any
            and len(affordable(table, seat, penalty.any, tokens=False)) > 1
        ):
            return ask(table, seat, LOSE_GOODS)
        if penalty.any and goods(table, seat):
            lose_any(table, seat, penalty.any, tell)
        table.pending = ANY_LOST
    if table.pending == ANY_LOST:
        if penalty.buildings and table.built[seat]:
            if table.governor[seat] == table.terms.box.healer >= 0 and goods(table, seat) >= table.terms.box.ransom:
                return ask(table, seat, RANSOM_BUILDING)
            destroy(table, seat, tell)
        table.pending = BUILDING_LOST
    if penalty.vp:
        score(table, seat, -penalty.vp, BATTLES)
        if tell is not None:
            tell.all("lost-points", seat=seat, points=penalty.vp)
    return False


def lose_goods(table: "Kingsburg", seat: int, penalty: Amounts, tell: Tell | None) -> None:
    """K-12.6: as many of a type as there are, and nothing in place of what is missing."""
    gold = min(table.gold[seat], penalty.gold)
    wood = min(table.wood[seat], penalty.wood)
    stone = min(table.stone[seat], penalty.stone)
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    if tell is not None:
        tell_gains(tell, "lost-goods", seat, names(gold, wood, stone))


def lose_any(table: "Kingsburg", seat: int, count: int, tell: Tell | None) -> None:
    """Goods of choice where there is no choice: all of them, or the only kind there is."""
    gold = min(table.gold[seat], count)
    wood = min(table.wood[seat], count - gold)
    stone = min(table.stone[seat], count - gold - wood)
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    if tell is not None:
        tell_gains(tell, "lost-goods", seat, names(gold, wood, stone))


class LoseGoods(Step):
    """A-07: the loser picks the goods."""

    name = "lose-goods"
    rule = "A-07"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Every mix there is."""
        count = table.terms.box.penalty[table.enemy].any
        return [GIVE[bundle] for bundle in affordable(table, seat, count, tokens=False)]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """They are gone."""
        give_bundle(table, seat, move.goods)
        table.pending = ANY_LOST
        tell_gains(tell, "lost-goods", seat, bundle_names(move.goods))

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """How many."""
        return Prompt("lose-goods", "A-07", {"count": table.terms.box.penalty[table.enemy].any})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Too many, too few, or not there."""
        if move.kind == GIVE[0].kind:
            count = table.terms.box.penalty[table.enemy].any
            return Refusal("other-losses", "A-07", {"goods": GOODS.ids[move.goods], "count": count})
        return Refusal("lose-first", "A-07")


def doomed(built: int) -> int:
    """K-12.7, K-16.2: the building of the rightmost column, among several the topmost row."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(7):
            if built >> row * COLUMNS + column & 1:
                return row * COLUMNS + column
    return -1


def destroy(table: "Kingsburg", seat: int, tell: Tell | None) -> None:
    """K-12.7: it is removed, and its printed points are lost at once."""
    number = doomed(table.built[seat])
    points = table.terms.box.vp[number]
    table.built[seat] &= ~(1 << number)
    score(table, seat, -points, BUILDINGS)
    if tell is not None:
        tell.all("lost-building", seat=seat, building=BUILDING.ids[number], points=points)


class RansomBuilding(Step):
    """K-17.2: the Healer may pay goods to keep the building."""

    name = "ransom-building"
    rule = "K-17.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Every way to pay, or letting it go."""
        found = affordable(table, seat, table.terms.box.ransom, tokens=False)
        return [*(RANSOM[bundle] for bundle in found), LOSE_BUILDING]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Pay or lose it."""
        table.pending = BUILDING_LOST
        if move is LOSE_BUILDING:
            destroy(table, seat, tell)
            return
        give_bundle(table, seat, move.goods)
        if tell is not None:
            building = BUILDING.ids[doomed(table.built[seat])]
            tell.all("ransomed", seat=seat, building=building, paid_gains=bundle_names(move.goods))

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """Which building is in danger."""
        building = BUILDING.ids[doomed(table.built[seat])]
        return Prompt("ransom-building", "K-17.2", {"building": building, "count": table.terms.box.ransom})


# --- the end of the year ---------------------------------------------------------------------------------------------


def end_winter(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.9: the card leaves the game, and all soldiers go home."""
    table.faced.append(table.enemy)
    table.enemy = -1
    table.peeked = 0
    table.help = 0
    table.soldiers = [0] * table.seats
    table.strength = [0] * table.seats
    table.fought = [0] * table.seats
    return False


SEND_TOKEN = SendToken()
SPOILS = Spoils()
LOSE_GOODS = LoseGoods()
RANSOM_BUILDING = RansomBuilding()
