"""Effects on figures that sit already: an envoy gives way to a noble, somebody moves to another office."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import ENVOY, FIGURE, NOBLE, PLACE, REGION, REGIONS, STOCK
from hoftag.games.staufer.moves import BRING_NOBLE, PROMOTE, TRANSFER, TRANSFER_TO, StauferMove
from hoftag.games.staufer.rules import offices
from hoftag.games.staufer.rules.agenda import StauferStep, ask

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

TRANSFER_TO_KIND: Final = TRANSFER_TO[0][0].kind


def can_promote(table: "Staufer", seat: int) -> bool:
    """An own envoy on an office, and a noble in the province or at court."""
    return table.seated[2 * seat] > 0 and (table.province[2 * seat + 1] > 0 or table.court[2 * seat + 1] > 0)


def promote(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect promote_seated_envoy."""
    return can_promote(table, item.seat) and ask(table, item.seat, CHOOSE_PROMOTION, tell)


class ChooseSeated(StauferStep):
    """Which seated figure an effect is for; what becomes of it is the next question."""

    rule = "S-6.10"

    def __init__(self, key: str, then: StauferStep) -> None:
        """Ask with the words of `key`."""
        self._key = key
        self._then = then

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Note whose seat it is, and go on."""
        table.target = table.terms.layout.office(move.region, move.place)
        return ask(table, seat, self._then, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt(self._key, self.rule)

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("choose-figure-first", self.rule)


class ChoosePromotion(ChooseSeated):
    """The effect promote_seated_envoy: which envoy makes room for a noble."""

    name = "choose-promotion"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every own envoy on an office."""
        layout = table.terms.layout
        return [PROMOTE[layout.region[office]][layout.place[office]] for office in members(table.seated[2 * seat])]


class ChooseStock(StauferStep):
    """The effect promote_seated_envoy: the noble comes from the province or from the court."""

    name = "choose-stock"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        stocks = (table.province, table.court)
        return [BRING_NOBLE[number] for number, stock in enumerate(stocks) if stock[2 * seat + 1]]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Swap the figures; the envoy goes to the court."""
        stock = table.court if STOCK.ids[move.stock] == "court" else table.province
        stock[2 * seat + 1] -= 1
        table.court[2 * seat] += 1
        offices.leave_office(table, table.target)
        offices.take_office(table, table.target, 2 * seat + NOBLE)
        if tell is not None:
            tell.all("promoted", seat=seat, **offices.named(table, table.target))
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("bring-noble", self.rule, offices.named(table, table.target))

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("choose-figure-first", self.rule)


CHOOSE_STOCK: Final[ChooseStock] = ChooseStock()
CHOOSE_PROMOTION: Final[ChoosePromotion] = ChoosePromotion("promote", CHOOSE_STOCK)


def targets(table: "Staufer", office: int, steps: int) -> list[int]:
    """Free offices to which a seated figure can be moved: in its region and up to `steps` regions further."""
    region, figure = table.terms.layout.region[office], table.holder[office] & 1
    mask = within_reach(table, region, figure, steps) & ~table.taken
    return members(mask)


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
        mine = table.seated[2 * seat + figure]
        if mine:
            for region in range(REGIONS):
                if mine & layout.of_region[region] and within_reach(table, region, figure, steps) & free:
                    return True
    return False


def transfer(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect transfer_seated_figure."""
    table.asked = item
    return can_transfer(table, item.seat, item.extra) and ask(table, item.seat, CHOOSE_TRANSFER, tell)


class ChooseTransfer(ChooseSeated):
    """The effect transfer_seated_figure: who moves."""

    name = "choose-transfer"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every own seated figure that has somewhere to go."""
        layout, free = table.terms.layout, ~table.taken
        steps = table.asked.extra
        moves: list[Move] = []
        for office in members(table.seated[2 * seat] | table.seated[2 * seat + 1]):
            region, figure = layout.region[office], table.holder[office] & 1
            if within_reach(table, region, figure, steps) & free:
                moves.append(TRANSFER[region][layout.place[office]])
        return moves


class ChooseTarget(StauferStep):
    """The effect transfer_seated_figure: where to, without cost and without chest."""

    name = "choose-target"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Free offices within reach."""
        layout = table.terms.layout
        found = targets(table, table.target, table.asked.extra)
        return [TRANSFER_TO[layout.region[office]][layout.place[office]] for office in found]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        office = table.terms.layout.office(move.region, move.place)
        figure = table.holder[table.target] & 1
        offices.take_office(table, office, table.holder[table.target])
        offices.leave_office(table, table.target)
        if tell is not None:
            from_region = REGION.ids[table.terms.layout.region[table.target]]
            args = offices.named(table, office)
            tell.all("transferred", seat=seat, figure=FIGURE.ids[figure], from_region=from_region, **args)
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("transfer-to", self.rule, offices.named(table, table.target))

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind == TRANSFER_TO_KIND:
            return self.why_not_there(table, move)
        return Refusal("choose-figure-first", self.rule)

    def why_not_there(self, table: "Staufer", move: StauferMove) -> Refusal:
        """What is wrong with an office for the figure that moves."""
        office = table.terms.layout.office(move.region, move.place)
        args: dict[str, int | str] = {"region": REGION.ids[move.region], "place": PLACE.ids[move.place]}
        if office < 0:
            return Refusal("no-such-office", "S-1.7", args)
        if table.holder[office] >= 0:
            return Refusal("office-taken", "S-5.12", {**args, "seat": table.holder[office] >> 1})
        if table.holder[table.target] & 1 != NOBLE and table.terms.layout.noble[office]:
            return Refusal("target-needs-noble", self.rule, args)
        return Refusal("target-too-far", self.rule, {**args, "count": table.asked.extra})


CHOOSE_TARGET: Final[ChooseTarget] = ChooseTarget()
CHOOSE_TRANSFER: Final[ChooseTransfer] = ChooseTransfer("transfer", CHOOSE_TARGET)
