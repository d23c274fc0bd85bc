"""Chapter 6: chests, drawn, taken and given away; orange ones work at once."""

from bisect import insort
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import CHEST, ORANGE, TURQUOISE, VIOLET
from hoftag.games.staufer.effects import DRAW_CHESTS
from hoftag.games.staufer.moves import KEEP, RESOLVE, StauferMove
from hoftag.games.staufer.rules.agenda import (
    CHESTS,
    HANDLERS,
    PRIVILEGES,
    RESOLVE_ORANGE,
    TAKE_CHESTS,
    Question,
    ask,
    extra_of,
    n_of,
    pack,
    push_deeds,
    score,
    seat_of,
)

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def draw_chest(table: "Staufer", tell: Tell | None) -> int:
    """S-8.3: one chest from the draw pile; -1 if there is none."""
    return table.draw(table.pile, CHEST) if table.pile or reshuffle(table, tell) else -1


def reshuffle(table: "Staufer", tell: Tell | None) -> bool:
    """S-8.3: an empty draw pile is made anew from the discards; False if there are none."""
    if not table.discards:
        return False
    table.pile = sorted(table.discards)
    table.discards = []
    if tell is not None:
        tell.all("reshuffled", count=len(table.pile))
    return True


def take_chests(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-4.3, S-5.11: all chests under an office or a supply space; orange ones are resolved at once."""
    seat, place = entry >> 6 & 7, entry >> 9 & 255
    found = table.under[place]
    if not found:
        return True
    table.under[place] = ()
    if tell is not None:
        tell.all("took-chests", seat=seat, chests=CHEST.names(found))
    if len(found) > 1 or table.pending:
        receive(table, seat, found)
    elif table.terms.colour[found[0]] == ORANGE:
        table.discards.append(found[0])
        push_deeds(table, seat, table.terms.box.chests[found[0]].deeds, CHESTS)
    else:
        keep(table, seat, found[0])
    points = table.lasting[seat].chest_points
    if points:
        score(table, seat, points, PRIVILEGES, tell)
    return True


def receive(table: "Staufer", seat: int, found: "tuple[int, ...] | list[int]") -> None:
    """S-6.1 to S-6.4: lay chests down before their owner; orange ones wait to be resolved."""
    colour = table.terms.colour
    for kind in found:
        if colour[kind] == ORANGE:
            insort(table.pending, kind)
        else:
            keep(table, seat, kind)
    if table.pending:
        table.agenda.append(RESOLVE_ORANGE | seat << 6)


def keep(table: "Staufer", seat: int, kind: int) -> None:
    """A chest that stays before its owner."""
    terms = table.terms
    table.chests[seat * terms.kinds + kind] += 1
    colour = terms.colour[kind]
    if colour == TURQUOISE:
        table.owned[seat] |= 1 << kind
    elif colour == VIOLET:
        table.violets[seat] += 1


def resolve_orange(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-6.1, Q-7: orange chests one after the other; asked only where the order can matter."""
    seat = seat_of(entry)
    pending = table.pending
    if not pending:
        return True
    if order_matters(table, seat):
        return ask(table, seat, CHOOSE_ORANGE, tell)
    resolve(table, seat, pending[0])
    return True


def order_matters(table: "Staufer", seat: int) -> bool:
    """Whether different chests are left that do more than score points and take what the province has."""
    pending = table.pending
    if pending[0] == pending[-1]:
        return False
    envoys = nobles = 0
    for kind in pending:
        for deed in table.terms.box.chests[kind].deeds:
            if deed.op == "gain_envoys":
                envoys += deed.n
            elif deed.op == "gain_nobles":
                nobles += deed.n
            elif deed.op != "gain_points":
                return True
    return bool(envoys and nobles) and (envoys > table.province[2 * seat] or nobles > table.province[2 * seat + 1])


def resolve(table: "Staufer", seat: int, kind: int) -> None:
    """Do what an orange chest says, then discard it."""
    table.pending.remove(kind)
    table.discards.append(kind)
    if table.pending:
        table.agenda.append(RESOLVE_ORANGE | seat << 6)
    push_deeds(table, seat, table.terms.box.chests[kind].deeds, CHESTS)


class ChooseOrange(Question):
    """Q-7: which orange chest next."""

    name = "choose-orange"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every kind that waits."""
        return [RESOLVE[kind] for kind in sorted(set(table.pending))]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Resolve it."""
        if tell is not None:
            tell.all("resolves", seat=seat, chest=CHEST.ids[move.chest])
        resolve(table, seat, move.chest)
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Which first."""
        return Prompt("resolve", "Q-7", {"chests": CHEST.names(table.pending)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked."""
        return Refusal("resolve-first", "Q-7")


CHOOSE_ORANGE = ChooseOrange()


def draw_chests(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect draw_chests: draw n openly, keep some of them."""
    seat = seat_of(entry)
    for _ in range(n_of(entry)):
        kind = draw_chest(table, tell)
        if kind >= 0:
            insort(table.drawn, kind)
    if tell is not None:
        tell.show("drew-chests", seat=seat, chests=CHEST.names(table.drawn))
    table.asked = entry
    return keep_chests(table, seat, extra_of(entry), tell)


def keep_chests(table: "Staufer", seat: int, keep: int, tell: Tell | None) -> bool:
    """Ask as long as there is a choice; what is not kept is discarded."""
    drawn = table.drawn
    if keep and len(drawn) > keep and drawn[0] != drawn[-1]:
        table.asked = pack(DRAW_CHESTS, seat, 0, keep)
        return ask(table, seat, KEEP_CHEST, tell)
    kept = drawn[:keep]
    table.discards += drawn[keep:]
    table.drawn = []
    if tell is not None and kept:
        tell.all("kept-chests", seat=seat, chests=CHEST.names(kept))
    receive(table, seat, kept)
    return True


class KeepChest(Question):
    """The effect draw_chests: which of the drawn chests to keep."""

    name = "keep-chest"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every kind that was drawn."""
        return [KEEP[kind] for kind in sorted(set(table.drawn))]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Keep it, and ask for the next one."""
        table.drawn.remove(move.chest)
        if tell is not None:
            tell.all("kept-chests", seat=seat, chests=[CHEST.ids[move.chest]])
        receive(table, seat, [move.chest])
        return keep_chests(table, seat, extra_of(table.asked) - 1, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """How many."""
        return Prompt("keep-chest", "S-6.10", {"count": extra_of(table.asked)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked, or it was not drawn."""
        if move.kind == KEEP[0].kind:
            return Refusal("not-drawn", "S-6.10", {"chest": CHEST.ids[move.chest]})
        return Refusal("keep-first", "S-6.10")


KEEP_CHEST = KeepChest()


def give_away(table: "Staufer", seat: int, kind: int, count: int) -> None:
    """Some chests of a kind go to the discard pile."""
    at = seat * table.terms.kinds + kind
    left = table.chests[at] = table.chests[at] - count
    if not left:
        table.owned[seat] &= ~(1 << kind)
    if table.terms.colour[kind] == VIOLET:
        table.violets[seat] -= count
    table.discards += [kind] * count


HANDLERS[TAKE_CHESTS] = take_chests
HANDLERS[RESOLVE_ORANGE] = resolve_orange
HANDLERS[DRAW_CHESTS] = draw_chests
