"""Chapters 12 and 18: winter. The king sends help, the enemy comes, and everybody fights alone."""

from typing import TYPE_CHECKING, Final, Literal

from hoftag.core.events import Event, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.kingsburg.components import BATTLES, EFFECTS, ENEMY, FACE, GOVERNOR, GOVERNORS, WINTER, Enemies
from hoftag.games.kingsburg.moves import SEND_ARMY, KingsburgMove
from hoftag.games.kingsburg.rules.defeat import GOODS_LOST, NOTHING, lose
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment, gain_may_hurt, owners, points_may_hurt
from hoftag.games.kingsburg.rules.phases import enter
from hoftag.games.kingsburg.rules.supply import amounts_names, draw_enemy, gain, name_of, score, tell_gains
from hoftag.games.kingsburg.rules.taking import TakeGoods

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

VICTORY: Final = 1
DRAW: Final = 2
DEFEAT: Final = 3
Result = Literal["", "victory", "draw", "defeat"]
RESULT: Final[tuple[Result, ...]] = ("", "victory", "draw", "defeat")
# How far a victory has been celebrated, in `pending`; beyond what a defeat needs
WON: Final = 4
CELEBRATED: Final = 5
SEND_ARMY_KIND: Final = SEND_ARMY[0].kind


# --- the king's help -------------------------------------------------------------------------------------------------


def begin_winter(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.1: the start player rolls for everybody, unless the tokens decide (K-18.2)."""
    enter(table, WINTER, tell)
    table.sent = [-1] * table.seats
    if table.terms.army_tokens:
        for seat, army in enumerate(table.armies):
            if army[0] == army[-1]:
                table.sent[seat] = army[0]
        return False
    table.help = table.roll(FACE) + 1
    if tell is not None:
        tell.passing("king-helps", seat=table.order[0], count=table.help)
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
        return table.ask_all(waiting, SEND_TOKEN)
    for seat in table.order:
        value = table.sent[seat]
        table.armies[seat].remove(value)
        table.spent[seat].append(value)
        table.soldiers[seat] += value
        if tell is not None:
            tell.show("army-shown", seat=seat, count=value)
    return False


class SendToken(Step["Kingsburg", KingsburgMove]):
    """K-18.2: secretly pick one of the army tokens left."""

    name = "send-army"
    rule = "K-18.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [SEND_ARMY[value] for value in sorted(set(table.armies[seat]))]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """Keep it sealed until all have chosen."""
        table.sent[seat] = move.army
        if tell is not None:
            tell.only(seat, "sent-army", shadow=Event("sent-army-hidden", {"seat": seat}), seat=seat, count=move.army)
        return table.wait_for_others(seat)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"soldiers": table.soldiers[seat]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind == SEND_ARMY_KIND:
            left = [str(value) for value in sorted(table.armies[seat])]
            return Refusal("no-such-army", self.rule, {"count": move.army, "tokens": left})
        return Refusal("army-first", self.rule)


def academies(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-20.18: those who have one, in turn order."""
    return ACADEMY.in_turn(table, tell)


class Academy(Moment):
    """K-20.18, A-10, A-11: an own die, and its soldiers in place of the king's help if they are more."""

    name = "academy"
    rule = "K-20.18"

    def comes_to(self, table: "Kingsburg") -> int:
        return owners(table, table.terms.buildings.academy)

    def present(self, table: "Kingsburg", seat: int) -> int:
        return table.built[seat] & table.terms.buildings.academy

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            face = table.roll(FACE) + 1
            own = (face + 1) // 2 if table.terms.army_tokens else face
            helped = table.sent[seat] if table.terms.army_tokens else table.help
            if own > helped:
                table.soldiers[seat] += own - helped
            if tell is not None:
                count = max(own, helped)
                tell.all("academy", seat=seat, face=face, count=count, building=name_of(effects))
        return False


# --- the battle ------------------------------------------------------------------------------------------------------


def battle(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.2: the enemy is revealed."""
    draw_enemy(table)
    table.peeked = table.terms.everybody
    table.sent = [-1] * table.seats
    if tell is not None:
        tell.show("enemy", enemy=ENEMY.ids[table.enemy], strength=table.terms.enemies.strength[table.enemy])
    table.cursor = 0
    table.pending = NOTHING
    return False


def muster(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-12.3, K-12.4: every strength is compared with his."""
    if table.terms.asks_for_all:
        return MUSTER.in_turn(table, tell)
    for seat in range(table.seats):
        fight(table, seat, strength_of(table, seat, table.enemy))
    return False


def fight(table: "Kingsburg", seat: int, strength: int) -> None:
    """K-12.4: the stronger one wins."""
    needed = table.terms.enemies.strength[table.enemy]
    table.strength[seat] = strength
    table.fought[seat] = VICTORY if strength > needed else DEFEAT if strength < needed else DRAW


class Muster(Moment):
    """K-12.3: what buildings and governor add, where that is asked for; what they take away counts in any case."""

    name = "muster"
    rule = "K-12.3"
    for_everybody = True

    def present(self, table: "Kingsburg", seat: int) -> int:
        effects = OF_GOVERNOR if table.terms.cards[table.governor[seat]].strength > 0 else 0
        for value, buildings in table.terms.enemies.defence[table.enemy]:
            if value > 0:
                effects |= table.built[seat] & buildings
        return effects

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        strength = strength_of(table, seat, table.enemy)
        left = self.present(table, seat) & ~effects
        if left:
            strength -= building_strength(table.terms.enemies, left, table.enemy)
            strength -= table.terms.cards[table.governor[seat]].strength if left & OF_GOVERNOR else 0
        fight(table, seat, strength)
        return False


def stone_walls(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-20.12: before anything is gained or lost."""
    return STONE_WALL.in_turn(table, tell)


class StoneWall(Moment):
    """K-20.12, A-12: with the Stone Wall a draw is a victory."""

    name = "stone-wall"
    rule = "K-20.12"

    def comes_to(self, table: "Kingsburg") -> int:
        return owners(table, table.terms.buildings.stone_wall) if DRAW in table.fought else 0

    def present(self, table: "Kingsburg", seat: int) -> int:
        return table.built[seat] & table.terms.buildings.stone_wall if table.fought[seat] == DRAW else 0

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        """A victory brings goods, and points for the strongest at the least."""
        reward = table.terms.enemies.reward[table.enemy]
        hurts = points_may_hurt(table, seat) or gain_may_hurt(table, seat, reward)
        return table.terms.buildings.stone_wall if hurts else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            table.fought[seat] = VICTORY
        return False


def strength_of(table: "Kingsburg", seat: int, enemy: int) -> int:
    """K-12.3: soldiers, and what buildings and governor add or take away."""
    return table.soldiers[seat] + bonus_strength(table, seat, enemy)


def bonus_strength(table: "Kingsburg", seat: int, enemy: int) -> int:
    """What buildings and governor add or take away."""
    strength = building_strength(table.terms.enemies, table.built[seat], enemy)
    return strength + table.terms.cards[table.governor[seat]].strength


def building_strength(enemies: Enemies, built: int, enemy: int) -> int:
    """K-20.3, K-20.11, K-20.15: what buildings add against an enemy, by kind and printed strength (A-21)."""
    strength = 0
    for value, buildings in enemies.defence[enemy]:
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
        elif fought == DEFEAT and lose(table, seat, table.terms.enemies.penalty[table.enemy], tell):
            return True
        table.cursor += 1
        table.pending = NOTHING
    table.cursor = 0
    return False


def win(table: "Kingsburg", seat: int, best: int, tell: Tell | None) -> bool:
    """K-12.4, K-12.5: the reward and a point for the strongest, what effects add to it, and goods of choice."""
    if table.pending == NOTHING:
        reward = table.terms.enemies.reward[table.enemy]
        gain(table, seat, reward, BATTLES)
        if tell is not None:
            tell_gains(tell, "spoils", seat, amounts_names(reward))
        if table.strength[seat] == best:
            points = table.terms.box.strongest_vp
            score(table, seat, points, BATTLES)
            if tell is not None:
                tell.all("strongest", seat=seat, points=points)
        table.pending = WON
    if table.pending == WON and TRIUMPH.comes(table, seat, tell):
        return True
    if table.pending == CELEBRATED:
        table.pending = GOODS_LOST
        return bool(table.terms.enemies.reward[table.enemy].any) and table.ask(seat, SPOILS)
    return False


class Triumph(Moment):
    """K-20.12, K-17.2: points for the Fortress, and for the Knight if he was the strongest."""

    name = "triumph"

    def present(self, table: "Kingsburg", seat: int) -> int:
        effects = table.built[seat] & table.terms.buildings.fortress
        points = table.terms.cards[table.governor[seat]].points_if_strongest
        return effects | OF_GOVERNOR if points and table.strength[seat] == strongest(table) else effects

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        return table.terms.buildings.fortress | OF_GOVERNOR if points_may_hurt(table, seat) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects & OF_GOVERNOR:
            points = table.terms.cards[table.governor[seat]].points_if_strongest
            score(table, seat, points, GOVERNORS)
            governor = GOVERNOR.ids[table.governor[seat]]
            tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=governor)
        fortress = table.terms.buildings.fortress
        if effects & fortress:
            points = table.terms.buildings.fortress_vp
            score(table, seat, points, EFFECTS)
            tell_gains(tell, "building-paid", seat, ["point"] * points, building=name_of(fortress))
        return False

    def finished(self, table: "Kingsburg") -> None:
        table.pending = CELEBRATED


class Spoils(TakeGoods):
    """K-12.4: a reward of choice."""

    name = "spoils"
    rule = "K-12.4"
    told = "spoils"

    def count(self, table: "Kingsburg", seat: int) -> int:
        return table.terms.enemies.reward[table.enemy].any

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """Nothing more is due."""


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


SEND_TOKEN: Final[SendToken] = SendToken()
ACADEMY: Final[Academy] = Academy()
MUSTER: Final[Muster] = Muster()
STONE_WALL: Final[StoneWall] = StoneWall()
TRIUMPH: Final[Triumph] = Triumph()
SPOILS: Final[Spoils] = Spoils()
