"""Many games between bots, in blocks: one deal, played once with every rotation of the seating.

What comes out depends on the plan alone. Every game draws its seeds from its own place in the plan, so neither the
number of workers nor the order in which they finish changes anything.
"""

import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from hoftag.bots import specs
from hoftag.bots.player import Bot, Seat
from hoftag.bots.stand_in import play_on
from hoftag.core.errors import HoftagError, reason
from hoftag.core.game import Game, State
from hoftag.core.match import Match
from hoftag.core.options import OptionValue
from hoftag.core.outcome import Outcome
from hoftag.core.record import Player
from hoftag.core.registry import find_game
from hoftag.core.rng import derive

DEAL, BOT, STAND_IN = range(3)
"""What a seed is derived for."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; small and plain, so that it travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """A spec for each seat of the unrotated table."""
    blocks: int
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    components: Mapping[str, object] = field(default_factory=dict)
    records: Path | None = None

    def open_game(self) -> Game:
        """The game, with the owner's corrections."""
        game = find_game(self.game)
        return game.with_components(self.components) if self.components else game

    def pairings(self) -> list[tuple[int, int]]:
        """Every game as (block, rotation)."""
        return [(block, rotation) for block in range(self.blocks) for rotation in range(self.seats)]


@dataclass(frozen=True)
class Played:
    """One finished game. Lists are by bot as the plan names them; `seats` says where each of them sat."""

    block: int
    rotation: int
    seats: list[int]
    shares: list[float]
    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    decisions: list[int]
    seconds: list[float]
    rounds: int | None
    failures: list[str]
    """Why a bot failed, if it did; another played on for it."""


def fill(bots: list[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named is repeated."""
    if len(bots) > seats:
        raise HoftagError(f"{len(bots)} bots cannot sit on {seats} seats")
    return tuple(bots + bots[-1:] * (seats - len(bots)))


def simulate(plan: Plan, workers: int = 1, progress: Callable[[], None] | None = None) -> list[Played]:
    """Play the whole plan; the answer is in the order of the plan."""
    if plan.records is not None:
        prepare(plan.records)
    found = []
    with mapped(plan, workers) as results:
        for played in results:
            found.append(played)
            if progress is not None:
                progress()
    return found


@contextmanager
def mapped(plan: Plan, workers: int) -> Iterator[Iterator[Played]]:
    """The games of the plan as they are finished, here or in processes of their own, always in the same order."""
    play = partial(play_one, plan)
    if workers <= 1:
        yield map(play, plan.pairings())
        return
    with get_context("spawn").Pool(workers, initializer=leave_interrupts_to_the_parent) as pool:
        yield pool.imap(play, plan.pairings())


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one should answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(plan: Plan, pairing: tuple[int, int]) -> Played:
    """One game: bot number i sits `rotation` seats further on."""
    block, rotation = pairing
    game = plan.open_game()
    bots = [specs.read(text).make(derived(plan, BOT, block, rotation, i)) for i, text in enumerate(plan.bots)]
    chairs = [(number + rotation) % plan.seats for number in range(plan.seats)]
    seated = sorted(range(plan.seats), key=chairs.__getitem__)
    run = Run(game, plan, pairing, [bots[number] for number in seated], [plan.bots[number] for number in seated])
    outcome = run.play()
    if plan.records is not None:
        run.write(plan.records / f"{plan.game}-{block + 1:05}-{rotation + 1}.hoftag")
    shares = outcome.shares()
    return Played(
        block,
        rotation,
        chairs,
        [shares[seat] for seat in chairs],
        [outcome.places[seat] for seat in chairs],
        [outcome.scores[seat] for seat in chairs],
        [outcome.parts[seat] for seat in chairs],
        [run.decisions[seat] for seat in chairs],
        [run.seconds[seat] for seat in chairs],
        rounds_of(run.state),
        [run.failures[seat] for seat in chairs],
    )


def derived(plan: Plan, what: int, *numbers: int) -> int:
    """A seed of its own for everything that has luck."""
    return derive(plan.seed, what, *numbers)


def rounds_of(state: State) -> int | None:
    """How many rounds were played, if the game counts them."""
    rounds = state.view(0).get("round")
    return rounds if isinstance(rounds, int) else None


class Run:
    """A game between bots on its way from the deal to the end, with or without a record."""

    def __init__(self, game: Game, plan: Plan, pairing: tuple[int, int], bots: list[Bot], names: list[str]) -> None:
        """Lay the table; `bots` and `names`, which are specs, are by seat."""
        seed = derived(plan, DEAL, pairing[0])
        self.game = game
        self.bots = bots
        self.names = names
        self.failures = [""] * plan.seats
        self.luck = derived(plan, STAND_IN, *pairing)
        self.match: Match | None = None
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        if plan.records is None:
            self.state = game.new(plan.seats, seed, plan.options)
        else:
            self.match = Match(game, plan.seats, seed, plan.options, [Player(name, name) for name in names])
            self.state = self.match.state

    def play(self) -> Outcome:
        """To the end."""
        for _ in range(self.game.longest):
            if self.state.is_over():
                break
            waiting = self.state.to_act()
            if not waiting:
                raise HoftagError(f"{self.game.name} waits for a clock, and bots have none here")
            self.decide(waiting[0])
        if not self.state.is_over():
            raise HoftagError(f"a game of {self.game.name} did not end within {self.game.longest} decisions")
        return self.state.outcome()

    def decide(self, seat: int) -> None:
        """Ask a bot and play its move."""
        began = perf_counter()
        view = Seat(self.game, self.state, seat, len(self.bots))
        try:
            move = self.bots[seat].choose(view)
        except Exception as error:  # noqa: BLE001 - counted, and told at the end
            self.failures[seat] = self.failures[seat] or reason(error)
            _, self.bots[seat], move = play_on(view, self.names[seat], derive(self.luck, seat))
        self.seconds[seat] += perf_counter() - began
        self.decisions[seat] += 1
        if self.match is None:
            self.state.play(seat, move)
        else:
            self.match.play(seat, move)
            self.state = self.match.state

    def write(self, path: Path) -> None:
        """Keep the record."""
        assert self.match is not None
        path.write_text(self.match.record.text(), encoding="utf-8")


def prepare(folder: Path) -> None:
    """Make the folder for records; one that holds anything is not written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise HoftagError(f"{folder} is not empty; records go into a new folder")
    except OSError as error:
        raise HoftagError(f"{folder} cannot hold records: {error.strerror or error}") from None
