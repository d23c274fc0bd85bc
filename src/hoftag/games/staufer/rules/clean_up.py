"""Chapter 8: the clean-up after rounds 1 to 4. Offices are vacated, chests laid out, the king travels on."""

from operator import add
from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import CHEST, CONDITION, ENVOY, FIGURE, NOBLE, REGION
from hoftag.games.staufer.moves import BRING_HOME, StauferMove
from hoftag.games.staufer.rules import agenda, chests, deploying, figures, turn
from hoftag.games.staufer.rules.agenda import HANDLERS, Question, ask, extra_of, n_of, pack, seat_of

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def seated(table: "Staufer", seat: int, region: int) -> list[int]:
    """How many own envoys and nobles hold offices in a region."""
    layout = table.terms.layout
    row = table.holder[layout.first[region] : layout.first[region + 1]]
    return [row.count(2 * seat), row.count(2 * seat + 1)]


def bring_home(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The effect keep_seated_figure_per_scored_region: n own figures go to the court instead of the province."""
    seat, n, region = seat_of(entry), n_of(entry), extra_of(entry)
    envoys, nobles = seated(table, seat, region)
    if envoys and nobles and n < envoys + nobles:
        table.asked = entry
        return ask(table, seat, CHOOSE_HOMECOMER, tell)
    for figure, count in ((NOBLE, nobles), (ENVOY, envoys)):
        for _ in range(min(n, count)):
            come_home(table, seat, figure, region, tell)
    return True


def come_home(table: "Staufer", seat: int, figure: int, region: int, tell: Tell | None) -> None:
    """One seated figure of the region to the court."""
    layout = table.terms.layout
    office = table.holder.index(2 * seat + figure, layout.first[region], layout.first[region + 1])
    deploying.leave_office(table, office)
    table.court[2 * seat + figure] += 1
    if tell is not None:
        tell.all("brought-home", seat=seat, figure=FIGURE.ids[figure], region=REGION.ids[region])


class ChooseHomecomer(Question):
    """The effect keep_seated_figure_per_scored_region: envoy or noble."""

    name = "choose-homecomer"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Either."""
        return list(BRING_HOME)

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Bring it home, and the next one."""
        region = extra_of(table.asked)
        come_home(table, seat, move.figure, region, tell)
        left = n_of(table.asked) - 1
        if left:
            table.agenda.append(pack(agenda.BRING_HOME, seat, left, region))
        return True

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Who."""
        return Prompt("bring-home", "S-6.10", {"region": REGION.ids[extra_of(table.asked)]})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked."""
        return Refusal("choose-figure-first", "S-6.10")


CHOOSE_HOMECOMER = ChooseHomecomer()


def vacate(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-8.1: the figures on the offices of a scored region go back to the province."""
    layout, region = table.terms.layout, n_of(entry)
    gone = table.taken & layout.of_region[region]
    if gone:
        for office in layout.offices_of[region]:
            holder = table.holder[office]
            if holder >= 0:
                table.province[holder] += 1
                table.holder[office] = -1
        table.seated = [offices & ~gone for offices in table.seated]
        table.taken ^= gone
        if tell is not None:
            tell.all("vacated", region=REGION.ids[region], count=gone.bit_count())
    return True


def move_on(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """S-8.2 to S-8.8: chests, the king, the tiles, the order; then the next round begins."""
    refill(table, tell)
    move_king(table, tell)
    new_order(table)
    table.scored = []
    table.round += 1
    begin_round(table, tell)
    return True


def refill(table: "Staufer", tell: Tell | None) -> None:
    """S-8.2, S-8.3, Q-14: one new chest under every office of the scored regions, then under every supply space."""
    places: list[int] = []
    for region in table.scored:
        places += table.terms.layout.offices_of[region]
    lay_chests(table, places + table.terms.space_places, tell)
    if tell is not None:
        tell.show("refilled")


def lay_chests(table: "Staufer", places: list[int], tell: Tell | None) -> None:
    """One open chest to each place; those that lie there stay."""
    drawn = table.deal(table.pile, CHEST, min(len(places), len(table.pile)))
    if len(drawn) < len(places) and chests.reshuffle(table, tell):
        drawn += table.deal(table.pile, CHEST, min(len(places) - len(drawn), len(table.pile)))
    under, single = table.under, table.terms.single
    for place, kind in zip(places, drawn, strict=False):  # the last go without if there are no more
        lying = under[place]
        under[place] = tuple(sorted([*lying, kind])) if lying else single[kind]


def move_king(table: "Staufer", tell: Tell | None) -> None:
    """S-8.4 to S-8.6: in every region that the king enters, all take their figures from the payment area."""
    steps = table.terms.box.king_steps[table.rows_c[table.round - 1]]
    here = table.spot[table.king]
    before = table.court[:]
    for seat, powers in enumerate(table.lasting):
        if powers.rear:
            figures.clear_payment(table, seat, table.king)
    width = 2 * table.seats
    for region in table.twice[here + 1 : here + steps + 1]:
        at = region * width
        lying = table.paid[at : at + width]
        if any(lying):
            table.court = [*map(add, table.court, lying)]
            table.paid[at : at + width] = [0] * width
    table.king = table.twice[here + steps]
    if tell is not None:
        tell.all("king-moved", region=REGION.ids[table.king], count=steps)
        for seat in range(table.seats):
            count = sum(table.court[2 * seat : 2 * seat + 2]) - sum(before[2 * seat : 2 * seat + 2])
            if count:
                tell.all("returned", seat=seat, count=count)


def new_order(table: "Staufer") -> None:
    """S-8.8: the supply track from top to bottom, then the deployment track from top to bottom."""
    table.order = table.supplied + table.deployed[::-1]
    table.supplied = []
    table.deployed = []


def begin_round(table: "Staufer", tell: Tell | None) -> None:
    """S-8.7: the next row of tiles counts; the foremost action figure is on turn."""
    table.actor = table.order[0]
    table.acted = False
    table.step = turn.TURN
    if tell is not None:
        row = table.round - 1
        region, condition = REGION.ids[table.rows_a[row]], CONDITION.ids[table.rows_b[row]]
        tell.all("round", round=table.round, region=region, condition=condition)


HANDLERS[agenda.BRING_HOME] = bring_home
HANDLERS[agenda.VACATE] = vacate
HANDLERS[agenda.MOVE_ON] = move_on
