"""Chapter 5: moving and deploying."""

from tests.games.staufer.table import GABI, RUDI, given
from tests.rules import rules

GABI_FIRST = [GABI, GABI, GABI, 0, 0, 0, 1, 1, 1, 2, 2, 2]


@rules("S-5.4", "S-5.5", "S-5.6", "S-5.11")
def test_gabi_travels_to_aachen_and_pays_for_an_office_of_five() -> None:
    """T-6, T-7, rulebook: three figures for the way, five for the office, and the brown chest."""
    table = given(order=GABI_FIRST, deployed=[], court={GABI: (7, 0)}, under={"aachen": {2: ["brown"]}})
    table.do("occupy aachen 2")
    assert table.office("aachen", 2) == "3 envoy"
    assert table.chests(GABI) == ["brown"]
    assert table.under("aachen", 2) == []
    assert table.court(GABI) == (0, 0)  # 7 and the envoy of the track: 8 in all
    assert table.paid(GABI) == {
        "strassburg": (2, 0),
        "palermo": (1, 0),
        "aachen": (1, 0),
        "augsburg": (1, 0),
        "mailand": (1, 0),
        "nimwegen": (1, 0),
    }


@rules("S-5.4", "S-5.5", "S-5.7", "S-5.11")
def test_rudi_takes_the_noble_office_of_six_in_palermo() -> None:
    """T-8, rulebook: two figures for the way, six for the office, the first of them a noble."""
    table = given(deployed=[1, 2], court={RUDI: (7, 1)}, under={"palermo": {1: ["violet"]}})
    table.do("occupy palermo 1")
    assert table.office("palermo", 1) == "0 noble"
    assert table.chests(RUDI) == ["violet"]
    assert table.court(RUDI) == (0, 0)
    assert table.paid(RUDI) == {
        "strassburg": (2, 0),
        "palermo": (1, 0),
        "aachen": (1, 0),
        "augsburg": (1, 0),
        "mailand": (1, 0),
        "nimwegen": (1, 0),
    }


@rules("S-5.3", "S-5.5")
def test_an_office_with_the_king_costs_no_movement() -> None:
    """T-22."""
    table = given(deployed=[1, 2], court={0: (4, 0)}).do("occupy nimwegen 1")
    assert table.office("nimwegen", 1) == "0 envoy"
    assert table.paid(0) == {"strassburg": (1, 0), "palermo": (1, 0), "aachen": (1, 0)}
    assert table.court(0) == (0, 0)


@rules("S-5.4")
def test_the_longest_way_costs_five_figures() -> None:
    table = given(deployed=[1, 2], court={0: (8, 0)})
    assert [text for text in table.legal("occupy") if "mailand" in text] == ["occupy mailand 4", "occupy mailand 5"]
    table.do("occupy mailand 4")
    assert table.paid(0) == {
        "strassburg": (2, 0),
        "palermo": (1, 0),
        "aachen": (1, 0),
        "augsburg": (1, 0),
        "mailand": (1, 0),
        "nimwegen": (1, 0),
    }


@rules("S-5.1", "S-5.2")
def test_only_supply_is_left_if_no_office_can_be_paid() -> None:
    """T-24: four envoys at court, and the cheapest office costs five."""
    table = given(deployed=[1, 2], court={0: (4, 0)}, offices={"nimwegen": {1: "1 envoy", 3: "2 envoy"}})
    table = given(
        deployed=[1, 2],
        court={0: (4, 0)},
        offices={"nimwegen": {1: "1 envoy", 3: "2 envoy"}, "strassburg": {4: "1 envoy"}},
    )
    assert table.legal("occupy") == []
    assert table.refusal("occupy strassburg 2") == ("cannot-pay", "S-5.2")
    assert len(table.legal("supply")) == len(table.legal()) == 5


@rules("S-5.7")
def test_a_noble_office_is_not_offered_without_a_noble() -> None:
    """T-26."""
    table = given(court={0: (15, 0)})
    assert table.refusal("occupy nimwegen 2") == ("needs-noble", "S-5.7")
    assert "occupy nimwegen 2" in given(court={0: (14, 1)}).legal()


@rules("S-5.8", "S-5.9", "S-5.10")
def test_nobles_may_stand_anywhere_and_pay_anywhere() -> None:
    """T-27."""
    table = given(deployed=[1, 2], court={0: (4, 2)}, offices={"nimwegen": {3: "1 envoy"}}).do("occupy nimwegen 1")
    assert table.legal() == ["stand envoy", "stand noble"]
    table.do("stand noble")
    assert table.legal() == ["pay", "pay-noble aachen", "pay-noble palermo", "pay-noble strassburg"]
    assert table.refusal("pay-noble mailand") == ("nothing-owed", "S-5.5")
    assert table.refusal("supply no_figure") == ("deploy-first", "S-5.2")
    table.do("pay-noble palermo")
    assert table.paid(0) == {"strassburg": (1, 0), "palermo": (0, 1), "aachen": (1, 0)}
    assert table.court(0) == (2, 0)
    assert table.ranking("nimwegen") == [0, 1]


@rules("S-5.10")
def test_the_usual_payment_keeps_nobles_and_puts_those_that_must_pay_where_the_king_comes_first() -> None:
    kept = given(deployed=[1, 2], court={0: (4, 1)}).do("occupy nimwegen 1", "stand envoy", "pay")
    assert kept.court(0) == (0, 1)
    short = given(deployed=[1, 2], court={0: (3, 2)}, king="aachen").do("occupy aachen 3", "stand envoy", "pay")
    assert short.paid(0) == {"augsburg": (0, 1), "mailand": (1, 0), "nimwegen": (1, 0)}
    assert short.court(0) == (0, 1)


@rules("S-5.10")
def test_a_payment_with_one_answer_is_not_asked() -> None:
    """Only nobles are left to pay with, or nobody else could stand."""
    nobles = given(deployed=[1, 2], court={0: (0, 3)}).do("occupy nimwegen 3")
    assert nobles.office("nimwegen", 3) == "0 noble"
    assert nobles.paid(0) == {"strassburg": (0, 1), "palermo": (0, 1)}


@rules("S-5.11", "S-6.3")
def test_all_chests_under_the_office_are_taken() -> None:
    table = given(under={"nimwegen": {3: ["brown", "brown", "violet"]}}).do("occupy nimwegen 3", "stand envoy", "pay")
    assert table.chests(0) == ["brown", "brown", "violet"]


@rules("S-5.12")
def test_a_taken_office_is_not_available() -> None:
    table = given(offices={"nimwegen": {3: "0 envoy", 1: "1 envoy"}})
    assert table.refusal("occupy nimwegen 3") == ("office-taken", "S-5.12")
    assert table.refusal("occupy nimwegen 1") == ("office-taken", "S-5.12")


@rules("Q-8")
def test_an_orange_chest_does_not_help_to_pay_for_its_office() -> None:
    table = given(deployed=[1, 2], court={0: (2, 0)}, under={"nimwegen": {3: ["orange_envoys_2"]}})
    assert table.refusal("occupy nimwegen 3") == ("cannot-pay", "S-5.2")


def test_the_view_tells_the_whole_way_and_price() -> None:
    own = given().state.private(0)
    offices = own["offices"]
    assert isinstance(offices, list)
    (aachen,) = [office for office in offices if (office["region"], office["place"]) == ("aachen", "2")]
    assert aachen["way"] == ["strassburg", "palermo", "aachen"]
    assert aachen["payments"] == ["augsburg", "mailand", "nimwegen", "strassburg"]
    assert aachen["cost"] == 8
