"""Chapter 6: chests, drawn, taken and given away; orange ones work at once."""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import CHEST, ORANGE, PRIVILEGES, TURQUOISE, VIOLET
from hoftag.games.staufer.effects import DRAW_CHESTS, GAIN_ENVOYS, GAIN_NOBLES, GAIN_POINTS
from hoftag.games.staufer.moves import KEEP, RESOLVE, StauferMove
from hoftag.games.staufer.rules.agenda import StauferStep, ask, push_deeds, score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

TAKE_CHESTS: Final = "take_chests"
RESOLVE_ORANGE: Final = "resolve_orange"
KEEP_KIND: Final = KEEP[0].kind


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


def lay_chests(table: "Staufer", places: list[int], tell: Tell | None) -> None:
    """One open chest to each place; those that lie there stay."""
    drawn = table.deal(table.pile, CHEST, min(len(places), len(table.pile)))
    if len(drawn) < len(places) and reshuffle(table, tell):
        drawn += table.deal(table.pile, CHEST, min(len(places) - len(drawn), len(table.pile)))
    under, single = table.under, table.terms.single
    for place, kind in zip(places, drawn, strict=False):  # the last go without if there are no more
        lying = under[place]
        under[place] = tuple(sorted([*lying, kind])) if lying else single[kind]


def take_later(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-4.3: the chests of a supply space, once its figures have come."""
    take_chests(table, item.seat, item.n, tell)
    return False


def take_chests(table: "Staufer", seat: int, place: int, tell: Tell | None) -> None:
    """S-4.3, S-5.11: all chests under an office or a supply space; orange ones are resolved at once."""
    found = table.under[place]
    if not found:
        return
    table.under[place] = ()
    if tell is not None:
        tell.all("took-chests", seat=seat, chests=CHEST.names(found))
    if len(found) > 1 or table.pending:
        receive(table, seat, found)
    elif table.terms.colour[found[0]] == ORANGE:
        table.discards.append(found[0])
        push_deeds(table, seat, table.terms.box.chests[found[0]].deeds)
    else:
        keep(table, seat, found[0])
    points = table.lasting[seat].chest_points
    if points:
        score(table, seat, points, PRIVILEGES, tell)


def receive(table: "Staufer", seat: int, found: Sequence[int]) -> None:
    """S-6.1 to S-6.4: lay chests down before their owner; orange ones wait to be resolved."""
    colour = table.terms.colour
    for kind in found:
        if colour[kind] == ORANGE:
            insort(table.pending, kind)
        else:
            keep(table, seat, kind)
    if table.pending:
        table.agenda.append(Item(RESOLVE_ORANGE, seat))


def keep(table: "Staufer", seat: int, kind: int) -> None:
    """A chest that stays before its owner."""
    terms = table.terms
    table.chests[seat * terms.kinds + kind] += 1
    colour = terms.colour[kind]
    if colour == TURQUOISE:
        table.owned[seat] |= 1 << kind
    elif colour == VIOLET:
        table.violets[seat] += 1


def give_away(table: "Staufer", seat: int, kind: int, count: int) -> None:
    """Some chests of a kind go to the discard pile."""
    at = seat * table.terms.kinds + kind
    left = table.chests[at] = table.chests[at] - count
    if not left:
        table.owned[seat] &= ~(1 << kind)
    if table.terms.colour[kind] == VIOLET:
        table.violets[seat] -= count
    table.discards += [kind] * count


def held(table: "Staufer", seat: int, colour: int) -> int:
    """How many chests of a colour lie before a seat."""
    at = seat * table.terms.kinds
    return sum([table.chests[at + kind] for kind in table.terms.by_colour[colour]])


# --- orange chests -------------------------------------------------------------------------------------------------


def resolve_orange(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-6.1, Q-7: orange chests one after the other; asked only where the order can matter."""
    if not table.pending:
        return False
    if order_matters(table, item.seat):
        return ask(table, item.seat, CHOOSE_ORANGE, tell)
    resolve(table, item.seat, table.pending[0])
    return False


def order_matters(table: "Staufer", seat: int) -> bool:
    """Whether different chests are left that do more than score points and take what the province has."""
    pending = table.pending
    if pending[0] == pending[-1]:
        return False
    envoys = nobles = 0
    for kind in pending:
        for deed in table.terms.box.chests[kind].deeds:
            if deed.op == GAIN_ENVOYS:
                envoys += deed.n
            elif deed.op == GAIN_NOBLES:
                nobles += deed.n
            elif deed.op != GAIN_POINTS:
                return True
    return bool(envoys and nobles) and (envoys > table.province[2 * seat] or nobles > table.province[2 * seat + 1])


def resolve(table: "Staufer", seat: int, kind: int) -> None:
    """Do what an orange chest says, then discard it."""
    table.pending.remove(kind)
    table.discards.append(kind)
    if table.pending:
        table.agenda.append(Item(RESOLVE_ORANGE, seat))
    push_deeds(table, seat, table.terms.box.chests[kind].deeds)


class ChooseOrange(StauferStep):
    """Q-7: which orange chest next."""

    name = "choose-orange"
    rule = "Q-7"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        return [RESOLVE[kind] for kind in sorted(set(table.pending))]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        if tell is not None:
            tell.all("resolves", seat=seat, chest=CHEST.ids[move.chest])
        resolve(table, seat, move.chest)
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("resolve", self.rule, {"chests": CHEST.names(table.pending)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("resolve-first", self.rule, self.prompt(table, seat).args)


CHOOSE_ORANGE: Final[ChooseOrange] = ChooseOrange()


# --- the effect draw_chests ----------------------------------------------------------------------------------------


def draw_chests(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect draw_chests: draw n openly, keep some of them."""
    for _ in range(item.n):
        kind = draw_chest(table, tell)
        if kind >= 0:
            insort(table.drawn, kind)
    if tell is not None:
        tell.show("drew-chests", seat=item.seat, chests=CHEST.names(table.drawn))
    table.asked = item
    return keep_chests(table, item.seat, item.extra, tell)


def keep_chests(table: "Staufer", seat: int, count: int, tell: Tell | None) -> bool:
    """Ask as long as there is a choice; what is not kept is discarded."""
    drawn = table.drawn
    if count and len(drawn) > count and drawn[0] != drawn[-1]:
        table.asked = Item(DRAW_CHESTS, seat, 0, count)
        return ask(table, seat, KEEP_CHEST, tell)
    kept = drawn[:count]
    table.discards += drawn[count:]
    table.drawn = []
    if tell is not None and kept:
        tell.all("kept-chests", seat=seat, chests=CHEST.names(kept))
    receive(table, seat, kept)
    return False


class KeepChest(StauferStep):
    """The effect draw_chests: which of the drawn chests to keep."""

    name = "keep-chest"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        return [KEEP[kind] for kind in sorted(set(table.drawn))]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Keep it, and ask for the next one."""
        table.drawn.remove(move.chest)
        if tell is not None:
            tell.all("kept-chests", seat=seat, chests=[CHEST.ids[move.chest]])
        receive(table, seat, [move.chest])
        return keep_chests(table, seat, table.asked.extra - 1, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("keep-chest", self.rule, {"count": table.asked.extra})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind == KEEP_KIND:
            drawn = CHEST.names(table.drawn)
            return Refusal("not-drawn", self.rule, {"chest": CHEST.ids[move.chest], "chests": drawn})
        return Refusal("keep-first", self.rule)


KEEP_CHEST: Final[KeepChest] = KeepChest()
