"""What is asked, told and refused on the way, piece by piece."""

import pytest

from hoftag.core.events import SPECTATOR, Tell
from hoftag.games.staufer.components import TASK
from hoftag.games.staufer.meta import GAME
from tests.games.staufer.table import Table, given
from tests.rules import rules


def round_end(**facts: object) -> Table:
    """One supply of seat 0 is left in the round."""
    return given(order=[0], supplied=[0, 0, *[1, 2, 3] * 3], **facts)  # type: ignore[arg-type]


# --- set-up ---------------------------------------------------------------------------------------------------------


@rules("S-2.11", "S-2.5")
def test_tasks_are_told_to_their_owner_alone() -> None:
    tell = Tell()
    state = GAME.new(3, 1, tell=tell)
    for seat in range(3):
        (mine,) = [event for event in tell.events if event.key == "got-tasks" and event.seen_by(seat)]
        assert mine.args == {"seat": seat, "tasks": TASK.names(state.tasks[3 * seat : 3 * seat + 3])}
        assert mine.seen_by(SPECTATOR) is None
    (laid,) = [event for event in tell.events if event.key == "privileges"]
    assert len(laid.args["privileges"]) == 5  # type: ignore[arg-type]


# --- turns ----------------------------------------------------------------------------------------------------------


@rules("S-3.3", "S-3.4", "S-4.2", "S-4.3")
def test_a_supply_is_told() -> None:
    table = given(supply={"one_of_each": ["brown", "violet"]})
    assert (table.asked(), table.state.prompt(0).args) == (("action", "S-3.3"), {"count": 5})
    table.do("supply one_of_each")
    assert table.told("supplied") == [{"seat": 0, "space": "one_of_each"}]
    assert table.told("gained") == [
        {"seat": 0, "figure": "noble", "count": 1},
        {"seat": 0, "figure": "envoy", "count": 1},
    ]
    (taken,) = table.told("took-chests")
    assert (taken["seat"], sorted(table.chests(0))) == (0, ["brown", "violet"])


@rules("S-3.5", "S-5.5", "S-5.10", "S-5.11")
def test_a_deployment_is_asked_and_told() -> None:
    table = given(court={0: (3, 2)}, under={"strassburg": {3: ["brown"]}}, deployed=[1, 2])
    table.do("occupy strassburg 3")
    office = {"region": "strassburg", "place": "3"}
    assert table.told("deploys") == [{"seat": 0, **office}]
    assert (table.asked(), table.state.prompt(0).args) == (("stand", "S-5.10"), office)
    assert table.refusal("pay") == ("deploy-first", "S-5.2")
    table.do("stand noble")
    assert (table.step, table.asked()) == ("choose-payment", ("pay", "S-5.10"))
    regions = ["strassburg", "palermo", "aachen", "augsburg"]
    assert table.state.prompt(0).args == {"regions": regions, "nobles": 1}
    assert table.refusal("pay-noble mailand") == ("nothing-owed", "S-5.5")
    assert table.refusal("supply no_figure") == ("deploy-first", "S-5.2")
    usual = Table(table.state.copy()).do("pay")
    assert usual.told("stands") == [{"seat": 0, "figure": "noble", **office}]
    assert usual.told("paid") == [{"seat": 0, "regions": regions}]
    assert usual.told("took-chests") == [{"seat": 0, "chests": ["brown"]}]
    table.do("pay-noble palermo")
    assert table.told("paid-noble") == [{"seat": 0, "region": "palermo"}]
    assert table.told("stands") == [{"seat": 0, "figure": "noble", **office}]
    assert table.told("paid") == [{"seat": 0, "regions": ["strassburg", "aachen", "augsburg"]}]
    assert table.told("took-chests") == [{"seat": 0, "chests": ["brown"]}]


@rules("S-5.4", "S-6.10")
def test_a_way_is_asked_for_and_told() -> None:
    table = given(deployed=[1, 2], court={0: (8, 0)}, privileges={0: ["return_road"]}).do("occupy mailand 4")
    assert (table.asked(), table.state.prompt(0).args) == (("travel", "S-6.10"), {"region": "mailand"})
    assert table.refusal("pay") == ("deploy-first", "S-5.2")
    assert table.do("travel clockwise").told("travels") == [{"seat": 0, "way": "clockwise"}]


@rules("S-3.7", "S-3.8")
def test_the_end_of_a_turn_is_told() -> None:
    table = given(chests={0: ["violet", "violet"]}).do("supply no_figure")
    assert table.asked() == ("finish", "S-3.7")
    assert table.refusal("supply no_figure") == ("action-taken", "S-3.8")
    assert table.do("end-turn").told("ended-turn") == [{"seat": 0}]


@rules("S-6.4")
def test_a_privilege_is_told() -> None:
    table = given(chests={0: ["violet", "violet"]}).do("take-privilege vp_8")
    assert table.told("took-privilege") == [{"seat": 0, "privilege": "vp_8"}]
    assert table.told("points") == [{"seat": 0, "points": 8, "part": "privileges"}]


@rules("S-6.2", "S-6.7")
def test_chests_at_work_say_what_they_are_for() -> None:
    chests = {0: ["turquoise_double_muster", "turquoise_free_travel"]}
    table = given(chests=chests, court={0: (9, 0)}).do("use turquoise_free_travel")
    assert table.told("used") == [{"seat": 0, "chest": "turquoise_free_travel"}]
    assert table.asked() == ("deploy-now", "S-6.7")
    assert table.refusal("supply no_figure") == ("deploy-only", "S-6.7")
    assert given(chests=chests).do("use turquoise_double_muster").asked() == ("supply-now", "S-6.7")


# --- figures --------------------------------------------------------------------------------------------------------


@rules("S-4.6", "S-4.7", "S-4.8")
def test_a_shortage_is_asked_and_told() -> None:
    table = given(court={0: (13, 3)}, paid={"aachen": {0: (1, 0)}, "palermo": {0: (1, 0)}}).do("supply two_envoys")
    assert table.asked() == ("shortage-envoy", "S-4.6")
    assert table.legal() == ["take-back envoy aachen", "take-back envoy palermo", "decline"]
    assert table.refusal("take-back envoy mailand") == ("none-there", "S-4.6")
    assert table.refusal("take-envoy") == ("noble-first", "S-4.7")
    assert table.refusal("supply no_figure") == ("shortage-first", "S-4.6")
    table.do("take-back envoy palermo")
    assert table.told("took-back") == [{"seat": 0, "figure": "envoy", "region": "palermo"}]
    assert table.do("decline").told("went-without") == [{"seat": 0}]


@rules("S-4.6", "S-4.7")
def test_the_lack_of_a_noble_is_asked_for_by_what_there_is() -> None:
    nobles = given(court={0: (4, 2)}, paid={"aachen": {0: (1, 1)}}).do("supply one_noble")
    assert nobles.asked() == ("shortage-noble", "S-4.6")
    assert nobles.legal() == ["take-back noble aachen", "decline"]
    assert nobles.refusal("take-back envoy aachen") == ("not-that-figure", "S-4.6")
    envoys = given(court={0: (4, 3)}).do("supply one_noble")
    assert (envoys.asked(), envoys.legal()) == (("shortage-envoy-instead", "S-4.7"), ["take-envoy", "decline"])
    assert envoys.do("take-envoy").told("gained") == [{"seat": 0, "figure": "envoy", "count": 1}]


@rules("S-6.10")
def test_promotions_transfers_and_recalls_are_asked_and_told() -> None:
    office = {"region": "aachen", "place": "3"}
    offices = {"aachen": {3: "0 envoy"}, "palermo": {2: "0 envoy"}}
    table = given(chests={0: ["turquoise_promotion"]}, offices=offices).do("use turquoise_promotion")
    assert table.asked() == ("promote", "S-6.10")
    table.do("promote aachen 3")
    assert (table.asked(), table.state.prompt(0).args) == (("bring-noble", "S-6.10"), office)
    assert table.refusal("supply no_figure") == ("choose-figure-first", "S-6.10")
    assert table.do("bring-noble court").told("promoted") == [{"seat": 0, **office}]

    table = given(chests={0: ["turquoise_transfer"]}, offices=offices).do("use turquoise_transfer")
    assert table.asked() == ("transfer", "S-6.10")
    table.do("transfer aachen 3")
    assert (table.asked(), table.state.prompt(0).args) == (("transfer-to", "S-6.10"), office)
    assert table.refusal("supply no_figure") == ("choose-figure-first", "S-6.10")
    table.do("transfer-to augsburg 4")
    moved = {"seat": 0, "figure": "envoy", "from_region": "aachen", "region": "augsburg", "place": "4"}
    assert table.told("transferred") == [moved]

    paid = {"palermo": {0: (2, 1)}, "aachen": {0: (0, 1)}}
    table = given(chests={0: ["turquoise_recall"]}, paid=paid).do("use turquoise_recall")
    assert table.asked() == ("recall-region", "S-6.10")
    assert table.refusal("supply no_figure") == ("recall-first", "S-6.10")
    assert table.do("recall palermo").told("recalled") == [{"seat": 0, "region": "palermo", "count": 3}]


@rules("S-6.1", "Q-7")
def test_the_order_of_orange_chests_is_asked_and_told() -> None:
    overlay: dict[str, object] = {
        "chests": [{"id": "orange_points_3", "effect": [{"op": "recall_figures", "n": 2}]}],
    }
    table = given(
        supply={"no_figure": ["orange_points_3", "orange_points_4"]}, paid={"aachen": {0: (2, 1)}}, components=overlay
    ).do("supply no_figure")
    assert (table.asked(), table.state.prompt(0).args) == (
        ("resolve", "Q-7"),
        {"chests": ["orange_points_3", "orange_points_4"]},
    )
    assert table.refusal("supply no_figure") == ("resolve-first", "Q-7")
    table.do("resolve orange_points_3")
    assert table.told("resolves") == [{"seat": 0, "chest": "orange_points_3"}]
    assert (table.asked(), table.state.prompt(0).args) == (("recall-figure", "S-6.10"), {"count": 2})
    assert table.legal() == ["take-back envoy aachen", "take-back noble aachen", "decline"]
    assert table.refusal("take-back envoy mailand") == ("none-there", "S-6.10")
    assert table.refusal("supply no_figure") == ("recall-first", "S-6.10")
    table.do("take-back noble aachen")
    assert table.told("took-back") == [{"seat": 0, "figure": "noble", "region": "aachen"}]
    assert table.state.prompt(0).args == {"count": 1}
    table.do("decline")
    assert table.told("went-without") == [{"seat": 0}]
    assert table.part(0, "chests") == 4


# --- the end of a round ---------------------------------------------------------------------------------------------


@rules("S-7.1", "S-7.3", "S-7.10", "S-8.1", "S-8.2", "S-8.4", "S-8.5", "S-8.7")
def test_the_end_of_a_round_is_told() -> None:
    table = round_end(
        offices={"palermo": {1: "1 noble", 4: "0 envoy"}},
        paid={"strassburg": {0: (2, 1), 3: (1, 0)}},
        regions=["palermo", "aachen"],
        conditions=["b_king_region", "b_most_chests"],
        journeys=["c_1"],
    )
    table.do("supply no_figure")
    two = {"region": "palermo", "second_region": "nimwegen", "condition": "b_king_region"}
    assert table.told("two-regions") == [two]
    assert table.told("region-scored") == [{"region": "palermo"}]
    assert table.told("nobody-there") == [{"region": "nimwegen"}]
    assert table.told("ranked") == [
        {"seat": 1, "place_number": 1, "region": "palermo"},
        {"seat": 0, "place_number": 2, "region": "palermo"},
    ]
    assert table.told("vacated") == [{"region": "palermo", "count": 2}]
    assert table.told("refilled") == [{}]
    assert table.told("king-moved") == [{"region": "strassburg", "count": 1}]
    assert table.told("returned") == [{"seat": 0, "count": 3}, {"seat": 3, "count": 1}]
    assert table.told("round") == [{"round": 2, "region": "aachen", "condition": "b_most_chests"}]


@rules("S-7.5")
def test_one_region_that_is_scored_for_both_reasons_is_told() -> None:
    table = round_end(regions=["nimwegen"], conditions=["b_king_region"]).do("supply no_figure")
    same = {"region": "nimwegen", "second_region": "nimwegen", "condition": "b_king_region"}
    assert (table.told("same-region"), table.told("two-regions")) == ([same], [])


@rules("S-9.2", "S-9.6", "S-9.8")
@pytest.mark.parametrize("tied", [False, True])
def test_the_end_of_the_game_is_told(tied: bool) -> None:
    table = round_end(
        in_round=5,
        points={0: 40, 1: 40 if tied else 30},
        chests={} if tied else {0: ["brown", "brown"]},
        conditions=["b_king_region"] * 5,
    )
    assert table.do("supply no_figure").over
    tasks = [(event["seat"], event["task"]) for event in table.told("task")]
    assert tasks == [(seat, TASK.ids[table.state.tasks[3 * seat + n]]) for seat in range(4) for n in range(3)]
    scores = table.state.outcome().scores
    assert table.told("scored") == [{"seat": seat, "points": points} for seat, points in enumerate(scores)]
    if tied:
        assert table.told("shared-win") == [{"seat": 0, "points": 40}, {"seat": 1, "points": 40}]
    else:
        (brown,) = table.told("brown")
        assert (brown["seat"], brown["count"]) == (0, 2)
        assert brown["points"] == table.part(0, "brown_chests") > 0
        assert table.told("won") == [{"seat": 0, "points": scores[0]}]
