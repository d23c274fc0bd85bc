"""S-6.2 and S-6.7: turquoise chests, used when it suits."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import CHEST
from hoftag.games.staufer.effects import PROMOTE as PROMOTE_OP
from hoftag.games.staufer.effects import RECALL_FIGURES, Powers
from hoftag.games.staufer.effects import RECALL_REGION as RECALL_REGION_OP
from hoftag.games.staufer.effects import TRANSFER as TRANSFER_OP
from hoftag.games.staufer.rules import chests, deploying, figures, seated
from hoftag.games.staufer.rules.agenda import CHESTS, PRIVILEGES, push_deeds, score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def usable(table: "Staufer", seat: int, offices: int) -> list[Move]:
    """S-6.2, Q-2: every turquoise chest that would do something before the action or as part of it.

    `offices` are those that can be paid as things stand.
    """
    terms, owned = table.terms, table.owned[seat]
    if not table.active:
        mask = owned & terms.with_supply_mask
        if owned & terms.with_deployment_mask:
            mask |= helping(table, seat, owned, offices)
        if owned & terms.own_turn_mask:
            mask |= at_any_time(table, seat)
    elif terms.box.chests[table.active[0]].timing == "supply":
        mask = owned & terms.with_supply_mask
    else:
        mask = helping(table, seat, owned, offices)
    return terms.uses[mask]


def at_any_time(table: "Staufer", seat: int) -> int:
    """S-6.2: the chests of the own turn that would do something now, as a mask."""
    owned = table.owned[seat]
    mask = 0
    for bit, deeds in table.terms.own_turn:
        if owned & bit and would_do(table, seat, deeds):
            mask |= bit
    return mask


def helping(table: "Staufer", seat: int, owned: int, offices: int) -> int:
    """S-6.7: the chests with which an office can be paid, all that help taken together; as a mask."""
    terms = table.terms
    mask = owned & terms.helpful_mask
    if mask and not offices and not deploying.payable(table, seat, helped(table, seat)):
        mask = 0
    if owned & terms.unhelpful_mask:
        for kind in terms.with_deployment:
            if owned & terms.unhelpful_mask & 1 << kind:
                more = [kind, *helpful(table, seat)]
                mask |= (deploying.payable(table, seat, table.powers(seat, more)) > 0) << kind
    return mask


def helped(table: "Staufer", seat: int) -> Powers:
    """S-6.7: what is at work once all chests are used that could help."""
    if table.active:
        return table.powers(seat, helpful(table, seat))
    known, owned, at = table.terms.helped, table.chests, seat * table.terms.kinds
    key = table.rights[seat]
    for kind in table.terms.helpful:
        key = key << 7 | owned[at + kind]
    found = known.get(key)
    if found is None:
        found = known[key] = table.powers(seat, helpful(table, seat))
    return found


def helpful(table: "Staufer", seat: int) -> list[int]:
    """S-6.7: all chests that could help in one deployment."""
    at = seat * table.terms.kinds
    found: list[int] = []
    for kind in table.terms.helpful:
        found += [kind] * table.chests[at + kind]
    return found


RECALLS: Final = (RECALL_FIGURES, RECALL_REGION_OP)


def would_do(table: "Staufer", seat: int, deeds: list[tuple[int, int]]) -> bool:
    """Whether one of the deeds would change anything."""
    for op, extra in deeds:
        if op in RECALLS:
            if figures.any_paid(table, seat):
                return True
        elif op == PROMOTE_OP:
            if seated.can_promote(table, seat):
                return True
        elif op != TRANSFER_OP or seated.can_transfer(table, seat, extra):
            return True
    return False


def use(table: "Staufer", seat: int, kind: int, tell: Tell | None) -> None:
    """S-6.2: a turquoise chest works once and is discarded."""
    card = table.terms.box.chests[kind]
    chests.give_away(table, seat, kind, 1)
    if tell is not None:
        tell.all("used", seat=seat, chest=CHEST.ids[kind])
    if card.powers:
        table.active.append(kind)
        table.settle_powers(seat)
    if card.deeds:
        push_deeds(table, seat, card.deeds, CHESTS)
    points = table.lasting[seat].turquoise_points
    if points:
        score(table, seat, points, PRIVILEGES, tell)


def why_not_use(table: "Staufer", seat: int, kind: int) -> Refusal:
    """Why a chest cannot be used now."""
    args = {"chest": CHEST.ids[kind]}
    card = table.terms.box.chests[kind]
    if kind not in table.terms.turquoise:
        return Refusal("not-to-be-used", "S-6.2", args)
    if not table.chests[seat * table.terms.kinds + kind]:
        return Refusal("no-such-chest", "S-6.2", args)
    if card.timing != "own_turn" and table.acted:
        return Refusal("only-before-action", "Q-2", args)
    if table.active:
        return Refusal("action-first", "S-6.7")
    return Refusal("no-use", "Q-2", args)
