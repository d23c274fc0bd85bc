"""What the board is told of the box is what `components.toml` says."""

from tests.games.boxes import box_of, components


def test_the_box_that_the_board_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("kingsburg"), components("kingsburg")
    for one in data["advisors"]:
        shown = box["advisors"][one["id"]]
        assert (shown["rank"], shown["optional"]) == (one["rank"], one["optional"])
        options = [{"pay": option.get("pay", {}), "gain": option["gain"]} for option in one["options"]]
        assert shown["options"] == options
    assert box["buildings"] == {
        one["id"]: {
            "row": one["row"],
            "column": one["column"],
            "cost": [one["cost"][good] for good in ("gold", "wood", "stone")],
            "points": one["vp"],
        }
        for one in data["buildings"]
    }
    assert list(box["buildings"]) == [one["id"] for one in data["buildings"]], "prices are told in this order"
    assert box["enemies"] == {one["id"]: {"foe": one["type"], "strength": one["strength"]} for one in data["enemies"]}
    assert box["reconstructed"] == [one["id"] for one in data["governors"] if one["source"] == "reconstructed"]
    trades = {one["id"]: effect for one in data["buildings"] for effect in one["effects"] if "pay" in effect}
    assert box["trades"] == {name: {"pay": one["pay"], "gain": one["gain"]} for name, one in trades.items()}
    assert box["years"] == data["rules"]["years"]
