"""What a board shows of the box itself, as its owner corrected it."""

from typing import Literal, TypedDict

from hoftag.games.citadels.components import CHARACTER, COLOUR, DISTRICT, CitadelsBox

Colour = Literal["green", "yellow", "blue", "red", "purple"]
COLOURS: dict[str, Colour] = {"green": "green", "yellow": "yellow", "blue": "blue", "red": "red", "purple": "purple"}


class DistrictFacts(TypedDict):
    """A card."""

    colour: Colour
    cost: int
    points: int


class BoxView(TypedDict):
    """Cards and numbers; the characters by rank, each with the colour that brings it income."""

    city_size: int
    characters: dict[str, Colour | None]
    districts: dict[str, DistrictFacts]


def facts(box: CitadelsBox) -> BoxView:
    """Everything a board has to know to draw a card."""
    return {
        "city_size": box.city_size,
        "characters": {
            name: COLOURS[COLOUR.ids[colour]] if colour >= 0 else None
            for name, colour in zip(CHARACTER.ids, box.income_colour, strict=True)
        },
        "districts": {
            name: {"colour": COLOURS[COLOUR.ids[box.colour[kind]]], "cost": box.cost[kind], "points": box.points[kind]}
            for kind, name in enumerate(DISTRICT.ids)
        },
    }
