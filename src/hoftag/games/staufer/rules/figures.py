"""Figures come to court: from the province, where it has none from payment areas (S-4.6 to S-4.8), or called back."""

from itertools import compress
from operator import add
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import ENVOY, FIGURE, NOBLE, REGION
from hoftag.games.staufer.effects import GAIN_ENVOYS, GAIN_NOBLES, RECALL_FIGURES, RECALL_REGION
from hoftag.games.staufer.moves import DECLINE, RECALL, TAKE_BACK, TAKE_ENVOY, StauferMove
from hoftag.games.staufer.rules.agenda import HANDLERS, Question, ask, n_of, pack, seat_of

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


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
    owed = 0 if there >= n else n - there
    if owed < n:
        table.province[at] = there - n + owed
        table.court[at] += n - owed
        if tell is not None:
            tell.all("gained", seat=seat, figure=FIGURE.ids[figure], count=n - owed)
    return owed


def gain_envoys(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-4.6, S-4.8: envoys from the province; for each that is missing one from a payment area, if wanted."""
    seat, n = entry >> 6 & 7, entry >> 9 & 255
    left = from_province(table, seat, ENVOY, n, tell)
    if not left:
        return True
    if not paid(table, seat, ENVOY):
        if tell is not None:
            tell.all("none-left", seat=seat, figure="envoy")
        return True
    needed = max(0, (entry >> 17 & 255) - (n - left))
    table.asked = GAIN_ENVOYS | seat << 6 | left << 9 | needed << 17
    return ask(table, seat, SHORTAGE, tell)


def gain_nobles(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-4.6 to S-4.8: nobles from the province, else from payment areas, else envoys in their place."""
    seat, n = entry >> 6 & 7, entry >> 9 & 255
    left = from_province(table, seat, NOBLE, n, tell)
    if not left:
        return True
    if not any_paid(table, seat) and not table.province[2 * seat]:
        if tell is not None:
            tell.all("none-left", seat=seat, figure="noble")
        return True
    table.asked = GAIN_NOBLES | seat << 6 | left << 9
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


class Shortage(Question):
    """S-4.6, S-4.7, Q-6: the province has none left; take one from a payment area, or go without."""

    name = "shortage"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Figures of the kind in payment areas; if it is a noble and there is none either, an envoy."""
        asked = table.asked
        moves = ways_back(table, seat, NOBLE if asked & 63 == GAIN_NOBLES else ENVOY)
        if not moves:
            moves = [TAKE_ENVOY] if table.province[2 * seat] else ways_back(table, seat, ENVOY)
        if asked >> 17 & 255 < asked >> 9 & 255:  # else the envoy is needed to pay: S-5.2
            moves.append(DECLINE)
        return moves

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Take it or leave it, one figure at a time."""
        asked = table.asked
        must = asked >> 17 & 255
        if move is DECLINE:
            if tell is not None:
                tell.all("went-without", seat=seat)
        elif move is TAKE_ENVOY:
            from_province(table, seat, ENVOY, 1, tell)
        else:
            take_back(table, seat, move.figure, move.region, tell)
            must = max(0, must - 1)
        left = (asked >> 9 & 255) - 1
        if left:
            table.agenda.append(pack(asked & 63, seat, left, must))
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """What is missing."""
        if table.asked & 63 == GAIN_NOBLES:
            if paid(table, seat, NOBLE):
                return Prompt("shortage-noble", "S-4.6")
            return Prompt("shortage-envoy-instead", "S-4.7")
        return Prompt("shortage-envoy", "S-4.6")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked, or there is no such figure."""
        if move is DECLINE:
            return Refusal("needed-to-pay", "S-5.2")
        if move.kind == TAKE_BACK[0][0].kind:
            args = {"figure": FIGURE.ids[move.figure], "region": REGION.ids[move.region]}
            if table.paid[(move.region * table.seats + seat) * 2 + move.figure]:
                return Refusal("not-that-figure", "S-4.6", args)
            return Refusal("none-there", "S-4.6", args)
        if move is TAKE_ENVOY:
            return Refusal("noble-first", "S-4.7")
        return Refusal("shortage-first", "S-4.6")


SHORTAGE = Shortage()


def recall_figures(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect recall_figures: up to n own figures from payment areas."""
    seat = seat_of(entry)
    if not any_paid(table, seat):
        return True
    table.asked = entry
    return ask(table, seat, RECALL_FIGURE, tell)


class RecallFigure(Question):
    """The effect recall_figures: which figure comes back next, or enough."""

    name = "recall-figure"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Every kind of figure in every region."""
        return [*ways_back(table, seat, ENVOY), *ways_back(table, seat, NOBLE), DECLINE]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Take it back; `decline` ends it."""
        if move is DECLINE:
            if tell is not None:
                tell.all("went-without", seat=seat)
            return True
        take_back(table, seat, move.figure, move.region, tell)
        left = n_of(table.asked) - 1
        if left:
            table.agenda.append(pack(RECALL_FIGURES, seat, left))
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """How many may still come back."""
        return Prompt("recall-figure", "S-6.10", {"count": n_of(table.asked)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked, or there is no such figure."""
        if move.kind == TAKE_BACK[0][0].kind:
            args = {"figure": FIGURE.ids[move.figure], "region": REGION.ids[move.region]}
            return Refusal("none-there", "S-6.10", args)
        return Refusal("recall-first", "S-6.10")


RECALL_FIGURE = RecallFigure()


def clear_payment(table: "Staufer", seat: int, region: int) -> int:
    """All own figures of one payment area to the court; how many they are."""
    at = (region * table.seats + seat) * 2
    envoys, nobles = table.paid[at], table.paid[at + 1]
    table.paid[at] = table.paid[at + 1] = 0
    table.court[2 * seat] += envoys
    table.court[2 * seat + 1] += nobles
    return envoys + nobles


def recall_region(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect recall_region: all own figures from one payment area."""
    seat = seat_of(entry)
    return not any_paid(table, seat) or ask(table, seat, CHOOSE_REGION, tell)


class ChooseRegion(Question):
    """The effect recall_region: from which region the figures come back."""

    name = "recall-region"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Regions with own figures in the payment area."""
        width = 2 * table.seats
        return [*compress(RECALL, map(add, table.paid[2 * seat :: width], table.paid[2 * seat + 1 :: width]))]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Clear it."""
        count = clear_payment(table, seat, move.region)
        if tell is not None:
            tell.all("recalled", seat=seat, region=REGION.ids[move.region], count=count)
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Which region."""
        return Prompt("recall-region", "S-6.10")

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked, or nobody lies there."""
        if move.kind == RECALL[0].kind:
            return Refusal("nobody-there", "S-6.10", {"region": REGION.ids[move.region]})
        return Refusal("recall-first", "S-6.10")


CHOOSE_REGION = ChooseRegion()

HANDLERS[GAIN_ENVOYS] = gain_envoys
HANDLERS[GAIN_NOBLES] = gain_nobles
HANDLERS[RECALL_FIGURES] = recall_figures
HANDLERS[RECALL_REGION] = recall_region
