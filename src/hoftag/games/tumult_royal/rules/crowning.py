"""Chapters 5 to 7: ranks are dealt anew, the king is crowned, and the people show mercy."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.tumult_royal.components import PLOT, RANK
from hoftag.games.tumult_royal.moves import TURN_UP, TURN_UP_KIND, TumultMove
from hoftag.games.tumult_royal.rules import ending, land, supply
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def deal_ranks(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-5.1, T-5.2: most supporters first; among equals whoever had the higher rank before this phase."""
    supporters = table.supporters
    before = table.rank[:]
    table.order.sort(key=lambda seat: (-supporters[seat], before[seat]))
    for rank, seat in enumerate(table.order):
        table.rank[seat] = rank
        if tell is not None:
            same = before[seat] == rank
            tell.all("has-rank" if same else "gets-rank", seat=seat, rank=RANK.ids[rank], count=supporters[seat])
    return False


def crown(table: "TumultRoyal", tell: Tell | None) -> bool:
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
        return ending.end_game(table, ending.STATUES, tell)
    return False


def measure_gap(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-6.5, T-9.1, T-9.2: whether the game survives a dual space."""
    space = table.terms.box.spaces[table.round - 1]
    if space.threshold < 0:
        return False
    if tell is not None:
        tell.all("gap", gap=ending.gap(table), limit=space.threshold)
    if ending.ends_at(table, space.threshold):
        return ending.end_game(table, ending.GAP, tell)
    return space.always_ends and ending.end_game(table, ending.LAST_ROUND, tell)


def begin_turning_up(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-6.3: on some spaces the new king turns up region tiles."""
    table.to_turn = table.terms.box.spaces[table.round - 1].reveal[table.seats]
    return False


def turn_up_regions(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-6.3: tile by tile; where there is nothing to choose, nothing is asked."""
    down = land.face_down(table)
    if len(down) > table.to_turn > 0:
        return table.ask(table.order[0], TURN_UP_REGION)
    if table.to_turn:
        for plot in down:
            land.turn_up(table, plot, tell)
    table.to_turn = 0
    return False


class TurnUpRegion(TumultStep):
    """T-6.3, T-6.4: the king chooses a face-down tile without looking at it."""

    name = "turn-up"
    rule = "T-6.3"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return [TURN_UP[plot] for plot in land.face_down(table)]

    def play(self, table: "TumultRoyal", seat: int, move: TumultMove, tell: Tell | None) -> bool:
        land.turn_up(table, move.plot, tell)
        table.to_turn -= 1
        return False

    def prompt(self, table: "TumultRoyal", seat: int) -> Prompt:
        return Prompt("turn-up", self.rule, {"count": table.to_turn})

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        if move.kind != TURN_UP_KIND:
            return Refusal("turn-up-first", self.rule)
        return Refusal("not-face-down", self.rule, {"plot": PLOT.ids[move.plot]})


def show_mercy(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-7.1, T-7.2: for whoever has the fewest statues, unless all have equally many."""
    fewest, most = min(table.statues), max(table.statues)
    table.mercy = 0
    if fewest < most:
        for seat, statues in enumerate(table.statues):
            if statues == fewest:
                table.mercy |= 1 << seat
                if tell is not None:
                    tell.all("mercy", seat=seat)
    return False


TURN_UP_REGION: Final[TumultStep] = TurnUpRegion()
