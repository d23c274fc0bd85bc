"""S-6.10: cards that are not in our box, but may be in an owner's: every moment and every number of the vocabulary."""

import pytest

from hoftag.games.staufer.meta import GAME
from tests.games.staufer.table import Table, given
from tests.rules import rules

POINT = [{"op": "gain_points", "n": 1}]


def privilege(timing: str, *effects: dict[str, object]) -> dict[str, object]:
    """The box with another royal table."""
    return {"privileges": [{"id": "royal_table", "timing": timing, "effect": list(effects) or POINT}]}


def round_end(**facts: object) -> Table:
    """One supply is left in the round; seat 0 has another royal table."""
    rest = [0, 0, *[1, 2, 3] * 3]
    facts = {"privileges": {0: ["royal_table"]}, **facts}
    return given(order=[0], supplied=rest, **facts)  # type: ignore[arg-type]


# --- when a privilege acts ------------------------------------------------------------------------------------------


@rules("S-6.5", "S-6.10")
@pytest.mark.parametrize(
    ("timing", "supply", "deployment"),
    [("supply", 1, 0), ("deploy", 0, 1), ("action", 1, 1), ("own_turn", 1, 1), ("scoring", 0, 0), ("on_take", 0, 0)],
)
def test_a_privilege_acts_with_every_action_that_it_names(timing: str, supply: int, deployment: int) -> None:
    overlay = privilege(timing)
    one = given(privileges={0: ["royal_table"]}, components=overlay).do("supply one_noble")
    assert (one.part(0, "privileges"), one.court(0)) == (supply, (4, 2))
    other = given(privileges={0: ["royal_table"]}, components=overlay, court={0: (9, 0)}).do("occupy strassburg 4")
    assert (other.part(0, "privileges"), other.office("strassburg", 4)) == (deployment, "0 envoy")


@rules("S-3.1", "S-6.5", "S-6.10")
@pytest.mark.parametrize(
    ("timing", "first_round", "last_round"),
    [("scoring", 1, 1), ("clean_up", 1, 0), ("final_scoring", 0, 1)],
)
def test_a_privilege_acts_in_every_phase_that_it_names(timing: str, first_round: int, last_round: int) -> None:
    overlay = privilege(timing)
    for number, points in ((1, first_round), (5, last_round)):
        table = round_end(components=overlay, in_round=number).do("supply no_figure")
        assert table.over is (number == 5)
        assert table.part(0, "privileges") == points


@rules("S-6.5")
def test_what_a_privilege_does_in_a_phase_is_done_seat_by_seat() -> None:
    table = round_end(components=privilege("scoring"), privileges={2: ["royal_table"], 1: ["royal_table"]})
    table.do("supply no_figure")
    scored = [event["seat"] for event in table.told("points") if event["part"] == "privileges"]
    assert scored == [1, 2]


# --- bringing home --------------------------------------------------------------------------------------------------


@rules("S-6.10", "S-8.1")
@pytest.mark.parametrize("keeps", [1, 2])
def test_as_many_come_home_as_the_card_says(keeps: int) -> None:
    """Two envoys and two nobles sit there, so that it is asked who comes, each time."""
    keep = {"op": "keep_seated_figure_per_scored_region", "n": keeps}
    table = round_end(
        components=privilege("clean_up", keep),
        offices={"palermo": {1: "0 noble", 2: "0 noble", 4: "0 envoy", 5: "0 envoy"}},
        regions=["palermo"],
        conditions=["b_king_region"],
    )
    table.do("supply no_figure")
    before = sum(table.court(0))
    for _ in range(keeps):
        assert (table.step, table.asked()) == ("choose-homecomer", ("bring-home", "S-6.10"))
        assert table.state.prompt(0).args == {"region": "palermo"}
        table.do("bring-home noble" if "bring-home noble" in table.legal() else "bring-home envoy")
    assert table.step == "turn"
    assert sum(table.court(0)) == before + keeps
    assert table.told("brought-home")[-1] == {"seat": 0, "figure": "noble", "region": "palermo"}
    assert table.told("vacated")[-1] == {"region": "palermo", "count": 4 - keeps}


# --- drawing chests -------------------------------------------------------------------------------------------------


def drawing(n: int, keep: int) -> dict[str, object]:
    return privilege("on_take", {"op": "draw_chests", "n": n, "keep": keep})


STOCK = {"royal_table": 1}
BUYER = {0: ["violet", "violet"]}


@rules("S-6.10")
def test_of_two_chests_drawn_one_is_kept() -> None:
    table = given(chests=BUYER, stock=STOCK, components=drawing(2, 1))
    table.do("take-privilege royal_table", chance=["brown", "turquoise_recall"])
    assert table.told("drew-chests") == [{"seat": 0, "chests": ["turquoise_recall", "brown"]}]
    assert (table.step, table.asked()) == ("keep-chest", ("keep-chest", "S-6.10"))
    assert table.state.prompt(0).args == {"count": 1}
    assert table.refusal("keep violet") == ("not-drawn", "S-6.10")
    assert table.refusal("supply no_figure") == ("keep-first", "S-6.10")
    table.do("keep brown")
    assert table.told("kept-chests") == [{"seat": 0, "chests": ["brown"]}]
    assert (table.chests(0), table.discards[-1]) == (["brown"], "turquoise_recall")


@rules("S-6.10")
def test_nobody_is_asked_which_of_two_chests_alike_or_of_as_many_as_may_be_kept() -> None:
    alike = given(chests=BUYER, stock=STOCK, components=drawing(2, 1))
    alike.do("take-privilege royal_table", chance=["brown", "brown"])
    assert (alike.step, alike.chests(0), alike.discards[-1]) == ("turn", ["brown"], "brown")
    both = given(chests=BUYER, stock=STOCK, components=drawing(2, 2))
    both.do("take-privilege royal_table", chance=["brown", "turquoise_recall"])
    assert both.told("kept-chests") == [{"seat": 0, "chests": ["turquoise_recall", "brown"]}]
    assert (both.step, both.chests(0)) == ("turn", ["turquoise_recall", "brown"])


@rules("S-6.10")
def test_of_three_chests_drawn_two_are_kept_one_after_the_other() -> None:
    table = given(chests=BUYER, stock=STOCK, components=drawing(3, 2))
    table.do("take-privilege royal_table", chance=["brown", "turquoise_recall", "turquoise_transfer"])
    assert table.state.prompt(0).args == {"count": 2}
    table.do("keep brown")
    assert table.state.prompt(0).args == {"count": 1}
    table.do("keep turquoise_transfer")
    assert (table.step, table.chests(0)) == ("turn", ["turquoise_transfer", "brown"])


@rules("S-6.10", "S-8.3")
def test_where_there_are_no_chests_none_is_drawn() -> None:
    """Nimwegen's bonus is drawn in the scoring: the pile is empty, and so are the discards."""
    overlay: dict[str, object] = {
        "privileges": privilege("scoring", {"op": "draw_chests", "n": 2, "keep": 1})["privileges"]
    }
    table = round_end(components=overlay, pile=[], conditions=["b_king_region"])
    before = table.chests(0)
    table.do("supply no_figure")
    assert table.told("drew-chests")[0] == {"seat": 0, "chests": []}
    assert table.told("kept-chests") == []
    assert table.chests(0) == before


@rules("S-6.10")
def test_a_position_between_drawing_and_keeping_is_saved_whole() -> None:
    overlay = drawing(3, 2)
    table = given(chests=BUYER, stock=STOCK, components=overlay)
    table.do("take-privilege royal_table", chance=["brown", "turquoise_recall", "turquoise_transfer"])
    game = GAME.with_components(overlay)
    again = Table(game.load(table.state.save()))
    assert again.state.digest() == table.state.digest()
    assert again.legal() == table.legal()


# --- deployments ----------------------------------------------------------------------------------------------------


@rules("S-5.2", "S-6.10")
def test_the_only_way_that_can_be_paid_is_taken_even_if_it_costs_nothing() -> None:
    """The way back is one region long, and that one is free: three figures pay for the office alone."""
    both = {0: ["return_road", "travel_writ"]}
    table = given(deployed=[1, 2], court={0: (3, 0)}, privileges=both).do("occupy mailand 4")
    assert table.told("travels") == [{"seat": 0, "way": "counter_clockwise"}]
    assert (table.court(0), table.paid(0)) == ((0, 0), {"nimwegen": (1, 0), "strassburg": (1, 0)})


@rules("S-5.9", "S-5.10")
def test_nobody_is_asked_who_pays_where_both_lie_down_in_one_region() -> None:
    """Back over Milan to Augsburg, and on to Milan: once a noble lies in Augsburg, both others go to Milan."""
    rights = {0: ["return_road", "office_grant"]}
    table = given(deployed=[1, 2], court={0: (2, 2)}, privileges=rights).do("occupy augsburg 4")
    table.do("stand envoy")
    assert table.legal() == ["pay", "pay-noble augsburg", "pay-noble mailand"]
    table.do("pay-noble augsburg")
    assert table.step == "turn"
    assert table.paid(0) == {"augsburg": (0, 1), "mailand": (1, 1)}


DEARER: dict[str, object] = {
    "chests": [{"id": "turquoise_office_rebate", "effect": [{"op": "office_cost_delta", "n": 1}]}]
}


@rules("S-6.2", "S-6.7", "Q-2")
def test_a_chest_that_makes_offices_dearer_is_offered_where_one_can_still_be_paid() -> None:
    use = "use turquoise_office_rebate"
    chests = {0: ["turquoise_office_rebate"]}
    rich = given(deployed=[1, 2], chests=chests, court={0: (4, 0)}, components=DEARER)
    assert use in rich.legal()
    assert rich.do(use).legal() == ["occupy nimwegen 3"]
    poor = given(deployed=[1, 2], chests=chests, court={0: (3, 0)}, components=DEARER)
    assert "occupy nimwegen 3" in poor.legal()
    assert use not in poor.legal()


@rules("S-6.7")
def test_the_first_office_of_aachen_is_an_office_like_others() -> None:
    places = {"aachen": range(2, 6), "augsburg": range(1, 5), "mailand": range(1, 6), "nimwegen": range(1, 4)}
    places |= {"palermo": range(1, 6), "strassburg": range(1, 5)}
    taken = {region: {place: f"{1 + place % 3} envoy" for place in found} for region, found in places.items()}
    table = given(
        king="aachen", deployed=[1, 2], chests={0: ["turquoise_office_rebate"]}, court={0: (9, 1)}, offices=taken,
        components=DEARER,
    )  # fmt: skip
    assert table.legal("occupy") == ["occupy aachen 1"]
    assert table.do("use turquoise_office_rebate").legal() == ["occupy aachen 1"]
