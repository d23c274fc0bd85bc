"""Chapter 6: chests and privileges. Orange at once, turquoise when it suits, brown last, violet for privileges."""

from bisect import insort
from itertools import compress
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import (
    CHEST,
    ENVOY,
    FIGURE,
    NOBLE,
    ORANGE,
    PLACE,
    PRIVILEGE,
    REGION,
    REGIONS,
    STOCK,
    TURQUOISE,
    VIOLET,
)
from hoftag.games.staufer.effects import DRAW_CHESTS, RECALL_FIGURES, Powers
from hoftag.games.staufer.effects import PROMOTE as PROMOTE_OP
from hoftag.games.staufer.effects import RECALL_REGION as RECALL_REGION_OP
from hoftag.games.staufer.effects import TRANSFER as TRANSFER_OP
from hoftag.games.staufer.moves import (
    BRING_NOBLE,
    KEEP,
    PROMOTE,
    RESOLVE,
    TRANSFER,
    TRANSFER_TO,
    StauferMove,
)
from hoftag.games.staufer.rules import deploying, figures
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


# --- drawing and taking --------------------------------------------------------------------------------------------


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

# --- turquoise chests ----------------------------------------------------------------------------------------------


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
    known, chests, at = table.terms.helped, table.chests, seat * table.terms.kinds
    key = table.rights[seat]
    for kind in table.terms.helpful:
        key = key << 7 | chests[at + kind]
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
            if can_promote(table, seat):
                return True
        elif op != TRANSFER_OP or can_transfer(table, seat, extra):
            return True
    return False


def use(table: "Staufer", seat: int, kind: int, tell: Tell | None) -> None:
    """S-6.2: a turquoise chest works once and is discarded."""
    card = table.terms.box.chests[kind]
    give_away(table, seat, kind, 1)
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


def give_away(table: "Staufer", seat: int, kind: int, count: int) -> None:
    """Some chests of a kind go to the discard pile."""
    at = seat * table.terms.kinds + kind
    left = table.chests[at] = table.chests[at] - count
    if not left:
        table.owned[seat] &= ~(1 << kind)
    if table.terms.colour[kind] == VIOLET:
        table.violets[seat] -= count
    table.discards += [kind] * count


def can_promote(table: "Staufer", seat: int) -> bool:
    """An own envoy on an office, and a noble in the province or at court."""
    return table.seated[2 * seat] > 0 and (table.province[2 * seat + 1] > 0 or table.court[2 * seat + 1] > 0)


def promote(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect promote_seated_envoy."""
    seat = seat_of(entry)
    return not can_promote(table, seat) or ask(table, seat, CHOOSE_PROMOTION, tell)


def named(table: "Staufer", office: int) -> dict[str, int | str]:
    """An office, for messages."""
    layout = table.terms.layout
    return {"region": REGION.ids[layout.region[office]], "place": PLACE.ids[layout.place[office]]}


class ChoosePromotion(Question):
    """The effect promote_seated_envoy: which envoy makes room for a noble."""

    name = "choose-promotion"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every own envoy on an office."""
        layout = table.terms.layout
        return [PROMOTE[layout.region[office]][layout.place[office]] for office in members(table.seated[2 * seat])]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Then where the noble comes from."""
        table.target = table.terms.layout.office(move.region, move.place)
        return ask(table, seat, CHOOSE_STOCK, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Which one."""
        return Prompt("promote", "S-6.10")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """No own envoy stands there, or something else is asked."""
        return Refusal("choose-figure-first", "S-6.10")


class ChooseStock(Question):
    """The effect promote_seated_envoy: the noble comes from the province or from the court."""

    name = "choose-stock"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Wherever one is."""
        stocks = (table.province, table.court)
        return [BRING_NOBLE[number] for number, stock in enumerate(stocks) if stock[2 * seat + 1]]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Swap the figures; the envoy goes to the court."""
        stock = table.court if STOCK.ids[move.stock] == "court" else table.province
        stock[2 * seat + 1] -= 1
        table.court[2 * seat] += 1
        deploying.leave_office(table, table.target)
        deploying.take_office(table, table.target, 2 * seat + NOBLE)
        if tell is not None:
            tell.all("promoted", seat=seat, **named(table, table.target))
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """From where."""
        return Prompt("bring-noble", "S-6.10", named(table, table.target))

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked."""
        return Refusal("choose-figure-first", "S-6.10")


CHOOSE_PROMOTION = ChoosePromotion()
CHOOSE_STOCK = ChooseStock()


def targets(table: "Staufer", office: int, steps: int) -> list[int]:
    """Free offices to which a seated figure can be moved: in its region and up to `steps` regions further."""
    region, figure = table.terms.layout.region[office], table.holder[office] & 1
    mask = within_reach(table, region, figure, steps) & ~table.taken
    return members(mask)


def members(mask: int) -> list[int]:
    """The numbers in a mask."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def within_reach(table: "Staufer", region: int, figure: int, steps: int) -> int:
    """All offices from a region on that are open to such a figure, free or not, as a mask."""
    open_to, spot = table.terms.layout.open_to[figure], table.spot[region]
    mask = 0
    for other in table.twice[spot : spot + steps + 1]:
        mask |= open_to[other]
    return mask


def can_transfer(table: "Staufer", seat: int, steps: int) -> bool:
    """Whether any own seated figure can move."""
    layout, free = table.terms.layout, ~table.taken
    for figure in (ENVOY, NOBLE):
        offices = table.seated[2 * seat + figure]
        if offices:
            for region in range(REGIONS):
                if offices & layout.of_region[region] and within_reach(table, region, figure, steps) & free:
                    return True
    return False


def transfer(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect transfer_seated_figure."""
    seat = seat_of(entry)
    table.asked = entry
    return not can_transfer(table, seat, extra_of(entry)) or ask(table, seat, CHOOSE_TRANSFER, tell)


class ChooseTransfer(Question):
    """The effect transfer_seated_figure: who moves."""

    name = "choose-transfer"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every own seated figure that has somewhere to go."""
        layout, free = table.terms.layout, ~table.taken
        steps = extra_of(table.asked)
        moves: list[Move] = []
        for office in members(table.seated[2 * seat] | table.seated[2 * seat + 1]):
            region, figure = layout.region[office], table.holder[office] & 1
            if within_reach(table, region, figure, steps) & free:
                moves.append(TRANSFER[region][layout.place[office]])
        return moves

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Then where to."""
        table.target = table.terms.layout.office(move.region, move.place)
        return ask(table, seat, CHOOSE_TARGET, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Who."""
        return Prompt("transfer", "S-6.10")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Nobody there who could move, or something else is asked."""
        return Refusal("choose-figure-first", "S-6.10")


class ChooseTarget(Question):
    """The effect transfer_seated_figure: where to, without cost and without chest."""

    name = "choose-target"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Free offices within reach."""
        layout = table.terms.layout
        found = targets(table, table.target, extra_of(table.asked))
        return [TRANSFER_TO[layout.region[office]][layout.place[office]] for office in found]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Move the figure."""
        office = table.terms.layout.office(move.region, move.place)
        figure = table.holder[table.target] & 1
        deploying.take_office(table, office, table.holder[table.target])
        deploying.leave_office(table, table.target)
        if tell is not None:
            from_region = REGION.ids[table.terms.layout.region[table.target]]
            args = named(table, office)
            tell.all("transferred", seat=seat, figure=FIGURE.ids[figure], from_region=from_region, **args)
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Where to."""
        return Prompt("transfer-to", "S-6.10", named(table, table.target))

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Not within reach, not free, or something else is asked."""
        if move.kind == TRANSFER_TO[0][0].kind:
            return Refusal("out-of-reach", "S-6.10")
        return Refusal("choose-figure-first", "S-6.10")


CHOOSE_TRANSFER = ChooseTransfer()
CHOOSE_TARGET = ChooseTarget()

# --- privileges ----------------------------------------------------------------------------------------------------


def privileges(table: "Staufer", seat: int) -> list[Move]:
    """S-6.4, S-6.6, S-6.8: the top card of each pile, of each kind once, for two violet chests."""
    if table.violets[seat] < table.terms.price:
        return []
    return table.terms.takes[table.display & ~table.rights[seat]]


def lay_out(table: "Staufer") -> None:
    """S-2.4 to S-2.6: the top card of every pile is on display."""
    display = sum(compress(table.terms.right_bits, table.stock))
    top = point_card(table)
    table.display = display if top < 0 else display | 1 << top


def point_card(table: "Staufer") -> int:
    """S-2.4: the highest victory-point card that is left; -1 if all are gone."""
    for card in table.terms.point_pile:
        if table.stock[card]:
            return card
    return -1


def take_privilege(table: "Staufer", seat: int, card: int, tell: Tell | None) -> None:
    """S-6.4, S-6.5, Q-16: pay with violet chests, which go to the discard pile; keep the card to the end."""
    at = seat * table.terms.kinds
    owed = table.terms.price
    for kind in table.terms.violet:
        spent = min(owed, table.chests[at + kind])
        if spent:
            give_away(table, seat, kind, spent)
            owed -= spent
    table.stock[card] -= 1
    if not table.stock[card]:
        lay_out(table)
    table.rights[seat] |= 1 << card
    table.settle_powers(seat)
    if tell is not None:
        tell.all("took-privilege", seat=seat, privilege=PRIVILEGE.ids[card])
    privilege = table.terms.box.privileges[card]
    if privilege.timing == "on_take":
        push_deeds(table, seat, privilege.deeds, PRIVILEGES)


def why_not_privilege(table: "Staufer", seat: int, card: int) -> Refusal:
    """Why a privilege cannot be had now."""
    args: dict[str, int | str] = {"privilege": PRIVILEGE.ids[card], "count": table.terms.price}
    if table.active:
        return Refusal("action-first", "S-6.7")
    if not table.stock[card]:
        return Refusal("not-on-display", "S-6.6", args)
    if table.rights[seat] >> card & 1:
        return Refusal("held-already", "S-6.8", args)
    if table.violets[seat] < table.terms.price:
        return Refusal("too-few-violet", "S-6.4", args)
    return Refusal("not-on-top", "S-6.6", args)


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


HANDLERS[TAKE_CHESTS] = take_chests
HANDLERS[RESOLVE_ORANGE] = resolve_orange
HANDLERS[DRAW_CHESTS] = draw_chests
HANDLERS[PROMOTE_OP] = promote
HANDLERS[TRANSFER_OP] = transfer
