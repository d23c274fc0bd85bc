"""The court: eight figures who take the seats of bots. They differ by name and face alone, not in how they play."""

import hashlib
from collections.abc import Iterable
from typing import Final

FIGURES: Final = {
    "adelheid": "Adelheid",
    "gero": "Gero",
    "yusuf": "Yusuf",
    "kunigunde": "Kunigunde",
    "till": "Till",
    "otto": "Otto",
    "mechthild": "Mechthild",
    "lothar": "Lothar",
}
"""Their names; they are the same in every language."""
BY_NAME: Final = {name: figure for figure, name in FIGURES.items()}


def comers(key: str, taken: Iterable[str]) -> list[str]:
    """Who may sit down at the table with this key, in the order in which they come; these names are taken."""
    names = {name.casefold() for name in taken}
    free = [figure for figure, name in FIGURES.items() if name.casefold() not in names]
    return sorted(free, key=lambda figure: hashlib.sha256(f"{key}:{figure}".encode()).digest())
