"""How a game ended."""

from collections.abc import Sequence
from typing import TypedDict


class OutcomeView(TypedDict):
    """An outcome as it stands in a view."""

    scores: list[int]
    parts: list[dict[str, int]]
    places: list[int]
    broke_tie: str | None


class Outcome:
    """How a game ended: scores with their parts, places (1 is best, shared where tied), and what broke a tie."""

    __slots__ = ("broke_tie", "parts", "places", "scores")

    def __init__(
        self, scores: list[int], parts: list[dict[str, int]], places: list[int], broke_tie: str | None = None
    ) -> None:
        """Take the result as the rules found it; `parts` are named `part-<name>` in words."""
        self.scores = scores
        self.parts = parts
        self.places = places
        self.broke_tie = broke_tie

    def winners(self) -> list[int]:
        """Everybody in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shares(self) -> list[float]:
        """The win, shared equally among the winners."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]

    def to_json(self) -> OutcomeView:
        """All of it, for records and clients."""
        return {"scores": self.scores, "parts": self.parts, "places": self.places, "broke_tie": self.broke_tie}


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from comparable results, highest first; equal results share the better place."""
    return [1 + sum(other > key for other in keys) for key in keys]
