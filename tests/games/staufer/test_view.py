"""What the view tells beforehand: prices, ways, payments, majorities, and what of the box was reconstructed."""

from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.view_parts import PriceView, RegionView
from tests.games.staufer.table import Table, given
from tests.rules import rules


def region(table: Table, name: str) -> RegionView:
    """What is shown of a region."""
    return next(one for one in table.view()["regions"] if one["region"] == name)


def price(table: Table, name: str, place: int) -> PriceView:
    """What the seat to move is told of a free office."""
    offices = table.own(table.actor)["offices"]
    return next(one for one in offices if one["region"] == name and one["place"] == str(place))


@rules("S-7.6", "S-7.7", "S-7.10")
def test_every_region_shows_what_a_scoring_would_bring_as_things_stand() -> None:
    """T-10 and T-11: Gabi 2 envoys, Günter 1 noble further right, Rudi 1 envoy; the tile says 7/4/3."""
    table = given(
        offices={"aachen": {2: "3 envoy", 3: "1 noble", 4: "3 envoy", 5: "0 envoy"}},
        tiles={"aachen": "pt1", "augsburg": "pt2", "mailand": "pt3", "nimwegen": "pt4", "palermo": "pt5"},
        privileges={0: ["representation"]},
    )
    assert region(table, "aachen")["standing"] == [
        {"seat": 3, "weight": 2, "points": 7},
        {"seat": 1, "weight": 2, "points": 4},
        {"seat": 0, "weight": 1, "points": 5},
    ]
    assert region(table, "palermo")["standing"] == []


@rules("S-7.2", "S-7.4")
def test_every_region_shows_what_the_condition_of_the_round_looks_at() -> None:
    paid = {"mailand": {0: (2, 1), 2: (1, 0)}}
    table = given(conditions=["b_most_payment_figures"], paid=paid)
    assert table.view()["second_region"] == "mailand"
    assert [one["measured"] for one in table.view()["regions"] if one["measured"]] == [4]
    table = given(conditions=["b_king_region"], king="palermo", paid=paid)
    assert table.view()["second_region"] == "palermo"
    assert {one["measured"] for one in table.view()["regions"]} == {None}


@rules("S-8.4", "S-8.5")
def test_the_way_of_the_king_is_told_beforehand() -> None:
    assert given(journeys=["c_6"]).view()["journey"] == ["strassburg", "palermo", "aachen"]
    assert given(in_round=5).view()["journey"] == []


@rules("S-5.4", "S-5.5")
def test_the_whole_price_of_an_office_is_told_before_it_is_paid() -> None:
    """T-7: Aachen, number 5, with the king in Nijmegen; eight figures in all."""
    told = price(given(deployed=[0, 1], order=[3, 2, 1, 0, 3, 2, 1, 0, 2, 3]), "aachen", 2)
    assert told["way"] == ["strassburg", "palermo", "aachen"]
    assert told["payments"] == ["augsburg", "mailand", "nimwegen", "strassburg"]
    assert told["cost"] == 8
    assert told["back"] is None


@rules("S-3.6", "S-5.4")
def test_the_other_way_round_and_the_envoy_of_the_track_are_told_as_well() -> None:
    table = given(privileges={0: ["return_road"]})
    assert price(table, "aachen", 2)["back"] == ["mailand", "augsburg", "aachen"]
    assert price(table, "nimwegen", 1)["back"] is None
    assert table.own(0)["granted"] == 1
    assert given(deployed=[0, 1], order=[3, 2, 1, 0, 3, 2, 1, 0, 2, 3]).own(3)["granted"] == 0


@rules("S-5.9", "S-5.10")
def test_the_usual_payment_is_told_and_is_what_happens() -> None:
    """Three envoys and two nobles for four payments and an envoy on the office: the nobles lie where the king comes."""
    table = given(court={0: (3, 2)}, deployed=[1, 2], order=[0, 3, 3, 2, 1, 0, 3, 2, 1, 0])
    table.do("occupy strassburg 3", "stand envoy")
    assert table.step == "choose-payment"
    usual = table.view()["turn"]["usual"]
    assert usual == [
        {"region": "strassburg", "figure": "noble"},
        {"region": "palermo", "figure": "noble"},
        {"region": "aachen", "figure": "envoy"},
        {"region": "augsburg", "figure": "envoy"},
    ]
    table.do("pay")
    assert table.paid(0) == {
        one["region"]: (int(one["figure"] == "envoy"), int(one["figure"] == "noble")) for one in usual
    }
    assert table.view()["turn"]["usual"] == []


def test_what_was_reconstructed_is_named_and_what_a_source_tells_is_not() -> None:
    box = given().view()["box"]
    named = set(box["reconstructed"])
    assert {"office-aachen-1", "bonus-mailand", "chest-turquoise_recall", "tile-pt3", "privilege-precedence"} <= named
    assert not named & {"office-aachen-2", "chest-brown", "tile-pt1", "condition-b_king_region", "space-no_figure"}
    assert "track-deployment" not in named
    assert "track-deployment" in given(5).view()["box"]["reconstructed"]
    assert box["chests"]["turquoise_recall"]["colour"] == "turquoise"
    assert [effect["op"] for effect in box["chests"]["orange_pair"]["effects"]] == ["gain_envoys", "gain_nobles"]
    assert box["price"] == 2
    assert box["brown"] == [2, 5, 9, 14, 20]
    assert box["corrected"] == {}


def test_what_an_owner_corrected_counts_and_is_not_called_reconstructed() -> None:
    overlay: dict[str, object] = {
        "chests": [{"id": "orange_points_3", "effect": [{"op": "gain_points", "n": 2}]}],
        "regions": [{"id": "aachen", "bonus": {"first": [{"op": "gain_points", "n": 9}]}}],
    }
    box = given(components=overlay).view()["box"]
    assert box["corrected"] == {"chest-orange_points_3": [{"op": "gain_points", "n": 2, "extra": 0}]}
    assert not {"chest-orange_points_3", "bonus-aachen"} & set(box["reconstructed"])
    assert "bonus-palermo" in box["reconstructed"]


def test_the_box_is_told_for_every_number_of_players() -> None:
    box = GAME.box_view()
    table = given(5).view()["box"]
    assert (box["chests"], box["price"], box["brown"]) == (table["chests"], table["price"], table["brown"])
    assert box["reconstructed"]["5"] == table["reconstructed"]
    assert box["reconstructed"]["4"] == given(4).view()["box"]["reconstructed"]
