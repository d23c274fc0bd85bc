"""Chapters 3 and 4: a turn. An action figure goes to the supply track or the deployment track; chests come on top."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import ENVOY, NOBLE, SPACE
from hoftag.games.staufer.effects import GAIN_ENVOYS, GAIN_NOBLES
from hoftag.games.staufer.moves import END_TURN, OCCUPY, SUPPLY, TAKE_PRIVILEGE, USE, StauferMove
from hoftag.games.staufer.rules import chests, deploying, figures, privileges, scoring, turquoise
from hoftag.games.staufer.rules.agenda import PRIVILEGES, TAKE_CHESTS, proceed, push_deeds
from hoftag.games.staufer.step import Step

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer

SUPPLY_KIND = SUPPLY[0].kind
OCCUPY_KIND = OCCUPY[0][0].kind
USE_KIND = USE[0].kind


class Turn(Step):
    """S-3.3, S-3.7, S-3.8: one action; chests and privileges before it, with it and after it."""

    name = "turn"

    def legal(self, table: "Staufer", seat: int) -> list[Move]:
        """Whatever may be done at this moment of the turn."""
        if table.acted:
            return [*extras(table, seat), END_TURN]
        if table.active:
            return with_chests(table, seat)
        terms = table.terms
        offices = deploying.payable(table, seat, table.lasting[seat])
        moves = terms.supply_moves + terms.occupations(offices) if offices else terms.supply_moves[:]
        if table.owned[seat]:
            moves += turquoise.usable(table, seat, offices)
        if table.violets[seat] >= terms.price:
            moves += privileges.offered(table, seat)
        return moves

    def play(self, table: "Staufer", seat: int, move: StauferMove, tell: Tell | None) -> None:
        """Do one thing of the turn."""
        kind = move.kind
        if kind == OCCUPY_KIND:
            if not deploying.occupy(table, seat, move, tell):
                return
        elif kind == SUPPLY_KIND:
            supply(table, seat, move.space, tell)
        elif kind == USE_KIND:
            turquoise.use(table, seat, move.chest, tell)
        elif move is END_TURN:
            if tell is not None:
                tell.all("ended-turn", seat=seat)
            next_turn(table, tell)
            return
        else:
            privileges.take_privilege(table, seat, move.privilege, tell)
        if table.agenda:
            proceed(table, tell)
        else:
            go_on(table, tell)

    def prompt(self, table: "Staufer", seat: int) -> Prompt:
        """Ask for the action first, afterwards for chests and privileges."""
        if table.acted:
            return Prompt("finish", "S-3.7")
        if table.active:
            timing = table.terms.box.chests[table.active[0]].timing
            return Prompt("deploy-now" if timing == "deploy" else "supply-now", "S-6.7")
        figures_at_court = table.court[2 * seat] + table.court[2 * seat + 1]
        return Prompt("action", "S-3.3", {"count": figures_at_court})

    def why_not(self, table: "Staufer", seat: int, move: StauferMove) -> Refusal:
        """Find the rule in the way."""
        kind = move.kind
        if kind == OCCUPY_KIND:
            return deploying.why_not(table, seat, move)
        if kind == SUPPLY_KIND:
            if table.acted:
                return Refusal("action-taken", "S-3.8")
            if move.space not in table.terms.spaces:
                return Refusal("no-such-space", "S-1.7", {"space": SPACE.ids[move.space]})
            return Refusal("deploy-only", "S-6.7")
        if kind == USE_KIND:
            return turquoise.why_not_use(table, seat, move.chest)
        if kind == TAKE_PRIVILEGE[0].kind:
            return privileges.why_not_privilege(table, seat, move.privilege)
        if move is END_TURN:
            return Refusal("action-first", "S-3.3")
        return Refusal("not-now", "S-3.3")


TURN = Turn()


def with_chests(table: "Staufer", seat: int) -> list[Move]:
    """S-6.7: the action that the chests at work are for, and more of them."""
    offices = 0
    if table.terms.box.chests[table.active[0]].timing == "supply":
        moves = table.terms.supply_moves[:]
    else:
        offices = deploying.payable(table, seat, table.lasting[seat])
        moves = table.terms.occupations(offices)
    return moves + turquoise.usable(table, seat, offices)


def extras(table: "Staufer", seat: int) -> list[Move]:
    """S-3.7: the turquoise chests and privileges that are left to use after the action."""
    terms = table.terms
    moves: list[Move] = []
    if table.owned[seat] & terms.own_turn_mask:
        moves += terms.uses[turquoise.at_any_time(table, seat)]
    if table.violets[seat] >= terms.price:
        moves += privileges.offered(table, seat)
    return moves


def supply(table: "Staufer", seat: int, space: int, tell: Tell | None) -> None:
    """S-3.4, S-4.1 to S-4.4: onto the supply track; figures first, then all chests of the space."""
    terms, powers = table.terms, table.lasting[seat]
    table.order.pop(0)
    table.supplied.append(seat)
    table.acted = True
    if tell is not None:
        tell.all("supplied", seat=seat, space=SPACE.ids[space])
    if powers.after_supply:
        push_deeds(table, seat, powers.after_supply, PRIVILEGES)
    envoys, nobles = terms.box.space_figures[space]
    if nobles:
        nobles = figures.from_province(table, seat, NOBLE, nobles * powers.supply_factor, tell)
    if envoys:
        envoys = figures.from_province(table, seat, ENVOY, envoys * powers.supply_factor, tell)
    chests_there = TAKE_CHESTS | seat << 6 | terms.layout.offices + space << 9
    if not (envoys or nobles or powers.on_supply):
        chests.take_chests(table, chests_there, tell)
        return
    table.agenda.append(chests_there)
    if powers.on_supply:
        push_deeds(table, seat, powers.on_supply, PRIVILEGES)
    if nobles:  # still owed
        table.agenda.append(GAIN_NOBLES | seat << 6 | nobles << 9)
    if envoys:
        table.agenda.append(GAIN_ENVOYS | seat << 6 | envoys << 9)


def go_on(table: "Staufer", tell: Tell | None) -> None:
    """S-3.8: back to the turn; after the action it ends by itself if there is nothing left to use."""
    table.step = TURN
    if not table.acted:
        return
    seat, terms = table.actor, table.terms
    if table.active:
        table.active = []
        table.settle_powers(seat)
    table.target = -1
    if table.owned[seat] & terms.own_turn_mask or table.violets[seat] >= terms.price:
        moves = extras(table, seat)
        if moves:
            moves.append(END_TURN)
            table.ready = moves
            return
    if table.order:
        table.actor = table.order[0]
        table.acted = False
    else:
        next_turn(table, tell)


def next_turn(table: "Staufer", tell: Tell | None) -> None:
    """S-3.2, S-3.8: the foremost action figure is on turn; once there is none, regions are scored."""
    if not table.order:
        scoring.begin(table, tell)
        proceed(table, tell)
        return
    table.actor = table.order[0]
    table.acted = False
    table.step = TURN
