"""Chapters 5 to 9: ranks, crown, chronicle, mercy and the end."""

from collections.abc import Sequence

import pytest

from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import FIELD, TERRAIN
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.rules import crowning
from tests.games.tumult_royal.table import Table, placing
from tests.rules import rules


def before_ranks(
    supporters: Sequence[int],
    *,
    statues: Sequence[int] | None = None,
    in_round: int = 1,
    chronicle: Sequence[int] = (),
) -> Table:
    """The placing is over."""
    seats = len(supporters)
    return placing(seats, supporters=supporters, statues=statues, in_round=in_round, chronicle=chronicle, begin=False)


def crown(table: Table) -> Table:
    return table.go_on_from(crowning.deal_ranks)


@rules("T-5.1", "T-5.2", "T-6.1")
def test_the_rulebooks_ranks() -> None:
    """X-23: purple (0) king, blue (1) duke, yellow (2) prince, grey (3) earl."""
    table = crown(before_ranks([21, 25, 23, 21]))
    assert table.state.order == [1, 2, 0, 3]
    assert table.supporters == [21, 20, 23, 21]


@rules("T-5.2", "T-6.1")
def test_a_king_who_ties_stays_and_pays_again() -> None:
    """X-24, both rulebooks."""
    table = crown(before_ranks([22, 22, 10]))
    assert table.state.order == [0, 1, 2]
    assert table.supporters[0] == 17
    assert table.state.chronicle == [0]
    assert table.state.royal == [1, 0, 0]


@rules("T-5.2")
def test_ties_go_by_the_rank_before_the_phase() -> None:
    """X-25: not by the cards held in between."""
    assert crown(before_ranks([20, 20, 10, 30])).state.order == [3, 0, 1, 2]


@rules("T-6.1")
def test_the_fee_does_not_change_the_ranks() -> None:
    table = crown(before_ranks([20, 18]))
    assert table.supporters == [15, 18]
    assert table.state.order == [0, 1]


@rules("T-6.1", "T-11.4")
def test_a_king_too_poor_for_the_crown() -> None:
    table = crown(before_ranks([4, 3]))
    assert table.supporters == [4, 8]
    assert table.told("player-short") == [{"seat": 0, "count": 5}]


@rules("T-6.2")
@pytest.mark.parametrize(("in_round", "statues"), [(1, 1), (2, 1), (5, 1), (6, 2), (7, 2), (9, 2)])
def test_the_space_is_that_of_the_round(in_round: int, statues: int) -> None:
    """X-26: in round 2 one statue goes on space 2."""
    table = crown(before_ranks([30, 20], in_round=in_round, chronicle=[0] * (in_round - 1), statues=[10, 11]))
    assert len(table.state.chronicle) == in_round
    assert table.told("crowned")[0]["statues"] == statues
    assert table.state.statues[0] == 10 + statues


@rules("T-6.3", "T-6.4")
@pytest.mark.parametrize(("seats", "choices", "later"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_spaces_3_and_5_turn_up_the_land(seats: int, choices: int, later: int) -> None:
    """X-27."""
    table = crown(before_ranks([20] * seats, in_round=3, chronicle=[0, 0], statues=[3] * seats))
    assert table.step == "turn-up"
    assert table.actor == 0
    down = [text.split()[1] for text in table.legal()]
    assert len(down) == seats
    assert table.refused("turn-up upper-2") == "T-6.3"
    assert table.refused("pass") == "T-6.3"
    before = {FIELD.ids[field] for field, terrain in enumerate(table.state.land) if terrain >= 0}
    for number in range(choices):
        table.do(f"turn-up {down[number]}")
    opened = [field for field, terrain in enumerate(table.state.land) if terrain >= 0]
    assert len(opened) == len(before) + 9 * choices
    assert table.state.round == 4
    assert len(table.told("turned-up")) == 1
    for field in opened:
        assert table.state.free[table.state.land[field]] >> field & 1 or FIELD.ids[field] in before
    table.state.round = 5
    crown(table)
    assert len(table.told("turned-up")) == later
    assert table.state.round == 6


@rules("T-6.4", "Q-7")
def test_a_tile_comes_up_in_a_direction_of_its_own() -> None:
    """R01 has its palace in the middle and its village in a corner; the corner tells the direction."""
    corners = set()
    for quarter, corner in ((0, 6), (1, 0), (2, 2), (3, 8)):
        fields = GAME.box.regions[quarter]
        assert fields[4] == TERRAIN.of("palace")
        assert fields[corner] == TERRAIN.of("village")
        corners.add(corner)
    assert len(corners) == 4


@rules("T-6.6")
def test_the_new_king_spins() -> None:
    table = before_ranks([10, 30])
    crown(table)
    assert table.told("spun")[0]["seat"] == 1
    assert table.told("round") == [{"round": 2, "seat": 1}]


@rules("T-7.1", "T-7.2")
@pytest.mark.parametrize(
    ("statues", "mercy"), [([4, 6, 4, 6], [0, 2]), ([5, 5, 4], []), ([7, 9], [0]), ([4, 6, 7], [0]), ([9, 6, 6], [1])]
)
def test_mercy_is_for_those_with_the_fewest_statues(statues: list[int], mercy: list[int]) -> None:
    """X-28; the last seat is crowned and places one more."""
    supporters = [10] * (len(statues) - 1) + [20]
    table = crown(before_ranks(supporters, statues=statues))
    assert members(table.state.mercy) == mercy


# --- the end


def at_end(statues: list[int], in_round: int, king: int) -> Table:
    """A dual space, the king's two statues still to come."""
    supporters = [30 if seat == king else 20 for seat in range(len(statues))]
    return crown(before_ranks(supporters, statues=statues, in_round=in_round, chronicle=[0] * (in_round - 1)))


@rules("T-9.1", "T-9.3", "T-6.5")
def test_the_rulebooks_end() -> None:
    """X-29, both rulebooks: purple 15, yellow 19, blue 21 in round 7; 6 is more than 5."""
    table = at_end([15, 19, 19], 7, 2)
    assert table.over
    assert table.state.statues == [15, 19, 21]
    assert table.told("gap") == [{"gap": 6, "limit": 5}]
    assert table.state.outcome().winners() == [2]
    assert table.state.outcome().places == [3, 2, 1]
    assert table.state.view(-1)["ended"] == "gap"


@rules("T-9.1")
@pytest.mark.parametrize(("in_round", "limit"), [(6, 7), (7, 5), (8, 3), (9, 1)])
def test_an_equal_gap_plays_on(in_round: int, limit: int) -> None:
    assert not at_end([10, 8 + limit], in_round, 1).over
    assert at_end([10, 9 + limit], in_round, 1).over


@rules("T-6.5")
def test_single_spaces_end_nothing() -> None:
    assert not crown(before_ranks([30, 20], statues=[20, 2], in_round=5, chronicle=[0] * 4)).over


@rules("T-9.2", "T-9.3")
def test_after_round_10_it_is_over_and_rank_breaks_a_tie() -> None:
    """X-31: all on 20."""
    table = at_end([20, 18, 20], 10, 1)
    assert table.over
    outcome = table.state.outcome()
    assert outcome.scores == [20, 20, 20]
    assert outcome.places == [2, 1, 3]
    assert outcome.broke_tie == "rank"
    assert table.state.view(-1)["ended"] == "last-round"


@rules("T-9.4")
def test_the_25th_statue_wins_at_once() -> None:
    """X-32: 23 and a village; no more turns, ranks or crowning."""
    table = placing(
        2, tiles={0: "bread-2 marble-2", 1: "bread-3 marble-3"}, fields={0: "a2", 1: "e2"}, statues=[23, 10]
    )
    table.do("place a3")
    assert table.over
    assert table.state.outcome().winners() == [0]
    assert table.told("crowned") == table.told("gets-rank") == []
    assert table.state.view(-1)["ended"] == "statues"
    assert table.state.legal(0) == table.state.legal(1) == []
    assert table.refused("pass", 1) == "T-9.3"


@rules("Q-16", "Q-8")
def test_the_25th_statue_in_the_chronicle_decides_before_the_gap() -> None:
    table = at_end([24, 24], 7, 1)
    assert table.over
    assert table.state.statues == [24, 25]
    assert table.told("gap") == []
    assert table.state.ended == 3


@rules("T-9.3")
def test_the_score_has_two_parts() -> None:
    table = at_end([15, 19, 19], 7, 2)
    parts = table.state.outcome().parts
    assert parts[2] == {"fields": 19, "chronicle": 2}
