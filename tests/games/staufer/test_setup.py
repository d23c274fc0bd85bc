"""Chapters 1 and 2: the material and the set-up."""

import pytest

from hoftag.core.rng import Rng
from hoftag.games.staufer.components import COLOUR, REGION, TASK
from hoftag.games.staufer.meta import GAME
from tests.games.staufer.table import first_order, given, new
from tests.rules import rules

EVERY_COUNT = pytest.mark.parametrize("seats", GAME.seats)


@EVERY_COUNT
@rules("S-1.1", "S-2.7")
def test_everybody_begins_with_four_envoys_and_a_noble_the_rest_is_in_the_province(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert table.court(seat) == (4, 1)
        assert table.province(seat) == (11, 2)
        assert table.state.order.count(seat) == 3


@rules("S-1.2", "Q-5")
def test_there_are_72_chests_of_four_colours() -> None:
    box = GAME.box
    assert len(box.pile) == 72
    counts = [sum(n for n, c in zip(box.count, box.colour, strict=True) if c == colour) for colour in range(4)]
    assert dict(zip(COLOUR.ids, counts, strict=True)) == {"orange": 16, "turquoise": 28, "brown": 10, "violet": 18}


@rules("S-1.3")
def test_there_are_35_privileges_with_blue_and_red_seals() -> None:
    box = GAME.box
    assert sum(box.copies) == 35
    assert sum(n for n, seal in zip(box.copies, box.seal, strict=True) if seal == "blue") == 15
    assert len(box.point_cards) == 5
    assert [box.copies[card] for card in box.kinds] == [2] * 15


@rules("S-1.4")
def test_there_are_six_tasks_of_each_category() -> None:
    assert [len(tasks) for tasks in GAME.box.by_category] == [6, 6, 6]


@rules("S-1.5")
def test_there_are_six_round_tiles_of_each_letter() -> None:
    assert (len(REGION), len(GAME.box.conditions), len(GAME.box.king_steps)) == (6, 6, 6)


@rules("S-1.6")
def test_there_are_six_regions_and_point_tiles_and_a_track_of_25() -> None:
    assert len(REGION) == 6
    assert all(len(tiles) == 6 for tiles in GAME.box.point_tiles.values())
    assert (GAME.box.track, GAME.box.tokens) == (25, [15, 5])


@rules("S-1.7")
def test_the_boards_depend_on_the_number_of_players() -> None:
    assert [GAME.box.layouts[seats].offices for seats in GAME.seats] == [18, 26, 26, 26]
    assert [len(GAME.box.point_tiles[seats][0]) for seats in GAME.seats] == [2, 2, 3, 3]
    two, four = given(2), given(4)
    assert two.refusal("occupy aachen 4") == ("no-such-office", "S-1.7")
    assert two.refusal("supply one_envoy") == ("no-such-space", "S-1.7")
    assert "supply one_envoy" in four.legal()


@rules("S-2.1", "S-2.2")
def test_regions_and_point_tiles_lie_at_random() -> None:
    tables = [new(seed=seed).state for seed in range(30)]
    assert all(sorted(table.ring) == sorted(table.tiles) == list(range(6)) for table in tables)
    assert all(table.ring[table.spot[region]] == region for table in tables for region in range(6))
    assert len({table.ring for table in tables}) > 20
    assert len({table.tiles for table in tables}) > 20


@EVERY_COUNT
@rules("S-2.3")
def test_one_open_chest_lies_under_every_supply_space_and_office(seats: int) -> None:
    table = new(seats).state
    places = table.terms.layout.offices + len(table.terms.spaces)
    lying = [chests for chests in table.under if chests]
    assert [len(chests) for chests in lying] == [1] * places
    assert len(table.pile) == 72 - places
    assert table.discards == []


@EVERY_COUNT
@rules("S-2.4")
def test_as_many_victory_point_cards_lie_out_as_there_are_players_the_highest_on_top(seats: int) -> None:
    table = given(seats, chests={0: ["violet"] * 4})
    names = [f"vp_{value}" for value in range(8, 8 - seats, -1)]
    assert [name for name in saved_stock(table.state.save()) if name.startswith("vp")] == names
    assert [text for text in table.legal("take-privilege") if "vp" in text] == ["take-privilege vp_8"]
    table.do("take-privilege vp_8")
    assert [text for text in table.legal("take-privilege") if "vp" in text] == ["take-privilege vp_7"]


def saved_stock(document: dict[str, object]) -> dict[str, int]:
    stock = document["privileges"]
    assert isinstance(stock, dict)
    return stock


@rules("S-2.5")
def test_in_the_first_game_five_blue_kinds_lie_out_twice() -> None:
    stock = saved_stock(new().state.save())
    kinds = {name: left for name, left in stock.items() if not name.startswith("vp")}
    blue = ("travel_writ", "office_grant", "open_bench", "muster_right", "royal_table")
    assert kinds == dict.fromkeys(blue, 2)


@rules("S-2.6", "Q-3")
def test_later_five_kinds_are_drawn_from_all_fifteen() -> None:
    seen: set[str] = set()
    for seed in range(20):
        stock = saved_stock(new(seed=seed, options={"privileges": "drawn"}).state.save())
        kinds = {name for name in stock if not name.startswith("vp")}
        assert len(kinds) == 5
        assert all(stock[kind] == 2 for kind in kinds)
        seen |= kinds
    assert len(seen) == 15


@rules("Q-3")
def test_or_the_players_pick_them_in_turn_from_the_start_player() -> None:
    table = new(3, options={"privileges": "picked"})
    start = table.state.start
    assert table.actor == start
    assert len(table.legal()) == 15
    assert table.refusal("supply no_figure") == ("pick-first", "Q-3")
    assert table.refusal("pick-privilege vp_8") == ("point-card", "Q-3")
    table.do("pick-privilege precedence")
    assert table.actor == (start + 1) % 3
    assert table.refusal("pick-privilege precedence") == ("laid-out", "Q-3")
    table.do("pick-privilege vanguard", "pick-privilege royal_table", "pick-privilege rear_guard")
    assert table.step == "pick-privilege"
    table.do("pick-privilege strongroom")
    assert table.step == "turn"
    assert table.actor == start
    stock = saved_stock(table.state.save())
    picked = ("precedence", "vanguard", "royal_table", "rear_guard", "strongroom")
    assert {name for name in stock if not name.startswith("vp")} == set(picked)


@rules("Q-4")
def test_with_two_players_a_pile_has_two_cards_or_as_an_option_one() -> None:
    german, english = new(2), new(2, options={"privileges_for_two": "one_copy"})
    assert saved_stock(german.state.save())["travel_writ"] == 2
    assert saved_stock(english.state.save())["travel_writ"] == 1
    three = new(3, options={"privileges_for_two": "one_copy"})
    assert saved_stock(three.state.save())["travel_writ"] == 2


@rules("S-2.8")
def test_the_start_player_is_drawn_by_lot() -> None:
    assert {new(seed=seed).state.start for seed in range(40)} == {0, 1, 2, 3}
    table = new(seed=3)
    assert table.actor == table.state.start


@EVERY_COUNT
@rules("S-2.9")
def test_the_first_order_goes_forth_and_back_and_back(seats: int) -> None:
    """T-1: R G B Y, Y B G R, Y B G R."""
    for seed in range(5):
        table = new(seats, seed=seed).state
        turned = [(seat - table.start) % seats for seat in table.order]
        assert turned == first_order(seats)
    assert first_order(4) == [0, 1, 2, 3, 3, 2, 1, 0, 3, 2, 1, 0]


@rules("S-2.10")
def test_all_score_figures_stand_on_0() -> None:
    assert [new().points(seat) for seat in range(4)] == [0, 0, 0, 0]


@EVERY_COUNT
@rules("S-2.11")
def test_everybody_gets_a_task_of_each_category_and_nobody_the_same(seats: int) -> None:
    state = new(seats).state
    for category in range(3):
        dealt = state.tasks[category::3]
        assert len(set(dealt)) == seats
        assert all(GAME.box.tasks[card].category == category for card in dealt)
    assert all(name in TASK.index for name in TASK.names(state.tasks))


@rules("S-2.12", "S-2.13", "S-2.14", "S-2.16")
def test_five_rows_of_tiles_lie_open_and_the_king_starts_where_no_tile_points() -> None:
    """T-39."""
    for seed in range(20):
        table = new(seed=seed)
        state = table.state
        assert len(set(state.rows_a)) == 5
        assert len(set(state.rows_b)) == 5
        assert len(set(state.rows_c)) == 4
        assert state.king not in state.rows_a
        assert [row["king_steps"] is None for row in table.view()["rounds"]] == [False] * 4 + [True]


@rules("S-2.15")
def test_the_first_marker_names_the_region_of_the_first_row() -> None:
    assert given(regions=["palermo"]).view()["rounds"][0]["region"] == "palermo"


def test_set_up_is_luck_alone() -> None:
    assert len({new(seed=Rng(seed).below(1 << 60)).state.digest() for seed in range(10)}) == 10
