"""Chapters 4, 20 and 21: after the roll, Statue, Chapel and some governors change dice."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step, Verb, by_verb
from hoftag.games.kingsburg.components import FACE, GOVERNOR, GOVERNORS, Governor
from hoftag.games.kingsburg.components.governors import BLESSING, FLIP, INHERITANCE, SET, TURN
from hoftag.games.kingsburg.dice import ALL_EQUAL, TOTAL, bonus_dice, dice_name, hand_of, player_dice
from hoftag.games.kingsburg.moves import (
    BLESS,
    FLIP_DICE,
    INHERIT,
    KEEP_DICE,
    MOVES,
    REROLL_ALL,
    REROLL_ONE,
    SET_DICE,
    TURN_DIE,
    KingsburgMove,
)
from hoftag.games.kingsburg.rules.marks import CHAPEL, FLIPPED, INHERITED, SETTLED, STATUE, TURNED, WISE
from hoftag.games.kingsburg.rules.rolling import rolled
from hoftag.games.kingsburg.rules.supply import changed, name_of, score, tell_gains

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

BONUS_DIE: Final = 1


def change_dice(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-4.2: rerolls and changes, player by player in the old turn order."""
    buildings, cards, hands, order = table.terms.buildings, table.terms.cards, table.hands, table.order
    for cursor in range(table.cursor, table.seats):
        seat = order[cursor]
        if cards[table.governor[seat]].dice or (
            table.built[seat] & buildings.statue
            and (ALL_EQUAL[hands[seat]] or TOTAL[hands[seat]] <= buildings.chapel_total)
        ):
            moves = changes(table, seat)
            if moves:
                moves.append(KEEP_DICE)
                table.cursor = cursor
                return table.ask(seat, CHANGE_DICE, moves)
    table.cursor = 0
    return False


def changes(table: "Kingsburg", seat: int) -> list[Move]:
    """K-20.1, K-19.3: what the seat may do to its dice now."""
    buildings = table.terms.buildings
    hand, built, used = table.hands[seat], table.built[seat], table.used[seat]
    moves: list[Move] = []
    if not used & SETTLED:
        if built & buildings.statue and not used & STATUE and ALL_EQUAL[hand]:
            moves.append(REROLL_ONE[0])
            if bonus_dice(hand):
                moves.append(REROLL_ONE[BONUS_DIE])
        if built & buildings.chapel and not used & CHAPEL and TOTAL[hand] <= buildings.chapel_total:
            moves.append(REROLL_ALL)
    card = table.terms.cards[table.governor[seat]]
    if card.dice:
        moves += GOVERNOR_CHANGES[card.dice].offers(table, seat, card)
    return moves


class ChangeDice(Step["Kingsburg", KingsburgMove]):
    """K-4.2, K-19.2: reroll or change dice before the turn order is set, or keep them; asked anew after each change."""

    name = "change-dice"
    rule = "K-4.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [*changes(table, seat), KEEP_DICE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        hand = table.hands[seat]
        return Prompt(self.name, self.rule, {"dice": dice_name(hand), "total": TOTAL[hand]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class KeepDice(Verb["Kingsburg", KingsburgMove]):
    """The next one's dice."""

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        table.cursor += 1
        return False


# --- Statue and Chapel -----------------------------------------------------------------------------------------------


class Reroll(Verb["Kingsburg", KingsburgMove]):
    """K-20.1: a building rolls dice again, once a season."""

    mark: int = 0

    def building(self, table: "Kingsburg") -> int:
        """The building that does it, as a mask."""
        raise NotImplementedError

    def reroll(self, table: "Kingsburg", hand: int, move: KingsburgMove) -> int:
        """The new hand."""
        raise NotImplementedError

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        hand = table.hands[seat] = self.reroll(table, table.hands[seat], move)
        table.used[seat] |= self.mark
        table.used[seat] &= ~WISE
        if tell is not None:
            building = name_of(self.building(table))
            tell.all("rerolled", seat=seat, building=building, dice=dice_name(hand), total=TOTAL[hand])
        return False

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        used, building = table.used[seat], {"building": name_of(self.building(table))}
        if not table.built[seat] & self.building(table):
            return Refusal("not-built", "K-20.1", building)
        if used & self.mark:
            return Refusal("used-this-season", "K-20.1", building)
        if used & SETTLED:
            return Refusal("no-reroll-after", "K-19.3")
        return self.unfit(table, table.hands[seat])

    def unfit(self, table: "Kingsburg", hand: int) -> Refusal:
        """What the dice would have to be."""
        raise NotImplementedError


class RerollOne(Reroll):
    """The Statue rolls one die again."""

    mark = STATUE

    def building(self, table: "Kingsburg") -> int:
        return table.terms.buildings.statue

    def reroll(self, table: "Kingsburg", hand: int, move: KingsburgMove) -> int:
        player, bonus = list(player_dice(hand)), list(bonus_dice(hand))
        (bonus if move.die == BONUS_DIE else player)[0] = table.roll(FACE) + 1
        return hand_of(player, bonus)

    def unfit(self, table: "Kingsburg", hand: int) -> Refusal:
        key = "no-bonus-die" if ALL_EQUAL[hand] else "dice-not-equal"
        return Refusal(key, "K-20.1", {"dice": dice_name(hand)})


class RerollAll(Reroll):
    """The Chapel rolls all of them again."""

    mark = CHAPEL

    def building(self, table: "Kingsburg") -> int:
        return table.terms.buildings.chapel

    def reroll(self, table: "Kingsburg", hand: int, move: KingsburgMove) -> int:
        return rolled(table, len(player_dice(hand)), len(bonus_dice(hand)))

    def unfit(self, table: "Kingsburg", hand: int) -> Refusal:
        most = table.terms.buildings.chapel_total
        return Refusal("total-too-high", "K-20.1", {"total": TOTAL[hand], "most": most})


# --- governors -------------------------------------------------------------------------------------------------------


class GovernorChange(Verb["Kingsburg", KingsburgMove]):
    """K-17.3: an effect of a governor that changes dice, or looks at their total."""

    wants_low: bool = False
    """Whether the total has to be as low as the card says."""

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        """K-19.3: what can be done now."""
        raise NotImplementedError

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        card, hand = table.terms.cards[table.governor[seat]], table.hands[seat]
        if GOVERNOR_CHANGES.get(card.dice) is not self:
            return Refusal("not-your-governor", "K-17.4")
        if self.wants_low and not within(table, seat, card):
            return Refusal("total-too-high", "K-17.4", {"total": TOTAL[hand], "most": card.dice_total})
        if self.offers(table, seat, card):
            return Refusal("no-such-die", "K-17.4", {"dice": dice_name(hand)})
        return Refusal("governor-used", "K-17.4")


def lay_dice(table: "Kingsburg", seat: int, player: list[int], bonus: list[int], tell: Tell | None) -> int:
    """The governor has changed the dice to these; returns them as a hand."""
    hand = table.hands[seat] = hand_of(player, bonus)
    if tell is not None:
        governor = GOVERNOR.ids[table.governor[seat]]
        tell.all("dice-changed", seat=seat, governor=governor, dice=dice_name(hand), total=TOTAL[hand])
    return hand


def within(table: "Kingsburg", seat: int, card: Governor) -> bool:
    """Whether the total is as low as a card asks for."""
    return TOTAL[table.hands[seat]] <= card.dice_total


class FlipDice(GovernorChange):
    """K-21.4: the Philosopher turns all dice over; a low total will bring him a point."""

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        return [] if table.used[seat] & FLIPPED else [FLIP_DICE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        hand = table.hands[seat]
        player, bonus = [7 - face for face in player_dice(hand)], [7 - face for face in bonus_dice(hand)]
        lay_dice(table, seat, player, bonus, tell)
        table.used[seat] |= FLIPPED
        if within(table, seat, table.terms.cards[table.governor[seat]]):
            table.used[seat] |= WISE
        return False


class SetDice(GovernorChange):
    """K-21.8: the Prince's player dice become others if the total is low."""

    wants_low = True

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        return [SET_DICE] if not table.used[seat] & SETTLED and within(table, seat, card) else []

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        faces = table.terms.cards[table.governor[seat]].faces
        lay_dice(table, seat, faces, list(bonus_dice(table.hands[seat])), tell)
        table.used[seat] |= SETTLED
        return False


class TurnDie(GovernorChange):
    """K-17.2: once a year the Trickster turns a player die to any face."""

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        if table.yearly[seat] & TURNED:
            return []
        faces = sorted(set(player_dice(table.hands[seat])))
        return [TURN_DIE[face - 1][to] for face in faces for to in range(6) if to != face - 1]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        hand = table.hands[seat]
        player = list(player_dice(hand))
        player.remove(move.face + 1)
        lay_dice(table, seat, [*player, move.to_face + 1], list(bonus_dice(hand)), tell)
        table.used[seat] |= SETTLED
        table.yearly[seat] |= TURNED
        return False


class Bless(GovernorChange):
    """K-21.7: at a low total the Priest gets a bonus die, or a point if he has one already."""

    wants_low = True

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        return [BLESS] if not table.used[seat] & SETTLED and within(table, seat, card) else []

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        hand = table.hands[seat]
        points = blessing(table, seat)
        table.used[seat] |= SETTLED
        if bonus_dice(hand):
            score(table, seat, points, GOVERNORS)
            governor = GOVERNOR.ids[table.governor[seat]]
            tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=governor)
        else:
            lay_dice(table, seat, list(player_dice(hand)), [table.roll(FACE) + 1], tell)
        return False

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return changed(table, seat, points=blessing(table, seat))


def blessing(table: "Kingsburg", seat: int) -> int:
    """The points that a blessing brings to whoever has a bonus die."""
    return table.terms.cards[table.governor[seat]].dice_gain.vp if bonus_dice(table.hands[seat]) else 0


class Inherit(GovernorChange):
    """K-17.2: once a year, at a low total, the Heiress takes +2 tokens."""

    wants_low = True

    def offers(self, table: "Kingsburg", seat: int, card: Governor) -> list[Move]:
        return [INHERIT] if not table.yearly[seat] & INHERITED and within(table, seat, card) else []

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        tokens = table.terms.cards[table.governor[seat]].dice_gain.plus2
        table.used[seat] |= SETTLED
        table.yearly[seat] |= INHERITED
        table.plus2[seat] += tokens
        tell_gains(tell, "governor-paid", seat, ["plus2"] * tokens, governor=GOVERNOR.ids[table.governor[seat]])
        return False

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return changed(table, seat, (0, 0, 0, table.terms.cards[table.governor[seat]].dice_gain.plus2))


GOVERNOR_CHANGES: Final[dict[str, GovernorChange]] = {
    FLIP: FlipDice(),
    SET: SetDice(),
    TURN: TurnDie(),
    BLESSING: Bless(),
    INHERITANCE: Inherit(),
}
"""What a card does to dice, by the effect that is written on it."""
VERBS: Final = by_verb(
    MOVES,
    "K-4.2",
    {
        "reroll-one": RerollOne(),
        "reroll-all": RerollAll(),
        "flip-dice": GOVERNOR_CHANGES[FLIP],
        "set-dice": GOVERNOR_CHANGES[SET],
        "turn-die": GOVERNOR_CHANGES[TURN],
        "bless": GOVERNOR_CHANGES[BLESSING],
        "inherit": GOVERNOR_CHANGES[INHERITANCE],
        "keep-dice": KeepDice(),
    },
    otherwise="dice-first",
)
CHANGE_DICE: Final[ChangeDice] = ChangeDice()
