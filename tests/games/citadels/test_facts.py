"""What the board is told of the box is what `components.toml` says."""

from tests.games.boxes import box_of, components


def test_the_box_that_the_board_shows_is_the_one_that_is_played() -> None:
    data = components("citadels")
    assert box_of("citadels") == {
        "city_size": data["scoring"]["city_size"],
        "characters": {one["id"]: one["income_colour"] or None for one in data["characters"]},
        "districts": {
            one["id"]: {"colour": one["colour"], "cost": one["cost"], "points": one["points"]}
            for one in data["districts"]
        },
    }
