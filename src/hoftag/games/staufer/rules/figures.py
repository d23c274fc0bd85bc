"""Figures come to court: from the province, where it has none from payment areas (S-4.6 to S-4.8), or called back."""

from itertools import compress
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import ENVOY, FIGURE, NOBLE, REGION, REGIONS
from hoftag.games.staufer.effects import GAIN_ENVOYS, GAIN_NOBLES, RECALL_FIGURES
from hoftag.games.staufer.moves import DECLINE, RECALL, TAKE_BACK, TAKE_ENVOY, StauferMove
from hoftag.games.staufer.rules.agenda import StauferStep, ask

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

TAKE_BACK_KIND: Final = TAKE_BACK[0][0].kind
RECALL_KIND: Final = RECALL[0].kind


def paid(table: "Staufer", seat: int, figure: int) -> int:
    """How many own figures of a kind lie in payment areas."""
    return sum(table.paid[2 * seat + figure :: 2 * table.seats])


def any_paid(table: "Staufer", seat: int) -> bool:
    """Whether any own figure lies in a payment area."""
    width = 2 * table.seats
    return any(table.paid[2 * seat :: width]) or any(table.paid[2 * seat + 1 :: width])


def from_province(table: "Staufer", seat: int, figure: int, n: int, tell: Tell | None) -> int:
    """S-4.2: take up to n figures from the province to the court; how many are still owed."""
    at = 2 * seat + figure
    there = table.province[at]
    count = min(there, n)
    if count:
        table.province[at] = there - count
        table.court[at] += count
        if tell is not None:
            tell.all("gained", seat=seat, figure=FIGURE.ids[figure], count=count)
    return n - count


def gain_envoys(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-4.6, S-4.8: envoys from the province, else from payment areas; `extra` of them cannot be declined."""
    lacking = from_province(table, item.seat, ENVOY, item.n, tell)
    if not lacking:
        return False
    return lack_envoys(table, item.seat, lacking, max(0, item.extra - (item.n - lacking)), tell)


def lack_envoys(table: "Staufer", seat: int, n: int, needed: int, tell: Tell | None) -> bool:
    """S-4.6, S-4.8: for each envoy that is missing one from a payment area, if wanted."""
    if not paid(table, seat, ENVOY):
        if tell is not None:
            tell.all("none-left", seat=seat, figure="envoy")
        return False
    table.asked = Item(GAIN_ENVOYS, seat, n, needed)
    return ask(table, seat, SHORTAGE, tell)


def gain_nobles(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-4.6 to S-4.8: nobles from the province, else from payment areas, else envoys in their place."""
    lacking = from_province(table, item.seat, NOBLE, item.n, tell)
    return lacking > 0 and lack_nobles(table, item.seat, lacking, tell)


def lack_nobles(table: "Staufer", seat: int, n: int, tell: Tell | None) -> bool:
    """S-4.6 to S-4.8: for each noble that is missing one from a payment area or an envoy, if wanted."""
    if not any_paid(table, seat) and not table.province[2 * seat]:
        if tell is not None:
            tell.all("none-left", seat=seat, figure="noble")
        return False
    table.asked = Item(GAIN_NOBLES, seat, n)
    return ask(table, seat, SHORTAGE, tell)


def take_back(table: "Staufer", seat: int, figure: int, region: int, tell: Tell | None) -> None:
    """One own figure from a payment area to the court."""
    table.paid[(region * table.seats + seat) * 2 + figure] -= 1
    table.court[2 * seat + figure] += 1
    if tell is not None:
        tell.all("took-back", seat=seat, figure=FIGURE.ids[figure], region=REGION.ids[region])


def ways_back(table: "Staufer", seat: int, figure: int) -> list[Move]:
    """Every region from which such a figure can be taken."""
    return list(compress(TAKE_BACK[figure], table.paid[2 * seat + figure :: 2 * table.seats]))


def none_there(table: "Staufer", seat: int, move: StauferMove, rule: str) -> Refusal:
    """No such figure lies in a payment area; where there are some instead."""
    figure = FIGURE.ids[move.figure]
    others = REGION.names(
        region for region in range(REGIONS) if table.paid[(region * table.seats + seat) * 2 + move.figure]
    )
    return Refusal("none-there", rule, {"figure": figure, "region": REGION.ids[move.region], "regions": others})


class Shortage(StauferStep):
    """S-4.6, S-4.7, Q-6: the province has none left; take one from a payment area, or go without."""

    name = "shortage"
    rule = "S-4.6"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Figures of the kind in payment areas; if it is a noble and there is none either, an envoy."""
        asked = table.asked
        moves = ways_back(table, seat, NOBLE if asked.do == GAIN_NOBLES else ENVOY)
        if not moves:
            moves = [TAKE_ENVOY] if table.province[2 * seat] else ways_back(table, seat, ENVOY)
        if asked.extra < asked.n:  # else the envoy is needed to pay: S-5.2
            moves.append(DECLINE)
        return moves

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Take it or leave it, one figure at a time."""
        asked = table.asked
        must = asked.extra
        if move is DECLINE:
            if tell is not None:
                tell.all("went-without", seat=seat)
        elif move is TAKE_ENVOY:
            from_province(table, seat, ENVOY, 1, tell)
        else:
            take_back(table, seat, move.figure, move.region, tell)
            must = max(0, must - 1)
        if asked.n > 1:
            table.agenda.append(Item(asked.do, seat, asked.n - 1, must))
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        if table.asked.do == GAIN_ENVOYS:
            return Prompt("shortage-envoy", "S-4.6")
        if paid(table, seat, NOBLE):
            return Prompt("shortage-noble", "S-4.6")
        return Prompt("shortage-envoy-instead", "S-4.7")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move is DECLINE:
            return Refusal("needed-to-pay", "S-5.2")
        if move.kind == TAKE_BACK_KIND:
            args = {"figure": FIGURE.ids[move.figure], "region": REGION.ids[move.region]}
            if not table.paid[(move.region * table.seats + seat) * 2 + move.figure]:
                return none_there(table, seat, move, "S-4.6")
            if move.figure == ENVOY and not paid(table, seat, NOBLE):
                return Refusal("envoy-from-province", "S-4.7")
            return Refusal("not-that-figure", "S-4.6", {**args, "other_figure": FIGURE.ids[1 - move.figure]})
        if move is TAKE_ENVOY:
            return Refusal("noble-first", "S-4.7")
        return Refusal("shortage-first", "S-4.6")


SHORTAGE: Final[Shortage] = Shortage()


def recall_figures(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect recall_figures: up to n own figures from payment areas."""
    if not any_paid(table, item.seat):
        return False
    table.asked = item
    return ask(table, item.seat, RECALL_FIGURE, tell)


class RecallFigure(StauferStep):
    """The effect recall_figures: which figure comes back next, or enough."""

    name = "recall-figure"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        return [*ways_back(table, seat, ENVOY), *ways_back(table, seat, NOBLE), DECLINE]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Take it back; `decline` ends it."""
        if move is DECLINE:
            if tell is not None:
                tell.all("went-without", seat=seat)
            return False
        take_back(table, seat, move.figure, move.region, tell)
        if table.asked.n > 1:
            table.agenda.append(Item(RECALL_FIGURES, seat, table.asked.n - 1))
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("recall-figure", self.rule, {"count": table.asked.n})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind == TAKE_BACK_KIND:
            return none_there(table, seat, move, self.rule)
        return Refusal("recall-first", self.rule)


RECALL_FIGURE: Final[RecallFigure] = RecallFigure()


def clear_payment(table: "Staufer", seat: int, region: int) -> int:
    """All own figures of one payment area to the court; how many they are."""
    at = (region * table.seats + seat) * 2
    envoys, nobles = table.paid[at], table.paid[at + 1]
    table.paid[at] = table.paid[at + 1] = 0
    table.court[2 * seat] += envoys
    table.court[2 * seat + 1] += nobles
    return envoys + nobles


def recall_region(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect recall_region: all own figures from one payment area."""
    return any_paid(table, item.seat) and ask(table, item.seat, CHOOSE_REGION, tell)


class ChooseRegion(StauferStep):
    """The effect recall_region: from which region the figures come back."""

    name = "recall-region"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Regions with own figures in the payment area."""
        paid, width = table.paid, 2 * table.seats
        envoys, nobles = paid[2 * seat :: width], paid[2 * seat + 1 :: width]
        return [move for region, move in enumerate(RECALL) if envoys[region] or nobles[region]]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        count = clear_payment(table, seat, move.region)
        if tell is not None:
            tell.all("recalled", seat=seat, region=REGION.ids[move.region], count=count)
        return False

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind == RECALL_KIND:
            others = [str(move.args["region"]) for move in self.legal(table, seat)]
            return Refusal("nobody-there", self.rule, {"region": REGION.ids[move.region], "regions": others})
        return Refusal("recall-first", self.rule)


CHOOSE_REGION: Final[ChooseRegion] = ChooseRegion()
