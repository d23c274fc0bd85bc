"""The bots themselves: legal, blind to what their seat cannot see, repeatable, and of rising strength."""

import pytest
from hoftag_liars import GAME as GAME_OF_LIARS
from hoftag_liars import LiarsGame
from hoftag_liars.moves import BID, CHALLENGE
from hoftag_liars.state import Liars
from hoftag_liars.strategy import LiarsStrategy

from hoftag.arena.simulate import Plan, fill, simulate
from hoftag.bots import specs
from hoftag.bots.player import Seat
from hoftag.bots.search import SearchBot
from hoftag.core.conformance import check_blindness
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.core.rng import Rng
from hoftag.core.strategy import Strategy
from hoftag.games.citadels import GAME
from hoftag.games.citadels.meta import PARTS, CitadelsGame
from hoftag.games.citadels.state import Citadels


def ask(game: Game, spec: str, state: State, seat: int, seed: int) -> Move:
    """A new bot with this seed, asked once."""
    assert isinstance(state, Citadels)
    return specs.read(spec).make(seed).choose(Seat(game, state, seat, state.seats))


def share(bots: list[str], seats: int, blocks: int) -> float:
    """The win share of the first bot."""
    games = simulate(Plan("citadels", seats, fill(bots, seats), blocks, seed=3))
    return sum(game.shares[0] for game in games) / len(games)


@pytest.mark.parametrize(("spec", "positions"), [("random", 60), ("greedy", 60), ("search:samples=12", 25)])
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_see(spec: str, positions: int) -> None:
    def choose(state: State, seat: int, seed: int) -> Move:
        return ask(GAME, spec, state, seat, seed)

    assert check_blindness(GAME, choose, positions=positions, worlds=3) == positions


def test_the_blindness_test_catches_a_bot_that_peeks() -> None:
    def choose(state: State, seat: int, seed: int) -> Move:
        assert isinstance(state, Citadels)
        moves = state.legal(seat)
        return moves[sum(state.hands[1 - min(seat, 1)]) % len(moves)]

    with pytest.raises(HoftagError, match="cannot tell apart"):
        check_blindness(GAME, choose, positions=60, worlds=3)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:samples=30"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    plan = Plan("citadels", 3, fill([spec, "greedy"], 3), blocks=1, seed=11)
    first, second = simulate(plan), simulate(plan)
    assert [game.scores for game in first] == [game.scores for game in second]
    assert [game.decisions for game in first] == [game.decisions for game in second]


def test_another_seed_gives_another_game() -> None:
    first, second = (simulate(Plan("citadels", 3, fill(["greedy"], 3), 1, seed)) for seed in (1, 2))
    assert [game.scores for game in first] != [game.scores for game in second]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_greedy_beats_random(seats: int) -> None:
    assert share(["greedy", "random"], seats, blocks=6) >= 0.8


@pytest.mark.parametrize(("seats", "blocks", "least"), [(2, 4, 0.6), (4, 2, 0.5)])
def test_search_beats_greedy(seats: int, blocks: int, least: float) -> None:
    assert share(["search:samples=30", "greedy"], seats, blocks) >= least


def test_search_has_an_answer_before_the_first_world_is_through() -> None:
    state = GAME.new(4, 5)
    state.play(0, state.legal(0)[0])
    bot = SearchBot(1, ms=1)
    assert bot.choose(Seat(GAME, state, 1, 4)) in state.legal(1)


@pytest.mark.pure
def test_search_asks_for_no_more_samples_than_it_may() -> None:
    """A world is played for all candidates alike, so the last one may go a few playouts over the count."""
    strategy = GAME.strategy
    assert strategy is not None
    counted = CountingStrategy(strategy)
    state = GAME.new(4, 5)
    moves = len(state.legal(0))
    SearchBot(1, samples=50).choose(Seat(GameWith(counted), state, 0, 4))
    assert 50 <= counted.evaluated < 50 + moves


class Believing(LiarsStrategy):
    """Believes that whoever bids fours has some of them, or has none."""

    def __init__(self, fours: range, factor: float = 1.0) -> None:
        self.fours = fours
        self.factor = factor

    def likelihood(self, world: Liars, seat: int) -> float:
        return self.factor if world.dice[1 - seat].count(3) in self.fours else 0.0


class LiarsWith(LiarsGame):
    def __init__(self, known: LiarsStrategy) -> None:
        self.known = known

    @property
    def strategy(self) -> LiarsStrategy:
        return self.known


def answer(seed: int, strategy: LiarsStrategy, *, samples: int = 300) -> Move:
    """What search says to a bid of two fours if it has no four, but fives to raise with."""
    game = LiarsWith(strategy)
    state = game.new(2, 1, {"dice": 3})
    state.dice = [[0, 4, 4], [3, 4, 5]]
    state.turn = 1
    state.play(1, BID[1][3])
    return SearchBot(seed, samples=samples).choose(Seat(game, state, 0, 2))


@pytest.mark.parametrize("seed", range(4))
def test_search_weighs_worlds_by_how_likely_they_are(seed: int) -> None:
    assert answer(seed, Believing(range(2))) is CHALLENGE
    assert answer(seed, Believing(range(2, 4))) is not CHALLENGE


@pytest.mark.parametrize("seed", range(4))
def test_only_differences_of_likelihood_count(seed: int) -> None:
    usual = answer(seed, Believing(range(4)), samples=40)
    assert answer(seed, Believing(range(4), 1e-9), samples=40) is usual
    assert answer(seed, Believing(range(4), 1e9), samples=40) is usual
    assert answer(seed, Believing(range(0)), samples=40) in GAME_OF_LIARS.moves.all


@pytest.mark.pure
def test_without_a_strategy_only_random_plays() -> None:
    game = GameWith(None)
    state = game.new(4, 5)
    assert ask(game, "random", state, 0, 1) in state.legal(0)
    for spec in ("greedy", "search:samples=5"):
        with pytest.raises(HoftagError, match="bots know nothing of citadels yet, only random can play it"):
            ask(game, spec, state, 0, 1)
        with pytest.raises(HoftagError, match="has no strategy for citadels; there is random"):
            specs.read(spec).check(game)
    specs.read("random").check(game)


class GameWith(CitadelsGame):
    """Citadels with another strategy, or none."""

    def __init__(self, strategy: Strategy[Citadels] | None) -> None:
        super().__init__(PARTS)
        self.known = strategy

    @property
    def strategy(self) -> Strategy[Citadels] | None:
        return self.known


class CountingStrategy(Strategy[Citadels]):
    """Passes everything on and counts the evaluations."""

    def __init__(self, real: Strategy[Citadels]) -> None:
        self.real = real
        self.evaluated = 0

    def at_border(self, state: Citadels) -> bool:
        return self.real.at_border(state)

    def evaluate(self, state: Citadels) -> list[float]:
        self.evaluated += 1
        return self.real.evaluate(state)

    def prior(self, state: Citadels, seat: int, moves: object) -> list[float]:
        assert isinstance(moves, list)
        return self.real.prior(state, seat, moves)

    def default_move(self, state: Citadels, seat: int, rng: Rng) -> Move:
        return self.real.default_move(state, seat, rng)
