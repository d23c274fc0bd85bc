"""`search`: tries each promising move in imagined worlds, plays on to the next border, and counts what came of it.

Flat, not deep: all the work goes into the moves at hand (sequential halving), the rest of the round is played by the
game's `default_move`, and the position at the border is judged by its `evaluate`. In each world all moves that are
still in the race meet the same hidden cards and the same luck, so that only what they do tells them apart; and what is
seen there counts as much as the world is likely (`Strategy.likelihood`).
"""

from math import ceil, log2
from time import monotonic
from typing import Any, ClassVar, Final

from hoftag.bots.player import Bot, Seat
from hoftag.core.errors import HoftagError
from hoftag.core.game import State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import FLOOR, Strategy

TRUST: Final = 0.02
"""The head start of the best-looking move over one at the floor; it fades as the samples come in."""
HORIZON: Final = 400
"""Decisions after which a playout is judged wherever it is."""


class Budget:
    """How much of the thinking is done: a count of samples, or a deadline."""

    def __init__(self, samples: int, ms: int) -> None:
        """Start the clock, if there is one."""
        self.samples = samples
        self.seconds = ms / 1000
        self.began = monotonic()

    def is_late(self) -> bool:
        """Whether a deadline has passed in the middle of a world."""
        return self.seconds > 0 and monotonic() - self.began >= self.seconds

    def share(self, sampled: int) -> float:
        """From 0 (just begun) to 1 (time to answer) and beyond."""
        return (monotonic() - self.began) / self.seconds if self.seconds else sampled / self.samples


class Candidate:
    """A move at the root with what was seen of it."""

    __slots__ = ("move", "prior", "samples", "total", "weight")

    def __init__(self, move: Move, prior: float) -> None:
        """Nothing seen yet."""
        self.move = move
        self.prior = prior
        self.samples = 0
        self.weight = 0.0
        self.total = 0.0

    def note(self, result: float, weight: float) -> None:
        """Something came of it in a world that counts so much."""
        self.samples += 1
        self.weight += weight
        self.total += weight * result

    def value(self) -> float:
        """The mean so far, with the head start of a good look: as much as that share of one usual world."""
        if not self.weight:
            return self.prior - 100
        return (self.total + TRUST * self.prior / FLOOR * (self.weight / self.samples)) / self.weight


class SearchBot(Bot):
    """Border search. `samples` playouts or `ms` milliseconds a move; `slips` is how often a playout errs."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, samples: int = 0, ms: int = 0, slips: float = 0.05) -> None:
        """With neither samples nor milliseconds given, think for half a second."""
        super().__init__(seed)
        if samples and ms:
            raise HoftagError("search takes samples or ms, not both")
        if slips > 1:
            raise HoftagError(f"search: slips should be a share from 0 to 1, not {slips}")
        self.samples = samples
        self.ms = ms if samples or ms else 500
        self.slips = slips

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        strategy = seat.strategy()
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self.samples, self.ms)
        racing = self.promising(seat, strategy, moves)
        stages = max(1, ceil(log2(len(racing))))
        stage = sampled = 0
        while len(racing) > 1:
            sampled += self.sample(seat, strategy, racing, budget)
            share = budget.share(sampled)
            while stage < stages and share * stages >= stage + 1:
                stage += 1
                racing.sort(key=Candidate.value, reverse=True)
                del racing[max(1, (len(racing) + 1) // 2) :]
        return racing[0].move

    def promising(self, seat: Seat, strategy: Strategy[Any], moves: list[Move]) -> list[Candidate]:
        """The moves whose prior is above the floor, the best-looking first."""
        priors = strategy.prior(seat.world(self.rng), seat.number, moves)
        floor = max(priors) - FLOOR
        found = [Candidate(move, prior - floor) for move, prior in zip(moves, priors, strict=True) if prior >= floor]
        found.sort(key=lambda candidate: -candidate.prior)
        return found

    def sample(self, seat: Seat, strategy: Strategy[Any], racing: list[Candidate], budget: Budget) -> int:
        """One world for all candidates; returns how many playouts that were. There is an answer after the first."""
        world = seat.world(self.rng)
        weight = strategy.likelihood(world, seat.number)
        luck = self.rng.below(1 << 62)
        for candidate in racing:
            state = world.copy()
            state.play(seat.number, candidate.move)
            candidate.note(self.play_on(state, strategy, Rng(luck))[seat.number], weight)
            if budget.is_late():
                break
        return len(racing)

    def play_on(self, state: State, strategy: Strategy[Any], rng: Rng) -> list[float]:
        """Everybody plays sensibly, with a slip now and then, up to the border; what it looks like there."""
        for _ in range(HORIZON):
            if strategy.at_border(state):
                break
            for actor in state.to_act()[:1]:
                if rng.random() < self.slips:
                    moves = state.legal(actor)
                    state.play(actor, moves[rng.below(len(moves))])
                else:
                    state.play(actor, strategy.default_move(state, actor, rng))
        return strategy.evaluate(state)
