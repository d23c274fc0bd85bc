"""The windows a table is seen in, and the moments of each game that show what may go wrong."""

import re
from typing import NamedTuple

from hoftag.core import words

LANGUAGES = tuple(sorted(words.LANGUAGES))
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

# Those that come first are looked at in every run of the tests. What follows a name goes to the page: an open panel,
# pinned fields.
MOMENTS: dict[str, tuple[str, ...]] = {
    "citadels": (
        "draft-4",
        "build-7",
        "build-4",
        "magician-4",
        "over-7",
        "draft-7",
        "build-4&side=log",
        "first-3",
        "destroyed-4",
        "build-4&side=rules",
    ),
    "kingsburg": (
        "place-4",
        "build-5",
        "place-5",
        "winter-4",
        "over-4",
        "governors-4",
        "place-4&side=table",
        "place-first-4",
        "muster-4",
    ),
    "staufer": (
        "action-5",
        "first-3",
        "pay-3",
        "privilege-3",
        "scored-4",
        "over-5",
        "action-5&side=chat",
        "pick-3",
        "transfer-3",
    ),
    "tumult_royal": (
        "hold-4",
        "grab-4",
        "place-4",
        "hold-4&pins=5",
        "grab-4&pins=5",
        "pay-4",
        "over-4",
        "first-4",
        "least-4",
        "goal-2",
        "punished-4",
        "place-4&side=notes",
    ),
}

# Which quarter of the sample a game is: what is seen of it is the same whichever other games there are.
SHARES: dict[str, int] = {
    "citadels": 0,
    "kingsburg": 1,
    "staufer": 2,
    "tumult_royal": 3,
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


def everything(games: tuple[str, ...] = tuple(MOMENTS)) -> list[Sight]:
    """All moments in all windows and all languages, by day."""
    return [
        Sight(game, moment, seen_in, language, "light")
        for seen_in in WINDOWS
        for game in games
        for moment in MOMENTS[game]
        for language in LANGUAGES
    ]


def sample() -> list[Sight]:
    """Each window with two games; languages and lights alternate."""
    found = []
    for game, share in SHARES.items():
        for turn in range(len(WINDOWS) // 2):
            moment = MOMENTS[game][turn % len(MOMENTS[game])]
            seen_in = WINDOWS[2 * turn + share // 2]
            found.append(Sight(game, moment, seen_in, LANGUAGES[turn % len(LANGUAGES)], THEMES[(turn + share) % 2]))
    return found
