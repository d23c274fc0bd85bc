"""Chapter 5: moving and deploying. One free office, paid in full with figures that lie down round the ring."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Item, changes, tried
from hoftag.games.staufer.components import CHEST, ENVOY, FIGURE, NOBLE, PLACE, PRIVILEGES, REGION, REGIONS, WAY
from hoftag.games.staufer.effects import GAIN_ENVOYS, Powers
from hoftag.games.staufer.moves import PAY, PAY_NOBLE, STAND, TRAVEL, StauferMove
from hoftag.games.staufer.rules import chests, figures, offices, turquoise
from hoftag.games.staufer.rules.agenda import StauferStep, StauferVerb, ask, push_deeds, score

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

CHOOSE_WAY: Final = "choose_way"
BROUGHT: Final = ("turquoise", "brown", "violet", "points")
"""What an office brings, of all that is counted."""
PAY_NOBLE_KIND: Final = PAY_NOBLE[0].kind

# --- the action ----------------------------------------------------------------------------------------------------


class Occupy(StauferVerb):
    """S-3.3, S-3.5, S-3.6: onto the deployment track; its envoy comes first and may be used at once."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        powers, layout = table.lasting[seat], table.terms.layout
        office = layout.first[move.region] + move.place
        envoys = 0
        if powers.first_envoy or table.terms.envoy_spaces >> len(table.deployed) & 1:
            envoys = offices.granted(table, seat, powers)
        table.order.pop(0)
        table.deployed.append(seat)
        table.acted = True
        table.target = office
        table.way = table.standing = -1
        if tell is not None:
            tell.all("deploys", seat=seat, **offices.named(table, office))
        if table.province[2 * seat] >= envoys:
            if envoys:
                figures.from_province(table, seat, ENVOY, envoys, tell)
            return set_out(table, seat, powers, tell)
        needed = offices.cost(table, office, powers) - table.court[2 * seat] - table.court[2 * seat + 1]
        table.agenda.append(Item(CHOOSE_WAY, seat))
        table.agenda.append(Item(GAIN_ENVOYS, seat, envoys, max(0, needed)))
        return False

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        office = table.terms.layout.office(move.region, move.place)
        args: dict[str, int | str] = {"region": REGION.ids[move.region], "place": PLACE.ids[move.place]}
        if office < 0:
            return Refusal("no-such-office", "S-1.7", args)
        if table.acted:
            return Refusal("action-taken", "S-3.8")
        if table.holder[office] >= 0:
            return Refusal("office-taken", "S-5.12", {**args, "seat": table.holder[office] >> 1})
        if table.active and table.terms.box.chests[table.active[0]].timing == "supply":
            return Refusal("supply-only", "S-6.7")
        return why_not_payable(table, seat, office)

    def effects(self, table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
        return effects(table, seat, move)


def why_not_payable(table: "Staufer", seat: int, office: int) -> Refusal:
    """What a free office would take, and what could help: a chest, another office, or supply."""
    args, powers = offices.named(table, office), table.powers(seat)
    cost, have = offices.cost(table, office, powers), offices.at_hand(table, seat, powers)
    helping = CHEST.names(helpful_alone(table, seat, office))
    if cost <= have:
        with_chests = Refusal("needs-noble-chests", "S-5.7", {**args, "chests": helping})
        return with_chests if helping else Refusal("needs-noble", "S-5.7", args)
    args |= {"cost": cost, "have": have, "short": cost - have}
    if helping:
        return Refusal("cannot-pay-chests", "S-5.2", {**args, "chests": helping})
    other = offices.cheapest(table, seat, powers)
    if other < 0 or offices.cost(table, other, powers) >= cost:
        return Refusal("cannot-pay", "S-5.2", args)
    named = {f"other_{name}": value for name, value in offices.named(table, other).items()}
    args |= {**named, "other_cost": offices.cost(table, other, powers)}
    return Refusal("cannot-pay-cheaper", "S-5.2", args)


def helpful_alone(table: "Staufer", seat: int, office: int) -> list[int]:
    """S-6.7: the chests of a seat with each of which it could take an office that it cannot take now."""
    bit, kinds = 1 << office, dict.fromkeys(turquoise.helpful(table, seat))
    return [kind for kind in kinds if offices.payable(table, seat, table.powers(seat, [kind])) & bit]


def effects(table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
    """What a part of a deployment does at once; where only who stands and pays is open, all that will be paid."""
    after = table.copy()
    tried(after, seat, move)
    done = changes(table, after, seat)
    owed = still_owed(after, seat)
    if not owed:
        return done
    before, paid = table.holdings(seat)["paid"], after.holdings(seat)["paid"] + owed
    at_once = [effect for effect in done if effect.what != "paid" and effect.what not in BROUGHT]
    return (*at_once, Effect("paid", paid - before, paid), *brought(table, after, seat))


def brought(table: "Staufer", after: "Staufer", seat: int) -> list[Effect]:
    """S-5.11: the chests and points that come with the office, whoever stands there and pays."""
    ends: list[dict[str, Effect]] = []
    for answer in STAND if after.step is CHOOSE_FIGURE else (PAY,):
        end = after.copy()
        tried(end, seat, answer)
        if end.step is CHOOSE_PAYMENT and end.actor == seat:
            tried(end, seat, PAY)
        ends.append({effect.what: effect for effect in changes(table, end, seat)})
    first, *others = ends
    return [found for what, found in first.items() if what in BROUGHT and all(end.get(what) == found for end in others)]


def still_owed(table: "Staufer", seat: int) -> int:
    """How many figures will lie down before the office is taken, as far as that is certain."""
    if table.holder[table.target] >= 0:
        return 0
    if table.step is CHOOSE_PAYMENT:
        return len(table.due)
    if table.step is CHOOSE_FIGURE:
        return len(offices.payments(table, table.target, table.way, table.lasting[seat]))
    return 0


def choose_way(table: "Staufer", item: Item, tell: Tell | None) -> bool:
    """The envoys are there: now the way."""
    return set_out(table, item.seat, table.lasting[item.seat], tell)


def set_out(table: "Staufer", seat: int, powers: Powers, tell: Tell | None) -> bool:
    """S-5.4: clockwise, unless a privilege leaves the choice."""
    if powers.counter_clockwise and not powers.free and table.terms.layout.region[table.target] != table.king:
        return ask(table, seat, CHOOSE_WAY_STEP, tell)
    table.way = 0
    return choose_figure(table, seat, tell)


class DeploymentStep(StauferStep):
    """A question in the middle of a deployment."""

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("deploy-first", "S-5.2")

    def effects(self, table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
        return effects(table, seat, move)


class ChooseWay(DeploymentStep):
    """The effect travel_counter_clockwise_allowed: which way round the ring."""

    name = "choose-way"
    rule = "S-6.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """The ways that can be paid."""
        powers = table.powers(seat)
        have = table.court[2 * seat] + table.court[2 * seat + 1]
        have -= powers.office_costs[table.terms.layout.cost[table.target]]
        distance = table.ahead[table.king][table.terms.layout.region[table.target]]
        lengths = (distance, REGIONS - distance)
        return [TRAVEL[way] for way in (0, 1) if max(0, lengths[way] - powers.first_free) <= have]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        table.way = move.way
        if tell is not None:
            tell.all("travels", seat=seat, way=WAY.ids[move.way])
        return choose_figure(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("travel", self.rule, {"region": REGION.ids[table.terms.layout.region[table.target]]})


CHOOSE_WAY_STEP: Final[ChooseWay] = ChooseWay()


def choose_figure(table: "Staufer", seat: int, tell: Tell | None) -> bool:
    """S-5.5, S-5.7, S-5.8: who stands on the office; asked only if both kinds can."""
    if table.court[2 * seat + 1]:
        if table.court[2 * seat] and (not table.terms.layout.noble[table.target] or table.lasting[seat].waiver):
            return table.ask(seat, CHOOSE_FIGURE)
        table.standing = NOBLE
    else:
        table.standing = ENVOY
    return choose_payment(table, seat, tell)


class ChooseFigure(DeploymentStep):
    """S-5.8, S-5.10: envoy or noble on the office."""

    name = "choose-figure"
    rule = "S-5.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        return [*STAND]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        table.standing = move.figure
        return choose_payment(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        return Prompt("stand", self.rule, offices.named(table, table.target))


CHOOSE_FIGURE: Final[ChooseFigure] = ChooseFigure()

# --- who pays ------------------------------------------------------------------------------------------------------


def choose_payment(table: "Staufer", seat: int, tell: Tell | None) -> bool:
    """S-5.9, S-5.10: envoys pay, unless a noble must or shall; asked only where both are at hand."""
    table.due = offices.payments(table, table.target, table.way, table.lasting[seat])
    return go_on_paying(table, seat, tell)


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
            return table.ask(seat, CHOOSE_PAYMENT)
    settle(table, seat, tell)
    return False


class ChoosePayment(DeploymentStep):
    """S-5.9, S-5.10: pay as usual, or put a noble down somewhere."""

    name = "choose-payment"
    rule = "S-5.10"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """The usual payment, and a noble for each region that is owed a figure."""
        return [PAY, *[PAY_NOBLE[region] for region in sorted(set(table.due))]]

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        """Pay a noble and ask again, or settle."""
        if move is PAY:
            settle(table, seat, tell)
            return False
        lay_down(table, seat, NOBLE, move.region)
        table.due.remove(move.region)
        if tell is not None:
            tell.all("paid-noble", seat=seat, region=REGION.ids[move.region])
        return go_on_paying(table, seat, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        envoys, _ = left_to_pay_with(table, seat)
        args: Args = {"regions": REGION.names(table.due), "nobles": max(0, len(table.due) - envoys)}
        return Prompt("pay", self.rule, args)

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if move.kind == PAY_NOBLE_KIND:
            owed = REGION.names(dict.fromkeys(table.due))
            return Refusal("nothing-owed", "S-5.5", {"region": REGION.ids[move.region], "regions": owed})
        return super().why_not(table, seat, move)


CHOOSE_PAYMENT: Final[ChoosePayment] = ChoosePayment()


def lay_down(table: "Staufer", seat: int, figure: int, region: int) -> None:
    """One figure from the court into a payment area."""
    table.court[2 * seat + figure] -= 1
    table.paid[(region * table.seats + seat) * 2 + figure] += 1


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
    offices.take_office(table, office, figure)
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
        tell.all("stands", seat=seat, figure=FIGURE.ids[table.standing], **offices.named(table, office))
        if due:
            tell.all("paid", seat=seat, regions=REGION.names(due))
    if table.rights[seat] or table.active:
        earn(table, seat, tell)
    chests.take_chests(table, seat, office, tell)


def earn(table: "Staufer", seat: int, tell: Tell | None) -> None:
    """S-6.5: what privileges bring for a deployment."""
    powers = table.lasting[seat]
    if powers.after_deployment:
        push_deeds(table, seat, powers.after_deployment)
    if powers.king_points and table.terms.layout.region[table.target] == table.king:
        score(table, seat, powers.king_points, PRIVILEGES, tell)
    if powers.noble_points and table.standing == NOBLE:
        score(table, seat, powers.noble_points, PRIVILEGES, tell)
