"""Chapters 3 and 4: a turn. An action figure goes to the supply track or the deployment track; chests come on top."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Item, Step, by_verb
from hoftag.games.staufer.components import CONDITION, ENVOY, NOBLE, REGION, SPACE
from hoftag.games.staufer.effects import GAIN_NOBLES
from hoftag.games.staufer.moves import END_TURN, MOVES, StauferMove
from hoftag.games.staufer.rules import chests, figures, offices, privileges, turquoise
from hoftag.games.staufer.rules.agenda import StauferVerb, push_deeds
from hoftag.games.staufer.rules.chests import TAKE_CHESTS
from hoftag.games.staufer.rules.deploying import Occupy

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


def begin_round(table: "Staufer", tell: Tell | None) -> bool:
    """S-8.7: the next row of tiles counts."""
    table.acted = False
    if tell is not None:
        row = table.round - 1
        region, condition = REGION.ids[table.rows_a[row]], CONDITION.ids[table.rows_b[row]]
        tell.all("round", round=table.round, region=region, condition=condition)
    return False


def turns(table: "Staufer", tell: Tell | None) -> bool:
    """S-3.2, S-3.8: the foremost action figure is on turn; a turn ends by itself if nothing is left to use."""
    if table.acted:
        seat, terms = table.actors.bit_length() - 1, table.terms
        if table.active:
            table.active = []
            table.settle_powers(seat)
        table.target = -1
        if table.owned[seat] & terms.own_turn_mask or table.violets[seat] >= terms.price:
            moves = extras(table, seat)
            if moves:
                moves.append(END_TURN)
                return table.ask(seat, TURN, moves)
    if not table.order:
        return False
    table.acted = False
    return table.ask(table.order[0], TURN)


class Turn(Step["Staufer", StauferMove]):
    """S-3.3, S-3.7, S-3.8: one action; chests and privileges before it, with it and after it."""

    name = "turn"
    rule = "S-3.3"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        if table.acted:
            return [*extras(table, seat), END_TURN]
        if table.active:
            return with_chests(table, seat)
        terms = table.terms
        payable = offices.payable(table, seat, table.lasting[seat])
        moves = terms.supply_moves + terms.occupations(payable) if payable else terms.supply_moves[:]
        if table.owned[seat]:
            moves += turquoise.usable(table, seat, payable)
        if table.violets[seat] >= terms.price:
            moves += privileges.offered(table, seat)
        return moves

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Ask for the action first, afterwards for chests and privileges."""
        if table.acted:
            return Prompt("finish", "S-3.7")
        if table.active:
            timing = table.terms.box.chests[table.active[0]].timing
            return Prompt("deploy-now" if timing == "deploy" else "supply-now", "S-6.7")
        args = {"count": table.court[2 * seat] + table.court[2 * seat + 1]}
        powers = table.lasting[seat]
        payable = offices.payable(table, seat, powers)
        if payable or turquoise.helping(table, seat, table.owned[seat], payable):
            return Prompt("action", "S-3.3", args)
        cheapest = offices.cheapest(table, seat, powers)
        if cheapest < 0:
            return Prompt("action-supply-full", "S-5.2", args)
        return Prompt("action-supply", "S-5.2", {**args, "cost": offices.cost(table, cheapest, powers)})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Staufer", seat: int, move: StauferMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


def with_chests(table: "Staufer", seat: int) -> list[Move]:
    """S-6.7: the action that the chests at work are for, and more of them."""
    if table.terms.box.chests[table.active[0]].timing == "supply":
        return table.terms.supply_moves + turquoise.usable(table, seat, 0)
    payable = offices.payable(table, seat, table.lasting[seat])
    return table.terms.occupations(payable) + turquoise.usable(table, seat, payable)


def extras(table: "Staufer", seat: int) -> list[Move]:
    """S-3.7: the turquoise chests and privileges that are left to use after the action."""
    moves: list[Move] = []
    if table.owned[seat] & table.terms.own_turn_mask:
        moves += table.terms.uses[turquoise.at_any_time(table, seat)]
    if table.violets[seat] >= table.terms.price:
        moves += privileges.offered(table, seat)
    return moves


class Supply(StauferVerb):
    """S-3.4, S-4.1 to S-4.4: onto the supply track; figures first, then all chests of the space."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        terms, powers, space = table.terms, table.lasting[seat], move.space
        table.order.pop(0)
        table.supplied.append(seat)
        table.acted = True
        if tell is not None:
            tell.all("supplied", seat=seat, space=SPACE.ids[space])
        if powers.after_supply:
            push_deeds(table, seat, powers.after_supply)
        envoys, nobles = terms.box.space_figures[space]
        if nobles:
            nobles = figures.from_province(table, seat, NOBLE, nobles * powers.supply_factor, tell)
        if envoys:
            envoys = figures.from_province(table, seat, ENVOY, envoys * powers.supply_factor, tell)
        place = terms.layout.offices + space
        if not (envoys or nobles or powers.on_supply):
            chests.take_chests(table, seat, place, tell)
            return False
        table.agenda.append(Item(TAKE_CHESTS, seat, place))
        if powers.on_supply:
            push_deeds(table, seat, powers.on_supply)
        if not envoys:
            return nobles > 0 and figures.lack_nobles(table, seat, nobles, tell)
        if nobles:
            table.agenda.append(Item(GAIN_NOBLES, seat, nobles))
        return figures.lack_envoys(table, seat, envoys, 0, tell)

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        if table.acted:
            return Refusal("action-taken", "S-3.8")
        if move.space not in table.terms.spaces:
            return Refusal("no-such-space", "S-1.7", {"space": SPACE.ids[move.space]})
        return Refusal("deploy-only", "S-6.7")


class EndTurn(StauferVerb):
    """S-3.8: nothing more is used."""

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> bool:
        if tell is not None:
            tell.all("ended-turn", seat=seat)
        table.acted = False
        return False

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        return Refusal("chest-at-work", "S-6.7") if table.active else Refusal("action-first", "S-3.3")


VERBS: Final = by_verb(
    MOVES,
    "S-3.3",
    {
        "supply": Supply(),
        "occupy": Occupy(),
        "use": turquoise.Use(),
        "take-privilege": privileges.TakePrivilege(),
        "end-turn": EndTurn(),
    },
)
TURN: Final[Turn] = Turn()
