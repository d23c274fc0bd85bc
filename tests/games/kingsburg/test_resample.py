"""Imagined worlds: whatever a seat does not know is dealt anew, and nothing else."""

from collections import Counter

import pytest

from hoftag.core.rng import Rng
from hoftag.games.kingsburg.components import ENEMY, GOVERNOR
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import FULL, new, random_game, table
from tests.rules import rules


@rules("K-1.6", "K-6.3")
def test_the_enemy_is_any_of_five_unless_the_seat_has_looked() -> None:
    seen = table("place-dice", players={0: {"dice": "1+2+3"}}, enemy="en_1_orcs_3", peeked=[1]).state
    found = Counter(ENEMY.ids[seen.resample(0, Rng(seed)).enemy] for seed in range(1000))
    assert len(found) == 5
    assert min(found.values()) > 150
    assert {ENEMY.ids[seen.resample(1, Rng(seed)).enemy] for seed in range(50)} == {"en_1_orcs_3"}


@rules("K-17.1")
def test_governors_of_others_are_any_that_the_seat_does_not_hold() -> None:
    start = new(3, options=FULL)
    start.do(start.legal(seat=1)[0], seat=1)
    own = start.state.offers[0]
    met = set()
    for seed in range(200):
        world = start.state.resample(0, Rng(seed))
        assert world.offers[0] == own
        assert world.chosen[1] in world.offers[1]
        assert world.chosen[0] == world.chosen[2] == -1
        dealt = [card for offer in world.offers for card in offer]
        assert len(set(dealt)) == 9
        met |= set(world.offers[2])
    assert len(met) == len(GOVERNOR) - 3


@rules("K-18.2")
def test_a_sealed_token_is_any_that_its_owner_has_left() -> None:
    ready = table(
        "recruit", "recruiting", 3, players={1: {"armies": [0, 1, 4], "armies_spent": [1, 2, 3]}}, options=FULL
    )
    ready.go("begin_winter").do("send-army 4", seat=1)
    found = Counter(ready.state.resample(0, Rng(seed)).sent[1] for seed in range(600))
    assert sorted(found) == [0, 1, 4]
    assert ready.state.resample(1, Rng(3)).sent[1] == 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_cannot_tell_and_the_world_depends_on_what_it_knows(seats: int) -> None:
    for seed in range(6):
        for number, (state, _, _) in enumerate(random_game(seats, seed, FULL if seed % 2 else None)):
            if number % 17 == seed:
                for seat in range(seats):
                    world = state.resample(seat, Rng(seat))
                    assert world.view(seat) == state.view(seat)
                    assert world.legal(seat) == state.legal(seat)
                    assert world.rng != state.rng
                    assert world.resample(seat, Rng(5)).save() == state.resample(seat, Rng(5)).save()
