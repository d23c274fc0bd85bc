"""Chapters 7 and 8: region scoring and clean-up."""

from tests.games.staufer.table import BETTINA, GABI, GUENTER, RUDI, Table, given
from tests.rules import rules

REST = [0, 0, *[1, 2, 3] * 3]
EXAMPLE = {"palermo": {2: "3 envoy", 3: "1 noble", 4: "3 envoy", 5: "0 envoy"}}
"""Rulebook, second example: Gabi 2 envoys, Günter a noble further right than her first, Rudi an envoy."""


def last(**facts: object) -> Table:
    """Seat 0 is about to make the last turn of the round."""
    return given(order=[0], supplied=REST, **facts)  # type: ignore[arg-type]


@rules("S-7.6")
def test_most_offices_have_the_majority() -> None:
    """T-9: Bettina has 2 offices, Rudi 1."""
    assert given(offices={"aachen": {2: "0 envoy", 4: "2 envoy", 5: "2 envoy"}}).ranking("aachen") == [BETTINA, RUDI]


@rules("S-7.6", "S-7.7", "S-7.9")
def test_a_noble_counts_twice_and_ties_go_to_the_left() -> None:
    """T-10."""
    assert given(offices=EXAMPLE).ranking("palermo") == [GABI, GUENTER, RUDI]


@rules("S-7.7", "Q-20")
def test_further_left_compares_leftmost_offices_whatever_stands_there() -> None:
    table = given(offices={"palermo": {1: "0 noble", 2: "1 envoy", 3: "1 envoy"}})
    assert table.ranking("palermo") == [0, 1]
    # In Nimwegen the cheaper office stands further left.
    assert given(offices={"nimwegen": {1: "1 envoy", 3: "0 envoy"}}).ranking("nimwegen") == [1, 0]
    turned = given(offices={"palermo": {2: "1 envoy", 3: "0 noble", 5: "1 envoy"}})
    assert turned.ranking("palermo") == [1, 0]


@rules("S-7.10", "S-7.11", "S-7.5")
def test_the_example_of_the_rulebook_to_the_number() -> None:
    """T-11, T-12: 7, 4 and 3 points; 2 envoys, 1 envoy and nothing."""
    table = last(offices=EXAMPLE, tiles=swapped("palermo"), regions=["palermo"], conditions=["b_king_region"])
    table.do("supply no_figure")
    assert [table.part(seat, "regions") for seat in (GABI, GUENTER, RUDI, BETTINA)] == [7, 4, 3, 0]
    assert table.court(GABI) == (6, 1)
    assert table.court(GUENTER) == (5, 1)
    assert table.court(RUDI) == (4, 1)


def swapped(region: str) -> dict[str, str]:
    """The tile 7/4/3 on a region, and its own where that tile lay."""
    tiles = dict(zip(("aachen", "augsburg", "mailand", "nimwegen", "palermo", "strassburg"), range(1, 7), strict=True))
    tiles = {name: number if name != region else 1 for name, number in tiles.items()}
    return {name: f"pt{number}" for name, number in tiles.items()}


@rules("S-7.10", "Q-11")
def test_with_three_players_third_place_gets_its_bonus_but_no_points() -> None:
    offices = {"augsburg": {1: "0 envoy", 2: "1 envoy", 3: "2 envoy"}}
    table = given(
        3,
        order=[0],
        supplied=[0, 0, 1, 1, 1, 2, 2, 2],
        offices=offices,
        regions=["augsburg"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    assert table.part(2, "regions") == 0
    assert [table.part(seat, "bonuses") for seat in range(3)] == [3, 2, 1]
    assert table.part(1, "regions") > 0


@rules("S-7.1", "S-7.2", "S-7.5", "Q-12")
def test_the_region_of_the_tile_is_finished_before_the_region_of_the_king() -> None:
    """T-13."""
    table = last(
        offices={"palermo": {5: "0 envoy"}, "nimwegen": {3: "1 envoy"}},
        regions=["palermo"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    keys = [(event.key, event.args.get("region")) for event in table.events]
    order = [keys.index(("region-scored", name)) for name in ("palermo", "nimwegen")]
    bonus = [event.key for event in table.events].index("gained")
    assert order[0] < bonus < order[1]


@rules("S-7.3")
def test_a_region_that_both_tiles_name_is_scored_once() -> None:
    """T-14."""
    table = last(offices={"palermo": {5: "0 envoy"}}, regions=["palermo"], conditions=["b_most_seated_figures"])
    assert table.second_region() == "palermo"
    table.do("supply no_figure")
    assert len(table.told("region-scored")) == 1
    assert table.told("same-region") != []


@rules("S-7.2", "S-7.4")
def test_the_second_region_is_what_the_end_of_the_round_makes_it() -> None:
    table = given(
        order=[0],
        supplied=REST,
        offices={"aachen": {5: "1 envoy"}, "nimwegen": {1: "1 envoy"}},
        regions=["palermo"],
        conditions=["b_most_seated_figures"],
    )
    assert table.second_region() == "nimwegen"
    with_more = given(
        order=[0],
        supplied=REST,
        offices={"aachen": {5: "1 envoy", 4: "2 envoy"}, "nimwegen": {1: "1 envoy"}},
        regions=["palermo"],
        conditions=["b_most_seated_figures"],
        court={0: (3, 0)},
    )
    assert with_more.second_region() == "aachen"
    with_more.do("occupy nimwegen 3")
    assert with_more.told("two-regions")[0]["second_region"] == "nimwegen"


@rules("S-7.2", "Q-13", "Q-1")
def test_every_condition_names_its_region_and_ties_begin_with_the_king() -> None:
    facts = {
        "offices": {"aachen": {5: "1 envoy", 4: "1 envoy"}, "palermo": {1: "2 noble"}},
        "paid": {"mailand": {0: (2, 0), 1: (0, 1)}},
        "under": {
            "aachen": {1: ["brown", "brown"]},
            "palermo": {1: ["brown"]},
            "augsburg": {1: ["violet"]},
            "mailand": {1: ["violet"]},
            "nimwegen": {1: ["violet"]},
        },
        "supply": {"no_figure": ["brown"] * 4},
    }
    expected = {
        "b_king_region": "nimwegen",
        "b_fewest_chests": "strassburg",
        "b_most_chests": "aachen",
        "b_most_seated_figures": "aachen",
        "b_most_nobles": "palermo",
        "b_most_payment_figures": "mailand",
    }
    for condition, region in expected.items():
        assert given(conditions=[condition], **facts).second_region() == region  # type: ignore[arg-type]
    for condition in expected:
        assert given(conditions=[condition], king="augsburg").second_region() == "augsburg"
    tied = given(
        conditions=["b_most_nobles"], offices={"aachen": {1: "0 noble"}, "nimwegen": {2: "1 noble"}}, king="mailand"
    )
    assert tied.second_region() == "nimwegen"


@rules("S-7.8", "S-7.9")
def test_figures_in_the_payment_area_never_count() -> None:
    """T-32."""
    table = last(
        paid={"palermo": {0: (5, 0)}},
        offices={"palermo": {5: "1 envoy"}},
        regions=["palermo"],
        conditions=["b_king_region"],
    )
    assert table.ranking("palermo") == [1]
    table.do("supply no_figure")
    assert table.points(0) == 0
    assert table.points(1) > 0


@rules("S-7.11", "S-4.8")
def test_a_bonus_may_ask_its_owner_and_gives_nothing_to_an_empty_rank() -> None:
    table = last(
        offices={"nimwegen": {1: "2 envoy", 3: "1 envoy"}},
        paid={"mailand": {2: (2, 1), 1: (1, 0)}},
        regions=["nimwegen"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    assert (table.actor, table.step) == (2, "recall-figure")
    assert table.legal() == ["take-back envoy mailand", "take-back noble mailand", "decline"]
    assert table.refusal("take-back envoy aachen") == ("none-there", "S-6.10")
    table.do("take-back noble mailand", "decline")
    assert table.court(2) == (4, 2)
    assert table.actor == 1
    table.do("take-back envoy mailand")
    assert table.state.round == 2


@rules("S-7.11")
def test_the_bonus_of_milan_draws_chests_openly_and_keeps_one() -> None:
    table = last(offices={"mailand": {3: "1 envoy", 4: "2 envoy"}}, regions=["mailand"], conditions=["b_king_region"])
    table.do("supply no_figure", chance=["brown", "violet"])
    assert table.told("drew-chests") == [{"seat": 1, "chests": ["brown", "violet"]}]
    assert (table.actor, table.legal()) == (1, ["keep brown", "keep violet"])
    assert table.refusal("keep orange_pair") == ("not-drawn", "S-6.10")
    table.do("keep violet")
    assert "violet" in table.chests(1)
    assert table.discards[0] == "brown"


@rules("S-7.12", "S-3.1")
def test_the_bonus_is_given_in_the_last_round_too() -> None:
    table = last(in_round=5, offices={"augsburg": {1: "0 envoy"}}, regions=["aachen"] * 4 + ["augsburg"])
    table.do("supply no_figure")
    assert table.over
    assert table.part(0, "bonuses") == 3


@rules("S-8.1", "S-8.2", "S-4.5")
def test_scored_regions_are_vacated_and_get_new_chests() -> None:
    """T-15: an untouched place now has two chests, the others one."""
    table = last(
        offices={"palermo": {5: "0 envoy", 1: "1 noble"}, "aachen": {5: "2 envoy"}},
        under={"palermo": {2: ["brown"]}},
        supply={"two_envoys": ["brown"]},
        regions=["palermo"],
        conditions=["b_most_seated_figures"],
    )
    province = table.province(1)
    table.do("supply no_figure")
    assert [table.office("palermo", place) for place in range(1, 6)] == [""] * 5
    assert table.office("aachen", 5) == "2 envoy"
    assert table.province(1) == (province[0] - 2, province[1] + 1)  # two envoys as a bonus, and the noble back
    assert [len(table.under("palermo", place)) for place in range(1, 6)] == [1, 2, 1, 1, 1]
    assert [len(table.under("aachen", place)) for place in range(1, 6)] == [0] * 5
    assert len(table.supply("two_envoys")) == 2
    assert len(table.supply("no_figure")) == 1


@rules("Q-14")
def test_new_chests_go_to_the_first_region_the_second_and_the_supply_board_from_left_to_right() -> None:
    table = last(regions=["palermo"], conditions=["b_king_region"])
    drawn = ["brown"] * 5 + ["violet"] * 3 + ["turquoise_recall"] * 4 + ["orange_pair"]
    table.do("supply no_figure", chance=drawn)
    assert [table.under("palermo", place) for place in range(1, 6)] == [["brown"]] * 5
    assert [table.under("nimwegen", place) for place in range(1, 4)] == [["violet"]] * 3
    assert table.supply("one_of_each") == ["turquoise_recall"]
    assert table.supply("no_figure") == ["orange_pair"]


@rules("S-8.3", "S-6.9")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    table = last(pile=["brown"], discards=["violet"] * 4, regions=["palermo"], conditions=["b_king_region"])
    table.do("supply no_figure")
    assert table.told("reshuffled") == [{"count": 4}]
    assert [len(table.under("palermo", place)) for place in range(1, 6)] == [1] * 5
    assert [len(table.under("nimwegen", place)) for place in range(1, 4)] == [0] * 3
    assert table.supply("one_of_each") == []
    assert table.pile == table.discards == []


@rules("S-8.4", "S-8.5", "S-8.6")
def test_the_king_moves_three_regions_and_clears_those_he_enters() -> None:
    """T-16."""
    regions = ("nimwegen", "strassburg", "palermo", "aachen", "augsburg")
    lying = {region: {0: (1, 0), 1: (2, 0)} for region in regions}
    table = last(
        paid=lying,
        offices={"strassburg": {2: "2 envoy"}},
        journeys=["c_5"],
        regions=["mailand"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    assert table.king == "aachen"
    assert table.paid(0) == {"nimwegen": (1, 0), "augsburg": (1, 0)}
    assert table.court(0) == (7, 1)
    assert table.office("strassburg", 2) == "2 envoy"


@rules("S-8.7")
def test_the_next_row_of_tiles_counts() -> None:
    """T-17."""
    table = last(regions=["palermo", "strassburg"], conditions=["b_king_region", "b_most_chests"])
    table.do("supply no_figure")
    (begun,) = table.told("round")
    assert begun == {"round": 2, "region": "strassburg", "condition": "b_most_chests"}


@rules("S-8.8")
def test_suppliers_go_first_and_the_first_deployer_last() -> None:
    """T-18: supply track a b c, deployment track d e f from the bottom: a b c f e d."""
    table = given(
        2,
        king="augsburg",
        order=[0],
        supplied=[1, 0, 1],
        deployed=[0, 1],
        court={0: (9, 0)},
        regions=["augsburg"],
        conditions=["b_king_region"],
    )
    table.do("occupy augsburg 3")
    assert table.state.order == [1, 0, 1, 0, 1, 0]
    four = given(order=[2], supplied=[0, 0, 0, 3], deployed=[1, 1, 1, 2, 2, 3, 3])
    four.do("supply no_figure")
    assert four.state.order == [0, 0, 0, 3, 2, 3, 3, 2, 2, 1, 1, 1]
