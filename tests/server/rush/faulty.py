"""Tumult Royale with hands that do everything a hand must not do."""

import time
from typing import ClassVar

from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.registry import find_game
from hoftag.core.rng import Rng
from hoftag.core.strategy import Hand, Nerves
from hoftag.games.tumult_royal.meta import PARTS, TumultRoyalGame
from hoftag.games.tumult_royal.strategy import TumultStrategy
from tests.ours import OURS

FOREIGN = next(find_game(name).moves.all[0] for name in OURS if name != TumultRoyalGame.name)


class Raises(Hand):
    def next(self, world: State, left: float) -> Move | None:
        raise LookupError("no idea")


class Leaves(Hand):
    def next(self, world: State, left: float) -> Move | None:
        raise SystemExit


class Foreign(Hand):
    def next(self, world: State, left: float) -> Move | None:
        return FOREIGN


class Nonsense(Hand):
    def next(self, world: State, left: float) -> Move | None:
        return "keep"  # type: ignore[return-value]


class Slow(Hand):
    def next(self, world: State, left: float) -> Move | None:
        time.sleep(0.6)
        return None


class Endless(Hand):
    def next(self, world: State, left: float) -> Move | None:
        while True:
            pass


class Unborn(Hand):
    def __init__(self) -> None:
        raise LookupError("no hand")


class FaultyStrategy(TumultStrategy):
    def __init__(self, kind: type[Hand]) -> None:
        self.kind = kind

    def hand(self, seat: int, nerves: Nerves, rng: Rng) -> Hand:
        return self.kind()


class FaultyGame(TumultRoyalGame):
    """Its rules are right, its bots' hands are not."""

    name: ClassVar[str] = "tumult_royal"

    def __init__(self, kind: type[Hand]) -> None:
        super().__init__(PARTS)
        self._strategy = FaultyStrategy(kind)

    @property
    def strategy(self) -> FaultyStrategy:
        return self._strategy
