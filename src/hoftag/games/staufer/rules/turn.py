"""Chapters 3 and 4: a turn. An action figure goes to the supply track or the deployment track; chests come on top."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.staufer.components import ENVOY, NOBLE, SPACE
from hoftag.games.staufer.effects import GAIN_ENVOYS, GAIN_NOBLES
from hoftag.games.staufer.moves import END_TURN, OCCUPY, SUPPLY, TAKE_PRIVILEGE, USE, StauferMove
from hoftag.games.staufer.rules import chests, deploying, figures, scoring
from hoftag.games.staufer.rules.agenda import PRIVILEGES, TAKE_CHESTS, pack, proceed, push_deeds
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
        terms = table.terms
        timing = terms.box.chests[table.active[0]].timing if table.active else ""
        offices = deploying.payable(table, seat, table.lasting[seat]) if timing != "supply" else 0
        moves = terms.occupations(offices)
        if timing != "deploy":
            moves = terms.supply_moves + moves
        owned = table.owned[seat]
        if owned & terms.turquoise_mask:
            moves += chests.usable(table, seat, deploys=offices > 0)
        if owned & terms.violet_mask and not table.active:
            chests.add_privileges(table, seat, moves)
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
            chests.use(table, seat, move.chest, tell)
        elif move is END_TURN:
            if tell is not None:
                tell.all("ended-turn", seat=seat)
            next_turn(table, tell)
            return
        else:
            chests.take_privilege(table, seat, move.privilege, tell)
        proceed(table, tell)

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
            return chests.why_not_use(table, seat, move.chest)
        if kind == TAKE_PRIVILEGE[0].kind:
            return chests.why_not_privilege(table, seat, move.privilege)
        if move is END_TURN:
            return Refusal("action-first", "S-3.3")
        return Refusal("not-now", "S-3.3")


TURN = Turn()


def extras(table: "Staufer", seat: int) -> list[Move]:
    """S-3.7: the turquoise chests and privileges that are left to use after the action."""
    moves: list[Move] = []
    owned, terms = table.owned[seat], table.terms
    if owned & terms.own_turn_mask:
        moves += chests.usable(table, seat, deploys=False)
    if owned & terms.violet_mask:
        chests.add_privileges(table, seat, moves)
    return moves


def supply(table: "Staufer", seat: int, space: int, tell: Tell | None) -> None:
    """S-3.4, S-4.1 to S-4.4: onto the supply track; figures first, then all chests of the space."""
    powers = table.lasting[seat]
    table.order.pop(0)
    table.supplied.append(seat)
    table.acted = True
    if tell is not None:
        tell.all("supplied", seat=seat, space=SPACE.ids[space])
    if powers.after_supply:
        push_deeds(table, seat, powers.after_supply, PRIVILEGES)
    place = table.terms.layout.offices + space
    if table.under[place]:
        table.agenda.append(TAKE_CHESTS | seat << 6 | place << 9)
    if powers.on_supply:
        push_deeds(table, seat, powers.on_supply, PRIVILEGES)
    envoys, nobles = table.terms.box.space_figures[space]
    if nobles:
        owed = figures.from_province(table, seat, NOBLE, nobles * powers.supply_factor, tell)
        if owed:
            table.agenda.append(pack(GAIN_NOBLES, seat, owed))
    if envoys:
        owed = figures.from_province(table, seat, ENVOY, envoys * powers.supply_factor, tell)
        if owed:
            table.agenda.append(pack(GAIN_ENVOYS, seat, owed))


def go_on(table: "Staufer", tell: Tell | None) -> None:
    """S-3.8: back to the turn; after the action it ends by itself if there is nothing left to use."""
    if table.actor < 0:
        return
    table.step = TURN
    if table.acted:
        if table.active:
            table.active = []
            table.settle_powers(table.actor)
        table.target = -1
        moves = extras(table, table.actor)
        if moves:
            moves.append(END_TURN)
            table.ready = moves
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
