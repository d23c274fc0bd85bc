"""Chapter 8: the clean-up after rounds 1 to 4. Offices are vacated, chests laid out, the king travels on."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Item
from hoftag.games.staufer.components import ENVOY, FIGURE, NOBLE, REGION, REGIONS
from hoftag.games.staufer.moves import BRING_HOME as BRING_HOME_MOVES
from hoftag.games.staufer.moves import StauferMove
from hoftag.games.staufer.rules import chests, figures, offices
from hoftag.games.staufer.rules.agenda import StauferStep, ask
from hoftag.games.staufer.rules.scoring import push_phase

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

BRING_HOME: Final = "bring_home"
VACATE: Final = "vacate"
VACATIONS: Final = [Item(VACATE, 0, region) for region in range(REGIONS)]


def clear_offices(table: "Staufer", tell: Tell | None) -> bool:
    """S-8.1: the scored regions are vacated; whoever may bring somebody home does so first."""
    keeping = [seat for seat, powers in enumerate(table.lasting) if powers.keeps]
    for region in reversed(table.scored):
        table.agenda.append(VACATIONS[region])
        for seat in reversed(keeping):
            table.agenda.append(Item(BRING_HOME, seat, table.lasting[seat].keeps, region))
    push_phase(table, "clean_up")
    return False


def seated(table: "Staufer", seat: int, region: int) -> list[int]:
    """How many own envoys and nobles hold offices in a region."""
    layout = table.terms.layout
    row = table.holder[layout.first[region] : layout.first[region + 1]]
    return [row.count(2 * seat), row.count(2 * seat + 1)]


def bring_home(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The effect keep_seated_figure_per_scored_region: n own figures go to the court instead of the province."""
    seat, n, region = item.seat, item.n, item.extra
    envoys, nobles = seated(table, seat, region)
    if envoys and nobles and n < envoys + nobles:
        table.asked = item
        return ask(table, seat, CHOOSE_HOMECOMER, tell)
    for figure, count in ((NOBLE, nobles), (ENVOY, envoys)):
        for _ in range(min(n, count)):
            come_home(table, seat, figure, region, tell)
    return False


def come_home(table: "Staufer", seat: int, figure: int, region: int, tell: Tell | None) -> None:
    """One seated figure of the region to the court."""
    layout = table.terms.layout
    office = table.holder.index(2 * seat + figure, layout.first[region], layout.first[region + 1])
    offices.leave_office(table, office)
    table.court[2 * seat + figure] += 1
    if tell is not None:
        tell.all("brought-home", seat=seat, figure=FIGURE.ids[figure], region=REGION.ids[region])


class ChooseHomecomer(StauferStep):
    """The effect keep_seated_figure_per_scored_region: envoy or noble."""

    name = "choose-homecomer"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        return list(BRING_HOME_MOVES)

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Bring it home, and the next one."""
        n, region = table.asked.n, table.asked.extra
        come_home(table, seat, move.figure, region, tell)
        if n > 1:
            table.agenda.append(Item(BRING_HOME, seat, n - 1, region))
        return False

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("bring-home", self.rule, {"region": REGION.ids[table.asked.extra]})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("choose-figure-first", self.rule)


CHOOSE_HOMECOMER: Final[ChooseHomecomer] = ChooseHomecomer()


def vacate(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """S-8.1: the figures on the offices of a scored region go back to the province."""
    layout, region = table.terms.layout, item.n
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
    return False


def move_on(table: "Staufer", tell: Tell | None) -> bool:
    """S-8.2 to S-8.8: chests, the king, the tiles, the order; then the next round begins."""
    refill(table, tell)
    move_king(table, tell)
    new_order(table)
    table.scored = []
    table.round += 1
    return False


def refill(table: "Staufer", tell: Tell | None) -> None:
    """S-8.2, S-8.3, Q-14: one new chest under every office of the scored regions, then under every supply space."""
    places: list[int] = []
    for region in table.scored:
        places += table.terms.layout.offices_of[region]
    chests.lay_chests(table, places + table.terms.space_places, tell)
    if tell is not None:
        tell.show("refilled")


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
            table.court = [have + back for have, back in zip(table.court, lying, strict=True)]
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
