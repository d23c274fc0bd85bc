"""What the board is told of the box is what `components.toml` says."""

from tests.games.boxes import box_of, components


def test_the_box_that_the_board_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("tumult_royal"), components("tumult_royal")
    constants = {one["id"]: one["value"] for one in data["constants"]}
    assert box["statues"] == constants["statues_to_win_at_once"]
    assert box["crown_cost"] == constants["crown_supporter_cost"]
    assert box["tumult_loss"] == constants["tumult_supporter_loss"]
    assert box["player_short"] == constants["player_short_gain_each"]
    assert box["all_supporters"] == sum(one["value"] * one["count"] for one in data["supporter_tokens"])
    for one in data["field_types"]:
        shown = box["fields"][one["id"]]
        assert (shown["statues"], shown["cost"]) == (one["statues"], one["cost"])
        far = {good: constants["remote_cost_factor"] * part for good, part in one["cost"].items()}
        assert shown["far"] == (far if one["remote"] else None)
    spaces = [(one["statues"], one.get("threshold")) for one in data["chronicle_spaces"]]
    assert [(one["statues"], one["limit"]) for one in box["spaces"]] == spaces
    areas = [(one["from_deg"], one["to_deg"], one["value"]) for one in data["spinner_areas"]]
    assert [(one["start"], one["end"], one["number"]) for one in box["spinner"]] == areas
    assert box["supporters"] == {str(one["players"]): one["each"] for one in data["starting_supporters"]}
    assert box["reconstructed"] == [one["id"] for one in data["region_tiles"] if one["source"] == "reconstructed"]
