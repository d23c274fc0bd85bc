"""The hands of bots in a rush: when they reach, look and decide. What they do is up to their strategy."""

import traceback
from collections.abc import Mapping
from typing import Final, NamedTuple

from hoftag.bots.pace import REACH, Pace, hand_of, nerves_of
from hoftag.bots.stand_in import RANDOM
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng, derive
from hoftag.core.strategy import Hand, RandomHand
from hoftag.server.rush.time_limit import call_within

ASK_AGAIN: Final = 0.3
"""A hand that holds still is asked again after so many seconds."""
LUCK, PACE, WORLDS = range(3)
"""Each bot has streams of luck of its own."""


class FailedHand(NamedTuple):
    """A bot whose hand has failed, and the bot whose hand goes on; None: it holds still."""

    seat: int
    bot: str
    successor: str | None
    why: str


class BotHand:
    __slots__ = ("hand", "look", "luck", "next_at", "pace", "seat", "since", "spec", "worlds")

    def __init__(self, seat: int, spec: str, luck: int, pace: Pace, worlds: Rng) -> None:
        self.seat = seat
        self.spec = spec
        self.luck = luck
        self.hand: Hand | None = None
        """None holds still for good."""
        self.pace = pace
        self.worlds = worlds
        self.look = pace.look()
        self.since = 0.0
        """When it acted last."""
        self.next_at: float | None = None
        """When it acts next; None while it waits for what its last act brings."""


class BotHands:
    """The hands of all bots of one table in one rush."""

    def __init__(self, game: Game, seed: int, seconds: float) -> None:
        """A hand may take so many `seconds` to decide."""
        self._game = game
        self._seed = seed
        self._seconds = seconds
        self._hands: dict[int, BotHand] = {}
        self._failed: list[FailedHand] = []

    def seat_bots(self, bots: Mapping[int, str], begins: float, now: float) -> None:
        """Every bot that sits here has a hand; one that stands in for somebody may come late."""
        for seat in [seat for seat in self._hands if seat not in bots]:
            del self._hands[seat]
        for seat, spec in bots.items():
            if seat in self._hands:
                continue
            luck, pace, worlds = (derive(self._seed, 1 + seat, stream) for stream in (LUCK, PACE, WORLDS))
            one = self._hands[seat] = BotHand(seat, spec, luck, Pace(nerves_of(spec), pace), Rng(worlds))
            try:
                one.hand = hand_of(self._game, spec, seat, luck)
            except (Exception, SystemExit):  # noqa: BLE001 - told, and another hand takes over
                self._replace(one, traceback.format_exc())
            one.next_at = max(now, begins) + one.pace.first()

    def next_at(self) -> float | None:
        """When the next of them acts."""
        return min((one.next_at for one in self._hands.values() if one.next_at is not None), default=None)

    def due(self, now: float) -> list[BotHand]:
        return [one for one in self._hands.values() if one.next_at is not None and one.next_at <= now]

    def decide(self, one: BotHand, state: State, left: float, now: float) -> Move | None:
        """What a hand does at the table as its seat sees it, with so many seconds left; None: it holds still."""
        one.next_at = None
        if one.seat not in state.may_act():
            return None
        try:
            move = self._decide(one, state, left)
        except (Exception, SystemExit):  # noqa: BLE001 - told, and another hand takes over
            self._replace(one, traceback.format_exc())
            move = None
        if move is None:
            self.hold_still(one, now)
        else:
            one.since = now
        return move

    @staticmethod
    def hold_still(one: BotHand, now: float) -> None:
        one.next_at = now + ASK_AGAIN

    def _decide(self, one: BotHand, state: State, left: float) -> Move | None:
        hand = one.hand
        if hand is None:
            return None
        move = call_within(self._seconds, lambda: hand.next(state.resample(one.seat, one.worlds), left))
        if move is not None and move not in state.legal(one.seat):
            raise ValueError(f"it chose {move!r:.200}, which is not legal")
        return move

    def answered(self, seat: int, learns: float, pace: float, *, shown: bool) -> None:
        """A bot learns the result of its last act: it looks at what it was shown, or reaches again."""
        one = self._hands.get(seat)
        if one is None:
            return
        if shown:
            one.next_at = max(one.since + one.look * (1 - REACH), learns + pace)
        else:
            one.look = one.pace.look()
            one.next_at = max(one.since + one.look * REACH, learns)

    def take_failed(self) -> list[FailedHand]:
        """Those that have failed since they were asked for last."""
        failed, self._failed = self._failed, []
        return failed

    def _replace(self, one: BotHand, why: str) -> None:
        """A hand has failed: one that does anything legal takes over."""
        failed = one.spec
        if failed == RANDOM:
            one.hand = None
            self._failed.append(FailedHand(one.seat, failed, None, why))
        else:
            one.spec, one.hand = RANDOM, RandomHand(one.seat, Rng(one.luck))
            self._failed.append(FailedHand(one.seat, failed, RANDOM, why))
