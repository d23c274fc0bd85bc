"""Chapter 5: moving and deploying. One free office, paid in full with figures that lie down round the ring."""

from typing import TYPE_CHECKING

from hoftag.core.events import Args, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import (
    ENVOY,
    FIGURE,
    LANE,
    NOBLE,
    PLACE,
    REGION,
    REGIONS,
    WAY,
)
from hoftag.games.staufer.effects import GAIN_ENVOYS, Powers
from hoftag.games.staufer.moves import PAY, PAY_NOBLE, STAND, TRAVEL, StauferMove
from hoftag.games.staufer.rules import figures
from hoftag.games.staufer.rules.agenda import (
    CHOOSE_WAY,
    HANDLERS,
    PRIVILEGES,
    TAKE_CHESTS,
    Question,
    ask,
    pack,
    push_deeds,
    score,
    seat_of,
)

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

# --- what it costs -------------------------------------------------------------------------------------------------


def granted(table: "Staufer", seat: int, powers: Powers) -> int:
    """S-3.6, Q-9: the envoys that the next space of the deployment track brings, as far as there are any."""
    if table.terms.envoy_spaces >> len(table.deployed) & 1:
        shown = 1
    elif powers.first_envoy and seat not in table.deployed:
        shown = powers.first_envoy
    else:
        return 0
    if table.province[2 * seat] >= shown:
        return shown
    return min(shown, table.province[2 * seat] + figures.paid(table, seat, ENVOY))


def travel_cost(table: "Staufer", region: int, powers: Powers) -> int:
    """S-5.3, S-5.4: one figure for every region on the way, none within the region of the king."""
    return powers.way_costs[table.ahead[table.king][region]]


def payable(table: "Staufer", seat: int, powers: Powers) -> int:
    """S-5.1, S-5.2, S-5.7, S-5.12: every free office that can be paid in full, as a mask."""
    terms, court = table.terms, table.court
    nobles = court[2 * seat + 1]
    have = court[2 * seat] + nobles
    if powers.first_envoy or terms.envoy_spaces >> len(table.deployed) & 1:
        have += granted(table, seat, powers)
    if not have:
        return 0
    king = table.king
    within = powers.payable.get(table.ways[king])
    if within is None:
        within = terms.payable(table.ahead[king], table.ways[king], powers)
    layout = terms.layout
    return within >> LANE * have & (layout.for_all if nobles or powers.waiver else layout.for_envoys) & ~table.taken


def why_not(table: "Staufer", seat: int, move: StauferMove) -> Refusal:
    """Why an office cannot be occupied now."""
    office = table.terms.layout.office(move.region, move.place)
    args: dict[str, int | str] = {"region": REGION.ids[move.region], "place": PLACE.ids[move.place]}
    if office < 0:
        return Refusal("no-such-office", "S-1.7", args)
    if table.acted:
        return Refusal("action-taken", "S-3.8")
    if table.holder[office] >= 0:
        return Refusal("office-taken", "S-5.12", {**args, "seat": table.holder[office] >> 1})
    powers = table.powers(seat)
    cost = travel_cost(table, move.region, powers) + powers.office_costs[table.terms.layout.cost[office]]
    have = table.court[2 * seat] + table.court[2 * seat + 1] + granted(table, seat, powers)
    if cost > have:
        return Refusal("cannot-pay", "S-5.2", {**args, "cost": cost, "have": have})
    if table.terms.layout.noble[office]:
        return Refusal("needs-noble", "S-5.7", args)
    return Refusal("supply-only", "S-6.7")


# --- the action ----------------------------------------------------------------------------------------------------


def occupy(table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
    """S-3.3, S-3.5, S-3.6: onto the deployment track; its envoy comes first and may be used at once.

    False if that asks something.
    """
    powers = table.lasting[seat]
    office = table.terms.layout.first[move.region] + move.place
    envoys = 0
    if powers.first_envoy or table.terms.envoy_spaces >> len(table.deployed) & 1:
        envoys = granted(table, seat, powers)
    table.order.pop(0)
    table.deployed.append(seat)
    table.acted = True
    table.target = office
    table.way = table.standing = -1
    if tell is not None:
        tell.all("deploys", seat=seat, region=REGION.ids[move.region], place=PLACE.ids[move.place])
    if table.province[2 * seat] >= envoys:
        if envoys:
            figures.from_province(table, seat, ENVOY, envoys, tell)
        return set_out(table, seat, powers, tell)
    table.agenda.append(pack(CHOOSE_WAY, seat))
    cost = travel_cost(table, move.region, powers) + powers.office_costs[table.terms.layout.cost[office]]
    needed = max(0, cost - table.court[2 * seat] - table.court[2 * seat + 1])
    table.agenda.append(pack(GAIN_ENVOYS, seat, envoys, needed))
    return True


def choose_way(table: "Staufer", entry: int, tell: Tell | None) -> bool:
    """The envoys are there: now the way."""
    seat = seat_of(entry)
    return set_out(table, seat, table.lasting[seat], tell)


def set_out(table: "Staufer", seat: int, powers: Powers, tell: Tell | None) -> bool:
    """S-5.4: clockwise, unless a privilege leaves the choice."""
    if powers.counter_clockwise and not powers.free and table.terms.layout.region[table.target] != table.king:
        return ask(table, seat, CHOOSE_WAY_STEP, tell)
    table.way = 0
    return choose_figure(table, seat, tell)


class ChooseWay(Question):
    """The effect travel_counter_clockwise_allowed: which way round the ring."""

    name = "choose-way"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """The ways that can be paid."""
        powers = table.powers(seat)
        have = table.court[2 * seat] + table.court[2 * seat + 1]
        have -= powers.office_costs[table.terms.layout.cost[table.target]]
        region = table.terms.layout.region[table.target]
        distance = (table.spot[region] - table.spot[table.king]) % REGIONS
        lengths = (distance, REGIONS - distance)
        return [TRAVEL[way] for way in (0, 1) if max(0, lengths[way] - powers.first_free) <= have]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Set out."""
        table.way = move.way
        if tell is not None:
            tell.all("travels", seat=seat, way=WAY.ids[move.way])
        return choose_figure(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Which way."""
        return Prompt("travel", "S-6.10", {"region": REGION.ids[table.terms.layout.region[table.target]]})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """That way costs too much, or something else is asked."""
        return Refusal("way-too-long", "S-5.2") if move.kind == TRAVEL[0].kind else Refusal("deploy-first", "S-5.2")


CHOOSE_WAY_STEP = ChooseWay()


def choose_figure(table: "Staufer", seat: int, tell: Tell | None) -> bool:
    """S-5.5, S-5.7, S-5.8: who stands on the office; asked only if both kinds can."""
    if table.court[2 * seat + 1]:
        if table.court[2 * seat] and (not table.terms.layout.noble[table.target] or table.lasting[seat].waiver):
            table.step = CHOOSE_FIGURE
            return False
        table.standing = NOBLE
    else:
        table.standing = ENVOY
    return choose_payment(table, seat, tell)


class ChooseFigure(Question):
    """S-5.8, S-5.10: envoy or noble on the office."""

    name = "choose-figure"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Either."""
        return [*STAND]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """That one it is."""
        table.standing = move.figure
        return choose_payment(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Who stands."""
        return Prompt("stand", "S-5.10", office_args(table))

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked."""
        return Refusal("deploy-first", "S-5.2")


CHOOSE_FIGURE = ChooseFigure()


def office_args(table: "Staufer") -> Args:
    """The office that is being occupied, for messages."""
    layout = table.terms.layout
    region = layout.region[table.target]
    return {"region": REGION.ids[region], "place": PLACE.ids[layout.place[table.target]]}


def travel_payments(table: "Staufer", office: int, way: int, powers: Powers) -> list[int]:
    """S-5.3, S-5.4: the regions that get a figure for the way."""
    region = table.terms.layout.region[office]
    if powers.free or region == table.king:
        return []
    here, distance = table.spot[table.king], table.ahead[table.king][region]
    if way == 0:
        return table.twice[here + 1 + powers.first_free : here + distance + 1]
    return [table.ring[here - number] for number in range(1 + powers.first_free, REGIONS - distance + 1)]


def office_payments(table: "Staufer", office: int, powers: Powers) -> list[int]:
    """S-5.5, S-5.6: the regions that get a figure for the office, beginning with the next one."""
    there = table.spot[table.terms.layout.region[office]]
    return table.twice[there + 1 : there + powers.office_costs[table.terms.layout.cost[office]]]


def choose_payment(table: "Staufer", seat: int, tell: Tell | None) -> bool:
    """S-5.9, S-5.10: envoys pay, unless a noble must or shall; asked only where both are at hand."""
    powers = table.lasting[seat]
    if table.way == 0 and powers.plain_way:  # the way and the office are paid in one go round the ring
        layout, office = table.terms.layout, table.target
        here = table.spot[table.king]
        steps = table.ahead[table.king][layout.region[office]] + powers.office_costs[layout.cost[office]]
        table.due = table.twice[here + 1 : here + steps]
    else:
        way = travel_payments(table, table.target, table.way, powers)
        table.due = way + office_payments(table, table.target, powers)
    if table.due and table.court[2 * seat + 1]:
        return go_on_paying(table, seat, tell)
    settle(table, seat, tell)
    return True


def left_to_pay_with(table: "Staufer", seat: int) -> tuple[int, int]:
    """Envoys and nobles at court beside the figure that is going to stand."""
    envoys, nobles = table.court[2 * seat], table.court[2 * seat + 1]
    return (envoys, nobles - 1) if table.standing == NOBLE else (envoys - 1, nobles)


def go_on_paying(table: "Staufer", seat: int, tell: Tell | None) -> bool:
    """Ask for nobles among the payments as long as there is a choice."""
    due = table.due
    if due and table.court[2 * seat + 1]:
        envoys, nobles = left_to_pay_with(table, seat)
        if envoys and nobles and (len(due) < envoys + nobles or due.count(due[0]) < len(due)):
            table.step = CHOOSE_PAYMENT
            return False
    settle(table, seat, tell)
    return True


class ChoosePayment(Question):
    """S-5.9, S-5.10: pay as usual, or put a noble down somewhere."""

    name = "choose-payment"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """The usual payment, and a noble for each region that is owed a figure."""
        return [PAY, *map(PAY_NOBLE.__getitem__, sorted(set(table.due)))]

    def answer(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Pay a noble and ask again, or settle."""
        if move is PAY:
            settle(table, seat, tell)
            return True
        lay_down(table, seat, NOBLE, move.region)
        table.due.remove(move.region)
        if tell is not None:
            tell.all("paid-noble", seat=seat, region=REGION.ids[move.region])
        return go_on_paying(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """What is owed."""
        envoys, _ = left_to_pay_with(table, seat)
        args: Args = {"regions": REGION.names(table.due), "nobles": max(0, len(table.due) - envoys)}
        return Prompt("pay", "S-5.10", args)

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Something else is asked, or the region is owed nothing."""
        if move.kind == PAY_NOBLE[0].kind:
            return Refusal("nothing-owed", "S-5.5", {"region": REGION.ids[move.region]})
        return Refusal("deploy-first", "S-5.2")


CHOOSE_PAYMENT = ChoosePayment()


def lay_down(table: "Staufer", seat: int, figure: int, region: int) -> None:
    """One figure from the court into a payment area."""
    table.court[2 * seat + figure] -= 1
    table.paid[(region * table.seats + seat) * 2 + figure] += 1


def take_office(table: "Staufer", office: int, figure: int) -> None:
    """S-5.12: a figure stands on an office."""
    bit = 1 << office
    table.holder[office] = figure
    table.seated[figure] |= bit
    table.taken |= bit


def leave_office(table: "Staufer", office: int) -> None:
    """The office is free again."""
    bit = 1 << office
    table.seated[table.holder[office]] ^= bit
    table.holder[office] = -1
    table.taken ^= bit


def usual_payment(table: "Staufer", envoys: int) -> tuple[list[int], int]:
    """S-5.9: the regions that are owed a figure, and how many of them, from the first, get a noble.

    Nobles that have to pay, because there are too few envoys, lie where the king comes first.
    """
    due = table.due
    nobles = len(due) - envoys
    if nobles <= 0:
        return due, 0
    ahead = table.ahead[table.king]
    return sorted(due, key=lambda region: (ahead[region] - 1) % REGIONS), nobles


def settle(table: "Staufer", seat: int, tell: Tell | None) -> None:
    """S-5.5, S-5.11: the figure stands, the rest is paid, what the deed earns is scored; then come the chests."""
    court, at, office = table.court, 2 * seat, table.target
    figure = at + table.standing
    court[figure] -= 1
    take_office(table, office, figure)
    due = table.due
    if due:
        by_envoys = due
        if len(due) > court[at]:
            due, nobles = usual_payment(table, court[at])
            for region in due[:nobles]:
                lay_down(table, seat, NOBLE, region)
            by_envoys = due[nobles:]
        court[at] -= len(by_envoys)
        paid, width = table.paid, 2 * table.seats
        for region in by_envoys:
            paid[region * width + at] += 1
        table.due = []
    if tell is not None:
        tell.all("stands", seat=seat, figure=FIGURE.ids[table.standing], **office_args(table))
        if due:
            tell.all("paid", seat=seat, regions=REGION.names(due))
    if table.rights[seat] or table.active:
        earn(table, seat, tell)
    if table.under[office]:
        HANDLERS[TAKE_CHESTS](table, seat << 6 | office << 9, tell)


def earn(table: "Staufer", seat: int, tell: Tell | None) -> None:
    """S-6.5: what privileges bring for a deployment."""
    powers = table.lasting[seat]
    if powers.after_deployment:
        push_deeds(table, seat, powers.after_deployment, PRIVILEGES)
    if powers.king_points and table.terms.layout.region[table.target] == table.king:
        score(table, seat, powers.king_points, PRIVILEGES, tell)
    if powers.noble_points and table.standing == NOBLE:
        score(table, seat, powers.noble_points, PRIVILEGES, tell)


HANDLERS[CHOOSE_WAY] = choose_way
