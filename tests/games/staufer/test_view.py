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
        {"place": 1, "seat": 3, "weight": 2, "points": 7},
        {"place": 2, "seat": 1, "weight": 2, "points": 4},
        {"place": 3, "seat": 0, "weight": 1, "points": 5},
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


@rules("S-5.7", "S-7.6", "S-7.7", "S-7.10")
def test_a_free_office_tells_what_a_scoring_would_bring_whoever_held_it() -> None:
    """An envoy further left wins the tie against a noble's two; a noble stands alone at the top."""
    table = given(
        offices={"aachen": {3: "1 noble", 5: "0 envoy"}},
        tiles={"aachen": "pt1", "augsburg": "pt2", "mailand": "pt3", "nimwegen": "pt4", "palermo": "pt5"},
    )
    assert table.actor == 0
    assert price(table, "aachen", 2)["would"] == [
        {"figure": "envoy", "place": 1, "points": 7},
        {"figure": "noble", "place": 1, "points": 7},
    ]
    assert price(table, "aachen", 4)["would"] == [
        {"figure": "envoy", "place": 2, "points": 4},
        {"figure": "noble", "place": 1, "points": 7},
    ]
    assert [one["figure"] for one in price(table, "aachen", 1)["would"]] == ["noble"]  # a noble's mark
    assert table.view()["regions"][0]["standing"][0]["seat"] == 1  # nothing has changed


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
    assert (told["way_cost"], told["office_cost"], told["cost"]) == (3, 5, 8)
    assert told["steps"] == 3
    once = dict.fromkeys(("palermo", "aachen", "augsburg", "mailand", "nimwegen"), 1)
    assert told["lays"] == {"strassburg": 2, **once}


@rules("S-5.4", "S-6.10")
def test_the_price_is_that_of_the_cheaper_way() -> None:
    table = given(privileges={0: ["return_road"]})
    there = price(table, "mailand", 1)
    assert (there["steps"], there["way"], there["way_cost"]) == (-1, ["mailand"], 1)
    assert there["cost"] == 1 + there["office_cost"]
    assert price(given(), "mailand", 1)["cost"] == 5 + there["office_cost"]
    same = price(table, "aachen", 2)
    assert (same["steps"], same["way"]) == (3, ["strassburg", "palermo", "aachen"]), "clockwise if both are as long"
    assert price(table, "nimwegen", 1)["steps"] == 0


@rules("S-3.6", "S-5.2")
def test_the_figures_for_an_office_are_told_with_the_envoy_of_the_track() -> None:
    table = given(court={0: (5, 1)})
    assert (table.own(0)["granted"], table.own(0)["figures"]) == (1, 7)
    assert {one["enough"] for one in table.own(0)["offices"] if one["cost"] <= 7} == {True}
    assert {one["enough"] for one in table.own(0)["offices"] if one["cost"] > 7} == {False}
    later = given(court={3: (5, 1)}, deployed=[0, 1], order=[3, 2, 1, 0, 3, 2, 1, 0, 2, 3]).own(3)
    assert (later["granted"], later["figures"]) == (0, 6)


@rules("S-3.4", "S-3.5", "S-3.6", "S-8.8")
def test_both_tracks_are_told_space_by_space() -> None:
    tracks = given(2, supplied=[0], deployed=[1, 0], order=[1, 0, 1]).view()["tracks"]
    assert [slot["seat"] for slot in tracks] == [0, None, None, None, 0, 1]
    assert [slot["track"] for slot in tracks] == ["supply", None, None, None, "deployment", "deployment"]
    for number, slot in enumerate(reversed(tracks)):
        assert slot["envoy"] == bool(GAME.box.envoy_spaces[2] >> number & 1), "counted from the right"


@rules("S-3.1")
def test_the_last_round_is_told() -> None:
    assert [given(in_round=number).view()["last_round"] for number in (1, 4, 5)] == [False, False, True]


@rules("S-5.6")
def test_figures_in_payment_areas_are_counted() -> None:
    table = given(paid={"mailand": {0: (2, 1), 2: (1, 0)}})
    assert region(table, "mailand")["paid"] == [
        {"seat": 0, "envoys": 2, "nobles": 1, "figures": 3},
        {"seat": 2, "envoys": 1, "nobles": 0, "figures": 1},
    ]
    assert region(table, "palermo")["paid"] == []


@rules("S-7.11")
def test_bonuses_are_told_by_place() -> None:
    overlay: dict[str, object] = {
        "regions": [{"id": "aachen", "bonus": {"first": [], "second": [{"op": "gain_points", "n": 9}], "third": []}}]
    }
    bonus = region(given(components=overlay), "aachen")["bonus"]
    assert bonus == [{"place": 2, "effects": [{"op": "gain_points", "n": 9, "extra": 0}]}]


def test_chests_are_told_by_kind() -> None:
    table = given(chests={0: ["brown", "turquoise_recall", "brown"]}, discards=["brown", "orange_pair", "brown"])
    told = table.view()["players"][0]["chests"]
    assert {one["chest"]: one["count"] for one in told} == {"turquoise_recall": 1, "brown": 2}
    view = table.view()
    assert {one["chest"]: one["count"] for one in view["discards"]} == {"orange_pair": 1, "brown": 2}
    assert view["discarded"] == 3


@rules("S-9.2", "S-9.3", "S-9.4")
def test_tasks_say_whether_they_count_by_rank_or_each_time() -> None:
    for task in given().own(0)["tasks"]:
        assert task["each"] == (len(task["worth"]) == 1)


@rules("S-5.9", "S-5.10")
def test_the_usual_payment_is_told_and_is_what_happens() -> None:
    """Three envoys and two nobles for four payments and an envoy on the office: the nobles lie where the king comes."""
    table = given(court={0: (3, 2)}, deployed=[1, 2], order=[0, 3, 3, 2, 1, 0, 3, 2, 1, 0])
    table.do("occupy strassburg 3", "stand envoy")
    assert table.step == "choose-payment"
    assert table.view()["turn"]["owed"] == dict.fromkeys(("strassburg", "palermo", "aachen", "augsburg"), 1)
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
    assert table.view()["turn"]["owed"] == {}


def test_what_was_reconstructed_is_named_and_what_a_source_tells_is_not() -> None:
    box = GAME.box_view()
    named = set(box["reconstructed"]["4"])
    assert {"office-aachen-1", "bonus-mailand", "chest-turquoise_recall", "tile-pt3", "privilege-precedence"} <= named
    assert not named & {"office-aachen-2", "chest-brown", "tile-pt1", "condition-b_king_region", "privilege-vp_8"}
    assert "track-deployment" not in named
    assert "track-deployment" in box["reconstructed"]["5"]
    assert box["chests"]["turquoise_recall"]["colour"] == "turquoise"
    assert [effect["op"] for effect in box["chests"]["orange_pair"]["effects"]] == ["gain_envoys", "gain_nobles"]
    assert (box["price"], box["turns"]) == (2, 3)
    assert box["brown"] == [2, 5, 9, 14, 20]
    assert box["corrected"] == {}


def test_what_is_told_only_in_part_is_named_for_the_rest_of_it() -> None:
    """Known spaces, cards and steps: with how many players, which of them and how often is ours."""
    named = {seats: set(names) for seats, names in GAME.box_view()["reconstructed"].items()}
    for seats in ("2", "3", "4", "5"):
        assert {"space-one_noble", "row-brown", "journey-steps"} <= named[seats]
    assert {"pile-vp_8", "pile-vp_7"} <= named["2"]
    assert "pile-vp_6" not in named["2"]
    assert "pile-vp_5" in named["4"]
    assert "pile-vp_8" not in named["5"], "with five players all cards are used"


def test_the_rest_of_what_is_told_in_part_may_be_corrected() -> None:
    overlay: dict[str, object] = {
        "supply_spaces": [{"id": "one_noble", "players": [2, 3, 4, 5]}],
        "brown_rows": [{"id": "row_of_4", "points": 15}],
        "victory_point_piles": [{"players": 2, "cards": ["vp_8", "vp_6"]}],
        "round_tiles_c": [{"id": f"c_{number}", "king_steps": 1} for number in range(1, 7)],
    }
    named = set(GAME.with_components(overlay).box_view()["reconstructed"]["2"])
    assert "space-two_envoys" in named
    assert not named & {"space-one_noble", "row-brown", "pile-vp_8", "pile-vp_6", "journey-steps"}


def test_what_an_owner_corrected_counts_and_is_not_called_reconstructed() -> None:
    overlay: dict[str, object] = {
        "chests": [{"id": "orange_points_3", "effect": [{"op": "gain_points", "n": 2}]}],
        "regions": [{"id": "aachen", "bonus": {"first": [{"op": "gain_points", "n": 9}]}}],
    }
    box = GAME.with_components(overlay).box_view()
    assert box["corrected"] == {"chest-orange_points_3": [{"op": "gain_points", "n": 2, "extra": 0}]}
    for named in box["reconstructed"].values():
        assert not {"chest-orange_points_3", "bonus-aachen"} & set(named)
        assert "bonus-palermo" in named
