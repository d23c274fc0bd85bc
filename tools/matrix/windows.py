"""The windows a table is seen in, and the moments of each game that show what may go wrong."""

import re
from typing import NamedTuple

LANGUAGES = ("de", "en")
THEMES = ("light", "dark")

LARGEST_PHONE = 500
"""Whoever is narrower on the shorter side is a phone."""


class Window(NamedTuple):
    """So many CSS pixels, with fingers or a mouse."""

    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def phone(self) -> bool:
        return min(self.width, self.height) < LARGEST_PHONE

    @property
    def most_nodes(self) -> int:
        """What a board may consist of."""
        return 3000 if self.phone else 6000


SCREENS = ((1920, 1080), (1440, 900), (1366, 768), (1366, 640), (1280, 720), (1024, 768))
TABLETS = ((820, 1180), (768, 1024))
PHONES = ((412, 915), (390, 844), (360, 640))
WINDOWS = (
    *(Window(*size, touch=False) for size in SCREENS),
    *(Window(*size, touch=True) for size in TABLETS),
    *(Window(*size, touch=True) for size in PHONES),
    *(Window(height, width, touch=True) for width, height in PHONES),
)

# What follows the name goes to the page: an open panel, pinned fields.
MOMENTS: dict[str, tuple[str, ...]] = {
    "citadels": (
        "first-3",
        "draft-4",
        "draft-7",
        "build-4",
        "build-7",
        "magician-4",
        "destroyed-4",
        "over-7",
        "build-4&side=log",
        "build-4&side=rules",
    ),
    "kingsburg": (
        "place-first-4",
        "place-4",
        "place-5",
        "build-5",
        "winter-4",
        "muster-4",
        "governors-4",
        "over-4",
        "place-4&side=table",
    ),
    "staufer": (
        "first-3",
        "action-5",
        "pay-3",
        "pick-3",
        "privilege-3",
        "scored-4",
        "transfer-3",
        "over-5",
        "action-5&side=chat",
    ),
    "tumult_royal": (
        "first-4",
        "grab-4",
        "grab-4&pins=5",
        "hold-4",
        "hold-4&pins=5",
        "least-4",
        "goal-2",
        "place-4",
        "pay-4",
        "punished-4",
        "over-4",
        "place-4&side=notes",
    ),
}


def window(text: str) -> Window:
    """As `390x844`; one that is in no list has fingers if it is small."""
    size = re.fullmatch(r"(\d+)x(\d+)", text)
    if size is None:
        raise ValueError(f"'{text}' is no window: write it as 390x844")
    width, height = int(size[1]), int(size[2])
    known = (one for one in WINDOWS if (one.width, one.height) == (width, height))
    return next(known, Window(width, height, touch=min(width, height) < LARGEST_PHONE))


class Sight(NamedTuple):
    """What is looked at: a moment of a game in a window."""

    game: str
    moment: str
    window: Window
    language: str
    theme: str

    @property
    def address(self) -> str:
        """Below that of the server."""
        return f"/src/dev/table.html?at={self.game}/{self.moment}&lang={self.language}&theme={self.theme}"
