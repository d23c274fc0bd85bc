"""Chapters 1, 17 and 18: laying the table, and choosing a governor."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Event, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.masks import mask_of
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.kingsburg.components import GOVERNOR, GOVERNORS, SEAT
from hoftag.games.kingsburg.moves import CHOOSE, KingsburgMove
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment
from hoftag.games.kingsburg.rules.supply import gain, score
from hoftag.games.kingsburg.rules.taking import TakeGoods

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

CHOOSE_KIND: Final = CHOOSE[0].kind


def lay_table(table: "Kingsburg", tell: Tell | None) -> None:
    """K-1.1, K-1.2, K-15.1, K-17.1, K-18.1: the order by lot, three governors each, six army tokens each."""
    seats = list(range(table.seats))
    table.order = [table.draw(seats, SEAT) for _ in range(table.seats)]
    if tell is not None:
        tell.all("first-order", seat=table.order[0])
    if table.terms.governors:
        cards = list(range(len(GOVERNOR)))
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
        return table.ask_all(waiting, KEEP_GOVERNOR)
    table.governor = table.chosen
    table.governing = mask_of(table.governor)
    table.chosen = [-1] * table.seats
    table.offers = []
    if tell is not None:
        for seat in range(table.seats):
            tell.show("governor", seat=seat, governor=GOVERNOR.ids[table.governor[seat]])
    table.cursor = 0
    return False


class KeepGovernor(Step["Kingsburg", KingsburgMove]):
    """K-17.1: secretly keep one of the governors dealt to you."""

    name = "keep-governor"
    rule = "K-17.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [CHOOSE[governor] for governor in table.offers[seat]]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        """Keep it sealed until all have chosen."""
        table.chosen[seat] = move.governor
        if tell is not None:
            shadow = Event("chose-governor-hidden", {"seat": seat})
            tell.only(seat, "chose-governor", shadow=shadow, seat=seat, governor=GOVERNOR.ids[move.governor])
        return table.wait_for_others(seat)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"count": len(table.offers[seat])})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind == CHOOSE_KIND:
            dealt = GOVERNOR.names(table.offers[seat])
            return Refusal("not-dealt", self.rule, {"governor": GOVERNOR.ids[move.governor], "governors": dealt})
        return Refusal("governor-first", self.rule)


def start_kits(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.11: what governors begin with, in turn order."""
    return START_KIT.in_turn(table, tell)


class StartKit(Moment):
    """K-21.11, A-20: the Thief begins with goods of choice and points below zero."""

    name = "start-kit"
    rule = "K-21.11"

    def present(self, table: "Kingsburg", seat: int) -> int:
        card = table.terms.cards[table.governor[seat]]
        return OF_GOVERNOR if card.start_points or card.start_goods.listed else 0

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if not effects:
            return False
        card = table.terms.cards[table.governor[seat]]
        gain(table, seat, card.start_goods, GOVERNORS)
        score(table, seat, card.start_points, GOVERNORS)
        if tell is not None:
            tell.all("start-points", seat=seat, points=card.start_points)
        return bool(card.start_goods.any) and table.ask(seat, START_GOODS)


class StartGoods(TakeGoods):
    """A-20: the Thief's four goods."""

    name = "start-goods"
    rule = "K-21.11"
    told = "took-start-goods"

    def count(self, table: "Kingsburg", seat: int) -> int:
        return table.terms.cards[table.governor[seat]].start_goods.any

    def taken(self, table: "Kingsburg", seat: int) -> None:
        table.cursor += 1


KEEP_GOVERNOR: Final[KeepGovernor] = KeepGovernor()
START_KIT: Final[StartKit] = StartKit()
START_GOODS: Final[StartGoods] = StartGoods()
