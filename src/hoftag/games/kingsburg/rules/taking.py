"""Goods of choice: one question, asked in several places."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import GOODS
from hoftag.games.kingsburg.moves import TAKE, KingsburgMove
from hoftag.games.kingsburg.rules.supply import GOODS_OF_SIZE, bundle_names, take_bundle, tell_gains
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

TAKES = [[TAKE[bundle] for bundle in bundles] for bundles in GOODS_OF_SIZE]
"""The moves that take so many goods of choice."""


class TakeGoods(Step):
    """Take so many goods of choice."""

    told: str = ""

    def count(self, table: "Kingsburg", seat: int) -> int:
        """How many."""
        raise NotImplementedError

    def taken(self, table: "Kingsburg", seat: int) -> None:
        """They have been taken."""
        raise NotImplementedError

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Any mix of goods."""
        return list(TAKES[self.count(table, seat)])

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Take them."""
        take_bundle(table, seat, move.goods)
        self.taken(table, seat)
        if tell is not None:
            tell_gains(tell, self.told, seat, bundle_names(move.goods))

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """Which ones."""
        return Prompt(self.name, self.rule, {"count": self.count(table, seat)})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """Too many, too few, or something else altogether."""
        if move.kind == TAKE[0].kind:
            return Refusal("other-goods", self.rule, {"goods": GOODS.ids[move.goods], "count": self.count(table, seat)})
        return Refusal("goods-first", self.rule)
