"""K-6: chance comes in streams; a change in one of them does not shift the others."""

from collections.abc import Iterator

from hoftag.core.moves import Domain
from hoftag.core.rng import Rng, Source
from hoftag.games.tumult_royal.components import FACES, NUMBER, REGION, SEAT
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.strategy import STRATEGY
from tests.rules import rules


class Overheard(Source):
    """Lets every draw stand and remembers it."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, str]] = []

    def settle(self, proposed: int, among: "list[int]", of: Domain) -> int:  # type: ignore[override]
        self.drawn.append((of.name, of.ids[among[proposed]]))
        return proposed

    def of(self, domain: Domain) -> list[str]:
        return [name for kind, name in self.drawn if kind == domain.name]


def game(seed: int, players: int) -> tuple[TumultRoyal, Overheard]:
    """Two games of one seed by different players: how often they lift and what they take has nothing in common."""
    heard = Overheard()
    state = GAME.new(3, seed, {"gamblers": bool(seed % 2)}, source=heard)
    rng = Rng(players)
    while not state.is_over():
        seat = state.to_act()[0]
        moves = state.legal(seat)
        state.source = heard
        sensible = players % 2 and rng.below(4)
        state.play(seat, STRATEGY.default_move(state, seat, rng) if sensible else moves[rng.below(len(moves))])
        state.source = None
    return state, heard


def pairs() -> Iterator[tuple[Overheard, Overheard]]:
    for seed in range(6):
        yield game(seed, 1)[1], game(seed, 2)[1]


@rules("K-6")
def test_the_same_ranks_land_and_spins_whatever_hands_do() -> None:
    for one, other in pairs():
        for domain in (NUMBER, REGION):
            shorter = min(len(one.of(domain)), len(other.of(domain)))
            assert shorter > 4
            assert one.of(domain)[:shorter] == other.of(domain)[:shorter]
        assert one.of(SEAT)[:3] == other.of(SEAT)[:3]


@rules("K-6", "K-3")
def test_the_same_orders_of_priority_in_each_round_however_long_the_one_before_was() -> None:
    found: list[dict[tuple[int, int], list[int]]] = []
    for players in (1, 2):
        state = GAME.new(3, 5)
        rng = Rng(players)
        seen: dict[tuple[int, int], list[int]] = {}
        while not state.is_over():
            seat = state.to_act()[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            if state.step.name == "tick" and state.tick % 3 == 1:
                seen[state.round, state.tick] = state.priority
        found.append(seen)
    both = found[0].keys() & found[1].keys()
    assert len(both) > 10
    assert all(found[0][when] == found[1][when] for when in both)


@rules("K-6")
def test_the_tiles_of_a_round_do_not_hang_on_the_rounds_before() -> None:
    """Before the first lift of a round the stream of faces stands at the same place in two games of one seed."""
    first: list[dict[int, int]] = []
    for players in (1, 2):
        state = GAME.new(3, 8)
        rng = Rng(players)
        seen: dict[int, int] = {}
        while not state.is_over():
            seat = state.to_act()[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            if state.faces and max(state.faces) < 0:
                seen.setdefault(state.round, state.rng)
        first.append(seen)
    both = first[0].keys() & first[1].keys()
    assert len(both) >= 6
    assert len(set(first[0].values())) == len(first[0])
    assert all(first[0][number] == first[1][number] for number in both)


@rules("K-6")
def test_every_stream_is_another_one() -> None:
    state = GAME.new(4, 3)
    numbers = {state.draw_apart(stream, number, list(range(10)), NUMBER) for stream in range(9) for number in range(5)}
    assert len(numbers) > 5
    before = state.rng
    state.draw_apart(FACES, 1, list(range(10)), NUMBER)
    assert state.rng == before
