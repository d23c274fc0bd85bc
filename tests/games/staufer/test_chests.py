"""Chapter 6: chests and privileges, and every effect of the vocabulary."""

from tests.games.staufer.table import Table, given
from tests.rules import rules


@rules("S-6.1", "S-6.9")
def test_an_orange_chest_works_at_once_and_is_discarded() -> None:
    table = given(supply={"no_figure": ["orange_pair", "orange_points_5"]}).do("supply no_figure")
    assert table.court(0) == (5, 2)
    assert table.part(0, "chests") == 5
    assert sorted(table.discards) == ["orange_pair", "orange_points_5"]
    assert table.chests(0) == []


@rules("Q-7")
def test_the_order_of_orange_chests_is_asked_only_where_it_matters() -> None:
    plenty = given(supply={"no_figure": ["orange_envoys_2", "orange_noble_1", "orange_points_3"]})
    assert plenty.do("supply no_figure").actor == 1
    short = given(court={0: (14, 3)}, supply={"no_figure": ["orange_envoys_2", "orange_noble_1", "orange_points_3"]})
    short.do("supply no_figure")
    assert short.step == "choose-orange"
    assert short.actor == 0
    assert short.refusal("supply no_figure") == ("resolve-first", "Q-7")
    short.do("resolve orange_noble_1", "take-envoy")
    assert short.court(0) == (15, 3)
    assert short.points(0) == 3
    assert short.actor == 1


@rules("S-6.2", "S-6.9")
def test_a_turquoise_chest_is_kept_used_once_and_discarded() -> None:
    table = given(supply={"no_figure": ["turquoise_recall"]}, paid={"palermo": {0: (2, 1)}}).do("supply no_figure")
    assert table.chests(0) == ["turquoise_recall"]
    table.do("use turquoise_recall")
    assert table.court(0) == (6, 2)
    assert table.chests(0) == []
    assert table.discards == ["turquoise_recall"]


@rules("S-6.2", "S-6.10")
def test_a_chest_that_would_do_nothing_cannot_be_used() -> None:
    kinds = ["turquoise_recall", "turquoise_promotion", "turquoise_transfer"]
    table = given(chests={0: kinds})
    assert table.legal("use") == []
    assert table.refusal("use turquoise_recall") == ("no-use-recall", "Q-2")
    assert table.refusal("use turquoise_free_travel") == ("no-such-chest", "S-6.2")
    assert table.refusal("use brown") == ("not-to-be-used", "S-6.2")


@rules("S-6.2", "S-6.7")
def test_free_travel_pays_the_way_and_binds_to_a_deployment() -> None:
    table = given(deployed=[1, 2], court={0: (3, 0)}, chests={0: ["turquoise_free_travel"]})
    assert "occupy aachen 4" not in table.legal()
    table.do("use turquoise_free_travel")
    assert table.refusal("supply no_figure") == ("deploy-only", "S-6.7")
    assert table.refusal("end-turn") == ("chest-at-work", "S-6.7")
    table.do("occupy aachen 4")
    assert table.paid(0) == {"augsburg": (1, 0), "mailand": (1, 0)}
    assert table.actor == 3


@rules("S-6.7")
def test_a_rebate_drops_the_last_payments_and_never_goes_below_one() -> None:
    table = given(deployed=[1, 2], court={0: (1, 0)}, chests={0: ["turquoise_office_rebate"] * 2})
    table.do("use turquoise_office_rebate")
    assert table.legal("occupy") == ["occupy nimwegen 3"]
    table.do("use turquoise_office_rebate")
    assert table.legal("occupy") == ["occupy nimwegen 1", "occupy nimwegen 3"]
    table.do("occupy nimwegen 3")
    assert table.paid(0) == {}
    three = given(deployed=[1, 2], court={0: (2, 0)}, chests={0: ["turquoise_office_rebate"]})
    three.do("use turquoise_office_rebate", "occupy nimwegen 1")
    assert three.paid(0) == {"strassburg": (1, 0)}


@rules("S-6.7")
def test_several_chests_and_a_privilege_work_together() -> None:
    table = given(
        deployed=[1, 2],
        court={0: (1, 0)},
        chests={0: ["turquoise_free_travel", "turquoise_office_rebate", "turquoise_noble_waiver"]},
        privileges={0: ["office_grant"]},
    )
    table.do("use turquoise_free_travel", "use turquoise_office_rebate")
    assert "occupy aachen 5" in table.legal()
    assert "occupy aachen 1" not in table.legal()
    rich = given(
        deployed=[1, 2],
        court={0: (5, 0)},
        chests={0: ["turquoise_free_travel", "turquoise_noble_waiver"]},
        privileges={0: ["office_grant"]},
    )
    rich.do("use turquoise_free_travel", "use turquoise_noble_waiver", "occupy aachen 1")
    assert rich.office("aachen", 1) == "0 envoy"
    assert rich.court(0) == (0, 0)


@rules("S-6.10", "S-5.7")
def test_with_a_waiver_envoys_take_noble_offices_and_still_count_once() -> None:
    table = given(chests={0: ["turquoise_noble_waiver"]}, court={0: (9, 0)}, offices={"nimwegen": {1: "1 envoy"}})
    table.do("use turquoise_noble_waiver", "occupy nimwegen 2")
    assert table.office("nimwegen", 2) == "0 envoy"
    assert table.ranking("nimwegen") == [1, 0]
    bench = given(privileges={0: ["open_bench"]}, court={0: (9, 1)}).do("occupy nimwegen 2")
    assert bench.legal() == ["stand envoy", "stand noble"]


@rules("S-6.10")
def test_double_muster_takes_the_figures_twice_and_binds_to_a_supply() -> None:
    table = given(chests={0: ["turquoise_double_muster"]}, supply={"one_of_each": ["brown"]})
    table.do("use turquoise_double_muster")
    assert table.refusal("occupy nimwegen 3") == ("supply-only", "S-6.7")
    assert table.refusal("take-privilege vp_8") == ("chest-at-work", "S-6.7")
    table.do("supply one_of_each")
    assert table.court(0) == (6, 3)
    assert table.chests(0) == ["brown"]
    after = given(chests={0: ["turquoise_double_muster", "violet", "violet"]}).do("supply no_figure")
    assert after.refusal("use turquoise_double_muster") == ("only-before-action", "Q-2")


@rules("S-6.10")
def test_promotion_swaps_a_seated_envoy_for_a_noble() -> None:
    chests = {0: ["turquoise_promotion"]}
    offices = {"aachen": {3: "0 envoy", 4: "1 envoy"}, "palermo": {1: "0 noble", 2: "0 envoy"}}
    table = given(chests=chests, offices=offices).do("use turquoise_promotion")
    assert table.legal() == ["promote aachen 3", "promote palermo 2"]
    assert table.refusal("promote aachen 4") == ("choose-figure-first", "S-6.10")
    table.do("promote aachen 3")
    assert table.legal() == ["bring-noble province", "bring-noble court"]
    table.do("bring-noble court")
    assert table.office("aachen", 3) == "0 noble"
    assert table.court(0) == (5, 0)
    assert table.province(0)[1] == 1
    province = given(chests=chests, offices={"aachen": {3: "0 envoy"}}, court={0: (4, 0)}).do("use turquoise_promotion")
    assert province.court(0) == (5, 0)
    assert province.province(0)[1] == 2


@rules("S-6.10")
def test_a_transfer_goes_to_a_free_office_here_or_in_the_next_region() -> None:
    table = given(
        chests={0: ["turquoise_transfer"]},
        offices={"nimwegen": {3: "0 envoy"}, "strassburg": {2: "1 envoy"}},
        under={"strassburg": {3: ["brown"]}},
    )
    table.do("use turquoise_transfer")
    assert table.legal() == [
        "transfer-to nimwegen 1",
        "transfer-to strassburg 3",
        "transfer-to strassburg 4",
    ]
    assert table.refusal("transfer-to palermo 5") == ("target-too-far", "S-6.10")
    table.do("transfer-to strassburg 3")
    assert table.office("strassburg", 3) == "0 envoy"
    assert table.office("nimwegen", 3) == ""
    assert table.chests(0) == []
    assert table.court(0) == (4, 1)
    assert table.step == "turn"


@rules("S-6.10")
def test_a_transferred_noble_may_take_a_noble_office() -> None:
    table = given(chests={0: ["turquoise_transfer"]}, offices={"nimwegen": {3: "0 noble", 1: "0 envoy"}})
    table.do("use turquoise_transfer")
    assert table.legal() == ["transfer nimwegen 1", "transfer nimwegen 3"]
    assert "transfer-to nimwegen 2" in table.do("transfer nimwegen 3").legal()


@rules("S-6.10")
def test_a_recall_takes_everything_from_one_region() -> None:
    table = given(chests={0: ["turquoise_recall"]}, paid={"palermo": {0: (2, 0), 1: (1, 0)}, "aachen": {0: (0, 1)}})
    table.do("use turquoise_recall")
    assert table.legal() == ["recall aachen", "recall palermo"]
    assert table.refusal("recall mailand") == ("nobody-there", "S-6.10")
    table.do("recall palermo")
    assert table.court(0) == (6, 1)
    assert table.paid(0) == {"aachen": (0, 1)}
    assert table.paid(1) == {"palermo": (1, 0)}


@rules("S-6.4", "S-6.5", "Q-16")
def test_two_violet_chests_buy_a_privilege_and_go_to_the_discards() -> None:
    """T-40."""
    table = given(chests={0: ["violet"] * 3}).do("take-privilege vp_8")
    assert table.chests(0) == ["violet"]
    assert table.discards == ["violet", "violet"]
    assert table.part(0, "privileges") == 8
    assert table.privileges(0) == ["vp_8"]
    assert table.refusal("take-privilege vp_7") == ("too-few-violet", "S-6.4")
    assert "supply no_figure" in table.legal()


@rules("S-6.6", "S-6.8")
def test_only_the_top_card_and_each_kind_once() -> None:
    stock = {"vp_7": 1, "vp_6": 1, "travel_writ": 1, "open_bench": 0}
    table = given(chests={0: ["violet"] * 6}, privileges={0: ["travel_writ"]}, stock=stock)
    assert table.legal("take-privilege") == ["take-privilege vp_7"]
    assert table.refusal("take-privilege vp_6") == ("not-on-top", "S-6.6")
    assert table.refusal("take-privilege open_bench") == ("not-on-display", "S-6.6")
    assert table.refusal("take-privilege travel_writ") == ("held-already", "S-6.8")
    table.do("take-privilege vp_7", "take-privilege vp_6")
    assert table.privileges(0) == ["vp_7", "vp_6", "travel_writ"]


# --- every privilege -----------------------------------------------------------------------------------------------


@rules("S-6.5", "S-6.10")
def test_travel_writ_frees_the_first_region() -> None:
    table = given(deployed=[1, 2], court={0: (5, 0)}, privileges={0: ["travel_writ"]}).do("occupy aachen 4")
    assert table.paid(0) == {"palermo": (1, 0), "aachen": (1, 0), "augsburg": (1, 0), "mailand": (1, 0)}


@rules("S-6.10")
def test_office_grant_lowers_every_number() -> None:
    table = given(deployed=[1, 2], court={0: (3, 0)}, privileges={0: ["office_grant"]}).do("occupy nimwegen 1")
    assert table.paid(0) == {"strassburg": (1, 0), "palermo": (1, 0)}


@rules("S-6.10")
def test_muster_right_brings_an_envoy_with_every_supply() -> None:
    table = given(privileges={0: ["muster_right"]}).do("supply one_noble")
    assert table.court(0) == (5, 2)


@rules("S-6.10")
def test_royal_table_scores_offices_with_the_king() -> None:
    near = given(privileges={0: ["royal_table"]}).do("occupy nimwegen 3", "stand envoy", "pay")
    far = given(privileges={0: ["royal_table"]}).do("occupy strassburg 4", "stand envoy", "pay")
    assert (near.points(0), far.points(0)) == (2, 0)


@rules("S-6.10")
def test_treasure_tithe_scores_actions_with_chests() -> None:
    table = given(privileges={0: ["treasure_tithe"]}, supply={"no_figure": ["brown", "brown"]})
    assert table.do("supply no_figure").points(0) == 1
    assert given(privileges={0: ["treasure_tithe"]}).do("supply no_figure").points(0) == 0


@rules("S-6.10", "S-5.4")
def test_return_road_leaves_the_choice_of_the_way() -> None:
    table = given(deployed=[1, 2], court={0: (8, 0)}, privileges={0: ["return_road"]}).do("occupy mailand 4")
    assert table.legal() == ["travel clockwise", "travel counter_clockwise"]
    table.do("travel counter_clockwise")
    assert table.paid(0) == {"mailand": (1, 0), "nimwegen": (1, 0), "strassburg": (1, 0)}
    poor = given(deployed=[1, 2], court={0: (4, 0)}, privileges={0: ["return_road"]}).do("occupy mailand 4")
    assert poor.court(0) == (0, 0)


@rules("S-6.10", "S-7.7")
def test_precedence_wins_ties() -> None:
    offices = {"aachen": {2: "1 envoy", 3: "0 envoy", 4: "2 envoy"}}
    assert given(offices=offices).ranking("aachen") == [1, 0, 2]
    assert given(offices=offices, privileges={0: ["precedence"]}).ranking("aachen") == [0, 1, 2]
    both = {0: ["precedence"], 2: ["precedence"]}
    assert given(offices=offices, privileges=both).ranking("aachen") == [0, 2, 1]


def at_end_of_round(**facts: object) -> Table:
    """The last supply of a round is due."""
    order = [0]
    rest = [0, 0, *[1, 2, 3] * 3]
    return given(order=order, supplied=rest, **facts)  # type: ignore[arg-type]


@rules("S-6.10")
def test_loyal_retinue_brings_a_figure_home() -> None:
    table = at_end_of_round(
        offices={"palermo": {1: "0 noble", 4: "0 envoy", 5: "0 envoy"}, "nimwegen": {3: "0 envoy"}},
        privileges={0: ["loyal_retinue"]},
        regions=["palermo"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    assert table.step == "choose-homecomer"
    before = table.court(0)
    assert table.legal() == ["bring-home envoy", "bring-home noble"]
    assert table.refusal("supply no_figure") == ("choose-figure-first", "S-6.10")
    table.do("bring-home noble")
    envoys, nobles = table.court(0)
    assert nobles == before[1] + 1
    assert envoys == before[0] + 1  # the one figure in Nimwegen, without a question


@rules("S-6.10", "S-8.5")
def test_rear_guard_clears_the_region_that_the_king_leaves() -> None:
    table = at_end_of_round(paid={"nimwegen": {0: (2, 0), 1: (2, 0)}}, privileges={0: ["rear_guard"]}, journeys=["c_1"])
    table.do("supply no_figure")
    assert table.court(0) == (6, 1)
    assert table.paid(1) == {"nimwegen": (2, 0)}


@rules("S-6.10")
def test_chest_craft_scores_turquoise_chests() -> None:
    table = given(privileges={0: ["chest_craft"]}, chests={0: ["turquoise_recall"]}, paid={"palermo": {0: (1, 0)}})
    assert table.do("use turquoise_recall").points(0) == 2


@rules("S-6.10")
def test_vanguard_brings_an_envoy_with_the_first_deployment() -> None:
    first = given(deployed=[1, 2], court={0: (2, 0)}, privileges={0: ["vanguard"]})
    assert first.legal("occupy") == ["occupy nimwegen 3"]
    second = given(
        deployed=[1, 2, 0], order=[0, 0, 1, 1, 2, 2, 3, 3, 3], court={0: (2, 0)}, privileges={0: ["vanguard"]}
    )
    assert second.legal("occupy") == []
    shown = given(court={0: (2, 0)}, privileges={0: ["vanguard"]}).do("occupy nimwegen 3")
    assert shown.court(0) == (0, 0)


@rules("S-6.10")
def test_representation_scores_regions_with_an_office() -> None:
    table = at_end_of_round(
        offices={"palermo": {1: "1 noble", 4: "0 envoy"}},
        privileges={0: ["representation"]},
        regions=["palermo"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    assert table.part(0, "privileges") == 2


@rules("S-6.10")
def test_noble_honours_score_deployed_nobles() -> None:
    table = given(privileges={0: ["noble_honours"]}).do("occupy nimwegen 3", "stand noble")
    assert table.points(0) == 2


@rules("S-6.3", "S-6.10", "S-9.6")
def test_strongroom_adds_brown_chests_at_the_end() -> None:
    table = at_end_of_round(in_round=5, chests={0: ["brown"]}, privileges={0: ["strongroom"]})
    table.do("supply no_figure")
    assert table.over
    assert table.part(0, "brown_chests") == 9
