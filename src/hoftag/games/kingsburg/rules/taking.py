"""Goods of choice: one question, asked in several places."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.kingsburg.components import BUNDLES, GOODS
from hoftag.games.kingsburg.moves import TAKE, KingsburgMove
from hoftag.games.kingsburg.rules.supply import GOODS_OF_SIZE, bundle_names, changed, take_bundle, tell_gains

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

TAKE_KIND: Final = TAKE[0].kind
TAKES: Final = [[TAKE[bundle] for bundle in bundles] for bundles in GOODS_OF_SIZE]
"""The moves that take so many goods of choice."""


class TakeGoods(Step["Kingsburg", KingsburgMove]):
    """Take so many goods of choice."""

    told: str = ""

    def count(self, table: "Kingsburg", seat: int) -> int:
        """How many."""
        raise NotImplementedError

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """They have been taken."""
        raise NotImplementedError

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return list(TAKES[self.count(table, seat)])

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        take_bundle(table, seat, move.goods)
        self.taken(table, seat)
        if tell is not None:
            tell_gains(tell, self.told, seat, bundle_names(move.goods))
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        return Prompt(self.name, self.rule, {"count": self.count(table, seat)})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind == TAKE_KIND:
            return Refusal("other-goods", self.rule, {"goods": GOODS.ids[move.goods], "count": self.count(table, seat)})
        return Refusal("goods-first", self.rule)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        return changed(table, seat, BUNDLES[move.goods])
