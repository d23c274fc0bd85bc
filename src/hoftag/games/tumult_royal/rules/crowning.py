"""Chapters 5 to 7: ranks are dealt anew, the king is crowned, and the people show mercy."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import PLOT, RANK
from hoftag.games.tumult_royal.moves import TURN_UP, TumultMove
from hoftag.games.tumult_royal.rules import ending, land, sentiment, supply
from hoftag.games.tumult_royal.step import Step

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def begin(table: "TumultRoyal", tell: Tell | None) -> None:
    """After the statues: ranks, then the crown."""
    deal_ranks(table, tell)
    crown(table, tell)


def deal_ranks(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-5.1, T-5.2: most supporters first; among equals whoever had the higher rank before this phase."""
    supporters = table.supporters
    before = table.rank[:]
    table.order.sort(key=lambda seat: (-supporters[seat], before[seat]))
    for rank, seat in enumerate(table.order):
        table.rank[seat] = rank
        if tell is not None:
            same = before[seat] == rank
            tell.all("has-rank" if same else "gets-rank", seat=seat, rank=RANK.ids[rank], count=supporters[seat])


def crown(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-6.1, T-6.2, Q-8, Q-16: five supporters go back, then statues go on the space of this round."""
    king = table.order[0]
    paid = supply.take_back(table, king, table.terms.box.crown_cost, tell)
    space = table.terms.box.spaces[table.round - 1]
    put = ending.put_up(table, king, space.statues)
    table.royal[king] += put
    table.chronicle.append(king)
    if tell is not None:
        tell.all("crowned", seat=king, count=paid, statues=put, round=table.round)
    if ending.has_all_up(table, king):
        ending.end_game(table, ending.STATUES, tell)
    elif space.threshold >= 0 and not goes_on(table, tell):
        return
    else:
        begin_turning_up(table, tell)


def goes_on(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-6.5, T-9.1, T-9.2: whether the game survives a dual space."""
    space = table.terms.box.spaces[table.round - 1]
    gap = ending.gap(table)
    if tell is not None:
        tell.all("gap", gap=gap, limit=space.threshold)
    if gap > space.threshold:
        ending.end_game(table, ending.GAP, tell)
    elif space.always_ends:
        ending.end_game(table, ending.LAST_ROUND, tell)
    else:
        return True
    return False


def begin_turning_up(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-6.3: on some spaces the new king turns up region tiles; where there is nothing to choose, nothing is asked."""
    table.to_turn = table.terms.box.spaces[table.round - 1].reveal[table.seats]
    go_on_turning(table, tell)


def go_on_turning(table: "TumultRoyal", tell: Tell | None) -> None:
    """Ask for the next tile, or turn up what is left, or go on to the people's mercy."""
    down = land.face_down(table)
    if len(down) > table.to_turn > 0:
        table.owing = 1 << table.order[0]
        table.step = TURN_UP_REGION
        return
    if table.to_turn:
        for plot in down:
            land.turn_up(table, plot, tell)
    table.to_turn = 0
    show_mercy(table, tell)
    sentiment.begin_round(table, tell)


class TurnUpRegion(Step):
    """T-6.3, T-6.4: the king chooses a face-down tile without looking at it."""

    name = "turn-up"
    rule = "T-6.3"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        """Every tile that lies face down."""
        return [TURN_UP[plot] for plot in land.face_down(table)]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> None:
        """Turn it up."""
        land.turn_up(table, move.plot, tell)
        table.to_turn -= 1
        go_on_turning(table, tell)

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        """Which one."""
        return Prompt("turn-up", self.rule, {"count": table.to_turn})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        """It lies open already, or there is no such tile."""
        if move.kind != TURN_UP[0].kind:
            return Refusal("turn-up-first", self.rule)
        return Refusal("not-face-down", self.rule, {"plot": PLOT.ids[move.plot]})


def show_mercy(table: "TumultRoyal", tell: Tell | None) -> None:
    """T-7.1, T-7.2: for whoever has the fewest statues, unless all have equally many."""
    fewest, most = min(table.statues), max(table.statues)
    table.mercy = 0
    if fewest < most:
        for seat, statues in enumerate(table.statues):
            if statues == fewest:
                table.mercy |= 1 << seat
                if tell is not None:
                    tell.all("mercy", seat=seat)


TURN_UP_REGION = TurnUpRegion()
