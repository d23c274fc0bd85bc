"""Places as things stand, and how near the end is."""

from hoftag.core.outcome import Outcome
from hoftag.core.standing import end_in, final_standing, standing, standing_lines


def test_equal_points_share_a_place_and_the_next_one_is_left_out() -> None:
    assert standing((4, 9, 9, 2)) == [
        {"seat": 1, "place": 1, "points": 9, "behind": 0},
        {"seat": 2, "place": 1, "points": 9, "behind": 0},
        {"seat": 0, "place": 3, "points": 4, "behind": 5},
        {"seat": 3, "place": 4, "points": 2, "behind": 7},
    ]


def test_in_the_end_places_are_those_of_the_outcome() -> None:
    found = final_standing(Outcome([9, 9], [{}, {}], [2, 1], "districts"))
    assert [(one["seat"], one["place"], one["behind"]) for one in found] == [(1, 1, 0), (0, 2, 0)]


def test_a_sheet_says_both_and_only_places_once_the_game_is_over() -> None:
    end = end_in("end-rounds", round=2, left=3)
    assert end == {"key": "sheet-end-rounds", "args": {"round": 2, "left": 3}}
    places, nearing = standing_lines(standing((1, 3)), end)
    assert (places.key, nearing.key, nearing.args) == ("sheet-standing", "sheet-end-rounds", {"round": 2, "left": 3})
    assert [(item.args["seat"], item.args["behind"], item.tone) for item in places.items] == [
        (1, 0, "strong"),
        (0, 2, "plain"),
    ]
    assert len(standing_lines(standing((1, 3)), None)) == 1


def test_as_long_as_nobody_is_behind_a_sheet_says_the_end_alone() -> None:
    (line,) = standing_lines(standing((2, 2, 2)), end_in("end-rounds", round=1, left=4))
    assert line.key == "sheet-end-rounds"
