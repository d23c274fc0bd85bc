"""Chapter 6: the advisors pay, from the lowest rank to the highest."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import ADVISOR, ADVISORS, GOODS, PAYS_LIKE, RANK_OF, RANKS, Choice
from hoftag.games.kingsburg.moves import DECLINE, TAKE, KingsburgMove
from hoftag.games.kingsburg.rules.asking import ask
from hoftag.games.kingsburg.rules.rolling import NEUTRAL
from hoftag.games.kingsburg.rules.supply import amounts_names, bundle_names, can_pay, names, pay, peek, score
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

BY_RANK: Final = sorted(range(len(ADVISOR)), key=lambda advisor: (RANK_OF[advisor], advisor))


def begin_rewards(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.1, K-21.5, A-03: who is paid by whom; at one rank in turn order, neutral dice never (K-14.4)."""
    if table.again < 0 and not table.occupied >> RANKS:  # nobody shares a rank
        holder, left = table.holder, table.occupied
        table.due = []
        while left:
            advisor = (left & -left).bit_length() - 1
            left &= left - 1
            if holder[advisor] != NEUTRAL:
                table.due.append(advisor * 8 + holder[advisor])
        return False
    due: list[tuple[int, int, int]] = []
    place = [0] * table.seats
    for number, seat in enumerate(table.order):
        place[seat] = number
    for advisor in BY_RANK:
        if not table.occupied >> advisor & 1:
            continue
        seat = table.holder[advisor]
        if seat != NEUTRAL:
            due.append((RANK_OF[advisor], place[seat], advisor * 8 + seat))
        if table.again == advisor:
            due.append((RANK_OF[advisor], place[table.again_seat], advisor * 8 + table.again_seat))
    due.sort()
    table.due = [entry for _, _, entry in due]
    return False


def rewards(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-6.1: one advisor after the other; asked is only who has a choice."""
    due = table.due
    while table.cursor < len(due):
        advisor, seat = due[table.cursor] >> 3, due[table.cursor] & 7
        like = PAYS_LIKE[advisor]
        found = table.terms.box.choices[like]
        if table.terms.box.optional[like]:
            moves = payable(table, seat, found)
            if moves:
                moves.append(DECLINE)
                return ask(table, seat, REWARD, moves)
            if tell is not None:
                tell.all("cannot-trade", seat=seat, advisor=ADVISOR.ids[advisor])
        elif len(found) > 1:
            return ask(table, seat, REWARD, [TAKE[choice.takes] for choice in found])
        else:
            reward(table, seat, advisor, found[0], tell)
        table.cursor += 1
    table.cursor = 0
    return False


def payable(table: "Kingsburg", seat: int, found: list[Choice]) -> list[Move]:
    """What the seat can pay for."""
    return [TAKE[choice.takes] for choice in found if can_pay(table, seat, choice.pay)]


def reward(table: "Kingsburg", seat: int, advisor: int, choice: Choice, tell: Tell | None) -> None:
    """K-6.2, K-20.9, A-14, A-15: what the advisor gives, and one soldier more with the Stables."""
    gain = choice.gain
    if choice.costs:
        pay(table, seat, choice.pay, ADVISORS)
    table.gold[seat] += choice.gold
    table.wood[seat] += choice.wood
    table.stone[seat] += choice.stone
    table.plus2[seat] += gain.plus2
    soldiers = gain.soldiers
    if soldiers:
        if table.built[seat] & table.terms.box.stables:
            soldiers += table.terms.box.stables_soldiers
        table.soldiers[seat] += soldiers
    if gain.vp:
        score(table, seat, gain.vp, ADVISORS)
    if tell is not None:
        gains = [*bundle_names(choice.takes), *names(plus2=gain.plus2, soldiers=soldiers, points=gain.vp)]
        paid = amounts_names(choice.pay)
        if paid:
            tell.all("advisor-traded", seat=seat, advisor=ADVISOR.ids[advisor], paid_gains=paid, gains=gains)
        else:
            tell.all("advisor-paid", seat=seat, advisor=ADVISOR.ids[advisor], gains=gains)
    if gain.peek:
        peek(table, seat, tell)


class Reward(Step):
    """K-6.2, A-06: choose what an advisor gives; trades may be declined."""

    name = "reward"
    rule = "K-6.2"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """What can be had and paid."""
        advisor = PAYS_LIKE[table.due[table.cursor] >> 3]
        found = table.terms.box.choices[advisor]
        if not table.terms.box.optional[advisor]:
            return [TAKE[choice.takes] for choice in found]
        return [*payable(table, seat, found), DECLINE]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Take it, or leave it."""
        advisor = table.due[table.cursor] >> 3
        table.cursor += 1
        if move is DECLINE:
            if tell is not None:
                tell.all("declined", seat=seat, advisor=ADVISOR.ids[advisor])
            return
        for choice in table.terms.box.choices[PAYS_LIKE[advisor]]:
            if choice.takes == move.goods:
                reward(table, seat, advisor, choice, tell)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """Which advisor asks."""
        advisor = table.due[table.cursor] >> 3
        optional = table.terms.box.optional[PAYS_LIKE[advisor]]
        return Prompt("trade" if optional else "reward", "K-6.2", {"advisor": ADVISOR.ids[advisor]})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Not on offer, not to be paid, or not to be declined."""
        advisor = table.due[table.cursor] >> 3
        args = {"advisor": ADVISOR.ids[advisor]}
        if move is DECLINE:
            return Refusal("cannot-decline", "A-06", args)
        if move.kind != TAKE[0].kind:
            return Refusal("goods-first", "K-6.1")
        args["goods"] = GOODS.ids[move.goods]
        if any(choice.takes == move.goods for choice in table.terms.box.choices[PAYS_LIKE[advisor]]):
            return Refusal("cannot-pay-advisor", "K-6.2", args)
        return Refusal("not-from-advisor", "K-6.2", args)


REWARD = Reward()
