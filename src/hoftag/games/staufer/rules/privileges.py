"""S-6.4 to S-6.8: privileges, paid with violet chests."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import PRIVILEGE
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.rules import chests
from hoftag.games.staufer.rules.agenda import StauferVerb, push_deeds

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def offered(table: "Staufer", seat: int) -> list[Move]:
    """S-6.4, S-6.6, S-6.8: the top card of each pile, of each kind once, for whoever can pay."""
    return table.terms.takes[table.display & ~table.rights[seat]]


def lay_out(table: "Staufer") -> None:
    """S-2.4 to S-2.6: the top card of every pile is on display."""
    top = point_card(table)
    display = 1 << top if top >= 0 else 0
    for card in table.terms.box.kinds:
        if table.stock[card]:
            display |= 1 << card
    table.display = display


def point_card(table: "Staufer") -> int:
    """S-2.4: the highest victory-point card that is left; -1 if all are gone."""
    for card in table.terms.point_pile:
        if table.stock[card]:
            return card
    return -1


class TakePrivilege(StauferVerb):
    """S-6.4, S-6.5, Q-16: pay with violet chests, which go to the discard pile; keep the card to the end."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        card = move.privilege
        pay(table, seat, table.terms.price)
        table.stock[card] -= 1
        if not table.stock[card]:
            lay_out(table)
        table.rights[seat] |= 1 << card
        table.settle_powers(seat)
        if tell is not None:
            tell.all("took-privilege", seat=seat, privilege=PRIVILEGE.ids[card])
        privilege = table.terms.box.privileges[card]
        if privilege.timing == "on_take":
            push_deeds(table, seat, privilege.deeds)
        return False

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        card = move.privilege
        args: dict[str, int | str] = {"privilege": PRIVILEGE.ids[card]}
        if table.active:
            return Refusal("chest-at-work", "S-6.7")
        if not table.stock[card]:
            return Refusal("not-on-display", "S-6.6", args)
        if table.rights[seat] >> card & 1:
            return Refusal("held-already", "S-6.8", args)
        price, have = table.terms.price, table.violets[seat]
        if have < price:
            return Refusal("too-few-violet", "S-6.4", {"count": price, "have": have, "short": price - have})
        return Refusal("not-on-top", "S-6.6", {**args, "top_privilege": PRIVILEGE.ids[point_card(table)]})


def pay(table: "Staufer", seat: int, owed: int) -> None:
    """S-6.4: so many violet chests."""
    at = seat * table.terms.kinds
    for kind in table.terms.violet:
        spent = min(owed, table.chests[at + kind])
        if spent:
            chests.give_away(table, seat, kind, spent)
            owed -= spent
