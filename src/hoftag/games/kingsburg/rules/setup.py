"""Chapters 1, 17 and 18: laying the table, and choosing a governor."""

from typing import TYPE_CHECKING

from hoftag.core.events import Event, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import GOVERNOR, GOVERNORS, SEAT
from hoftag.games.kingsburg.moves import CHOOSE, KingsburgMove
from hoftag.games.kingsburg.rules.asking import ask, ask_all
from hoftag.games.kingsburg.rules.supply import gain, score
from hoftag.games.kingsburg.rules.taking import TakeGoods
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def lay_table(table: "Kingsburg", tell: Tell | None) -> None:
    """K-1.1, K-1.2, K-15.1, K-17.1, K-18.1: the order by lot, three governors each, six army tokens each."""
    seats = list(range(table.seats))
    table.order = [table.draw(seats, SEAT) for _ in range(table.seats)]
    if tell is not None:
        tell.all("first-order", seat=table.order[0])
    if table.terms.governors:
        cards = table.terms.box.governors[:]
        for seat in range(table.seats):
            offer = sorted(table.draw(cards, GOVERNOR) for _ in range(table.terms.box.governors_dealt))
            table.offers.append(offer)
            if tell is not None:
                tell.only(seat, "dealt-governors", shows=True, seat=seat, governors=GOVERNOR.names(offer))
    if table.terms.army_tokens:
        table.armies = [table.terms.box.armies[:] for _ in range(table.seats)]
        table.spent = [[] for _ in range(table.seats)]


def choose_governors(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-17.1: everybody chooses in secret at the same time, then all are shown."""
    if not table.terms.governors:
        return False
    waiting = sum(1 << seat for seat in range(table.seats) if table.chosen[seat] < 0)
    if waiting:
        return ask_all(table, waiting, KEEP_GOVERNOR)
    table.governor = table.chosen
    table.chosen = [-1] * table.seats
    table.offers = []
    if tell is not None:
        for seat in range(table.seats):
            tell.show("governor", seat=seat, governor=GOVERNOR.ids[table.governor[seat]])
    table.cursor = 0
    return False


class KeepGovernor(Step):
    """K-17.1: secretly keep one of the governors dealt to you."""

    name = "keep-governor"
    rule = "K-17.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Each of them."""
        return [CHOOSE[governor] for governor in table.offers[seat]]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Keep it sealed until all have chosen."""
        table.chosen[seat] = move.governor
        if tell is not None:
            shadow = Event("chose-governor-hidden", {"seat": seat})
            tell.only(seat, "chose-governor", shadow=shadow, seat=seat, governor=GOVERNOR.ids[move.governor])

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """Which one."""
        return Prompt("keep-governor", "K-17.1", {"count": len(table.offers[seat])})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """It was not dealt to you."""
        if move.kind == CHOOSE[0].kind:
            return Refusal("not-dealt", "K-17.1", {"governor": GOVERNOR.ids[move.governor]})
        return Refusal("governor-first", "K-17.1")


def start_kits(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.11, A-20: the Thief begins with goods of choice and points below zero."""
    for seat in table.order[table.cursor :]:
        kit = table.terms.box.start_kits.get(table.governor[seat])
        if kit is not None:
            gains, points = kit
            gain(table, seat, gains, GOVERNORS)
            score(table, seat, points, GOVERNORS)
            if tell is not None:
                tell.all("start-points", seat=seat, points=points)
            if gains.any:
                return ask(table, seat, START_GOODS)
        table.cursor += 1
    table.cursor = 0
    return False


class StartGoods(TakeGoods):
    """A-20: the Thief's four goods."""

    name = "start-goods"
    rule = "K-21.11"
    told = "took-start-goods"

    def count(self, table: "Kingsburg", seat: int) -> int:
        """As many as the card says."""
        return table.terms.box.start_kits[table.governor[seat]][0].any

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """On to the next."""
        table.cursor += 1


KEEP_GOVERNOR = KeepGovernor()
START_GOODS = StartGoods()
