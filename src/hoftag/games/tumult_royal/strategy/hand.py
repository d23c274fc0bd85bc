"""A bot's hand at a live table: it grabs by its plan, from a memory that forgets, and now and then it slips."""

from typing import Final

from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Hand, Nerves
from hoftag.games.tumult_royal.moves import DONE, KEEP, LAY_BACK, LIFT
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy.grab import Grab

HOLDS_ON: Final = 0.35
"""B-5: how often a tile that is lifted shortly before the end stays in the hand until time is called."""


class GrabbingHand(Hand[TumultRoyal]):
    """One seat, one hourglass."""

    def __init__(self, seat: int, nerves: Nerves, rng: Rng) -> None:
        """Nothing seen, nothing forgotten."""
        self.seat = seat
        self.nerves = nerves
        self.rng = rng
        self.forgotten = 0
        """B-4: slots whose face was seen and is not remembered."""
        self._held = -1
        self._holds_on = False

    def next(self, world: TumultRoyal, left: float) -> Move | None:
        """Decide about the tile in hand, or reach for the next one."""
        self._remember(world)
        world.seen[self.seat] &= ~self.forgotten
        grab = Grab(world, self.seat)
        if self._held >= 0:
            return self._decide(grab, world.faces[self._held], left)
        return self._reach(grab, world)

    def _remember(self, world: TumultRoyal) -> None:
        """A tile that is laid back may be forgotten; one that is lifted is known again."""
        slot = world.hand[self.seat]
        if slot == self._held:
            return
        if self._held >= 0 and world.centre >> self._held & 1 and self.rng.random() < self.nerves.forgets:
            self.forgotten |= 1 << self._held
        if slot >= 0:
            self.forgotten &= ~(1 << slot)
            self._holds_on = self.rng.random() < HOLDS_ON
        self._held = slot

    def _decide(self, grab: Grab, face: int, left: float) -> Move | None:
        if left < self.nerves.look and self._holds_on:
            return None
        keeps = grab.appeal(face) > 0
        if self.rng.random() < self.nerves.slips:
            keeps = not keeps
        return KEEP if keeps else LAY_BACK

    def _reach(self, grab: Grab, world: TumultRoyal) -> Move | None:
        """B-5: a remembered tile that is wanted, else one not known; with the plan fulfilled it is enough."""
        slots = members(world.centre)
        if grab.satisfied() or not slots:
            return DONE
        if self.rng.random() < self.nerves.slips:
            return LIFT[slots[self.rng.below(len(slots))]]
        slot = grab.remembered(world.centre)
        if slot < 0:
            unknown = members(world.centre & ~world.seen[self.seat])
            if not unknown:
                return DONE
            slot = unknown[self.rng.below(len(unknown))]
        return LIFT[slot]
