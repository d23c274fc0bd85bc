"""What the board is told of the box is what `components.toml` says."""

from tests.games.boxes import box_of, components


def test_the_box_that_the_board_shows_is_the_one_that_is_played() -> None:
    box, data = box_of("staufer"), components("staufer")
    assert {name: one["colour"] for name, one in box["chests"].items()} == {
        one["id"]: one["colour"] for one in data["chests"]
    }
    for one in data["chests"]:
        shown = [effect["op"] for effect in box["chests"][one["id"]]["effects"]]
        assert shown == [effect["op"] for effect in one.get("effect", [])]
    assert box["turns"] == data["meta"]["action_figures_per_player"]
    assert list(box["reconstructed"]) == ["2", "3", "4", "5"]
