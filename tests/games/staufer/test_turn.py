"""Chapters 3 and 4: the turn and the supply action."""

from tests.games.staufer.table import BETTINA, GABI, GUENTER, RUDI, given
from tests.rules import rules


@rules("S-3.1")
def test_five_rounds_each_with_a_scoring_and_after_the_last_the_end() -> None:
    table = given()
    for number in range(1, 5):
        assert table.state.round == number
        table.end_round()
        assert table.told("king-moved") != []
    table.events = []
    table.end_round()
    assert table.over
    assert table.told("king-moved") == []
    assert table.told("scored") != []


@rules("S-3.2", "S-3.8")
def test_the_foremost_action_figure_is_on_turn() -> None:
    """T-2: Rudi, Günter, Bettina, Gabi, Gabi, Bettina."""
    table = given()
    seen = []
    for _ in range(6):
        seen.append(table.actor)
        table.do("supply no_figure")
    assert seen == [RUDI, GUENTER, BETTINA, GABI, GABI, BETTINA]
    assert table.refusal("supply no_figure", seat=RUDI) == ("not-your-turn", "S-3.2")


@rules("S-3.3", "S-3.4")
def test_suppliers_stand_one_below_the_other() -> None:
    """T-4."""
    table = given(supplied=[RUDI, GUENTER])
    assert table.actor == BETTINA
    table.do("supply two_envoys")
    assert table.state.supplied == [RUDI, GUENTER, BETTINA]
    assert table.state.deployed == []


@rules("S-3.5", "S-3.6")
def test_a_space_of_the_deployment_track_brings_an_envoy_at_once() -> None:
    """T-3: Gabi stands on space 2 and gets 1 envoy before acting."""
    table = given(order=[GABI, *[0, 1, 2] * 3, GABI], deployed=[GABI], court={GABI: (2, 0)})
    assert "occupy nimwegen 3" in table.legal()
    table.do("occupy nimwegen 3")
    assert table.state.deployed == [GABI, GABI]
    assert table.told("gained") == [{"seat": GABI, "figure": "envoy", "count": 1}]
    assert table.court(GABI) == (0, 0)


@rules("S-3.6", "Q-9")
def test_the_envoy_of_the_track_counts_for_paying_and_later_spaces_have_none() -> None:
    third = given(deployed=[1, 2], court={RUDI: (2, 0)})
    assert third.legal("occupy") == []
    assert third.refusal("occupy nimwegen 3") == ("cannot-pay", "S-5.2")
    first = given(court={RUDI: (2, 0)})
    assert first.legal("occupy") == ["occupy nimwegen 3"]


@rules("S-3.7", "Q-2")
def test_chests_are_used_before_or_after_the_action() -> None:
    table = given(
        chests={0: ["turquoise_recall", "turquoise_recall"]}, paid={"palermo": {0: (1, 0)}, "aachen": {0: (2, 0)}}
    )
    table.do("use turquoise_recall", "recall palermo", "supply no_figure")
    assert table.actor == 0
    assert table.refusal("supply no_figure") == ("action-taken", "S-3.8")
    assert table.refusal("occupy nimwegen 3") == ("action-taken", "S-3.8")
    table.do("use turquoise_recall")
    assert table.court(0) == (7, 1)
    assert table.actor == 1


@rules("S-3.7")
def test_whoever_has_something_left_to_use_ends_the_turn_by_saying_so() -> None:
    table = given(chests={0: ["violet", "violet"]})
    assert table.refusal("end-turn") == ("action-first", "S-3.3")
    table.do("supply no_figure")
    assert "end-turn" in table.legal()
    table.do("end-turn")
    assert table.actor == 1


@rules("S-3.8")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_use() -> None:
    table = given(chests={0: ["violet", "brown"]}).do("supply no_figure")
    assert table.actor == 1


@rules("S-4.1", "S-4.2", "S-4.3", "S-6.1")
def test_bettina_takes_two_envoys_and_the_orange_chest_below() -> None:
    """T-5, rulebook: Bettina chooses the space with 2 envoys."""
    table = given(order=[BETTINA, 2, 2, 0, 0, 0, 1, 1, 1, 3, 3, 3], supply={"two_envoys": ["orange_points_3"]})
    table.do("supply two_envoys")
    assert table.court(BETTINA) == (6, 1)
    assert table.province(BETTINA) == (9, 2)
    assert table.supply("two_envoys") == []
    assert table.points(BETTINA) == 3
    assert table.discards == ["orange_points_3"]


@rules("S-4.1", "S-4.4")
def test_the_same_space_can_be_chosen_again_without_a_chest() -> None:
    """T-30."""
    table = given(supply={"one_of_each": ["brown"]}).do("supply one_of_each", "supply one_of_each")
    assert table.chests(0) == ["brown"]
    assert table.chests(1) == []
    assert table.court(1) == (5, 2)


@rules("S-4.3", "S-4.5")
def test_chests_are_not_replaced_and_all_of_a_pile_are_taken() -> None:
    table = given(supply={"no_figure": ["brown", "violet", "violet"]}).do("supply no_figure")
    assert table.chests(0) == ["brown", "violet", "violet"]
    assert table.supply("no_figure") == []


@rules("S-4.6", "Q-6")
def test_an_envoy_that_the_province_lacks_may_come_from_any_payment_area_or_not_at_all() -> None:
    table = given(court={0: (11, 1)}, paid={"palermo": {0: (1, 0)}, "aachen": {0: (3, 1)}}).do("supply two_envoys")
    assert table.step == "shortage"
    assert table.legal() == ["take-back envoy aachen", "take-back envoy palermo", "decline"]
    assert table.refusal("take-back noble aachen") == ("not-that-figure", "S-4.6")
    assert table.refusal("take-back envoy mailand") == ("none-there", "S-4.6")
    assert table.refusal("take-envoy") == ("noble-first", "S-4.7")
    table.do("take-back envoy palermo", "decline")
    assert table.court(0) == (12, 1)
    assert table.paid(0) == {"aachen": (3, 1)}


@rules("S-4.6")
def test_a_noble_comes_from_a_payment_area_before_an_envoy_takes_its_place() -> None:
    table = given(court={0: (4, 2)}, paid={"palermo": {0: (2, 1)}}).do("supply one_noble")
    assert table.legal() == ["take-back noble palermo", "decline"]
    table.do("take-back noble palermo")
    assert table.court(0) == (4, 3)


@rules("S-4.7")
def test_an_envoy_may_be_taken_where_no_noble_is_to_be_had() -> None:
    """T-29."""
    table = given(court={0: (4, 2)}, offices={"palermo": {1: "0 noble"}}).do("supply one_noble")
    assert table.legal() == ["take-envoy", "decline"]
    table.do("take-envoy")
    assert table.court(0) == (5, 2)
    refusing = given(court={0: (4, 2)}, offices={"palermo": {1: "0 noble"}}).do("supply one_noble", "decline")
    assert refusing.court(0) == (4, 2)


@rules("S-4.7", "S-4.8")
def test_even_that_envoy_may_have_to_come_from_a_payment_area() -> None:
    table = given(court={0: (13, 3)}, paid={"palermo": {0: (2, 0)}}).do("supply one_noble")
    assert table.legal() == ["take-back envoy palermo", "decline"]


@rules("S-4.8")
def test_the_shortage_rules_hold_for_chests_too_and_in_the_end_there_is_nothing() -> None:
    chest = given(court={0: (14, 1)}, paid={"palermo": {0: (1, 0)}}, supply={"no_figure": ["orange_envoys_2"]})
    chest.do("supply no_figure", "take-back envoy palermo")
    assert chest.court(0) == (15, 1)
    assert chest.told("none-left") == [{"seat": 0, "figure": "envoy"}]
    assert chest.actor == 1


@rules("S-4.8", "S-5.2", "Q-6")
def test_an_envoy_of_the_track_that_is_needed_to_pay_cannot_be_declined() -> None:
    table = given(
        court={0: (2, 0)}, paid={"palermo": {0: (6, 0)}, "aachen": {0: (7, 3)}}, offices={"nimwegen": {1: "1 envoy"}}
    )
    table.do("occupy nimwegen 3")
    assert table.legal() == ["take-back envoy aachen", "take-back envoy palermo"]
    assert table.refusal("decline") == ("needed-to-pay", "S-5.2")
    free = given(court={0: (3, 0)}, paid={"palermo": {0: (5, 0)}, "aachen": {0: (7, 3)}})
    free.do("occupy nimwegen 3")
    assert "decline" in free.legal()


@rules("S-4.9", "Q-17")
def test_the_supply_spaces_give_what_they_show() -> None:
    table = given()
    shown = [(space["space"], space["envoys"], space["nobles"]) for space in table.view()["supply"]]
    assert shown == [
        ("one_of_each", 1, 1),
        ("one_noble", 0, 1),
        ("two_envoys", 2, 0),
        ("one_envoy", 1, 0),
        ("no_figure", 0, 0),
    ]
    assert len(given(3).legal("supply")) == 4


@rules("Q-10")
def test_the_space_without_a_figure_can_be_chosen_without_a_chest() -> None:
    table = given().do("supply no_figure")
    assert table.court(0) == (4, 1)
    assert table.chests(0) == []
    assert table.actor == 1


@rules("S-3.3", "S-5.2")
def test_an_office_is_asked_for_only_if_one_can_be_had() -> None:
    assert given(court={0: (5, 1)}).state.prompt(0).key == "prompt-action"
    poor = given(court={0: (0, 0)})
    assert {move.verb for move in poor.state.legal(0)} == {"supply"}
    assert poor.state.prompt(0).key == "prompt-action-supply"
