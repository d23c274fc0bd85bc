"""Imagined worlds: whatever a seat does not know is dealt anew, and nothing else."""

from collections import Counter

import pytest

from hoftag.core.rng import Rng
from hoftag.games.tumult_royal.components import TILE
from tests.games.tumult_royal.table import LIVE, ORDERS, grabbing, random_game, started
from tests.rules import rules


@rules("L-9", "Q-5")
def test_a_seat_keeps_what_it_has_seen_and_imagines_the_rest() -> None:
    table = grabbing(2).do("lift 1", "keep", seat=0).do("lift 2", "lay-back", "lift 3", seat=1)
    state = table.state
    others = Counter()  # type: Counter[str]
    for number in range(400):
        world = state.resample(0, Rng(number))
        assert world.faces[0] == state.faces[0]
        assert sorted([*world.bag, *world.faces[:3]]) == state.terms.tiles
        others[TILE.ids[world.faces[1]]] += 1
    assert len(others) == 9
    mine = state.resample(1, Rng(1))
    assert mine.faces[1:3] == state.faces[1:3]


@rules("L-9")
def test_imagined_faces_are_as_likely_as_there_are_tiles() -> None:
    state = grabbing(2).do("lift 2", seat=1).state
    found = Counter(TILE.ids[state.resample(0, Rng(number)).faces[1]] for number in range(2100))
    assert abs(found["bread-2"] / 2100 - 3 / 21) < 0.03
    assert abs(found["tools-1"] / 2100 - 2 / 21) < 0.03


@rules("K-1")
def test_sealed_answers_of_others_are_imagined() -> None:
    table = started(3).all_do("lift 1", "lift 2", "wait").do("keep", seat=0).do("lift 7", seat=0)
    grasps = {table.state.resample(1, Rng(number)).grasp[0] for number in range(300)}
    answers = {table.state.resample(1, Rng(number)).decided[0] for number in range(30)}
    assert len(grasps) > 15
    assert answers == {0, 1}
    own = table.state.resample(0, Rng(1))
    assert own.decided[0] == 1
    assert own.grasp[0] == 6
    table.do("keep", seat=1)
    assert table.state.resample(0, Rng(1)).decided[1] == -1  # half an answer is no answer


@rules("K-5")
def test_orders_of_others_are_imagined() -> None:
    table = started(2, options=ORDERS)
    for text in ("goal bread 4", "goal marble 4", "goal tools 4"):
        table.do(text, seat=0)
    assert table.state.resample(1, Rng(1)).orders == [[], []]
    for text in ("limit bread 4", "limit marble 4", "limit tools 4", "least 1", "stop half"):
        table.do(text, seat=0)
    worlds = [table.state.resample(1, Rng(number)).orders[0] for number in range(20)]
    assert len({tuple(order) for order in worlds}) > 15
    assert all(limit >= goal for order in worlds for goal, limit in zip(order[:3], order[3:6], strict=True))


@pytest.mark.parametrize("options", [{}, LIVE, ORDERS])
def test_a_world_can_be_played_on(options: dict[str, str]) -> None:
    for number, (state, _, _) in enumerate(random_game(3, 9, options)):
        if number % 7 == 0:
            world = state.resample(number % 3, Rng(number))
            rng = Rng(number)
            for _ in range(30):
                may = world.may_act()
                if not may:
                    break
                seat = may[rng.below(len(may))]
                moves = world.legal(seat)
                world.play(seat, moves[rng.below(len(moves))])
            assert world.counted() == state.counted()
