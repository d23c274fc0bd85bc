"""How promising each move looks at a glance, and a quick sensible player that follows it."""

from collections.abc import Callable, Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.games.staufer.components import ENVOY, NOBLE
from hoftag.games.staufer.effects import Powers
from hoftag.games.staufer.moves import (
    BRING_HOME,
    BRING_NOBLE,
    DECLINE,
    END_TURN,
    KEEP,
    OCCUPY,
    PAY,
    PICK_PRIVILEGE,
    PROMOTE,
    RECALL,
    STAND,
    SUPPLY,
    TAKE_BACK,
    TAKE_ENVOY,
    TAKE_PRIVILEGE,
    TRANSFER,
    TRANSFER_TO,
    TRAVEL,
    USE,
    StauferMove,
)
from hoftag.games.staufer.rules import offices
from hoftag.games.staufer.rules.turn import TURN
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.strategy.values import NOBLE_TIMES, Look

SURE: Final = 30.0
"""The lead of what is done before anything else."""
WORTH_A_LOOK: Final = 0.45
"""A region whose majority counts less is no place for a quick player."""
WHIM: Final = 0.6
"""How far chance can lift a move in a playout."""
CHEST_KEPT: Final = 1.6
"""What a turquoise chest is worth if it is kept for later."""
EARLY: Final = 0.25
"""What it is worth to supply early: an earlier turn in the next round, for each figure that is not yet on the track."""


def scores(table: Staufer, seat: int, moves: Sequence[Move]) -> list[float]:
    """A score for each move, in the order given."""
    glance = Glance(table, seat)
    return [glance.score(move) for move in moves if isinstance(move, StauferMove)]


def sensible_move(table: Staufer, seat: int, rng: Rng) -> Move:
    """What this seat does next; the generator adds whims."""
    moves = table.legal(seat)
    if len(moves) == 1:
        return moves[0]
    glance = Glance(table, seat)
    best, best_score = moves[0], -999.0
    for move in moves:
        assert isinstance(move, StauferMove)
        if table.step is TURN and glance.is_idle(move):
            continue
        score = glance.score(move) + WHIM * rng.random()
        if score > best_score:
            best, best_score = move, score
    return best


class Glance:
    """A seat's look at the table, from which it scores one move after the other."""

    def __init__(self, table: Staufer, seat: int) -> None:
        """Begin with the calendar."""
        self.table = table
        self.seat = seat
        self.look = Look(table, seat)
        self.powers = table.powers(seat)
        self.weights = [self.look.weight_of(region) for region in range(6)] if table.step is TURN else []

    def score(self, move: StauferMove) -> float:
        """What the move does, in points as far as that can be said."""
        return SCORERS[move.kind](self, move)

    def is_idle(self, move: StauferMove) -> bool:
        """Whether a quick player does not even look: offices that count late or never, chests that take thought."""
        if move.kind == OCCUPY[0][0].kind:
            return self.weights[move.region] < WORTH_A_LOOK and not (
                self.look.stays[move.region] and not self.look.left
            )
        if move.kind == USE[0].kind and not self.table.acted and not self.table.active:
            return self.table.terms.box.chests[move.chest].timing != "own_turn"
        return False

    # --- the turn --------------------------------------------------------------------------------------------------

    def supply(self, move: StauferMove) -> float:
        """Figures and chests, and an early turn in the next round."""
        table, look, powers = self.table, self.look, self.powers
        envoys, nobles = table.terms.box.space_figures[move.space]
        at = 2 * self.seat
        factor = powers.supply_factor
        value = look.figure * (
            min(envoys * factor, table.province[at]) + NOBLE_TIMES * min(nobles * factor, table.province[at + 1])
        )
        court = table.court[at] + table.court[at + 1]
        if court < 6 and look.left + table.order.count(self.seat) > 1:
            value += 0.15 * (envoys + nobles)
        for kind in table.under[table.terms.layout.offices + move.space]:
            value += look.chest(kind)
        value += sum([look.deed(deed) for deed in powers.deeds["supply"]])
        early = max(0, 3 - len(table.supplied)) if look.left else 0
        return value + EARLY * early

    def occupy(self, move: StauferMove) -> float:
        """What the office brings, less what it costs."""
        office = self.table.terms.layout.first[move.region] + move.place
        return self.deployment(office, self.powers)

    def deployment(self, office: int, powers: Powers) -> float:
        """The same for any powers at work."""
        table, look = self.table, self.look
        layout = table.terms.layout
        region = layout.region[office]
        noble = layout.noble[office] and not powers.waiver
        figure = NOBLE if noble else ENVOY
        value = look.office(office, figure)
        for kind in table.under[office]:
            value += look.chest(kind)
        way = 0
        if powers.counter_clockwise:
            way = int((table.spot[region] - table.spot[table.king]) % 6 > 3)
        due = offices.travel_payments(table, office, way, powers) + offices.office_payments(table, office, powers)
        for paid in due:
            value -= look.figure - min(look.figure, look.lying(paid))
        value -= look.figure * (NOBLE_TIMES if noble else 1.0)
        if powers.king_points and region == table.king:
            value += powers.king_points
        if noble:
            value += powers.noble_points
        return value + look.figure * offices.granted(table, self.seat, powers)

    def use(self, move: StauferMove) -> float:
        """A chest for what it adds to the best action, or for what it does itself."""
        table, look = self.table, self.look
        card = table.terms.box.chests[move.chest]
        gain = self.table.terms.powers(table.rights[self.seat]).turquoise_points
        if card.timing == "own_turn":
            done = sum([self.own_turn(deed.op) for deed in card.deeds])
            return done + gain - CHEST_KEPT * (look.left > 0 or table.order.count(self.seat) > 1)
        if card.timing == "supply":
            return gain - CHEST_KEPT + max([self.supply(space) + look.figure * 2 for space in SUPPLY[:1]])
        powers = table.powers(self.seat, [move.chest])
        best = -9.0
        payable = offices.payable(table, self.seat, powers)
        for office in range(table.terms.layout.offices):
            if payable >> office & 1:
                best = max(best, self.deployment(office, powers))
        return best + gain - CHEST_KEPT

    def own_turn(self, op: str) -> float:
        """What a chest of one's own turn brings at best."""
        table, look = self.table, self.look
        if op == "recall_region":
            return max([self.recall_worth(region) for region in range(6)])
        if op == "promote_seated_envoy":
            found = [office for office, holder in enumerate(table.holder) if holder == 2 * self.seat]
            return max([self.raise_worth(office) for office in found]) - 0.3
        if op == "transfer_seated_figure":
            return 1.5
        return look.figure

    def recall_worth(self, region: int) -> float:
        """What calling back everything from a region brings."""
        table, look = self.table, self.look
        at = (region * table.seats + self.seat) * 2
        figures = table.paid[at] + NOBLE_TIMES * table.paid[at + 1]
        return figures * max(0.0, look.figure - look.lying(region))

    def raise_worth(self, office: int) -> float:
        """What a noble in place of an envoy brings."""
        region = self.table.terms.layout.region[office]
        return self.look.weight_of(region) * self.look.majority(region, office, ENVOY)

    def privilege(self, move: StauferMove) -> float:
        """Privileges are bought as soon as they can be."""
        return SURE + self.look.privilege(move.privilege)

    # --- small decisions -------------------------------------------------------------------------------------------

    def nothing(self, move: StauferMove) -> float:
        """Neither good nor bad."""
        return 0.0

    def end_turn(self, move: StauferMove) -> float:
        """Better than wasting a chest."""
        return 0.0

    def travel(self, move: StauferMove) -> float:
        """The way that costs less."""
        due = offices.travel_payments(self.table, self.table.target, move.way, self.powers)
        return -sum([self.look.figure - self.look.lying(region) + 0.2 for region in due])

    def stand(self, move: StauferMove) -> float:
        """A noble only where his weight changes something."""
        worth = self.look.office(self.table.target, move.figure) + (
            self.powers.noble_points if move.figure == NOBLE else 0
        )
        return worth - self.look.figure * (NOBLE_TIMES if move.figure == NOBLE else 1.0) * 1.2

    def pay(self, move: StauferMove) -> float:
        """The usual payment."""
        return 2.0

    def take_back(self, move: StauferMove) -> float:
        """From where the king comes last; nobles rather than envoys."""
        return 1.0 + (NOBLE_TIMES if move.figure == NOBLE else 1.0) - self.look.lying(move.region)

    def take_envoy(self, move: StauferMove) -> float:
        """Better than nothing."""
        return 1.0

    def recall(self, move: StauferMove) -> float:
        """Where most is to be had."""
        return self.recall_worth(move.region)

    def keep(self, move: StauferMove) -> float:
        """The best chest."""
        return self.look.chest(move.chest)

    def promote(self, move: StauferMove) -> float:
        """Where the weight counts."""
        return self.raise_worth(self.table.terms.layout.office(move.region, move.place))

    def bring_noble(self, move: StauferMove) -> float:
        """From the province first."""
        return 1.0 if move.stock == 0 else 0.0

    def transfer(self, move: StauferMove) -> float:
        """Whoever stands where nothing is scored soon."""
        return -self.look.weight_of(move.region)

    def transfer_to(self, move: StauferMove) -> float:
        """Where it brings most."""
        table = self.table
        office = table.terms.layout.office(move.region, move.place)
        return self.look.office(office, table.holder[table.target] & 1)

    def bring_home(self, move: StauferMove) -> float:
        """The noble."""
        return float(move.figure)

    def pick(self, move: StauferMove) -> float:
        """Any of them."""
        return 0.0


Scorer = Callable[[Glance, StauferMove], float]


def _scorers() -> list[Scorer]:
    found: list[Scorer] = [Glance.nothing] * 40
    table: list[tuple[StauferMove, Scorer]] = [
        (SUPPLY[0], Glance.supply),
        (OCCUPY[0][0], Glance.occupy),
        (USE[0], Glance.use),
        (TAKE_PRIVILEGE[0], Glance.privilege),
        (END_TURN, Glance.end_turn),
        (TRAVEL[0], Glance.travel),
        (STAND[0], Glance.stand),
        (PAY, Glance.pay),
        (TAKE_BACK[0][0], Glance.take_back),
        (TAKE_ENVOY, Glance.take_envoy),
        (DECLINE, Glance.nothing),
        (RECALL[0], Glance.recall),
        (KEEP[0], Glance.keep),
        (PROMOTE[0][0], Glance.promote),
        (BRING_NOBLE[0], Glance.bring_noble),
        (TRANSFER[0][0], Glance.transfer),
        (TRANSFER_TO[0][0], Glance.transfer_to),
        (BRING_HOME[0], Glance.bring_home),
        (PICK_PRIVILEGE[0], Glance.pick),
    ]
    for move, scorer in table:
        found[move.kind] = scorer
    return found


SCORERS: Final = _scorers()
