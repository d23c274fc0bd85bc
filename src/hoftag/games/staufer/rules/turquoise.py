"""S-6.2 and S-6.7: turquoise chests, used when it suits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import CHEST, PRIVILEGES
from hoftag.games.staufer.effects import PROMOTE_ENVOY, RECALL_FIGURES, RECALL_REGION, TRANSFER_FIGURE, CardEffect
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.rules import chests, figures, offices, seated
from hoftag.games.staufer.rules.agenda import StauferVerb, push_deeds, score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

RECALLS: Final = (RECALL_FIGURES, RECALL_REGION)
USELESS: Final = {
    RECALL_FIGURES: "no-use-recall",
    RECALL_REGION: "no-use-recall",
    PROMOTE_ENVOY: "no-use-promote",
    TRANSFER_FIGURE: "no-use-transfer",
}
"""Why a deed would change nothing."""


def usable(table: "Staufer", seat: int, payable: int) -> list[Move]:
    """S-6.2, Q-2: every turquoise chest that would do something before the action or as part of it.

    `payable` are the offices that can be paid as things stand.
    """
    terms, owned = table.terms, table.owned[seat]
    if not table.active:
        mask = owned & terms.with_supply_mask
        if owned & terms.with_deployment_mask:
            mask |= helping(table, seat, owned, payable)
        if owned & terms.own_turn_mask:
            mask |= at_any_time(table, seat)
    elif terms.box.chests[table.active[0]].timing == "supply":
        mask = owned & terms.with_supply_mask
    else:
        mask = helping(table, seat, owned, payable)
    return terms.uses[mask]


def at_any_time(table: "Staufer", seat: int) -> int:
    """S-6.2: the chests of the own turn that would do something now, as a mask."""
    owned = table.owned[seat]
    mask = 0
    for bit, deeds in table.terms.own_turn:
        if owned & bit and would_do(table, seat, deeds):
            mask |= bit
    return mask


def would_do(table: "Staufer", seat: int, deeds: Sequence[CardEffect]) -> bool:
    """Whether one of the deeds would change anything."""
    for deed in deeds:
        if deed.op in RECALLS:
            if figures.any_paid(table, seat):
                return True
        elif deed.op == PROMOTE_ENVOY:
            if seated.can_promote(table, seat):
                return True
        elif deed.op != TRANSFER_FIGURE or seated.can_transfer(table, seat, deed.extra):
            return True
    return False


def helping(table: "Staufer", seat: int, owned: int, payable: int) -> int:
    """S-6.7: the chests with which an office can be paid, all that help taken together; as a mask."""
    terms = table.terms
    mask = owned & terms.helpful_mask
    if mask and not payable and not offices.payable(table, seat, table.powers(seat, helpful(table, seat))):
        mask = 0
    if owned & terms.unhelpful_mask:
        for kind in terms.with_deployment:
            if owned & terms.unhelpful_mask & 1 << kind:
                more = [kind, *helpful(table, seat)]
                mask |= (offices.payable(table, seat, table.powers(seat, more)) > 0) << kind
    return mask


def helpful(table: "Staufer", seat: int) -> list[int]:
    """S-6.7: all chests that could help in one deployment."""
    at = seat * table.terms.kinds
    found: list[int] = []
    for kind in table.terms.helpful:
        found += [kind] * table.chests[at + kind]
    return found


class Use(StauferVerb):
    """S-6.2: a turquoise chest works once and is discarded."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        card = table.terms.box.chests[move.chest]
        chests.give_away(table, seat, move.chest, 1)
        if tell is not None:
            tell.all("used", seat=seat, chest=CHEST.ids[move.chest])
        if card.powers:
            table.active.append(move.chest)
            table.settle_powers(seat)
        if card.deeds:
            push_deeds(table, seat, card.deeds)
        points = table.lasting[seat].turquoise_points
        if points:
            score(table, seat, points, PRIVILEGES, tell)
        return False

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        args = {"chest": CHEST.ids[move.chest]}
        if move.chest not in table.terms.turquoise:
            return Refusal("not-to-be-used", "S-6.2", args)
        if not table.chests[seat * table.terms.kinds + move.chest]:
            return Refusal("no-such-chest", "S-6.2", args)
        if table.acted and table.terms.box.chests[move.chest].timing != "own_turn":
            return Refusal("only-before-action", "Q-2", {**args, "timing": table.terms.box.chests[move.chest].timing})
        if table.active:
            return Refusal("chest-at-work", "S-6.7")
        card = table.terms.box.chests[move.chest]
        return Refusal(USELESS[card.deeds[0].op] if card.timing == "own_turn" else "no-use-office", "Q-2", args)
