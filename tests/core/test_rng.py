"""Luck is even, repeatable, and one step of the generator per draw."""

from collections import Counter

import pytest
from tribute import CARD, GAME

from hoftag.core.errors import RecordError
from hoftag.core.moves import Domain, numbers
from hoftag.core.rng import GOLDEN, MASK, Noted, Repeated, Rng, derive, mixed, next_bits

FRUIT = Domain("fruit", ["apple", "pear", "plum"])


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the algorithm."""
    rng = Rng(1234567)
    assert [rng.below(1 << 64) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("count", [0, 1, 13, 64, 65, 200])
def test_bits_found_together_are_those_of_single_steps(count: int) -> None:
    for state in (0, 1, MASK, MASK - GOLDEN, 123456789123456789):
        one_by_one = [mixed((state + step * GOLDEN) & MASK) for step in range(1, count + 1)]
        assert next_bits(state, count) == one_by_one


def test_every_number_comes_up_about_equally_often() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_derived_seeds_differ_from_their_neighbours() -> None:
    assert len({derive(1, a, b) for a in range(50) for b in range(50)}) == 2500
    assert derive(1, 2, 3) != derive(1, 3, 2)


def test_a_draw_moves_the_generator_by_one_step_whoever_settles_it() -> None:
    for source in (None, Noted(), Repeated(["4"])):
        state = GAME.new(2, 99)
        before = state.rng
        state.source = source
        state.draw([0, 1, 2, 3], CARD)
        assert state.rng == (before + GOLDEN) & MASK


def test_dealing_is_drawing_several_times() -> None:
    one, other = GAME.new(2, 77), GAME.new(2, 77)
    one.source, other.source = noted, also_noted = Noted(), Noted()
    pile, same_pile = list(range(len(CARD))), list(range(len(CARD)))
    count = len(CARD) - 1
    assert one.deal(pile, CARD, count) == [other.draw(same_pile, CARD) for _ in range(count)]
    assert (pile, one.rng, noted.drawn) == (same_pile, other.rng, also_noted.drawn)
    again = GAME.new(2, 78)
    again.source = Repeated(noted.drawn)
    assert CARD.names(again.deal(list(range(len(CARD))), CARD, count)) == noted.drawn


def test_noted_results_are_drawn_again() -> None:
    noted = Noted()
    state = GAME.new(2, 5)
    state.source = noted
    drawn = [state.roll(CARD) for _ in range(10)]
    repeated = Repeated(noted.drawn)
    other = GAME.new(2, 6)
    other.source = repeated
    assert [other.roll(CARD) for _ in range(10)] == drawn
    assert repeated.differs
    repeated.finish()


def test_a_result_that_cannot_be_drawn_is_named_with_its_line() -> None:
    with pytest.raises(RecordError, match="line 7: 'plum' cannot be drawn here as fruit"):
        Repeated(["plum"], 7).settle(0, [0, 1], FRUIT)
    with pytest.raises(RecordError, match=r"a chance result \(fruit\) is missing"):
        Repeated([]).settle(0, [0, 1], FRUIT)
    with pytest.raises(RecordError, match="'pear' was never drawn"):
        Repeated(["pear"]).finish()


def test_a_domain_of_numbers_starts_where_it_says() -> None:
    assert numbers("die", 6, start=1).ids == ("1", "2", "3", "4", "5", "6")
