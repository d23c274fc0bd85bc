"""The great moments of the games, each found in a game between bots: what happens, and how long it is looked at."""

from importlib import import_module
from typing import Any, Final, NamedTuple

from hoftag.core.game import Document
from hoftag.core.match import Match
from tools.moments.recording import KEPT_STEPS, SEEDS, Album, play, snapshot

SEATS: Final = 4
VIEWER: Final = 1
CHANCE: Final = 9
"""One move in so many is a random one, as in the recorded moments."""


class Scene(NamedTuple):
    """Something that happens at a table."""

    game: str
    name: str
    event: str
    """What is told when it happens; nothing is the end of the game."""
    every: int
    """Milliseconds between two pictures."""
    early: int = 2
    """It is among so many first things that its step tells."""
    gold: int = 0
    """At least so much of it."""
    part: str = ".board"
    """What of the table is looked at."""
    columns: int = 4
    """So many pictures side by side."""

    def happens(self, match: Match) -> bool:
        if not self.event:
            return match.state.is_over()
        first = told(match)[: self.early]
        return any(one["event"] == self.event and amount(one, self.gold) >= self.gold for one in first)


def amount(event: Document, otherwise: int) -> int:
    gold = event.get("gold", otherwise)
    assert isinstance(gold, int)
    return gold


def told(match: Match) -> list[Document]:
    """What the newest step tells the viewer."""
    return [seen.to_json() for event in match.log[match.version] if (seen := event.seen_by(VIEWER))]


EARLIEST: Final = 60
"""Moves until the boards have something to show."""
SCENES: Final = (
    Scene("citadels", "reveal", "revealed", 120),
    Scene("citadels", "murder", "named-victim", 80),
    Scene("citadels", "theft", "robbed", 150, early=4, gold=3),
    Scene("citadels", "gold", "took-gold", 60),
    Scene("citadels", "building", "built", 100),
    Scene("citadels", "destroyed", "destroyed", 100),
    Scene("citadels", "finale", "", 700, part="body"),
    Scene("kingsburg", "dice", "rolled", 150, early=4, part=".tray", columns=2),
    Scene("kingsburg", "building", "built", 100),
    Scene("kingsburg", "winter", "enemy", 800, early=9),
    Scene("kingsburg", "finale", "", 900, part="body"),
    Scene("staufer", "procession", "king-moved", 150, early=9),
    Scene("staufer", "scoring", "region-scored", 500, early=9),
    Scene("staufer", "finale", "", 800, part="body"),
    Scene("tumult_royal", "spinner", "spun", 250, early=9),
    Scene("tumult_royal", "crowd", "tumult", 600, early=12),
    Scene("tumult_royal", "statue", "placed", 100),
    Scene("tumult_royal", "finale", "", 700, part="body"),
)


def scene(game: str, name: str) -> Scene:
    return next(one for one in SCENES if (one.game, one.name) == (game, name))


def film(scene: Scene) -> list[Document]:
    """The moment before, as a client knows it, and the one to which the next move leads."""
    album: Album[Any] = import_module(f"tools.moments.{scene.game}").ALBUM
    for seed in SEEDS:
        for match in play(album.game, SEATS, seed, CHANCE, {}):
            if match.version > EARLIEST and scene.happens(match):
                return around(album, seed, match.version)
    raise LookupError(f"there is no {scene.name} in {scene.game}")


def around(album: Album[Any], seed: int, version: int) -> list[Document]:
    """Plays the same game again: what was before this version is gone when it is found."""
    found: list[Document] = []
    for match in play(album.game, SEATS, seed, CHANCE, {}):
        if match.version == version - 1:
            found.append(snapshot(album, match, VIEWER, max(0, version - KEPT_STEPS), why=False))
        elif match.version == version:
            return [*found, snapshot(album, match, VIEWER, version, why=False)]
    raise LookupError(f"the game has no version {version}")
