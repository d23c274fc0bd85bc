"""Chapters 0 and 1: set-up, first statues and the spinner."""

from collections import Counter

import pytest

from hoftag.core.errors import HoftagError
from hoftag.core.events import TABLE
from hoftag.core.masks import members
from hoftag.games.tumult_royal.components import FIELD, RANK, REGION, SEAT, TERRAIN
from hoftag.games.tumult_royal.meta import GAME
from tests.games.tumult_royal.table import LIVE, new, started
from tests.rules import rules


@rules("T-0.1", "T-0.2", "T-0.3", "T-0.5", "T-2.1", "Q-12")
@pytest.mark.parametrize(
    ("seats", "tiles", "on_table", "each", "regions"), [(4, 39, 27, 15, 8), (3, 30, 21, 20, 6), (2, 21, 15, 30, 4)]
)
def test_set_up_for_every_number_of_players(seats: int, tiles: int, on_table: int, each: int, regions: int) -> None:
    """X-S1."""
    state = started(seats).state
    assert len(state.terms.tiles) == tiles
    assert state.centre.bit_count() == on_table
    assert len(state.bag) - on_table == 3 * seats
    assert state.supporters == [each] * seats
    assert state.supply == 45
    assert sum(region != -2 for region in state.regions) == regions
    assert sum(region >= 0 for region in state.regions) == regions // 2
    assert len(state.region_bag) == 10 - regions // 2
    assert state.mercy == 0
    assert [25 - count for count in state.statues] == [24] * seats
    assert [player["supporters"] for player in state.public()["players"]] == [each] * seats


@rules("T-0.3")
def test_the_frames_take_one_of_each_kind_out() -> None:
    four, three, two = (Counter(GAME.box.tiles[seats]) for seats in (4, 3, 2))
    assert set((four - three).values()) == set((three - two).values()) == {1}
    assert len(four - three) == len(three - two) == 9


@rules("T-0.4")
def test_ranks_are_dealt_by_lot() -> None:
    kings = Counter(GAME.new(4, seed).order[0] for seed in range(400))
    assert all(70 < kings[seat] < 130 for seat in range(4))
    assert sorted(GAME.new(3, 7).order) == [0, 1, 2]
    assert RANK.ids == ("king", "duke", "prince", "earl")


@rules("T-0.6", "T-7.2")
def test_the_first_statues_go_on_pastures_from_the_lowest_rank_up() -> None:
    """X-S2."""
    table = new(4)
    order = table.state.order[:]
    placed = []
    pastures = {FIELD.ids[field] for field in members(table.state.free[TERRAIN.of("pasture")])}
    for _ in range(4):
        placed.append(table.actor)
        assert table.fields() == pastures
        for terrain in ("forest", "mountain", "village", "palace"):
            field = next((at for at, kind in enumerate(table.state.land) if kind == TERRAIN.of(terrain)), None)
            if field is not None:
                assert table.refused(f"place {FIELD.ids[field]}") == "T-0.6"
        assert table.refused("place a1") == "T-0.6"  # face down with four players
        first = min(pastures)
        pastures.remove(first)
        table.do(f"place {first}")
        if table.step == "first-statue":
            assert table.refused(f"place {first}") == "T-0.6"
            assert table.refused("pass") == "T-0.6"
    assert placed == order[::-1]
    assert table.state.statues == [1, 1, 1, 1]
    assert table.state.mercy == 0


@rules("T-0.7", "T-6.6")
def test_set_up_crowns_nobody_and_the_king_has_the_spinner() -> None:
    table = started(3, options=LIVE)
    assert table.supporters == [20, 20, 20]
    assert table.state.chronicle == []
    assert table.step == "spin"
    assert table.actor == table.state.order[0]
    assert table.refused("spin", table.state.order[1]) == "T-1.1"


@rules("T-0.5", "Q-7")
def test_region_tiles_and_their_directions_come_by_chance() -> None:
    first = Counter(GAME.new(2, seed).regions[0] for seed in range(2000))
    assert len(first) == 4 * len(REGION)
    assert all(20 < count < 85 for count in first.values())


@rules("T-1.1", "T-1.3")
def test_one_spin_says_what_the_people_want_of_each_type() -> None:
    """X-S3: the arrow shows 3."""
    table = new(2)
    table.do(table.legal()[0])
    seats = [SEAT.ids[seat] for seat in range(2)]
    assert len(seats) == 2
    table.do(table.legal()[0], chance=["3"])
    assert table.state.demand == [3, 3, 3]
    assert table.told("spun") == [{"seat": table.state.order[0], "demand": 3}]
    assert table.public()["demand"] == {"bread": 3, "marble": 3, "tools": 3}


@rules("T-1.1")
def test_the_spinner_shows_2_to_5_as_large_as_its_areas_are() -> None:
    spins = Counter(started(2, seed=seed).state.spun for seed in range(800))
    assert sorted(spins) == [2, 3, 4, 5]
    assert abs(spins[3] / 800 - 3 / 8) < 0.05
    assert abs(spins[5] / 800 - 1 / 8) < 0.04


@rules("T-1.2")
@pytest.mark.parametrize(
    ("degrees", "number"),
    [(10, 2), (90, 2), (90.5, 3), (225, 3), (226, 4), (315, 4), (316, 5), (359.9, 5), (360, 2), (0, 2)],
)
def test_on_a_border_the_smaller_number_counts(degrees: float, number: int) -> None:
    """X-S3: between 3 and 4 it is 3."""
    assert GAME.box.number_at(degrees) == number


@rules("T-11.1", "L-3")
@pytest.mark.parametrize("seed", range(1, 9))
def test_for_a_king_who_lets_the_time_pass_the_arrow_spins_as_it_would_have_for_him(seed: int) -> None:
    late, spun = started(2, seed=seed, options=LIVE), started(2, seed=seed, options=LIVE)
    assert late.state.timed() == 60
    for table in (late, spun):
        table.state.spun = 9  # what no spinner shows
    assert late.time_up().state.demand == spun.do("spin").state.demand
    assert late.state.demand[0] in (2, 3, 4, 5)
    assert late.told("spun-alone") == [{"seat": late.state.order[0], "demand": late.state.demand[0]}]
    assert late.told("spun") == []
    assert late.step == spun.step == "ready"


@rules("T-11.1")
def test_by_version_2_of_the_rules_a_late_king_kept_the_old_number() -> None:
    """X-S4."""
    table = started(2, options=LIVE, rules=2)
    table.time_up()
    assert table.state.demand == [3, 3, 3]
    later = started(2, options=LIVE, rules=2)
    later.state.spun = 4
    later.state.round = 5
    assert later.time_up().state.demand == [4, 4, 4]
    assert later.told("forgot-to-spin")
    assert later.step == "ready"


@rules("T-11.1")
@pytest.mark.parametrize("taxing", ["ticks", "orders"])
def test_without_a_clock_the_spin_cannot_be_forgotten(taxing: str) -> None:
    """The arrow has been spun before anybody is asked, and there is no time that could be up."""
    table = started(2, options={"taxing": taxing})
    assert table.told("spun")
    assert table.state.timed() is None
    assert table.state.legal(TABLE) == []


@rules("T-11.1", "T-10.1")
def test_gamblers_are_never_asked_to_spin() -> None:
    """After the reveal the arrow spins for each type by itself, so no king can wait."""
    table = started(2, options={**LIVE, "gamblers": True})
    assert table.step == "ready"
    table.time_up()
    assert table.step == "tax"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(HoftagError, match="2 to 4 players"):
        GAME.new(seats, 1)
